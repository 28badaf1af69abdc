"""A module that nobody compiled joins the base game: it plays to the end, and keeps its secrets."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.chooser import MIXED, MOODS, choose
from tests.core.veto import Veto
from tests.form import examples
from tests.houses import rebuilt
from tests.same import cards_in_play, difference
from tests.scenario import arrange
from tests.secrecy.audience import Witness, leaks
from tests.words import action_of, legal_words
from undermine.core.action import ANSWER, act
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.frame import NOBODY, SPECTATOR
from undermine.core.run import Run
from undermine.core.state import State
from undermine.views.project import project
from undermine.views.sample import sample
from undermine.views.view import View, views_for

RULES = {players: rebuilt("cs20", players, lambda module: module, Veto(4)) for players in (3, 5, 8)}


@given(st.sampled_from([3, 5, 8]), st.integers(0, 2**40), st.sampled_from(MOODS))
@examples(12)
def test_plays_to_the_end(players: int, seed: int, mood: str) -> None:
    """Cards are conserved, records fold to the state, views are right at each question, whispers stay whispers."""
    rules = RULES[players]
    run, dice = open_game(rules, str(seed)), Dice(seed)
    twin, views, witness = State(rules), views_for(rules), Witness(run.state)
    told = 0
    while True:
        fresh = run.log[told:]
        told = len(run.log)
        witness.note(fresh)
        for event in fresh:
            fold(twin, event)
        for view in views:
            view.see(fresh)
        assert difference(twin, run.state) == ""
        if is_over(run.state):
            break
        assert cards_in_play(run.state) == sorted(int(card) for card in rules.cards)
        asked = to_act(run.state)
        whispered = rules.frames[int(run.state.top()[0])].is_whispered
        for view in {views[asked], views[int(dice.below(len(views)))], views[-1]}:
            assert witness.faults(view) == []
            assert to_act(view) == (asked if view.me == asked or not whispered else NOBODY)
        assert legal_actions(views[asked], asked) == legal_actions(run.state, asked)
        if whispered:
            guess = sample(views[asked], seed)
            assert legal_actions(guess, asked) == legal_actions(run.state, asked)
        run.apply(choose(run.state, dice, mood))
    assert leaks(rules, run.log) == []


def test_vetoes_come_up_and_undo() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        run, dice = open_game(RULES[5], str(seed)), Dice(seed)
        while not is_over(run.state):
            question = run.rules.frame_names[int(run.state.top()[0])]
            action = choose(run.state, dice, MIXED)
            vetoed = question == "veto" and bool(action & 1)
            number, tiles, spent = run.state.round, run.state.arena.count, run.state.spent
            run.apply(action)
            seen["let"] += question == "veto" and not vetoed
            if vetoed and run.state.round == number:
                seen["veto"] += 1
                assert run.state.arena.count == tiles and run.state.spent == spent + 2
    assert seen["veto"] > 5 and seen["let"] > 5, seen


def game_with_veto_at(seat: int) -> Run:
    hands = {0: "B-EW", 1: "B-NS B-NS", 2: "B-NS B-NS", seat: "veto B-NS"}
    return arrange(RULES[5], "", hands, "dsdsd d", "NE gold NW", (), {}, 0, "veto")


def test_nobody_learns_who_was_asked() -> None:
    """Whether seat 1 or seat 2 holds the Veto and lets the card pass, the others see the same."""
    streams = []
    for holder in (1, 2):
        run = game_with_veto_at(holder)
        run.apply(action_of(run.rules, "place B-EW 1,0"))
        assert to_act(run.state) == holder
        for seat in (0, 3, 4, SPECTATOR):
            view = View(run.rules, seat)
            view.see(run.log)
            assert to_act(view) == NOBODY
            assert view.frames() == run.state.frames()[:-1]
        run.apply(int(act(ANSWER, run.rules.verbs["let"].kind, 0, 0)))
        assert to_act(run.state) == 1
        streams.append([[project(event, seat) for event in run.log] for seat in (0, 3, 4, SPECTATOR)])
    shown = [[[event for event in stream if event is not None] for stream in game] for game in streams]
    assert shown[0] == shown[1]
    assert len(streams[0][0]) > len(shown[0][0]), "there was something to hide"


def test_a_veto_undoes_the_card() -> None:
    run = game_with_veto_at(2)
    run.apply(action_of(run.rules, "place B-EW 1,0"))
    assert legal_words(run.state) == ["let", "veto"]
    run.apply(int(act(ANSWER, run.rules.verbs["veto"].kind, 0, 1)))
    names = [run.rules.names[int(card)] for card in list(run.state.pile)[: int(run.state.spent)]]
    assert names == ["B-EW", "veto"] and run.state.arena.count == 4
    assert [len(run.state.hand(seat)) for seat in range(5)] == [6] * 5 and to_act(run.state) == 1
