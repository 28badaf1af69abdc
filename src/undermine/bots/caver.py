"""The quick player of the Dark Cave: digs and walks towards the exit, saves its gold, sets monsters on the other side.

Owns the choice.  Plays from its view alone and remembers nothing but it.  What a card does to the table it tries on one
state dealt from the view; what was hidden there is not looked at.
"""

from __future__ import annotations

from typing import Final

from undermine.core.action import DISCARD, USE, card_of, second_of, verb_of, where_of, whom_of
from undermine.core.chance import Dice
from undermine.core.engine import advance
from undermine.core.event import Event
from undermine.core.place import WIDTH
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, NOWHERE, State
from undermine.games.passages import (
    BUDGET,
    CUT,
    EXIT,
    GO,
    STAY,
    VEIN,
    Prices,
    Trek,
    Way,
    board_of,
    distances,
    ways,
    works_for,
)  # fmt: skip
from undermine.views.sample import sample
from undermine.views.view import View

NOISE: Final = 0.05
GRAIN: Final = 1 << 16
TURN: Final = 60  # the unit of treks
FAR: Final = 40.0  # turns: as good as never
COSTS: Final = Prices(step=20, card=90, bridge=48, toll=42, web=75)
CROWD: Final = 1.2  # turns: to look behind a goal that somebody else will reach before us
GUESS: Final = 2.0  # turns that a wrong guess of the exit takes
FRIEND: Final = 0.15  # what a turn that a friend saves is worth
FOE: Final = 0.15
PRICES: Final = {"monster": 1.5, "card": 0.8, "nugget": 0.7}
GEAR: Final = {"boots": 1.6, "axe": 0.7}
BITES: Final = {"rat": 0.5, "crawler": 0.7, "goblin": 0.8}
TRIES: Final = ("web", "rockfall")  # cards that change the table


class Caver:
    def __init__(self, seat: int, rules: Rules, seed: int) -> None:
        self.seat = seat
        self.rules = rules
        self.board = board_of(rules)
        self.dice = Dice(seed)

    def see(self, events: list[Event]) -> None:
        """Everything worth knowing stays in the view."""

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        asked = self.rules.frame_names[int(view.top()[0])]
        if asked == "move":
            return self._move(view, actions)
        if asked in ("axe", "vein"):
            return max(actions, key=lambda action: int(whom_of(action)))
        if asked == "stop":
            return max(actions, key=lambda action: int(whom_of(action)) * (1 if self._is_safe(view) else -1))
        if asked == "orient":
            return actions[self.dice.below(len(actions))]
        aims = self._aims(view)
        before = self._standing(view, view, aims)
        guess = sample(view, int(self.dice.below(GRAIN)))
        worth = {action: self._judge(view, guess, action, aims, before) + self._noise() for action in actions}
        return max(actions, key=worth.__getitem__)

    def _noise(self) -> float:
        return NOISE * int(self.dice.below(GRAIN)) / GRAIN

    # Who is who

    def _side(self, view: State, seat: int) -> int:
        """The clan that a seat seems to work for: what its card says, else what its back says."""
        role = int(view.roles[seat])
        return int(works_for(role)) if role != HIDDEN else int(view.notes[self.board.clan + seat])

    def _is_foe(self, view: State, seat: int) -> bool:
        return self._side(view, seat) != self._side(view, self.seat)

    def _is_safe(self, view: View) -> bool:
        """Whether this side has carried out more than the other, as far as it seems."""
        saved = [0, 0, 0]
        for seat in range(int(view.seats)):
            if view.notes[self.board.left + seat]:
                saved[self._side(view, seat)] += int(view.purse[seat]) + 1
        mine = self._side(view, self.seat)
        return saved[mine] > saved[3 - mine]

    # How far it is

    def _aims(self, view: State) -> dict[int, int]:
        """Cells of the goals that may be the exit, and what speaks against going there: others who are nearer."""
        first = int(self.rules.first_goal)
        cells = [int(view.arena.cell[first + goal]) for goal in range(len(view.goals))]
        known = [goal for goal, kind in enumerate(view.goals) if "exit" in self.rules.goal_names[int(kind)]]
        if known:
            return {cells[known[0]]: 0}
        hidden = [cells[goal] for goal, kind in enumerate(view.goals) if kind == HIDDEN]
        here = int(view.figures[self.seat])
        if len(hidden) < 2 or here == NOWHERE:
            return dict.fromkeys(hidden, 0)
        places = [int(view.figures[seat]) for seat in range(int(view.seats)) if seat != self.seat]
        aims = {}
        for cell in hidden:
            trek = Trek(view, {cell: 0}, COSTS)
            mine = int(trek.at(here))
            nearer = sum(1 for place in places if place != NOWHERE and trek.at(place) < mine)
            aims[cell] = round(TURN * (CROWD * min(2, nearer) + GUESS * (len(hidden) - 1) / 2))
        return aims

    def _cost(self, trek: Trek, place: int) -> float:
        """About how many turns it takes from a place to the exit."""
        return 0.0 if place == NOWHERE else min(FAR, int(trek.at(place)) / TURN)

    def _standing(self, view: View, table: State, aims: dict[int, int]) -> float:
        """How well this side is placed: turns that it does not need, and that foes need."""
        trek = Trek(table, aims, COSTS)
        total = 0.0
        for seat in range(int(table.seats)):
            cost = self._cost(trek, int(table.figures[seat]))
            total += -cost if seat == self.seat else FOE * cost if self._is_foe(view, seat) else -FRIEND * cost
        return total

    # A turn

    def _judge(self, view: View, guess: State, action: int, aims: dict[int, int], before: float) -> float:
        verb, card = int(verb_of(action)), int(card_of(action))
        if verb == DISCARD:
            second = int(second_of(action))
            return 0.1 - self._keeping(card) - (max(0.05, self._keeping(second)) + 0.05 if second else 0.0)
        if verb != USE:
            return 0.3 if whom_of(action) == CUT and card == self.board.move else -1.0
        kind = self.rules.names[card].partition("-")[2]
        if self.rules.tile[card] or kind in TRIES:
            return self._changing(view, guess, action, aims, before) - (0.0 if self.rules.tile[card] else 0.3)
        if kind in BITES:
            return self._luring(view, action, kind)
        if kind in GEAR:
            mine = whom_of(action) == self.seat and view.figures[self.seat] != NOWHERE
            return GEAR[kind] if mine else -0.2
        return self._asking(view, action, aims) if kind == "secret" else -0.3

    def _keeping(self, card: int) -> float:
        """What a card is worth in the hand."""
        if self.rules.tile[card]:
            sides = int(self.rules.tiles.sides[self.rules.tile[card]])
            return 0.1 * sides.bit_count() - 0.2
        kind = self.rules.names[card].partition("-")[2]
        return {"boots": 1.0, "axe": 0.5, "secret": 0.4}.get(kind, BITES.get(kind, 0.1) / 2)

    def _changing(self, view: View, guess: State, action: int, aims: dict[int, int], before: float) -> float:
        """A path card, a web, a rockfall: what the table is like then."""
        trial = guess.copy()
        advance(trial, action)
        gain = self._standing(view, trial, aims) - before
        code = int(self.rules.tile[card_of(action)])
        return gain + 0.2 if code and board_of(self.rules).field_with(code, VEIN) >= 0 else gain

    def _asking(self, view: View, action: int, aims: dict[int, int]) -> float:
        if where_of(action) == 0:
            return 0.2
        if int(where_of(action)) not in aims or len(aims) < 2:
            return -0.2
        mine = int(view.figures[self.seat]) >> int(WIDTH) if view.figures[self.seat] != NOWHERE else min(aims)
        return 1.4 - 0.05 * self._gap(mine, int(where_of(action)))

    def _gap(self, one: int, two: int) -> int:
        grid = self.rules.grid
        return abs(int(grid.x(one) - grid.x(two))) + abs(int(grid.y(one) - grid.y(two)))

    def _luring(self, view: View, action: int, kind: str) -> float:
        """A monster is worth its bite if it can reach a foe."""
        figure = self.rules.figure_names.index(kind)
        place = int(view.figures[figure]) if whom_of(action) else int(where_of(action))
        reach = {"rat": 3, "crawler": 4, "goblin": 5}[kind]
        prey = self._prey(view, place)
        near = [steps for seat, steps in prey if self._is_foe(view, seat)]
        mine = [steps for seat, steps in prey if not self._is_foe(view, seat)]
        if near and min(near) <= reach and (not mine or min(mine) > 0):
            return BITES[kind]
        return -0.3

    def _prey(self, view: View, place: int) -> list[tuple[int, int]]:
        """Seats and how far their dwarfs are from a place."""
        far = distances(view, place)
        seats = range(int(view.seats))
        return [(seat, far[int(view.figures[seat])]) for seat in seats if int(view.figures[seat]) in far]

    # A step

    def _move(self, view: View, actions: list[int]) -> int:
        figure, budget = int(view.top()[2]), int(view.top()[3]) & int(BUDGET)
        stay = next(action for action in actions if whom_of(action) == STAY)
        cuts = [action for action in actions if whom_of(action) == CUT]
        if figure != self.seat:
            return self._lead(view, figure, actions, stay)
        trek = Trek(view, self._aims(view), COSTS)
        here = int(view.figures[figure])
        best, step = self._cost(trek, here), 0
        for place, way in ways(view, figure, budget).items():
            worth = self._end(view, trek, place, way)
            if worth < best - 0.01:
                best, step = worth, way.places[0]
        for action in actions:
            if step and whom_of(action) == GO and where_of(action) == step:
                return action
        return cuts[0] if cuts else stay

    def _end(self, view: View, trek: Trek, place: int, way: Way) -> float:
        """What it costs to end the movement there."""
        price = PRICES["monster"] * way.monsters + PRICES["card"] * way.cards + PRICES["nugget"] * way.nuggets
        bears = int(self.board.bears(view, place))
        if bears & int(EXIT):
            return price - 5.0
        vein = 0.8 if self.board.has_gold(view, place) else 0.0
        return self._cost(trek, place) + price + 0.01 * len(way.places) - vein

    def _lead(self, view: View, figure: int, actions: list[int], stay: int) -> int:
        """A monster goes to the nearest foe, around friends."""
        prey = [int(view.figures[seat]) for seat in range(int(view.seats)) if self._is_foe(view, seat)]
        friends = {int(view.figures[seat]) for seat in range(int(view.seats)) if not self._is_foe(view, seat)}
        best, chosen = FAR, stay
        for action in actions:
            place = int(where_of(action))
            if whom_of(action) != GO or (place in friends and place not in prey):
                continue
            far = distances(view, place)
            near = min((far[target] for target in prey if target in far), default=FAR)
            if near < best:
                best, chosen = near, action
        return chosen
