"""Every literal that is said in the code reaches the catalogues: also one that hides inside an f-string."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path

from tutor import data

TUTOR = Path(data.__file__).parent
#: How a message is said, and which of the arguments are its texts.
SAID = {
    **dict.fromkeys(("msg", "say", "phrase"), (0,)),
    **dict.fromkeys(("say_n", "phrase_n"), (0, 1)),
    **dict.fromkeys(("say_in", "phrase_in", "msg_in"), (1,)),
}


def said() -> Iterator[tuple[str, str]]:
    """Every message and where it stands."""
    for path in sorted(TUTOR.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            for place in SAID.get(name, ()):
                if place < len(node.args) and isinstance(text := node.args[place], ast.Constant):
                    yield str(text.value), f"{path.name}:{node.lineno}"


def test_every_message_that_is_said_is_extracted():
    tool = runpy.run_path(str(TUTOR.parent / "tools" / "messages.py"))
    template = tool["extract"]()
    known = {text for message in template for text in _texts(message.id)}
    assert len(known) > 100
    assert [(where, text) for text, where in said() if text and text not in known] == []


def _texts(id: object) -> tuple[str, ...]:
    return id if isinstance(id, tuple) else (str(id),)
