"""Best play where all four hands are open: exact values for every contract, in pure Python."""

from __future__ import annotations

from tutor.solver.endings import Ending, solve
from tutor.solver.search import Solver, TooHard

__all__ = ["Ending", "Solver", "TooHard", "solve"]
