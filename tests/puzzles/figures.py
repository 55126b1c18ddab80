"""Figures judged a second time, on strings alone: scores, matches, honours, cards put away; and changes to them."""

from __future__ import annotations

import copy
import re
from typing import Any

from oracle import brute_deal

from tutor.puzzles import edits as change

KINDS = ("score", "match", "honours", "discard")
House = dict[str, str]
RANKS = "AKQJ"


def game_of(house: House) -> str:
    """A game of the family whose house rules these are."""
    return "norwegian" if "grand-failed" in house else "bid" if "min-bid" in house else "classic"


def points(data: dict[str, Any], house: House) -> dict[str, int]:
    """What a deal scores."""
    found = brute_deal.score(
        game_of(house),
        house,
        data["contract"] or "",
        data["declarer"] or "",
        data["tricks"],
        data["revoke"] if data["revoke"] in ("NS", "EW") else "",
    )
    if data["honours"] and house["honours"] == "on":
        for team, n in data["honours"].items():
            found[team] += {4: 4, 3: 2}.get(n, 0)
    return found


def score(data: dict[str, Any], house: House) -> set[str]:
    return {str(points(data, house)[data["ask"]])}


def deal_of(word: str) -> dict[str, list[int]]:
    """``NS=1,EW=4h``: by team, points for tricks and for honours."""
    found = {"NS": [0, 0], "EW": [0, 0]}
    for part in word.split(","):
        team, _, figures = part.partition("=")
        for figure in re.findall(r"[+-]?\d+h?", figures):
            found[team][figure.endswith("h")] += int(figure.rstrip("h"))
    return found


def match(data: dict[str, Any], house: House) -> set[str]:
    """Who has won, or who deals next."""
    won = winner_of([deal_of(word) for word in data["points"]], house)
    if data["ask"] == "winner":
        return {won or "none"}
    return set() if won else {brute_deal.after(data["first_dealer"], len(data["points"]))}


def winner_of(deals: list[dict[str, list[int]]], house: House) -> str:
    total = {"NS": 0, "EW": 0}
    fixed = house["match-end"] != "target"
    goal = int(house["target"])
    minus = "min-bid" in house
    for number, deal in enumerate(deals, 1):
        short = [team for team in total if total[team] == goal - 1]
        for honours in (0, 1):
            for team in total:
                if honours and not fixed and house.get("honours-cap") == "on" and team in short:
                    continue
                total[team] += deal[team][honours]
            if fixed:
                continue
            for team, other in (("NS", "EW"), ("EW", "NS")):
                if minus and total[team] <= -goal:
                    return other
            for team in total:
                if total[team] >= goal:
                    return team
        if fixed and number >= int(house["match-end"]):
            if total["NS"] != total["EW"]:
                return max(total, key=lambda team: total[team])
            if house["deals-tie"] == "draw":
                return "draw"
    return ""


def honours(data: dict[str, Any], house: House) -> set[str]:
    held = [c for seat in data["ask"] for c in data["hands"][seat] if c[0] == data["trump"] and c[1] in RANKS]
    return {str({4: 4, 3: 2}.get(len(held), 0) if house["honours"] == "on" else 0)}


def discard(data: dict[str, Any], house: House) -> set[str]:
    fine = len(data["puts"]) == 6 and set(data["puts"]) <= set(data["hand"])
    if data["ask"] == "legal":
        return {"legal" if fine else "illegal"}
    return {"1"} if fine else set()


ORACLES = {"score": score, "match": match, "honours": honours, "discard": discard}


def changed(data: dict[str, Any], house: House, edit: change.Edit) -> tuple[dict[str, Any], House]:
    """Position and house rules with a change made, by the words of the change alone."""
    found, rules = copy.deepcopy(data), dict(house)
    match edit:
        case change.OtherContract(contract=contract, declarer=declarer):
            found["contract"] = contract.code
            found["declarer"] = None if declarer is None else declarer.code
        case change.OtherTricks(team=team, tricks=n):
            found["tricks"] = {team.code: n, team.other.code: 13 - n}
        case change.WithoutRevoke():
            assert found["revoke"]
            found["revoke"] = None
        case change.OtherHonours(team=team, held=n) if "hands" in found:
            mine = [c for seat in team.code for c in found["hands"][seat]]
            theirs = [found["trump"] + rank for rank in RANKS if found["trump"] + rank not in mine]
            held = [c for c in mine if c[0] == found["trump"] and c[1] in RANKS]
            for c in theirs[: max(0, n - len(held))]:
                move(found["hands"], c, team.code[0])
            for c in held[n:]:
                move(found["hands"], c, team.other.code[0])
        case change.OtherHonours(team=team, held=n):
            found["honours"] = {team.code: n, team.other.code: 4 - n}
        case change.OtherLast(team=team, points=n):
            last = deal_of(found["points"][-1])
            words = [f"{t}={n if t == team.code else 0}+{last[t][1]}h" for t in ("NS", "EW")]
            found["points"][-1] = ",".join(words)
        case change.FirstDealer(seat=seat):
            found["first_dealer"] = seat.code
        case change.HeldBy(seat=seat, card=card):
            assert card.code not in found["hands"][seat.code]
            move(found["hands"], card.code, seat.code)
        case change.OtherTrump(trump=trump):
            assert trump is not None
            found["trump"] = trump.code
        case change.PutCount(cards=n):
            kept = [c for c in found["hand"] if c not in found["puts"]]
            found["puts"] = [*found["puts"], *kept][:n]
        case change.InHand(card=card):
            assert card.code in found["puts"]
            spare = next(c for c in found["hand"] if c not in found["puts"])
            found["hand"] = [card.code if c == spare else c for c in found["hand"]]
        case change.OtherHouse(name=name, value=value):
            assert rules[name] != value
            rules[name] = value
        case other:
            raise AssertionError(f"no test for {other}")
    return found, rules


def move(hands: dict[str, list[str]], card: str, to: str) -> None:
    for cards in hands.values():
        if card in cards:
            cards.remove(card)
    hands[to].append(card)


def check_edit(
    kind: str, data: dict[str, Any], house: House, given: tuple[str, ...], edit: change.Edit
) -> None:
    """The change makes the answer right; or, of more points than a deal gives, says how many that is."""
    if isinstance(edit, change.MostPoints):
        assert abs(int(given[0])) > edit.points
        most = {"norwegian": 14 if house.get("grand-failed") == "double" else 7}.get(game_of(house))
        if game_of(house) == "bid":
            most = 14 if house["nt-double"] == "yes" else 7
        assert edit.points == (most or (11 if house["honours"] == "on" else 7))
        return
    after, rules = changed(data, house, edit)
    assert (after, rules) != (data, house)
    assert ORACLES[kind](after, rules) == set(given), (data, given, edit)
