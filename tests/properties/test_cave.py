"""What holds in every game in the Dark Cave: over numbers of players, options and seeds."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.cave import wander
from tests.changes import sort_of
from tests.form import examples
from tests.same import cards_in_play, chance_difference, difference
from tests.secrecy.audience import contradictions, leaks
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import apply, is_over, legal_actions, open_game, scores, to_act, why_illegal, winners
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.cave.rules.ways import board_of
from undermine.features.cave.show import cave_of
from undermine.games import parse_rules
from undermine.notation.action import read_action, write_action
from undermine.notation.event import read_event, write_event
from undermine.notation.position import read_position, write_position
from undermine.notation.trace import question
from undermine.views.plain import plain_event, plain_view
from undermine.views.project import project
from undermine.views.sample import sample
from undermine.views.view import views_for

CHOICES = (
    "axeWebRange=card", "clan=yellow", "earlyEnd=off", "endOnLastCard=turn_end", "freshAxeCuts=false",
    "goalFields=single", "handLimit=emergent", "handLimitFloor=1", "moveOnAfterAxe=true", "spawnAttacks=false",
    "veinOptional=true", "veinRange=card",
)  # fmt: skip
texts = st.builds(
    lambda options, players: f"cave{'[' + ','.join(sorted(options)) + ']' if options else ''} x{players}",
    st.sets(st.sampled_from(CHOICES), max_size=4),
    st.integers(2, 8),
)
seeds = st.integers(0, 2**40)
MOST_QUESTIONS = 1200


@given(texts, seeds)
@examples(12)
def test_every_question(text: str, seed: int) -> None:
    """Cards, gold and clan cards are conserved, one seat is asked, what is offered is in order, games end."""
    rules = parse_rules(text)
    run, dice = open_game(rules, str(seed)), Dice(seed)
    state, board = run.state, board_of(rules)
    whole = sorted(int(card) for card in rules.cards)
    twin, told, questions = State(rules), 0, 0
    while True:
        for event in run.log[told:]:
            fold(twin, event)
        told = len(run.log)
        assert difference(twin, state) == ""
        assert cards_in_play(state) == whole
        assert sorted(map(int, (*state.roles, *state.aside))) == sorted(map(int, rules.role_deck))
        assert all(amount >= 0 for amount in state.purse)
        if is_over(state):
            break
        inside = cave_of(state)
        assert 0 <= inside["bank"] <= 46
        for seat in range(int(rules.seats)):
            backs = Counter(int(board.pile[card]) for card in state.hand(seat))
            assert int(state.notes[board.backs + seat]) == backs[1] + 10 * backs[2] + 100 * backs[3]
            assert len(state.hand(seat)) <= 5
        asked = to_act(state)
        legal = legal_actions(state, asked)
        assert legal and legal == sorted(set(legal))
        questions += 1
        assert questions <= MOST_QUESTIONS
        for action in legal:
            assert read_action(rules, write_action(rules, action)) == action
        run.apply(wander(state, dice))
    assert leaks(rules, run.log) == []
    won = winners(state)
    assert (not won) == (state.winner == 0) and len(won) < rules.seats
    assert all(total >= 0 for total in scores(state))
    for event in run.log:
        assert read_event(rules, write_event(rules, event)) == event


@given(texts, seeds)
@examples(8)
def test_what_seats_know(text: str, seed: int) -> None:
    """Views suffice to know what is legal, believe nothing wrong, can be sampled and told."""
    rules = parse_rules(text)
    run, dice = open_game(rules, str(seed)), Dice(seed)
    views, told, ply = views_for(rules), 0, 0
    while not is_over(run.state):
        for event in run.log[told:]:
            for view in views:
                seen = project(event, int(view.me))
                if seen is not None:
                    view.fold(seen)
                    plain_event(rules, seen)
        told = len(run.log)
        asked = to_act(run.state)
        assert legal_actions(views[asked], asked) == legal_actions(run.state, asked)
        if ply % 7 == 0:
            for view in views:
                assert contradictions(view, run.state) == []
                assert write_position(read_position(write_position(view))) == write_position(view)
                plain_view(view)
            full = sample(views[ply // 7 % int(rules.seats)], ply)
            assert cards_in_play(full) == sorted(int(card) for card in rules.cards)
            board = board_of(rules)
            assert [int(board.pile[full.deck[i]]) for i in range(int(full.left))] == [
                int(board.pile[run.state.deck[i]]) for i in range(int(run.state.left))
            ]
            for seat in range(int(rules.seats)):
                assert board.clan_of[full.roles[seat]] == board.clan_of[run.state.roles[seat]]
            again = read_position(write_position(run.state), strict=True)
            assert write_position(again) == write_position(run.state)
            assert legal_actions(again, asked) == legal_actions(run.state, asked)
            chosen = legal_actions(run.state, asked)
            assert question(run.state, chosen, chosen[0])["budget"] in range(6)
        ply += 1
        run.apply(wander(run.state, dice))


@given(texts, seeds, st.integers(0, 200))
@examples(10)
def test_any_legal_action_applies(text: str, seed: int, steps: int) -> None:
    """Whatever is offered can be done, told or silently; a sample can be played to its end."""
    rules = parse_rules(text)
    run, dice = open_game(rules, str(seed)), Dice(seed)
    for _ in range(steps):
        if not is_over(run.state):
            run.apply(wander(run.state, dice))
    if is_over(run.state):
        return
    asked = to_act(run.state)
    for action in legal_actions(run.state, asked):
        assert why_illegal(run.state, asked, action) == ()
        loud, silent = run.state.copy(), run.state.copy()
        assert apply(loud, action)
        Run(silent).apply(action)
        assert difference(loud, silent) == "" and chance_difference(loud, silent) == ""


def test_everything_comes_up() -> None:
    """The games above would prove little if some event or question never happened."""
    seen: Counter[str] = Counter()
    for seed in range(40):
        rules = parse_rules(f"cave[veinOptional=true,spawnAttacks=false] x{2 + seed % 7}")
        run, dice = open_game(rules, str(seed)), Dice(seed)
        while not is_over(run.state):
            seen["ask " + rules.frame_names[run.state.top()[0]]] += 1
            run.apply(wander(run.state, dice))
        seen += Counter(sort_of(rules, event) for event in run.log)
    wanted = {
        "stood", "role shown", "goal shown", "shown", "posted", "withdrawn", "earned", "role seen", "goal seen",
        "swapped", "removed", "fronted", "cleared", "ask move", "ask vein", "ask stop",
    }  # fmt: skip
    assert wanted - set(seen) == set()
