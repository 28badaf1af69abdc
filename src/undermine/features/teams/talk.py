"""What people say of themselves where two teams dig: nobody needs to believe it."""

from __future__ import annotations

from typing import Final

from undermine.talk.phrase import ROLE, Phrase, Talk

TALK: Final = Talk(
    (Phrase("i-am", (ROLE,), poses=True, rank=27),),
    words=lambda _: {ROLE: ("blue", "green", "boss")},
    has_traitors=lambda _: True,
)
