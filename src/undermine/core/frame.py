"""One pending matter on the agenda: (kind, seat, a, b).

A seat >= 0 makes it a *question* to that seat; NOBODY makes it a *task* that the engine continues by itself.
Kinds are given out by the rules to the modules that own them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Frame: TypeAlias = tuple[i64, i64, i64, i64]

NOBODY: Final[i64] = -1
SPECTATOR: Final = 63  # a seat that no set of eyes ever holds
KINDS: Final = 64
