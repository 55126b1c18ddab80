"""The settings: a small text file of `name = value` lines beside the database.

Help and the language read it, so it opens no database and imports nothing heavy. A file that cannot be read
or is damaged means the defaults; lines this version does not know are kept as they are.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

FILE = "settings.txt"
#: Every setting with a fixed set of values, its default first. (`lang` has no default: the locale decides.)
CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"plain": ("off", "on"), "letters": ("local", "international")}
)
#: Before the name of a line that holds a house rule of the table: `house.bid.low-ace = bad`.
HOUSE = "house."
_MOST = 64 * 1024


class SettingsNotSaved(Exception):
    """The settings file could not be written; they hold for this run alone. `path` is the file meant."""

    def __init__(self, path: str, why: OSError) -> None:
        super().__init__(path)
        self.path = path
        self.why = why


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person chose. `values` holds every line of the file, known or not."""

    values: Mapping[str, str] = field(default_factory=dict)

    def get(self, name: str) -> str:
        """The value of a name in CHOICES; what is not one of its values counts as the default."""
        allowed = CHOICES[name]
        value = self.values.get(name, allowed[0])
        return value if value in allowed else allowed[0]

    @property
    def lang(self) -> str | None:
        """The saved language, as it was written, or None."""
        return self.values.get("lang") or None

    @property
    def plain(self) -> bool:
        """Whether output is always plain."""
        return self.get("plain") == "on"

    def with_value(self, name: str, value: str | None) -> Settings:
        """The same with one value changed, or taken away (None)."""
        kept = {key: old for key, old in self.values.items() if key != name}
        if value is not None:
            kept[name] = value
        return replace(self, values=kept)

    def house(self, game: str) -> dict[str, str]:
        """The house rules that the table has saved for a game, as they stand in the file."""
        head = f"{HOUSE}{game}."
        return {name[len(head) :]: value for name, value in self.values.items() if name.startswith(head)}

    def with_house(self, game: str, rules: Mapping[str, str]) -> Settings:
        """The same with these house rules for a game, and no others."""
        head = f"{HOUSE}{game}."
        kept = {name: value for name, value in self.values.items() if not name.startswith(head)}
        return replace(self, values={**kept, **{f"{head}{name}": value for name, value in rules.items()}})


def data_folder(environ: Mapping[str, str]) -> str:
    """The folder of all that is kept: `WHIST_DATA`, or the platform's place for user data. Not made here."""
    named = environ.get("WHIST_DATA")
    if named:
        return os.path.abspath(os.path.expanduser(named))
    from platformdirs import user_data_dir

    return user_data_dir("whist-tutor", appauthor=False)


def make_folder(path: str) -> None:
    """Make the data folder, for its owner only (0700); raises OSError. One that is there stays as it is."""
    if not os.path.isdir(path):
        os.makedirs(path, mode=0o700, exist_ok=True)


def read(folder: str) -> Settings:
    """The settings of a data folder; the defaults where there is no file or it can't be read."""
    try:
        with open(os.path.join(folder, FILE), "rb") as stream:
            text = stream.read(_MOST).decode("utf-8-sig", "replace")
    except (OSError, ValueError):
        return Settings()
    values: dict[str, str] = {}
    for line in text.splitlines():
        name, equals, value = line.partition("=")
        name, value = name.strip(), value.strip()
        if equals and name and not name.startswith("#") and name.isprintable() and value.isprintable():
            values[name] = value
    return Settings(values)


def write(folder: str, settings: Settings) -> None:
    """Replace the file at once (mode 0600); raises SettingsNotSaved where the folder can't be written."""
    path = os.path.join(folder, FILE)
    half = f"{path}.{os.getpid()}.new"
    text = "".join(f"{name} = {value}\n" for name, value in sorted(settings.values.items()))
    try:
        make_folder(folder)
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        with open(os.open(half, flags, 0o600), "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(half, path)
    except OSError as why:
        try:
            os.unlink(half)
        except OSError:
            pass
        raise SettingsNotSaved(path, why) from why
