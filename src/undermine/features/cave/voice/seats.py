"""What everybody knows of a dwarf in the Dark Cave: where it stands, its clan, and its loyalty once that was shown.

Owns reading it off a view for the list of seats.  Tells nothing that is not open to all, for others may look on.
"""

from __future__ import annotations

from undermine.core.place import WIDTH
from undermine.core.state import NOWHERE
from undermine.features.cave.rules.ways import board_of
from undermine.features.cave.show import CLANS
from undermine.text.voice import Column
from undermine.text.words import Words
from undermine.views.view import View


def columns(words: Words, view: View) -> list[Column]:
    seats = range(int(view.seats))
    return [
        Column(words.say("table-place"), [_place(words, view, seat) for seat in seats]),
        Column(words.say("table-clan"), [_clan(words, view, seat) for seat in seats]),
    ]


def _place(words: Words, view: View, seat: int) -> str:
    place = int(view.figures[seat])
    return view.rules.grid.name(place >> int(WIDTH)) if place != NOWHERE else words.say("table-place.out")


def _clan(words: Words, view: View, seat: int) -> str:
    """The back of a clan card is open; its face once it was shown, and one's own never here: others look on."""
    board = board_of(view.rules)
    clan = words.say(f"table-clan-{CLANS[view.notes[board.clan + seat]]}")
    if not view.notes[board.shown] >> seat & 1:
        return clan
    loyalty = view.rules.role_names[view.roles[seat]].rpartition("-")[2]
    return f"{clan}, {words.say(f'table-clan-{loyalty}')}"
