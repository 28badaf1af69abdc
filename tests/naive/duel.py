"""The Duel on plain dicts and sets: what is connected, what is legal, who marks what; checks the engine.

Owns its own reading of the deck rows and of docs/rules/duel.md; never looks into modules, tiles or arenas.
A node is (cell, segment number); doors, trolls and ladders are edges between nodes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

from undermine.core.card_row import CardRow
from undermine.games.deck import load

Cell: TypeAlias = tuple[int, int]
Node: TypeAlias = tuple[Cell, int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
ROWS = {row.id: row for row in load("duel").cards}
TOOLS = ("pickaxe", "lantern", "cart")


@dataclass(frozen=True)
class Face:
    """A card as it lies: segments as sets of letters, what stands between two of them, where gold and ladder are."""

    name: str
    segments: tuple[frozenset[str], ...]
    barrier: str = ""  # blue, green or troll
    between: tuple[int, int] = (0, 0)
    gold: int = 0
    gold_segment: int = -1
    ladder: str = ""

    @property
    def sides(self) -> frozenset[str]:
        return frozenset().union(*self.segments)

    def segment_of(self, side: str) -> int:
        return next(i for i, segment in enumerate(self.segments) if side in segment)


def face(name: str, turned: bool) -> Face:
    row: CardRow = ROWS[name]
    flip = (lambda sides: "".join(BACK[side] for side in sides)) if turned else (lambda sides: sides)
    segments = [set(group) for group in (*row.groups, *row.stubs)]
    barrier, between, gold, gold_segment, ladder = "", (0, 0), 0, -1, ""
    for mark in row.marks:
        word, _, place = mark.partition("@")
        if word.startswith("ladder-"):
            ladder = word.partition("-")[2]
        elif word == "troll" or word.startswith("door-"):
            barrier = word.removeprefix("door-")
            arm = place or row.groups[0][0]
            home = next(segment for segment in segments if arm in segment)
            home.remove(arm)
            segments.append({arm})
            between = (segments.index(home), len(segments) - 1)
    for mark in row.marks:
        word, _, place = mark.partition("@")
        if word.startswith("gold") and word != "gold0":
            gold = int(word[4:])
            gold_segment = next(i for i, s in enumerate(segments) if place[0] in s) if place else 0
    turned_segments = tuple(frozenset(flip("".join(segment))) for segment in segments)
    return Face(name, turned_segments, barrier, between, gold, gold_segment, ladder)


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


@dataclass
class Mine:
    """A table: face-up cards, face-down goals, pieces, and what the seat on turn has."""

    board: dict[Cell, Face]
    starts: dict[str, Cell]  # colour -> where its start card lies
    hidden: set[Cell]
    goals: set[Cell]
    bribes: dict[Cell, int] = field(default_factory=dict)
    keys: dict[Cell, int] = field(default_factory=dict)
    claims: dict[Cell, int] = field(default_factory=dict)
    any_start: bool = False

    def reach(self, colour: str, starts: Iterable[str] = ()) -> set[Node]:
        """All segments that a colour comes to from its own start card (DUEL-32), or from others (DUEL-A7)."""
        found: set[Node] = set()
        todo: list[Node] = [(self.starts[start], 0) for start in starts or [colour]]
        while todo:
            node = todo.pop()
            if node not in found:
                found.add(node)
                todo += self.next_to(node, colour)
        return found

    def next_to(self, node: Node, colour: str) -> Iterator[Node]:
        cell, segment = node
        card = self.board[cell]
        for side in card.segments[segment]:
            there = beside(cell, side)
            if there in self.board and BACK[side] in self.board[there].sides:
                yield there, self.board[there].segment_of(BACK[side])
        if card.barrier and segment in card.between:
            is_open = cell in self.bribes if card.barrier == "troll" else card.barrier == colour or cell in self.keys
            if is_open:
                yield cell, next(other for other in card.between if other != segment)
        ladders = [(c, 0) for c, f in self.board.items() if f.ladder and f.ladder == card.ladder]
        if card.ladder in self.starts:
            yield from ladders

    def ends(self, reached: set[Node]) -> set[Cell]:
        """Cells that an open side of these segments faces."""
        return {beside(cell, side) for cell, segment in reached for side in self.board[cell].segments[segment]}

    def fits(self, card: Face, cell: Cell) -> bool:
        return all(
            (side in card.sides) == (BACK[side] in self.board[beside(cell, side)].sides)
            for side in STEPS
            if beside(cell, side) in self.board
        )

    def placements(self, name: str, colour: str) -> set[str]:
        """Where a colour may lay a card, going on from its start or from any (DUEL-43..49, DUEL-94..96, DUEL-A7)."""
        found: set[str] = set()
        upright, upside = face(name, False), face(name, True)
        ways = [(upright, "")] + ([(upside, " turned")] if _looks(upright) != _looks(upside) else [])
        reached = self.reach(colour, self.starts if self.any_start else ())
        cells = self.ends(reached)
        if upright.ladder:
            cells = {beside(cell, side) for cell in self.board for side in STEPS}
        for cell in cells - self.board.keys() - self.hidden:
            around = [beside(cell, side) for side in STEPS]
            if upright.ladder and any(there in self.goals or self.gold_at(there) for there in around):
                continue
            for card, word in ways:
                if self.fits(card, cell) and (upright.ladder or self.is_joined(card, cell, reached)):
                    found.add(f"place {name} {cell[0]},{cell[1]}{word}")
        return found

    def is_joined(self, card: Face, cell: Cell, reached: set[Node]) -> bool:
        return any(
            beside(there, side) == cell and BACK[side] in card.sides
            for there, segment in reached
            for side in self.board[there].segments[segment]
        )

    def gold_at(self, cell: Cell) -> int:
        return self.board[cell].gold if cell in self.board else 0

    def doors(self, colour: str, tokens: int) -> set[Cell]:
        """What a key of this colour opens."""
        if len(self.keys) >= tokens:
            return set()
        return {
            cell
            for cell, card in self.board.items()
            if card.barrier in ("blue", "green") and card.barrier != colour and cell not in self.keys
        }

    def trolls(self, colour: str) -> set[Cell]:
        """Whom a colour may bribe."""
        found = self.reach(colour)
        return {
            cell
            for cell, card in self.board.items()
            if card.barrier == "troll" and cell not in self.bribes and any((cell, s) in found for s in card.between)
        }

    def plain(self) -> set[Cell]:
        """What a rockfall may take."""
        fixed = {*self.starts.values(), *self.goals}
        return {c for c, f in self.board.items() if c not in fixed and not f.gold and f.barrier != "troll"}

    def unmarked(self, colours: list[str]) -> set[Cell]:
        """Gold in reach of somebody that bears no marker; there must be none after a settlement."""
        reached = set().union(*(self.reach(colour) for colour in colours))
        return {
            cell
            for cell, card in self.board.items()
            if card.gold and cell not in self.claims and (cell, card.gold_segment) in reached
        }


def _looks(card: Face) -> object:
    """Two ways to lie are one if nobody can tell them apart."""
    barrier = frozenset(card.segments[i] for i in card.between) if card.barrier else ()
    gold = card.segments[card.gold_segment] if card.gold else ()
    return frozenset(card.segments), barrier, gold


def discards(hand: list[str], order: dict[str, int]) -> set[str]:
    """Passes with one card or two (DUEL-79..81)."""
    pairs = {tuple(sorted(pair, key=order.__getitem__)) for pair in combinations(hand, 2)}
    return {f"discard {card}" for card in hand} | {f"discard {one} {two}" for one, two in pairs}


def sheds(hand: list[str], front: list[str], order: dict[str, int]) -> set[str]:
    """Two cards for one sabotage (DUEL-75..77)."""
    pairs = {tuple(sorted(pair, key=order.__getitem__)) for pair in combinations(hand, 2)}
    return {f"shed {card} {one} {two}" for card in front for one, two in pairs}
