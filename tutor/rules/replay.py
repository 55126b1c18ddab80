"""A deal as written down, played over again: every trick's winner, the score, and the first thing that is wrong.

What a record leaves out is unknown. Where trump or order are, every law that the record allows is tried, and what all
of them agree on is told; where a hand is, a card in it is illegal only if a later one proves it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.rules.auction import State
from tutor.rules.cards import Seat, Team, cards_of
from tutor.rules.cited import lead_rule
from tutor.rules.honours import held
from tutor.rules.reasons import JokerOnlyWhenVoid, MustFollow
from tutor.rules.reasons.records import (
    BiddingNotOver,
    CardNotHeld,
    NotFollowed,
    PlayedAfterRedeal,
    TooManyTricks,
    WrongLeader,
)
from tutor.rules.recorded import Fault
from tutor.rules.revoke import find_revokes
from tutor.rules.scoring import Result
from tutor.rules.trick import legal, winner
from tutor.rules.unknown import holdings, possible_laws

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.rules.auction import Auction
    from tutor.rules.calls import Call
    from tutor.rules.game import House
    from tutor.rules.recorded import Recorded
    from tutor.rules.scoring import Score
    from tutor.rules.trick import Trick, TrickLaw
    from tutor.rules.unknown import Holding


@dataclass(frozen=True, slots=True)
class Taken:
    """A trick and who took it: None while it is unfinished, or where that can't be told."""

    trick: Trick
    winner: Seat | None
    rule: str | None


@dataclass(frozen=True, slots=True)
class Replay:
    """A record judged; what can't be told is None."""

    recorded: Recorded
    auction: Auction | None
    declarer: Seat | None
    laws: tuple[TrickLaw, ...]
    """Every trump and order that the record allows."""
    tricks: tuple[Taken, ...]
    won: Mapping[Team, int] | None
    score: Score | None
    fault: Fault | None
    """The first one."""

    @property
    def contract(self) -> Call | None:
        return self.auction.contract if self.auction else None

    @property
    def law(self) -> TrickLaw | None:
        """Trump and order, where both are known."""
        return self.laws[0] if len(self.laws) == 1 else None

    @property
    def rules(self) -> tuple[str, ...]:
        """What decides first: the fault, the score, the last trick, or how cards are dealt."""
        found = [] if self.fault is None else [self.fault.rule]
        found += () if self.score is None else self.score.rules
        found += [taken.rule for taken in reversed(self.tricks) if taken.rule is not None]
        found += () if self.auction is None else (self.auction.rule,)
        return tuple(dict.fromkeys(found or [dealing_rule(self.recorded.house)]))


def dealing_rule(house: House) -> str:
    """The rule that says how many cards each player is dealt."""
    return "deal-12-each-kitty-6" if house.game.family.kitty else "deal-13-each"


def replay(recorded: Recorded) -> Replay:
    """Judge a record: what it tells, and the first thing that is wrong with it."""
    auction, declarer, faults = _bidding(recorded)
    laws, named = possible_laws(recorded, auction)
    faults += named
    hands, put = holdings(recorded, declarer)
    faults += put
    tricks = tuple(_taken(trick, laws) for trick in recorded.plays)
    played = [
        *_leads(recorded, auction, tricks),
        *_cards(recorded, hands, laws),
        *_proved(recorded, hands, laws),
    ]
    played.sort(key=lambda each: (each.trick or 0, _place(recorded, each)))
    won = _won(recorded, declarer, tricks)
    revoked = frozenset(each.seat.team for each in played if each.seat is not None and _is_revoke(each))
    score = (
        None
        if any(f.where == "calls" for f in faults)
        else _score(recorded, auction, declarer, laws, tricks, won, revoked)
    )
    first = next(iter([*faults, *played]), None)
    return Replay(recorded, auction, declarer, laws, tricks, won, score, first)


def _bidding(recorded: Recorded) -> tuple[Auction | None, Seat | None, list[Fault]]:
    bidding = recorded.house.game.family.bidding
    if bidding is None or recorded.calls is None:
        return None, None, []
    known = recorded.dealer is not None
    # Which calls are allowed does not hang on who deals, only whose they are.
    auction = bidding.judge(
        Seat.N if recorded.dealer is None else recorded.dealer, recorded.calls, recorded.house
    )
    if auction.illegal is not None:
        at = auction.illegal
        seat = auction.seats[at] if known and at < len(auction.seats) else None
        return None, None, [Fault("calls", auction.reason, index=at, seat=seat, call=recorded.calls[at])]
    goes_on = recorded.names is not None or recorded.puts is not None or bool(recorded.plays)
    if auction.state is State.OPEN and goes_on:
        turn = auction.next if known else None
        return (
            None,
            None,
            [Fault("calls", BiddingNotOver(auction.rule, turn), index=len(recorded.calls), seat=turn)],
        )
    if auction.state is State.REDEAL and goes_on:
        return auction, None, [Fault("calls", PlayedAfterRedeal())]
    return auction, auction.declarer if known else None, []


def _taken(trick: Trick, laws: tuple[TrickLaw, ...]) -> Taken:
    verdicts = [winner(trick, law) for law in laws] if trick.complete else []
    seats, rules = {v.seat for v in verdicts}, {v.rule for v in verdicts}
    seat = seats.pop() if len(seats) == 1 else None
    return Taken(trick, seat, rules.pop() if seat is not None and len(rules) == 1 else None)


def _leads(recorded: Recorded, auction: Auction | None, tricks: tuple[Taken, ...]) -> Iterator[Fault]:
    family = recorded.house.game.family
    right, rule = None, "winner-leads-next"
    if recorded.dealer is not None and family.first_leader_after_dealer is not None:
        right, rule = recorded.dealer.after(family.first_leader_after_dealer), "dealer-left-leads"
    elif recorded.dealer is not None and auction is not None and auction.leader is not None:
        right, rule = auction.leader, lead_rule(auction)
    for n, taken in enumerate(tricks, 1):
        named = taken.trick.leader
        if n > family.hand_size:
            last = "twelve-played-plus-kitty" if family.kitty else "play-all-tricks"
            yield Fault("plays", TooManyTricks(last, family.hand_size), trick=n)
        elif right is not None and named is not right:
            yield Fault(
                "plays", WrongLeader(rule, named, right), trick=n, seat=named, card=taken.trick.cards[0]
            )
        right, rule = taken.winner, "winner-leads-next"


def _cards(recorded: Recorded, hands: Mapping[Seat, Holding], laws: tuple[TrickLaw, ...]) -> Iterator[Fault]:
    """Cards that were not held, and of hands that are known those that were not allowed."""
    dealt = dealing_rule(recorded.house)
    gone = 0
    for n, trick in enumerate(recorded.plays, 1):
        for place, (seat, c) in enumerate(trick.plays()):
            hand = hands[seat]
            if not c.bit & hand.most:
                yield Fault("plays", CardNotHeld(dealt, seat, c), trick=n, seat=seat, card=c)
            elif hand.exact is not None:
                left = cards_of(hand.exact & ~gone)
                reasons = [legal(left, trick.cards[:place], law).illegal.get(c) for law in laws]
                if (reason := reasons[0]) is not None and None not in reasons:
                    yield Fault("plays", reason, trick=n, seat=seat, card=c)
            gone |= c.bit


def _proved(recorded: Recorded, hands: Mapping[Seat, Holding], laws: tuple[TrickLaw, ...]) -> Iterator[Fault]:
    """Revokes from hands that are not known, each proved by a later card under every law."""
    common = set(find_revokes(recorded.plays, laws[0]))
    for law in laws[1:]:
        common &= set(find_revokes(recorded.plays, law))
    for revoke in common:
        trick = recorded.plays[revoke.trick - 1]
        led = laws[0].led(trick.cards)
        if hands[revoke.seat].exact is None and led is not None:
            reason = NotFollowed(revoke.seat, led, revoke.card, revoke.proof, revoke.proof_trick)
            yield Fault("plays", reason, trick=revoke.trick, seat=revoke.seat, card=revoke.card)


def _place(recorded: Recorded, fault: Fault) -> int:
    """Where in its trick a fault lies."""
    cards = recorded.plays[(fault.trick or 1) - 1].cards
    return cards.index(fault.card) if fault.card in cards else -1


def _is_revoke(fault: Fault) -> bool:
    return isinstance(fault.reason, MustFollow | JokerOnlyWhenVoid | NotFollowed)


def _won(recorded: Recorded, declarer: Seat | None, tricks: tuple[Taken, ...]) -> dict[Team, int] | None:
    """Tricks by team so far, the six put away being the declarers' first (kitty-is-first-book)."""
    family = recorded.house.game.family
    whole = [taken for taken in tricks if taken.trick.complete]
    if any(taken.winner is None for taken in whole) or (family.kitty and declarer is None):
        return None
    counts = dict.fromkeys(Team, 0)
    if declarer is not None and family.kitty and (recorded.puts is not None or tricks):
        counts[declarer.team] += 1
    for taken in whole:
        if taken.winner is not None:
            counts[taken.winner.team] += 1
    return counts


def _score(
    recorded: Recorded,
    auction: Auction | None,
    declarer: Seat | None,
    laws: tuple[TrickLaw, ...],
    tricks: tuple[Taken, ...],
    won: Mapping[Team, int] | None,
    revoked: frozenset[Team],
) -> Score | None:
    """The score of a deal that is over, where all that it hangs on is known."""
    house, family = recorded.house, recorded.house.game.family
    over = len(tricks) == family.hand_size and all(taken.trick.complete for taken in tricks)
    contract = auction.contract if auction is not None else None
    if not over or won is None or (family.bidding is not None and contract is None):
        return None
    if contract is not None and contract.number and declarer is None:
        return None
    honours: dict[Team, int] = {}
    if house.get("honours") == "on":
        if len(recorded.hands) < len(Seat) or len(laws) != 1:
            return None
        honours = {team: len(cards) for team, cards in held(recorded.hands, laws[0].trump).items()}
    return family.score(Result(won, contract, declarer, honours, revoked), house)
