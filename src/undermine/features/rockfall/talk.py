"""What people say of a rockfall."""

from __future__ import annotations

from typing import Final

from undermine.talk.phrase import FALL, REASON, Talk

TALK: Final = Talk(
    words=lambda _: {REASON: ("rockfall",)},
    blames=lambda _: {"rockfall": "rockfall"},
    purposes=lambda _: {"rockfall": FALL},
)
