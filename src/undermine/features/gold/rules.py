"""Gold cards: diggers choose from a common stack, saboteurs are paid exactly (BASE-19, BASE-55..62, BASE-66).

Owns the gold deck and its sharing.  Never knows how a round was won.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, act, where_of
from undermine.core.deal import GOLD
from undermine.core.fact import ALONE, END
from undermine.core.fact import GOLD as GOLDEN
from undermine.core.frame import NOBODY, Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import Target, aim
from undermine.core.zone import BANK, LIMBO, POOL, VALUE
from undermine.core.zone import GOLD as HOARD
from undermine.features.roles.rules import DIGGER, DIGGERS, SABOTEUR, count_role
from undermine.features.rounds.rules import Rounds

# How many gold cards the diggers share (E11).
AS_DIGGERS: Final = "diggers"
AS_PLAYERS: Final = "players"

HIGHEST: Final[i64] = 3


class Value(Target):
    """A gold card."""

    def usage(self) -> str:
        return "1, 2 or 3"

    def write(self, rules: Rules, action: i64) -> list[str]:
        return [str(int(where_of(action)))]

    def read(self, rules: Rules, words: list[str]) -> i64:
        if words not in (["1"], ["2"], ["3"]):
            raise ValueError
        return aim(int(words[0]), 0)

    def room(self, rules: Rules) -> tuple[int, int]:
        return int(HIGHEST) + 1, 1

    def counts(self) -> bool:
        return True


class Gold(Module):
    cards: tuple[int, ...]  # values, before shuffling
    draw: str
    wages: vec[i64]  # saboteurs in play -> nuggets for each (E13)
    shuffles: bool  # the gold deck before every round, or only before the first (BASE-A24)?
    always_shared: bool  # do the diggers share whoever won by finding the gold (CH-A1)?
    drawn: i64  # zone: gold that somebody draws to be paid with it
    staked: i64  # fact (gold cards laid out)
    chooser: i64  # fact (seat): it chooses first
    took: i64  # facts (seat | value)
    sunk: i64
    paid: i64  # fact (seat, nuggets, or 0 if it was less than was due | what the cards are worth)
    workers: i64  # fact (saboteurs at work)
    pick: i64  # question (seat): which gold card
    draft: i64  # task (seat that the stack has come to)

    def __init__(self, cards: tuple[int, ...], draw: str, wages: tuple[int, ...], shuffles: bool = True) -> None:
        self.cards = cards
        self.draw = draw
        self.wages = vec[i64]([0] + [wage for wage in wages])
        self.shuffles = shuffles
        self.always_shared = False
        self.pick = self.draft = self.drawn = 0
        self.staked = self.chooser = self.took = self.sunk = self.paid = self.workers = 0

    def join(self, rules: Rules) -> None:
        rules.gold_deck = vec[i64](self.cards)
        self.drawn = rules.zone("drawn-gold", VALUE)
        self.pick = rules.frame(self, "take")
        self.draft = rules.frame(self, "draft")
        rules.verb("take", int(self.pick), Value())
        self.staked = rules.fact(self, "staked", "count", GOLDEN, ALONE)
        self.chooser = rules.fact(self, "chooser", "seat")
        self.took = rules.fact(self, "took", "seat | value", GOLDEN, ALONE)
        self.sunk = rules.fact(self, "sunk", "seat | value", GOLDEN, ALONE)
        self.paid = rules.fact(self, "paid", "seat count | value", GOLDEN, ALONE)
        self.workers = saboteurs_pay(rules, self)

    def deal(self, run: Run) -> None:
        """A full gold deck in the first round, what is left of it later, shuffled or not (BASE-19, BASE-A24)."""
        state = run.state
        if state.round == 1:
            run.fill(BANK, run.shuffled(GOLD, run.rules.gold_deck))
        elif self.shuffles:
            run.fill(BANK, state.shuffled(state.bank))

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        state = run.state
        if finder != NOBODY:
            if (state.winner == DIGGERS or self.always_shared) and self.is_anybody_entitled(state):
                self.lay_out(run, finder)
                run.push(self.draft, NOBODY, finder)
            return
        workers = count_role(state, SABOTEUR)
        run.tell(self.workers, workers)
        wage = self.wages[workers]
        first = state.bottom()[2]
        for k in range(state.seats):
            # Clockwise from the seat that begins the next round (BASE-A19), as the matter at the bottom says.
            seat = (first + k) % state.seats
            if state.roles[seat] == SABOTEUR:
                self.pay(run, seat, wage, self.paid)

    def lay_out(self, run: Run, finder: i64) -> None:
        """Gold cards to choose from; whoever gets them first is told at once."""
        cards = run.state.top_of(BANK, self.stack(run.state))
        # Sorted, for else the order of those that are passed on would tell of those that were taken.
        run.move(BANK, POOL, vec[i64](sorted([int(card) for card in cards])), 0)
        run.tell(self.staked, len(run.state.pool))
        if len(run.state.pool) > 0:
            first = finder
            while not self.entitled(run.state, first):
                first = self.after(run.state, first)
            run.tell(self.chooser, first)

    def entitled(self, state: State, seat: i64) -> bool:
        """Whether a seat takes of the gold that is shared."""
        return state.roles[seat] == DIGGER

    def is_anybody_entitled(self, state: State) -> bool:
        for seat in range(state.seats):
            if self.entitled(state, seat):
                return True
        return False

    def after(self, state: State, seat: i64) -> i64:
        """To whom a seat passes the gold: against the direction of play (BASE-56, CH-2020-2)."""
        return (seat + state.seats - state.rules.find(Rounds).step_on(state)) % state.seats

    def stack(self, state: State) -> i64:
        """How many gold cards are shared when the gold was found (BASE-55)."""
        if self.draw == AS_PLAYERS:
            return min(state.seats, 9)
        return count_role(state, DIGGER)

    def pay(self, run: Run, seat: i64, wage: i64, fact: i64) -> None:
        """Somebody draws gold worth exactly his wage (BASE-59, BASE-60), which is told by a fact such as `paid`."""
        state = run.state
        kept, rest = draw_exactly(state.bank, wage)
        is_exact = total(kept) == wage
        if is_exact and not self.shuffles:
            self.pay_openly(run, seat, wage)
        else:
            if not is_exact:
                kept = find_cards(state, wage)
                rest = without(state.bank, kept)
                # What is paid short of the wage is nobody else's to know.
                wage = wage if total(kept) == wage else 0
                if not self.shuffles:
                    # Somebody has gone through the whole deck: else he alone would know it for the rest of the game.
                    rest = state.shuffled(rest)
            run.move(LIMBO, HOARD + seat, kept, 1 << seat, wage)
            run.fill(BANK, rest)
        run.tell(fact, seat, wage, total(kept))

    def pay_openly(self, run: Run, seat: i64, wage: i64) -> None:
        """The same, but everybody sees what is kept and what goes under: the deck stays so (BASE-60, BASE-A24)."""
        bank = run.state.bank
        need = wage
        left = len(bank)
        while need:
            left -= 1
            if bank[left] <= need:
                need -= bank[left]
                run.move_top(BANK, self.drawn, 1, 1 << seat)
            else:
                card = bank[left]
                run.move_top(BANK, BANK, 1, 1 << seat)
                run.tell(self.sunk, seat, card)
        run.move(self.drawn, HOARD + seat, run.state.lying(self.drawn), 1 << seat, wage)

    def step(self, run: Run, frame: Frame) -> None:
        """The stack comes to the next digger, counter-clockwise (BASE-56, BASE-57)."""
        state = run.state
        seat = frame[2]
        if len(state.pool) == 0:
            run.pop()
            return
        while not self.entitled(state, seat):
            seat = self.after(state, seat)
        run.replace(self.draft, NOBODY, self.after(state, seat))
        run.see(seat, POOL)
        # Asked even if all are alike, for else the others would learn that they are; one card is no choice.
        if len(state.pool) > 1:
            run.push(self.pick, seat)
        else:
            self.take(run, seat, state.pool[0])

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        pool = state.pool
        n: i64 = 0
        for value in range(1, HIGHEST + 1):
            for i in range(len(pool)):
                if pool[i] == value:
                    menu[n] = act(ANSWER, self.pick, value, 0)
                    n += 1
                    break
        return n

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        self.take(run, frame[1], where_of(action))

    def take(self, run: Run, seat: i64, value: i64) -> None:
        run.move(POOL, HOARD + seat, vec[i64]([value]), 1 << seat)
        run.tell(self.took, seat, value)

    def score(self, state: State, seat: i64) -> i64:
        return state.nuggets(seat)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("no-such-gold", str(int(where_of(action))))


def saboteurs_pay(rules: Rules, module: Module) -> int:
    """The fact that so many saboteurs were at work, from which their pay follows; or that there were none."""
    return rules.fact(module, "workers", "count", END, ALONE)


def draw_exactly(bank: vec[i64], amount: i64) -> tuple[vec[i64], vec[i64]]:
    """Draw from the top (the end) and put under what is too much, until the amount is there or the deck went by once.

    A card that was too much stays too much, for less and less is needed: a second time around brings nothing.
    Returns the cards kept and the deck that is left, which is the old one if the amount could not be met (BASE-60).
    """
    kept = bank[:]
    taken: i64 = 0
    under = bank[:]  # from its end downwards, so that it comes to lie as it went under
    most = i64(len(bank))
    first = most
    need = amount
    left = most
    while need and left:
        left -= 1
        card = bank[left]
        if card <= need:
            kept[taken] = card
            taken += 1
            need -= card
        else:
            first -= 1
            under[first] = card
    if need:
        return kept[:taken], bank
    rest = bank[: most - taken]
    for i in range(first, most):
        rest[i - first] = under[i]
    for i in range(left):
        rest[most - first + i] = bank[i]
    return kept[:taken], rest


def find_cards(state: State, amount: i64) -> vec[i64]:
    """The fewest cards of the gold deck that are worth the amount, or else the most below it (BASE-A18)."""
    have = [0] * (int(HIGHEST) + 1)
    for card in state.bank:
        have[int(card)] += 1
    for target in range(int(amount), 0, -1):
        found: list[list[int]] = []
        for threes in range(min(have[3], target // 3) + 1):
            for twos in range(min(have[2], (target - 3 * threes) // 2) + 1):
                ones = target - 3 * threes - 2 * twos
                if ones <= have[1]:
                    found.append([3] * threes + [2] * twos + [1] * ones)
        if found:
            fewest = min([len(cards) for cards in found])
            equal = [cards for cards in found if len(cards) == fewest]
            return vec[i64](equal[int(state.below(len(equal))) if len(equal) > 1 else 0])
    return vec[i64]([])


def without(bank: vec[i64], cards: vec[i64]) -> vec[i64]:
    """The gold deck less some of its cards, the others in their order."""
    gone = [int(card) for card in cards]
    rest = vec[i64]([])
    for card in bank:
        if int(card) in gone:
            gone.remove(int(card))
        else:
            rest = append(rest, card)
    return rest


def total(cards: vec[i64]) -> i64:
    amount: i64 = 0
    for card in cards:
        amount += card
    return amount
