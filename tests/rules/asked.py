"""What the case tables ask of a table, in the words of the command line: bidding, score, match, honours, revokes.

A table is ``GAME [OPTION=VALUE ...]``. Every question answers with text, so that a row can be read aloud.
"""

from __future__ import annotations

from tutor.rules.auction import Auction
from tutor.rules.calls import call_codes, parse_call, parse_calls
from tutor.rules.cards import Order, Seat, Team, parse_cards, parse_seat, parse_trump, trump_code
from tutor.rules.game import House
from tutor.rules.games import GAMES
from tutor.rules.honours import held
from tutor.rules.match import DealPoints, Match, play_match
from tutor.rules.revoke import find_revokes
from tutor.rules.scoring import Result, Score
from tutor.rules.trick import Trick


def house(table: str) -> House:
    game, *options = table.split()
    return GAMES[game].house(dict(option.split("=") for option in options))


def auction(table: str, dealer: str, calls: str) -> Auction:
    rules = house(table)
    bidding = rules.game.family.bidding
    assert bidding is not None
    return bidding.judge(parse_seat(dealer), parse_calls(calls), rules)


def bidding(table: str, dealer: str, calls: str) -> str:
    """``open W: pass 4nt …``, ``closed 4nt S, S leads``, ``closed pass, E leads``, ``redeal``, ``illegal 1: RULE``."""
    found = auction(table, dealer, calls)
    state = found.state.value
    if found.next is not None:
        return f"{state} {found.next.code}: {call_codes(found.allowed)}"
    if found.illegal is not None:
        return f"{state} {found.illegal}: {found.rule}"
    if found.contract is None or found.leader is None:
        return state
    who = "" if found.declarer is None else f" {found.declarer.code}"
    return f"{state} {found.contract.code}{who}, {found.leader.code} leads"


def leader(table: str, dealer: str, calls: str = "") -> str:
    """Who leads to the first trick."""
    rules, seat = house(table), parse_seat(dealer)
    turns = rules.game.family.first_leader_after_dealer
    if turns is not None:
        return seat.after(turns).code
    found = auction(table, dealer, calls).leader
    assert found is not None
    return found.code


def figures(text: str) -> dict[Team, int]:
    """``NS=9,EW=4``."""
    return {Team(team): int(n) for team, n in (word.split("=") for word in text.split(",") if word)}


def scored(table: str, contract: str, tricks: str, *, honours: str = "", revoke: str = "") -> Score:
    """Contract as ``4nt S``, ``grand E``, ``pass`` or ``''``."""
    rules = house(table)
    call, *seat = contract.split() or ["", ""]
    declarer = parse_seat(seat[0]) if seat and seat[0] else None
    return rules.game.family.score(
        Result(
            figures(tricks),
            parse_call(call) if call else None,
            declarer,
            figures(honours),
            frozenset(map(Team, revoke.split())),
        ),
        rules,
    )


def points(table: str, contract: str, tricks: str, *, honours: str = "", revoke: str = "") -> str:
    """``NS 3 EW 0``."""
    found = scored(table, contract, tricks, honours=honours, revoke=revoke).points
    return f"NS {found[Team.NS]} EW {found[Team.EW]}"


def match(table: str, deals: str, first_dealer: str = "N") -> Match:
    """Deals as ``NS=3 EW=-4 NS=1,EW=4h NS=1+2h``: ``h`` marks honours."""
    return play_match([_deal(word) for word in deals.split()], house(table), parse_seat(first_dealer))


def _deal(word: str) -> DealPoints:
    tricks: dict[Team, int] = {}
    honours: dict[Team, int] = {}
    for part in word.split(","):
        team, figure = part.split("=")
        for one in figure.replace("+", " ").split():
            (honours if one.endswith("h") else tricks)[Team(team)] = int(one.removesuffix("h"))
    return DealPoints(tricks, honours)


def standing(table: str, deals: str, first_dealer: str = "N") -> str:
    """``NS 6 EW -4, NS wins`` / ``…, a draw`` / ``…, E deals``."""
    found = match(table, deals, first_dealer)
    end = f"{found.next_dealer.code} deals" if found.next_dealer is not None else "a draw"
    if found.winner is not None:
        end = f"{found.winner.code} wins"
    assert found.over == (found.next_dealer is None)
    return f"NS {found.totals[Team.NS]} EW {found.totals[Team.EW]}, {end}"


def trump(table: str, deal: int, turned: str = "") -> str:
    """``D`` or ``none``."""
    rules = house(table)
    rule = rules.game.family.trump
    assert rule is not None
    return trump_code(rule(rules, deal, parse_cards(turned)[0] if turned else None)[0])


def hands(text: str) -> dict[Seat, str]:
    """``N: HA HK; S: HQ``."""
    return {parse_seat(seat.strip()): cards for seat, cards in (part.split(":") for part in text.split(";"))}


def honours(trumps: str, text: str) -> dict[Team, str]:
    """The honours each team holds."""
    cards = {seat: parse_cards(some) for seat, some in hands(text).items()}
    return {team: " ".join(c.code for c in some) for team, some in held(cards, parse_trump(trumps)).items()}


def revokes(table: str, trumps: str, tricks: str, order: str = "high") -> str:
    """Tricks as ``N: D5 D9 DK D2; S: …``; the answer as ``E3 D9 by 7 HQ``, one after another, or ``none``."""
    rules = house(table)
    law = rules.game.law(parse_trump(trumps), Order(order), rules)
    played = []
    for part in tricks.split(";"):
        seat, cards = part.split(":")
        played.append(Trick(parse_seat(seat.strip()), parse_cards(cards)))
    found = find_revokes(played, law)
    told = [f"{r.seat.code}{r.trick} {r.card.code} by {r.proof_trick} {r.proof.code}" for r in found]
    return ", ".join(told) or "none"


__all__ = [
    "auction", "bidding", "figures", "hands", "honours", "house", "leader", "match", "points",
    "revokes", "scored", "standing", "trump",
]  # fmt: skip
