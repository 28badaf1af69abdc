"""What a bot has to know of a rule set, looked up once: families of cards, ways through tiles, spots of the table.

Owns plain tables for quick reading.  Never holds anything of a game.
A *spot* is a cell of the part of the table worth thinking about, numbered so that sets of spots are the bits of an
int and the four neighbours lie at constant distances; a margin column keeps rows apart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undermine.core.card_row import NOTHING
from undermine.core.rules import Rules
from undermine.core.tile import DOWN, WILD

PATH: Final = 1  # families of cards
BREAK: Final = 2
MEND: Final = 3
FALL: Final = 4
MAP: Final = 5
OTHER: Final = 6

WORTH: Final = {
    "veto": 0.7, "tracker": 0.6, "detour": 0.45, "swap-goals": 0.35, "treasury": 0.3, "direction": 0.15,
    "theft": 1.0, "hands-off": 0.35, "prison": 0.6, "release": 0.45, "inspection": 0.3, "swap-hats": 0.4,
    "swap-hands": 0.2,
}  # fmt: skip
"""What a card of no usual family is worth in hand, for either side."""

WAYS: Final = (((1, 3),), ((0, 2),), ((0, 1), (2, 3)), ((0, 3), (2, 1)))
"""Ways through a card by the sides that they join: east and west, north and south, and the two kinds of bends."""
CARD_COST: Final = 1.8  # of a way that every card offers

HARMFUL: Final = ("saboteur", "profiteer", "geologist")
"""The roles that do not want the gold to be found."""

AROUND_X: Final = 3  # how far beyond start and goals a tunnel may still make sense
AROUND_Y: Final = 4


class Chart:
    """The tables of one rule set, with its goals where they lie at the beginning or on other cells.

    A walker other than 0 sees doors of a colour as walls.
    """

    def __init__(self, rules: Rules, goal_cells: tuple[int, ...], walker: int) -> None:
        self.rules = rules
        self.walker = walker
        self.goal_cells = goal_cells
        self.seats = int(rules.seats)
        self.family = [_family(rules, card) for card in range(len(rules.names))]
        self.tile = [int(rules.tile[card]) for card in range(len(rules.names))]
        self.worth = [WORTH.get(name, 0.0) for name in rules.names]
        codes = 2 * int(rules.tiles.count)
        self.sides = [int(rules.tiles.sides[code]) for code in range(codes)]
        first = walker << 10
        self.link = [tuple(int(rules.tiles.link[first | code << 2 | d]) for d in range(4)) for code in range(codes)]
        self.is_source = [bool(rules.tiles.source[code] >> walker & 1) for code in range(codes)]
        self.leads_on = [
            self.is_source[code] or any(ways & ways - 1 for ways in self.link[code]) for code in range(codes)
        ]
        self.marks = [frozenset(rules.printed.get(name, NOTHING).marks) for name in rules.names]
        self.mute = next((code for code in range(2, codes) if self.sides[code] & int(WILD)), 0)
        self.choice = self._choice()
        self.turns = [self._turns(code) for code in range(codes)]
        self.usual = self._usual()
        self.digger = _index(rules.role_names, "digger")
        self.is_harmful = [name in HARMFUL for name in rules.role_names]
        self.greedy = _index(rules.role_names, "greedy")
        self.has_teams = "blue" in rules.role_names
        self.saboteur = _index(rules.role_names, "saboteur")
        self.saboteurs = sum(1 for role in rules.role_deck if role == self.saboteur)
        self.role_cards = len(rules.role_deck)
        self.is_gold = [name.endswith("gold") for name in rules.goal_names]
        self.is_spider = [name.endswith("spider") for name in rules.goal_names]
        self.gift = [_gift(name) for name in rules.goal_names]
        self.dross = [int(kind) for kind in rules.goal_deck if not self.is_gold[kind]]
        self.has_gifts = any(self.gift) or any(self.is_spider)
        self.golds = sum(1 for kind in rules.goal_deck if self.is_gold[kind])
        self._survey()

    def _choice(self) -> list[int]:
        """bound << 4 | open -> how many cards of the deck lead on and agree with the bound sides."""
        copies = [0] * len(self.sides)
        for card in self.rules.cards:
            code = self.tile[card]
            if code and self.leads_on[code]:
                copies[code] += 1
        ways = [(self.sides[code], self.sides[code + 1], copies[code]) for code in range(0, len(copies), 2)]
        return [
            sum(n for upright, turned, n in ways if n and want in {upright & bound, turned & bound})
            for bound in range(16)
            for want in range(16)
        ]

    def _turns(self, code: int) -> int:
        """The ways that a card offers, either way up, as bits of WAYS."""
        link = self.link[code]
        return sum(
            1 << way
            for way, pairs in enumerate(WAYS)
            if any(link[one] >> two & 1 and link[two] >> one & 1 for one, two in pairs)
        )

    def _usual(self) -> tuple[int, ...]:
        """Way -> what it costs to lay a card that offers it: the fewer cards do, the longer one waits for one."""
        cards = [self.tile[card] for card in self.rules.cards]
        whole = [code for code in cards if code and self.leads_on[code]]
        shares = [sum(self.turns[code] >> way & 1 for code in whole) / max(1, len(whole)) for way in range(len(WAYS))]
        return tuple(max(2, min(6, round(CARD_COST / max(share, 0.01)))) for share in shares)

    def _survey(self) -> None:
        """Lay the spots around start and goals; a goal that moves does not renumber them."""
        rules = self.rules
        grid = rules.grid
        starts = [int(cell) for cell in rules.start_cells]
        goals = [int(cell) for cell in rules.goal_cells]
        xs = [int(grid.x(cell)) for cell in starts + goals]
        ys = [int(grid.y(cell)) for cell in starts + goals]
        left, top = min(xs) - AROUND_X, min(ys) - AROUND_Y
        width, height = max(xs) + AROUND_X - left + 1, max(ys) + AROUND_Y - top + 1
        self.stride = width + 1
        self.step = (-self.stride, 1, self.stride, -1)
        self.spot = {
            grid.cell(left + x, top + y): (y + 1) * self.stride + x for y in range(height) for x in range(width)
        }
        self.field = sum(1 << spot for spot in self.spot.values())
        self.start_spots = tuple(self.spot[cell] for cell in starts)
        self.goal_spots = tuple(self.spot[cell] for cell in self.goal_cells)
        self.goal_of = {spot: goal for goal, spot in enumerate(self.goal_spots)}
        self.beside = tuple(sum(1 << spot + step for step in self.step) & self.field for spot in self.goal_spots)
        table = [*zip(self.start_spots, map(int, rules.start_codes), strict=True)]
        table += [(spot, int(DOWN)) for spot in self.goal_spots]
        # Sites are in the way of tunnels, and any side may touch them.  Chests are left out: reached, they are tunnels.
        table += [(self.spot[int(cell)], self.mute) for cell in rules.site_cells if int(cell) in self.spot]
        self.blank = tuple(sorted(spot << 8 | code for spot, code in table))


@lru_cache(maxsize=64)
def chart_of(rules: Rules, goal_cells: tuple[int, ...] | None = None, walker: int = 0) -> Chart:
    return Chart(rules, tuple(int(cell) for cell in rules.goal_cells) if goal_cells is None else goal_cells, walker)


def _family(rules: Rules, card: int) -> int:
    """What a card is for, by the words that the rules name it with."""
    name = rules.names[card]
    if rules.tile[card]:
        return PATH
    if name.startswith("sabotage-"):
        return BREAK
    if name.startswith("repair-") or name == "craftsman":
        return MEND
    return {"rockfall": FALL, "map": MAP}.get(name, OTHER)


def _gift(name: str) -> int:
    """The nuggets that a goal gives to whoever turns it up, or takes."""
    kind = name.split("-")
    return int(kind[2]) if "bag" in kind else -1 if "dragon" in kind else 0


def _index(names: list[str], name: str) -> int:
    """The code of a name, -1 if these rules do not know it."""
    return names.index(name) if name in names else -1
