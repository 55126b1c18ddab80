"""Revokes found in the tricks, in words: who, with which card, what proves it, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.game import House
    from tutor.rules.revoke import Revoke
    from tutor.rules.trick import Trick, TrickLaw
    from tutor.words.voice import Voice


def who_revoked(voice: Voice, tricks: Sequence[Trick], revokes: Sequence[Revoke], law: TrickLaw) -> str:
    """Every revoke with its proof, or that there is none."""
    if not revokes:
        return voice.say(
            "These tricks show no revoke: nobody played a suit later that was not followed before."
        )
    return " ".join(_one(voice, tricks[revoke.trick - 1], revoke, law) for revoke in revokes)


def _one(voice: Voice, trick: Trick, revoke: Revoke, law: TrickLaw) -> str:
    led = law.led(trick.cards)
    names = {
        "trick": revoke.trick,
        "suit": "" if led is None else voice.suit(led),
        "card": voice.card(revoke.card),
        "later": revoke.proof_trick,
        "proof": voice.card(revoke.proof),
    }
    if voice.is_you(revoke.seat):
        return voice.say(
            "You revoked in trick {trick}: {suit} were led and you played {card}, but in trick {later} you played "
            "{proof}.",
            **names,
        )
    return voice.say(
        "{seat} revoked in trick {trick}: {suit} were led and the card played was {card}, but {proof} came from "
        "the same hand in trick {later}.",
        seat=voice.seat(revoke.seat),
        **names,
    )


def revoke_price(voice: Voice, revokes: Sequence[Revoke], house: House) -> str:
    """What the revokes cost at this table (G9, G10)."""
    teams = {revoke.seat.team for revoke in revokes}
    if house.get("revoke-penalty") != "3-tricks":
        return voice.say("A revoke costs nothing at this table.")
    if len(teams) == 2:
        return voice.say("Both teams revoked, so no tricks move.")
    (team,) = teams
    return voice.say(
        "{team} give three tricks to the others once the deal is over, and all thirteen if they took fewer than "
        "three.",
        team=voice.team(team),
    )
