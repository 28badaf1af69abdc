"""Projection: the one place where secrets are taken out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undermine.core.event import ALL, BEGAN, Event
from undermine.core.frame import SPECTATOR
from undermine.games import parse_rules
from undermine.views.project import project
from undermine.views.view import View, views_for

parts = st.lists(st.integers(1, 99), max_size=5).map(tuple)
events: st.SearchStrategy[Event] = st.tuples(st.integers(1, 29), st.integers(0, 1023), parts, parts)


@given(events, st.integers(0, 9))
def test_own_eyes_and_others(event: Event, seat: int) -> None:
    kind, eyes, seen, secret = event
    shown = project(event, seat)
    if eyes >> seat & 1 or not secret:
        assert shown == event
    elif seen:
        assert shown == (kind, 0, seen, (0,) * len(secret))
    else:
        assert shown is None


@given(events)
def test_a_spectator_has_no_eyes(event: Event) -> None:
    """Not even in an event for every seat there can be; one that is for ALL shows its inside to the whole world."""
    kind, _, seen, secret = event
    for eyes in (event[1], (1 << 63) - 1):
        shown = project((kind, eyes, seen, secret), SPECTATOR)
        assert eyes == ALL or shown is None or not any(shown[3])
    open_to_all = (kind, int(ALL), seen, secret)
    assert project(open_to_all, SPECTATOR) == open_to_all


@given(events, st.integers(0, 9))
def test_projecting_twice_is_projecting_once(event: Event, seat: int) -> None:
    shown = project(event, seat)
    assert shown is None or project(shown, seat) == shown


def test_a_view_refuses_a_deck_that_is_not_its_to_see() -> None:
    view = View(parse_rules("base x3"), 1)
    with pytest.raises(AssertionError, match="nobody's to see"):
        view.fold((int(BEGAN), ALL, (1, 3), (5, 6, 7)))


def test_views_of_all_seats_and_a_spectator() -> None:
    assert [int(view.me) for view in views_for(parse_rules("base x4"))] == [0, 1, 2, 3, SPECTATOR]
