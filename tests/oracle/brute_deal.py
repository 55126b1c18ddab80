"""A second reading of bidding, scores, matches and short deals, on strings alone; it shares no code with the tutor.

Seats are ``N E S W``, calls ``pass``, ``grand``, ``4up``; ``house`` holds every option of the game by its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from . import brute

ROUND = "NESWNESWNESW"
House = Mapping[str, str]


def after(seat: str, turns: int) -> str:
    return ROUND[ROUND.index(seat) + turns % 4]


def team(seat: str) -> str:
    return "NS" if seat in "NS" else "EW"


# Bidding: what is said of it is {state, next, allowed, declarer, contract, leader, illegal}


def told(state: str, **more: object) -> dict[str, object]:
    empty = dict.fromkeys(("next", "declarer", "contract", "leader", "illegal"))
    return {"state": state, **empty, "allowed": [], **more}


def bid_norwegian(dealer: str, calls: Sequence[str], house: House) -> dict[str, object]:
    """Round the table once; a grand ends it."""
    speaker = after(dealer, 1)
    for index, call in enumerate(calls):
        if call == "grand":
            if index + 1 < len(calls):
                return told("illegal", illegal=index + 1)
            aside = 1 if house["grand-lead"] == "left" else 3
            return told("closed", declarer=speaker, contract="grand", leader=after(speaker, aside))
        if speaker == dealer:
            if index + 1 < len(calls):
                return told("illegal", illegal=index + 1)
            return told("closed", contract="pass", leader=after(dealer, 1))
        speaker = after(speaker, 1)
    return told("open", next=speaker, allowed=["pass", "grand"])


def goes_over(bid: str, standing: str, house: House) -> bool:
    """Whether a bid beats another one."""
    if bid[0] != standing[0]:
        return bid[0] > standing[0]
    if bid[1:] == "nt":
        return standing[1:] != "nt"
    return house["down-vs-up"] == "down-higher" and bid[1:] == "down" and standing[1:] == "up"


def may_bid(bid: str, standing: str, by_dealer: bool, house: House) -> bool:
    if bid[0] < house["min-bid"]:
        return False
    if not standing or goes_over(bid, standing, house):
        return True
    return by_dealer and house["dealer-may-match"] == "yes" and not goes_over(standing, bid, house)


def bid_number_and_kind(dealer: str, calls: Sequence[str], house: House) -> dict[str, object]:
    """Everybody once, or on and on; asked in turn are those who have not passed."""
    everything = [number + kind for number in "1234567" for kind in ("up", "down", "nt")]
    still_in = ["N", "E", "S", "W"]
    standing, bidder, speaker = "", "", after(dealer, 1)
    once = house["bidding"] == "one-round"
    for index in range(len(calls) + 1):
        if standing == "7nt" or (once and index == 4) or (not once and still_in in ([bidder], [])):
            if index < len(calls):
                return told("illegal", illegal=index)
            if not standing:
                return told("redeal")
            return told("closed", declarer=bidder, contract=standing, leader=bidder)
        may = [bid for bid in everything if may_bid(bid, standing, speaker == dealer, house)]
        last_hope = not standing and still_in == [dealer] and speaker == dealer
        if not (last_hope and house["forced-dealer"] == "yes"):
            may.insert(0, "pass")
        if index == len(calls):
            return told("open", next=speaker, allowed=may)
        call = calls[index]
        if call not in may:
            return told("illegal", illegal=index)
        if call == "pass":
            still_in.remove(speaker)
        else:
            standing, bidder = call, speaker
        speaker = after(speaker, 1)
        while still_in and speaker not in still_in and not once:
            speaker = after(speaker, 1)
    raise AssertionError


# Scores


def score(
    game: str, house: House, contract: str, declarer: str, tricks: Mapping[str, int], revoked: str = ""
) -> dict[str, int]:
    """Points by team. ``tricks`` by team, the kitty included; ``revoked``: one team or none."""
    ns, ew = tricks["NS"], tricks["EW"]
    if game in ("classic", "classic-sv", "standard"):
        return {"NS": max(0, ns - 6), "EW": max(0, ew - 6)}
    if game == "norwegian":
        if contract == "pass":
            line = 6 if house["pass-scoring"] == "under-six" else 7
            return {"NS": max(0, line - ns), "EW": max(0, line - ew)}
        worth = {"NS": max(0, ns - 6), "EW": max(0, ew - 6)}
        double = 2 if house["grand-failed"] == "double" else 1
        return {side: n if side == team(declarer) else double * n for side, n in worth.items()}
    side = team(declarer)
    mine, bid = tricks[side], int(contract[0])
    if revoked and house["revoke-penalty"] == "3-tricks":
        moved = tricks[revoked] if tricks[revoked] < 3 else 3
        mine += -moved if revoked == side else moved
    points = mine - 6
    if points < bid:
        points = -bid if house["set-penalty"] == "bid" else max(points, 0) - bid
    if contract.endswith("nt") and house["nt-double"] == "yes":
        points *= 2
    return {"NS": points if side == "NS" else 0, "EW": points if side == "EW" else 0}


def add_up(
    house: House, loses_at_minus: bool, deals: Sequence[tuple[str, int]]
) -> tuple[dict[str, int], int | None, str]:
    """Totals, the number of the deal that ended the match, and the winner; deals are (team, points)."""
    totals = {"NS": 0, "EW": 0}
    for number, (side, points) in enumerate(deals, 1):
        totals[side] += points
        ns, ew = totals["NS"], totals["EW"]
        if house["match-end"] == "target":
            target = int(house["target"])
            if ns >= target or (loses_at_minus and ew <= -target):
                return totals, number, "NS"
            if ew >= target or (loses_at_minus and ns <= -target):
                return totals, number, "EW"
        elif number >= int(house["match-end"]) and (ns != ew or house["deals-tie"] == "draw"):
            return totals, number, "draw" if ns == ew else "NS" if ns > ew else "EW"
    return totals, None, ""


# Short deals


def continuations(
    hands: Sequence[Sequence[str]], leader: int, trump: str, order: str, house: House
) -> Counter[int]:
    """All ways in which the cards can be played out, by the tricks that North and South take."""
    found: Counter[int] = Counter()

    def go_on(held: list[list[str]], turn: int, trick: list[str], won: int) -> None:
        if len(trick) == 4:
            place, _ = brute.winner(trick, trump, order, house)
            assert place is not None or all(brute.is_joker(c) for c in trick)
            turn = (turn + (place or 0)) % 4
            won, trick = won + (turn % 2 == 0), []
        if not held[turn]:
            found[won] += 1
            return
        for card in brute.legal(held[turn], trick, trump, house)[0]:
            rest = [[c for c in hand if c != card] for hand in held]
            go_on(rest, (turn + 1) % 4, [*trick, card], won)

    go_on([list(hand) for hand in hands], leader, [], 0)
    return found
