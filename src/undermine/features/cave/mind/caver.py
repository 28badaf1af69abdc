"""The mind of the Dark Cave: dig and walk towards the exit, save the gold, set monsters on the other side.

Owns which question is weighed how, and what is noted of everybody's deeds.  Looks at a state as the seat that is asked
may.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, card_of, verb_of, where_of, whom_of
from undermine.core.frame import TURN
from undermine.core.rules import CARDS, Rules
from undermine.core.state import NOWHERE, State
from undermine.core.tile import DOWN
from undermine.features.cave.mind.clues import Clues
from undermine.features.cave.mind.figures import Figures
from undermine.features.cave.mind.outlook import (
    FIRM,
    PATH,
    ROCKFALL,
    SECRET,
    WEB,
    Outlook,
    escape,
    turns_for,
    turns_from,
    turns_left,
)
from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.trek import Atlas, Trek
from undermine.features.cave.rules.walk import Walking, works_for
from undermine.features.cave.rules.ways import board_of
from undermine.minds.mind import Lore, Mind

KEPT: Final = 4  # tables
MUCH: Final = 2.0  # turns: more of them say no more of somebody
KINDS: Final = {
    "web": 1, "rockfall": 2, "rat": 3, "crawler": 4, "goblin": 5, "boots": 6, "axe": 7, "secret": 8,
}  # fmt: skip


class Caver(Mind):
    figures: Figures
    board: Board
    walking: Walking
    kind: vec[i64]  # card -> what it is, 0 for a path
    beast: vec[i64]  # kind of card -> the figure that it lures
    ahead: i64  # answers that a search imagines
    atlases: list[Atlas]  # of the tables that were looked at last
    has_two_clans: bool  # or do all backs look alike, so that deeds say nothing?

    def __init__(self, rules: Rules, figures: Figures | None = None) -> None:
        super().__init__(rules)
        self.figures = Figures() if figures is None else figures
        self.noise = self.figures.noise
        self.board = board_of(rules)
        self.ahead = 0
        self.atlases = []
        self.has_two_clans = len({int(self.board.clan_of[role]) for role in rules.role_deck}) > 1
        self.walking = rules.find(Walking)
        self.kind = vec[i64]([0] * CARDS)
        self.beast = vec[i64]([0] * 16)
        for card in range(1, len(rules.names)):
            word = rules.names[card].partition("-")[2]
            if not rules.tile[card]:
                self.kind[card] = KINDS.get(word, 15)
                if word in rules.figure_names:
                    self.beast[self.kind[card]] = rules.figure_names.index(word)

    def horizon(self) -> i64:
        return self.ahead

    def value(self, state: State, lore: Lore, seat: i64) -> float:
        """What the side of a seat saves, and what the other one does, as far as one can tell."""
        rules = state.rules
        sides = vec[i64]([0, 0, 0])
        for other in range(state.seats):
            sides[works_for(state.roles[other])] += 1
        aims: dict[int, int] = {}
        for goal in range(len(state.goals)):
            if "exit" in rules.goal_names[state.goals[goal]]:
                aims[int(state.arena.cell[rules.first_goal + goal])] = 0
        trek = Trek(state, aims, self.figures.costs)
        left = turns_left(state)
        ours = works_for(state.roles[seat])
        total = 0.0
        for other in range(state.seats):
            chance = 1.0
            if not state.notes[self.board.left + other]:
                chance = escape(self.figures, turns_from(trek, state.figures[other]), left) if state.depth else 0.0
            side = works_for(state.roles[other])
            saved = float(state.purse[other] * sides[3 - side]) * chance
            total += saved if side == ours else -saved
        return total

    def blank(self) -> Lore:
        seats = int(self.rules.seats)
        return Clues(vec[i64]([0] * seats), vec[float]([0.0] * seats), vec[float]([0.0] * seats))

    def heed(self, lore: Lore, state: State, seat: i64, move: i64) -> None:
        assert isinstance(lore, Clues), "a lore of this mind"
        if move and verb_of(move) == USE:
            kind = self.kind[card_of(move)]
            if kind == SECRET and where_of(move) == 0:
                lore.seen[seat] |= 1 << whom_of(move)
            if self.has_two_clans and kind in (PATH, WEB, ROCKFALL):
                self._doubt(lore, state, seat)
        if self.has_two_clans and state.depth and state.top_kind == TURN:
            lore.cost = self._costs(state)

    def _doubt(self, lore: Clues, state: State, seat: i64) -> None:
        """Who saves those of his clan turns, and costs others some, is loyal; who does the contrary is not."""
        clan = state.notes[self.board.clan + seat]
        cost = self._costs(state)
        helps = 0.0
        for other in range(state.seats):
            if other != seat:
                saved = max(-MUCH, min(MUCH, lore.cost[other] - cost[other]))
                helps += saved if state.notes[self.board.clan + other] == clan else -saved
        lore.loyal[seat] += self.figures.doubt * max(-MUCH, min(MUCH, helps))

    def _costs(self, state: State) -> vec[float]:
        """Seat -> turns to the nearest goal that may be the exit, as far as everybody knows."""
        rules = state.rules
        aims: dict[int, int] = {}
        for goal in range(len(state.goals)):
            tile = rules.first_goal + goal
            if state.arena.code[tile] == DOWN:
                aims[int(state.arena.cell[tile])] = 0
            elif "exit" in rules.goal_names[state.goals[goal]]:
                aims = {int(state.arena.cell[tile]): 0}
                break
        atlas = self.atlas(state)
        cost = vec[float]([0.0] * int(state.seats))
        for seat in range(state.seats):
            if state.figures[seat] != NOWHERE:
                cost[seat] = turns_for(atlas.at(aims, state.figures[seat]))
        return cost

    def atlas(self, state: State) -> Atlas:
        """The ways over a table, which is often the one that was looked at last."""
        for atlas in self.atlases:
            if atlas.is_of(state):
                return atlas
        new = Atlas(state, self.figures.costs)
        self.atlases = [new, *self.atlases[: KEPT - 1]]
        return new

    def weigh(self, state: State, lore: Lore, seat: i64, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        assert isinstance(lore, Clues), "a lore of this mind"
        look = Outlook(self, state, lore, seat)
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
