"""A view written into a row of bytes, field by field as `layout` says.

Owns the writing.  It takes from a state what everybody can see and the hand of the seat that looks; what a seat may or
may not know (roles, goals, gold) is handed to it, with HIDDEN where the seat does not know, and the discard pile is
written by whoever knows it.  So the truth and a view give the same row, and a test says so.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from undermine.core.action import card_of, where_of, whom_of
from undermine.core.arena import SPOT, WALKER, Arena
from undermine.core.piece import cell_of, kind_of, number_of
from undermine.core.place import FIELD, WIDTH
from undermine.core.state import BITS, State
from undermine.core.tile import DOWN
from undermine.encode.chart import FAR
from undermine.encode.layout import CONDITIONS, FAR_CARDS, LAST, MARKS, NOTE, VALUES, Layout
from undermine.encode.row import Row
from undermine.encode.space import SEAT
from undermine.views.view import View

BEYOND: Final[i64] = -1


def observe_view(layout: Layout, table: Row, row: Row, view: View) -> None:
    """All that a seat knows."""
    observe_table(layout, table, table, view)
    row.wipe()
    unseen = _write_pile(layout, row, view)
    observe_knowledge(layout, row, view, view.me, view.roles, view.goals, view.gold)
    observe_moment(layout, row, view, view.me, unseen)


def observe_table(layout: Layout, table: Row, ends: Row, state: State) -> i64:
    """What lies and stands on the table, the same for every seat; `table` is the first part of a row.

    Where tunnels end is noted as written in `ends`, for it alone is written anew when a card more lies there.
    How many laid cards light has not reached.
    """
    table.wipe()
    ends.wipe()
    _write_cards(layout, table, state)
    dark = _write_light(layout, table, state, 1)
    _write_ends(layout, ends, state)
    if len(state.pieces) or len(state.figures):
        _write_pieces(layout, table, state)
    return dark


def observe_growth(layout: Layout, table: Row, ends: Row, state: State, old: i64, dark: i64) -> i64:
    """The same if nothing has happened since but that seats laid cards behind the first `old` ones.

    Light that had reached all but `dark` of these has only the new ones left to reach.
    BEYOND: one of them lies beyond the chart, and nothing was written.
    """
    cells = state.arena.cell
    count = state.arena.count
    for tile in range(old + 1, count + 1):
        if layout.space.chart.number[cells[tile]] == FAR:
            return BEYOND
    for tile in range(old + 1, count + 1):
        _write_card(layout, table, state, tile)
    dark = _write_light(layout, table, state, 1 if dark else old + 1)
    ends.wipe()
    _write_ends(layout, ends, state)
    return dark


def observe_knowledge(
    layout: Layout, row: Row, state: State, me: i64, roles: vec[i64], goals: vec[i64], gold: vec[i64]
) -> None:
    """What lies before seats, what they have, and what is known of them and of goals: all that changes but seldom."""
    _write_seats(layout, row, state, me, roles, gold)
    _write_goals(layout, row, state, goals)


def observe_moment(layout: Layout, row: Row, state: State, me: i64, unseen: i64) -> None:
    """Hands, how many cards of the discard pile the seat does not know, and what is asked."""
    _write_hands(layout, row, state, me)
    row.fix(layout.unseen, unseen)
    _write_question(layout, row, state, me)
    row.fix(layout.clock, state.round)
    row.fix(layout.clock + 1, state.left)
    row.fix(layout.clock + 2, len(state.away))
    row.fix(layout.clock + 3, state.due)


def _write_cards(layout: Layout, row: Row, state: State) -> None:
    number = layout.space.chart.number
    cells = state.arena.cell
    far: i64 = 0
    for tile in range(1, state.arena.count + 1):
        if number[cells[tile]] != FAR:
            _write_card(layout, row, state, tile)
        elif far < FAR_CARDS:
            _write_far(layout, row, state, tile, far)
            far += 1


def _write_card(layout: Layout, row: Row, state: State, tile: i64) -> None:
    at = layout.space.chart.number[state.arena.cell[tile]]
    drawn = layout.drawn
    block = row.block
    written = row.written
    first = row.first
    count = row.count
    k = state.arena.code[tile] * MARKS
    mark = drawn[k]
    while mark != LAST:
        place = at + (mark >> 8)
        block[first + place] = u8(mark & 255)
        written[count] = i32(place)
        count += 1
        k += 1
        mark = drawn[k]
    row.count = count


def _write_light(layout: Layout, row: Row, state: State, start: i64) -> i64:
    """Where light has reached a card and that is not written yet: starts and goals, and cards from one on.

    How many of these cards some light has not reached.
    """
    arena = state.arena
    fixed = state.rules.first_goal + layout.goals
    dark: i64 = 0
    for tile in range(1, fixed):
        _light(layout, row, arena, tile)
    for tile in range(start if start > fixed else fixed, arena.count + 1):
        if not _light(layout, row, arena, tile):
            dark += 1
    return dark


def _light(layout: Layout, row: Row, arena: Arena, tile: i64) -> bool:
    """Whether nothing is left to write when this is done."""
    chart = layout.space.chart
    at = chart.number[arena.cell[tile]]
    if at == FAR:
        return True
    lit = arena.lit[tile]
    is_all = True
    for w in range(arena.tiles.kept):
        if lit >> 4 * w & 15 == 0:
            is_all = False
        elif row.block[row.first + layout.lit + at] == 0:
            row.put(layout.lit + at, 1)
        at += chart.size
    return is_all


def _write_far(layout: Layout, row: Row, state: State, tile: i64, place: i64) -> None:
    grid = state.arena.grid
    cell = state.arena.cell[tile]
    first = layout.far + 3 * place
    row.put(first, grid.x(cell) + 128)
    row.put(first + 1, grid.y(cell) + 128)
    row.put(first + 2, state.arena.code[tile])


def _write_ends(layout: Layout, row: Row, state: State) -> None:
    chart = layout.space.chart
    number = chart.number
    arena = state.arena
    slots = arena.slot
    kept = arena.tiles.kept
    for s in range(arena.slots):
        slot = slots[s]
        at = number[slot >> SPOT]
        if at != FAR:
            at += layout.open
            for w in range(kept):
                if slot >> (WALKER + w) & 1:
                    row.put(at, 1)
                at += chart.size


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
    seats = state.seats
    front = state.front
    purse = state.purse
    known = state.known
    seat = me
    for k in range(seats):
        number = roles[seat]
        if number:
            row.put(layout.role + k * layout.roles + number, 1)
        number = front[seat]
        if number:
            _write_bits(row, layout.condition + k * CONDITIONS, number >> BITS & 0xFFFF)
        number = gold[seat]
        if number:
            _write_gold(row, layout.gold + k * VALUES, number)
        number = purse[seat]
        if number:
            row.put(layout.purse + k, number)
        number = known[seat]
        if number:
            _write_bits(row, layout.looked + k * layout.goals, number)
        seat += 1
        if seat == seats:
            seat = 0


def _write_hands(layout: Layout, row: Row, state: State, me: i64) -> None:
    first = me * state.rules.width
    for i in range(first, first + state.held[me]):
        row.add(layout.hand + state.hands[i])
    place = layout.held
    for seat in range(me, state.seats):
        row.fix(place, state.held[seat])
        place += 1
    for seat in range(me):
        row.fix(place, state.held[seat])
        place += 1


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


def _write_pile(layout: Layout, row: Row, state: State) -> i64:
    """The cards of the discard pile that are known; how many are not."""
    unseen: i64 = 0
    for i in range(state.spent):
        card = i64(state.pile[i])
        if card:
            row.add(layout.seen + card)
        else:
            unseen += 1
    return unseen


def _write_question(layout: Layout, row: Row, state: State, me: i64) -> None:
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
    for k in range(len(state.notes)):
        value = state.notes[k]
        for b in range(NOTE):
            if value >> 8 * b & 255:
                row.put(layout.note + k * NOTE + b, value >> 8 * b & 255)


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
