"""A busy machine is no fault: Hypothesis sets no time limit on one example."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("calm", deadline=None)
settings.load_profile("calm")
