"""What a lesson's text may hold beside Markdown."""

from __future__ import annotations

import pytest

from tutor.content.markup import CardRef, Piece, RuleRef, Stray, block_in, cards_in, html_in, pieces, rules_in


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ()),
        ("plain *text*", ("plain *text*",)),
        ("{HA} wins", (CardRef("HA", 0), " wins")),
        ("a [follow-suit].", ("a ", RuleRef("follow-suit", None, 2), ".")),
        ("[follow it](follow-suit)", (RuleRef("follow-suit", "follow it", 0),)),
        ("[follow\n  it](follow-suit)", (RuleRef("follow-suit", "follow it", 0),)),
        ("[a\n\nb](follow-suit)", (Stray("[", 0), "a\n\nb", Stray("]", 5), "(follow-suit)")),
        (r"\{HA\} and \[x\] \\", (r"{HA} and [x] " + "\\",)),
        (r"a\b", (r"a\b",)),
        ("{HA", (Stray("{", 0), "HA")),
        ("x] y", ("x", Stray("]", 1), " y")),
    ],
)
def test_pieces(text: str, found: tuple[Piece, ...]) -> None:
    assert pieces(text) == found


def test_what_a_text_names() -> None:
    text = "{HA} {S2} {HA} [follow-suit] [must](lead-any-card)"
    assert cards_in(text) == {"HA", "S2"}
    assert rules_in(text) == {"follow-suit", "lead-any-card"}


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("# One\ntwo", (0, "#")),
        ("one\n## Two", (4, "##")),
        ("> quoted", (0, ">")),
        ("a\n```\nb\n```", (2, "```")),
        ("| a | b |", (0, "|")),
        ("![a](b)", (0, "!")),
        ("Title\n---", (6, "---")),
        ("- one\n- two\n1. three", None),
        ("3 > 2, #1, a|b, wait!", None),
        ("-- so it is", None),
    ],
)
def test_blocks_that_are_not_shown(text: str, block: tuple[int, str] | None) -> None:
    assert block_in(text) == block


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<b>x</b>", "<b>"),
        ("a <br/> b", "<br/>"),
        ("x <!-- y", "<!--"),
        ("a &nbsp; b", "&nbsp;"),
        ("3 < 4 and 5 > 4", None),
        ("K & Q; done", None),
    ],
)
def test_html(text: str, html: str | None) -> None:
    assert html_in(text) == html
