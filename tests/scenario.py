"""A table set up as a test wants it: tiles, hands, roles, goals, gold and broken tools; played on in words.

Owns the little language of the tests.  Shapes are named by their open sides as they lie (`EW`, `SW`, dead end `d-EW`),
so a curve that has to be turned is found by itself.  Boards may use more copies of a shape than the deck holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tests.words import action_of, legal_words
from undermine.core import change
from undermine.core.action import USE, Action, act
from undermine.core.deal import DECK, GOALS, GOLD, ROLES, Deal
from undermine.core.engine import legal_actions, open_game, to_act, why_illegal
from undermine.core.event import NAMES, TOLD, Event
from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.chests.rules import CHEST_CELLS, CHEST_PATHS, CHESTS, LAID
from undermine.features.rounds.rules import Rounds
from undermine.games import parse_rules

GOAL_WORDS = {"gold": "B-goal-gold", "NE": "B-goal-stone-NE", "NW": "B-goal-stone-NW"}
ROLE_WORDS = {
    "d": "digger", "s": "saboteur", "b": "blue", "g": "green", "c": "boss", "p": "profiteer", "o": "geologist",
    "y": "greedy",
}  # fmt: skip
CS20_5 = "base:cs20 x5"


class Scenario:
    """A game that a test set up and goes on with."""

    run: Run

    def __init__(self, run: Run) -> None:
        self.run = run

    @property
    def state(self) -> State:
        return self.run.state

    @property
    def rules(self) -> Rules:
        return self.run.rules

    @property
    def seat(self) -> int:
        return to_act(self.state)

    def legal(self) -> set[str]:
        return set(legal_words(self.state))

    def uses(self, card: str) -> set[str]:
        """The legal plays of a card, without discarding it."""
        return {words for words in self.legal() if words.split()[0] in ("place", "play") and words.split()[1] == card}

    def may(self, words: str) -> bool:
        return words in self.legal()

    def why(self, words: str) -> Reason:
        return why_illegal(self.state, self.seat, action_of(self.rules, words))

    def play(self, *moves: str) -> list[Event]:
        """Legal actions one after another; the events of all of them."""
        first = len(self.run.log)
        for words in moves:
            action = action_of(self.rules, words)
            assert action in legal_actions(self.state, self.seat), (words, self.legal())
            self.run.apply(action)
        return self.run.log[first:]

    def discard(self) -> list[Event]:
        """The seat on turn passes with its first card."""
        return self.play(f"discard {self.hand(self.seat)[0]}")

    def pass_round(self) -> list[Event]:
        """Everybody passes until the round is over, or until it asks something else at its end."""
        first = len(self.run.log)
        number = self.state.round
        while self.state.depth and self.state.round == number and self.question() == "turn":
            self.discard()
        return self.run.log[first:]

    def dig(self, tiles: str) -> None:
        """Lay tiles one after another, each of which must be a legal placement at that moment."""
        for tile in tiles.split(";"):
            shape, cell = tile.split()
            assert self.can_lay(shape, cell), (tile, self.why_not_lay(shape, cell))
            self.lay(tile)

    def lay(self, tiles: str) -> None:
        """Put tiles on the table without asking the rules: `EW 1,0; d-N 2,0`."""
        for tile in filter(None, (part.strip() for part in tiles.split(";"))):
            shape, cell = tile.split()
            name, turned = find_shape(self.rules, shape)
            change.place(self.state, self.rules.read_cell(cell), self.rules.tile[self.rules.code[name]] + turned)

    def can_lay(self, shape: str, cell: str) -> bool:
        """Whether the seat on turn could place this shape there if it held it."""
        return not self.why_not_lay(shape, cell)

    def why_not_lay(self, shape: str, cell: str) -> Reason:
        name, turned = find_shape(self.rules, shape)
        return why_illegal(self.holding(name), self.seat, self.placement(name, cell, turned))

    def placement(self, name: str, cell: str, turned: int) -> Action:
        return int(act(USE, self.rules.code[name], self.rules.read_cell(cell), turned))

    def holding(self, name: str) -> State:
        """The same state, but that the seat on turn has this card in place of its first one."""
        state = self.state.copy()
        change.spend(state, self.seat, state.hand(self.seat)[0])
        change.draw(state, self.seat, self.rules.code[name])
        return state

    def lit(self, cell: str) -> str:
        """The sides of the tile on a cell that light has reached."""
        arena = self.state.arena
        bits = int(arena.lit[arena.tile_at(self.rules.read_cell(cell))])
        return "".join(side for d, side in enumerate("NESW") if bits >> d & 1)

    def shown(self, cell: str) -> str:
        """The open sides of the tile on a cell as it lies; empty if it is face down or none lies there."""
        arena = self.state.arena
        bits = int(arena.tiles.sides[arena.code[arena.tile_at(self.rules.read_cell(cell))]])
        return "".join(side for d, side in enumerate("NESW") if bits < 16 and bits >> d & 1)

    def hand(self, seat: int) -> list[str]:
        return [self.rules.names[card] for card in self.state.hand(seat)]

    def front(self, seat: int) -> list[str]:
        return [self.rules.names[card] for card in self.state.before(seat)]

    def purses(self) -> list[int]:
        return [int(nuggets) for nuggets in self.state.purse]

    def pile(self) -> list[str]:
        """The discard pile, bottom first."""
        return [self.rules.names[int(card)] for card in list(self.state.pile)[: int(self.state.spent)]]

    def roles(self) -> list[str]:
        return [self.rules.role_names[int(role)] for role in self.state.roles]

    def gold(self, seat: int) -> list[int]:
        """The values of a seat's gold cards, ascending."""
        counts = int(self.state.gold[seat])
        return [value for value in range(8) for _ in range(counts >> 8 * value & 255)]

    def question(self) -> str:
        return self.rules.frame_names[int(self.state.top()[0])]


def kinds(events: Iterable[Event]) -> list[str]:
    """What changed; what was told of it is left out."""
    return [NAMES[event[0]] for event in events if event[0] != TOLD]


def find_shape(rules: Rules, shape: str) -> tuple[str, int]:
    """The card that shows these open sides, and whether it has to be turned for it.

    A card may be named instead; `~` behind its name turns it.
    """
    if shape.removesuffix("~") in rules.code:
        return shape.removesuffix("~"), int(shape.endswith("~"))
    prefix, sides = ("B-d-", shape[2:]) if shape.startswith("d-") else ("B-", shape)
    for turned in (0, 1):
        seen = sides.translate(str.maketrans("NESW", "SWNE")) if turned else sides
        name = prefix + "".join(side for side in "NESW" if side in seen)
        if name in rules.code:
            return name, turned
    raise ValueError(f"no path card shows {shape}")


def table(
    text: str = CS20_5,
    tiles: str = "",
    *,
    hands: Mapping[int, str] | None = None,
    roles: str = "",
    goals: str = "",
    gold: Sequence[int] = (),
    front: Mapping[int, str] | None = None,
    chests: Mapping[str, str] | None = None,
    first: int = 0,
    seed: str = "scenario",
) -> Scenario:
    """A game at its first turn with all this on the table.

    Hands name the first cards of a seat, filled up from the deck; roles are letters (ROLE_WORDS), of the seats and then
    of those left over, which may be left out; goals are words (gold, NE, NW) from top to bottom; gold is the gold deck,
    top first.
    """
    rules = parse_rules(text)
    hidden = _chests(rules, chests) if chests is not None else {}
    return Scenario(arrange(rules, tiles, hands or {}, roles, goals, gold, front or {}, first, seed, hidden))


def arrange(
    rules: Rules,
    tiles: str,
    hands: Mapping[int, str],
    roles: str,
    goals: str,
    gold: Sequence[int],
    front: Mapping[int, str],
    first: int,
    seed: str,
    more: Mapping[str, list[int]] | None = None,
) -> Run:
    orders: dict[str, list[int]] = {DECK: _deck(rules, hands), **(more or {})}
    if roles:
        orders[ROLES] = _roles(rules, roles)
    if goals:
        orders[GOALS] = [rules.goal_names.index(GOAL_WORDS.get(goal, goal)) for goal in goals.split()]
    if gold:
        orders[GOLD] = list(reversed(gold))
    run = open_game(rules, seed, Deal(orders, first))
    scenario = Scenario(run)
    scenario.lay(tiles)
    for seat, cards in front.items():
        for name in cards.split():
            change.front(run.state, seat, rules.code[name])
    return run


def _roles(rules: Rules, letters: str) -> list[int]:
    """The roles of all seats, then those left over in the order of the role deck; a test may ask for more of one."""
    named = [rules.role_names.index(ROLE_WORDS[letter]) for letter in letters.replace(" ", "")]
    rest = [int(role) for role in rules.role_deck]
    for role in named:
        rest.remove(role if role in rest else rest[-1])
    return named + rest


def _chests(rules: Rules, chests: Mapping[str, str]) -> dict[str, list[int]]:
    """Orders that lay these chests (cell -> path card and chest); the others lie far away."""
    cells = [rules.read_cell(cell) for cell in chests] + [rules.grid.cell(x, 20) for x in (20, 22, 24, 26)]
    faces = [2 * rules.tile_names.index(words.split()[0]) for words in chests.values()]
    contents = [rules.content_names.index(words.split()[1]) for words in chests.values()]
    chest = rules.pieces[rules.piece_names.index("chest")]
    faces += [int(face) for face in chest.faces if face not in faces]
    contents += [int(content) for content in chest.contents if content not in contents]
    return {CHEST_CELLS: cells[:LAID], CHEST_PATHS: faces, CHESTS: contents}


def _deck(rules: Rules, hands: Mapping[int, str]) -> list[int]:
    """The deck, top last, that deals these hands."""
    rest = [int(card) for card in rules.cards]
    withheld = sum(int(module.withheld) for module in rules.modules if isinstance(module, Rounds))
    wanted = {seat: [rules.code[name] for name in cards.split()] for seat, cards in hands.items()}
    for cards in wanted.values():
        for card in cards:
            rest.remove(card)
    order = [rest.pop() for _ in range(withheld)]
    for seat in range(int(rules.seats)):
        hand = wanted.get(seat, [])
        while len(hand) < rules.hand:
            hand.append(rest.pop(0))
        order += hand
    return list(reversed(order + rest))
