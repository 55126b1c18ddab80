"""``match`` in words: is the match over, who has won, who deals next?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.kinds.match import standing
from tutor.puzzles.match_points import NEXT_DEALER, ends_of
from tutor.rules.cards import Team, parse_seat
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.leads import you_chose
from tutor.words.matches import totals, who_has_won, why_it_stands_so
from tutor.words.options import house_text

if TYPE_CHECKING:
    from tutor.puzzles.match_points import MatchPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

# {target}: what is played to.
MISTAKES: Final = {
    "honours-before-tricks": msg("You counted the honours first, but tricks count before honours."),
    "other-cap": msg("You forgot what is agreed about honours one point short."),
    "honours-left-out": msg("You left out the honours, but they count here."),
    "target-in-fixed-deals": msg("You stopped at {target}, but here a number of deals is agreed."),
    "other-tie": msg("You forgot what is agreed for level scores after the last deal."),
    "minus-forgotten": msg("You forgot that the match can be lost at minus {target} too."),
    "beyond-target": msg("You wanted more than {target}, but {target} is enough."),
    "exact-hit": msg("You wanted exactly {target}, but more will do."),
    "sign-forgotten": msg("You added points that were lost."),
    "level-is-draw": msg("You called it a draw, but being level on the way decides nothing."),
    "ahead-wins": msg("You chose the team ahead, but that does not end a match."),
    "last-deal-wins": msg("You chose whoever won the last deal, but all the deals count."),
    "most-deals-win": msg("You counted the deals won, but it is the points that count."),
    "dealer-stays-with-winner": msg("You let the winners keep the deal, but it moves every time."),
    "same-dealer": msg("You chose the dealer of the last deal, but the deal moves on."),
    "right-deals": msg("You went the wrong way round: the deal goes to the left."),
    "first-dealer-again": msg("You chose whoever dealt first, but the deal moves on."),
    "one-too-far": msg("You went one player too far."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[MatchPosition]) -> str:
    if puzzle.position.ask == NEXT_DEALER:
        return voice.say("Who deals next?")
    return voice.say("Has anybody won the match, and who?")


def agreed(voice: Voice, position: MatchPosition) -> list[str]:
    """What the table has agreed about the end of a match."""
    house = position.house
    names = ["target"] if house["match-end"] == "target" else ["match-end", "deals-tie"]
    if house.get("honours") == "on":
        names += ["honours", "honours-cap"] if house["honours-cap"] == "on" else ["honours"]
    return [house_text(voice.catalog, house, name) for name in names]


def told(voice: Voice, position: MatchPosition) -> list[str]:
    """The points, deal by deal, and who began."""
    found = [
        voice.say("{seat} dealt first.", seat=voice.seat(position.first_dealer)),
    ]
    for n, row in enumerate(position.deals, 1):
        line = voice.say("Deal {n}: {figures}.", n=n, figures=_figures(voice, row.ns, row.ew))
        if row.ns_honours or row.ew_honours:
            held = voice.say(
                "For honours: {figures}.", figures=_figures(voice, row.ns_honours, row.ew_honours)
            )
            line = f"{line} {held}"
        found.append(line)
    return found


def _figures(voice: Voice, us: int, them: int) -> str:
    return voice.catalog.phrase(
        "{us} {ours}, {them} {theirs}",
        us=voice.team(Team.NS),
        ours=str(us).replace("-", "−"),
        them=voice.team(Team.EW),
        theirs=str(them).replace("-", "−"),
    )


def decided(voice: Voice, puzzle: Puzzle[MatchPosition]) -> str:
    match = standing(puzzle.position)
    if puzzle.position.ask == NEXT_DEALER and match.next_dealer is not None:
        if voice.is_you(match.next_dealer):
            return voice.say("You deal next.")
        return voice.say("{seat} deals next.", seat=voice.seat(match.next_dealer))
    return f"{who_has_won(voice, match)} {totals(voice, match)}"


def rule(voice: Voice, puzzle: Puzzle[MatchPosition]) -> str:
    position = puzzle.position
    if position.ask != NEXT_DEALER:
        return why_it_stands_so(voice, standing(position).reason)
    last = position.first_dealer.after(len(position.deals) - 1)
    if voice.is_you(last):
        return voice.say("You dealt last, and the deal passes to the left each time.")
    return voice.say("{seat} dealt last, and the deal passes to the left each time.", seat=voice.seat(last))


def mistake(voice: Voice, puzzle: Puzzle[MatchPosition], verdict: Verdict) -> str:
    target = ends_of(puzzle.position.house).target
    known = known_mistake(voice, MISTAKES, verdict, target=str(target))
    if known:
        return known
    given = verdict.given[0]
    if puzzle.position.ask == NEXT_DEALER:
        return you_chose(voice, parse_seat(given))
    match given:
        case "draw":
            return voice.say("You called it a draw.")
        case "none":
            return voice.say("You let the match go on.")
        case _ if voice.is_yours(Team(given)):
            return voice.say("You chose your own team.")
        case _ if voice.learner is not None:
            return voice.say("You chose the opponents.")
        case _:
            return voice.say("You chose {team}.", team=voice.team(Team(given)))


def where_to_look(voice: Voice, puzzle: Puzzle[MatchPosition]) -> str:
    if puzzle.position.ask == NEXT_DEALER:
        return voice.say("Look first for who dealt first, and count the deals.")
    return voice.say("Look first at when a match is over at this table, and add up the points.")


def rule_hint(voice: Voice, puzzle: Puzzle[MatchPosition]) -> str:
    position = puzzle.position
    ends = ends_of(position.house)
    if position.ask == NEXT_DEALER:
        return voice.say("After each deal the next player round to the left deals.")
    if ends.deals:
        return voice.say("When the agreed number of deals is played, the higher total wins.")
    if ends.minus:
        return voice.say(
            "Whoever gets to {target} wins, and whoever is down to minus {target} loses.",
            target=str(ends.target),
        )
    return voice.say(
        "The first team at {target} or more after a finished deal wins.", target=str(ends.target)
    )


def all_but(voice: Voice, puzzle: Puzzle[MatchPosition]) -> str:
    position = puzzle.position
    if position.ask == NEXT_DEALER:
        return voice.say("Go round the table to the left, one player for each deal.")
    return totals(voice, standing(position))


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with a number, or with the name of a team or a player.")
