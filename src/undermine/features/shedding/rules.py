"""Shedding: discard two cards face down to get rid of one that lies before you; draw one (EXP-16..18).

Owns this one choice of a turn.  Never knows what the card does that goes away.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, act, where_of, whom_of
from undermine.core.frame import NOBODY
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import FRONT, State


class Shedding(Module):
    shed: i64  # kind of the choice: the card that goes away, where the two that are discarded

    def __init__(self) -> None:
        self.shed = 0

    def join(self, rules: Rules) -> None:
        self.shed = rules.frame(self, "shed")
        rules.verb("shed", int(self.shed))

    def offer(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        before = state.front[seat] & FRONT
        if before == 0:
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
                    if hands[j] != two:
                        two = hands[j]
                        menu[n] = shed | one << 16 | two << 8
                        n += 1
            before >>= 8
        return n

    def deed(self, run: Run, seat: i64, action: i64) -> None:
        run.discard(seat, where_of(action) >> 8)
        run.discard(seat, where_of(action) & 255)
        run.clear(seat, whom_of(action))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        names = state.rules.names
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

    def write_answer(self, rules: Rules, action: i64) -> str:
        names = rules.names
        where = int(where_of(action))
        return f"shed {names[whom_of(action)]} {names[where >> 8]} {names[where & 255]}"

    def read_answer(self, rules: Rules, kind: i64, verb: str, words: list[str]) -> i64:
        if len(words) != 3:
            raise ValueError("a card before you goes away for two of your hand: shed CARD CARD CARD")
        cards: list[int] = []
        for word in words:
            if word not in rules.code:
                raise ValueError(f"there is no card {word!r}")
            cards.append(rules.code[word])
        low, high = min(cards[1:]), max(cards[1:])
        return act(ANSWER, kind, low << 8 | high, cards[0])
