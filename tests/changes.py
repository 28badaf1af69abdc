"""Changes of cards, found in what happened: who was dealt a role, who took gold, who looked at what.

Owns the search by zones, and a name for every sort of change: `drew`, `limbo to role`, `filled aside`, `goal seen`
by a seat, `goal shown` to all.  HAND, ROLE, GOLD and GOAL stand for every place of their kind.
"""

from __future__ import annotations

from collections.abc import Iterable

from undermine.core.event import FILLED, MOVED, NAMES, SEEN, Event
from undermine.core.frame import NOBODY
from undermine.core.rules import Rules
from undermine.core.zone import FIRST, HAND, PLACES, house_zones, zone_word


def is_of(zone: int, wanted: int) -> bool:
    """Whether a zone is the wanted one, or one of its kind."""
    return zone == wanted or (wanted >= HAND and zone // int(PLACES) == wanted // int(PLACES))


def place_of(zone: int) -> int:
    """The seat or the goal of a zone that belongs to one."""
    assert zone >= HAND, "this zone is nobody's"
    return zone % int(PLACES)


def moves(log: Iterable[Event], source: int, target: int) -> list[Event]:
    """Cards that went from one zone to another."""
    return [event for event in log if event[0] == MOVED and is_of(event[2][0], source) and is_of(event[2][1], target)]


def takers(log: Iterable[Event], source: int, target: int) -> list[int]:
    """To whose place they went, one after another."""
    return [place_of(event[2][1]) for event in moves(log, source, target)]


def fills(log: Iterable[Event], zone: int) -> list[Event]:
    """When it was laid down what lies in a zone."""
    return [event for event in log if event[0] == FILLED and event[2][0] == zone]


def looks(log: Iterable[Event], zone: int) -> list[Event]:
    """When a seat looked into a zone."""
    return [event for event in log if event[0] == SEEN and event[2][0] != NOBODY and is_of(event[2][1], zone)]


def reveals(log: Iterable[Event], zone: int) -> list[Event]:
    """When everybody was shown what lies in a zone."""
    return [event for event in log if event[0] == SEEN and event[2][0] == NOBODY and is_of(event[2][1], zone)]


def kind_of_zone(rules: Rules | None, zone: int) -> str:
    """Its name, whosever it is; zones of features are known by their rules only."""
    if rules is None and FIRST + len(house_zones()) <= zone < HAND:
        return "elsewhere"
    return zone_word(rules.zones if rules else house_zones(), zone).rstrip("0123456789").rstrip("-")


def sort_of(rules: Rules | None, event: Event) -> str:
    """A kind of change, and for cards between which zones."""
    kind, _, seen, _ = event
    if kind == MOVED:
        return f"{kind_of_zone(rules, seen[0])} to {kind_of_zone(rules, seen[1])}"
    if kind == FILLED:
        return f"filled {kind_of_zone(rules, seen[0])}"
    if kind == SEEN:
        return f"{kind_of_zone(rules, seen[1])} {'shown' if seen[0] == NOBODY else 'seen'}"
    return NAMES[kind]
