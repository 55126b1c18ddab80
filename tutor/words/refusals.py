"""What a person is told whose input can't be used: what was wrong, where, and what is accepted.

Unreadable, impossible and against the rules are three things: only the last is a verdict. What is wrong in an
author's file is told by `tutor.words.faults`, in fields and codes; here cards and seats have their names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.codes import CodeError
from tutor.rules.cards import Card, NotationError, Suit, card, card_of
from tutor.rules.game import NUMBER, HouseError, LawError
from tutor.rules.impossible import Impossible
from tutor.words.answers import AnswerError
from tutor.words.cards import card_label, card_name, card_sign
from tutor.words.catalog import msg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tutor.words.catalog import Catalog

Refusable = Impossible | CodeError | HouseError | LawError | AnswerError
REFUSABLE: Final = (Impossible, CodeError, HouseError, LawError, AnswerError)
"""As `Refusable`, for isinstance."""
_EXAMPLE_CODE: Final = "winner.classic.2.1k4f9a1c"
_ACE: Final = card_of(Suit.S, 14)
_JACK: Final = card_of(Suit.H, 11)

_ANSWERS: Final = {
    "empty": msg("There is no answer here. Write one, such as 1 or {example}."),
    "too-long": msg("That is too long to be an answer. Write only the answer, such as 1 or {example}."),
    "no-card": msg("“{text}” is no card. Write cards like {letters}, or by name: {name}."),
    "no-seat": msg("“{text}” is nobody at the table. Write left, partner, right or you."),
    "no-number": msg("“{text}” is no number. Write a whole number, such as 3 or -4."),
    "no-suit": msg("“{text}” is no suit. Write spades, hearts, diamonds, clubs or no trump."),
    "no-order": msg("“{text}” is no order. Write high if high cards win, and low if low cards win."),
    "no-yes-or-no": msg("“{text}” is neither yes nor no. Write yes or no."),
    "no-contract": msg(
        "“{text}” is no end of a bidding. Write what is played and who plays it, such as 4nt S, or pass."
    ),
    "no-outcome": msg("“{text}” is no answer here. Write our team, the opponents, a draw or nobody yet."),
    "no-revoke": msg("“{text}” is no answer here. Write the player and the trick, such as E 3, or none."),
    "no-such-choice": msg("There is no choice {text}. Choose a number from 1 to {most}."),
    "not-in-hand": msg("{card} is not in your hand. Choose from the cards you hold."),
    "not-at-trick": msg("“{text}” is not in this trick. Choose one of those who have played."),
    "not-offered": msg("“{text}” is not on offer here. Choose from the calls that are shown."),
    "no-jokers": msg("There are no jokers in this game. Choose from the cards you hold."),
    "not-all": msg("All {most} are wanted, in order. Name each of them once, the strongest first."),
    "one-only": msg("Only one answer is wanted here, and you gave more: {text}."),
}
_COMPASS_SEAT: Final = msg("“{text}” is no seat. Write North, East, South or West, or only the first letter.")

# {field}: the name that a position has for what is missing; {card}, {game}, {most}, {least}, {text}.
_POSITIONS: Final = {
    "unreadable-card": _ANSWERS["no-card"],
    "unreadable-seat": _COMPASS_SEAT,
    "unreadable-suit": _ANSWERS["no-suit"],
    "unreadable-order": _ANSWERS["no-order"],
    "card-twice": msg("{card} is there twice, but each card exists only once."),
    "card-not-in-game": msg("{card} is not in the pack of the game {game}."),
    "trump-not-in-game": msg("The game {game} is never played with trumps. Leave the trump suit out."),
    "order-not-in-game": msg("In the game {game} high cards always win. Leave the order out."),
    "too-few-cards": msg("There are too few cards here: at least {least} are needed."),
    "leader-differs": msg("Two players are named as the one who led: {leader} and {plays}. Name one."),
    "no-answer": msg("Only jokers have been played, so nobody is winning yet."),
}
_JOKER: Final = msg("{card} is not in the pack: there are no jokers in the game {game}.")
_MISSING: Final = {
    "leader": msg("Who led is missing. Name the seat, for example: --leader W"),
    "plays": msg("There are no cards. Write those played, in order, for example {letters}."),
    "hand": msg("The hand is empty. Write the cards it holds, for example {letters}."),
}

_CODES: Final = {
    "form": msg("“{code}” is no puzzle code. A code looks like this: {example}"),
    "kind": msg("“{code}” is no puzzle: there is no kind of question called “{word}”. Choose {known}."),
    "game": msg("“{code}” is no puzzle: there is no game “{word}”. Choose {known}."),
    "level": msg("“{code}” is no puzzle: a level is a number from 1 to 5, not “{word}”."),
    "version": msg(
        "The puzzle {code} is no longer made: its kind has changed since. New ones: whist practice {kind}"
    ),
    "seed": msg(
        "“{code}” is no puzzle: “{word}” has the wrong length or signs. A code looks like this: {example}"
    ),
    "house": msg("“{code}” is no puzzle: the game {game} has no such house rules as “{word}”."),
    "authored": msg("There is no question “{code}” in the lessons and packs here."),
    "not-in-game": msg("Questions of the kind {kind} are not asked in the game {game}."),
}
_CODE_PART: Final = {"kind": 0, "game": 1, "level": 2, "seed": 3, "version": 3, "house": 4}


def refusal(catalog: Catalog, fault: Refusable, learner: bool = True) -> str:
    """The whole sentence for any of the faults; `learner` false where seats are the compass's."""
    match fault:
        case AnswerError():
            return answer_refusal(catalog, fault, learner)
        case Impossible():
            return position_refusal(catalog, fault)
        case CodeError():
            return code_refusal(catalog, fault)
        case HouseError():
            return house_refusal(catalog, fault)
        case LawError():
            return law_refusal(catalog, fault)


def answer_refusal(catalog: Catalog, fault: AnswerError, learner: bool = True) -> str:
    """An answer that can't be read, or that can't be given here."""
    if fault.code not in _ANSWERS:
        from tutor.words.table_refusals import unreadable_refusal

        return unreadable_refusal(catalog, fault)
    sentence = _ANSWERS[fault.code]
    if fault.code == "no-seat" and not learner:
        sentence = _COMPASS_SEAT
    return catalog.say(
        sentence,
        text=_named(catalog, fault.text) if fault.code == "one-only" else fault.text,
        card=_named(catalog, fault.text),
        most=fault.most,
        **_examples(catalog),
    )


def position_refusal(catalog: Catalog, fault: Impossible) -> str:
    """A position, figure or record that cannot be."""
    from tutor.words.table_refusals import TABLE, table_refusal

    if fault.code in TABLE:
        return table_refusal(catalog, fault)
    params = {name: _shown(catalog, value) for name, value in fault.params.items()}
    if fault.code == "missing":
        sentence = _MISSING.get(str(params.get("field")))
        if sentence is not None:
            return catalog.say(sentence, **_examples(catalog))
    if fault.code == "too-many-cards":
        most = fault.params["most"]
        assert isinstance(most, int)
        return catalog.say_n(
            "There are too many cards here: only {n} is possible.",
            "There are too many cards here: at most {n} are possible.",
            most,
        )
    if fault.code == "card-not-in-game" and getattr(fault.params.get("card"), "is_joker", False):
        return catalog.say(_JOKER, **params)
    if fault.code in _POSITIONS:
        return catalog.say(_POSITIONS[fault.code], **{**_examples(catalog), **params})
    from tutor.words.faults import fault_text

    return fault_text(catalog, fault)


def code_refusal(catalog: Catalog, fault: CodeError) -> str:
    """A code that names no puzzle, or none that is still made."""
    from tutor.puzzles.kinds import KINDS
    from tutor.rules.games import GAMES

    parts = fault.code.strip().split(".", 4)
    place = _CODE_PART.get(fault.what, 0)
    known = {"kind": KINDS, "game": GAMES}.get(fault.what, ())
    return catalog.say(
        _CODES[fault.what],
        code=_short(fault.code.strip()),
        word=_short(parts[place] if place < len(parts) else ""),
        kind=_short(parts[0]),
        game=_short(parts[1] if len(parts) > 1 else ""),
        known=catalog.either(list(known)),
        example=_EXAMPLE_CODE,
    )


def house_refusal(catalog: Catalog, fault: HouseError) -> str:
    """A house rule that the game does not have, or a value that the house rule does not take."""
    if fault.option is None:
        names = [option.name for option in fault.game.options]
        none = catalog.say(
            "The game {game} has no house rule “{name}”. It has {names}.",
            game=fault.game.id,
            name=_short(fault.name),
            names=catalog.listing(names),
        )
        more = catalog.say("What they mean: whist table {game}", game=fault.game.id)
        return f"{none} {more}"
    from tutor.words.options import values_listed

    values = [catalog.phrase("a whole number from 1") if v == NUMBER else v for v in fault.option.values]
    sentence = catalog.say(
        "The house rule {name} can be {values}, not “{value}”.",
        name=fault.name,
        values=catalog.either(values),
        value=_short(fault.value),
    )
    return "\n".join([sentence, *values_listed(catalog, fault.game, fault.name)])


def law_refusal(catalog: Catalog, fault: LawError) -> str:
    """A trump or an order that the game never has."""
    return catalog.say(_POSITIONS[f"{fault.what}-not-in-game"], game=fault.game.id)


def _examples(catalog: Catalog) -> dict[str, str]:
    """Cards as this language writes them: `SE HKn`, `spar ess`."""
    letters = [card_sign(catalog, c, local=True, signs=False) for c in (_ACE, _JACK)]
    return {"letters": " ".join(letters), "example": letters[0], "name": card_label(catalog, _ACE)}


def _named(catalog: Catalog, text: str) -> str:
    """Codes of cards as names; other text as it is."""
    try:
        return catalog.listing([card_name(catalog, card(code)) for code in text.split()])
    except NotationError:
        return text


def _shown(catalog: Catalog, value: object) -> object:
    if isinstance(value, Card):
        return card_name(catalog, value)
    if isinstance(value, list | tuple):
        return catalog.listing(_texts(value))
    return value


def _texts(values: Iterable[object]) -> list[str]:
    return [str(value) for value in values]


def _short(text: str) -> str:
    """As much of what was typed as a message can hold."""
    return text if len(text) <= 60 else text[:59] + "…"
