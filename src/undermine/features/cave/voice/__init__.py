"""The Dark Cave in words."""

from __future__ import annotations

from typing import Final

from undermine.features.cave.voice.book import write_game
from undermine.features.cave.voice.passage import passages
from undermine.features.cave.voice.seats import columns
from undermine.features.cave.voice.tale import TALES
from undermine.text.voice import CARD, SEAT, Voice

VOICE: Final = Voice(
    write_game=write_game,
    reasons={
        "not-in-play": (CARD,),
        "already-in-play": (CARD,),
        "has-boots": (SEAT,),
        "clan-card-shown": (SEAT,),
    },
    tales=TALES,
    passages=passages,
    columns=columns,
)
