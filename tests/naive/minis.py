"""The minis, slowly: a table kept from what happens openly, and what docs/rules/minis.md says about it.

Owns its own board, collectors, wallets and the account of cards due; it reads events and never looks into a state.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.changes import place_of, sort_of
from tests.naive.tunnels import OPPOSITE, STEP, Board, Cell, Laid, lit_ports, neighbour, placements
from tests.words import word
from undermine.core.event import Event
from undermine.core.rules import Rules

REPLACES_A_DRAW = ("takeCard", "draw3keep1", "digDiscard")
CHANGES = {"noDraw": -1, "extraDraw": 1}
COLLECTORS = 2


@dataclass
class NaiveMinis:
    """What everybody at the table could write down, and the gold that is only counted."""

    rules: Rules
    board: Board = field(default_factory=dict)
    sites: set[Cell] = field(default_factory=set)
    visited: set[Cell] = field(default_factory=set)
    chests: set[Cell] = field(default_factory=set)
    goals: dict[int, Cell] = field(default_factory=dict)
    collectors: dict[Cell, int] = field(default_factory=dict)
    brought: int = 0
    wallets: list[int] = field(default_factory=list)
    broken: Counter[int] = field(default_factory=Counter)
    asked: dict[Cell, set[int]] = field(default_factory=dict)  # who was asked in this turn to pay where
    pledged: dict[Cell, int] = field(default_factory=dict)  # who will pay where in this turn
    asking: tuple[Cell, int] | None = None  # the place and the seat of a plea that waits for its answer
    is_banned: bool = False
    deck: int = 0
    opened: list[str] = field(default_factory=list)  # chests of this turn
    drawn: int = 0  # cards from the deck in this turn
    brings: int = 0  # collectors brought in this turn
    is_turn: bool = False  # has a turn been asked for since the last one began?

    def cell(self, code: int) -> Cell:
        return int(self.rules.grid.x(code)), int(self.rules.grid.y(code))

    def hear(self, event: Event) -> None:
        _, _, o, s = event
        name = sort_of(self.rules, event)
        rules = self.rules
        match name:
            case "pushed" if rules.frame_names[o[0]] == "pay":
                self.asking = self.cell(o[3]), o[1]
                self.asked.setdefault(self.cell(o[3]), set()).add(o[1])
            case "chose" if self.asking:
                cell, seat = self.asking
                if word(rules, s[0]) == "pay":
                    self.pledged[cell] = seat
                self.asking = None
            case "began":
                self.board = {(0, 0): Laid("B-start")}
                self.goals = {goal: self.cell(int(cell)) for goal, cell in enumerate(rules.goal_cells)}
                self.board |= dict.fromkeys(self.goals.values())
                self.sites, self.visited, self.chests, self.collectors = set(), set(), set(), {}
                self.brought, self.is_banned, self.deck = 0, False, o[1]
                self.broken.clear()
                self.wallets = self.wallets or [0] * int(rules.seats)
                self._new_turn()
            case "posted" if rules.piece_names[o[0]] == "collector":
                self.collectors[self.cell(o[1])] = o[2]
                self.brought += 1
                self.brings += 1
            case "posted" if s and self.cell(o[1]) not in self.board:
                self.chests.add(self.cell(o[1]))
                self.board[self.cell(o[1])] = None
            case "posted" if o[2] and s:
                assert self.board[self.cell(o[1])] is not None, "MINI-CHEST-6: first the path card lies"
                self.opened.append(rules.content_names[s[1]])
                self.chests.remove(self.cell(o[1]))
                self.is_banned |= rules.content_names[s[1]] == "mapBan"
            case "posted" if s:
                pass  # it is only looked at, or its path card turned up
            case "posted":
                self.sites.add(self.cell(o[1]))
                self.board[self.cell(o[1])] = None
            case "withdrawn" if rules.piece_names[o[0]] == "collector":
                del self.collectors[self.cell(o[1])]
            case "shown" if self.cell(o[0]) in self.sites:
                self.visited.add(self.cell(o[0]))
            case "pile to offer":
                assert self.opened[-1] == "digDiscard", "MINI-CHEST-17: nothing comes between"
            case "shown" | "placed":
                self.board[self.cell(o[0])] = shape_of(rules.tile_names[o[1] >> 1], turned=bool(o[1] & 1))
            case "removed":
                del self.board[self.cell(o[0])]
                self.chests.discard(self.cell(o[0]))
            case "shifted":
                (goal,) = [goal for goal, cell in self.goals.items() if cell == self.cell(o[0])]
                del self.board[self.goals[goal]]
                self.goals[goal] = self.cell(o[1])
                self.board[self.goals[goal]] = None
            case "fronted":
                self.broken[o[0]] += 1
            case "cleared":
                self.broken[o[0]] -= 1
            case "turned":
                self._new_turn()
            case _:
                self._count(name, o, s)

    def _count(self, name: str, o: tuple[int, ...], s: tuple[int, ...]) -> None:
        match name:
            case "earned":
                self.wallets[o[0]] += o[1]
            case "pool to gold" | "limbo to gold" | "drawn-gold to gold":
                self.wallets[place_of(o[1])] += sum(s)
            case "drew":
                self.drawn += 1
                self.deck -= 1
            case "deck to offer":
                self.deck -= len(s)
            case "deck to pile":
                self.deck -= len(s)

    def _new_turn(self) -> None:
        self.opened, self.drawn, self.brings = [], 0, 0
        self.asked, self.pledged, self.asking = {}, {}, None
        self.is_turn = False

    # What the rules say of this table

    def due(self) -> int:
        """Cards from the deck at the end of the turn, if it has them (MINI-TOLL-7, MINI-CHEST-A6)."""
        normal = 0 if self.brings else 1
        change = sum(CHANGES.get(chest, 0) for chest in self.opened)
        return max(0, normal + change - sum(chest in REPLACES_A_DRAW for chest in self.opened))

    def placements(self, seat: int, names: set[str]) -> set[str]:
        """MINI-TOLL-5, MINI-TOLL-8, MINI-TOLL-A1, MINI-TOLL-A3, MINI-TOLL-A4 and MINI-TOLL-14."""
        if self.broken[seat] > 0:
            return set()
        return {words for words in placements(self.board, names) if self._is_free(seat, _cell(words.split()[2]))}

    def _is_free(self, seat: int, cell: Cell) -> bool:
        owner = self.collectors.get(cell)
        return owner is None or owner == seat or self.wallets[seat] > 0 or cell in self.pledged

    def pleas(self, seat: int) -> set[tuple[int, Cell]]:
        """MINI-TOLL-A12, MINI-TOLL-A14: where light stands before a collector; without ladders and such."""
        if self.broken[seat] > 0:
            return set()
        lit = {neighbour(cell, side) for cell, side in lit_ports(self.board)}
        places = {cell for cell, owner in self.collectors.items() if owner != seat} & lit - self.pledged.keys()
        others = set(range(int(self.rules.seats))) - {seat}
        return {(other, cell) for cell in places for other in others - self.asked.get(cell, set())}

    def can_promise(self, seat: int, cell: Cell) -> bool:
        """MINI-TOLL-A3, MINI-TOLL-A14: what was promised elsewhere in this turn is spent."""
        spent = sum(payer == seat != self.collectors[place] for place, payer in self.pledged.items())
        return self.collectors[cell] == seat or self.wallets[seat] > spent

    def ends(self) -> set[Cell]:
        """MINI-TOLL-A2: empty cells that an open side of a face-up card faces, without a collector."""
        if self.brought == COLLECTORS:
            return set()
        faced = {neighbour(cell, side) for cell, card in self.board.items() if card is not None for side in card.open}
        return faced - self.board.keys() - self.collectors.keys()

    def removable(self) -> set[Cell]:
        """BASE-41, MINI-CHEST-7, MINI-COST-A4: everything but the start, goals and sites."""
        return self.board.keys() - {(0, 0)} - set(self.goals.values()) - self.sites

    def on_maps(self) -> set[Cell]:
        """MINI-CHEST-8, MINI-CHEST-10: goals that are face down unless banned, and closed chests."""
        goals = {cell for cell in self.goals.values() if self.board[cell] is None}
        return self.chests | (set() if self.is_banned else goals)

    def waiting(self) -> set[Cell]:
        """Face-down cards before which light stands; none may be left when a turn begins (MINI-CHEST-A4)."""
        lit = lit_ports(self.board)
        hidden = {cell for cell, card in self.board.items() if card is None} - self.visited
        return {cell for cell in hidden if any((neighbour(cell, side), OPPOSITE[side]) in lit for side in STEP)}

    def idle(self) -> set[Cell]:
        """Collectors before whom no tunnel ends; none may be left (MINI-TOLL-A5)."""
        faced = {neighbour(cell, side) for cell, card in self.board.items() if card is not None for side in card.open}
        return self.collectors.keys() - faced


def shape_of(name: str, *, turned: bool) -> Laid:
    """The base card of the same shape as a card of the minis (MINI-GOAL-A3)."""
    if name.startswith("T-"):
        name = f"B-{name.removeprefix('T-')}"
    elif name in ("N-gold", "N-spider"):
        name = "B-goal-gold"
    elif name.startswith("N-"):
        hand = {"N-bag-1": "NE", "N-bag-2": "NW"}.get(name, name[-2:])
        name = f"B-goal-stone-{hand}"
    return Laid(name, turned)


def _cell(word: str) -> Cell:
    x, y = word.split(",")
    return int(x), int(y)
