"""What people say of themselves where two teams dig: nobody needs to believe it."""

from __future__ import annotations

from typing import Final

from undermine.talk.phrase import ROLE, Phrase, Talk

COLOURS: Final = ("blue", "green")


def poses(role: str, lot: float) -> str:
    """Who digs for nobody says that he digs for one of the teams."""
    return role if role in (*COLOURS, "boss") else COLOURS[int(lot * len(COLOURS)) % len(COLOURS)]


TALK: Final = Talk(
    (Phrase("i-am", (ROLE,), poses=True, rank=27),),
    words=lambda _: {ROLE: ("blue", "green", "boss")},
    deceives=("saboteur", "profiteer", "geologist"),
    poses=poses,
)
