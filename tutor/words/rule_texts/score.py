"""Scoring and the match, in words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "book-is-six": (
        msg("The first six tricks"),
        msg("The first six tricks your team takes are called the book, and they score nothing."),
    ),
    "odd-tricks-score": (
        msg("Points over six"),
        msg(
            "Each trick over six gives 1 point to the team that took more. The other team gets nothing "
            "for its tricks."
        ),
    ),
    "count-tricks-not-cards": (
        msg("Count tricks, not cards"),
        msg(
            "When the deal is over, count the tricks and not the cards. Four cards from the table are one "
            "trick."
        ),
    ),
    "honours-off": (
        msg("Honours only by agreement"),
        msg(
            "The honours are the ace, king, queen and jack of trumps. They score nothing unless you have "
            "agreed that they count."
        ),
    ),
    "honours-four": (
        msg("All four honours"),
        msg(
            "If you count honours, a team dealt all four of them, from ace to jack of trumps, gets 4 "
            "points. Some give none to a team one short of the score you play to."
        ),
    ),
    "honours-three": (
        msg("Three honours"),
        msg(
            "If you count honours, a team dealt exactly three of the ace, king, queen and jack of trumps "
            "gets 2 points. Some give none to a team one short of the score you play to."
        ),
    ),
    "honours-reward-deal": (
        msg("Why many skip honours"),
        msg("Many don't count honours. They give points for luck, not for good play."),
    ),
    "grand-made-score": (
        msg("When grand is made"),
        msg(
            "If the team that bid grand takes seven tricks or more, each one over six is worth 1 point. "
            "The opponents get nothing."
        ),
    ),
    "grand-failed-doubled": (
        msg("When grand fails"),
        msg(
            "If the team that bid grand takes only six or fewer, the opponents get 2 points for each "
            "trick they took over six. Some give just 1."
        ),
    ),
    "pass-under-six": (
        msg("Points in pass"),
        msg(
            "In pass it pays to have the fewer tricks: that team gets 1 point for each one short of six. "
            "Some count from seven instead."
        ),
    ),
    "pass-six-seven-none": (
        msg("Six against seven in pass"),
        msg(
            "If you count pass from six and it ends six against seven, nobody gets a point. Counted from "
            "seven, the team with six gets 1."
        ),
    ),
    "pass-under-seven": (
        msg("Pass counted from seven"),
        msg(
            "Some give the team with fewer tricks in pass 1 point for each trick under seven. Choose one "
            "way before you start and keep to it."
        ),
    ),
    "made-scores-all-over-six": (
        msg("Every trick over six counts"),
        msg("If you make your bid, your team scores every trick over six, those beyond the bid as well."),
    ),
    "set-loses-whole-bid": (
        msg("Losing the whole bid"),
        msg(
            "Many take off the whole bid when it fails: bid four, go down and you lose 4 points, even if "
            "only one trick was missing. Others take off only what was missing."
        ),
    ),
    "set-loses-shortfall": (
        msg("Losing what is missing"),
        msg(
            "Some take off only what is missing when a bid fails: bid four, take nine tricks and you lose "
            "1 point. It is never more than you bid."
        ),
    ),
    "nt-doubles": (
        msg("No trump counts double"),
        msg(
            "Many double the points after a no-trump bid, whether it is made or fails. Others count it "
            "like any bid."
        ),
    ),
    "defenders-never-score": (
        msg("The other team stands still"),
        msg("Only the bidder's team wins or loses points. The other team stays where it was."),
    ),
    "reach-target-wins": (
        msg("First to the target"),
        msg(
            "The first team to get as many points as you play to, or more, wins the match. Always finish "
            "the deal first."
        ),
    ),
    "minus-target-loses": (
        msg("Too far below zero"),
        msg(
            "If you play to 7, a team has lost the match when it is down to minus 7 or lower. If you play "
            "to 5, the limit is minus 5."
        ),
    ),
    "equal-scores-continue": (
        msg("Level? Play on"),
        msg("If the teams are level along the way, nothing is decided. You just play on."),
    ),
    "agree-match-end": (
        msg("Agree when to stop"),
        msg("Before the match you agree what to play to: so many points, or so many deals."),
    ),
    "fixed-deals-highest-total": (
        msg("A fixed number of deals"),
        msg(
            "If you agreed on so many deals, the team with more points after the last one wins. Level is "
            "a draw; some play one more deal."
        ),
    ),
    "deal-win-not-match-win": (
        msg("One deal is not the match"),
        msg(
            "You can take more tricks in a deal and still lose the match. What counts is your points from "
            "all the deals."
        ),
    ),
}
