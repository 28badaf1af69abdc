"""What everybody may still hold: hands that were tried for his last move, and how well each of them explains it.

Owns that memory.  Whoever put cards away while his tools were broken hardly holds what mends them; whoever laid a card
chose it among others.  What was drawn since is not known, and nobody's hand is remembered that others have touched.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.chance import Dice
from undermine.core.rules import CARDS, Rules
from undermine.core.state import HIDDEN
from undermine.minds.mind import GRAIN
from undermine.views.sample import unseen_cards
from undermine.views.view import View

TRIES: Final[i64] = 16  # hands that are tried for every move
AGAIN: Final[i64] = 3  # of which so many are asked for before one is dealt by lot
BITS: Final[i64] = 8  # of a card among those that were kept
MOST: Final[i64] = 7  # cards that are remembered of a hand


class Hands:
    rules: Rules
    kinds: i64
    places: i64
    kept: vec[i64]  # ((seat * TRIES + try) * roles + role) * places + place -> the cards that were left, ascending
    weight: vec[float]  # the same -> how likely the move was with that hand
    same: vec[i64]  # seat * places + place -> the place that was tried for it
    is_noted: vec[i64]  # seat -> 1 if its hand is remembered

    def __init__(self, rules: Rules, kinds: int, places: int) -> None:
        seats = int(rules.seats)
        self.rules = rules
        self.kinds = kinds
        self.places = places
        self.kept = vec[i64]([0] * (seats * int(TRIES) * kinds * places))
        self.weight = vec[float]([0.0] * (seats * int(TRIES) * kinds * places))
        self.same = vec[i64]([0] * (seats * places))
        self.is_noted = vec[i64]([0] * seats)

    def forget(self, seat: i64) -> None:
        self.is_noted[seat] = 0

    def begin(self) -> None:
        """A new round: everybody has another hand."""
        for seat in range(len(self.is_noted)):
            self.is_noted[seat] = 0

    def note(self, seat: i64, number: i64, kind: i64, place: i64, kept: i64, weight: float) -> None:
        """A hand that was tried: the cards that were left of it after the move, and how likely that was."""
        at = ((seat * TRIES + number) * self.kinds + kind) * self.places + place
        self.kept[at] = kept
        self.weight[at] = weight

    def stand(self, seat: i64, place: i64, other: i64) -> None:
        """What was tried for one place is good for another; now the seat's hand is remembered."""
        self.same[seat * self.places + place] = other
        self.is_noted[seat] = 1

    def deal(self, view: View, kinds: vec[i64], place: i64, dice: Dice) -> None:
        """Give those who are remembered hands by lot, with the role (its number) of each and the gold in a place.

        What they have drawn since stays hidden.
        """
        rest = vec[i64]([0] * CARDS)
        for card in unseen_cards(view):
            rest[card] += 1
        hands = view.hands[:]
        for seat in range(view.seats):
            if seat != view.me and self.is_noted[seat] and kinds[seat] >= 0:
                self._deal_one(view, hands, seat, kinds[seat], place, rest, dice)
        view.hands = hands

    def _deal_one(
        self, view: View, hands: vec[i64], seat: i64, kind: i64, place: i64, rest: vec[i64], dice: Dice
    ) -> None:
        first = seat * self.rules.width
        held = view.held[seat]
        for i in range(first, first + held):
            if hands[i] != HIDDEN:
                return
        at = (seat * TRIES * self.kinds + kind) * self.places + self.same[seat * self.places + place]
        step = self.kinds * self.places
        total = 0.0
        for k in range(TRIES):
            total += self.weight[at + k * step]
        if total <= 0.0:
            return
        for attempt in range(AGAIN):
            left = total * float(dice.below(GRAIN)) / float(GRAIN)
            k = 0
            while k < TRIES - 1 and left >= self.weight[at + k * step]:
                left -= self.weight[at + k * step]
                k += 1
            if self._take(hands, first, held, self.kept[at + k * step], rest):
                return

    def _take(self, hands: vec[i64], first: i64, held: i64, kept: i64, rest: vec[i64]) -> bool:
        """Put cards into a hand if all of them are still to be had."""
        number: i64 = 0
        is_there = True
        cards = kept
        while cards:
            card = cards & (1 << BITS) - 1
            rest[card] -= 1
            if rest[card] < 0:
                is_there = False
            number += 1
            cards >>= BITS
        if is_there and number <= held:
            i = first + held - 1
            while kept:
                hands[i] = kept & (1 << BITS) - 1
                kept >>= BITS
                i -= 1
            return True
        cards = kept
        while cards:
            rest[cards & (1 << BITS) - 1] += 1
            cards >>= BITS
        return False


def packed(hands: vec[i64], first: i64, last: i64, one: i64, two: i64, three: i64) -> i64:
    """The cards of a hand, ascending, without those that were used or put away; the lowest come first."""
    kept: i64 = 0
    number: i64 = 0
    for i in range(first, last):
        card = hands[i]
        if card == HIDDEN:
            continue
        if card == one:
            one = HIDDEN
        elif card == two:
            two = HIDDEN
        elif card == three:
            three = HIDDEN
        elif number < MOST:
            kept = kept << BITS | card
            number += 1
    return kept
