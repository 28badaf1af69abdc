"""The quick player of the Dark Cave: digs and walks towards the exit, saves its gold, sets monsters on the other side.

Owns the choice.  Plays from its view alone and remembers nothing but it; it never samples hidden cards.
"""

from __future__ import annotations

from typing import Final

from undermine.core import change
from undermine.core.action import DISCARD, USE, card_of, second_of, verb_of, where_of, whom_of
from undermine.core.chance import Dice
from undermine.core.event import Event
from undermine.core.fields import EXIT, VEIN, WIDTH
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, NOWHERE, State
from undermine.core.tile import DOWN
from undermine.games.passages import (
    BUDGET,
    CUT,
    GO,
    STAY,
    Way,
    board_of,
    distances,
    field_with,
    ways,
    works_for,
)
from undermine.views.view import View

NOISE: Final = 0.05
GRAIN: Final = 1 << 16
FAR: Final = 40.0
STEP: Final = 1 / 3  # turns that a step takes
CARD: Final = 1.6  # turns that a missing path card takes, with the steps over it
GUESS: Final = 2.0  # turns that a wrong guess of the exit takes
PRICES: Final = {"monster": 1.5, "card": 0.8, "nugget": 0.7}
GEAR: Final = {"boots": 1.6, "axe": 0.7}
BITES: Final = {"rat": 0.5, "crawler": 0.7, "goblin": 0.8}


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
        before = self._cost(view, int(view.figures[self.seat]))
        worth = {action: self._judge(view, action, before) + self._noise() for action in actions}
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

    def _aims(self, view: State) -> list[int]:
        """Cells of the goals that may be the exit."""
        first = int(self.rules.first_goal)
        cells = [int(view.arena.cell[first + goal]) for goal in range(len(view.goals))]
        known = [goal for goal, kind in enumerate(view.goals) if "exit" in self.rules.goal_names[int(kind)]]
        if known:
            return [cells[known[0]]]
        return [cells[goal] for goal, kind in enumerate(view.goals) if kind == HIDDEN]

    def _cost(self, view: State, place: int) -> float:
        """About how many turns it takes from a place to the exit."""
        if place == NOWHERE:
            return 0.0
        arena, aims = view.arena, self._aims(view)
        best = FAR
        far = distances(view, place)
        ends = {int(arena.slot_cell[i]) for i in range(int(arena.slots))}
        for there, steps in far.items():
            cell = there >> int(WIDTH)
            tile = arena.tile_at(cell)
            if cell in aims:
                inside = 2 if arena.code[tile] == DOWN else 0
                exit_field = field_with(self.rules, arena.code[tile], EXIT)
                if arena.code[tile] == DOWN or there == cell << int(WIDTH) | exit_field:
                    best = min(best, (steps + inside) * STEP)
                continue
            for d in range(4):
                port = self.rules.fields.port(arena.code[tile], d)
                end = int((cell + arena.grid.step[d]) & arena.grid.mask)
                if port == there & 15 and end in ends:
                    gap = min(self._gap(end, aim) for aim in aims)
                    best = min(best, steps * STEP + CARD * gap)
        return best + GUESS * (len(aims) - 1) / 2

    def _gap(self, one: int, two: int) -> int:
        grid = self.rules.grid
        return abs(int(grid.x(one) - grid.x(two))) + abs(int(grid.y(one) - grid.y(two)))

    # A turn

    def _judge(self, view: View, action: int, before: float) -> float:
        verb, card = int(verb_of(action)), int(card_of(action))
        if verb == DISCARD:
            return 0.1 - self._keeping(card) - (self._keeping(int(second_of(action))) if second_of(action) else 0.05)
        if verb != USE:
            return 0.3 if whom_of(action) == CUT and card == self.board.move else -1.0
        if self.rules.tile[card]:
            return self._digging(view, action, before)
        kind = self.rules.names[card].partition("-")[2]
        if kind in BITES:
            return self._luring(view, action, kind)
        if kind in GEAR:
            mine = whom_of(action) == self.seat and view.figures[self.seat] != NOWHERE
            return GEAR[kind] if mine else -0.2
        if kind == "secret":
            return self._asking(view, action)
        if kind == "rockfall":
            return self._falling(view, action, before)
        return -0.1 if kind == "web" else -0.3

    def _keeping(self, card: int) -> float:
        """What a card is worth in the hand."""
        if self.rules.tile[card]:
            sides = int(self.rules.tiles.sides[self.rules.tile[card]])
            return 0.1 * sides.bit_count() - 0.2
        kind = self.rules.names[card].partition("-")[2]
        return {"boots": 1.0, "axe": 0.5, "secret": 0.4}.get(kind, BITES.get(kind, 0.1) / 2)

    def _digging(self, view: View, action: int, before: float) -> float:
        trial = State(view.rules, view)
        cell = int(where_of(action))
        code = int(self.rules.tile[card_of(action)]) + int(whom_of(action))
        change.place(trial, cell, code)
        gain = before - self._cost(trial, int(trial.figures[self.seat]))
        if field_with(self.rules, code, VEIN) >= 0:
            gain += 0.2
        return gain if view.figures[self.seat] != NOWHERE else 0.2 * self._helping(view, trial)

    def _helping(self, view: View, trial: State) -> float:
        """For one who is out already: what a card does for those inside, friends and foes."""
        total = 0.0
        for seat in range(int(view.seats)):
            if view.figures[seat] != NOWHERE:
                gain = self._cost(view, int(view.figures[seat])) - self._cost(trial, int(trial.figures[seat]))
                total += -gain if self._is_foe(view, seat) else gain
        return total

    def _asking(self, view: View, action: int) -> float:
        aims = self._aims(view)
        if where_of(action) == 0:
            return 0.2
        if int(where_of(action)) not in aims or len(aims) < 2:
            return -0.2
        mine = int(view.figures[self.seat]) >> int(WIDTH) if view.figures[self.seat] != NOWHERE else aims[0]
        return 1.4 - 0.05 * self._gap(mine, int(where_of(action)))

    def _falling(self, view: View, action: int, before: float) -> float:
        trial = State(view.rules, view)
        change.remove(trial, where_of(action))
        mine = before - self._cost(trial, int(trial.figures[self.seat]))
        foes = [seat for seat in range(int(view.seats)) if self._is_foe(view, seat) and view.figures[seat] != NOWHERE]
        harm = [
            self._cost(trial, int(trial.figures[seat])) - self._cost(view, int(view.figures[seat])) for seat in foes[:3]
        ]
        return mine + 0.3 * max(harm, default=0.0)

    def _luring(self, view: View, action: int, kind: str) -> float:
        """A monster is worth its bite if it can reach a foe."""
        figure = self.rules.figure_names.index(kind)
        place = int(view.figures[figure]) if whom_of(action) else int(where_of(action))
        reach = {"rat": 3, "crawler": 4, "goblin": 5}[kind]
        near = [steps for seat, steps in self._prey(view, place) if self._is_foe(view, seat)]
        mine = [steps for seat, steps in self._prey(view, place) if not self._is_foe(view, seat)]
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
        here = int(view.figures[figure])
        best, step = self._cost(view, here), 0
        for place, way in ways(view, figure, budget).items():
            worth = self._end(view, place, way)
            if worth < best - 0.01:
                best, step = worth, way.places[0]
        for action in actions:
            if step and whom_of(action) == GO and where_of(action) == step:
                return action
        return cuts[0] if cuts else stay

    def _end(self, view: View, place: int, way: Way) -> float:
        """What it costs to end the movement there."""
        price = PRICES["monster"] * way.monsters + PRICES["card"] * way.cards + PRICES["nugget"] * way.nuggets
        bears = int(self.board.bears(view, place))
        gold = view.piece_at(self.board.nugget, place >> int(WIDTH)) >= 0
        if bears & int(EXIT):
            return price - 5.0
        return self._cost(view, place) + price + 0.01 * len(way.places) - (0.8 if bears & int(VEIN) and gold else 0.0)

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
