"""The engine agrees with the naive game on every step of many games: legal words, light, goals, gold, winners."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.chooser import DIGGING, MIXED, RANDOM
from tests.houses import rebuilt, with_dead_ends_joined
from tests.naive.compare import catch_up, compare, engine_board, go_on
from tests.naive.game import NaiveGame
from tests.naive.tunnels import reached
from tests.scenario import table
from undermine.core.chance import Dice
from undermine.core.rules import Rules
from undermine.games import parse_rules

EDITIONS = ("cs20", "de", "lt2009")
SHAPES = ("EW", "NS", "NE", "NW", "SE", "SW", "NES", "NEW", "NESW", "SEW", "NSW", "d-N", "d-EW", "d-NESW", "d-SW")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "mood"), [(3, MIXED), (4, DIGGING), (5, MIXED), (7, MIXED), (10, DIGGING)])
def test_games_agree(edition: str, players: int, mood: str) -> None:
    """BASE-7..11, BASE-21..32, BASE-34..43, BASE-46..52, BASE-54..61, BASE-63..66: nothing differs anywhere."""
    rules = parse_rules(f"base:{edition} x{players}")
    seen: Counter[str] = Counter()
    for number in range(3):
        seen += compare(rules, edition, f"{edition}/{players}/{number}", mood)
    assert seen["found"] > 5 and seen["take"] > 5, seen
    assert mood == DIGGING or (seen["rockfall"] and seen["islands"]), seen
    assert seen["diggers"] and seen["diggers"] + seen["saboteurs"] == 9


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 6, 8, 9])
def test_random_games_agree(edition: str, players: int) -> None:
    """BASE-26..32, BASE-52, BASE-59, BASE-60: long games without direction, in which saboteurs are paid."""
    seen = compare(parse_rules(f"base:{edition} x{players}"), edition, f"any {players}", RANDOM)
    assert seen["turn"] > 150 and seen["saboteurs"], seen


@pytest.mark.parametrize("edition", EDITIONS)
def test_crowded_goals_agree(edition: str) -> None:
    """BASE-46..51, BASE-A3..A5, BASE-A7..A9, E9: goals amid any cards at all, so that stones, orders and seams vary."""
    seen: Counter[str] = Counter()
    for number in range(120):
        dice = Dice(number)
        board = {(x, 0): "EW" for x in range(1, 7)} | {(6, -1): "NS", (6, -2): "SE", (6, 1): "NS", (6, 2): "NE"}
        board |= {(6, 0): "NESW"}
        for x, y in [(7, -2), (7, -1), (7, 1), (7, 2), (8, -1), (8, 1), (9, -2), (9, -1), (9, 0), (9, 1), (9, 2)]:
            if dice.below(100) < 55:
                board[x, y] = SHAPES[dice.below(len(SHAPES))]
        hand = "B-EW B-NESW B-NEW B-NES B-NW B-NE"
        goals = ("gold NE NW", "NE gold NW", "NW NE gold", "NE NW gold")[dice.below(4)]
        game = table(f"base:{edition} x5", hands={0: hand}, goals=goals)
        game.lay(";".join(f"{shape} {x},{y}" for (x, y), shape in board.items()))
        naive = NaiveGame(edition, 5, starter=0)
        catch_up(naive, game.state, [])
        naive.board = engine_board(game.state)[0]
        if not reached(naive.board):
            seen += go_on(game.run, naive, dice, DIGGING, 6)
    assert seen["found"] > 80 and seen["first"] > 5, seen
    assert edition != "lt2009" or seen["orient"] > 20, seen


def fails(rules: Rules, edition: str) -> bool:
    """Whether the comparison notices that these are not the rules of that edition."""
    try:
        for number in range(5):
            compare(rules, edition, f"wrong {number}", MIXED)
    except AssertionError:
        return True
    return False


def test_a_changed_rule_is_noticed() -> None:
    """BASE-8: if dead ends conducted, the comparison would fail."""
    assert fails(with_dead_ends_joined("cs20", 5), "cs20")
    assert not fails(rebuilt("cs20", 5), "cs20")


def test_a_wrong_edition_is_noticed() -> None:
    """E5, E6, E9, E11: the rules of one edition do not pass for another's."""
    for edition, other in (("cs20", "de"), ("de", "lt2009"), ("lt2009", "cs20")):
        assert fails(parse_rules(f"base:{edition} x5"), other)
