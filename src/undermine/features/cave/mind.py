"""The mind of the Dark Cave: dig and walk towards the exit, save the gold, set monsters on the other side.

Owns what an answer is worth, in turns that this side does not need or that foes do.  Looks at a state as the seat that
is asked may: what a card does to the table is tried on a copy, and what is hidden there is not looked at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import DISCARD, USE, card_of, second_of, verb_of, where_of, whom_of
from undermine.core.frame import TURN
from undermine.core.place import WIDTH
from undermine.core.rules import CARDS, Rules
from undermine.core.run import Run
from undermine.core.state import NOWHERE, State
from undermine.core.tile import DOWN
from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.fields import EXIT, VEIN
from undermine.features.cave.rules.trek import Prices, Trek
from undermine.features.cave.rules.walk import BUDGET, CUT, GO, STAY, Walking, works_for
from undermine.features.cave.rules.ways import Way, board_of, distances, ways
from undermine.minds.mind import Lore, Mind

NOISE: Final = 0.05
FIRM: Final = 20.0  # how much a choice between ways outweighs it
TURNS: Final = 60.0  # the unit of treks
FAR: Final = 40.0  # turns: as good as never
COSTS: Final = Prices(step=20, card=90, bridge=48, toll=42, web=75)
CROWD: Final = 1.2  # turns: to look behind a goal that somebody else will reach before us
GUESS: Final = 2.0  # turns that a wrong guess of the exit takes
FRIEND: Final = 0.15  # what a turn that a friend saves is worth
FOE: Final = 0.15
MONSTER: Final = 1.5  # what a way costs besides: a monster met, a card lost, a nugget paid
CARD: Final = 0.8
NUGGET: Final = 0.7
OUT: Final = 5.0
ORE: Final = 0.8  # a vein with a nugget
CLEARLY: Final = 0.01
LEAVES: Final = 0.3  # what a web or a rockfall costs
WEB: Final[i64] = 1  # kinds of cards that are no paths
ROCKFALL: Final[i64] = 2
RAT: Final[i64] = 3
CRAWLER: Final[i64] = 4
GOBLIN: Final[i64] = 5
BOOTS: Final[i64] = 6
AXE: Final[i64] = 7
SECRET: Final[i64] = 8
KINDS: Final = {
    "web": 1, "rockfall": 2, "rat": 3, "crawler": 4, "goblin": 5, "boots": 6, "axe": 7, "secret": 8,
}  # fmt: skip
BITE: Final[vec[float]] = vec[float]([0.0, 0.0, 0.0, 0.5, 0.7, 0.8, 0.0, 0.0, 0.0])
REACH: Final[vec[i64]] = vec[i64]([0, 0, 0, 3, 4, 5, 0, 0, 0])
HELD: Final[vec[float]] = vec[float]([0.05, 0.05, 0.05, 0.25, 0.35, 0.4, 1.0, 0.5, 0.4])


class Clues(Lore):
    """Who has seen whose clan card in secret, as everybody knows."""

    seen: vec[i64]  # seat -> bits of the seats

    def __init__(self, seen: vec[i64]) -> None:
        self.seen = seen

    def copy(self) -> Lore:
        return Clues(self.seen[:])


class Caver(Mind):
    board: Board
    walking: Walking
    kind: vec[i64]  # card -> what it is, 0 for a path
    beast: vec[i64]  # kind of card -> the figure that it lures

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.noise = NOISE
        self.board = board_of(rules)
        self.walking = rules.find(Walking)
        self.kind = vec[i64]([0] * CARDS)
        self.beast = vec[i64]([0] * 16)
        for card in range(1, len(rules.names)):
            word = rules.names[card].partition("-")[2]
            if not rules.tile[card]:
                self.kind[card] = KINDS.get(word, 15)
                if word in rules.figure_names:
                    self.beast[self.kind[card]] = rules.figure_names.index(word)

    def blank(self) -> Lore:
        return Clues(vec[i64]([0] * int(self.rules.seats)))

    def heed(self, lore: Lore, state: State, seat: i64, move: i64) -> None:
        assert isinstance(lore, Clues), "a lore of this mind"
        if move and verb_of(move) == USE and self.kind[card_of(move)] == SECRET and where_of(move) == 0:
            lore.seen[seat] |= 1 << whom_of(move)

    def weigh(self, state: State, lore: Lore, seat: i64, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        assert isinstance(lore, Clues), "a lore of this mind"
        look = Outlook(self, state, lore.seen[seat], seat)
        kind = state.top_kind
        if kind == TURN:
            look.ready()
            for i in range(n):
                worth[i] = look.judge(menu[i])
        elif kind == self.board.move:
            if state.top_a == seat:
                look.walk(menu, n, worth)
            else:
                look.lead(menu, n, worth)
        else:
            name = self.rules.frames[kind].name
            for i in range(n):
                if name == "orient":
                    worth[i] = 0.0
                elif name == "stop":
                    worth[i] = FIRM * float(whom_of(menu[i])) * (1.0 if look.is_safe() else -1.0)
                elif name in ("axe", "vein"):
                    worth[i] = FIRM * float(whom_of(menu[i]))
                else:
                    look.ready()
                    worth[i] = look.judge(menu[i])


class Outlook:
    """A question in the cave as the seat that is asked sees it."""

    mind: Caver
    board: Board
    state: State
    seat: i64
    seen: i64  # bits of the seats whose clan card it has seen
    aims: dict[int, int]  # cells of the goals that may be the exit -> what speaks against going there
    before: float  # how well its side is placed now
    is_ready: bool

    def __init__(self, mind: Caver, state: State, seen: i64, seat: i64) -> None:
        self.mind = mind
        self.board = mind.board
        self.state = state
        self.seat = seat
        self.seen = seen | state.notes[mind.board.shown] | 1 << seat
        self.aims = {}
        self.before = 0.0
        self.is_ready = False

    def ready(self) -> None:
        if not self.is_ready:
            self.is_ready = True
            self.aims = self.find_aims()
            self.before = self.standing(self.state)

    # Who is who

    def side(self, seat: i64) -> i64:
        """The clan that a seat seems to work for: what its card says, else what its back says."""
        state = self.state
        if self.seen >> seat & 1 and state.roles[seat]:
            return works_for(state.roles[seat])
        return state.notes[self.board.clan + seat]

    def is_foe(self, seat: i64) -> bool:
        return self.side(seat) != self.side(self.seat)

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
        """Those who are nearer to a goal than we are speak against it."""
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
                trek = Trek(state, {cell: 0}, COSTS)
                mine = trek.at(here)
                nearer = 0
                for seat in range(state.seats):
                    place = state.figures[seat]
                    if seat != self.seat and place != NOWHERE and trek.at(place) < mine:
                        nearer += 1
                guess = GUESS * float(len(hidden) - 1) / 2.0
                aims[cell] = int(TURNS * (CROWD * float(min(2, nearer)) + guess) + 0.5)
        return aims

    def cost(self, trek: Trek, place: i64) -> float:
        """About how many turns it takes from a place to the exit."""
        if place == NOWHERE:
            return 0.0
        turns = float(trek.at(place)) / TURNS
        return turns if turns < FAR else FAR

    def standing(self, table: State) -> float:
        """How well this side is placed: turns that it does not need, and that foes need."""
        trek = Trek(table, self.aims, COSTS)
        total = 0.0
        for seat in range(table.seats):
            cost = self.cost(trek, table.figures[seat])
            total += -cost if seat == self.seat else FOE * cost if self.is_foe(seat) else -FRIEND * cost
        return total

    # A turn

    def judge(self, action: i64) -> float:
        verb = verb_of(action)
        card = card_of(action)
        if verb == DISCARD:
            second = second_of(action)
            worth = 0.1 - self.keeping(card)
            return worth - max(0.05, self.keeping(second)) - 0.05 if second else worth
        if verb != USE:
            return 0.3 if whom_of(action) == CUT and card == self.board.move else -1.0
        kind = self.mind.kind[card]
        if kind == 0:
            return self.changing(action)
        if kind in (WEB, ROCKFALL):
            return self.changing(action) - LEAVES
        if kind in (RAT, CRAWLER, GOBLIN):
            return self.luring(action, kind)
        if kind in (BOOTS, AXE):
            if whom_of(action) != self.seat or self.state.figures[self.seat] == NOWHERE:
                return -0.2
            return 1.6 if kind == BOOTS else 0.7
        return self.asking(action) if kind == SECRET else -0.3

    def keeping(self, card: i64) -> float:
        """What a card is worth in the hand."""
        code = self.state.rules.tile[card]
        if code:
            sides = self.state.rules.tiles.sides[code]
            return 0.1 * float((sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) + (sides >> 3 & 1)) - 0.2
        kind = self.mind.kind[card]
        return HELD[kind] if kind < len(HELD) else HELD[0]

    def changing(self, action: i64) -> float:
        """A path card, a web, a rockfall: what the table is like then."""
        rules = self.state.rules
        run = Run(self.state.copy())
        run.spend(self.seat, card_of(action))
        rules.owner[card_of(action)].play(run, self.seat, action)
        gain = self.standing(run.state) - self.before
        code = rules.tile[card_of(action)]
        return gain + 0.2 if code and self.board.field_with(code, VEIN) >= 0 else gain

    def asking(self, action: i64) -> float:
        """Secret information: of a goal rather than of a person, and of one that is near."""
        cell = where_of(action)
        if cell == 0:
            return 0.2
        if int(cell) not in self.aims or len(self.aims) < 2:
            return -0.2
        place = self.state.figures[self.seat]
        grid = self.state.rules.grid
        mine = place >> WIDTH if place != NOWHERE else i64(min(self.aims))
        gap = abs(int(grid.x(mine) - grid.x(cell))) + abs(int(grid.y(mine) - grid.y(cell)))
        return 1.4 - 0.05 * float(gap)

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
        return BITE[kind] if foe <= REACH[kind] and friend > 0 else -0.3

    # A step

    def walk(self, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        """The first step of the way to where it is best to end; webs are cut where no step is better than to stay."""
        state = self.state
        self.aims = self.find_aims()
        trek = Trek(state, self.aims, COSTS)
        stay = self.cost(trek, state.figures[self.seat])
        least: dict[int, float] = {}
        for place, way in ways(state, self.seat, state.top_b & BUDGET).items():
            cost = self.end(trek, i64(place), way)
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

    def end(self, trek: Trek, place: i64, way: Way) -> float:
        """What it costs to end the movement there."""
        price = MONSTER * float(way.monsters) + CARD * float(way.cards) + NUGGET * float(way.nuggets)
        if self.board.bears(self.state, place) & EXIT:
            return price - OUT
        ore = ORE if self.board.has_gold(self.state, place) else 0.0
        return self.cost(trek, place) + price + CLEARLY * float(len(way.places)) - ore

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


MIND: Final = Caver
