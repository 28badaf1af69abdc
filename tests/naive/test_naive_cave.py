"""The engine agrees with the naive cave on every step of many games: answers, figures, webs, gold, hands, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.cave import wander
from tests.changes import reveals
from tests.chooser import LIVELY, choose
from tests.form import named, some, turned
from tests.naive.cave import NaiveCave, edge, read_cell, read_place, told
from tests.words import legal_words, word
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game, scores, to_act, winners
from undermine.core.event import DISCARDED, REMOVED, STOOD
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.core.zone import ROLE
from undermine.features.cave.show import cave_of
from undermine.games import parse_rules


def naive_of(state: State) -> NaiveCave:
    """The table as it was dealt."""
    rules, names = state.rules, state.rules.names
    roles = [rules.role_names[int(role)].split("-") for role in state.roles]
    return NaiveCave(
        int(state.seats),
        [[names[card] for card in state.hand(seat)] for seat in range(int(state.seats))],
        [names[int(card)] for card in reversed(list(state.deck)[: int(state.left)])],
        [clan for clan, _ in roles],
        [kind == "loyal" for _, kind in roles],
        {
            read_cell(rules.grid.name(cell)): rules.goal_names[int(kind)]
            for cell, kind in zip(rules.goal_cells, state.goals, strict=True)
        },
        int(state.turn),
    )


def canonical(words: str) -> str:
    """A web by its edge, whichever card names it; cards thrown away together in any order."""
    verb, *rest = words.split()
    if verb == "cut" or (verb == "play" and rest[0].endswith("-web")):
        cell, side = read_place(rest[-1])
        where, way = edge(cell, side.upper())
        return " ".join([verb, *rest[:-1], told((where, way.lower()))])
    return " ".join([verb, *sorted(rest)]) if verb == "discard" else words


def same_table(naive: NaiveCave, state: State) -> None:
    rules, names, arena = state.rules, state.rules.names, state.arena
    inside = cave_of(state)
    for seat in range(int(state.seats)):
        assert sorted(naive.hands[seat]) == sorted(names[card] for card in state.hand(seat))
        assert sorted(naive.front[seat]) == sorted(names[card] for card in state.before(seat))
    assert naive.nuggets == inside["nuggets"] and naive.maximum == inside["hand_max"]
    assert naive.out == inside["out"] and naive.deck == [
        names[int(card)] for card in reversed(list(state.deck)[: int(state.left)])
    ]
    assert sorted(naive.pile) == sorted(names[int(card)] for card in list(state.pile)[: int(state.spent)])
    if is_over(state):
        return
    assert sorted(naive.shown) == inside["revealed"]
    dwarfs = {(row["seat"], row["x"], row["y"], row["field"], row["down"]) for row in rows(inside["figures"])}
    assert dwarfs == {
        (int(name), *cell, spot, int(name) in naive.lying)
        for name, (cell, spot) in naive.figures.items()
        if name.isdigit()
    }
    monsters = {(row["kind"], row["x"], row["y"], row["field"]) for row in rows(inside["monsters"])}
    assert monsters == {(name, *cell, spot) for name, (cell, spot) in naive.figures.items() if not name.isdigit()}
    webs = {(edge((row["x"], row["y"]), row["side"]), row["rounds"], row["owner"]) for row in rows(inside["webs"])}
    assert webs == {(where, web.rounds, web.owner) for where, web in naive.webs.items()}
    assert {(row["x"], row["y"]) for row in rows(inside["veins"])} == naive.veins
    board = {}
    for tile in range(1, int(arena.count) + 1):
        code = int(arena.code[tile])
        lies = None if code == DOWN else (rules.tile_names[code >> 1], bool(code & 1))
        board[read_cell(rules.grid.name(arena.cell[tile]))] = lies
    assert board == {cell: card and (card.name, card.turned) for cell, card in naive.board.items()}


def rows(data: object) -> list[dict[str, Any]]:
    assert isinstance(data, list)
    return data


def compare(text: str, seed: str, lively: int) -> Counter[str]:
    """Play a game in both to its end, so many answers of a hundred without an aim; what came up in it."""
    rules = parse_rules(text)
    run, dice = open_game(rules, seed), Dice(sum(map(ord, text + seed)))
    state, naive = run.state, naive_of(run.state)
    seen: Counter[str] = Counter()
    while not is_over(state):
        same_table(naive, state)
        words = [canonical(each) for each in legal_words(state)]
        asked = (to_act(state), rules.frame_names[int(state.top()[0])])
        assert asked == (naive.asked, naive.ask), (asked, naive.asked, naive.ask)
        assert len(words) == len(set(words))
        wanted = {canonical(each) for each in naive.legal()}
        assert set(words) == wanted, (sorted(set(words) - wanted), sorted(wanted - set(words)))
        action = choose(state, dice, LIVELY) if dice.below(100) < lively else wander(state, dice)
        chosen = word(rules, action)
        first = len(run.log)
        run.apply(action)
        fresh = run.log[first:]
        gone = [rules.names[event[3][0]] for event in fresh if event[0] == DISCARDED]
        if chosen.startswith("discard"):
            gone = gone[len(chosen.split()) - 1 :]
        seen["lost"] += len(gone)
        naive.play(chosen, gone)
        seen[" ".join(part.partition("-")[2] or part for part in chosen.split()[: 2 if "play" in chosen else 1])] += 1
        seen["unveiled"] += len(reveals(fresh, int(ROLE)))
        seen["left"] += sum(event[0] == STOOD and event[2][0] < int(rules.seats) and event[2][1] < 0 for event in fresh)
        seen["removed"] += sum(event[0] == REMOVED for event in fresh)
    same_table(naive, state)
    assert naive.ask == "over"
    assert winners(state) == naive.winners()
    assert scores(state) == [naive.treasures()[naive.works_for(seat)] for seat in range(int(rules.seats))]
    return seen


@pytest.mark.parametrize("players", range(2, 9))
def test_games_agree(players: int) -> None:
    """CAVE-40..83, CAVE-84..131, CAVE-132..159, CAVE-160..174: nothing differs anywhere."""
    for number in range(some(3)):
        with named():
            compare(f"cave[earlyEnd=off] x{players}", f"naive {turned(number)}", 30 * number % 100)


def test_everything_comes_up() -> None:
    seen: Counter[str] = Counter()
    for number in range(14):
        seen += compare(f"cave[earlyEnd=off] x{2 + number % 7}", f"all {number}", 40)
    cards = ("secret", "rockfall", "hand-swap", "boots", "axe", "web", "rat", "crawler", "goblin")
    wanted = ("place", "discard", "move", "stay", "lost", "unveiled", "left", "removed")
    assert all(seen[what] for what in (*wanted, *(f"play {card}" for card in cards))), seen
    assert seen["axe"] + seen["endure"], seen
