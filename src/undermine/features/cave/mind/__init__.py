"""The mind of the Dark Cave."""

from __future__ import annotations

from typing import Final

from undermine.features.cave.mind.caver import Caver

MIND: Final = Caver
