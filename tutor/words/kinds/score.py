"""``score`` in words: how many points does a team get for this deal?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.deal_scores import terms_of
from tutor.puzzles.figures import of
from tutor.rules.calls import GRAND, PASS, Way
from tutor.rules.cards import Team
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.numbers import number_word
from tutor.words.scores import points_of, unscored, why_this_score

if TYPE_CHECKING:
    from tutor.puzzles.deal_scores import ScorePosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.rules.scoring import Score
    from tutor.words.voice import Voice

# {n}: the figure given, as a figure; {line}: the tricks under which pass scores at this table; {other}: the other line.
MISTAKES: Final = {
    "revoke-forgotten": msg("You forgot the revoke."),
    "revoke-imagined": msg("You moved tricks for the revoke."),
    "honours-forgotten": msg("You forgot the honours."),
    "honours-imagined": msg("You counted honours, but they do not count at this table."),
    "honours-one-each": msg("You gave a point for each honour, but it takes three or four of them."),
    "sign-forgotten": msg("The figure is right, but the points are lost."),
    "doubling-forgotten": msg("You forgot the doubling."),
    "as-in-grand": msg("You counted {n}, as in grand."),
    "as-in-pass": msg("You counted {n}, as in pass."),
    "other-line": msg("You counted from {other}, but at this table it is from {line}."),
    "bid-for-shortfall": "",
    "failed-costs-nothing": msg("You made it nothing, but a bid that fails loses points."),
    "failed-grand-loses": msg("You took points away, but a failed grand only gives points to the others."),
    "only-bid-credited": msg("You counted only the bid, but every trick over six counts."),
    "losers-score-too": msg("You gave points to both teams, but only one of them scores."),
    "all-tricks-count": msg("You counted every trick, but the first six give nothing."),
    "book-forgotten": msg("You counted every trick, but the first six give nothing."),
    "over-seven": msg("You counted from seven, but the seventh trick gives a point too."),
    "kitty-twice": msg("You added the kitty, but it is counted already."),
    "kitty-forgotten": msg("You left the kitty out, but it counts as a trick."),
    "doubling-imagined": msg("You doubled, but nothing doubles here."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[ScorePosition]) -> str:
    return voice.say("How many points do {team} get for this deal?", team=voice.team(puzzle.position.ask))


def told(voice: Voice, position: ScorePosition) -> list[str]:
    """What is known of the deal, line by line."""
    found = []
    if position.contract == PASS:
        found.append(voice.say("Everybody passed."))
    elif position.contract is not None and position.declarer is not None:
        from tutor.words.calls import call_name

        found.append(
            voice.say(
                "{seat} bid {bid}.",
                seat=voice.seat(position.declarer),
                bid=call_name(voice.catalog, position.contract),
            )
        )
    figures = _figures(voice, position.tricks)
    if position.house.game.family.kitty:
        found.append(voice.say("Tricks, the kitty counted: {figures}.", figures=figures))
    else:
        found.append(voice.say("Tricks: {figures}.", figures=figures))
    if position.honours is not None:
        found.append(voice.say("Honours: {figures}.", figures=_figures(voice, position.honours)))
    found += [voice.say("{team} revoked once.", team=voice.team(team)) for team in position.revoked]
    return found


def _figures(voice: Voice, pair: tuple[int, int]) -> str:
    """``you 9, they 4``: the figures of both teams."""
    return voice.catalog.phrase(
        "{us} {ours}, {them} {theirs}",
        us=voice.team(Team.NS),
        ours=pair[0],
        them=voice.team(Team.EW),
        theirs=pair[1],
    )


def _score(position: ScorePosition) -> Score:
    return position.house.game.family.score(position.result, position.house)


def decided(voice: Voice, puzzle: Puzzle[ScorePosition]) -> str:
    ask = puzzle.position.ask
    points = _score(puzzle.position).points
    own = points_of(voice, ask, points[ask])
    if points[ask] or not points[ask.other]:
        return own
    return f"{own} {points_of(voice, ask.other, points[ask.other])}"


def rule(voice: Voice, puzzle: Puzzle[ScorePosition]) -> str:
    position = puzzle.position
    found = [why_this_score(voice, _score(position))]
    if position.contract is not None and position.contract.is_bid and not position.bids:
        found.append(voice.say("Only the team that bid wins or loses points."))
    found += [note for _, note in unscored(voice, position.result, position.house)]
    return " ".join(found)


def mistake(voice: Voice, puzzle: Puzzle[ScorePosition], verdict: Verdict) -> str:
    position = puzzle.position
    given = verdict.given[0].replace("-", "−")
    line = terms_of(position.house).under
    names = {
        "n": given,
        "line": number_word(voice.catalog, line),
        "other": number_word(voice.catalog, 13 - line),
    }
    theirs = voice.learner is not None and not voice.is_yours(position.ask)
    match verdict.misconception:
        case "bid-for-shortfall" if terms_of(position.house).whole_bid:
            return voice.say("You took off only what was missing, but here the whole bid is lost.")
        case "bid-for-shortfall":
            return voice.say("You took off the whole bid, but here only what was missing is lost.")
        case "as-in-grand" if theirs:
            return voice.say("You gave them {n}, as in grand.", **names)
        case "as-in-pass" if theirs:
            return voice.say("You gave them {n}, as in pass.", **names)
        case "all-tricks-count" | "losers-score-too" if position.contract == PASS:
            return voice.say(
                "You counted the tricks taken, but it is those under {line} that score.", **names
            )
        case "over-seven" | "all-tricks-count" if _score(position).points[position.ask] <= 0:
            pass
        case _:
            known = known_mistake(voice, MISTAKES, verdict, **names)
            if known:
                return known
    return voice.say("You answered {n}.", **names)


def where_to_look(voice: Voice, puzzle: Puzzle[ScorePosition]) -> str:
    contract = puzzle.position.contract
    if contract is None:
        return voice.say("Look first for the team that took more tricks.")
    if contract == PASS:
        return voice.say("Look first for the team that took fewer tricks.")
    if contract == GRAND:
        return voice.say("Look first at whether the team that said grand took more than half the tricks.")
    return voice.say("Look first at whether the bid was made: it promises so many tricks over six.")


def rule_hint(voice: Voice, puzzle: Puzzle[ScorePosition]) -> str:
    position = puzzle.position
    terms = terms_of(position.house)
    contract = position.contract
    line = number_word(voice.catalog, terms.under)
    if contract is None and terms.honours and position.honours is not None:
        return voice.say(
            "A trick over six is a point for the team with more. All four honours give 4, and three give 2."
        )
    if contract is None:
        return voice.say("A trick over six is a point for the team with more. The other team gets nothing.")
    if contract == PASS:
        return voice.say("In pass the team with fewer tricks gets a point for each under {line}.", line=line)
    if contract == GRAND and terms.grand_times == 2:
        return voice.say("Each trick over six is a point. If grand fails, the others get theirs double.")
    if contract == GRAND:
        return voice.say("Each trick over six is a point. If grand fails, the others get theirs.")
    found = [
        voice.say(
            "A bid that is made gives a point for each trick over six; one that fails loses all it bid."
        )
        if terms.whole_bid
        else voice.say(
            "A bid that is made gives a point for each trick over six; one that fails loses what is missing."
        )
    ]
    if contract.way is Way.NT and terms.nt_times == 2:
        found.append(voice.say("In no trump it counts double."))
    return " ".join(found)


def all_but(voice: Voice, puzzle: Puzzle[ScorePosition]) -> str:
    position = puzzle.position
    contract, own = position.contract, of(position.tricks, position.ask)
    if position.revoked and terms_of(position.house).revoke_costs:
        return voice.say("Move the tricks for the revoke first, and then count.")
    if contract is not None and contract.is_bid:
        if not position.bids:
            return voice.say("Ask yourself whether a team that did not bid can win or lose anything.")
        return voice.say("Six and the bid together make the tricks that are needed. Compare.")
    if contract == PASS:
        line = number_word(voice.catalog, terms_of(position.house).under)
        return voice.say("Count up to {line} from the tricks that were taken.", line=line)
    if own < 7:
        return voice.say("Ask yourself whether this team has a trick over six.")
    return voice.say("Take the first six tricks away, and look at what is left.")


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with the number of points, such as 3 or -4.")
