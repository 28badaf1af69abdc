"""Maps are talked about as goals are; this says what one is used for."""

from __future__ import annotations

from typing import Final

from undermine.features.maps.rules import MAP
from undermine.talk.phrase import LOOK, Talk

TALK: Final = Talk(purposes=lambda _: {MAP: LOOK})
