"""The engine agrees with the slow table of the minis at every turn of many games."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.chooser import DIGGING, MIXED, RANDOM, choose
from tests.naive.minis import NaiveMinis
from tests.naive.tunnels import Cell
from tests.words import legal_words
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game, to_act
from undermine.core.event import ENDED, TOLD, TURNED
from undermine.core.frame import TURN
from undermine.core.run import Run
from undermine.games import parse_rules

TEXTS = (
    "base+toll x5", "base:de+costume+chests x4", "base:lt2009+party+toll x6", "base+new-goals x3", "base+chests x5",
    "base+toll+costume+party+new-goals+chests[bothSites=true] x5",
    "base+toll+chests[siteBeforeGoal=false,chestCells=2:1/3:-1/5:0/6:2] x7",
)  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_games_agree(text: str) -> None:
    """MINI-TOLL-5, MINI-TOLL-7, MINI-TOLL-A1..A5, MINI-COST-A2..A4, MINI-CHEST-7, MINI-CHEST-A2, MINI-CHEST-A6."""
    seen: Counter[str] = Counter()
    for seed, mood in enumerate((MIXED, DIGGING, RANDOM, MIXED)):
        seen += compare(text, f"naive {seed}", seed, mood)
    assert seen["turns"] > 200 and seen["placements"] > 500, seen
    assert "toll" not in text or (seen["ends"] > 500 and seen["tolls"] > 2), seen
    assert "chests" not in text or (seen["chests"] > 8 and seen["unusual"] > 2), seen


def compare(text: str, seed: str, number: int, mood: str) -> Counter[str]:
    rules = parse_rules(text)
    run, dice = open_game(rules, seed), Dice(number)
    naive = NaiveMinis(rules)
    seen: Counter[str] = Counter()
    told = 0
    while not is_over(run.state):
        for event in run.log[told:]:
            if event[0] in (TURNED, ENDED) and naive.is_turn:
                check_draws(naive, ended=event[0] == ENDED)
                seen["chests"] += len(naive.opened)
                seen["unusual"] += naive.due() != 1
            seen["tolls"] += event[0] == TOLD and rules.facts[event[2][0]].name == "toll-paid"
            naive.hear(event)
        told = len(run.log)
        naive.is_turn = True
        if run.state.top()[0] == TURN:
            check_turn(run, naive, seen)
        elif naive.asking:
            cell, seat = naive.asking
            assert set(legal_words(run.state)) == ({"pay", "decline"} if naive.can_promise(seat, cell) else {"decline"})
            seen["promises"] += len(naive.pledged)
        run.apply(choose(run.state, dice, mood))
    return seen


def check_draws(naive: NaiveMinis, *, ended: bool) -> None:
    """What was drawn since the last turn began, unless the round was over first or the deck was."""
    if not ended:
        assert naive.drawn == naive.due() or (naive.drawn < naive.due() and naive.deck == 0)


def check_turn(run: Run, naive: NaiveMinis, seen: Counter[str]) -> None:
    state, rules = run.state, run.rules
    seat = to_act(state)
    legal = set(legal_words(state))
    paths = {rules.names[card] for card in state.hand(seat) if rules.tile[card]}
    places = {words for words in legal if words.startswith("place ")}
    assert places == naive.placements(seat, paths)
    assert {cell_of(words) for words in legal if words.startswith("collector ")} == (
        naive.ends() if "collector" in rules.verbs else set()
    )
    assert {(int(words.split()[1]), cell_of(words)) for words in legal if words.startswith("beg ")} == naive.pleas(seat)
    if any(words.startswith("discard rockfall") for words in legal):
        targets = {words for words in legal if words.startswith("play rockfall ") and "," in words}
        assert {cell_of(words) for words in targets} == naive.removable()
    if any(words.startswith("discard map") for words in legal):
        assert {cell_of(words) for words in legal if words.startswith("play map ")} == naive.on_maps()
    assert naive.waiting() == set() and naive.idle() == set()
    assert naive.wallets == [int(state.nuggets(other)) for other in range(int(state.seats))]
    assert naive.deck == state.left
    seen.update(turns=1, placements=len(places), ends=len(naive.ends()))


def cell_of(words: str) -> Cell:
    """The last cell that an action names."""
    x, y = words.rsplit(maxsplit=1)[-1].split(",")
    return int(x), int(y)
