"""Places in the mine on the drawing board: where they lie if nobody says otherwise.

Owns what the sites have in common.  Layouts that only pictures show are options, with the placeholders of the rules
text as defaults.
"""

from __future__ import annotations

from typing import Final

from undermine.features.goals.rules import Goals
from undermine.features.site.rules import Site
from undermine.games.lying import Cells, Lying
from undermine.games.option import flag
from undermine.games.plan import Plan

CELL: Final = "4:2"
BOTH: Final = (flag("bothSites", "the costume store and the tunnel party in one game"), "false")


def add_site(plan: Plan, site: Site, words: str, cells: Cells, key: str) -> None:
    """A site on its cells, before or after the goals that are reached at once with it."""
    plan.find(Goals).comes_last = plan.is_on("siteBeforeGoal")
    plan.add(site)
    plan.lying.append(Lying(words, cells, key, bars=True, is_one=True))
