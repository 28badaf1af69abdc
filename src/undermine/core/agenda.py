"""The agenda: what waits, as a stack of frames, and the changes of it.

Owns how frames lie in a State: the one on top in attributes, which are looked at most, the others below in a vector.
Never knows what a frame is about.
"""

from __future__ import annotations

from mypy_extensions import i64

from undermine.core.frame import CLOSE, NOBODY, TURN
from undermine.core.state import FRAMES, State


def push(state: State, kind: i64, seat: i64, a: i64, b: i64) -> None:
    i = state.depth
    assert i < 4 * FRAMES, "too many matters are pending"
    if i:
        agenda = state.agenda
        agenda[i - 4] = state.top_kind
        agenda[i - 3] = state.top_seat
        agenda[i - 2] = state.top_a
        agenda[i - 1] = state.top_b
    state.depth = i + 4
    _set_top(state, kind, seat, a, b)


def _set_top(state: State, kind: i64, seat: i64, a: i64, b: i64) -> None:
    state.top_kind = kind
    state.top_seat = seat
    state.top_a = a
    state.top_b = b


def pop(state: State) -> None:
    i = state.depth - 4
    assert i >= 0, "the agenda is empty"
    state.depth = i
    if i:
        agenda = state.agenda
        _set_top(state, agenda[i - 4], agenda[i - 3], agenda[i - 2], agenda[i - 1])


def answered(state: State, seat: i64) -> None:
    """The question on top has got its answer and is gone."""
    assert state.depth > 0 and state.top_seat == seat, "this seat was not asked"
    pop(state)


def replace(state: State, kind: i64, seat: i64, a: i64, b: i64) -> None:
    """The matter on top becomes another one."""
    assert state.depth > 0, "the agenda is empty"
    _set_top(state, kind, seat, a, b)


def turn(state: State, seat: i64) -> None:
    """A seat's turn begins: nothing else is pending but that it will have to be closed."""
    assert state.depth == 4, "a turn begins when all else is settled"
    state.turn = seat
    state.due = 1
    agenda = state.agenda
    agenda[0] = CLOSE
    agenda[1] = NOBODY
    agenda[2] = seat
    agenda[3] = NOBODY
    state.depth = 8
    _set_top(state, TURN, seat, 0, 0)
