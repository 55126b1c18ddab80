"""What is wrong with a lesson, pack or catalogue, and how to mend it, in one or two sentences.

Faults come as values with a ``code`` and ``params``; a code with a near word known has wording of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from tutor.words.catalog import Catalog, msg


class Fault(Protocol):
    """Anything with a code and what fills its sentence: content faults, position errors."""

    @property
    def code(self) -> str: ...
    @property
    def params(self) -> Mapping[str, object]: ...


SENTENCES: Final[Mapping[str, str]] = {
    # Files and YAML
    "no-file": msg("There is no such file."),
    "no-folder": msg("There is no such folder."),
    "not-a-file": msg("This is no ordinary file. A lesson is a text file that ends in .yaml."),
    "cannot-open": msg("The file can't be opened. Check that you may read it."),
    "too-long": msg("The file is larger than {kilobytes} kB. Split the lesson in two."),
    "not-utf8": msg("From here on the file is not UTF-8. Save it as UTF-8."),
    "control-character": msg("There is an invisible character here ({code}). Delete it."),
    "empty-file": msg("The file is empty."),
    "two-documents": msg("A second document begins here. Keep one in each file, and delete the line ---."),
    "tab": msg("There is a tab here. Indent with spaces."),
    "bad-indent": msg("This line is not indented like its neighbours. Line it up with them."),
    "no-colon": msg(
        "This line has no colon after its key. Add it, or indent the line under the text it belongs to."
    ),
    "yaml-syntax": msg(
        "The file can't be read from here on. Look at the indentation and the quotes just before."
    ),
    "open-quote": msg("The quotation mark that opens here is never closed."),
    "open-bracket": msg(
        "The {sign} that opens here is not closed rightly. Look for a missing bracket, comma or "
        "quotation mark."
    ),
    "stray-bracket": msg("The {sign} here closes nothing. Delete it, or put the text in quotes."),
    "after-bracket": msg("Nothing may follow the closing bracket on this line."),
    "bracket-text": msg("A text that begins with {sign} must be in quotes, or in a block after |."),
    "text-after-quote": msg(
        "More follows the closing {sign}. Put the whole text in quotes, or in a block after |."
    ),
    "special-start": msg(
        "A text that begins with {sign} must be in quotes, or in a block after | on a line of its own."
    ),
    "colon-text": msg("A colon and a space within a text: put the text in quotes, or in a block after |."),
    "cut-at-comma": msg(
        "Within braces a comma ends the text, so “{word}” stands alone here. Put the whole text in quotes."
    ),
    "dash-value": msg(
        "A dash alone is no value. Leave the value empty, or put the list on lines of its own."
    ),
    "escape": msg(
        "A backslash within double quotes needs a letter that goes with it. Use single quotes, or "
        "write it twice."
    ),
    "key-twice": msg("The key “{key}” is on line {first} already. Keep one of them."),
    "key-not-text": msg("A key is a plain word. A text that begins with [ or {{ must be in quotes."),
    "tag": msg("Tags like “{tag}” are not read. Delete it, or put the text in quotes."),
    "alias-loop": msg("*{name} refers to itself. Write out what is meant."),
    "alias-unknown": msg(
        "*{name} refers to nothing before it. Write out what is meant, or put the text in quotes."
    ),
    "anchor-twice": msg("&{name} is used twice. Give each its own name."),
    "unused-anchor": msg("Nothing refers to &{name}. Delete it, or put the text in quotes."),
    "too-many-values": msg(
        "The file grows beyond {limit} values. Shorten it, and write out what * refers to."
    ),
    "too-deep": msg(
        "There are more than {limit} levels here, one within the other. A lesson needs only a few."
    ),
    "no-text-file": msg("This is no text file. Save it as plain text, in UTF-8."),
    "stray-file": msg("This file is no lesson. Lessons end in {suffix}; move it, or rename it."),
    "link": msg("This link is not followed. Put what it points to here instead."),
    # Shape
    "mapping-wanted": msg("Keys with values are wanted here, such as {known}."),
    "list-wanted": msg("A list is wanted here: [one, two], or a line with a dash for each."),
    "word-wanted": msg(
        "A word is wanted here, and “{found}” is none. If it is meant as text, put it in quotes."
    ),
    "number-wanted": msg("A whole number from {least} to {most} is wanted here, not “{found}”."),
    "true-false-wanted": msg("Write true or false here, not “{found}”."),
    "unknown-key": msg("There is no key “{word}” here. These are known: {known}."),
    "missing-key": msg("The key “{name}” is missing. Add it."),
    "empty-value": msg("“{name}” has no value. Fill it in, or delete the line."),
    "empty-item": msg("This line of the list is empty. Fill it in, or delete it."),
    "empty-text": msg("The text is empty. Write it, or delete the key."),
    "word-twice": msg("“{word}” is in the list twice. Keep one."),
    "languages-wanted": msg("A text is written once for each language: {languages}."),
    "language-missing": msg("The text is missing in “{language}”. Add it; until then English stands in."),
    "language-unknown": msg("“{word}” is no language here. These are known: {known}."),
    "language-hint": msg("The language key “{word}” is written {near} here."),
    # Texts
    "text-card": msg(
        "{{{word}}} is no card. Write the suit S H D C and the rank A K Q J T 9 … 2, such as {{HA}}, "
        "or {{BJ}} and {{LJ}}."
    ),
    "text-rule": msg("There is no rule “{word}”. The rule book shows the ids: whist rules --json."),
    "text-bracket": msg(
        "The {sign} belongs to no card or rule. Close it, or write \\{sign} for the sign itself."
    ),
    "markdown-block": msg(
        "Only paragraphs, lists, bold and italics are shown. Take away the {word}, or say it in a sentence."
    ),
    "html": msg("HTML such as {word} is not shown. Write Markdown."),
    "word-unknown": msg(
        "The dictionary of “{language}” does not have “{word}”. Correct it, or list it under words: at the top."
    ),
    "message-word-unknown": msg(
        "The dictionary of “{language}” does not have “{word}”. Correct it, or add it to {list}."
    ),
    "word-rejected": msg("At a card table nobody says “{word}” in “{language}”. Write: {better}."),
    "sentence-long": msg("This sentence has {n} words. Cut it in two."),
    "cards-differ": msg(
        "The cards of “{language}” are not those of “{other}”. Missing: {missing}. Extra: {extra}."
    ),
    "rules-differ": msg(
        "The rules of “{language}” are not those of “{other}”. Missing: {missing}. Extra: {extra}."
    ),
    # Lessons
    "part-unknown": msg("There is no folder “{word}” of lessons here. Correct the id, or delete the part."),
    "schema-unknown": msg("The schema “{found}” can't be read. Write schema: {known}."),
    "id-form": msg("“{id}” is no id. Use small letters a–z, digits and hyphens, with / between the parts."),
    "pack-id-form": msg("“{id}” is no id of a pack. Use small letters a–z, digits and hyphens."),
    "id-not-path": msg("The id is “{id}”, but the file's place says {path}. Change one of them."),
    "id-twice": msg("The id “{id}” is taken by {file}. Choose another."),
    "needs-itself": msg("The lesson “{id}” can't point to itself. Delete it from the list."),
    "needs-unknown": msg("There is no lesson “{word}”. Correct the id, or delete it from needs."),
    "needs-circle": msg("The lessons “{id}” and “{other}” each need the other. Delete one of the needs."),
    "game-unknown": msg("There is no game “{word}”. Choose {known}."),
    "rule-unknown": msg("There is no rule “{word}”. The rule book shows the ids: whist rules --json."),
    "rule-not-in-game": msg(
        "The rule {rule} is not one of the game {game}. Choose another rule, or another game."
    ),
    "rule-not-drilled": msg(
        "No question of the kind {kind} was found about {rule} on level {level}. Choose another kind, "
        "rule or level."
    ),
    "house-unknown": msg("The game has no house rule “{word}”. These are known: {known}."),
    "house-value": msg("The house rule {name} can't be “{value}”. Choose {known}."),
    "no-puzzles": msg("The pack has no puzzles. Add at least one."),
    "steps-and-puzzles": msg("A lesson has steps, a pack has puzzles. Put the two into files of their own."),
    "no-steps": msg("The lesson has no steps. Add at least one."),
    "step-unknown": msg("A step holds one of these: {known}."),
    "step-double": msg("This step holds both {one} and {other}. Begin the second with a dash of its own."),
    "step-id-form": msg("“{id}” is no step id. Begin with a letter a–z, then letters, digits and hyphens."),
    "step-id-twice": msg("The step id “{id}” is on line {first} already. Choose another."),
    "kind-unknown": msg("There is no kind of question called “{word}”. Choose {known}."),
    "not-asked-in-game": msg(
        "The kind {kind} is not asked in the game {game}. Choose another kind, or another game."
    ),
    "too-many-hints": msg("There are more than {most} hints. Keep the best."),
    "expect-wrong": msg(
        "The answer expected is {expect}, but the rules say {answer}. Change the position, or the answer."
    ),
    "answer-free": msg("Every answer is right here, so there is nothing to ask. Change the position."),
    # Positions
    "missing": msg("The position has no “{field}”. Add it."),
    "unknown-field": msg("The position has no place for “{field}”. These are known: {known}."),
    "not-text": msg('“{field}” is written as text, such as "HA H7 S2".'),
    "nothing-shown": msg("Nothing is shown. Add a hand, or cards played."),
    "unreadable-card": msg(
        "“{text}” is no card. Write the suit S H D C and the rank A K Q J T 9 … 2, such as HA and ST, "
        "or BJ and LJ."
    ),
    "unreadable-seat": msg("“{text}” is no seat. Write N, E, S or W."),
    "unreadable-suit": msg("“{text}” is no trump. Write S, H, D, C or none; none means no trump."),
    "unreadable-order": msg("“{text}” is no order. Write high or low."),
    "card-twice": msg("{card} is there twice. Each card exists only once; change one of them."),
    "card-not-in-game": msg(
        "{card} is not in the pack of the game {game}. Choose another card, or another game."
    ),
    "trump-not-in-game": msg(
        "The game {game} is never played with this trump. Write trump: none, or choose another game."
    ),
    "order-not-in-game": msg(
        "High cards always win in the game {game}. Delete the order, or choose another game."
    ),
    "too-many-cards": msg("There are too many cards here. At most {most} are possible."),
    "too-few-cards": msg("There are too few cards here. Add some."),
    "too-many-tricks": msg("{count} tricks are more than a deal has. At most {most} are possible."),
    "leader-missing": msg('Nobody leads. Write the leader before the cards, such as "W: H8 HQ".'),
    "leader-differs": msg("leader says {leader}, but plays begins with {plays}. Keep one of them."),
    "not-your-turn": msg(
        "The learner sits South and plays next, so {leader} can't have led. Change the leader, or the "
        "cards played."
    ),
    "hand-and-south": msg("The learner's hand is written twice: as hand, and as S. Keep one of them."),
    "turned-elsewhere": msg(
        "The turned card {card} belongs to the dealer {dealer}, but is in the hand of {holder}. Move it."
    ),
    "turned-not-held": msg("The turned card {card} is not in the dealer's hand ({dealer}). Put it there."),
    "unreadable-figure": msg("“{text}” is no team's figure. Write NS=9, or EW=-4 for points lost."),
    "unreadable-team": msg("“{text}” is no team. Write NS or EW."),
    "unreadable-ask": msg("ask can't be “{text}” here. Choose {known}."),
    "hand-of-eighteen": msg("Eighteen cards are held with the kitty, not {n}. Change the hand."),
    "no-answer": msg("No answer is right here. Change the position."),
    "no-calls-in-game": msg("There is no bidding in the game {game}. Choose another game."),
    "call-not-allowed": msg("Call {n}, {call}, is not allowed here. Change the bidding."),
    "bidding-goes-on": msg("The bidding is not over yet. Add the rest of the calls."),
    "hand-not-clear": msg(
        "With this hand a grand is made in {made} of {deals} deals, which decides nothing. Change the hand."
    ),
    "not-what-was-tried": msg(
        "Played out, this hand makes a grand in {made} of {deals} deals. Write that, or leave “of” out."
    ),
    "bidding-is-over": msg("The bidding is over, so nobody calls next. Take calls away."),
    "nobody-leads": msg("Nobody bid, so the cards are dealt again and nobody leads. Change the bidding."),
    "unreadable-trick": msg(
        "“{text}” is no trick. Write the leader and four cards, such as “W: SK S3 H2 SA”."
    ),
    "unreadable-number": msg("“{text}” is no whole number from 1. Write one in “{field}”."),
    "not-one-suit": msg(
        "These cards are not all of one suit, or all trumps, so they have no order. Change the cards or the trump."
    ),
    "no-trump-here": msg("There are no trumps here to be counted. Name a trump suit, or ask something else."),
    "nothing-needed": msg("In pass nobody needs tricks. Change the contract, or ask something else."),
    "contract-and-trump": msg("The contract {contract} and trump: {trump} do not go together. Change one."),
    "contract-not-in-game": msg("The contract {contract} is not played in the game {game}. Change it."),
    "nothing-agreed": msg(
        "The convention does not name one clear card here. Change the hand, or what was played before it."
    ),
    "not-the-leader": msg(
        "Trick {n} is led by {leader}, but {seat} took the one before. Change one of them."
    ),
    "revoke-in-tricks": msg(
        "In trick {n} {seat} plays {card}, but a later card shows that the suit could be followed. Change the "
        "cards."
    ),
    # Deal records
    "key-not-in-game": msg("The game {game} has no use for “{name}”. Delete it."),
    "other-game": msg("The file says {game}, but {other} was asked for. Leave --game out."),
    "unreadable-call": msg(
        "“{text}” is no call in this game. Write pass, grand, or a bid such as 4up or 4nt."
    ),
    "unreadable-name": msg(
        "“{word}” is no name. Write the trump suit S, H, D or C, or high or low in no trump."
    ),
    "too-many-calls": msg("There are more than {most} calls here. No bidding is that long."),
    "hand-size": msg(
        "{seat} has {n} cards here, but is dealt {right}. Write the whole hand, or leave it out."
    ),
    "ending-too-hard": msg("This takes too long to work out. Take a later moment, with fewer cards."),
    "ending-size": msg("{seat} has {n} cards here, but should have {right}."),
    "kitty-size": msg("The kitty has {n} cards here, but should have {right}."),
    "trick-size": msg("This trick has {n} cards. A trick has four, and only the last may be unfinished."),
    # Catalogues
    "catalogue-missing": msg("The catalogue of “{language}” is missing: {file}."),
    "catalogue-unreadable": msg("The catalogue can't be read: {text}. Correct this line."),
    "catalogue-not-compiled": msg(
        "The compiled catalogue of “{language}” is missing or older than {file}. Run make compile."
    ),
    "message-missing": msg("“{text}” is not translated. Add it."),
    "message-fuzzy": msg("“{text}” is marked as unsure (fuzzy). Check it, and delete the mark."),
    "message-placeholders": msg(
        "The translation of “{text}” does not use the same placeholders. Missing: {missing}. Extra: {extra}."
    ),
    "message-unknown": msg("The program no longer says “{text}”. Run make messages."),
}
NEAR: Final[Mapping[str, str]] = {
    "unknown-key": msg("There is no key “{word}” here. Is it {near}? These are known: {known}."),
    "step-unknown": msg("There is no step “{word}”. Is it {near}? A step holds one of these: {known}."),
    "text-rule": msg("There is no rule “{word}”. Is it {near}?"),
    "needs-unknown": msg("There is no lesson “{word}”. Is it {near}?"),
    "rule-unknown": msg("There is no rule “{word}”. Is it {near}?"),
    "house-unknown": msg("The game has no house rule “{word}”. Is it {near}?"),
    "unreadable-card": msg("“{text}” is no card. Is it {near}?"),
    "unreadable-call": msg("“{text}” is no call in this game. Is it {near}?"),
}
"""The wording where a word was probably meant."""
_EITHER: Final = frozenset({"game-unknown", "kind-unknown", "house-value", "unreadable-ask"})


def fault_text(catalog: Catalog, fault: Fault) -> str:
    """The sentence for a fault. A code without a sentence of its own is shown as it is."""
    params = dict(fault.params)
    near = bool(params.get("near")) and fault.code in NEAR
    sentence = NEAR[fault.code] if near else SENTENCES.get(fault.code)
    if sentence is None:
        from tutor.rules.impossible import Impossible
        from tutor.words.table_refusals import TABLE, table_refusal

        if fault.code in TABLE:  # what cannot be at a table cannot be in a file either
            return table_refusal(catalog, Impossible(fault.code, **params))
        return f"{fault.code}: " + ", ".join(f"{name}={value}" for name, value in params.items())
    params.setdefault("text", params.get("word", ""))
    join = catalog.either if fault.code in _EITHER else catalog.listing
    shown = {name: _shown(catalog, value, join) for name, value in params.items()}
    return catalog.say(sentence, **shown)


def _shown(catalog: Catalog, value: object, join: object) -> object:
    if isinstance(value, tuple | list):
        assert callable(join)
        return join([str(each) for each in value]) or "–"
    return getattr(value, "code", value)
