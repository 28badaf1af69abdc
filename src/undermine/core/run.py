"""The engine at work on one State: answer a question, then carry on until the next one.

Owns the order of things and the events.  Each of its changes calls the change of the same name and, if recording,
notes what happened and who may see it.  Never decides what a rule says: that is the business of modules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undermine.core import agenda, change
from undermine.core import event as e
from undermine.core.action import card_of
from undermine.core.deal import Deal
from undermine.core.event import ALL, Event
from undermine.core.frame import INTENT, NOBODY, OVER
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.tape import Tape
from undermine.core.zone import PILE

_SILENT: Final = Tape()  # of every run that records nothing


@mypyc_attr(acyclic=True, free_list_len=1)
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
        kind = frame[0]
        seat = frame[1]
        agenda.pop(state)
        if self.recording:
            opens = self.rules.frames[kind].opens
            self.tape.put(e.CHOSE, 1 << seat, opens, 2 - opens, seat, action)
        self.rules.asker[kind].answer(self, frame, action)
        self.settle()

    def settle(self) -> None:
        """Do the tasks on top until a question is there or nothing is left."""
        state = self.state
        while state.depth:
            if state.top_seat != NOBODY:
                return
            kind = state.top_kind
            if self.waits and kind == INTENT:
                return
            self.rules.asker[kind].step(self, state.top())

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
        card = card_of(action)
        self.rules.owner[card].play(self, seat, action)
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

    def tell(self, fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, f: i64 = 0) -> None:
        """A fact; what is secret of it is for its first seat.  Where it is told at every turn, look at `recording`."""
        if self.recording:
            kind = self.rules.facts[fact]
            self.tape.put_fact(kind.head, kind.eyes(a), fact, a, b, c, d, f)

    def tell_to(self, eyes: i64, fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, f: i64 = 0) -> None:
        """A fact whose secret part is for others than its first seat."""
        if self.recording:
            self.tape.put_fact(self.rules.facts[fact].head, eyes, fact, a, b, c, d, f)

    def finish(self, last: i64, finder: i64) -> None:
        """The round is over: whatever is pending is void, and the task that ends rounds takes its place."""
        self.void()
        self.replace(OVER, NOBODY, last, finder)

    def shuffled(self, name: str, cards: vec[i64]) -> vec[i64]:
        """Chance, unless the deal says otherwise."""
        if self.fixed is not None and not self.is_dealt and name in self.fixed.orders:
            return self.fixed.orders[name]
        return self.state.shuffled(cards)

    # Changes.  The round and the agenda

    def begin(self, number: i64, deck: vec[i64]) -> None:
        change.begin(self.state, number, deck)
        if self.recording:
            self.tape.put_all(e.BEGAN, 0, 2, number, len(deck), deck)

    def end(self, winner: i64, finder: i64) -> None:
        change.end(self.state, winner, finder)
        if self.recording:
            self.tape.put(e.ENDED, ALL, 2, 0, winner, finder)

    def turn(self, seat: i64) -> None:
        agenda.turn(self.state, seat)
        if self.recording:
            self.tape.put(e.TURNED, ALL, 1, 0, seat)

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """A task, or a question: one that whispers exists for the seat asked only."""
        agenda.push(self.state, kind, seat, a, b)
        if self.recording:
            frame = self.rules.frames[kind]
            self.tape.put_more(e.PUSHED, frame.eyes(seat), 4 * frame.opens, 4 - 4 * frame.opens, kind, seat, a, b)

    def pop(self) -> None:
        assert not self.rules.frames[self.state.top_kind].is_whispered, "a whispered question can only be answered"
        agenda.pop(self.state)
        if self.recording:
            self.tape.put(e.POPPED, ALL, 1, 0, 1)

    def replace(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        agenda.replace(self.state, kind, seat, a, b)
        if self.recording:
            self.tape.put_more(e.REPLACED, ALL, 4, 0, kind, seat, a, b)

    # Cards

    def draw(self, seat: i64, fact: i64 = 0) -> None:
        """The top card of the deck, if there is one (BASE-22, BASE-23); a fact (seat | card) may tell it."""
        state = self.state
        if state.left:
            last = state.left - 1
            card = state.deck[last]
            change.draw(state, seat, card)
            if self.recording:
                self.tape.put(e.DREW, 1 << seat, 1, 1, seat, card)
                if fact:
                    self.tape.put_more(e.TOLD, 1 << seat, 2, 1, fact, seat, card)

    def spend(self, seat: i64, card: i64) -> None:
        """Out of a hand, shown."""
        change.spend(self.state, seat, card)
        if self.recording:
            self.tape.put(e.SPENT, ALL, 2, 0, seat, card)

    def discard(self, seat: i64, card: i64, fact: i64 = 0) -> None:
        """From a hand onto the pile, face down (BASE-45); a fact (seat | card) may tell it."""
        change.spend(self.state, seat, card)
        change.bury(self.state, card)
        if self.recording:
            self.tape.put(e.DISCARDED, 1 << seat, 1, 1, seat, card)
            if fact:
                self.tape.put_more(e.TOLD, 1 << seat, 2, 1, fact, seat, card)

    def bury(self, card: i64) -> None:
        """A card that was shown goes onto the pile, face up."""
        change.bury(self.state, card)
        if self.recording:
            self.tape.put(e.BURIED, ALL, 1, 0, card)

    def front(self, seat: i64, card: i64) -> None:
        """A card that was shown comes to lie before a seat."""
        change.front(self.state, seat, card)
        if self.recording:
            self.tape.put(e.FRONTED, ALL, 2, 0, seat, card)

    def clear(self, seat: i64, card: i64) -> None:
        """A card that lies before a seat goes onto the pile."""
        change.clear(self.state, seat, card)
        if self.recording:
            self.tape.put(e.CLEARED, ALL, 2, 0, seat, card)

    def owe(self, cards: i64) -> None:
        """So many cards are due to the seat on turn when the turn ends."""
        self.state.due = cards
        if self.recording:
            self.tape.put(e.DRAWS_DUE, ALL, 1, 0, cards)

    def swap_hands(self, seat: i64, other: i64) -> None:
        """Two hands change owners; each of the two knows what it got and what it gave."""
        cards = vec[i64](self.state.hand(seat) + self.state.hand(other))
        change.swap_hands(self.state, seat, other, cards)
        if self.recording:
            self.tape.put_all(e.SWAPPED, 1 << seat | 1 << other, 2, seat, other, cards)

    # Zones

    def move(self, source: i64, target: i64, cards: vec[i64], eyes: i64, worth: i64 = 0) -> None:
        """Cards go from one zone to another; who has eyes sees them, and all may be told what they are worth."""
        if self.recording:
            self.tape.put_all(e.MOVED, eyes, 4, source, target, cards, len(cards), worth)
        change.move(self.state, source, target, cards)

    def move_top(self, source: i64, target: i64, number: i64, eyes: i64) -> i64:
        """The same with the top cards, or as many as there are; the last one of them."""
        cards = self.state.top_of(source, number)
        self.move(source, target, cards, eyes)
        return cards[len(cards) - 1] if len(cards) > 0 else 0

    def fill(self, zone: i64, cards: vec[i64]) -> None:
        """What lies in a zone from now on; nobody sees it."""
        change.fill(self.state, zone, cards)
        if self.recording:
            self.tape.put_all(e.FILLED, 0, 2, zone, len(cards), cards)

    def see(self, seat: i64, zone: i64) -> None:
        """A seat looks at what lies in a zone."""
        self.state.look(seat, zone)
        if self.recording:
            self.tape.put_all(e.SEEN, 1 << seat, 2, seat, zone, self.state.all_in(zone))

    def reveal(self, zone: i64) -> None:
        """Everybody sees what lies in a zone; nothing changes in the truth."""
        if self.recording:
            self.tape.put_all(e.SEEN, ALL, 2, NOBODY, zone, self.state.all_in(zone))

    # The table

    def place(self, cell: i64, code: i64) -> None:
        change.place(self.state, cell, code)
        if self.recording:
            self.tape.put(e.PLACED, ALL, 2, 0, cell, code)

    def put_down(self, cell: i64, code: i64) -> None:
        """A path card comes to lie on a cell that no seat placed."""
        self.state.own().lay(cell, code)
        if self.recording:
            self.tape.put(e.LAID, ALL, 2, 0, cell, code)

    def remove(self, cell: i64, zone: i64 = PILE) -> None:
        """A laid card goes onto the pile, or elsewhere; `lifted` follows when that has been told."""
        change.remove(self.state, cell, zone)
        if self.recording:
            self.tape.put(e.REMOVED, ALL, 2, 0, cell, zone)

    def show(self, cell: i64, code: i64) -> None:
        """A face-down card is turned up so."""
        change.show(self.state, cell, code)
        if self.recording:
            self.tape.put(e.SHOWN, ALL, 2, 0, cell, code)

    def shift(self, old: i64, cell: i64, code: i64) -> None:
        """A card lies elsewhere now."""
        change.shift(self.state, old, cell, code)
        if self.recording:
            self.tape.put_more(e.SHIFTED, ALL, 3, 0, old, cell, code)

    def exchange(self, seat: i64, one: i64, two: i64, how: i64, eyes: i64) -> None:
        """A seat took up two face-down goals: they STAYED or CROSSED."""
        change.exchange(self.state, seat, one, two, how)
        if self.recording:
            self.tape.put_more(e.EXCHANGED, eyes, 3, 1, seat, one, two, how)

    # Pieces, figures, tokens, notes

    def post(self, kind: i64, cell: i64, number: i64 = 0) -> None:
        """A piece stands on a cell."""
        change.post(self.state, kind, cell, number)
        if self.recording:
            self.tape.put_more(e.POSTED, ALL, 3, 0, kind, cell, number)

    def post_hidden(self, kind: i64, cell: i64, number: i64, eyes: i64, face: i64, content: i64) -> None:
        """A piece that lies face down, with something below it; who has eyes sees them, as far as they are shown."""
        change.post(self.state, kind, cell, number, face, content)
        if self.recording:
            inside = vec[i64]([face, content])
            self.tape.put_all(e.POSTED, eyes, 3, kind, cell, inside, number)

    def withdraw(self, kind: i64, cell: i64) -> None:
        """A piece goes out of the round."""
        change.withdraw(self.state, kind, cell)
        if self.recording:
            self.tape.put(e.WITHDRAWN, ALL, 2, 0, kind, cell)

    def stand(self, figure: i64, place: i64) -> None:
        """A figure comes to stand on a place, or leaves the table."""
        change.stand(self.state, figure, place)
        if self.recording:
            self.tape.put(e.STOOD, ALL, 2, 0, figure, place)

    def earn(self, seat: i64, amount: i64) -> None:
        """Nuggets in tokens into a purse; negative: out of it."""
        change.earn(self.state, seat, amount)
        if self.recording:
            self.tape.put(e.EARNED, ALL, 2, 0, seat, amount)

    def note(self, which: i64, value: i64) -> None:
        change.note(self.state, which, value)
        if self.recording:
            self.tape.put(e.NOTED, ALL, 2, 0, which, value)
