"""Writes the golden deals: ``python tests/golden/make.py``. Seeded players, and the first seed that shows enough.

A golden deal that comes out otherwise than it is kept here means that a rule is judged otherwise: look why.
"""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Callable
from itertools import count
from random import Random

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).parent

if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from golden.telling import told  # noqa: E402
from tutor.content.record_writer import write_record  # noqa: E402
from tutor.rules.calls import PASS, Way  # noqa: E402
from tutor.rules.cards import Card, Seat, Suit, cards_of, strength  # noqa: E402
from tutor.rules.deal import Deal, Phase, deal_out  # noqa: E402
from tutor.rules.games import GAMES  # noqa: E402
from tutor.rules.recorded import record  # noqa: E402
from tutor.rules.trick import Trick, winner  # noqa: E402


def choose(rng: Random, deal: Deal) -> Card:
    """Beats the others as cheaply as it can, unless partner wins already; else the weakest card."""
    law, legal = deal.law, deal.legal()
    assert law is not None
    assert deal.turn is not None

    def worth(c: Card) -> int:
        return strength(c.rank, law.order, law.low_ace_bad) + 20 * law.is_trump(c)

    if not deal.trick:
        return rng.choice(legal)
    trick = Trick(Seat(deal.led_by), deal.trick)
    best = winner(trick, law)
    over = [c for c in legal if winner(Trick(trick.leader, (*trick.cards, c)), law).card is c]
    mine = best.seat is not None and best.seat.partner is deal.turn
    return min(legal if mine or not over else over, key=worth)


def play(rng: Random, deal: Deal) -> Deal:
    """To the end; the declarer names his longest suit and keeps it and the aces."""
    while deal.phase is not Phase.OVER:
        match deal.phase:
            case Phase.BIDDING:
                assert deal.auction is not None
                allowed = deal.auction.allowed
                deal = deal.call(PASS if PASS in allowed and rng.random() < 0.5 else rng.choice(allowed[:5]))
            case Phase.NAMING:
                assert deal.declarer is not None
                hand = cards_of(deal.hands[deal.declarer])
                longest = max(Suit, key=lambda suit: sum(c.suit is suit for c in hand))
                names = deal.names()
                deal = deal.name(*next((n for n in names if n[0] is longest), rng.choice(names)))
            case Phase.PUTTING:
                assert deal.law is not None
                assert deal.declarer is not None
                law = deal.law
                eighteen = cards_of(deal.hands[deal.declarer])
                weakest = sorted(
                    eighteen,
                    key=lambda c: (
                        strength(c.rank, law.order)
                        + 20 * law.is_trump(c)
                        - 30 * (c.is_joker and law.trump is None)
                    ),
                )
                deal = deal.put(rng.sample(weakest[:8], 6))
            case _:
                deal = deal.play(choose(rng, deal))
    return deal


def ruffs(deal: Deal) -> int:
    assert deal.law is not None
    return sum(
        winner(t, deal.law).rule == "highest-trump-wins" and not deal.law.is_trump(t.cards[0])
        for t in deal.tricks
    )


def joker_in_no_trump(deal: Deal) -> bool:
    return any(t.cards[0].is_joker for t in deal.tricks) and any(
        c.is_joker for t in deal.tricks for c in t.cards[1:]
    )


def trumped_joker(deal: Deal) -> bool:
    return any(c.is_joker and not t.cards[0].is_joker for t in deal.tricks for c in t.cards)


# game, house rules, number of the deal, what the deal must show
WANTED: list[tuple[str, dict[str, str], int, Callable[[Deal], bool]]] = [
    ("classic", {}, 1, lambda d: ruffs(d) >= 3 and max(d.taken.values()) == 8),
    ("classic-sv", {"honours": "on"}, 2, lambda d: ruffs(d) >= 2 and len(d.score().lines) == 2),
    ("standard", {"trump-method": "rotation", "rotation-fifth": "no-trump"}, 4, lambda d: ruffs(d) >= 2),
    ("norwegian", {}, 1, lambda d: len(d.calls) == 3 and d.score().made is False),
    (
        "bid",
        {},
        1,
        lambda d: (
            len([c for c in d.calls if c.is_bid]) > 1
            and d.contract is not None
            and d.contract.way is Way.DOWN
            and d.score().made is True
            and trumped_joker(d)
            and ruffs(d) > 0
        ),
    ),
    (
        "betting",
        {},
        1,
        lambda d: (
            len([c for c in d.calls if c.is_bid]) > 2
            and d.contract is not None
            and d.contract.way is Way.NT
            and d.score().made is False
            and joker_in_no_trump(d)
        ),
    ),
]  # fmt: skip


def make(game: str, changes: dict[str, str], number: int, shows: Callable[[Deal], bool]) -> Deal:
    house = GAMES[game].house(changes)
    for n in count(1):
        rng = Random(f"golden {game} {n}")
        dealer = rng.choice(tuple(Seat))
        deal = play(rng, deal_out(house, dealer, rng.sample(house.game.deck, len(house.game.deck)), number))
        if shows(deal):
            return deal
    raise AssertionError


def main() -> None:
    for row in WANTED:
        deal = make(*row)
        (HERE / f"{row[0]}.yaml").write_text(write_record(record(deal)), encoding="utf-8")
        (HERE / f"{row[0]}.txt").write_text(told(deal), encoding="utf-8")


if __name__ == "__main__":
    main()
