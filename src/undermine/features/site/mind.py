"""When a place in the mine was visited, as everybody sees."""

from __future__ import annotations

from undermine.core.rules import Rules
from undermine.core.tile import DOWN
from undermine.features.site.rules import Site
from undermine.minds.survey import Survey


def is_visited(rules: Rules, site: Site, before: Survey, now: Survey) -> bool:
    """Whether its cards were turned up between two looks at the table."""
    cell = rules.grid.cell(*site.cells[0])
    for tile in range(1, min(len(before.cells), len(now.cells))):
        if before.cells[tile] == cell << 8 | DOWN:
            return now.cells[tile] == cell << 8 | site.face
    return False
