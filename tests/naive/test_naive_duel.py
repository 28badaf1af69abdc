"""A Duel on plain dicts agrees with the engine, question by question, over whole games."""

from __future__ import annotations

import pytest

from tests.chooser import DIGGING, LIVELY, MIXED, choose
from tests.form import some
from tests.naive.duel import TOOLS, Mine, discards, face, sheds
from tests.same import pieces_of
from tests.words import legal_words
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game, to_act
from undermine.core.state import State
from undermine.features.duel.show import colours
from undermine.games import parse_rules


def mine_of(state: State) -> Mine:
    """What lies on the table, in plain words."""
    rules, arena = state.rules, state.arena

    def at(cell: int) -> tuple[int, int]:
        return int(rules.grid.x(cell)), int(rules.grid.y(cell))

    board, starts = {}, {}
    first, last = int(rules.first_goal), int(rules.first_goal) + len(rules.goal_cells)
    for tile in range(1, int(arena.count) + 1):
        code = int(arena.code[tile])
        if code:
            name = rules.tile_names[code >> 1]
            board[at(int(arena.cell[tile]))] = face(name, bool(code & 1))
            if name.startswith("D-start-"):
                starts[name.removeprefix("D-start-")] = at(int(arena.cell[tile]))
    goals = {at(int(arena.cell[tile])) for tile in range(first, last)}
    mine = Mine(board, starts, goals - board.keys(), goals, any_start="cs-sk" in rules.text)
    piles = {"bribe": mine.bribes, "key": mine.keys, "claim": mine.claims}
    for kind, cell, seat, _, _ in pieces_of(state):
        piles[rules.piece_names[kind]][at(cell)] = seat
    return mine


def expected(state: State, mine: Mine) -> set[str]:
    """All that the seat on turn may do, by the rules text."""
    rules = state.rules
    seat = to_act(state)
    colour = colours(rules)[seat]
    order = dict(rules.code)
    hand = [rules.names[card] for card in state.hand(seat)]
    front = [rules.names[card] for card in state.before(seat)]
    found = discards(hand, order) | sheds(hand, front, order)
    found |= {f"bribe {x},{y}" for x, y in mine.trolls(colour)}
    other = [rules.names[card] for card in state.before(1 - seat)] if rules.seats == 2 else None
    for card in set(hand):
        if card.startswith("D-"):
            found |= mine.placements(card, colour) if not front else set()
        elif card.startswith("sabotage"):
            found |= {f"play {card} {1 - seat}"} if other is not None and card not in other else set()
        elif card.startswith("repair"):
            tools = [tool for tool in card.removeprefix("repair-").split("+") if f"sabotage-{tool}" in front]
            assert set(tools) <= set(TOOLS)
            found |= {f"play {card} {seat} {tool}" if "+" in card else f"play {card} {seat}" for tool in tools}
        elif card == "map":
            found |= {f"play map {x},{y}" for x, y in mine.hidden}
        elif card == "key":
            found |= {f"play key {x},{y}" for x, y in mine.doors(colour, 2)}
        elif rules.seats == 2:
            found |= {f"play rockfall {x},{y}" for x, y in mine.plain()}
    return found


@pytest.mark.parametrize("text", ["duel x2", "duel:cs-sk x2", "solo x1", "solo[colour=blue] x1"])
@pytest.mark.parametrize("mood", [DIGGING, LIVELY, MIXED])
def test_whole_games(text: str, mood: str) -> None:
    """DUEL-26..34, DUEL-43..51, DUEL-57..77, DUEL-94..104, DUEL-106, DUEL-110, SOLO-31..33: the same legal lists, and
    no gold in reach without a marker.
    """
    rules = parse_rules(text)
    for seed in range(some(3)):
        run, dice = open_game(rules, f"{mood} {seed}"), Dice(seed)
        while not is_over(run.state):
            state = run.state
            mine = mine_of(state)
            if rules.frame_names[int(state.top()[0])] == "turn":
                assert set(legal_words(state)) == expected(state, mine)
                assert not mine.unmarked(colours(rules))
                for colour, seat in zip(colours(rules), range(int(rules.seats)), strict=True):
                    lit = sum(
                        int(state.arena.walks(seat, tile)).bit_count() for tile in range(1, state.arena.count + 1)
                    )
                    reached = mine.reach(colour)
                    assert lit == sum(len(mine.board[cell].segments[segment]) for cell, segment in reached)
            run.apply(choose(state, dice, mood))
