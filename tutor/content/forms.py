"""How ids are written, without what reading a file needs."""

from __future__ import annotations

import re

_WORD = r"[a-z0-9]+(?:-[a-z0-9]+)*"
LESSON_ID = re.compile(rf"{_WORD}(?:/{_WORD})*")
PACK_ID = re.compile(_WORD)
STEP_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
