"""A question in the cave as the seat that is asked sees it: who is who, how far it is, what an answer is worth.

Owns the weighing, in turns that this side does not need or that foes do.  What a card does to the table is tried on a
copy, and what is hidden there is not looked at.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import DISCARD, USE, card_of, second_of, verb_of, where_of, whom_of
from undermine.core.grid import FOUR
from undermine.core.place import WIDTH
from undermine.core.run import Run
from undermine.core.state import NOWHERE, State
from undermine.core.tile import DOWN
from undermine.features.cave.mind.clues import Clues
from undermine.features.cave.mind.figures import Figures
from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.fields import EXIT, LADDER, VEIN
from undermine.features.cave.rules.trek import Atlas, Trek
from undermine.features.cave.rules.walk import BUDGET, CUT, GO, STAY, works_for
from undermine.features.cave.rules.ways import Way, distances, ways

if TYPE_CHECKING:
    from undermine.features.cave.mind.caver import Caver

FIRM: Final = 20.0  # how much a choice between ways outweighs it
TURNS: Final = 60.0  # the unit of treks
FAR: Final = 40.0  # turns: as good as never
CLEARLY: Final = 0.01
PATH: Final[i64] = 0
WEB: Final[i64] = 1  # kinds of cards that are no paths
ROCKFALL: Final[i64] = 2
RAT: Final[i64] = 3
CRAWLER: Final[i64] = 4
GOBLIN: Final[i64] = 5
BOOTS: Final[i64] = 6
AXE: Final[i64] = 7
SECRET: Final[i64] = 8
REACH: Final[vec[i64]] = vec[i64]([0, 0, 0, 3, 4, 5, 0, 0, 0])


class Outlook:
    """A question in the cave as the seat that is asked sees it."""

    mind: Caver
    figures: Figures
    board: Board
    state: State
    seat: i64
    seen: i64  # bits of the seats whose clan card it has seen
    aims: dict[int, int]  # cells of the goals that may be the exit -> what speaks against going there
    trust: vec[float]  # seat -> how likely it works for the same clan as this one
    atlas: Atlas  # the ways over the table as it lies
    costs: vec[i64]  # seat -> what the way out costs over it, …
    before: float  # … and how well its side is placed now
    is_ready: bool

    def __init__(self, mind: Caver, state: State, lore: Clues, seat: i64) -> None:
        self.mind = mind
        self.figures = mind.figures
        self.board = mind.board
        self.state = state
        self.seat = seat
        self.seen = lore.seen[seat] | state.notes[mind.board.shown] | 1 << seat
        self.aims = {}
        self.atlas = mind.atlas(state)
        self.costs = vec[i64]([0] * int(state.seats))
        self.before = 0.0
        self.is_ready = False
        self.trust = vec[float]([0.0] * int(state.seats))
        self.find_trust(lore)

    def ready(self) -> None:
        if not self.is_ready:
            self.is_ready = True
            self.aims = self.find_aims()
            for seat in range(self.state.seats):
                self.costs[seat] = self.atlas.at(self.aims, self.state.figures[seat])
            self.before = self.standing(self.costs, turns_left(self.state))

    # Who is who

    def find_trust(self, lore: Clues) -> None:
        """Whose card was seen is known; of others the back is, how many cards with it are left, and what they did."""
        state = self.state
        clan_of = self.board.clan_of
        left = vec[i64]([0] * len(clan_of))
        for role in state.rules.role_deck:
            left[role] += 1
        for seat in range(state.seats):
            if self.is_known(seat):
                left[state.roles[seat]] -= 1
        ours = works_for(state.roles[self.seat])
        for seat in range(state.seats):
            if self.is_known(seat):
                self.trust[seat] = 1.0 if works_for(state.roles[seat]) == ours else 0.0
                continue
            clan = state.notes[self.board.clan + seat]
            loyal = 0.0
            others = 0.0
            for role in range(1, len(clan_of)):
                if clan_of[role] == clan:
                    if works_for(role) == clan:
                        loyal += float(left[role]) * exp(lore.loyal[seat])
                    else:
                        others += float(left[role])
            chance = loyal / (loyal + others) if loyal + others > 0.0 else 0.5
            self.trust[seat] = chance if clan == ours else 1.0 - chance

    def is_known(self, seat: i64) -> bool:
        return self.seen >> seat & 1 != 0 and self.state.roles[seat] != 0

    def is_foe(self, seat: i64) -> bool:
        return self.trust[seat] < 0.5

    def is_safe(self) -> bool:
        """Whether this side has carried out more than the other, as far as it seems."""
        state = self.state
        mine: i64 = 0
        theirs: i64 = 0
        for seat in range(state.seats):
            if state.notes[self.board.left + seat]:
                if self.is_foe(seat):
                    theirs += state.purse[seat] + 1
                else:
                    mine += state.purse[seat] + 1
        return mine > theirs

    # How far it is

    def find_aims(self) -> dict[int, int]:
        """What is added for going to each goal that may be the exit: guesses cost, and others may be there first."""
        state = self.state
        rules = state.rules
        hidden: list[int] = []
        for goal in range(len(state.goals)):
            tile = rules.first_goal + goal
            cell = int(state.arena.cell[tile])
            if state.known[self.seat] >> goal & 1 or state.arena.code[tile] != DOWN:
                if "exit" in rules.goal_names[state.goals[goal]]:
                    return {cell: 0}
            else:
                hidden.append(cell)
        aims: dict[int, int] = {}
        here = state.figures[self.seat]
        for cell in hidden:
            aims[cell] = 0
            if len(hidden) > 1 and here != NOWHERE:
                trek = self.atlas.to(cell)
                mine = trek.at(here)
                nearer = 0
                for seat in range(state.seats):
                    place = state.figures[seat]
                    if seat != self.seat and place != NOWHERE and trek.at(place) < mine:
                        nearer += 1
                guess = self.figures.guess * float(len(hidden) - 1) / 2.0
                aims[cell] = int(TURNS * (self.figures.crowd * float(min(2, nearer)) + guess) + 0.5)
        return aims

    def standing(self, costs: vec[i64], left: float) -> float:
        """How well this side is placed: turns that it does not need, and that foes need."""
        figures = self.figures
        state = self.state
        total = 0.0
        for seat in range(state.seats):
            if state.figures[seat] == NOWHERE:
                continue
            cost = turns_for(costs[seat])
            worth = -cost
            if figures.hope > 0.0:
                worth += figures.hope * float(state.purse[seat]) * escape(figures, cost, left)
            if seat == self.seat:
                total += worth
            else:
                total += (figures.friend * self.trust[seat] - figures.foe * (1.0 - self.trust[seat])) * worth
        return total

    # A turn

    def judge(self, action: i64) -> float:
        verb = verb_of(action)
        card = card_of(action)
        if verb == DISCARD:
            second = second_of(action)
            figures = self.figures
            worth = figures.pass_one - self.keeping(card)
            return worth - max(figures.pass_two, self.keeping(second)) - figures.pass_two if second else worth
        if verb != USE:
            return 0.3 if whom_of(action) == CUT and card == self.board.move else -1.0
        kind = self.mind.kind[card]
        if kind == PATH:
            return self.changing(action)
        if kind in (WEB, ROCKFALL):
            return self.changing(action) - self.figures.leaves
        if kind in (RAT, CRAWLER, GOBLIN):
            return self.luring(action, kind)
        if kind in (BOOTS, AXE):
            if whom_of(action) != self.seat or self.state.figures[self.seat] == NOWHERE:
                return -0.2
            return self.figures.boots if kind == BOOTS else self.figures.axe
        return self.asking(action) if kind == SECRET else -0.3

    def keeping(self, card: i64) -> float:
        """What a card is worth in the hand."""
        code = self.state.rules.tile[card]
        if code:
            sides = self.state.rules.tiles.sides[code]
            return 0.1 * float((sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) + (sides >> 3 & 1)) - 0.2
        kind = self.mind.kind[card]
        held = self.figures.held
        return held[kind] if kind < len(held) else held[0]

    def changing(self, action: i64) -> float:
        """A path card, a web, a rockfall: what the table is like then."""
        state = self.state
        rules = state.rules
        code = rules.tile[card_of(action)]
        costs = self.costs
        if code == 0 or self.matters(where_of(action), code):
            run = Run(state.copy())
            run.spend(self.seat, card_of(action))
            rules.owner[card_of(action)].play(run, self.seat, action)
            trek = Trek(run.state, self.aims, self.figures.costs)
            costs = vec[i64]([0] * int(state.seats))
            for seat in range(state.seats):
                costs[seat] = trek.at(state.figures[seat])
        gain = self.standing(costs, turns_left(state) - 1.0 / float(state.seats)) - self.before
        return gain + self.figures.vein if code and self.board.field_with(code, VEIN) >= 0 else gain

    def matters(self, cell: i64, code: i64) -> bool:
        """Whether a path card on an empty cell can change how far anybody has to go.

        It cannot if even straight over the table to that cell, and from there on, is farther than the best way.
        """
        state = self.state
        grid = state.arena.grid
        if self.board.field_with(code, LADDER) >= 0 or self.is_beside_goal(cell):
            return True
        onward = self.atlas.at(self.aims, cell << WIDTH)
        for seat in range(state.seats):
            place = state.figures[seat]
            if place != NOWHERE:
                there = place >> WIDTH
                cells = abs(int(grid.x(there) - grid.x(cell))) + abs(int(grid.y(there) - grid.y(cell)))
                least = onward if self.atlas.ladders > 1 else onward + cells * self.figures.costs.step
                if least < self.costs[seat]:
                    return True
        return False

    def is_beside_goal(self, cell: i64) -> bool:
        arena = self.state.arena
        for d in range(FOUR):
            tile = arena.tile_at((cell + arena.grid.step[d]) & arena.grid.mask)
            if tile and arena.code[tile] == DOWN:
                return True
        return False

    def asking(self, action: i64) -> float:
        """Secret information: of a goal rather than of a person, and of one that is near."""
        cell = where_of(action)
        if cell == 0:
            return -0.2 if self.is_known(whom_of(action)) else self.figures.scan
        if int(cell) not in self.aims or len(self.aims) < 2:
            return -0.2
        place = self.state.figures[self.seat]
        grid = self.state.rules.grid
        mine = place >> WIDTH if place != NOWHERE else i64(min(self.aims))
        gap = abs(int(grid.x(mine) - grid.x(cell))) + abs(int(grid.y(mine) - grid.y(cell)))
        return self.figures.look - 0.05 * float(gap)

    def luring(self, action: i64, kind: i64) -> float:
        """A monster is worth its bite if it can reach a foe."""
        state = self.state
        place = state.figures[self.mind.beast[kind]] if whom_of(action) else where_of(action)
        far = distances(state, place)
        foe = 1000
        friend = 1000
        for seat in range(state.seats):
            there = int(state.figures[seat])
            if there in far:
                if self.is_foe(seat):
                    foe = min(foe, far[there])
                else:
                    friend = min(friend, far[there])
        return self.figures.bite[kind] if foe <= REACH[kind] and friend > 0 else -0.3

    # A step

    def walk(self, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        """The first step of the way to where it is best to end; webs are cut where no step is better than to stay."""
        state = self.state
        self.aims = self.find_aims()
        stay = self.turns(state.figures[self.seat])
        least: dict[int, float] = {}
        for place, way in ways(state, self.seat, state.top_b & BUDGET).items():
            cost = self.end(i64(place), way)
            first = way.places[0]
            if cost < stay - CLEARLY and (first not in least or cost < least[first]):
                least[first] = cost
        for i in range(n):
            what = whom_of(menu[i])
            place = int(where_of(menu[i]))
            if what == GO:
                worth[i] = -FIRM * (least[place] if place in least else stay + 1.0)
            else:
                worth[i] = -FIRM * stay + (0.0 if what == STAY else 0.5 * FIRM * CLEARLY)

    def turns(self, place: i64) -> float:
        """About how many turns it takes from a place to the exit."""
        return turns_for(self.atlas.at(self.aims, place)) if place != NOWHERE else 0.0

    def end(self, place: i64, way: Way) -> float:
        """What it costs to end the movement there."""
        figures = self.figures
        price = figures.monster * float(way.monsters)
        price += figures.card * float(way.cards) + figures.nugget * float(way.nuggets)
        if self.board.bears(self.state, place) & EXIT:
            return price - figures.out
        ore = figures.ore if self.board.has_gold(self.state, place) else 0.0
        return self.turns(place) + price + CLEARLY * float(len(way.places)) - ore

    def lead(self, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        """A monster goes to the nearest foe, around friends."""
        state = self.state
        for i in range(n):
            place = where_of(menu[i])
            worth[i] = -FIRM * FAR
            if whom_of(menu[i]) != GO or self._only_friends(place):
                continue
            far = distances(state, place)
            near = int(FAR)
            for seat in range(state.seats):
                there = int(state.figures[seat])
                if self.is_foe(seat) and there in far:
                    near = min(near, far[there])
            worth[i] = -FIRM * float(near)

    def _only_friends(self, place: i64) -> bool:
        """Whether friends stand on a place, and no foe."""
        friends = False
        for seat in range(self.state.seats):
            if self.state.figures[seat] == place:
                if self.is_foe(seat):
                    return False
                friends = True
        return friends


def turns_from(trek: Trek, place: i64) -> float:
    """About how many turns it takes from a place to the exit."""
    if place == NOWHERE:
        return 0.0
    return turns_for(trek.at(place))


def turns_for(cost: i64) -> float:
    turns = float(cost) / TURNS
    return turns if turns < FAR else FAR


def turns_left(state: State) -> float:
    """About how many turns everybody still has before the cards are used up."""
    cards = state.left
    for seat in range(state.seats):
        cards += state.held[seat]
    return float(cards) / float(state.seats)


def escape(figures: Figures, cost: float, left: float) -> float:
    """How likely somebody gets out who is so many turns away."""
    return 1.0 / (1.0 + exp((cost - figures.half * left + figures.less) / figures.breadth))
