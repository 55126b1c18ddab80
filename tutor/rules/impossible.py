"""What cannot be: a position, figure or record that contradicts itself. Neither unreadable nor merely against the rules."""

from __future__ import annotations


class Impossible(ValueError):
    """``code`` names the fault, ``params`` what it is about: cards, seats, teams, figures."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(f"{code} {params}")
        self.code, self.params = code, params
