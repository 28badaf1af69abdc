"""The changes: the only code that alters a State or a View, and `fold`, which makes them from events.

Every value that a change needs is an argument, so folding an event never asks the truth.  HIDDEN is a card that whoever
folds did not see; knowledge moves with the card, so who knew it before knows where it went.
Changes assert; they never heal.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from undermine.core import event as e
from undermine.core.agenda import answered, pop, push, replace, turn
from undermine.core.event import CROSSED, STAYED, Event
from undermine.core.piece import NO_PIECE, cell_of, content_of, face_of, kind_of, piece_of
from undermine.core.state import BITS, FRONT, HIDDEN, NOWHERE, State
from undermine.core.tile import DOWN
from undermine.core.zone import DECK, FIRST, GOAL, GOALS, GOLD, HAND, HOARDS, LIMBO, PILE, PLACES, ROLE, ROLES, joined


def _changed(items: vec[i64], i: i64, value: i64) -> vec[i64]:
    """Small vectors are values: never altered in place, so that copies of a State share them."""
    new = items[:]
    new[i] = value
    return new


# The round


def begin(state: State, number: i64, deck: vec[i64]) -> None:
    """A new round: the start and the goals on the table, empty hands, a full deck (BASE-64)."""
    rules = state.rules
    state.round = number
    state.deck = deck
    state.left = len(deck)
    state.spent = 0
    state.latest = NOWHERE
    state.trail = vec[i64]([])
    state.front = state.known = state.roles = vec[i64]([0] * state.seats)
    state.ailing = 0
    state.goals = vec[i64]([0] * len(rules.goal_cells))
    state.notes = rules.note_starts
    state.figures = rules.figure_starts
    state.pieces = vec[i64]([])
    state.clear_zones()
    for seat in range(state.seats):
        state.held[seat] = 0
    arena = state.own()
    arena.clear()
    for i in range(len(rules.start_cells)):
        arena.fix(rules.start_cells[i], rules.start_codes[i])
    for i in range(len(rules.goal_cells)):
        arena.fix(rules.goal_cells[i], DOWN)
    for i in range(len(rules.site_cells)):
        arena.fix(rules.site_cells[i], DOWN)
    arena.flood()


def end(state: State, winner: i64, finder: i64) -> None:
    state.winner = winner
    state.finder = finder


# Cards in hands, before seats and on the pile


def draw(state: State, seat: i64, card: i64) -> None:
    """From the deck into a hand."""
    assert state.left > 0, "the deck is empty"
    state.left -= 1
    hold(state, seat, card)


def hold(state: State, seat: i64, card: i64) -> None:
    """One more card in a hand."""
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
    """Out of a hand; if the card is not among those seen it was a hidden one.

    Whoever knows some cards of the hand cannot tell which of them are left after a card that he did not see.
    """
    hands = state.hands
    first = seat * state.rules.width
    i = first + state.held[seat] - 1
    assert i >= first, "the hand is empty"
    state.held[seat] = i - first
    if card == HIDDEN:
        for k in range(first, i):
            hands[k] = HIDDEN
        return
    # From the high end down, each card takes the place of the one below it; hidden ones are lowest.
    gone = hands[i]
    while gone != card and i > first:
        i -= 1
        below = hands[i]
        hands[i] = gone
        gone = below
    if gone != card:
        assert gone == HIDDEN, "the card is not in the hand"


def swap_hands(state: State, seat: i64, other: i64, cards: vec[i64]) -> None:
    """Two hands change owners: the cards of the one, then of the other, as they were before.

    If they are not seen, what was known of a hand goes with it.
    """
    width = state.rules.width
    hands = state.hands
    mine = state.held[seat]
    theirs = state.held[other]
    assert len(cards) == mine + theirs, "these are not the cards of both hands"
    if len(cards) > 0 and cards[0] == HIDDEN:
        cards = vec[i64](state.hand(seat) + state.hand(other))
    for i in range(mine):
        hands[other * width + i] = cards[i]
    for i in range(theirs):
        hands[seat * width + i] = cards[mine + i]
    state.held[seat] = theirs
    state.held[other] = mine


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
    new = old | card << shift | state.rules.conditions[card] << BITS
    state.front = _changed(state.front, seat, new)
    state.ailing |= new >> BITS << BITS


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
            bits |= state.rules.conditions[other]
            shift += 8
    assert gone, "the card does not lie before the seat"
    state.front = _changed(state.front, seat, kept | bits << BITS)
    state.ailing = 0
    for other in state.front:
        state.ailing |= other >> BITS << BITS
    bury(state, card)


# Zones


def move(state: State, source: i64, target: i64, cards: vec[i64]) -> None:
    """Cards go from one zone to another, in the order in which they come to lie there."""
    cards = _taken(state, source, cards)
    place = target % PLACES
    if target == PILE:
        for card in cards:
            bury(state, card)
    elif FIRST <= target < HAND:
        _put(state, target, cards)
    elif target != LIMBO:
        for card in cards:
            if target - place == HAND:
                hold(state, place, card)
            elif target - place == ROLE:
                state.roles = _changed(state.roles, place, card)
            else:
                assert target - place == GOLD, "no card comes to lie there"
                gild(state, place, card, 1)


def _taken(state: State, source: i64, cards: vec[i64]) -> vec[i64]:
    """Take cards out of a zone; what is known of them now."""
    number = len(cards)
    place = source % PLACES
    if source == DECK:
        assert state.left >= number, "the deck has fewer cards"
        state.left -= number
    elif source == PILE:
        state.spent -= number
    elif FIRST <= source < HAND:
        return _from_list(state, source, cards)
    elif source != LIMBO:
        for card in cards:
            if source - place == HAND:
                spend(state, place, card)
            elif source - place == GOLD:
                gild(state, place, card, -1)
            elif card == HIDDEN:
                old = state.roles[place] if source - place == ROLE else state.goals[place]
                return vec[i64]([old])
    return cards


def _from_list(state: State, source: i64, cards: vec[i64]) -> vec[i64]:
    zone = state.rules.zones[source - FIRST]
    there = state.lying(source)
    left = len(there) - len(cards)
    assert left >= 0, "there are fewer cards"
    is_hidden = len(cards) > 0 and cards[0] == HIDDEN
    if not zone.is_picked:
        top = there[: len(cards)] if zone.tops_first else there[left:]
        state.lay(source, there[len(cards) :] if zone.tops_first else there[:left])
        return top if is_hidden else cards
    for card in cards:
        # Who does not see which ones are picked knows none of those that are left.
        there = vec[i64]([0] * (len(there) - 1)) if is_hidden else _without(there, card)
    state.lay(source, there)
    return cards


def _without(cards: vec[i64], card: i64) -> vec[i64]:
    """A list less a card, or less a hidden one."""
    last = len(cards) - 1
    new = cards[:]
    i: i64 = 0
    while i < last and new[i] != card:
        i += 1
    assert new[i] == card or new[i] == HIDDEN, "no such card lies there"
    while i < last:
        new[i] = new[i + 1]
        i += 1
    return new[:last]


def _put(state: State, target: i64, cards: vec[i64]) -> None:
    """Onto a list, or under it."""
    zone = state.rules.zones[target - FIRST]
    there = state.lying(target)
    new = joined(cards, there) if zone.is_queue and not zone.tops_first else joined(there, cards)
    state.lay(target, vec[i64](sorted([int(card) for card in new])) if zone.is_sorted else new)


def fill(state: State, zone: i64, cards: vec[i64]) -> None:
    """What lies in a zone from now on."""
    if zone == GOALS:
        state.goals = cards
    elif zone == DECK:
        state.deck = cards
        state.left = len(cards)
    elif zone == PILE:
        assert state.spent == len(cards), "the pile keeps its cards"
        for i in range(len(cards)):
            state.pile[i] = u8(cards[i])
    else:
        state.lay(zone, cards)


def see(state: State, seat: i64, zone: i64, cards: vec[i64]) -> None:
    """Somebody looks at what lies in a zone, or everybody; who does not keeps what he knew."""
    state.look(seat, zone)
    place = zone % PLACES
    if len(cards) == 0 or (cards[0] == HIDDEN and zone != HOARDS):
        return
    if zone - place == GOAL:
        state.goals = _changed(state.goals, place, cards[0])
    elif zone - place == ROLE:
        state.roles = _changed(state.roles, place, cards[0])
    elif zone == ROLES:
        state.roles = cards
    elif zone == GOALS:
        state.goals = cards
    elif zone == HOARDS:
        state.gold = cards
    else:
        state.lay(zone, cards)


def gild(state: State, seat: i64, value: i64, number: i64) -> None:
    """One more gold card before a seat, or one less; face down, or seen."""
    assert number > 0 or state.gold[seat] >> 8 * value & 255, "the seat has no such gold card"
    one: i64 = 1  # a plain 1 has but 32 bits in C
    state.gold = _changed(state.gold, seat, state.gold[seat] + number * (one << 8 * value))


def earn(state: State, seat: i64, amount: i64) -> None:
    """Nuggets in tokens into a purse, or out of it; below 0 they come off the gold cards (MINI-0)."""
    assert state.purse[seat] + amount >= 0 or state.gold[seat], "there is not so much in the purse"
    state.purse = _changed(state.purse, seat, state.purse[seat] + amount)


# The table


def place(state: State, cell: i64, code: i64) -> None:
    """A seat lays a path card."""
    state.own().lay(cell, code)
    state.latest = cell
    if state.rules.keeps_trail:
        state.follow(cell)


def remove(state: State, cell: i64, zone: i64) -> None:
    """The card of a cell goes to a zone, if it came out of the deck."""
    arena = state.own()
    card = state.rules.tile_card[arena.code[arena.tile_at(cell)] >> 1]
    arena.lift(cell)
    if cell == state.latest:
        state.latest = NOWHERE
    if state.rules.keeps_trail:
        state.trail = vec[i64]([other for other in state.trail if other != cell])
    if card and zone == PILE:
        bury(state, card)
    elif card:
        move(state, LIMBO, zone, vec[i64]([card]))


def shift(state: State, old: i64, cell: i64, code: i64) -> None:
    """A card lies elsewhere: one that was laid is the one placed last now."""
    arena = state.own()
    tile = arena.tile_at(old)
    if tile <= arena.fixed:
        arena.move(tile, cell)
        return
    arena.lift(old)
    if state.rules.keeps_trail:
        state.trail = vec[i64]([other for other in state.trail if other != old])
    place(state, cell, code)


def show(state: State, cell: i64, code: i64) -> None:
    """A face-down card is turned up."""
    state.own().show(state.arena.tile_at(cell), code)


def exchange(state: State, seat: i64, one: i64, two: i64, how: i64) -> None:
    """Somebody took up two face-down goals and laid them down again, exchanged or not.

    What others had seen there is out of date; he himself, if he knew both, still does (CH-A29).
    """
    both = 1 << one | 1 << two
    known = state.known[:]
    for other in range(state.seats):
        if other != seat or known[other] & both != both:
            known[other] &= ~both
    state.known = known
    if how == STAYED:
        return
    goals = state.goals[:]
    if how == CROSSED:
        goals[one], goals[two] = goals[two], goals[one]
    else:
        goals[one] = goals[two] = HIDDEN
    state.goals = goals


# Pieces, figures, notes


def post(state: State, kind: i64, cell: i64, number: i64, face: i64 = HIDDEN, content: i64 = HIDDEN) -> None:
    """A piece stands or lies on a cell, face down with something below it, or is known better than before."""
    pieces = state.pieces
    for i in range(len(pieces)):
        if kind_of(pieces[i]) == kind and cell_of(pieces[i]) == cell:
            face = face if face != HIDDEN else face_of(pieces[i])
            content = content if content != HIDDEN else content_of(pieces[i])
            state.pieces = _changed(pieces, i, piece_of(kind, cell, number, face, content))
            return
    state.pieces = append(pieces[:], piece_of(kind, cell, number, face, content))
    if state.rules.pieces[kind].hides():
        state.own().cover(cell)
    if state.rules.pieces[kind].opens:
        state.own().unbar(state.arena.tile_at(cell))


def withdraw(state: State, kind: i64, cell: i64) -> None:
    """A piece goes out of the round."""
    assert state.piece_at(kind, cell) != NO_PIECE, "no such piece lies there"
    state.pieces = vec[i64]([other for other in state.pieces if kind_of(other) != kind or cell_of(other) != cell])


def stand(state: State, figure: i64, place: i64) -> None:
    """A figure comes to stand on a place, or leaves the table."""
    state.figures = _changed(state.figures, figure, place)


def note(state: State, which: i64, value: i64) -> None:
    state.notes = _changed(state.notes, which, value)


# Events


def fold(state: State, event: Event) -> None:
    """Make the change that an event tells of; the same for the truth and for what a seat saw."""
    kind = i64(event[0])
    if kind == e.TOLD:
        return
    o = event[2]
    s = event[3]
    if kind == e.CHOSE:
        answered(state, o[0] if o else s[0])
    elif kind == e.DREW:
        draw(state, o[0], s[0])
    elif kind == e.TURNED:
        turn(state, o[0])
    elif kind == e.SPENT:
        spend(state, o[0], o[1])
    elif kind == e.DISCARDED:
        spend(state, o[0], s[0])
        bury(state, s[0])
    elif kind == e.BURIED:
        bury(state, o[0])
    elif kind == e.PLACED:
        place(state, o[0], o[1])
    elif kind == e.REMOVED:
        remove(state, o[0], o[1])
    elif kind == e.FRONTED:
        front(state, o[0], o[1])
    elif kind == e.CLEARED:
        clear(state, o[0], o[1])
    elif kind == e.PUSHED:
        frame = o or s
        push(state, frame[0], frame[1], frame[2], frame[3])
    elif kind == e.REPLACED:
        replace(state, o[0], o[1], o[2], o[3])
    elif kind == e.POPPED:
        pop(state)
    elif kind == e.MOVED:
        move(state, o[0], o[1], vec[i64](s))
    elif kind == e.FILLED:
        fill(state, o[0], vec[i64](s))
    elif kind == e.SEEN:
        see(state, o[0], o[1], vec[i64](s))
    elif kind == e.NOTED:
        note(state, o[0], o[1])
    elif kind == e.EARNED:
        earn(state, o[0], o[1])
    elif kind == e.STOOD:
        stand(state, o[0], o[1])
    elif kind == e.POSTED:
        post(state, o[0], o[1], o[2], s[0] if s else 0, s[1] if s else 0)
    elif kind == e.WITHDRAWN:
        withdraw(state, o[0], o[1])
    elif kind == e.SHOWN:
        show(state, o[0], o[1])
    elif kind == e.DRAWS_DUE:
        state.due = o[0]
    elif kind == e.BEGAN:
        begin(state, o[0], vec[i64](s))
    elif kind == e.ENDED:
        end(state, o[0], o[1])
    elif kind == e.SWAPPED:
        swap_hands(state, o[0], o[1], vec[i64](s))
    elif kind == e.LAID:
        state.own().lay(o[0], o[1])
    elif kind == e.SHIFTED:
        shift(state, o[0], o[1], o[2])
    elif kind == e.EXCHANGED:
        exchange(state, o[0], o[1], o[2], s[0])
    else:
        raise ValueError(f"unknown kind of event: {int(kind)}")
