"""Every misconception that a kind knows has a sentence, in every language."""

from __future__ import annotations

import pytest

from tutor.puzzles.kinds import all_kinds
from tutor.words.catalog import catalog
from tutor.words.misconceptions import SENTENCES, misconception

IDEAS = sorted({idea.id for kind in all_kinds() for idea in kind.misconceptions})


def test_the_table_has_all_of_them_and_no_others() -> None:
    assert sorted(SENTENCES) == IDEAS


@pytest.mark.parametrize("lang", ["en", "nb", "sv"])
def test_each_is_a_sentence_of_its_own(lang: str) -> None:
    said = [misconception(catalog(lang), idea) for idea in SENTENCES]
    assert len(set(said)) == len(said)
    assert all(text[0].isupper() and text.endswith(".") and len(text) < 90 for text in said)


@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_none_is_left_in_english(lang: str) -> None:
    assert [idea for idea in SENTENCES if misconception(catalog(lang), idea) == SENTENCES[idea]] == []
