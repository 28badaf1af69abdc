"""Shedding: discard two cards face down to get rid of one that lies before you; draw one (EXP-16..18).

Owns this one choice of a turn.  Never knows what the card does that goes away.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, act, where_of, whom_of
from undermine.core.fact import HELP
from undermine.core.frame import NOBODY, TURN, Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import FRONT, State
from undermine.core.target import A_FRONT, A_PAIR, Target, aim, need
from undermine.features.rounds.rules import Rounds


class Shed(Target):
    """A card before oneself, and two of the hand for it."""

    def usage(self) -> str:
        return "CARD CARD CARD"

    def write(self, rules: Rules, action: i64) -> list[str]:
        where = int(where_of(action))
        return [rules.names[card] for card in (int(whom_of(action)), where >> 8, where & 255)]

    def read(self, rules: Rules, words: list[str]) -> i64:
        for word in need(words, 3):
            if word not in rules.code:
                raise ValueError(f"there is no card {word!r}")
        one, two = sorted([rules.code[word] for word in words[1:]])
        return aim(one << 8 | two, rules.code[words[0]])

    def room(self, rules: Rules) -> tuple[int, int]:
        return A_PAIR, A_FRONT


class Shedding(Module):
    shed: i64  # kind of the choice: the card that goes away, where the two that are discarded
    passed: i64  # fact of the turns (seat, number | cards)
    rid: i64  # fact (seat, the card that goes away)

    def __init__(self) -> None:
        self.shed = self.passed = self.rid = 0

    def join(self, rules: Rules) -> None:
        self.shed = rules.frame(self, "shed")
        rules.verb("shed", int(self.shed), Shed())
        self.passed = rules.find(Rounds).passed
        self.rid = rules.fact(self, "shed", "seat card", HELP)

    def offer(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        before = state.front[seat] & FRONT
        if before == 0 or state.top_kind != TURN:
            return n
        hands = state.hands
        first = seat * state.rules.width
        last = first + state.held[seat]
        while before:
            # A seat has never two cards of a kind before it (EXP-29).
            shed = act(ANSWER, self.shed, 0, before & 255)
            one: i64 = NOBODY
            for i in range(first, last - 1):
                if hands[i] == one:
                    continue
                one = hands[i]
                two: i64 = NOBODY
                for j in range(i + 1, last):
                    card = hands[j]
                    if card != two:
                        two = card
                        menu[n] = shed | one << 16 | card << 8
                        n += 1
            before >>= 8
        return n

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        seat = frame[1]
        one = where_of(action) >> 8
        two = where_of(action) & 255
        run.discard(seat, one)
        run.discard(seat, two)
        run.tell(self.passed, seat, 2, one, two)
        run.clear(seat, whom_of(action))
        run.tell(self.rid, seat, whom_of(action))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        names = state.rules.names
        if state.top_kind != TURN:
            return ("answer-not-asked",)
        if int(whom_of(action)) not in state.before(seat):
            return ("not-before-you",)
        if state.held[seat] < 2:
            return ("needs-two-cards",)
        hand = state.hand(seat)
        for card in (int(where_of(action) >> 8), int(where_of(action) & 255)):
            if card not in hand:
                return ("not-in-hand", names[card] if 0 < card < len(names) else str(card))
            hand.remove(card)
        return ("name-in-order",)
