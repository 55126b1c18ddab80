"""What cannot be: a position, figure or record that contradicts itself; neither unreadable nor only illegal."""

from __future__ import annotations


class Impossible(ValueError):
    """``code`` names the fault, ``params`` what it is about: cards, seats, teams, figures."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(f"{code} {params}")
        self.code, self.params = code, params
