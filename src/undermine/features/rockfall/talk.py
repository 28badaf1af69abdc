"""What people say of a rockfall."""

from __future__ import annotations

from typing import Final

from undermine.talk.phrase import REASON, Talk

TALK: Final = Talk(words=lambda _: {REASON: ("rockfall",)}, blames=lambda _: {"rockfall": "rockfall"})
