"""The build hook: catalogues compiled, lessons indexed, and the data packed into the wheel.

An editable install reads lessons/, puzzles/ and locales/ where they stand, so there the `.mo` files are
written beside their `.po`. A wheel carries the three folders under `tutor/_data/`.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA = ("lessons", "puzzles", "locales")


class TutorBuildHook(BuildHookInterface):
    """Called by hatchling for each target; only wheels (editable or not) need anything made."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and index, then tell hatchling what belongs into the wheel."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        if version == "editable":
            compile_catalogues(root / "locales", root / "locales")
            write_index(root, root / "tutor" / "_data" / "lessons.json")
            return
        self._scratch = tempfile.TemporaryDirectory()
        made = Path(self._scratch.name)
        compile_catalogues(root / "locales", made / "locales")
        write_index(root, made / "lessons.json")
        include = build_data["force_include"]
        for name in DATA:
            for path in sorted((root / name).rglob("*")):
                if path.is_file() and path.suffix in (".yaml", ".po"):
                    include[str(path)] = f"tutor/_data/{path.relative_to(root).as_posix()}"
        for path in sorted(made.rglob("*")):
            if path.is_file():
                include[str(path)] = f"tutor/_data/{path.relative_to(made).as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop the scratch folder once the wheel is written."""
        scratch = getattr(self, "_scratch", None)
        if scratch is not None:
            scratch.cleanup()


def compile_catalogues(source: Path, target: Path) -> list[Path]:
    """Compile every `.po` below `source` to the same place below `target`; gives the files written."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    written = []
    for po in sorted(source.glob("*/LC_MESSAGES/*.po")):
        with po.open("rb") as stream:
            catalogue = read_po(stream, locale=po.parent.parent.name, abort_invalid=True)
        mo = target / po.relative_to(source).with_suffix(".mo")
        mo.parent.mkdir(parents=True, exist_ok=True)
        # Written aside and moved: a program running from this tree never sees half a catalogue.
        half = mo.with_suffix(".mo.new")
        with half.open("wb") as stream:
            write_mo(stream, catalogue, use_fuzzy=False)
        half.replace(mo)
        written.append(mo)
    return written


def write_index(root: Path, target: Path) -> None:
    """Write the JSON index of the lessons, which home and `learn --list` read instead of every YAML file."""
    if not (root / "tutor" / "content" / "index.py").is_file() or not (root / "lessons").is_dir():
        return
    sys.path.insert(0, str(root))
    try:
        from tutor.content.index import build_index
    finally:
        sys.path.remove(str(root))
    target.parent.mkdir(parents=True, exist_ok=True)
    index = build_index(root / "lessons", packs=root / "puzzles")
    text = json.dumps(index, ensure_ascii=False, indent=1, sort_keys=True)
    target.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":  # `make compile`
    here = Path(__file__).resolve().parent
    for made_file in compile_catalogues(here / "locales", here / "locales"):
        print(made_file.relative_to(here))
    write_index(here, here / "tutor" / "_data" / "lessons.json")
