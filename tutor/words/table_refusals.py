"""Refusals of a table's questions: figures, calls and deals that cannot be, or cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.calls import Call
from tutor.rules.cards import Card, Seat, Suit, Team, card_of
from tutor.words.cards import card_name, card_sign
from tutor.words.catalog import msg
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from tutor.rules.game import Game
    from tutor.rules.impossible import Impossible
    from tutor.words.answers import AnswerError
    from tutor.words.catalog import Catalog

TABLE: Final = {
    # Figures
    "tricks-out-of-range": msg("{tricks} tricks for {team} are impossible: a deal has {most}."),
    "tricks-do-not-add": msg("These tricks add up to {total}, but a deal has {right}."),
    "kitty-not-counted": msg(
        "{team} played the contract, and the kitty counts as a trick for them. So they have at least 1, "
        "and the others at most 12."
    ),
    "honours-out-of-range": msg("{honours} honours for {team} are impossible: there are four."),
    "honours-do-not-add": msg("These honours add up to {total}, but there are only four."),
    "honours-not-counted": msg("Deal {deal} has points for honours, but honours do not count at this table."),
    "no-honours-in-game": msg("Honours are not counted in the game {game}. Leave them out."),
    "deal-after-end": msg("Deal {deal} is one too many: the match was over before it. Leave it out."),
    "team-twice": msg("{team} have two figures here. Keep one."),
    # Bidding
    "no-bidding-in-game": msg(
        "There is no bidding in the game {game}. Leave out calls, contract and declarer."
    ),
    "contract-missing": msg(
        "The contract is missing. Name it and whoever played it, for example: --contract {call} --declarer W"
    ),
    "declarer-missing": msg("Who played the contract is missing. Name the seat, for example: --declarer W"),
    "contract-not-in-game": msg("That contract is not played in this game."),
    "contract-below-least": msg("{call} is no contract at this table: a bid begins at {least}."),
    "dealer-missing": msg("The dealer is missing. Name the seat, for example: --dealer N"),
    "calls-missing": msg(
        "Who leads depends on the bidding here. Write the calls from the dealer's left, for example: "
        '--calls "{calls}"'
    ),
    "bidding-open": msg("The bidding is not over: {seat} is next. Write the rest of the calls too."),
    "bidding-redeal": msg("Nobody bid, so the same dealer deals again and nobody leads."),
    "bidding-illegal": msg("Call {n} is not allowed, so nobody can lead yet. {why}"),
    # Trump
    "turned-card-missing": msg("The turned card is missing. Name it, for example: --turned {example}"),
    "nothing-turned-in-game": msg("No card is turned up in the game {game}. Leave it out."),
    "deal-number-missing": msg("Which deal it is decides when trumps rotate. Name it, for example: --deal 3"),
    "declarer-names-trump": msg(
        "In the game {game} whoever wins the bidding names the trumps. There is nothing to work out."
    ),
    "trump-missing": msg("The trump suit is missing. Name it, for example: --trump H"),
    # Cards
    "turned-not-dealers": msg("{card} was turned up, so it belongs to the dealer, {dealer}. Put it there."),
    "card-not-held": msg("{card} is not among those cards."),
    "put-away-six": msg("Six cards are put away, not {n}."),
    "kitty-when-dealt": msg(
        "The kitty is six cards, and never any of the first four or the last four that are dealt."
    ),
    "hand-size": msg("{seat} has {n} cards here, but should have {right}."),
    "kitty-size": msg("The kitty has {n} cards here, but should have {right}."),
    "seat-twice": msg("{seat} is there twice. Put the cards together."),
    "seat-unsaid": msg("Whose are the cards “{text}”? Write the seat before them, such as N: {letters}."),
    "too-many-tricks": msg("There are {n} tricks here, but a deal has only {most}."),
    "tricks-missing": msg("How many tricks a team took is missing. Write it, for example: --tricks NS=9"),
    "hands-missing": msg(
        'The hands are missing. Write them with their seats, for example: --hands "N: {letters}"'
    ),
    "points-missing": msg(
        'The points are missing. Write one word for each deal, for example: --points "NS=3 EW=1"'
    ),
    "plays-missing": msg(
        "The tricks are missing. Write each with its leader, for example: "
        '--tricks "N: {letters}; E: {letters}"'
    ),
}
"""What cannot be. {seat}, {team}, {card}, {call}, figures; {example} and {letters} are cards."""

_UNREADABLE: Final = {
    "no-call": msg("“{text}” is no call in this game. Write calls like {calls}."),
    "bare-number": msg("“{text}” alone is not a whole bid. Write how as well: {calls}."),
    "order-in-no-trump": msg(
        "“{text}” can't be bid: in no trump, high or low is chosen after the bidding is won. Write {calls}."
    ),
    "one-call": msg("One call is wanted here, not “{text}”. Write one like {calls}."),
    "no-team": msg("“{text}” is no team. Write NS for North and South, EW for East and West."),
    "no-figure": msg("“{text}” is no figure of a team. Write the team and a number, such as NS=9."),
    "no-deal": msg("“{text}” is no deal's number. Count from 1."),
    "no-points": msg(
        "“{text}” is no deal's points. Write team and points, such as NS=3, with h for honours: NS=1+2h."
    ),
}
_ACE: Final = card_of(Suit.S, 14)
_KING: Final = card_of(Suit.S, 13)


def table_refusal(catalog: Catalog, fault: Impossible) -> str:
    """A figure, a bidding or a deal that cannot be."""
    params = {name: _shown(catalog, value) for name, value in fault.params.items()}
    letters = [card_sign(catalog, c, local=True, signs=False) for c in (_ACE, _KING)]
    return catalog.say(TABLE[fault.code], **{"example": letters[0], "letters": " ".join(letters), **params})


def unreadable_refusal(catalog: Catalog, fault: AnswerError) -> str:
    """Words that are no call, team or figure."""
    game: Game | None = getattr(fault, "game", None)
    calls = "" if game is None else catalog.either(_example_calls(catalog, game))
    return catalog.say(_UNREADABLE[fault.code], text=fault.text, calls=calls)


def _example_calls(catalog: Catalog, game: Game) -> list[str]:
    """A game's calls, of bids those of one number."""
    from tutor.words.calls import call_label

    calls = () if game.family.bidding is None else game.family.bidding.calls
    return [
        call_label(catalog, call) for call in calls if call.number in (0, _number(calls)) or not call.is_bid
    ]


def _number(calls: tuple[Call, ...]) -> int:
    """A number of which examples are given: the middle one."""
    return calls[len(calls) // 2].number


def _shown(catalog: Catalog, value: object) -> object:
    voice = Voice(catalog, learner=None)
    match value:
        case Card():
            return card_name(catalog, value)
        case Seat():
            return voice.seat(value)
        case Team():
            return voice.team(value)
        case Call():
            from tutor.words.calls import call_name

            return call_name(catalog, value)
        case _:
            return value
