"""The engine at work on one State: answer a question, then carry on until the next one.

Owns the order of things and the events.  Each of its changes calls the change of the same name and, if recording,
notes what happened and who may see it.  Never decides what a rule says: that is the business of modules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core import change
from undermine.core.action import card_of
from undermine.core.deal import Deal
from undermine.core.event import (
    ALL,
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
    STOCKED,
    STOOD,
    SUNK,
    SWAPPED,
    SWITCHED,
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
    Ints,
)  # fmt: skip
from undermine.core.frame import INTENT, NOBODY, OVER
from undermine.core.piece import content_of, face_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.tape import Tape

_NONE: Final[vec[i64]] = vec[i64]([])
_SILENT: Final = Tape()  # of every run that records nothing


class Run:
    state: State
    rules: Rules
    recording: bool
    tape: Tape
    fixed: Deal | None  # orders that replace chance in the first round …
    is_dealt: bool  # … which is over with its set-up
    waits: bool  # stop before an announced card takes effect, for whoever runs the game lets time pass there

    def __init__(self, state: State, recording: bool = False) -> None:
        self.state = state
        self.rules = state.rules
        self.recording = recording
        self.tape = Tape() if recording else _SILENT
        self.fixed = None
        self.is_dealt = False
        self.waits = False

    @property
    def log(self) -> list[Event]:
        """What happened so far.  The events are made when somebody asks; loops that need none count on the tape."""
        return self.tape.events()

    @log.setter
    def log(self, events: list[Event]) -> None:
        self.tape.events()
        self.tape.read = events

    def apply(self, action: i64) -> None:
        """Answer the question on top, then go on until the next one.  The caller has checked legality."""
        state = self.state
        frame = state.top()
        seat = frame[1]
        change.answered(state, seat)
        if self.recording:
            if self.rules.frames[frame[0]].is_whispered:
                self.tape.put(CHOSE, 1 << seat, 0, 2, seat, action)
            else:
                self.tape.put(CHOSE, 1 << seat, 1, 1, seat, action)
        self.rules.asker[frame[0]].answer(self, frame, action)
        self.settle()

    def settle(self) -> None:
        """Do the tasks on top until a question is there or nothing is left."""
        state = self.state
        while state.depth:
            if state.top_seat != NOBODY:
                return
            frame = state.top()
            if self.waits and frame[0] == INTENT:
                return
            self.rules.asker[frame[0]].step(self, frame)

    def go_on(self) -> None:
        """An announced card that had to wait takes effect."""
        self.waits = False
        self.settle()

    def announce(self, seat: i64, action: i64) -> None:
        """A card leaves the hand, shown with its target; it takes effect when nobody interrupts."""
        self.spend(seat, card_of(action))
        if len(self.rules.hooks.interrupt) == 0:
            self.carry_out(seat, action)
            return
        self.push(INTENT, NOBODY, seat, action)
        for module in self.rules.hooks.interrupt:
            module.interrupt(self, seat, action)

    def carry_out(self, seat: i64, action: i64) -> None:
        """A card takes effect; cards that it lit are looked at before anything else."""
        self.rules.owner[card_of(action)].play(self, seat, action)
        self.watch(seat)

    def watch(self, seat: i64) -> None:
        """Tell the modules if light stands before face-down cards."""
        if self.state.arena.reached:
            for module in self.rules.hooks.reached:
                module.reached(self, seat)

    def void(self) -> i64:
        """Nothing is pending any more but the first matter, which closes the turn.

        Cards that were announced go onto the pile, the last one first; how many.
        """
        state = self.state
        cards: i64 = 0
        while state.depth > 4:
            frame = state.top()
            self.pop()
            if self.rules.frames[frame[0]].is_limbo:
                self.bury(card_of(frame[3]))
                cards += 1
        return cards

    def lay(self, seat: i64, cell: i64, code: i64) -> None:
        """A seat lays a path card, once whoever stands in the way has let it pass."""
        self.enter(seat, cell)
        self.place(cell, code)

    def enter(self, seat: i64, cell: i64) -> None:
        """Whoever stands in the way of a path card lets it pass."""
        for module in self.rules.hooks.entering:
            module.entering(self, seat, cell)

    def lifted(self, cell: i64) -> None:
        """A card was taken off the table: whatever depended on it is put right."""
        for module in self.rules.hooks.lifted:
            module.lifted(self, cell)

    def tell(self, fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """A fact; what is secret of it is for its first seat.  Where it is told at every turn, look at `recording`."""
        if self.recording:
            kind = self.rules.facts[fact]
            self.tape.put_fact(1 << a if kind.hidden else ALL, kind.size, kind.hidden, fact, a, b, c, d, e)

    def tell_to(self, eyes: i64, fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """A fact whose secret part is for others than its first seat."""
        if self.recording:
            kind = self.rules.facts[fact]
            self.tape.put_fact(eyes, kind.size, kind.hidden, fact, a, b, c, d, e)

    def finish(self, last: i64, finder: i64) -> None:
        """The round is over: whatever is pending is void, and the task that ends rounds takes its place."""
        self.void()
        self.replace(OVER, NOBODY, last, finder)

    def shuffled(self, name: str, cards: vec[i64]) -> vec[i64]:
        """Chance, unless the deal says otherwise."""
        if self.fixed is not None and not self.is_dealt and name in self.fixed.orders:
            return self.fixed.orders[name]
        return self.state.shuffled(cards)

    # Changes.  The round and its hidden things

    def begin(self, number: i64, deck: vec[i64]) -> None:
        change.begin(self.state, number, deck)
        if self.recording:
            self.tape.put_all(BEGAN, 0, (int(number), len(deck)), deck)

    def hide(self, goals: vec[i64]) -> None:
        change.hide(self.state, goals)
        if self.recording:
            self.tape.put_all(HID, 0, (), goals)

    def stock(self, goals: vec[i64]) -> None:
        """Goal cards are kept for later rounds, seen by nobody."""
        change.stock(self.state, goals)
        if self.recording:
            self.tape.put_all(STOCKED, 0, (len(goals),), goals)

    def box(self, is_kept: bool) -> None:
        """The goals of a round are cleared away unseen; those face down may be kept for later rounds."""
        change.box(self.state, 1 if is_kept else 0)
        if self.recording:
            self.tape.put(BOXED, ALL, 1, 0, 1 if is_kept else 0)

    def cast(self, seat: i64, role: i64) -> None:
        change.cast(self.state, seat, role)
        if self.recording:
            self.tape.put(CAST, 1 << seat, 1, 1, seat, role)

    def set_aside(self, roles: vec[i64]) -> None:
        change.set_aside(self.state, roles)
        if self.recording:
            self.tape.put_all(SET_ASIDE, 0, (), roles)

    def hat(self, seat: i64) -> None:
        """A seat puts its dwarf card away and takes the top one of those aside, which it alone sees."""
        role = self.state.aside[0]
        change.hat(self.state, seat, role)
        if self.recording:
            self.tape.put(HATTED, 1 << seat, 1, 1, seat, role)

    def inspect(self, seat: i64, whom: i64) -> None:
        """A seat sees the dwarf card of another; nothing changes in the truth."""
        if self.recording:
            self.tape.put_more(INSPECTED, 1 << seat, 2, 1, seat, whom, self.state.roles[whom])

    def unveil(self, seat: i64) -> None:
        """The dwarf card of a seat lies face up from now on; nothing changes in the truth."""
        if self.recording:
            self.tape.put(UNVEILED, ALL, 2, 0, seat, self.state.roles[seat])

    def scan(self, seat: i64) -> None:
        """A seat looks at the dwarf cards that nobody holds; nothing changes in the truth."""
        if self.recording:
            self.tape.put_all(SCANNED, 1 << seat, (int(seat),), self.state.aside)

    def stand(self, figure: i64, place: i64) -> None:
        """A figure comes to stand on a place, or leaves the table."""
        change.stand(self.state, figure, place)
        if self.recording:
            self.tape.put(STOOD, ALL, 2, 0, figure, place)

    def trade(self, seat: i64) -> None:
        """A seat's dwarf card goes under those aside, the top one of them is its own now; it alone sees it."""
        role = self.state.aside[0]
        change.trade(self.state, seat, role)
        if self.recording:
            self.tape.put(TRADED, 1 << seat, 1, 1, seat, role)

    def note(self, which: i64, value: i64) -> None:
        change.note(self.state, which, value)
        if self.recording:
            self.tape.put(NOTED, ALL, 2, 0, which, value)

    def end(self, winner: i64, finder: i64) -> None:
        change.end(self.state, winner, finder)
        if self.recording:
            self.tape.put(ENDED, ALL, 2, 0, winner, finder)

    def unmask(self) -> None:
        """Everybody sees all roles and all goals (BASE-53, BASE-A29); nothing changes in the truth."""
        state = self.state
        if self.recording:
            self.tape.put_all(UNMASKED, ALL, _ints(state.roles) + _ints(state.aside) + _ints(state.worn), _NONE)
            self.tape.put_all(BARED, ALL, _ints(state.goals), _NONE)

    def count_gold(self) -> None:
        """Everybody counts his gold openly; nothing changes in the truth."""
        if self.recording:
            self.tape.put_all(COUNTED, ALL, _ints(self.state.gold), _NONE)

    # Cards

    def draw(self, seat: i64, fact: i64 = 0) -> None:
        """The top card of the deck, if there is one (BASE-22, BASE-23); a fact (seat | card) may tell it."""
        state = self.state
        if state.left:
            card = state.deck[state.left - 1]
            change.draw(state, seat, card)
            if self.recording:
                self.tape.put(DREW, 1 << seat, 1, 1, seat, card)
                if fact:
                    self.tell(fact, seat, card)

    def spend(self, seat: i64, card: i64) -> None:
        change.spend(self.state, seat, card)
        if self.recording:
            self.tape.put(SPENT, ALL, 2, 0, seat, card)

    def discard(self, seat: i64, card: i64, fact: i64 = 0) -> None:
        """From a hand onto the pile, face down (BASE-45); a fact (seat | card) may tell it."""
        change.spend(self.state, seat, card)
        change.bury(self.state, card)
        if self.recording:
            self.tape.put(DISCARDED, 1 << seat, 1, 1, seat, card)
            if fact:
                self.tell(fact, seat, card)

    def withhold(self, number: i64) -> None:
        """So many cards from the top of the deck are out for this round, seen by nobody."""
        state = self.state
        cards = state.deck[state.left - number : state.left]
        change.withhold(state, cards)
        if self.recording:
            self.tape.put_all(WITHHELD, 0, (int(number),), cards)

    def swap_hands(self, seat: i64, other: i64) -> None:
        """Two hands change owners; each of the two knows what it got and what it gave."""
        state = self.state
        cards = state.hand(seat) + state.hand(other)
        change.swap_hands(state, seat, other, vec[i64](cards))
        if self.recording:
            self.tape.put_all(SWAPPED, 1 << seat | 1 << other, (int(seat), int(other)), vec[i64](cards))

    def owe(self, cards: i64) -> None:
        """So many cards are due to the seat on turn when the turn ends."""
        change.owe(self.state, cards)
        if self.recording:
            self.tape.put(OWED, ALL, 1, 0, cards)

    def offer_deck(self, seat: i64, number: i64) -> None:
        """The top cards of the deck, or what is left of it, lie before a seat to choose from."""
        state = self.state
        cards = state.deck[max(0, state.left - number) : state.left]
        change.offer_deck(state, cards)
        if self.recording:
            self.tape.put_all(OFFERED, 1 << seat, (int(seat), 0), cards)

    def offer_pile(self, seat: i64, number: i64) -> None:
        """The top cards of the discard pile, or what there is, lie before a seat to choose from."""
        state = self.state
        cards = vec[i64]([i64(state.pile[i]) for i in range(max(0, state.spent - number), state.spent)])
        change.offer_pile(state, cards)
        if self.recording:
            self.tape.put_all(OFFERED, 1 << seat, (int(seat), 1), cards)

    def keep(self, seat: i64, card: i64) -> None:
        """One of the cards offered goes into the hand of the seat that sees them."""
        change.keep(self.state, seat, card)
        if self.recording:
            self.tape.put(KEPT, 1 << seat, 1, 1, seat, card)

    def put_back(self, seat: i64) -> None:
        """The other cards offered go face down onto the discard pile, in their order."""
        change.put_back(self.state)
        if self.recording:
            self.tape.put(PUT_BACK, ALL, 1, 0, seat)

    def mix(self) -> None:
        """The discard pile is shuffled; nobody knows any more where a card is in it."""
        state = self.state
        cards = state.shuffled(vec[i64]([i64(state.pile[i]) for i in range(state.spent)]))
        change.mix(state, cards)
        if self.recording:
            self.tape.put_all(MIXED, 0, (len(cards),), cards)

    def burn(self, number: i64) -> None:
        """The top cards of the deck, one by one, face down onto the discard pile."""
        state = self.state
        cards = vec[i64]([state.deck[i] for i in range(state.left - 1, max(-1, state.left - 1 - number), -1)])
        change.burn(state, cards)
        if self.recording:
            self.tape.put_all(BURNT, 0, (len(cards),), cards)

    def snatch(self, seat: i64, victim: i64) -> i64:
        """A seat takes a card of another's hand without choosing; the two know which.  The card."""
        state = self.state
        card = state.hands[victim * self.rules.width + state.below(state.held[victim])]
        change.snatch(state, seat, victim, card)
        if self.recording:
            eyes = 1 << seat | 1 << victim
            self.tape.put_more(SNATCHED, eyes, 2, 1, seat, victim, card)
        return card

    def bury(self, card: i64) -> None:
        change.bury(self.state, card)
        if self.recording:
            self.tape.put(BURIED, ALL, 1, 0, card)

    def front(self, seat: i64, card: i64) -> None:
        change.front(self.state, seat, card)
        if self.recording:
            self.tape.put(FRONTED, ALL, 2, 0, seat, card)

    def clear(self, seat: i64, card: i64) -> None:
        change.clear(self.state, seat, card)
        if self.recording:
            self.tape.put(CLEARED, ALL, 2, 0, seat, card)

    # The table

    def place(self, cell: i64, code: i64) -> None:
        change.place(self.state, cell, code)
        if self.recording:
            self.tape.put(PLACED, ALL, 2, 0, cell, code)

    def remove(self, cell: i64) -> None:
        """A laid card goes onto the pile; `lifted` follows when that has been told."""
        change.remove(self.state, cell)
        if self.recording:
            self.tape.put(REMOVED, ALL, 1, 0, cell)

    def find(self, goal: i64) -> None:
        """A goal was reached: everybody sees what it is; how it lies comes with `show`."""
        if self.recording:
            self.tape.put(FOUND, ALL, 2, 0, goal, self.state.goals[goal])

    def show(self, goal: i64, code: i64) -> None:
        change.show(self.state, goal, code)
        if self.recording:
            self.tape.put(SHOWN, ALL, 2, 0, goal, code)

    def move(self, goal: i64, cell: i64) -> None:
        change.move(self.state, goal, cell)
        if self.recording:
            self.tape.put(MOVED, ALL, 2, 0, goal, cell)

    def face(self, cell: i64, code: i64) -> None:
        """A face-down card that is no goal is turned up so."""
        change.face(self.state, cell, code)
        if self.recording:
            self.tape.put(FACED, ALL, 2, 0, cell, code)

    def post(self, kind: i64, cell: i64, number: i64 = 0) -> None:
        """A piece stands on a cell."""
        change.post(self.state, kind, cell, number)
        if self.recording:
            self.tape.put_more(POSTED, ALL, 3, 0, kind, cell, number)

    def cover(self, kind: i64, cell: i64, code: i64, content: i64) -> None:
        """A face-down path card with something below it; nobody sees either."""
        change.cover(self.state, kind, cell, code, content)
        if self.recording:
            self.tape.put_more(COVERED, 0, 2, 2, kind, cell, code, content)

    def withdraw(self, kind: i64, cell: i64) -> None:
        """A piece goes out of the round."""
        change.withdraw(self.state, kind, cell)
        if self.recording:
            self.tape.put(WITHDRAWN, ALL, 2, 0, kind, cell)

    def glimpse(self, seat: i64, kind: i64, cell: i64) -> None:
        """A seat looks at a face-down card and at what is below it."""
        code, content = self._inside(kind, cell)
        if self.recording:
            self.tape.put_all(GLIMPSED, 1 << seat, (int(seat), int(kind), int(cell)), vec[i64]([code, content]))

    def uncover(self, kind: i64, cell: i64) -> None:
        """Everybody sees a face-down card; how it lies comes with `face`, what is below it with `open_piece`."""
        code, _ = self._inside(kind, cell)
        change.uncover(self.state, kind, cell, code)
        if self.recording:
            self.tape.put_more(UNCOVERED, ALL, 3, 0, kind, cell, code)

    def open_piece(self, kind: i64, cell: i64) -> None:
        """Everybody sees what was below a card that was reached."""
        code, content = self._inside(kind, cell)
        change.open_piece(self.state, kind, cell, code, content)
        if self.recording:
            self.tape.put_more(OPENED, ALL, 4, 0, kind, cell, code, content)

    def _inside(self, kind: i64, cell: i64) -> tuple[int, int]:
        piece = self.state.piece_at(kind, cell)
        return int(face_of(piece)), int(content_of(piece))

    def peek(self, seat: i64, goal: i64) -> None:
        kind = self.state.goals[goal]
        change.peek(self.state, seat, goal, kind)
        if self.recording:
            self.tape.put_more(PEEKED, 1 << seat, 2, 1, seat, goal, kind)

    def exchange(self, seat: i64, one: i64, two: i64, how: i64, is_secret: bool) -> None:
        """A seat took up two face-down goals: they STAYED or CROSSED, which may be his secret."""
        change.exchange(self.state, seat, one, two, how)
        if self.recording:
            if is_secret:
                self.tape.put_more(EXCHANGED, 1 << seat, 3, 1, seat, one, two, how)
            else:
                self.tape.put_more(SWITCHED, ALL, 4, 0, seat, one, two, how)

    def shift(self, old: i64, cell: i64, code: i64) -> None:
        change.shift(self.state, old, cell, code)
        if self.recording:
            self.tape.put_more(SHIFTED, ALL, 3, 0, old, cell, code)

    def unearth(self, place: i64, cell: i64, code: i64) -> None:
        """The card at this place of the deck (0 is the lowest) comes to lie on the table."""
        change.unearth(self.state, cell, code, place + 1)
        if self.recording:
            self.tape.put_more(UNEARTHED, 0, 2, 1, cell, code, place + 1)

    # The agenda

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """A task, or a question: one that whispers exists for the seat asked only."""
        change.push(self.state, kind, seat, a, b)
        if self.recording:
            if self.rules.frames[kind].is_whispered:
                self.tape.put_more(PUSHED, 1 << seat, 0, 4, kind, seat, a, b)
            else:
                self.tape.put_more(PUSHED, ALL, 4, 0, kind, seat, a, b)

    def pop(self) -> None:
        assert not self.rules.frames[self.state.top_kind].is_whispered, "a whispered question can only be answered"
        change.pop(self.state)
        if self.recording:
            self.tape.put(POPPED, ALL, 1, 0, 1)

    def replace(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        change.replace(self.state, kind, seat, a, b)
        if self.recording:
            self.tape.put_more(REPLACED, ALL, 4, 0, kind, seat, a, b)

    def turn(self, seat: i64) -> None:
        change.turn(self.state, seat)
        if self.recording:
            self.tape.put(TURNED, ALL, 1, 0, seat)

    # Gold

    def earn(self, seat: i64, amount: i64) -> None:
        """Nuggets from the bank into a purse; negative: to the bank."""
        change.earn(self.state, seat, amount)
        if self.recording:
            self.tape.put(EARNED, ALL, 2, 0, seat, amount)

    def hand_over(self, giver: i64, taker: i64, amount: i64) -> None:
        """Nuggets from one purse into another."""
        change.earn(self.state, giver, -amount)
        change.earn(self.state, taker, amount)
        if self.recording:
            self.tape.put_more(HANDED, ALL, 3, 0, giver, taker, amount)

    def collect(self, seat: i64, cell: i64, value: i64) -> None:
        """A seat takes the card of a cell for its gold."""
        change.collect(self.state, seat, cell, value)
        if self.recording:
            self.tape.put_more(COLLECTED, ALL, 3, 0, seat, cell, value)

    def forfeit(self, seat: i64, value: i64) -> None:
        """A gold card of a seat goes out of the game."""
        change.forfeit(self.state, seat, value)
        if self.recording:
            self.tape.put(FORFEITED, ALL, 2, 0, seat, value)

    def bank(self, cards: vec[i64]) -> None:
        change.bank(self.state, cards)
        if self.recording:
            self.tape.put_all(BANKED, 0, (len(cards),), cards)

    def stake(self, number: i64) -> None:
        """Lay out so many gold cards from the top, or what is left.

        Sorted, for else the order of those that are passed on would tell of those that were taken.
        """
        bank = self.state.bank
        cards = vec[i64](sorted(_ints(bank[max(0, len(bank) - number) :])))
        change.stake(self.state, cards)
        if self.recording:
            self.tape.put_all(STAKED, 0, (len(cards),), cards)

    def look(self, seat: i64) -> None:
        """A seat sees the gold laid out; nothing changes in the truth."""
        if self.recording:
            self.tape.put_all(LOOKED, 1 << seat, (int(seat),), self.state.pool)

    def take(self, seat: i64, value: i64) -> None:
        change.take(self.state, seat, value)
        if self.recording:
            self.tape.put(TOOK, 1 << seat, 1, 1, seat, value)

    def raise_gold(self, seat: i64) -> None:
        """A seat draws the top gold card, to be paid with it."""
        card = self.state.bank[len(self.state.bank) - 1]
        change.raise_gold(self.state, card)
        if self.recording:
            self.tape.put(RAISED, 1 << seat, 1, 1, seat, card)

    def sink(self, seat: i64) -> None:
        """A seat draws the top gold card and puts it under the gold deck."""
        card = self.state.bank[len(self.state.bank) - 1]
        change.sink(self.state, card)
        if self.recording:
            self.tape.put(SUNK, 1 << seat, 1, 1, seat, card)

    def pay_drawn(self, seat: i64, amount: i64) -> None:
        """The gold cards that a seat has drawn one by one are its own."""
        self._pay(seat, amount, self.state.pool)

    def pay(self, seat: i64, amount: i64, cards: vec[i64], bank: vec[i64]) -> None:
        """Gold cards out of the gold deck, which is left in the order given."""
        self._pay(seat, amount, cards)
        self.bank(bank)

    def _pay(self, seat: i64, amount: i64, cards: vec[i64]) -> None:
        change.pay(self.state, seat, cards)
        if self.recording:
            self.tape.put_all(PAID, 1 << seat, (int(seat), int(amount)), cards)


def _ints(values: vec[i64]) -> Ints:
    return tuple([int(value) for value in values])
