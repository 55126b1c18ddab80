"""A finished deal told card by card: who may do what by which rule, who takes each trick, and what it scores."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.rules.cards import Seat, Team, cards_of, codes, sort_cards, trump_code
from tutor.rules.deal import Deal
from tutor.rules.trick import Trick, TrickLaw, legal, winner


def told(deal: Deal) -> str:
    """The whole deal, a line for each call, each trick and each score line."""
    return "\n".join([*_before(deal), *_play(deal), *_after(deal)]) + "\n"


def _before(deal: Deal) -> Iterator[str]:
    house, law = deal.house, deal.law
    assert law is not None
    yield f"{house.game.id}, deal {deal.number}: {deal.dealer.code} deals, {deal.dealer.left.code} is on the left"
    family = house.game.family
    if family.bidding is not None:
        for n, call in enumerate(deal.calls):
            before = family.bidding.judge(deal.dealer, deal.calls[:n], house)
            assert before.next is not None
            yield f"{before.next.code} calls {call.code} ({before.rule})"
        now = family.bidding.judge(deal.dealer, deal.calls, house)
        who = "everybody" if now.declarer is None else now.declarer.code
        yield f"the bidding is closed ({now.rule}): {now.contract}, played by {who}"
    if family.trump is not None:
        yield f"trump is {trump_code(law.trump)} ({family.trump(house, deal.number, deal.turned)[1].rule})"
    else:
        yield f"{who} names {law.order.code if law.trump is None else law.trump.code} (winner-names-trump)"
    if deal.puts is not None:
        kitty, puts = (codes(sort_cards(cards_of(mask))) for mask in (deal.kitty, deal.puts))
        yield f"{who} takes up {kitty} and puts away {puts}"
        yield "the six are the first trick (kitty-is-first-book)"


def _play(deal: Deal) -> Iterator[str]:
    assert deal.law is not None
    held = {seat: deal.dealt[seat] for seat in Seat}
    if deal.puts is not None and deal.declarer is not None:
        held[deal.declarer] = (held[deal.declarer] | deal.kitty) & ~deal.puts
    for n, trick in enumerate(deal.tricks, 1):
        yield f"{n}. {_trick(trick, held, deal.law)}"


def _trick(trick: Trick, held: dict[Seat, int], law: TrickLaw) -> str:
    told_cards = []
    for place, (seat, c) in enumerate(trick.plays()):
        verdict = legal(cards_of(held[seat]), trick.cards[:place], law)
        assert c in verdict.legal
        told_cards.append(f"{seat.code} {c.code} {verdict.rule}")
        held[seat] &= ~c.bit
    won = winner(trick, law)
    assert won.seat is not None
    assert won.card is not None
    return f"{', '.join(told_cards)}: {won.seat.code} wins with {won.card.code} ({', '.join(won.rules)})"


def _after(deal: Deal) -> Iterator[str]:
    score = deal.score()
    yield f"tricks: NS {deal.taken[Team.NS]}, EW {deal.taken[Team.EW]}"
    if score.made is not None:
        yield "made" if score.made else "failed"
    for line in score.lines:
        yield f"{line.team.code} {line.points:+} ({line.rule})"
    yield f"points: NS {score.points[Team.NS]}, EW {score.points[Team.EW]}"
