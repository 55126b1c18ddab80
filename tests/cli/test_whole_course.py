"""Every lesson to its end in each language: once all right, once with every first answer wrong; and nothing English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from talk import Says, context, errs, knows, learn
from test_lesson_words import english, shipped

from tutor.content.index import read_index
from tutor.content.model import Ask, Lesson, Say, Text
from tutor.data import folder
from tutor.session.question import Question
from tutor.words.language import LANGUAGES

COURSE = [entry.id for entry in read_index(folder("lessons")).entries]
_MARK = re.compile(r"\{[^{}]*\}|\]\([^()]*\)|[*\[\]]")


def first_wrong() -> tuple[Says, list[Question]]:
    """Answers each question wrongly the first time and rightly when it, or another like it, is asked again."""
    wrong: list[Question] = []

    def says(question: Question, before: int) -> str:
        if before:
            return knows(question, before)
        wrong.append(question)
        return errs(question, before)

    return says, wrong


def done(lang: str, right: int, n: int) -> str:
    """What the end of a lesson says."""
    return context(lang).catalog.say_n(
        "The lesson is done. {right} of {n} question right the first time.",
        "The lesson is done. {right} of {n} questions right the first time.",
        n,
        right=right,
    )


def texts(whole: Lesson) -> list[Text]:
    found = [whole.title]
    for step in whole.steps:
        if isinstance(step, Say):
            found.append(step.say)
        elif isinstance(step, Ask):
            found += [
                each for each in (step.question, step.right, step.wrong, *step.hints) if each is not None
            ]
    return found


def own_english(whole: Lesson, lang: str, shown: str) -> list[str]:
    """Sentences of the lesson's English that stand in what was shown in another language."""
    flat = " ".join(shown.split())
    found = []
    for text in texts(whole):
        said = " ".join(text.by_language.get(lang, "").split())
        for piece in re.split(r"[.!?:]\s|\n\s*\n", _MARK.sub("\0", text.by_language["en"])):
            for part in piece.split("\0"):
                part = " ".join(part.split()).strip(" .,;:!?\"'")
                if part.count(" ") >= 2 and part in flat and part not in said:
                    found.append(part)
    return found


@pytest.mark.parametrize("name", COURSE)
def test_every_lesson_to_its_end(name: str) -> None:
    whole = shipped(name)
    asked = sum(isinstance(step, Ask) for step in whole.steps)
    for lang in LANGUAGES:
        said = learn(context(lang, plain=True), whole, knows)
        prompts = said.count("\n> ")
        assert prompts >= max(asked, 1)
        assert " ".join(said.split()).endswith(done(lang, prompts, prompts)), lang
        says, wrong = first_wrong()
        again = learn(context(lang), whole, says)
        assert len(wrong) >= asked
        assert done(lang, 0, len(wrong)) in " ".join(again.split()), lang
        if lang != "en":
            assert english(said + again, lang) == []
            assert own_english(whole, lang, said + again) == []
        for shown in (said, again):
            assert not re.search(r"\{\w|\w\}|Content-Type|\x1b", shown)
            assert max(map(len, shown.splitlines())) <= 100


@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_the_canary_sings(lang: str) -> None:
    whole = shipped("start/first-deal")
    shown = learn(context("en", plain=True), whole, knows)
    assert len(own_english(whole, lang, shown)) > 5
    assert own_english(whole, lang, learn(context(lang, plain=True), whole, knows)) == []


def test_every_file_of_the_course_is_a_lesson_on_it() -> None:
    files = [path for path in Path(folder("lessons")).rglob("*.yaml") if path.name != "course.yaml"]
    assert len(files) == len(COURSE) >= 40
