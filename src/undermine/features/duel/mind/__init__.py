"""The mind of the Duel, for two seats and for one."""

from __future__ import annotations

from typing import Final

from undermine.features.duel.mind.duellist import Duellist

MIND: Final = Duellist
