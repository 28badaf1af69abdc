"""A view written into a row of bytes, field by field as `layout` says.

Owns the writing.  It takes from a state what everybody can see and the hand of the seat that looks; what a seat may or
may not know (roles, goals, gold) is handed to it, with HIDDEN where the seat does not know, and the discard pile is
written by whoever knows it.  So the truth and a view give the same row, and a test says so.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from undermine.core.action import card_of, where_of, whom_of
from undermine.core.arena import SPOT, WALKER
from undermine.core.piece import cell_of, kind_of, number_of
from undermine.core.place import FIELD, WIDTH
from undermine.core.state import BITS, State
from undermine.core.tile import DOWN
from undermine.encode.chart import FAR
from undermine.encode.layout import CONDITIONS, FAR_CARDS, LAST, MARKS, NOTE, VALUES, Layout
from undermine.encode.row import Row
from undermine.encode.space import SEAT
from undermine.views.view import View


def observe_view(layout: Layout, table: Row, row: Row, view: View) -> None:
    """All that a seat knows."""
    observe_table(layout, table, view)
    row.wipe()
    _write_pile(layout, row, view)
    observe_seat(layout, row, view, view.me, view.roles, view.goals, view.gold)


def observe_table(layout: Layout, table: Row, state: State) -> None:
    """What lies and stands on the table, the same for every seat; `table` is the first part of a row."""
    table.wipe()
    _write_cards(layout, table, state)
    _write_ends(layout, table, state)
    if len(state.pieces) or len(state.figures):
        _write_pieces(layout, table, state)


def observe_seat(
    layout: Layout, row: Row, state: State, me: i64, roles: vec[i64], goals: vec[i64], gold: vec[i64]
) -> None:
    """Everything else but the discard pile, into a row that was wiped."""
    _write_seats(layout, row, state, me, roles, gold)
    _write_goals(layout, row, state, goals)
    _write_moment(layout, row, state, me)


def _write_cards(layout: Layout, row: Row, state: State) -> None:
    chart = layout.space.chart
    number = chart.number
    arena = state.arena
    cells = arena.cell
    codes = arena.code
    drawn = layout.drawn
    far: i64 = 0
    for tile in range(1, arena.count + 1):
        at = number[cells[tile]]
        if at == FAR:
            if far < FAR_CARDS:
                _write_far(layout, row, state, tile, far)
                far += 1
            continue
        k = codes[tile] * MARKS
        mark = drawn[k]
        while mark != LAST:
            row.block[row.first + at + (mark >> 8)] = u8(mark & 255)
            row.written[row.count] = i32(at + (mark >> 8))
            row.count += 1
            k += 1
            mark = drawn[k]
    _write_light(layout, row, state)


def _write_light(layout: Layout, row: Row, state: State) -> None:
    chart = layout.space.chart
    arena = state.arena
    kept = arena.tiles.kept
    for tile in range(1, arena.count + 1):
        lit = arena.lit[tile]
        at = chart.number[arena.cell[tile]]
        if lit and at != FAR:
            for w in range(kept):
                if lit >> 4 * w & 15:
                    row.put(layout.lit + w * chart.size + at, 1)


def _write_far(layout: Layout, row: Row, state: State, tile: i64, place: i64) -> None:
    grid = state.arena.grid
    cell = state.arena.cell[tile]
    first = layout.far + 3 * place
    row.put(first, grid.x(cell) + 128)
    row.put(first + 1, grid.y(cell) + 128)
    row.put(first + 2, state.arena.code[tile])


def _write_ends(layout: Layout, row: Row, state: State) -> None:
    chart = layout.space.chart
    arena = state.arena
    for s in range(arena.slots):
        slot = arena.slot[s]
        at = chart.number[slot >> SPOT]
        if at != FAR:
            for w in range(arena.tiles.kept):
                if slot >> (WALKER + w) & 1:
                    row.put(layout.open + w * chart.size + at, 1)


def _write_pieces(layout: Layout, row: Row, state: State) -> None:
    chart = layout.space.chart
    pieces = state.pieces
    for i in range(len(pieces) - 1, -1, -1):
        at = chart.number[cell_of(pieces[i])]
        # Of several on one cell the one that came last is told.
        if at != FAR and row.block[row.first + layout.piece + at] == 0:
            row.put(layout.piece + at, kind_of(pieces[i]))
            number = number_of(pieces[i])
            if number:
                row.put(layout.number + at, number if number < 255 else 255)
    for f in range(len(state.figures)):
        place = state.figures[f]
        if place >= 0:
            at = chart.number[place >> WIDTH]
            first = layout.figure + 3 * f
            if at != FAR:
                row.put(first, at % chart.width + 1)
                row.put(first + 1, at // chart.width + 1)
            row.put(first + 2, (place & FIELD) + 1)


def _write_seats(layout: Layout, row: Row, state: State, me: i64, roles: vec[i64], gold: vec[i64]) -> None:
    first = me * state.rules.width
    for i in range(first, first + state.held[me]):
        row.add(layout.hand + state.hands[i])
    seats = state.seats
    seat = me
    for k in range(seats):
        if state.held[seat]:
            row.put(layout.held + k, state.held[seat])
        if roles[seat]:
            row.put(layout.role + k * layout.roles + roles[seat], 1)
        if state.front[seat]:
            _write_bits(row, layout.condition + k * CONDITIONS, state.front[seat] >> BITS & 0xFFFF)
        if gold[seat]:
            _write_gold(row, layout.gold + k * VALUES, gold[seat])
        if state.purse[seat]:
            row.put(layout.purse + k, state.purse[seat])
        if state.known[seat]:
            _write_bits(row, layout.looked + k * layout.goals, state.known[seat])
        seat += 1
        if seat == seats:
            seat = 0


def _write_bits(row: Row, first: i64, bits: i64) -> None:
    k = first
    while bits:
        if bits & 1:
            row.put(k, 1)
        bits >>= 1
        k += 1


def _write_gold(row: Row, first: i64, cards: i64) -> None:
    k = first
    while cards:
        if cards & 255:
            row.put(k, cards & 255)
        cards >>= 8
        k += 1


def _write_goals(layout: Layout, row: Row, state: State, goals: vec[i64]) -> None:
    code = state.arena.code
    tile = state.rules.first_goal
    for goal in range(layout.goals):
        if goals[goal]:
            row.put(layout.goal + goal * layout.goal_kinds + goals[goal], 1)
        if code[tile + goal] != DOWN:
            row.put(layout.up + goal, 1)


def _write_pile(layout: Layout, row: Row, state: State) -> None:
    unseen: i64 = 0
    for i in range(state.spent):
        card = i64(state.pile[i])
        if card:
            row.add(layout.seen + card)
        else:
            unseen += 1
    if unseen:
        row.put(layout.unseen, unseen)


def _write_moment(layout: Layout, row: Row, state: State, me: i64) -> None:
    rules = state.rules
    seats = state.seats
    row.put(layout.turn + (state.turn - me + seats) % seats, 1)
    if state.depth:
        asked = state.top_seat
        if asked == me:
            row.put(layout.question + state.top_kind, 1)
        if asked == me or (asked >= 0 and not rules.frames[state.top_kind].is_whispered):
            row.put(layout.asked + (asked - me + seats) % seats, 1)
        _write_announced(layout, row, state, me)
    _write_clock(row, layout.clock, state)
    for k in range(len(state.notes)):
        value = state.notes[k]
        for b in range(NOTE):
            if value >> 8 * b & 255:
                row.put(layout.note + k * NOTE + b, value >> 8 * b & 255)


def _write_clock(row: Row, first: i64, state: State) -> None:
    row.put(first, state.round)
    row.put(first + 1, state.left)
    row.put(first + 2, len(state.away))
    row.put(first + 3, state.due)


def _write_announced(layout: Layout, row: Row, state: State, me: i64) -> None:
    """A card that lies nowhere yet; the matter that waits for it has its action."""
    frames = state.rules.frames
    action: i64 = 0
    if frames[state.top_kind].is_limbo:
        action = state.top_b
    else:
        agenda = state.agenda
        i = state.depth - 8
        while i >= 0 and action == 0:
            if frames[agenda[i]].is_limbo:
                action = agenda[i + 3]
            i -= 4
    if action == 0:
        return
    row.put(layout.announced + card_of(action), 1)
    chart = layout.space.chart
    where = where_of(action)
    at = chart.number[where & state.arena.grid.mask]
    if where and at != FAR:
        row.put(layout.aimed, at % chart.width + 1)
        row.put(layout.aimed + 1, at // chart.width + 1)
    space = layout.space
    head = space.heads[space.uses[card_of(action)]]
    whom = whom_of(action)
    row.put(layout.aimed + 2, 1 + ((whom - me + state.seats) % state.seats if head.person == SEAT else whom))
