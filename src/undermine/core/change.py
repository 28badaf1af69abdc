"""The changes: the only code that alters a State or a View, and `fold`, which makes them from events.

Every value that a change needs is an argument, so folding an event never asks the truth.
Changes assert; they never heal.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.core.event import (
    BANKED,
    BARED,
    BEGAN,
    BURIED,
    CAST,
    CHOSE,
    CLEARED,
    COUNTED,
    DISCARDED,
    DREW,
    ENDED,
    FOUND,
    FRONTED,
    HID,
    LOOKED,
    PAID,
    PEEKED,
    PLACED,
    POPPED,
    PUSHED,
    REMOVED,
    REPLACED,
    SET_ASIDE,
    SHOWN,
    SPENT,
    STAKED,
    TOOK,
    TURNED,
    UNMASKED,
    Event,
)  # fmt: skip
from undermine.core.frame import NOBODY
from undermine.core.state import BITS, FRONT, HIDDEN, NOWHERE, State
from undermine.core.tile import DOWN


def _changed(items: vec[i64], i: i64, value: i64) -> vec[i64]:
    """Small vectors are values: never altered in place, so that copies of a State share them."""
    new = items[:]
    new[i] = value
    return new


# The round and its hidden things


def begin(state: State, number: i64, deck: vec[i64]) -> None:
    """A new round: the start and the goals on the table, empty hands, a full deck (BASE-64)."""
    rules = state.rules
    state.round = number
    state.deck = deck
    state.left = len(deck)
    state.spent = 0
    state.latest = NOWHERE
    state.front = state.known = state.roles = vec[i64]([0] * state.seats)
    state.goals = vec[i64]([0] * len(rules.goal_cells))
    state.aside = vec[i64]([0] * rules.spare_roles)
    for seat in range(state.seats):
        state.held[seat] = 0
    arena = state.arena
    arena.clear()
    for i in range(len(rules.start_cells)):
        arena.fix(rules.start_cells[i], rules.start_codes[i])
    for i in range(len(rules.goal_cells)):
        arena.fix(rules.goal_cells[i], DOWN)
    arena.flood()


def hide(state: State, goals: vec[i64]) -> None:
    state.goals = goals


def cast(state: State, seat: i64, role: i64) -> None:
    state.roles = _changed(state.roles, seat, role)


def set_aside(state: State, roles: vec[i64]) -> None:
    state.aside = roles


def end(state: State, winner: i64, finder: i64) -> None:
    state.winner = winner
    state.finder = finder


def unmask(state: State, roles: vec[i64], aside: vec[i64]) -> None:
    state.roles = roles
    state.aside = aside


# Cards in hands, before seats and on the pile


def draw(state: State, seat: i64, card: i64) -> None:
    """From the deck into a hand, which stays in ascending order."""
    assert state.left > 0, "the deck is empty"
    state.left -= 1
    width = state.rules.width
    hands = state.hands
    first = seat * width
    count = state.held[seat]
    assert count < width, "no room in the hand"
    i = first + count
    while i > first and hands[i - 1] > card:
        hands[i] = hands[i - 1]
        i -= 1
    hands[i] = card
    state.held[seat] = count + 1


def spend(state: State, seat: i64, card: i64) -> None:
    """Out of a hand; a hand that is not seen loses a hidden card."""
    hands = state.hands
    i = seat * state.rules.width
    last = i + state.held[seat] - 1
    assert last >= i, "the hand is empty"
    if hands[i] != HIDDEN:
        while hands[i] != card:
            i += 1
            assert i <= last, "the card is not in the hand"
    while i < last:
        hands[i] = hands[i + 1]
        i += 1
    state.held[seat] -= 1


def bury(state: State, card: i64) -> None:
    """Onto the discard pile."""
    state.pile[state.spent] = u8(card)
    state.spent += 1


def front(state: State, seat: i64, card: i64) -> None:
    """A card comes to lie before a seat, behind those that lie there."""
    old = state.front[seat]
    shift: i64 = 0
    while old >> shift & 255 and shift < BITS:
        shift += 8
    assert shift < BITS, "no room before the seat"
    new = old | card << shift | state.rules.condition[card] << BITS
    state.front = _changed(state.front, seat, new)


def clear(state: State, seat: i64, card: i64) -> None:
    """A card that lies before a seat goes onto the pile."""
    rest = state.front[seat] & FRONT
    kept: i64 = 0
    shift: i64 = 0
    gone = False
    bits: i64 = 0
    while rest:
        other = rest & 255
        rest >>= 8
        if other == card and not gone:
            gone = True
        else:
            kept |= other << shift
            bits |= state.rules.condition[other]
            shift += 8
    assert gone, "the card does not lie before the seat"
    state.front = _changed(state.front, seat, kept | bits << BITS)
    bury(state, card)


# The table


def place(state: State, cell: i64, code: i64) -> None:
    state.arena.lay(cell, code)
    state.latest = cell


def remove(state: State, cell: i64) -> None:
    arena = state.arena
    card = state.rules.tile_card[arena.code[arena.tile_at(cell)] >> 1]
    arena.lift(cell)
    if cell == state.latest:
        state.latest = NOWHERE
    bury(state, card)


def find(state: State, goal: i64, kind: i64) -> None:
    """Everybody sees what a goal is."""
    state.goals = _changed(state.goals, goal, kind)


def show(state: State, goal: i64, code: i64) -> None:
    """A goal is turned up for good."""
    state.arena.show(state.rules.first_goal + goal, code)


def peek(state: State, seat: i64, goal: i64, kind: i64) -> None:
    state.known = _changed(state.known, seat, state.known[seat] | 1 << goal)
    if kind != HIDDEN:
        state.goals = _changed(state.goals, goal, kind)


# The agenda


def push(state: State, kind: i64, seat: i64, a: i64, b: i64) -> None:
    agenda = state.agenda
    i = state.depth
    assert i < len(agenda), "too many matters are pending"
    agenda[i] = kind
    agenda[i + 1] = seat
    agenda[i + 2] = a
    agenda[i + 3] = b
    state.depth = i + 4


def pop(state: State) -> None:
    assert state.depth > 0, "the agenda is empty"
    state.depth -= 4


def answered(state: State, seat: i64) -> None:
    """The question on top has got its answer and is gone."""
    assert state.depth > 0 and state.agenda[state.depth - 3] == seat, "this seat was not asked"
    state.depth -= 4


def replace(state: State, kind: i64, seat: i64, a: i64, b: i64) -> None:
    """The matter on top becomes another one."""
    pop(state)
    push(state, kind, seat, a, b)


def turn(state: State, seat: i64) -> None:
    """A seat's turn begins: nothing else is pending but that it will have to be closed."""
    assert state.depth == 4, "a turn begins when all else is settled"
    rules = state.rules
    state.turn = seat
    agenda = state.agenda
    agenda[0] = rules.close_kind
    agenda[1] = NOBODY
    agenda[2] = seat
    agenda[3] = NOBODY
    agenda[4] = rules.turn_kind
    agenda[5] = seat
    agenda[6] = 0
    agenda[7] = 0
    state.depth = 8


# Gold


def bank(state: State, cards: vec[i64]) -> None:
    state.bank = cards


def stake(state: State, cards: vec[i64]) -> None:
    """Gold cards from the top of the gold deck are laid out."""
    assert len(state.pool) == 0, "there is gold laid out already"
    state.bank = state.bank[: len(state.bank) - len(cards)]
    state.pool = cards


def look(state: State, cards: vec[i64]) -> None:
    """Somebody sees the gold laid out; who does not keeps what he knew."""
    if len(cards) > 0 and cards[0] != HIDDEN:
        state.pool = cards


def take(state: State, seat: i64, value: i64) -> None:
    """A gold card of those laid out; if it is not seen, nobody knows either which ones are left."""
    pool = state.pool
    last = len(pool) - 1
    assert last >= 0, "no gold is laid out"
    if value == HIDDEN:
        state.pool = vec[i64]([0] * last)
    else:
        new = pool[:]
        i: i64 = 0
        while i < last and new[i] != value:
            i += 1
        assert new[i] == value or new[i] == HIDDEN, "no such gold card is laid out"
        while i < last:
            new[i] = new[i + 1]
            i += 1
        state.pool = new[:last]
    earn(state, seat, value)


def earn(state: State, seat: i64, value: i64) -> None:
    """One more gold card before a seat, face down."""
    state.gold = _changed(state.gold, seat, state.gold[seat] + (1 << 8 * value))


def pay(state: State, seat: i64, cards: vec[i64]) -> None:
    """Gold cards from the gold deck; the deck's new order comes with `bank`."""
    for i in range(len(cards)):
        earn(state, seat, cards[i])


def count(state: State, gold: vec[i64]) -> None:
    state.gold = gold


def fold(state: State, event: Event) -> None:
    """Make the change that an event tells of; the same for the truth and for what a seat saw."""
    kind = i64(event[0])
    o = event[2]
    s = event[3]
    if kind == CHOSE:
        answered(state, i64(o[0] if o else s[0]))
    elif kind == DREW:
        draw(state, i64(o[0]), i64(s[0]))
    elif kind == TURNED:
        turn(state, i64(o[0]))
    elif kind == SPENT:
        spend(state, i64(o[0]), i64(o[1]))
    elif kind == DISCARDED:
        spend(state, i64(o[0]), i64(s[0]))
        bury(state, i64(s[0]))
    elif kind == BURIED:
        bury(state, i64(o[0]))
    elif kind == PLACED:
        place(state, i64(o[0]), i64(o[1]))
    elif kind == REMOVED:
        remove(state, i64(o[0]))
    elif kind == FRONTED:
        front(state, i64(o[0]), i64(o[1]))
    elif kind == CLEARED:
        clear(state, i64(o[0]), i64(o[1]))
    elif kind == PEEKED:
        peek(state, i64(o[0]), i64(o[1]), i64(s[0]))
    elif kind == SHOWN:
        show(state, i64(o[0]), i64(o[1]))
    elif kind == FOUND:
        find(state, i64(o[0]), i64(o[1]))
    elif kind == PUSHED:
        frame = o or s
        push(state, i64(frame[0]), i64(frame[1]), i64(frame[2]), i64(frame[3]))
    elif kind == REPLACED:
        replace(state, i64(o[0]), i64(o[1]), i64(o[2]), i64(o[3]))
    elif kind == POPPED:
        pop(state)
    elif kind == BEGAN:
        begin(state, i64(o[0]), _ints(s))
    elif kind == CAST:
        cast(state, i64(o[0]), i64(s[0]))
    elif kind == SET_ASIDE:
        set_aside(state, _ints(s))
    elif kind == HID:
        hide(state, _ints(s))
    elif kind == BANKED:
        bank(state, _ints(s))
    elif kind == STAKED:
        stake(state, _ints(s))
    elif kind == LOOKED:
        look(state, _ints(s))
    elif kind == TOOK:
        take(state, i64(o[0]), i64(s[0]))
    elif kind == PAID:
        pay(state, i64(o[0]), _ints(s))
    elif kind == ENDED:
        end(state, i64(o[0]), i64(o[1]))
    elif kind == UNMASKED:
        unmask(state, _ints(o[: int(state.seats)]), _ints(o[int(state.seats) :]))
    elif kind == BARED:
        hide(state, _ints(o))
    elif kind == COUNTED:
        count(state, _ints(o))
    else:
        raise ValueError(f"unknown kind of event: {event[0]}")


def _ints(values: tuple[int, ...]) -> vec[i64]:
    return vec[i64](values)
