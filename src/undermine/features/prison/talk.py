"""What people say in prison, and of whoever sent them there."""

from __future__ import annotations

from typing import Final

from undermine.talk.phrase import HARM, HELP, HELPS, REASON, Talk

TALK: Final = Talk(
    words=lambda _: {HELP: ("prison",), REASON: ("jailed",)},
    blames=lambda _: {"prison": "jailed"},
    pleas=lambda _: {"prison": "prison"},
    purposes=lambda _: {"prison": HARM, "release": HELPS},
)
