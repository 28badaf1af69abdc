"""Whole games of the expansion, for every number of players: events tell all, cards and gold add up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.changes import moves, reveals
from tests.chooser import LIVELY, MOODS, choose
from tests.form import examples
from tests.properties.test_contract import look_closer
from tests.same import cards_in_play, difference
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import apply, is_over, legal_actions, open_game, scores, to_act, why_illegal
from undermine.core.event import EARNED, ENDED, TOLD
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.zone import AWAY, DECK, ROLES
from undermine.games import parse_rules
from undermine.notation.action import read_action, write_action
from undermine.views.view import views_for

texts = st.builds(
    "expansion:{}[blockedRule={},prisonTakesCrystals={},swapHandsDraw={},rounds=1] x{}".format,
    st.sampled_from(["cs20", "de"]),
    st.sampled_from(["cs20", "de", "bga"]),
    st.sampled_from(["true", "false"]),
    st.sampled_from(["otherOnly", "both"]),
    st.integers(2, 12),
)
moods = st.sampled_from([LIVELY, *MOODS])


@pytest.mark.parametrize("players", range(2, 13))
def test_whole_games(players: int) -> None:
    """EXP-6, EXP-8, EXP-65: nothing is lost, doubled or untold from the first deal to the last nugget."""
    rules = parse_rules(f"expansion[rounds=2] x{players}")
    run, dice, views, twin = open_game(rules, str(players)), Dice(players), views_for(rules), State(rules)
    whole = sorted(int(card) for card in rules.cards)
    told = step = 0
    while True:
        fresh = run.log[told:]
        told = len(run.log)
        for event in fresh:
            fold(twin, event)
        for view in views:
            view.see(fresh)
        assert difference(twin, run.state) == ""
        if is_over(run.state):
            break
        asked = to_act(run.state)
        legal = legal_actions(run.state, asked)
        assert legal == sorted(set(legal)) and legal_actions(views[asked], asked) == legal
        assert all(read_action(rules, write_action(rules, action)) == action for action in legal)
        assert cards_in_play(run.state) == whole
        if step % 20 == 0:
            look_closer(run.state, views, asked, legal, step)
        run.apply(choose(run.state, dice, LIVELY))
        step += 1
    assert len(moves(run.log, int(DECK), int(AWAY))) == 2
    assert scores(run.state) == [int(nuggets) for nuggets in run.state.purse]


@given(texts, st.integers(0, 2**40), moods, st.integers(0, 60))
@examples(25)
def test_every_legal_action_works(text: str, seed: int, mood: str, steps: int) -> None:
    """Whatever is offered can be done, by the silent way as by the recording one, and has no objection."""
    rules = parse_rules(text)
    run, dice = open_game(rules, str(seed)), Dice(seed)
    for _ in range(steps):
        if not is_over(run.state):
            run.apply(choose(run.state, dice, mood))
    if is_over(run.state):
        return
    asked = to_act(run.state)
    for action in legal_actions(run.state, asked):
        assert why_illegal(run.state, asked, action) == ()
        recorded, silent = run.state.copy(), run.state.copy()
        assert apply(recorded, action)
        Run(silent).apply(action)
        assert difference(recorded, silent) == ""


@given(texts, st.integers(0, 2**40), moods)
@examples(40)
def test_every_round_pays_what_it_owes(text: str, seed: int, mood: str) -> None:
    """EXP-36, EXP-58..62, EXP-A25, X4: by what was played, not by how the engine got there."""
    rules = parse_rules(text)
    run, dice = open_game(rules, str(seed)), Dice(seed)
    while not is_over(run.state):
        run.apply(choose(run.state, dice, mood))
    free = [rules.code["prison"] not in run.state.before(seat) for seat in range(int(rules.seats))]
    side, finder = next(event[2] for event in run.log if event[0] == ENDED)
    roles = reveals(run.log, int(ROLES))[0][3]
    names = [rules.role_names[role] for role in roles]
    won = {
        "blue": {"blue", "boss", "profiteer"}, "green": {"green", "boss", "profiteer"},
        "both": {"blue", "green", "boss", "profiteer"}, "loners": {"boss", "profiteer"},
        "saboteurs": {"saboteur", "profiteer"}, "profiteer": {"profiteer"}, "nobody": set(),
    }[rules.side_names[side]]  # fmt: skip
    assert finder >= 0 or not won & {"blue", "green", "boss"}
    winners = [seat for seat, name in enumerate(names) if name in won and free[seat]]
    each = {0: 0, 1: 5, 2: 4, 3: 3, 4: 2}.get(len(winners), 1)
    shares = {seat: max(0, each - {"boss": 1, "profiteer": 2}.get(names[seat], 0)) for seat in winners}
    paid: dict[int, int] = {}
    thefts = [event[2] for event in run.log if event[0] == TOLD and rules.facts[event[2][0]].name == "stole"]
    for event in run.log:
        if event[0] == EARNED:
            paid[event[2][0]] = paid.get(event[2][0], 0) + event[2][1]
    for _, thief, victim in thefts:
        paid[thief] -= 1
        paid[victim] += 1
    paid = {seat: gold for seat, gold in paid.items() if gold}
    geologists = {seat for seat, name in enumerate(names) if name == "geologist"}
    assert {seat: gold for seat, gold in paid.items() if seat not in geologists} == {
        seat: gold for seat, gold in shares.items() if gold
    }
    spared = geologists if "prisonTakesCrystals=false" in text else set()
    assert all(free[seat] or seat in spared for seat in paid)
    assert len({paid.get(seat, 0) for seat in geologists if free[seat] or seat in spared}) <= 1
    assert all(free[thief] for _, thief, _ in thefts)
    assert sum(map(int, run.state.purse)) == sum(paid.values())
