"""Rounds and turns: use one card or discard one, draw one, the left neighbour is next.

Rules BASE-20..25, BASE-45, BASE-63..65.
Owns the turn's question, its closing, and the way from round to round.  Never knows what a card does.
Where the rules say so, a pass is of up to three cards, drawn anew as many (EXP-13, EXP-19, EXP-A22), and some cards are
put away unseen before a deal (EXP-8).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, DISCARD, act, card_of, second_of, third_of, verb_of, whom_of
from undermine.core.censor import censored
from undermine.core.deal import DECK
from undermine.core.fact import ALONE, END
from undermine.core.frame import CLOSE, INTENT, NOBODY, OVER, ROUND, Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.zone import AWAY, HOARDS
from undermine.core.zone import DECK as DRAW_PILE

RANDOM: Final = -1  # no seat was named to begin


class Rounds(Module):
    rounds: i64
    first: i64  # seat that begins the game, or RANDOM
    follows: bool  # does the next round's first seat follow the direction of play (CH-A15)?
    passes: i64  # most cards that a pass may be of, up to 3
    withheld: i64  # cards put away before a deal
    late: i64  # the card that a guest plays in another's turn and that may be the last one played (CH-A14), or 0
    is_free: bool  # does no module offer or forbid anything on a turn?
    is_quiet: bool  # does no module ask anything when a turn closes?
    began: i64  # fact (round)
    leads: i64  # fact (seat): it begins
    drew: i64  # facts (seat | card)
    discarded: i64
    passed: i64  # fact (seat, number | cards): several were discarded
    direction: i64  # the note that says which way the turns go, 1 clockwise or -1; NOBODY if nothing can turn them

    def __init__(self, rounds: int = 3, first: int = RANDOM, passes: int = 1, withheld: int = 0) -> None:
        self.rounds = rounds
        self.first = first
        self.follows = False
        self.passes = passes
        self.withheld = withheld
        self.late = 0
        self.is_free = self.is_quiet = False
        self.direction = NOBODY
        self.began = self.leads = self.drew = self.discarded = self.passed = 0

    def join(self, rules: Rules) -> None:
        self.is_free = len(rules.hooks.offer) == 0 and len(rules.hooks.sieve) == 0
        self.is_quiet = len(rules.hooks.closing) == 0
        rules.lead(self)
        rules.rounds = self.rounds
        self.began = rules.fact(self, "began", "number", END, ALONE)
        self.leads = rules.fact(self, "first", "seat")
        self.drew = rules.fact(self, "drew", "seat | card")
        self.discarded = rules.fact(self, "discarded", "seat | card", tally="discarded")
        self.passed = rules.fact(self, "discarded-more", "seat count | card card card", tally="discarded")

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        """Every distinct card: use it, or discard it (BASE-21, BASE-45)."""
        seat = frame[1]
        rules = state.rules
        owner = rules.owner
        hands = state.hands
        first = seat * rules.width
        before: i64 = 0
        n: i64 = 0
        for i in range(first, first + state.held[seat]):
            card = hands[i]
            if card != before:
                before = card
                n = owner[card].options(state, seat, card, menu, n)
                menu[n] = act(DISCARD, card, 0, 0)
                n += 1
        if self.passes > 1:
            n = self.several(state, seat, menu, n)
        if self.is_free:
            return n
        for module in rules.hooks.offer:
            n = module.offer(state, seat, menu, n)
        return censored(state, seat, menu, 0, n) if len(rules.hooks.sieve) else n

    def several(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        """Passes of two and three cards; hands are sorted, so equal choices stand together and are named once."""
        hands = state.hands
        first = seat * state.rules.width
        last = first + state.held[seat]
        is_three = self.passes > 2
        one: i64 = NOBODY
        for i in range(first, last - 1):
            if hands[i] == one:
                continue
            one = hands[i]
            discard = act(DISCARD, one, 0, 0)
            two: i64 = NOBODY
            for j in range(i + 1, last):
                card = hands[j]
                if card == two:
                    continue
                two = card
                pair = discard | card << 16
                menu[n] = pair
                n += 1
                if is_three:
                    three: i64 = NOBODY
                    for k in range(j + 1, last):
                        if hands[k] != three:
                            three = hands[k]
                            menu[n] = pair | three << 8
                            n += 1
        return n

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        """A card is announced; it takes effect when nobody interrupts."""
        seat = frame[1]
        card = card_of(action)
        verb = verb_of(action)
        if verb == DISCARD:
            if self.passes > 1 and second_of(action):
                self.discard_more(run, seat, action)
            else:
                run.discard(seat, card, self.discarded)
            return
        if verb == ANSWER:
            run.rules.asker[card].answer(run, frame, action)
            return
        run.announce(seat, action)

    def discard_more(self, run: Run, seat: i64, action: i64) -> None:
        """A pass of two or three cards; as many will be drawn."""
        first = card_of(action)
        second = second_of(action)
        third = third_of(action)
        run.discard(seat, first)
        run.discard(seat, second)
        if third:
            run.discard(seat, third)
        run.tell(self.passed, seat, 3 if third else 2, first, second, third)
        run.owe(3 if third else 2)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        """Why a pass is none: too many cards, or cards that the seat does not hold."""
        cards = [int(card) for card in (card_of(action), second_of(action), third_of(action)) if card]
        if len(cards) > self.passes:
            return ("passes-too-many",)
        names = state.rules.names
        hand = state.hand(seat)
        for card in cards:
            if card not in hand:
                return ("not-in-hand", names[card] if card < len(names) else str(card))
            hand.remove(card)
        return ("not-offered",) if whom_of(action) else ("name-in-order",)

    def step(self, run: Run, frame: Frame) -> None:
        kind = frame[0]
        seat = frame[2]
        more = frame[3]
        if kind == CLOSE:
            if not self.is_quiet:
                for module in run.rules.hooks.closing:
                    if module.closing(run, seat):
                        return
            for k in range(run.state.due):
                run.draw(seat, self.drew)
            if more != NOBODY:
                run.draw(more, self.drew)
            self.pass_on(run, seat)
        elif kind == INTENT:
            run.pop()
            run.carry_out(seat, more)
        elif kind == OVER:
            # The seat after the last turn, or the last card, begins the next round (BASE-65, BASE-A16, CH-A14).
            step = self.step_on(run.state) if self.follows else 1
            run.replace(ROUND, NOBODY, (seat + step) % run.state.seats)
            for module in run.rules.hooks.end_round:
                module.end_round(run, seat, more)
        elif run.state.round < self.rounds:
            self.begin(run, seat)
        else:
            run.reveal(HOARDS)
            run.pop()

    def pass_on(self, run: Run, seat: i64) -> None:
        """To the next seat with cards (BASE-25); if there is none the round is over (BASE-52)."""
        state = run.state
        seats = state.seats
        held = state.held
        step: i64 = 1
        if self.direction != NOBODY:
            step = self.step_on(state)
        after = seat
        for k in range(seats):
            after += step
            if after >= seats:
                after -= seats
            if held[after]:
                run.turn(after)
                return
        run.finish(self.last_player(state, seat), NOBODY)

    def last_player(self, state: State, seat: i64) -> i64:
        """Who played the last card of the round: the seat on turn, or a guest whose card lies on top of the pile.

        Whatever else comes to lie there as the turn closes puts a card into a hand, and then the round is not over.
        """
        guest = state.top()[3]
        if self.late == 0 or guest == NOBODY or state.spent == 0:
            return seat
        return guest if i64(state.pile[state.spent - 1]) == self.late else seat

    def begin(self, run: Run, first: i64) -> None:
        """Set up and deal (BASE-17, BASE-64)."""
        state = run.state
        if state.round == 0:
            first = self.beginner(run)
        run.begin(state.round + 1, run.shuffled(DECK, run.rules.cards))
        run.tell(self.began, state.round)
        if self.withheld:
            run.move_top(DRAW_PILE, AWAY, self.withheld, 0)
        for module in run.rules.hooks.deal:
            module.deal(run)
        for seat in range(state.seats):
            for k in range(run.rules.hand):
                run.draw(seat)
        run.is_dealt = True
        run.turn(first)
        run.tell(self.leads, first)

    def beginner(self, run: Run) -> i64:
        """Who begins the game: the seat named, or any (E1: software knows nobody's age)."""
        if run.fixed is not None and run.fixed.first >= 0:
            return run.fixed.first
        if self.first != RANDOM:
            return self.first
        return run.state.below(run.state.seats)

    def step_on(self, state: State) -> i64:
        """How many seats on the next turn is: the left neighbour, or the right one while play is reversed."""
        return 1 if self.direction == NOBODY or state.notes[self.direction] > 0 else state.seats - 1
