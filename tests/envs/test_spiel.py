"""OpenSpiel's own tests on all five games and three mixes of modules, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

import undermine as um  # noqa: E402
from tests.encode.plays import GAMES, MIXES  # noqa: E402
from undermine.envs import spiel  # noqa: E402

TEXTS = (*GAMES, *MIXES)
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def walk(game: Any, seed: int, answers: int) -> Any:
    """A state after so many answers, everything by chance."""
    rng, state = random.Random(seed), game.new_initial_state()
    done = 0
    while not state.is_terminal() and (done < answers or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1
    return state


def load(text: str, **more: str) -> Any:
    return pyspiel.load_game(spiel.NAME, {"rules": text, **more})


@pytest.mark.parametrize("text", ["base:lt2009[rounds=1] x3", "duel x2"])
def test_whole_games_at_random(text: str) -> None:
    """The test that OpenSpiel has for every game: sizes, ranges, clones, serialisation at every state."""
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("text", TEXTS)
def test_a_state_is_put_away_and_goes_on(text: str) -> None:
    game = load(text)
    state = walk(game, 1, 12)
    again = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    rng = random.Random(2)
    for _ in range(40):
        if state.is_terminal():
            break
        assert {str(other) for other in again} == {str(state)}
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        action = rng.choice(outcomes)[0] if outcomes else rng.choice(state.legal_actions())
        assert outcomes is None or sum(chance for _, chance in outcomes) == pytest.approx(1)
        for each in (state, *again):
            each.apply_action(action)
    player = 0
    assert {other.information_state_string(player) for other in again} == {state.information_state_string(player)}
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("text", TEXTS)
def test_resampled_states_agree_with_the_player(text: str) -> None:
    """He sees the same, he may answer the same, and what he does not know differs; then the game goes on."""
    state = walk(load(text), 3, 15)
    while state.is_chance_node() or state.is_terminal():
        state = walk(load(text), 4, 10)
    player = state.current_player()
    guesses = [state.resample_from_infostate(player, random.Random(k).random) for k in range(4)]
    for guess in guesses:
        assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.information_state_tensor(player) == state.information_state_tensor(player)
        assert guess.observation_string(player) == state.observation_string(player)
        assert guess.legal_actions() == state.legal_actions() and guess.current_player() == player
        assert str(guess.clone()) == str(guess) == str(pickle.loads(pickle.dumps(guess)))
    assert len({str(guess) for guess in guesses}) > 1 or text == "solo x1"
    guess, rng = guesses[0], random.Random(9)
    while not guess.is_terminal():
        outcomes = guess.chance_outcomes() if guess.is_chance_node() else None
        guess.apply_action(rng.choice(outcomes)[0] if outcomes else rng.choice(guess.legal_actions()))
    assert set(guess.returns()) <= {1.0, -1.0}


def test_nobody_else_has_a_past_in_a_guess() -> None:
    state = walk(load("base x3"), 5, 6)
    guess = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    with pytest.raises(Exception, match="has no past in this state"):
        guess.view((state.current_player() + 1) % 3)


def test_information_states_are_secrets() -> None:
    """Deals that differ only in what a player cannot see give him the same information state."""
    state = walk(load("base x3"), 6, 4)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(2).random)
    assert str(other) != str(state)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)


def test_every_draw_is_told_and_all_outcomes_are_alike() -> None:
    """The history is the whole truth: another state that is told the same stands where this one stands."""
    game = load("cave x2", reward="gold")
    state = walk(game, 8, 200)
    assert state.is_terminal()
    twin = game.new_initial_state()
    for action in state.history():
        twin.apply_action(action)
    assert str(twin) == str(state) and twin.returns() == state.returns()
    assert max(state.history()) < game.num_distinct_actions()


def test_words() -> None:
    state = walk(load("base:de x3"), 1, 0)
    said = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert sorted(said) == sorted(um.Game.read(str(state)).legal)


@pytest.mark.parametrize("text", GAMES)
def test_playthroughs(text: str) -> None:
    """A short game of each, checked in: chance, information, legal answers and the words of the one that is given."""
    path = PLAYTHROUGHS / f"{text.split(maxsplit=1)[0].replace(':', '-')}.txt"
    assert path.read_text(encoding="utf-8") == playthrough(text), "python -m tests.envs.test_spiel writes it anew"


def playthrough(text: str) -> str:
    state, rng = load(text).new_initial_state(), random.Random(4)
    lines = [f"game: {state.get_game()}", f"actions: {state.num_distinct_actions()}", f"players: {state.num_players()}"]
    draws: list[str] = []
    for _ in range(600):
        if state.is_chance_node():
            outcome = rng.choice(state.chance_outcomes())[0]
            draws.append(f"{outcome}/{len(state.chance_outcomes())}")
            state.apply_action(outcome)
            continue
        if draws:
            lines += ["", f"drawn: {' '.join(draws)}"]
            draws = []
        if len(lines) > 24 or state.is_terminal():
            break
        player = state.current_player()
        legal = state.legal_actions()
        chosen = rng.choice(legal)
        lines += ["", f"player {player}: {len(state.information_state_string(player).splitlines())} lines seen"]
        lines += [f"legal: {' '.join(map(str, legal))}", f"chosen: {chosen} {state.action_to_string(player, chosen)}"]
        state.apply_action(chosen)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for each in GAMES:
        (PLAYTHROUGHS / f"{each.split()[0].replace(':', '-')}.txt").write_text(playthrough(each), encoding="utf-8")
