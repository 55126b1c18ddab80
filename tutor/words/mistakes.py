"""The learner's own mistake, third of an explanation's moves: the misconception behind it, or what was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.kinds.leader import AfterDeal
from tutor.puzzles.positions import HandPosition, TrickPosition
from tutor.rules.cards import Order, card, codes, parse_cards, parse_seat
from tutor.rules.reasons import JokerMustBeThrown, JokerOnlyWhenVoid, MustFollow, Reason
from tutor.rules.trick import legal, winning_place
from tutor.words.catalog import msg
from tutor.words.legality import why_not

if TYPE_CHECKING:
    from tutor.puzzles.puzzle import Verdict
    from tutor.rules.cards import Card
    from tutor.rules.trick import TrickLaw
    from tutor.words.voice import Voice

# {card}: the card chosen; {best}: the card that wins or is winning.
_ABOUT_TRICKS: Final = {
    "last-trump-wins": msg("You chose the last trump, but the strongest one counts."),
    "first-trump-wins": msg("You chose the first trump, but the strongest one counts."),
    "joker-wins-in-no-trump": msg("You chose {card}, which is worth nothing here."),
    "little-joker-over-big": msg("You chose the little joker, but the big one beats it."),
    "joker-is-no-trump": msg("You left the joker out, but it is a trump."),
    "high-order-in-low": msg("You chose {card}, as if high cards won."),
    "low-ace-misplaced": msg("You chose {card}, as if the ace stood at the other end."),
    "colour-for-suit": msg("You chose {card}, but red and black are not suits: each has two."),
    "ten-below-nine": msg("You chose {card}, but the 10 stands between the 9 and the jack."),
    "ace-always-wins": msg("You chose {card}, but an ace wins only in its own suit."),
    "leader-always-wins": msg("You chose the first card, but leading does not win the trick by itself."),
    "old-order-kept": msg("You chose the one who led last time, but the lead goes to the winner."),
    "next-in-turn": msg("You let the lead pass to the left, but it goes to the winner."),
    "last-player-leads": msg("You chose the one who played last, but the lead goes to the winner."),
    "dealer-leads": msg("You chose the dealer, but the dealer plays last."),
    "left-and-right-confused": msg("You went the wrong way round: the turn goes to the left."),
}
_ABOUT_LEGALITY: Final = {
    "must-beat": msg("You kept to the cards that beat {best}, but you never have to beat anything."),
    "must-trump-when-void": msg("You kept to the trumps, but you never have to trump."),
    "must-not-trump": msg("You left out the trumps, but you may trump when you have none of the suit."),
    "trump-any-time": msg("You counted the trumps in too soon: the suit comes first."),
    "trump-not-led": msg("You left out the trumps, but they may be led at any time."),
    "colour-for-suit": msg("You went by the colour, but red and black are not suits: each has two."),
    "joker-is-wild": msg("You counted a joker in, but a joker is not free to play at any time."),
    "joker-does-not-follow-trump": msg("You forgot that a joker is a trump."),
    "joker-must-be-thrown": msg("You threw a joker at once, but you may keep it back."),
    "must-play-highest": msg("You kept to the best card of the suit, but any card of it will do."),
    "anything-goes": msg("You chose every card, but the suit has to be followed."),
}
_NAMED: Final = 3
"""Cards left out that are named one by one."""
MISCONCEPTIONS: Final = frozenset(
    (
        *_ABOUT_TRICKS,
        *_ABOUT_LEGALITY,
        "highest-card-wins",
        "trump-ignored",
        "illegal-card",
        "following-is-enough",
    )
)


def own_mistake(voice: Voice, position: object, verdict: Verdict) -> str:
    """One sentence on what the learner answered and why it fails."""
    match position:
        case TrickPosition():
            return _about_trick(voice, position, verdict)
        case AfterDeal():
            return _known(voice, _ABOUT_TRICKS, verdict) or voice.say(
                "You chose {seat}.", seat=voice.seat(parse_seat(verdict.given[0]))
            )
        case HandPosition() if verdict.solution.rule in ("highest-trump-wins", "highest-of-led-suit-wins"):
            return _about_winning_card(voice, position, verdict)
        case HandPosition():
            return _about_legality(voice, position, verdict)
        case other:
            raise TypeError(other)


def _known(voice: Voice, table: dict[str, str], verdict: Verdict, **names: str) -> str | None:
    msgid = table.get(verdict.misconception or "")
    return None if msgid is None else voice.say(msgid, **names)


def _about_trick(voice: Voice, position: TrickPosition, verdict: Verdict) -> str:
    trick, law = position
    place = (parse_seat(verdict.given[0]) - trick.leader) % 4
    now = winning_place(trick.cards, law)
    if place >= len(trick.cards) or now is None:
        return voice.say("You chose a player who has not played yet.")
    chosen, best = trick.cards[place], trick.cards[now]
    names = {"card": voice.card(chosen), "best": voice.card(best)}
    known = _known(voice, _ABOUT_TRICKS, verdict, **names)
    return known or _beaten(voice, chosen, best, trick.cards, law)


def _beaten(voice: Voice, chosen: Card, best: Card, cards: tuple[Card, ...], law: TrickLaw) -> str:
    """Worth nothing, only highest in its own suit, of a suit that cannot win, or simply beaten."""
    suit = chosen.suit
    if suit is None and law.trump is None:
        return voice.say("You chose {card}, which is worth nothing here.", card=voice.card(chosen))
    if suit is not None and suit != law.follows_as(best):
        names = {"card": voice.card(chosen), "suit": voice.suit(suit)}
        followed = law.led(cards) == suit
        if _highest_only_there(chosen, cards, law, followed):
            return voice.say("You chose {card}, highest only in {suit}.", **names)
        if not followed:
            return voice.say("You chose {card}, but {suit} cannot win here.", **names)
    return voice.say("You chose {card}, but {best} beats it.", card=voice.card(chosen), best=voice.card(best))


def _highest_only_there(chosen: Card, cards: tuple[Card, ...], law: TrickLaw, followed: bool) -> bool:
    """Whether "highest" says something of the card: the best of what was led, a court card, or above all the rest."""
    plain = [c.rank for c in cards if not c.is_joker]
    own = max(c.rank for c in cards if c.suit == chosen.suit)
    striking = followed or chosen.rank > 10 or chosen.rank == max(plain)
    return law.order is Order.HIGH and chosen.rank == own and striking


def _about_winning_card(voice: Voice, position: HandPosition, verdict: Verdict) -> str:
    chosen = card(verdict.given[0])
    barred = legal(*position).illegal
    if chosen in barred:
        return why_not(voice, chosen, barred[chosen])
    now = winning_place(position.plays, position.law)
    if now is None:
        return voice.say("You chose {card}.", card=voice.card(chosen))
    best = position.plays[now]
    return _beaten(voice, chosen, best, (*position.plays, chosen), position.law)


def _about_legality(voice: Voice, position: HandPosition, verdict: Verdict) -> str:
    now = winning_place(position.plays, position.law)
    best = "" if now is None else voice.card(position.plays[now])
    barred = legal(*position).illegal
    thrown = any(isinstance(reason, JokerMustBeThrown) for reason in barred.values())
    known = _known(voice, _ABOUT_LEGALITY, verdict, best=best)
    if known and not thrown:  # under that house rule it is the joker that was forgotten, not the suit
        return known
    right = verdict.solution.answer
    wrong = [c for c in parse_cards(" ".join(verdict.given)) if c.code not in right]
    if wrong:
        first = wrong[0]
        match barred.get(first):
            case JokerOnlyWhenVoid(led=led, held=held):
                return why_not(voice, first, MustFollow(led, held))  # the rule has just been told
            case Reason() as reason:
                return why_not(voice, first, reason)
        return voice.say("You do not have {card}.", card=voice.card(first))
    left_out = [c for c in position.hand if c.code in right and c.code not in verdict.given]
    assert left_out, codes(position.hand)
    if len(left_out) > _NAMED:
        return voice.say_n(
            "You left out {n} card that may be played too.",
            "You left out {n} cards that may be played too.",
            len(left_out),
        )
    return voice.say_n(
        "You left out {cards}, which may be played too.",
        "You left out {cards}, which may be played too.",
        len(left_out),
        cards=voice.cards(left_out),
    )
