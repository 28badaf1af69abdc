"""The box and the set-up of a round (docs/rules/base.md sections 2 and 4)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.changes import fills, moves, place_of
from tests.scenario import kinds, table
from undermine.core.engine import begin, open_game
from undermine.core.event import DREW
from undermine.core.tile import DOWN
from undermine.core.zone import ASIDE, LIMBO, ROLE
from undermine.games import RulesError, parse_rules
from undermine.games.deck import load

EDITIONS = ("cs20", "de", "lt2009")
SET_UP = {
    # players: saboteurs, diggers, role deck, hand, draw pile
    3: (1, 3, 4, 6, 49),
    4: (1, 4, 5, 6, 43),
    5: (2, 4, 6, 6, 37),
    6: (2, 5, 7, 5, 37),
    7: (3, 5, 8, 5, 32),
    8: (3, 6, 9, 4, 35),
    9: (3, 7, 10, 4, 31),
    10: (4, 7, 11, 4, 27),
}


def names_of(text: str) -> Counter[str]:
    rules = parse_rules(text)
    return Counter(rules.names[int(card)] for card in rules.cards)


def test_path_cards() -> None:
    """BASE-1: one start card, three goals and 40 playable path cards."""
    rules = parse_rules("base x5")
    counts = names_of("base x5")
    through = {"B-NS": 4, "B-EW": 3, "B-NE": 5, "B-NW": 4, "B-NES": 5, "B-NEW": 5, "B-NESW": 5}
    dead_ends = dict.fromkeys(["N", "E", "NE", "NW", "NS", "EW", "NES", "NEW", "NESW"], 1)
    paths = {name: count for name, count in counts.items() if name.startswith("B-")}
    assert paths == through | {f"B-d-{sides}": count for sides, count in dead_ends.items()}
    assert sum(paths.values()) == 40
    assert (len(rules.start_cells), len(rules.goal_cells)) == (1, 3)


def test_goal_cards() -> None:
    """BASE-2: one gold and two stones, which look alike from behind."""
    rules = parse_rules("base x5")
    assert sorted(rules.goal_names[int(kind)] for kind in rules.goal_deck) == [
        "B-goal-gold",
        "B-goal-stone-NE",
        "B-goal-stone-NW",
    ]
    arena = begin(rules, "backs").arena
    assert [int(arena.code[tile]) for tile in (2, 3, 4)] == [DOWN] * 3


def test_action_cards() -> None:
    """BASE-3: 27 action cards of four families."""
    counts = {name: count for name, count in names_of("base x5").items() if not name.startswith("B-")}
    tools = ("pickaxe", "lantern", "cart")
    assert [counts.pop(f"sabotage-{tool}") for tool in tools] == [3, 3, 3]
    assert [counts.pop(f"repair-{tool}") for tool in tools] == [2, 2, 2]
    assert [counts.pop(f"repair-{pair}") for pair in ("pickaxe+lantern", "pickaxe+cart", "lantern+cart")] == [1, 1, 1]
    assert counts == {"rockfall": 3, "map": 6}


def test_gold_cards() -> None:
    """BASE-4: 28 gold cards, 44 nuggets."""
    values = Counter(int(value) for value in parse_rules("base x5").gold_deck)
    assert values == {1: 16, 2: 8, 3: 4}


def test_dwarf_cards() -> None:
    """BASE-5: seven diggers and four saboteurs; ten players use all of them."""
    assert {row.id: row.count for row in load("base").rows("dwarf")} == {"digger": 7, "saboteur": 4}
    rules = parse_rules("base x10")
    assert Counter(rules.role_names[int(role)] for role in rules.role_deck) == {"digger": 7, "saboteur": 4}


@pytest.mark.parametrize("players", [0, 1, 2, 11, 12])
def test_players(players: int) -> None:
    """BASE-6: 3 to 10 players and no others."""
    with pytest.raises(RulesError, match="3 to 10 players"):
        parse_rules(f"base x{players}")
    assert [int(parse_rules(f"base x{n}").seats) for n in range(3, 11)] == list(range(3, 11))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", SET_UP)
def test_set_up(players: int, edition: str) -> None:
    """BASE-T1, BASE-12, BASE-14, BASE-17, BASE-18, E20, E2: roles, hands and piles by number of players."""
    rules = parse_rules(f"base:{edition} x{players}")
    state = begin(rules, "set-up")
    saboteurs, diggers, role_deck, hand, pile = SET_UP[players]
    roles = Counter(rules.role_names[int(role)] for role in [*state.roles, *state.aside])
    assert roles == {"saboteur": saboteurs, "digger": diggers}
    assert (len(state.roles), len(state.aside)) == (players, 1) and role_deck == players + 1
    assert [len(state.hand(seat)) for seat in range(players)] == [hand] * players
    assert (state.left, state.spent) == (pile, 0)
    dealt = [card for seat in range(players) for card in state.hand(seat)]
    assert sorted(dealt + [int(card) for card in list(state.deck)[:pile]]) == sorted(int(card) for card in rules.cards)


def test_roles_are_dealt_in_secret() -> None:
    """BASE-13, BASE-14: each looks at his own dwarf card, nobody at the one left over."""
    log = open_game(parse_rules("base x5"), "roles").log
    assert [(event[1], place_of(event[2][1])) for event in moves(log, int(LIMBO), int(ROLE))] == [
        (1 << seat, seat) for seat in range(5)
    ]
    assert [event[1:3] for event in fills(log, int(ASIDE))] == [(0, (ASIDE, 1))]


def test_everything_is_shuffled() -> None:
    """BASE-13, BASE-15, BASE-17, BASE-19: roles, goals, cards and gold come out differently."""
    rules = parse_rules("base x5")
    states = [begin(rules, str(seed)) for seed in range(40)]
    assert {tuple(map(int, state.goals)).index(1) for state in states} == {0, 1, 2}
    assert all(len({int(state.roles[seat]) for state in states}) == 2 for seat in range(5))
    assert {int(state.aside[0]) for state in states} == {1, 2}
    assert len({tuple(state.hand(0)) for state in states}) > 30
    assert len({tuple(map(int, state.bank)) for state in states}) == 40
    assert all(sorted(map(int, state.bank)) == [1] * 16 + [2] * 8 + [3] * 4 for state in states)


def test_lay_out() -> None:
    """BASE-15: start at 0,0 face up, the goals at 8,-2 8,0 8,2 face down, nothing else."""
    game = table()
    arena, grid = game.state.arena, game.rules.grid
    cells = [grid.name(arena.cell[tile]) for tile in range(1, int(arena.count) + 1)]
    assert cells == ["0,0", "8,-2", "8,0", "8,2"]
    assert [game.shown(cell) for cell in cells] == ["NESW", "", "", ""]


def test_hands_come_from_the_deck() -> None:
    """BASE-17: each draws his hand from the top of the shuffled deck, and the rest is the pile."""
    log = open_game(parse_rules("base x8"), "hands").log
    assert [seen[0] for kind, _, seen, _ in log if kind == DREW] == [seat for seat in range(8) for _ in range(4)]
    assert kinds(log)[-1] == "turned"


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_player(edition: str) -> None:
    """BASE-20, E1: any seat begins by lot, or the one that was agreed on; play goes clockwise."""
    rules = parse_rules(f"base:{edition} x4")
    assert {int(begin(rules, str(seed)).turn) for seed in range(40)} == {0, 1, 2, 3}
    agreed = parse_rules(f"base:{edition}[firstPlayer=3] x4")
    assert {int(begin(agreed, str(seed)).turn) for seed in range(10)} == {3}
    game = table("base x4", first=2)
    order = []
    for _ in range(6):
        order.append(game.seat)
        game.discard()
    assert order == [2, 3, 0, 1, 2, 3]
    with pytest.raises(RulesError, match="only seats 0 to 3"):
        parse_rules("base[firstPlayer=4] x4")


def test_start_card_needs_no_turning() -> None:
    """BASE-A25: the start is a crossing, the same after a half turn."""
    game = table()
    code = int(game.rules.start_codes[0])
    assert game.rules.tiles.sides[code] == game.rules.tiles.sides[code + 1] == 15
    assert game.lit("0,0") == "NESW"
