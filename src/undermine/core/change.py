"""The changes: the only code that alters a State or a View, and `fold`, which makes them from events.

Every value that a change needs is an argument, so folding an event never asks the truth.
Changes assert; they never heal.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from undermine.core.event import (
    BANKED,
    BARED,
    BEGAN,
    BOXED,
    BURIED,
    BURNT,
    CAST,
    CHOSE,
    CLEARED,
    COLLECTED,
    COUNTED,
    COVERED,
    CROSSED,
    DISCARDED,
    DREW,
    EARNED,
    ENDED,
    EXCHANGED,
    FACED,
    FORFEITED,
    FOUND,
    FRONTED,
    GLIMPSED,
    HANDED,
    HATTED,
    HID,
    INSPECTED,
    KEPT,
    LOOKED,
    MIXED,
    MOVED,
    NOTED,
    OFFERED,
    OPENED,
    OWED,
    PAID,
    PEEKED,
    PLACED,
    POPPED,
    POSTED,
    PUSHED,
    PUT_BACK,
    RAISED,
    REMOVED,
    REPLACED,
    SCANNED,
    SET_ASIDE,
    SHIFTED,
    SHOWN,
    SNATCHED,
    SPENT,
    STAKED,
    STAYED,
    STOCKED,
    STOOD,
    SUNK,
    SWAPPED,
    SWITCHED,
    TOLD,
    TOOK,
    TRADED,
    TURNED,
    UNCOVERED,
    UNEARTHED,
    UNMASKED,
    UNVEILED,
    WITHDRAWN,
    WITHHELD,
    Event,
)  # fmt: skip
from undermine.core.frame import CLOSE, NOBODY, TURN
from undermine.core.piece import NO_PIECE, cell_of, content_of, kind_of, number_of, piece_of
from undermine.core.state import BITS, FRAMES, FRONT, HIDDEN, NOWHERE, State
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
    state.trail = vec[i64]([])
    state.front = state.known = state.roles = vec[i64]([0] * state.seats)
    state.ailing = 0
    state.goals = vec[i64]([0] * len(rules.goal_cells))
    state.aside = vec[i64]([0] * rules.spare_roles)
    state.worn = vec[i64]([])
    state.away = vec[i64]([])
    state.notes = rules.note_starts
    state.figures = rules.figure_starts
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
    state.pieces = state.offer = vec[i64]([])


def hide(state: State, goals: vec[i64]) -> None:
    state.goals = goals


def stock(state: State, goals: vec[i64]) -> None:
    """Goal cards that are not laid in this round are kept for later ones."""
    state.stock = goals


def box(state: State, is_kept: i64) -> None:
    """The goals of a round are cleared away: out of the game, or back to those kept if they are face down still."""
    for goal in range(len(state.goals)):
        if is_kept and state.arena.code[state.rules.first_goal + goal] == DOWN:
            state.stock = append(state.stock[:], state.goals[goal])
        else:
            state.gone = append(state.gone[:], state.goals[goal])


def cast(state: State, seat: i64, role: i64) -> None:
    state.roles = _changed(state.roles, seat, role)


def set_aside(state: State, roles: vec[i64]) -> None:
    state.aside = roles


def hat(state: State, seat: i64, role: i64) -> None:
    """A seat puts its dwarf card away and takes the top one of those aside; whoever knew one knows where it is now."""
    new = role if role != HIDDEN else state.aside[0]
    state.worn = append(state.worn, state.roles[seat])
    state.aside = state.aside[1:]
    state.roles = _changed(state.roles, seat, new)


def inspect(state: State, whom: i64, role: i64) -> None:
    """Somebody looks at a dwarf card; who does not keeps what he knew."""
    if role != HIDDEN:
        state.roles = _changed(state.roles, whom, role)


def note(state: State, which: i64, value: i64) -> None:
    state.notes = _changed(state.notes, which, value)


def trade(state: State, seat: i64, role: i64) -> None:
    """A seat's dwarf card goes under those aside and the top one is its own; whoever knew one knows where it is."""
    old = state.roles[seat]
    new = role if role != HIDDEN else state.aside[0]
    state.aside = append(state.aside[1:], old)
    state.roles = _changed(state.roles, seat, new)


def end(state: State, winner: i64, finder: i64) -> None:
    state.winner = winner
    state.finder = finder


def unmask(state: State, roles: vec[i64], rest: vec[i64]) -> None:
    """All dwarf cards: of the seats, then those that nobody held, then those that were put away."""
    state.roles = roles
    aside = len(state.aside)
    state.aside = rest[:aside]
    state.worn = rest[aside:]


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


def withhold(state: State, cards: vec[i64]) -> None:
    """Cards from the top of the deck are out for this round."""
    assert state.left >= len(cards), "the deck has fewer cards"
    state.left -= len(cards)
    state.away = cards


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


def offer_deck(state: State, cards: vec[i64]) -> None:
    """Cards from the top of the deck lie before one seat."""
    assert len(state.offer) == 0, "there are cards to choose from already"
    state.left -= len(cards)
    state.offer = cards


def offer_pile(state: State, cards: vec[i64]) -> None:
    """Cards from the top of the discard pile lie before one seat."""
    assert len(state.offer) == 0, "there are cards to choose from already"
    state.spent -= len(cards)
    state.offer = cards


def keep(state: State, seat: i64, card: i64) -> None:
    """One of the cards offered; if it is not seen, nobody knows either which ones are left."""
    offer = state.offer
    last = len(offer) - 1
    assert last >= 0, "no cards are offered"
    if card == HIDDEN:
        state.offer = vec[i64]([0] * last)
    else:
        new = offer[:]
        i: i64 = 0
        while i < last and new[i] != card:
            i += 1
        assert new[i] == card, "no such card is offered"
        while i < last:
            new[i] = new[i + 1]
            i += 1
        state.offer = new[:last]
    hold(state, seat, card)


def put_back(state: State) -> None:
    """What is left of the cards offered goes onto the discard pile, in its order."""
    for card in state.offer:
        bury(state, card)
    state.offer = vec[i64]([])


def mix(state: State, cards: vec[i64]) -> None:
    """The discard pile in another order."""
    assert state.spent == len(cards), "the pile keeps its cards"
    for i in range(len(cards)):
        state.pile[i] = u8(cards[i])


def burn(state: State, cards: vec[i64]) -> None:
    """From the top of the deck onto the discard pile."""
    state.left -= len(cards)
    for card in cards:
        bury(state, card)


def snatch(state: State, seat: i64, victim: i64, card: i64) -> None:
    spend(state, victim, card)
    hold(state, seat, card)


def owe(state: State, cards: i64) -> None:
    state.due = cards


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


# The table


def place(state: State, cell: i64, code: i64) -> None:
    state.own().lay(cell, code)
    state.latest = cell
    if state.rules.keeps_trail:
        state.trail = append(state.trail[:], cell)


def unearth(state: State, cell: i64, code: i64, place: i64) -> None:
    """A path card from inside the deck comes to lie on the table; nobody placed it."""
    assert state.left > 0, "the deck is empty"
    deck = state.deck[:]
    last = state.left - 1
    if place != HIDDEN:
        for i in range(place - 1, last):
            deck[i] = deck[i + 1]
    state.deck = deck[:last]
    state.left = last
    state.own().lay(cell, code)


def remove(state: State, cell: i64) -> None:
    arena = state.own()
    card = state.rules.tile_card[arena.code[arena.tile_at(cell)] >> 1]
    arena.lift(cell)
    if cell == state.latest:
        state.latest = NOWHERE
    if state.rules.keeps_trail:
        state.trail = vec[i64]([other for other in state.trail if other != cell])
    if card:
        bury(state, card)


def shift(state: State, old: i64, cell: i64, code: i64) -> None:
    """A laid path card goes to another cell; it is the one placed last now."""
    state.own().lift(old)
    if state.rules.keeps_trail:
        state.trail = vec[i64]([other for other in state.trail if other != old])
    place(state, cell, code)


def find(state: State, goal: i64, kind: i64) -> None:
    """Everybody sees what a goal is."""
    state.goals = _changed(state.goals, goal, kind)


def show(state: State, goal: i64, code: i64) -> None:
    """A goal is turned up for good."""
    state.own().show(state.rules.first_goal + goal, code)


def move(state: State, goal: i64, cell: i64) -> None:
    state.own().move(state.rules.first_goal + goal, cell)


def face(state: State, cell: i64, code: i64) -> None:
    """A face-down card that is no goal is turned up."""
    state.own().show(state.arena.tile_at(cell), code)


# Figures and pieces


def stand(state: State, figure: i64, place: i64) -> None:
    """A figure comes to stand on a place, or leaves the table."""
    state.figures = _changed(state.figures, figure, place)


def scan(state: State, roles: vec[i64]) -> None:
    """Somebody looks at the dwarf cards that nobody holds; who does not keeps what he knew."""
    if len(roles) > 0 and roles[0] != HIDDEN:
        state.aside = roles


# Pieces on cells


def post(state: State, kind: i64, cell: i64, number: i64) -> None:
    """A piece stands on a cell."""
    assert state.piece_at(kind, cell) == NO_PIECE, "such a piece stands there already"
    state.pieces = append(state.pieces[:], piece_of(kind, cell, number, HIDDEN, HIDDEN))
    if state.rules.pieces[kind].opens:
        state.own().unbar(state.arena.tile_at(cell))


def cover(state: State, kind: i64, cell: i64, face_code: i64, content: i64) -> None:
    """A face-down card with something below it."""
    state.own().cover(cell)
    state.pieces = append(state.pieces[:], piece_of(kind, cell, 0, face_code, content))


def withdraw(state: State, kind: i64, cell: i64) -> None:
    i = _where(state, kind, cell)
    new = state.pieces[:i]
    for k in range(i + 1, len(state.pieces)):
        new = append(new, state.pieces[k])
    state.pieces = new


def glimpse(state: State, kind: i64, cell: i64, face_code: i64, content: i64) -> None:
    """What lies there face down is known; who does not see it keeps what he knew."""
    i = _where(state, kind, cell)
    if face_code != HIDDEN:
        number = number_of(state.pieces[i])
        state.pieces = _changed(state.pieces, i, piece_of(kind, cell, number, face_code, content))


def uncover(state: State, kind: i64, cell: i64, face_code: i64) -> None:
    """Everybody sees the card that lies there; who knew what is below it still does."""
    i = _where(state, kind, cell)
    old = state.pieces[i]
    state.pieces = _changed(state.pieces, i, piece_of(kind, cell, number_of(old), face_code, content_of(old)))


def open_piece(state: State, kind: i64, cell: i64, face_code: i64, content: i64) -> None:
    """Everybody sees what lay there; it stays written down as one that was opened."""
    state.pieces = _changed(state.pieces, _where(state, kind, cell), piece_of(kind, cell, 1, face_code, content))


def _where(state: State, kind: i64, cell: i64) -> i64:
    """Where a piece is written down."""
    pieces = state.pieces
    for i in range(len(pieces)):
        if kind_of(pieces[i]) == kind and cell_of(pieces[i]) == cell:
            return i
    raise AssertionError("no such piece lies there")


def peek(state: State, seat: i64, goal: i64, kind: i64) -> None:
    state.known = _changed(state.known, seat, state.known[seat] | 1 << goal)
    if kind != HIDDEN:
        state.goals = _changed(state.goals, goal, kind)


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


# The agenda


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
    replace(state, CLOSE, NOBODY, seat, NOBODY)
    push(state, TURN, seat, 0, 0)


# Gold


def bank(state: State, cards: vec[i64]) -> None:
    state.bank = cards


def stake(state: State, cards: vec[i64]) -> None:
    """Gold cards from the top of the gold deck are laid out."""
    assert len(state.pool) == 0, "there is gold laid out already"
    left = len(state.bank) - len(cards)
    if len(cards) > 0 and cards[0] == HIDDEN:
        # Whoever knew some of them, for he had put them under the deck, knows that they are among these.
        cards = vec[i64](sorted([int(card) for card in state.bank[left:]]))
    state.bank = state.bank[:left]
    state.pool = cards


def raise_gold(state: State, value: i64) -> None:
    """The top card of the gold deck lies before whoever is about to be paid; who knew it still does."""
    last = len(state.bank) - 1
    assert last >= 0, "the gold deck is empty"
    state.pool = append(state.pool[:], value if value != HIDDEN else state.bank[last])
    state.bank = state.bank[:last]


def sink(state: State, value: i64) -> None:
    """The top card of the gold deck goes under it; who knew it still does, and whoever drew it knows it now."""
    last = len(state.bank) - 1
    assert last >= 0, "the gold deck is empty"
    new = state.bank[:]
    card = value if value != HIDDEN else new[last]
    for i in range(last, 0, -1):
        new[i] = new[i - 1]
    new[0] = card
    state.bank = new


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
    gild(state, seat, value)


def gild(state: State, seat: i64, value: i64) -> None:
    """One more gold card before a seat, face down."""
    one: i64 = 1  # a plain 1 has but 32 bits in C
    state.gold = _changed(state.gold, seat, state.gold[seat] + (one << 8 * value))


def pay(state: State, seat: i64, cards: vec[i64]) -> None:
    """Gold cards that were drawn for it one by one; if they were picked out, the gold deck comes with `bank`."""
    drawn = state.pool
    for i in range(len(cards)):
        gild(state, seat, drawn[i] if cards[i] == HIDDEN and len(drawn) > 0 else cards[i])
    state.pool = vec[i64]([])


def earn(state: State, seat: i64, amount: i64) -> None:
    """Nuggets from the bank into a purse, or out of it; below 0 they come off the gold cards (MINI-0)."""
    assert state.purse[seat] + amount >= 0 or state.gold[seat], "there is not so much in the purse"
    state.purse = _changed(state.purse, seat, state.purse[seat] + amount)


def collect(state: State, seat: i64, cell: i64, value: i64) -> None:
    """A seat takes the card of a cell for its gold; a goal lies there until all goals are cleared away."""
    arena = state.arena
    card = state.rules.tile_card[arena.code[arena.tile_at(cell)] >> 1]
    if card:
        state.own().lift(cell)
        if state.rules.keeps_trail:
            state.trail = vec[i64]([other for other in state.trail if other != cell])
        state.out = append(state.out[:], card)
    gild(state, seat, value)


def forfeit(state: State, seat: i64, value: i64) -> None:
    """A gold card of a seat goes out of the game."""
    assert state.gold[seat] >> 8 * value & 255, "the seat has no such gold card"
    one: i64 = 1  # as in `gild`
    state.gold = _changed(state.gold, seat, state.gold[seat] - (one << 8 * value))


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
    elif kind == EXCHANGED:
        exchange(state, i64(o[0]), i64(o[1]), i64(o[2]), i64(s[0]))
    elif kind == SWITCHED:
        exchange(state, i64(o[0]), i64(o[1]), i64(o[2]), i64(o[3]))
    elif kind == UNEARTHED:
        unearth(state, i64(o[0]), i64(o[1]), i64(s[0]))
    elif kind == SHIFTED:
        shift(state, i64(o[0]), i64(o[1]), i64(o[2]))
    elif kind == COUNTED:
        count(state, _ints(o))
    elif kind == NOTED:
        note(state, i64(o[0]), i64(o[1]))
    elif kind == WITHHELD:
        withhold(state, _ints(s))
    elif kind == EARNED:
        earn(state, i64(o[0]), i64(o[1]))
    elif kind == HANDED:
        earn(state, i64(o[0]), i64(-o[2]))
        earn(state, i64(o[1]), i64(o[2]))
    elif kind == HATTED:
        hat(state, i64(o[0]), i64(s[0]))
    elif kind == INSPECTED:
        inspect(state, i64(o[1]), i64(s[0]))
    elif kind == SWAPPED:
        swap_hands(state, i64(o[0]), i64(o[1]), _ints(s))
    elif kind != TOLD:
        _fold_rare(state, kind, o, s)


def _fold_rare(state: State, kind: i64, o: tuple[int, ...], s: tuple[int, ...]) -> None:
    """What only the optional boxes do."""
    if kind == OWED:
        owe(state, i64(o[0]))
    elif kind == OFFERED:
        if o[1]:
            offer_pile(state, _ints(s))
        else:
            offer_deck(state, _ints(s))
    elif kind == KEPT:
        keep(state, i64(o[0]), i64(s[0]))
    elif kind == PUT_BACK:
        put_back(state)
    elif kind == MIXED:
        mix(state, _ints(s))
    elif kind == BURNT:
        burn(state, _ints(s))
    elif kind == SNATCHED:
        snatch(state, i64(o[0]), i64(o[1]), i64(s[0]))
    elif kind == TRADED:
        trade(state, i64(o[0]), i64(s[0]))
    elif kind == POSTED:
        post(state, i64(o[0]), i64(o[1]), i64(o[2]))
    elif kind == COVERED:
        cover(state, i64(o[0]), i64(o[1]), i64(s[0]), i64(s[1]))
    elif kind == WITHDRAWN:
        withdraw(state, i64(o[0]), i64(o[1]))
    elif kind == GLIMPSED:
        glimpse(state, i64(o[1]), i64(o[2]), i64(s[0]), i64(s[1]))
    elif kind == OPENED:
        open_piece(state, i64(o[0]), i64(o[1]), i64(o[2]), i64(o[3]))
    elif kind == UNCOVERED:
        uncover(state, i64(o[0]), i64(o[1]), i64(o[2]))
    elif kind == FACED:
        face(state, i64(o[0]), i64(o[1]))
    elif kind == STOOD:
        stand(state, i64(o[0]), i64(o[1]))
    elif kind == UNVEILED:
        inspect(state, i64(o[0]), i64(o[1]))
    elif kind == RAISED:
        raise_gold(state, i64(s[0]))
    elif kind == SUNK:
        sink(state, i64(s[0]))
    elif kind == SCANNED:
        scan(state, _ints(s))
    elif kind == MOVED:
        move(state, i64(o[0]), i64(o[1]))
    elif kind == STOCKED:
        stock(state, _ints(s))
    elif kind == BOXED:
        box(state, i64(o[0]))
    elif kind == COLLECTED:
        collect(state, i64(o[0]), i64(o[1]), i64(o[2]))
    elif kind == FORFEITED:
        forfeit(state, i64(o[0]), i64(o[1]))
    else:
        raise ValueError(f"unknown kind of event: {int(kind)}")


def _ints(values: tuple[int, ...]) -> vec[i64]:
    return vec[i64](values)
