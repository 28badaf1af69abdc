"""Crowds: the kinds of players among whom the solution of a puzzle must hold.

Owns which there are.  In one all play as our usual players do, in another without much care, in others as foxes or as
comrades, whose figures were learned; and there is one that draws half as much from what was done.  A solution that only
holds among players of one kind is a habit of theirs and no solution.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from undermine.bots.dwarf import CARELESS, mind_with
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.minds.belief import Belief
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.learned import learned_mind
from undermine.minds.mind import Mind
from undermine.minds.miner import Miner
from undermine.minds.tempers import tempers_of
from undermine.minds.watch import Watch
from undermine.review.judge import reckon
from undermine.review.prospect import Prospect
from undermine.talk.character import PLAIN
from undermine.views.project import project


class Crowd(NamedTuple):
    name: str
    figures: str = ""
    """Learned ones by name; the usual ones if that is empty."""
    is_careless: bool = False
    heat: float = 1.0
    """By how much a seat believes what was done."""


USUAL: Final = Crowd("usual")
CROWDS: Final = (
    USUAL,
    Crowd("careless", is_careless=True),
    Crowd("fox", figures="fox"),
    Crowd("comrade", figures="comrade"),
    Crowd("doubter", heat=0.5),
)


def crowds_of(rules: Rules) -> tuple[Crowd, ...]:
    """Those that differ from one another in a game: where nobody hides, figures were not learned for."""
    if isinstance(mind_of(rules), Miner):
        return CROWDS
    return tuple(each for each in CROWDS if not each.figures and each.heat == 1.0)


@lru_cache(maxsize=64)
def mind_in(rules: Rules, crowd: Crowd) -> Mind:
    if crowd.figures:
        return learned_mind(rules, crowd.figures)
    usual = mind_of(rules)
    if not crowd.is_careless:
        return usual
    if isinstance(usual, Miner):
        return mind_with(rules, PLAIN, is_careless=True)
    careless = type(usual)(rules)
    careless.noise = CARELESS
    return careless


@lru_cache(maxsize=64)
def prospect_in(rules: Rules, crowd: Crowd) -> Prospect:
    """Rounds played out by such players."""
    prospect = Prospect(rules)
    prospect.swift = mind_in(rules, crowd).swift()
    prospect.swift.noise = mind_in(rules, crowd).noise
    return prospect


def watching(rules: Rules, seat: int, events: list[Event], crowd: Crowd = USUAL, seed: int = 0) -> Watch:
    """A seat, or somebody who looks on, that has seen all this and knows what it believes."""
    mind = mind_of(rules)
    watch = Watch(mind, hearing_of(rules), seat)
    if isinstance(mind, Miner):
        watch.belief = Belief(hearing_of(rules), tempers_of(rules), seat, seed ^ seat ^ 0xBE11EF, crowd.heat)
    show(watch, events)
    return watch


def show(watch: Watch, events: list[Event]) -> None:
    """More of what happened."""
    seat = int(watch.view.me)
    watch.see([seen for event in events if (seen := project(event, seat)) is not None])
    watch.catch_up()
    reckon(watch)
