"""The engine and the naive game side by side, step by step.

Owns the comparison and what it counts.  Raises AssertionError at the first difference.
"""

from __future__ import annotations

from collections import Counter

from tests.changes import is_of, place_of, reveals
from tests.chooser import choose
from tests.naive.game import NaiveGame
from tests.naive.tunnels import GOAL_CELLS, STEP, Board, Cell, Laid, lit_ports, reached
from tests.words import legal_words, word
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game, scores, to_act, winners
from undermine.core.event import ENDED, MOVED, Event
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.core.zone import GOAL, GOLD, POOL


def compare(rules: Rules, edition: str, seed: str, mood: str) -> Counter[str]:
    """Play a game in both from its beginning to its end; what came up in it."""
    run = open_game(rules, seed)
    naive = NaiveGame(edition, int(rules.seats), starter=int(run.state.turn))
    catch_up(naive, run.state, [])
    seen = go_on(run, naive, Dice(int.from_bytes(seed.encode(), "little")), mood, 1000)
    assert is_over(run.state) and naive.ask.what == "over"
    totals = [sum(cards) for cards in naive.gold]
    assert scores(run.state) == totals
    assert winners(run.state) == [seat for seat, total in enumerate(totals) if total == max(totals)]
    return seen


def go_on(run: Run, naive: NaiveGame, dice: Dice, mood: str, steps: int) -> Counter[str]:
    """So many steps, or to the end."""
    state, rules = run.state, run.rules
    seen: Counter[str] = Counter()
    same_table(naive, state)
    for _ in range(steps):
        if is_over(state):
            break
        words = legal_words(state)
        assert set(words) == naive.legal(), set(words) ^ naive.legal()
        assert len(words) == len(set(words))
        assert (to_act(state), rules.frame_names[int(state.top()[0])]) == (naive.ask.seat, naive.ask.what)
        action = choose(state, dice, mood)
        chosen = word(rules, action)
        seen[naive.ask.what] += 1
        seen["rockfall"] += chosen.startswith("play rockfall")
        told = len(run.log)
        run.apply(action)
        naive.play(chosen)
        seen["found"] += len(reveals(run.log[told:], int(GOAL)))
        seen["islands"] += has_island(naive.board)
        if naive.ask.what in {"deal", "pay", "over"}:
            seen[naive.winner] += 1
        catch_up(naive, state, run.log[told:])
        same_table(naive, state)
    return seen


def catch_up(naive: NaiveGame, state: State, events: list[Event]) -> None:
    """Tell the naive game what chance did: payments and deals."""
    rules = state.rules
    for kind, _, open_part, secret in events:
        if kind == ENDED:
            assert rules.side_names[open_part[0]] == naive.winner
        elif kind == MOVED and is_of(open_part[1], int(GOLD)) and open_part[0] != POOL:
            naive.pay(place_of(open_part[1]), list(secret))
    if naive.ask.what == "deal" and not is_over(state):
        bank = [int(value) for value in reversed(list(state.bank))]
        naive.deal(
            [[rules.names[card] for card in state.hand(seat)] for seat in range(int(state.seats))],
            [rules.names[int(card)] for card in reversed(list(state.deck)[: int(state.left)])],
            [rules.role_names[int(role)] for role in state.roles],
            {cell: rules.goal_names[int(kind)] for cell, kind in zip(GOAL_CELLS, state.goals, strict=True)},
            bank,
        )


def same_table(naive: NaiveGame, state: State) -> None:
    """Everything that both keep."""
    rules = state.rules
    for seat in range(int(state.seats)):
        assert sorted(naive.hands[seat]) == sorted(rules.names[card] for card in state.hand(seat))
        assert naive.front[seat] == [rules.names[card] for card in state.before(seat)]
        counts = int(state.gold[seat])
        assert [naive.gold[seat].count(value) for value in (1, 2, 3)] == [counts >> 8 * v & 255 for v in (1, 2, 3)]
    assert naive.pile == [rules.names[int(card)] for card in list(state.pile)[: int(state.spent)]]
    assert naive.deck == [rules.names[int(card)] for card in reversed(list(state.deck)[: int(state.left)])]
    assert sorted(naive.pool) == sorted(int(value) for value in state.pool)
    assert naive.round == state.round
    if naive.ask.what in {"turn", "first", "orient"}:
        board, light, before_goals = engine_board(state)
        assert board == naive.board
        assert light == lit_ports(naive.board)
        assert before_goals == reached(naive.board)


def engine_board(state: State) -> tuple[Board, set[tuple[Cell, str]], set[Cell]]:
    """The engine's tiles, light and reached goals in the words of the naive game."""
    arena, grid = state.arena, state.rules.grid
    board: Board = {}
    light: set[tuple[Cell, str]] = set()
    goals: set[Cell] = set()
    for tile in range(1, int(arena.count) + 1):
        code = int(arena.code[tile])
        cell = int(grid.x(arena.cell[tile])), int(grid.y(arena.cell[tile]))
        board[cell] = None if code == DOWN else Laid(state.rules.tile_names[code >> 1], bool(code & 1))
        light |= {(cell, side) for d, side in enumerate(STEP) if arena.lit[tile] >> d & 1}
        if arena.reached >> tile & 1:
            goals.add(cell)
    return board, light, goals


def has_island(board: Board) -> bool:
    """Whether a laid card is cut off from the start."""
    lit = {cell for cell, _ in lit_ports(board)}
    return any(card is not None and cell not in lit for cell, card in board.items())
