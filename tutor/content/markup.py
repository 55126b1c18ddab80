r"""What a lesson's text may hold beside Markdown: ``{HA}`` is a card, ``[follow-suit]`` names a rule.

``[must follow](follow-suit)`` names a rule in the sentence's own words. A backslash before a bracket
makes it an ordinary one. A link's words may go on in the next line. HTML is never read.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_PIECE = re.compile(
    r"\\(?P<plain>[\\\[\]{}])"
    r"|\{(?P<card>[^{}\n]*)\}"
    r"|\[(?P<label>(?:[^\[\]\n]|\n(?![ \t]*\n))*)\](?:\((?P<target>[^()\n]*)\))?"
    r"|(?P<stray>[{}\[\]])"
)
_HTML = re.compile(r"</?[A-Za-z][^<>\n]*>|<!--|&[A-Za-z][A-Za-z0-9]*;|&#[xX]?[0-9A-Fa-f]+;")
_BLOCK = re.compile(r"^(?:#{1,6}(?= )|>(?= )|```|~~~|\||!(?=\[)|={3,}\s*$|-{3,}\s*$)", re.MULTILINE)
_LONGEST: Final = 60


class CardRef(NamedTuple):
    """A card, by its code as written."""

    code: str
    at: int


class RuleRef(NamedTuple):
    """A rule by its id; shown as ``label``, or where that is None by the rule's title."""

    rule: str
    label: str | None
    at: int


class Stray(NamedTuple):
    """A bracket that opens or closes nothing."""

    sign: str
    at: int


Piece = str | CardRef | RuleRef | Stray


def pieces(text: str) -> tuple[Piece, ...]:
    """A text cut into plain Markdown, cards and rules; ``"".join`` of the plain ones loses only those."""
    found: list[Piece] = []
    plain = ""
    last = 0
    for match in _PIECE.finditer(text):
        plain += text[last : match.start()]
        last = match.end()
        if match["plain"] is not None:
            plain += match["plain"]
            continue
        if plain:
            found.append(plain)
            plain = ""
        if match["card"] is not None:
            found.append(CardRef(match["card"].strip(), match.start()))
        elif match["label"] is not None:
            label, target = " ".join(match["label"].split()), match["target"]
            found.append(
                RuleRef(label, None, match.start())
                if target is None
                else RuleRef(target.strip(), label, match.start())
            )
        else:
            found.append(Stray(match["stray"], match.start()))
    plain += text[last:]
    if plain:
        found.append(plain)
    return tuple(found)


def cards_in(text: str) -> frozenset[str]:
    """The codes of the cards that a text names."""
    return frozenset(piece.code for piece in pieces(text) if isinstance(piece, CardRef))


def rules_in(text: str) -> frozenset[str]:
    """The ids of the rules that a text links."""
    return frozenset(piece.rule for piece in pieces(text) if isinstance(piece, RuleRef))


def block_in(text: str) -> tuple[int, str] | None:
    """Where a heading, quotation, table, picture or block of code begins, and its sign; None where there is none."""
    match = _BLOCK.search(text)
    return (match.start(), match.group().strip()) if match else None


def html_in(text: str) -> str | None:
    """The first piece of HTML in a text, shortened; None where there is none."""
    match = _HTML.search(text)
    return match.group()[:_LONGEST] if match else None
