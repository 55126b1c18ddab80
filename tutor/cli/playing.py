"""A match on the screen: the table at the learner's turn, what the others do, and the commands between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import table_page
from tutor.cli.asking import Left
from tutor.cli.lines import read_line
from tutor.players.player import Naming
from tutor.puzzles.positions import HandPosition
from tutor.rules.calls import Call
from tutor.rules.cards import Card, Order
from tutor.rules.deal import IllegalMove, Phase
from tutor.rules.impossible import Impossible
from tutor.session.deals import first_dealer
from tutor.words import table_talk
from tutor.words.answers import AnswerError
from tutor.words.move_reading import read_move, table_command
from tutor.words.refusals import refusal
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.players import Move
    from tutor.rules.cards import Seat
    from tutor.session.table_run import TableRun


class Playing:
    """One sitting at the table."""

    def __init__(self, page: Page, run: TableRun) -> None:
        self.page, self.run = page, run
        self.voice = Voice(page.ctx.catalog)
        self._refused: str | None = None
        """What a refused card broke, until the next move: what *why* is about."""

    def play(self, resumed: bool) -> None:
        """Until the match is over; raises Left, EOFError and KeyboardInterrupt where somebody stops before."""
        run, page = self.run, self.page
        self._opening(resumed)
        while True:
            if run.table.done:
                self._deal_over()
                if run.table.over:
                    run.finish()
                    return
                self._pause()
                run.next_deal()
                page.blank()
                self._deal_begins()
            elif run.is_learners:
                self._turn()
            else:
                self._tell(*run.step())

    # The course of a deal

    def _opening(self, resumed: bool) -> None:
        table, voice, page = self.run.table, self.voice, self.page
        if resumed:
            table_page.heading(page, table)
            page.text(voice.say("You go on where you left off. A new match: whist play --new"))
            table_page.opening(page, voice, table.deal)
        elif table.setup.shared:
            self._deal_begins()
        else:
            dealer, shown = first_dealer(table.house, table.setup.seed)
            table_page.heading(page, table)
            page.text(table_talk.who_deals_first(voice, dealer, shown, table.house))
            table_page.opening(page, voice, table.deal)

    def _deal_begins(self) -> None:
        page, voice, view = self.page, self.voice, self.run.view
        table_page.heading(page, self.run.table)
        if view.auction is None:  # a bidding tells it too
            page.text(table_talk.who_deals(voice, view.dealer))
        table_page.opening(page, voice, self.run.table.deal)

    def _tell(self, seat: Seat, move: Move) -> None:
        """What somebody did, where it is not told at the learner's next turn."""
        run, page, voice = self.run, self.page, self.voice
        view = run.view
        if isinstance(move, Call):
            if view.phase is not Phase.BIDDING:
                self._bidding_over()
        elif isinstance(move, Naming):
            page.text(table_talk.named(voice, seat, move.trump, move.order))
            if view.kitty and seat is not run.learner:  # what the learner takes up stands at his next turn
                page.text(table_talk.shown_kitty(voice, view))
        elif isinstance(move, Card):
            trick = view.tricks[-1]
            mine = run.learner is not None and any(who is run.learner for who, _ in trick.plays())
            if mine and seat is not run.learner:
                table_page.card(page, voice, seat, move)
            if trick.complete:
                table_page.taken(page, voice, view, trick)
                if not run.table.done:
                    self._pause()
        else:
            page.text(table_talk.put_away(voice, seat))
            deal = run.table.deal
            if deal.leader is not None:
                page.text(table_talk.first_lead(voice, deal.leader, deal.auction))

    def _bidding_over(self) -> None:
        view, page, voice = self.run.view, self.page, self.voice
        table_page.calls(page, voice, view)
        assert view.auction is not None
        page.text(table_talk.bidding_over(voice, view.auction))
        deal = self.run.table.deal
        if view.phase is Phase.PLAY and deal.leader is not None:
            page.text(table_talk.first_lead(voice, deal.leader, deal.auction))

    def _deal_over(self) -> None:
        table_page.deal_over(self.page, self.voice, self.run.table)
        if self.run.table.deal.phase is Phase.OVER:
            found = self.run.look_back()  # committed before it shows
            self.page.blank()
            table_page.looked_back(self.page, self.voice, found, self.run.table.deal)

    # The learner's turn

    def _turn(self) -> None:
        """Ask until there is a move."""
        run, page = self.run, self.page
        self._refused = None
        page.blank()
        self._show()
        while True:
            typed = read_line(page.ctx)
            name = table_command(typed, page.ctx.lang)
            if not typed.strip():
                self._show()
            elif name == "undo":
                if self._took_back():
                    return
            elif name is not None:
                self._command(name)
            elif (move := self._read(typed)) is not None:
                self._tell(run.view.seat, move)
                return

    def _show(self) -> None:
        table_page.turn(self.page, self.voice, self.run.view)

    def _read(self, typed: str) -> Move | None:
        """Make the move that was typed; None, having said why, where that cannot be."""
        run, page, voice = self.run, self.page, self.voice
        view = run.view
        try:
            move = read_move(typed, view, page.ctx.lang)
            run.play(move)
        except (AnswerError, Impossible) as fault:
            page.text(refusal(voice.catalog, fault))
            return None
        except IllegalMove as fault:
            self._refuse(move, typed, fault)
            return None
        return move

    def _refuse(self, move: Move, typed: str, fault: IllegalMove) -> None:
        """The coach's moment: why not, in words. Nothing is lost."""
        view, page, voice = self.run.view, self.page, self.voice
        assert fault.reason is not None
        self._refused = fault.reason.rule
        self.run.refused(fault.reason.rule, typed, move)
        if isinstance(move, Card):
            assert view.law is not None
            trick = view.tricks[-1] if view.tricks and not view.tricks[-1].complete else None
            position = HandPosition(view.hand, () if trick is None else trick.cards, view.law)
            page.text(table_talk.refused_card(voice, move, fault.reason, position))
        else:
            from tutor.words.auctions import may_call, why_no_call

            assert view.auction is not None
            page.text(f"{why_no_call(voice, fault.reason)} {may_call(voice, view.auction.allowed)}")

    # Commands

    def _command(self, name: str) -> None:
        """Carry out a command that moves nothing; quit raises Left."""
        page, voice, view = self.page, self.voice, self.run.view
        match name:
            case "quit":
                raise Left
            case "help":
                self._help()
            case "hint" | "dont-know" if self.run.is_learners:
                from tutor.words.advice import advice_text

                order = Order.HIGH if view.law is None else view.law.order
                page.text(advice_text(voice, self.run.hint(), order))
            case "why":
                self._why()
            case "again" if self.run.is_learners:
                self._show()
            case "last-trick" if table_page.last_trick(page, voice, view):
                pass
            case "tricks" if table_page.tricks(page, voice, view):
                pass
            case "last-trick" | "tricks":
                page.text(voice.say("There is no trick yet."))
            case "score":
                self._score()
            case "code":
                page.text(
                    voice.say("Anybody can play this deal: whist play {code}", code=self.run.table.code)
                )
            case _:
                page.text(voice.say("There is nothing to do that to just now."))

    def _took_back(self) -> bool:
        if not self.run.undo():
            self.page.text(self.voice.say("There is no move to take back."))
            return False
        self.page.text(self.voice.say("Your last move is taken back, and all that came after it."))
        return True

    def _score(self) -> None:
        from tutor.cli import tables

        view, table = self.run.view, self.run.table
        if view.law is not None:
            tables.won(self.page, {team.code: n for team, n in view.taken.items()})
        if not table.setup.shared:
            table_page.match_stands(self.page, self.voice, table.match)

    def _why(self) -> None:
        """The rules behind the card that was refused, or behind the last trick, or how the bidding ended."""
        from tutor.rules.cited import auction_rules
        from tutor.rules.trick import winner
        from tutor.words.rules import read_more, rule_statement, rule_title

        view, catalog = self.run.view, self.page.ctx.catalog
        done = [trick for trick in view.tricks if trick.complete]
        rules: tuple[str, ...]
        if self._refused is not None:
            rules = (self._refused,)
        elif done and view.law is not None:
            table_page.taken(self.page, self.voice, view, done[-1])
            rules = winner(done[-1], view.law).rules
        elif view.auction is not None:
            rules = auction_rules(view.auction)
        else:
            self.page.text(self.voice.say("There is nothing to do that to just now."))
            return
        for rule in rules:
            self.page.text(f"{rule_title(catalog, rule)}. {rule_statement(catalog, rule)}")
        self.page.text(read_more(catalog, rules[0]))

    def _help(self) -> None:
        page, voice = self.page, self.voice
        if self.run.is_learners:
            page.text(table_talk.how_to_move(voice, self.run.view))
        page.lines(
            [
                voice.say("hint: what the coach would do, and why"),
                voice.say("why: the rules behind the last trick, or behind a card refused"),
                voice.say("last trick: the last trick once more"),
                voice.say("tricks: all the tricks so far"),
                voice.say("score: how the deal and the match stand"),
                voice.say("undo: take back your last move, until you make the next"),
                voice.say("code: share this deal with somebody"),
                voice.say("quit: stop here; the deal waits for you"),
            ]
        )

    def _pause(self) -> None:
        """In a terminal a trick waits for Enter; commands work here too, and undo above all."""
        while self.page.ctx.interactive:
            typed = read_line(self.page.ctx, self.voice.say("Enter: go on.") + " ")
            name = table_command(typed, self.page.ctx.lang)
            if name is None or (name == "undo" and self._took_back()):
                return
            if name != "undo":
                self._command(name)
