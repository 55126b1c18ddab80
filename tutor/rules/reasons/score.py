"""What a deal scores, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tutor.rules.reasons.base import Reason

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.rules.cards import Team


class OddTricks(Reason):
    """One point a trick over six to the team with more (odd-tricks-score)."""

    rule: ClassVar[str] = "odd-tricks-score"
    team: Team
    tricks: int


class HonoursHeld(Reason):
    """Three or four of the trump honours in one team's hands (honours-three, honours-four)."""

    rule: str  # type: ignore[misc]
    team: Team
    held: int


class GrandMade(Reason):
    """The grand team took at least seven (grand-made-score)."""

    rule: ClassVar[str] = "grand-made-score"
    team: Team
    tricks: int


class GrandFailed(Reason):
    """The grand team took six or fewer; the others score theirs over six, ``times`` each (grand-failed-doubled)."""

    rule: ClassVar[str] = "grand-failed-doubled"
    bidders: Team
    tricks: int
    """Of the other team."""
    times: int


class PassUnder(Reason):
    """Pass: the team with fewer tricks scores each one under the ``line`` (pass-under-six, pass-under-seven)."""

    rule: str  # type: ignore[misc]
    team: Team
    tricks: int
    line: int


class PassNothing(Reason):
    """Pass, counted under six: six and seven score nothing (pass-six-seven-none)."""

    rule: ClassVar[str] = "pass-six-seven-none"


class BidMade(Reason):
    """A bid kept: every trick over six counts, also those above the bid (made-scores-all-over-six)."""

    rule: ClassVar[str] = "made-scores-all-over-six"
    team: Team
    contract: Call
    tricks: int


class BidFailed(Reason):
    """A bid failed: the whole bid is lost, or only what was short of it (set-loses-whole-bid, set-loses-shortfall)."""

    rule: str  # type: ignore[misc]
    team: Team
    contract: Call
    tricks: int
    lost: int


class NoTrumpDoubles(Reason):
    """After a no-trump bid the points count twice, won or lost (nt-doubles)."""

    rule: ClassVar[str] = "nt-doubles"
    team: Team
    points: int


class RevokeMoves(Reason):
    """A revoke hands tricks over before the score is counted (revoke-three-tricks, revoke-under-three-all)."""

    rule: str  # type: ignore[misc]
    offenders: Team
    moved: int


class RevokesCancel(Reason):
    """Both teams revoked: no tricks move (revoke-three-tricks, G10)."""

    rule: ClassVar[str] = "revoke-three-tricks"
