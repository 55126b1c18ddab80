"""Somebody plays a match: who moves, what became of it, and every move in the store before anybody sees it.

The learner sits South. What he is shown and advised comes from his own view; so do the others' moves from theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players import PLAYERS
from tutor.progress.matches import END, Match
from tutor.progress.model import Attempt
from tutor.puzzles.positions import LEARNER
from tutor.rules.cards import NotationError
from tutor.rules.deal import IllegalMove
from tutor.rules.game import HouseError
from tutor.rules.games import GAMES
from tutor.rules.impossible import Impossible
from tutor.rules.view import view
from tutor.session.table import Setup, begin, move_code, read_move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.players import Advice, Move
    from tutor.rules.cards import Seat
    from tutor.rules.view import View
    from tutor.session.question import Desk
    from tutor.session.table import Table
    from tutor.session.table_review import Review

KIND: Final = "play"
"""Of the attempts that come of playing."""
COACH: Final = "club"
"""Advises the learner: the maxims, nothing else."""
UNDO, DEAL = "undo", "deal"
"""Rows of a match beside its moves: the learner's last move taken back, and the next deal dealt."""


class Elsewhere(Exception):
    """The match was played on in another window meanwhile; nothing of this one's was lost or kept."""


class TableRun:
    """A match that is played. ``learner`` None: the built-in players take all four seats, and nothing is kept."""

    def __init__(
        self,
        setup: Setup,
        desk: Desk | None = None,
        match: str | None = None,
        learner: Seat | None = LEARNER,
    ) -> None:
        self.table = begin(setup)
        self.learner = learner
        self._desk, self._match, self._rows = desk, match, 0
        self._before: Table | None = None
        self._hinted: set[str] = set()

    @property
    def turn(self) -> Seat | None:
        """Who has to move; None when the deal is over."""
        return self.table.deal.turn

    @property
    def is_learners(self) -> bool:
        """Whether the learner has to move."""
        return self.turn is not None and self.turn is self.learner

    @property
    def view(self) -> View:
        """What the learner may know."""
        return view(self.table.deal, LEARNER)

    def advice(self) -> Advice:
        """What the coach would do in the learner's place, and why."""
        return PLAYERS[COACH].advise(self.view, self.table.draw())

    def step(self) -> tuple[Seat, Move]:
        """A built-in player's move. Raises StoreError, Elsewhere."""
        turn = self.turn
        assert turn is not None
        player = PLAYERS[self.table.setup.players]
        move = player.advise(view(self.table.deal, turn), self.table.draw()).move
        self._go(self.table.moved(move), [move_code(move)])
        return turn, move

    def play(self, move: Move) -> None:
        """The learner's move. Raises IllegalMove and Impossible, having changed nothing; StoreError, Elsewhere."""
        before = self.table
        self._go(before.moved(move), [move_code(move)])
        self._before = before

    def undo(self) -> bool:
        """Take the learner's last move back, with what the others did since: until his next move or the deal's end."""
        if self._before is None or self.table.done:
            return False
        self._go(self._before, [UNDO])
        self._before = None
        return True

    def next_deal(self) -> None:
        """Deal again after a deal that is over. Raises StoreError, Elsewhere."""
        self._go(self.table.next_deal(), [DEAL])
        self._before = None
        self._hinted.clear()

    def finish(self) -> None:
        """Close a match that is over, or put it aside. Raises StoreError, Elsewhere."""
        self._go(self.table, [END])

    def hint(self) -> Advice:
        """As `advice`, and remembered: a maxim that had to be told is not known so well."""
        advice = self.advice()
        self._hinted.add(advice.reason.rule)
        return advice

    def refused(self, rule: str, typed: str, move: Move) -> None:
        """Keep that a move broke a rule: it comes back on the schedule, once a deal. Raises StoreError."""
        self._record(rule, False, typed, move_code(move))

    def look_back(self) -> Review:
        """What the deal that is over teaches; the maxims are kept as answered, once. Raises StoreError."""
        from tutor.session.table_review import review

        found = review(self.table)
        for rule, kept, card in found.maxims:
            self._record(rule, kept, card.code, card.code)
        return found

    def _record(self, rule: str, correct: bool, typed: str, read_as: str) -> None:
        if self._desk is None or self._match is None:
            return
        at = self._desk.now()
        self._desk.store.record(
            Attempt(
                id=f"{self._match}.{self.table.dealing}.{rule}.{int(correct)}",  # twice is once
                at=at,
                local_date=at.date(),
                kind=KIND,
                game=self.table.house.game.id,
                level=0,
                rule=rule,
                rules=(rule,),
                given=typed,
                read_as=tuple(read_as.split()),
                correct=correct,
                code=self.table.code,
                hints=int(rule in self._hinted),
            )
        )

    def _go(self, table: Table, rows: Sequence[str]) -> None:
        if self._desk is not None and self._match is not None:
            if not self._desk.store.matches.add(self._match, self._rows, rows, self._desk.now()):
                raise Elsewhere
            self._rows += len(rows)
        self.table = table

    def replay(self, rows: Sequence[str]) -> None:
        """Come to where these rows lead. Raises ValueError where they do not fit."""
        for row in rows:
            if row == UNDO:
                if self._before is None:
                    raise ValueError(row)
                self.table, self._before = self._before, None
            elif row == DEAL:
                self.table, self._before = self.table.next_deal(), None
            else:
                before, by_learner = self.table, self.is_learners
                self.table = before.moved(read_move(before.deal, row))
                if by_learner:
                    self._before = before
            self._rows += 1


def begin_match(desk: Desk, setup: Setup) -> TableRun:
    """A new match, kept from now on. Raises StoreError."""
    at = desk.now()
    match = Match(
        id=next(desk.ids),
        at=at,
        local_date=at.date(),
        game=setup.house.game.id,
        house=dict(setup.house),
        seed=setup.seed,
        shared=setup.shared,
        players=setup.players,
        deals=setup.deals,
    )
    desk.store.matches.begin(match)
    return TableRun(setup, desk, match.id)


def open_matches(desk: Desk) -> list[tuple[Match, Setup]]:
    """The matches that can be gone on with, the one played last first."""
    found = []
    for match in desk.store.matches.open():
        try:
            setup = Setup(
                GAMES[match.game].house(match.house), match.seed, match.players, match.deals, match.shared
            )
        except (KeyError, HouseError):
            continue  # of a game or house rules that this version does not have
        if setup.players in PLAYERS:
            found.append((match, setup))
    return found


def resume(desk: Desk, match: Match, setup: Setup) -> TableRun | None:
    """A match where it was left; None where this version can't make out its rows."""
    run = TableRun(setup, desk, match.id)
    try:
        run.replay(desk.store.matches.moves(match.id))
    except (IllegalMove, Impossible, NotationError, ValueError, RuntimeError):
        return None
    return run
