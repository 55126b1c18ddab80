"""All puzzle kinds, one file each."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from tutor.puzzles.kinds import (
    best_card,
    call,
    contract,
    convention,
    count,
    discard,
    grand,
    honours,
    leader,
    legal,
    match,
    memory,
    order,
    revoke,
    score,
    trump,
    winner,
    winning_card,
)

if TYPE_CHECKING:
    from tutor.puzzles.puzzle import Kind

ALL_KINDS: Final[tuple[Kind[Any], ...]] = (
    winner.KIND,
    legal.KIND,
    winning_card.KIND,
    leader.KIND,
    call.KIND,
    contract.KIND,
    trump.KIND,
    revoke.KIND,
    score.KIND,
    match.KIND,
    honours.KIND,
    discard.KIND,
    order.KIND,
    count.KIND,
    memory.KIND,
    convention.KIND,
    best_card.KIND,
    grand.KIND,
)
KINDS: Final = MappingProxyType({k.id: k for k in ALL_KINDS})
