"""Orders, counts, voids and conventions judged on strings alone, without the tutor's own code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oracle import brute

RANKS = "23456789TJQKA"
SEATS = "NESW"
Data = Mapping[str, Any]
House = Mapping[str, str]


def deck(jokers: bool) -> list[str]:
    plain = [suit + rank for suit in "SHDC" for rank in RANKS]
    return [*plain, "LJ", "BJ"] if jokers else plain


def by_strength(cards: list[str], order: str, house: House) -> list[str]:
    """Cards of one suit, each placed by how many of the others beat it."""
    return sorted(cards, key=lambda c: sum(brute.stronger(o, c, order, house) for o in cards if o != c))


def order_of(data: Data) -> str:
    return str(data.get("order") or ("low" if str(data.get("contract") or "").endswith("down") else "high"))


def plays_of(data: Data, current: bool = True) -> list[list[tuple[str, str]]]:
    """Each trick as (seat, card); the unfinished one last."""
    lines = [*data["tricks"], *([data["plays"]] if current and data["plays"] else [])]
    found = []
    for line in lines:
        leader, cards = line.split(":")
        first = SEATS.index(leader)
        found.append([(SEATS[(first + n) % 4], c) for n, c in enumerate(cards.split())])
    return found


def played(data: Data) -> list[str]:
    return [c for trick in plays_of(data) for _, c in trick]


def trumps_out(data: Data, jokers: bool) -> int:
    trump = data["trump"]
    seen = {*data["hand"], *played(data)}
    return sum(brute.belongs(c, trump, trump) and c not in seen for c in deck(jokers))


def taken(data: Data, house: House) -> int:
    """Tricks of the team asked about, without the kitty."""
    team = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
    found = 0
    for trick in plays_of(data, current=False):
        place, _ = brute.winner([c for _, c in trick], data["trump"], order_of(data), house)
        assert place is not None
        found += team[trick[place][0]] == team[data["seat"]]
    return found


def aim(data: Data) -> int:
    contract = data["contract"]
    return 7 if contract in (None, "grand") else 6 + int(contract[0])


def kitty(data: Data) -> int:
    return int(data["contract"] not in (None, "grand"))


def tricks_needed(data: Data, house: House) -> int:
    return max(0, aim(data) - kitty(data) - taken(data, house))


def voids(data: Data, house: House) -> set[str]:
    trump, found = data["trump"], set()
    for trick in plays_of(data):
        for place in range(1, len(trick)):
            seat, card = trick[place]
            asked = brute.suit_asked([c for _, c in trick[:place]], trump)
            if seat != data["seat"] or not asked or brute.belongs(card, asked, trump):
                continue
            if card in ("LJ", "BJ") and house.get("nt-joker-any-time") == "yes":
                continue
            found.add(asked)
    return found or {"none"}


def highest(data: Data, house: House, jokers: bool) -> str | None:
    seen = {*data["hand"], *played(data)}
    left = [c for c in deck(jokers) if brute.belongs(c, data["suit"], data["trump"]) and c not in seen]
    return by_strength(left, order_of(data), house)[0] if left else None


def expected(data: Data) -> set[str]:
    """What a convention names; the position is taken to be one that it speaks of."""
    plays, ask = data["plays"], data["ask"]
    if ask == "fourth-highest":
        lengths = {s: sum(c[0] == s for c in data["hand"]) for s in "SHDC"}
        suit = max(lengths, key=lambda s: lengths[s])
        assert list(lengths.values()).count(lengths[suit]) == 1
        assert suit != data["trump"]
        return {by_strength([c for c in data["hand"] if c[0] == suit], "high", {})[3]}
    held = by_strength([c for c in data["hand"] if c[0] == plays[0][0]], "high", {})
    if ask == "high-low":
        assert len(held) == 2
        return {held[0]}
    if ask == "second-low":
        return {held[-1]}
    chain = RANKS.index(held[0][1])
    known = {c[1] for c in (*held, *plays)}
    while chain and RANKS[chain - 1] in known:
        chain -= 1
    beaten = max(RANKS.index(c[1]) for c in plays)
    return {c for c in held if RANKS.index(c[1]) >= max(chain, beaten + 1)}


def right(kind: str, data: Data, house: House, jokers: bool) -> list[str]:
    """Every right answer; of an order, in order."""
    if kind == "order":
        return by_strength(list(data["cards"]), str(data["order"]), house)
    if kind == "count":
        ask = data["ask"]
        return [str(trumps_out(data, jokers) if ask == "trumps-out" else tricks_needed(data, house))]
    if kind == "convention":
        return sorted(expected(data))
    if data["ask"] == "voids":
        return sorted(voids(data, house))
    best = highest(data, house, jokers)
    return [] if best is None else [best]
