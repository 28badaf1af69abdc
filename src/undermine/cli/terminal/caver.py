"""What everybody knows of a dwarf in the Dark Cave: where it stands, its clan, and its loyalty once that was shown.

Owns reading it off a view for the list of seats.  Tells nothing that is not open to all, for others may look on.
"""

from __future__ import annotations

from dataclasses import dataclass

from undermine.core.fields import WIDTH
from undermine.core.state import NOWHERE
from undermine.views.grotto import CLANS
from undermine.views.view import View


@dataclass(frozen=True)
class Caver:
    x: int
    y: int
    is_in: bool
    clan: str
    loyalty: str  # `loyal` or `saboteur`, empty while the clan card lies face down


def cavers(view: View) -> list[Caver]:
    """The dwarfs by seat; empty where no figures walk."""
    if not view.rules.figure_names:
        return []
    return [_caver(view, seat) for seat in range(int(view.seats))]


def _caver(view: View, seat: int) -> Caver:
    rules = view.rules
    place = view.figures[seat]
    cell = place >> WIDTH
    is_in = place != NOWHERE
    is_shown = _note(view, "clan-cards-shown") >> seat & 1
    loyalty = rules.role_names[view.roles[seat]].rpartition("-")[2] if is_shown else ""
    x, y = (int(rules.grid.x(cell)), int(rules.grid.y(cell))) if is_in else (0, 0)
    return Caver(x, y, is_in, CLANS[_note(view, f"clan-{seat}")], loyalty)


def _note(view: View, name: str) -> int:
    return int(view.notes[view.rules.note_names.index(name)])
