"""The quick player of the Duel: tries every card on a copy of the table and takes what promises most.

Owns the choice, for two seats and for one.  Plays from its view alone; it never samples hidden cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

from undermine.bots.prospect import NOTHING, Prospect, barriers, contents
from undermine.core.action import ANSWER, DISCARD, USE, card_of, second_of, verb_of, where_of, whom_of
from undermine.core.arena import WALKER, Arena
from undermine.core.chance import Dice
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.features.duel.show import keys_left, markers_left
from undermine.views.view import View

NOISE: Final = 0.02
GRAIN: Final = 1 << 16
ENVY: Final = 0.6  # how much the other's promise counts against one's own
TROLL: Final = 1.0  # what a bribe costs at the end
BEAM: Final = (8, 6)  # placements that are followed on with a second card, and with a third
LATER: Final = 0.96  # what a plan is worth that needs one card more
SCALE: Final = 0.4  # how many cards nearer one is with a card in hand that leads straight on
MENDS: Final = 1.0  # what a repair that will be needed is worth against a card that leads straight on
SPARE: Final = 0.02  # what a fresh card is worth

KEY: Final = "key"
REPAIR: Final = "repair-"
SABOTAGE: Final = "sabotage-"
Node: TypeAlias = tuple[float, Arena, tuple[int, ...], float, int]  # promise, table, cards used, price, first action
Plan: TypeAlias = tuple[float, tuple[int, ...]]  # what it promises, and the cards that it needs


class Duellist:
    def __init__(self, seat: int, rules: Rules, seed: int) -> None:
        self.seat = seat
        self.rules = rules
        self.dice = Dice(seed)
        names = [rules.names[card] for card in rules.cards]
        self.sabotages = Counter(name.removeprefix(SABOTAGE) for name in names if name.startswith(SABOTAGE))

    def see(self, events: list[Event]) -> None:
        """Everything worth knowing stays on the table, so the view remembers enough."""

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        asked = view.rules.frame_names[int(view.top()[0])]
        if asked == "first":
            return actions[0]
        if asked == "claim":
            return max(actions, key=lambda action: self._gold_at(view, action))
        if asked == "give":
            return min(actions, key=_given)
        return self._best(view, actions)

    def _best(self, view: View, actions: list[int]) -> int:
        prospect = Prospect(view)
        before = self._promise(prospect, view.arena)
        slope = prospect.slope(view.arena, self.seat)
        keep = {card: slope * self._worth(view, card) for card in view.hand(self.seat)}
        plan = self._plan(view, prospect, before, keep, actions)
        worth = {action: self._judge(view, prospect, before, keep, plan, action) for action in actions}
        noisy = {action: worth[action] + NOISE * int(self.dice.below(GRAIN)) / GRAIN for action in actions}
        return max(actions, key=noisy.__getitem__)

    def _promise(self, prospect: Prospect, arena: Arena) -> float:
        """One's own hopes less those of the other."""
        total = prospect.worth(arena, self.seat)
        for other in range(prospect.seats):
            if other != self.seat:
                total -= ENVY * prospect.worth(arena, other)
        return total

    def _plan(
        self, view: View, prospect: Prospect, before: float, keep: dict[int, float], actions: list[int]
    ) -> dict[int, Plan]:
        """For every path card and key what it leads to with the rest of the hand, and which cards that needs."""
        rules = view.rules
        hand = view.hand(self.seat)
        plans: dict[int, Plan] = {}
        front: list[Node] = []
        for action in actions:
            card = int(card_of(action))
            if verb_of(action) == USE and (rules.tile[card] or rules.names[card] == KEY):
                arena = view.arena.copy()
                if rules.tile[card]:
                    arena.lay(where_of(action), int(rules.tile[card]) + int(whom_of(action)))
                else:
                    arena.unbar(arena.tile_at(where_of(action)))
                promise = self._promise(prospect, arena) - before - keep[card]
                plans[action] = (promise, (card,))
                front.append((promise, arena, (card,), keep[card], action))
        for depth, width in enumerate(BEAM, 1):
            front = sorted(front, key=lambda item: -item[0])[:width]
            after: list[Node] = []
            for _, arena, used, spent, action in front:
                for card, cost, then in self._follow(view, arena, [c for c in hand if hand.count(c) > used.count(c)]):
                    price = spent + (cost if cost else keep[card])
                    promise = self._promise(prospect, then) - before - price
                    cards = (*used, card) if card else used
                    after.append((promise, then, cards, price, action))
                    if promise * LATER**depth > plans[action][0]:
                        plans[action] = (promise * LATER**depth, cards)
            front = after
        return plans

    def _follow(self, view: View, arena: Arena, hand: list[int]) -> Iterator[tuple[int, float, Arena]]:
        """What may be done next on a table: the card, what it costs besides, and the table then."""
        rules = view.rules
        for card in sorted(set(hand)):
            if rules.tile[card]:
                for laid in self._layings(arena, int(rules.tile[card])):
                    yield card, 0.0, laid
        key = next((card for card in hand if rules.names[card] == KEY), 0)
        if key and keys_left(view):
            for opened in self._openings(view, arena, "door"):
                yield key, 0.0, opened
        if markers_left(view) > 1:
            for opened in self._openings(view, arena, "troll"):
                yield 0, TROLL, opened

    def _openings(self, view: View, arena: Arena, kind: str) -> Iterator[Arena]:
        """The table after every way to open a door or to bribe a troll that one stands before."""
        barred = barriers(view.rules)
        for tile in range(1, int(arena.count) + 1):
            if barred.get(int(arena.code[tile])) == kind and arena.walks(self.seat, tile):
                copy = arena.copy()
                copy.unbar(tile)
                yield copy

    def _layings(self, arena: Arena, code: int) -> Iterator[Arena]:
        """The table after every way to lay a card to an end of one's own."""
        patterns = [(turn, int(arena.tiles.pattern[code + turn])) for turn in (0, 1)]
        for s in range(int(arena.slots)):
            fit = int(arena.slot_fit(s))
            if fit >> (WALKER + self.seat) & 1:
                for turn, pattern in patterns:
                    if fit >> pattern & 1:
                        copy = arena.copy()
                        copy.lay(int(arena.slot_cell(s)), code + turn)
                        yield copy

    def _judge(
        self,
        view: View,
        prospect: Prospect,
        before: float,
        keep: dict[int, float],
        plan: dict[int, Plan],
        action: int,
    ) -> float:
        """What an action is worth now."""
        verb, card, cell = int(verb_of(action)), int(card_of(action)), int(where_of(action))
        rules = view.rules
        if verb == DISCARD:
            second = int(second_of(action))
            if second and view.seats == 1:
                return -1.0  # alone, cards are scarce and turns are not
            others = [worth for worth, cards in plan.values() if card not in cards and second not in cards]
            later = LATER * max(others, default=0.0)
            return max(later, 0.0) + SPARE - keep[card] + (SPARE - keep[second] if second else 0.0)
        if verb == ANSWER:
            return self._judge_answer(view, prospect, before, keep, action)
        name = rules.names[card]
        if action in plan:
            return plan[action][0]
        if name.startswith(SABOTAGE):
            return 0.5 if not view.before(1 - self.seat) else 0.3
        if name.startswith(REPAIR):
            return (1.6 if len(view.before(self.seat)) == 1 else 1.2) - keep[card]
        if name == "map":
            return 0.12 + (0.1 if not view.known[self.seat] else 0.0)
        arena = view.arena.copy()  # and this is a rockfall
        arena.lift(cell)
        return self._promise(prospect, arena) - before - 0.15

    def _judge_answer(
        self, view: View, prospect: Prospect, before: float, keep: dict[int, float], action: int
    ) -> float:
        """Bribes, shedding, the way in which a goal lies."""
        cell, whom = int(where_of(action)), int(whom_of(action))
        word = view.rules.frame_names[int(card_of(action))]
        arena = view.arena.copy()
        if word == "bribe":
            if whom:
                return 0.0
            arena.unbar(arena.tile_at(cell))
            return self._promise(prospect, arena) - before - TROLL
        if word == "shed":
            return (0.9 if len(view.before(self.seat)) == 1 else 0.6) - keep[cell >> 8] - keep[cell & 255]
        if word == "orient":
            tile = int(arena.tile_at(cell))
            name = view.rules.goal_names[int(view.goals[tile - int(view.rules.first_goal)])]
            arena.show(tile, 2 * view.rules.tile_names.index(name) + whom)
            return self._promise(prospect, arena) - before
        return 0.0

    def _worth(self, view: View, card: int) -> float:
        """What a card is worth in hand, to be used in a later turn."""
        code = int(view.rules.tile[card])
        return SCALE * (self._tunnel(view, code) if code else self._tool(view, view.rules.names[card]))

    def _tunnel(self, view: View, code: int) -> float:
        """A path card: how well it leads towards the goals."""
        groups = view.rules.tiles.groups[code >> 1]
        gold = contents(view.rules).get(code, NOTHING)[0]
        best = 0.0
        for group in groups:
            along = group & 10 == 10
            corners = sum(1 for pair in (3, 6, 12, 9) if group & pair == pair)
            best = max(best, 0.9 * along + 0.35 * min(corners, 2) + 0.25 * (group & 5 == 5))
        return best + (0.9 if gold else 0.0)

    def _tool(self, view: View, name: str) -> float:
        """An action card that waits for its hour."""
        if name.startswith(SABOTAGE):
            return 1.2 if view.seats > 1 else 0.0
        if name.startswith(REPAIR):
            return MENDS * self._need(view, name)
        return {KEY: 0.15, "rockfall": 0.5, "map": 0.1}.get(name, 0.1)

    def _need(self, view: View, name: str) -> float:
        """How likely a repair card is to mend what no other card in hand mends."""
        names = view.rules.names
        seen = [names[int(view.pile[i])] for i in range(int(view.spent))] + [names[c] for c in view.before(self.seat)]
        coming = int(view.left) + sum(len(view.hand(seat)) for seat in range(int(view.seats)) if seat != self.seat)
        share = coming / max(1, coming + len(view.away))
        held = [_tools(names[card]) for card in view.hand(self.seat) if names[card].startswith(REPAIR)]
        total = 0.0
        for tool in _tools(name):
            hidden = self.sabotages[tool] - seen.count(SABOTAGE + tool)
            menders = sum(1 / len(tools) for tools in held if tool in tools)
            total += min(1.0, hidden * share / max(1.0, menders))
        return min(total, 1.0)

    def _gold_at(self, view: View, action: int) -> int:
        arena = view.arena
        return contents(view.rules).get(int(arena.code[arena.tile_at(where_of(action))]), NOTHING)[0]


def _given(action: int) -> int:
    """What a payment costs."""
    where = int(where_of(action))
    return (where & 15) + 2 * (where >> 4 & 15) + 3 * (where >> 8)


def _tools(name: str) -> list[str]:
    """What a repair card mends."""
    return name.removeprefix(REPAIR).split("+")
