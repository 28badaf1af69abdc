"""The engine agrees with the naive expansion on every step of many games."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.changes import reveals
from tests.chooser import DIGGING, LIVELY, MIXED, RANDOM, choose
from tests.naive.compare import engine_board, has_island
from tests.naive.expansion import NaiveExpansion
from tests.naive.tunnels import GOAL_CELLS, lit_ports, reached
from tests.words import legal_words, word
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game, scores, to_act
from undermine.core.event import BEGAN, ENDED, TOLD
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.zone import GOAL
from undermine.games import parse_rules


def deal(naive: NaiveExpansion, state: State) -> None:
    rules = state.rules
    names = rules.names
    naive.deal(
        [[names[card] for card in state.hand(seat)] for seat in range(int(state.seats))],
        [names[int(card)] for card in reversed(list(state.deck)[: int(state.left)])],
        [rules.role_names[int(role)] for role in state.roles],
        {cell: rules.goal_names[int(kind)] for cell, kind in zip(GOAL_CELLS, state.goals, strict=True)},
        [],
    )
    naive.deal_round([names[int(card)] for card in state.away], [rules.role_names[int(role)] for role in state.aside])


def same_table(naive: NaiveExpansion, state: State) -> None:
    names, role_names = state.rules.names, state.rules.role_names
    for seat in range(int(state.seats)):
        assert sorted(naive.hands[seat]) == sorted(names[card] for card in state.hand(seat))
        assert naive.front[seat] == [names[card] for card in state.before(seat)]
    assert naive.purse == [int(nuggets) for nuggets in state.purse]
    assert naive.deck == [names[int(card)] for card in reversed(list(state.deck)[: int(state.left)])]
    assert naive.pile == [names[int(card)] for card in list(state.pile)[: int(state.spent)]]
    assert naive.roles == [role_names[int(role)] for role in state.roles]
    assert naive.hats == [role_names[int(role)] for role in state.aside]
    assert naive.worn == [role_names[int(role)] for role in state.worn]
    assert naive.round == state.round
    if naive.ask.what != "steal":
        board, light, before_goals = engine_board(state)
        assert board == naive.board
        assert light == lit_ports(naive.board)
        assert before_goals == reached(naive.board)


def compare(rules: Rules, edition: str, rule: str, seed: str, mood: str, draws: str = "otherOnly") -> Counter[str]:
    """Play a game in both; what came up in it."""
    run, dice = open_game(rules, seed), Dice(int.from_bytes(seed.encode()[-7:], "little"))
    state = run.state
    naive = NaiveExpansion(edition, int(rules.seats), starter=int(state.turn), rule=rule, draws_for=draws)
    deal(naive, state)
    seen: Counter[str] = Counter()
    while not is_over(state):
        same_table(naive, state)
        words = legal_words(state)
        assert len(words) == len(set(words))
        assert {in_order(each) for each in words} == {in_order(each) for each in naive.legal()}
        assert (to_act(state), rules.frame_names[int(state.top()[0])]) == (naive.ask.seat, naive.ask.what)
        action = choose(state, dice, mood)
        chosen = word(rules, action)
        told = len(run.log)
        run.apply(action)
        naive.play(chosen)
        seen[" ".join(chosen.split()[:2]) if chosen.startswith("play") else chosen.split()[0]] += 1
        seen["islands"] += has_island(naive.board)
        for event in run.log[told:]:
            kind, _, opened, _ = event
            seen["found"] += len(reveals([event], int(GOAL)))
            seen["stolen"] += kind == TOLD and rules.facts[opened[0]].name == "stole"
            if kind == ENDED:
                seen[f"won by {rules.side_names[opened[0]]}"] += 1
            elif kind == BEGAN:
                deal(naive, state)
    assert naive.ask.what == "over" and scores(state) == naive.purse
    return seen


def in_order(words: str) -> str:
    """Cards thrown away together are named in any order."""
    verb, *rest = words.split()
    if verb == "discard":
        return " ".join([verb, *sorted(rest)])
    return " ".join([verb, rest[0], *sorted(rest[1:])]) if verb == "shed" else words


@pytest.mark.parametrize(("edition", "rule"), [("cs20", "cs20"), ("de", "de"), ("cs20", "bga")])
@pytest.mark.parametrize(("players", "mood"), [(2, MIXED), (3, DIGGING), (5, LIVELY), (8, DIGGING), (12, LIVELY)])
def test_games_agree(edition: str, rule: str, players: int, mood: str) -> None:
    """EXP-13..25, EXP-29..43, EXP-46..51, EXP-58..63, EXP-66: nothing differs anywhere."""
    rules = parse_rules(f"expansion:{edition}[blockedRule={rule}] x{players}")
    seen = compare(rules, edition, rule, f"{edition}/{players}", mood)
    assert seen["place"] > 30 and seen["discard"], seen


@pytest.mark.parametrize("players", [2, 4, 6, 9])
def test_random_games_agree(players: int) -> None:
    """EXP-13..19, EXP-29..43, EXP-58, EXP-63: long games without direction; thefts are carried out."""
    seen = compare(parse_rules(f"expansion x{players}"), "cs20", "cs20", f"any {players}", RANDOM)
    assert seen["shed"] and seen["discard"] > 40, seen


def test_hands_that_grow_agree() -> None:
    """EXP-A12: both players draw after hands were swapped."""
    seen: Counter[str] = Counter()
    for number in range(3):
        rules = parse_rules("expansion[swapHandsDraw=both] x4")
        seen += compare(rules, "cs20", "cs20", f"grow {number}", LIVELY, "both")
    assert seen["play swap-hands"] > 2, seen


def test_everything_comes_up() -> None:
    """The games compared above are not all of one kind: all cards are played, all sides win, gold is stolen."""
    seen: Counter[str] = Counter()
    for number, (players, mood) in enumerate([(5, LIVELY), (8, LIVELY), (6, DIGGING), (4, LIVELY), (6, RANDOM)]):
        for rule in ("cs20", "bga"):
            text = f"expansion[blockedRule={rule}] x{players}"
            seen += compare(parse_rules(text), "cs20", rule, f"{rule} {number}", mood)
    for card in ("theft", "hands-off", "prison", "release", "inspection", "swap-hats", "swap-hands"):
        assert seen[f"play {card}"] > 0, (card, seen)
    for side in ("blue", "green", "both", "saboteurs"):
        assert seen[f"won by {side}"] > 0, (side, seen)
    assert seen["stolen"] and seen["islands"] and seen["shed"], seen


def test_a_wrong_rule_is_noticed() -> None:
    """EXP-A2, X1: the rules of one edition do not pass for another's, nor one way to draw for the other."""

    def fails(text: str, edition: str, rule: str, draws: str) -> bool:
        try:
            for number in range(3):
                compare(parse_rules(text), edition, rule, f"wrong {number}", LIVELY, draws)
        except AssertionError:
            return True
        return False

    assert fails("expansion:de x4", "cs20", "de", "otherOnly")
    assert fails("expansion[swapHandsDraw=both] x4", "cs20", "cs20", "otherOnly")
    assert not fails("expansion x4", "cs20", "cs20", "otherOnly")
