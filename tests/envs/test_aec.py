"""PettingZoo's own suite on all five games and three mixes of modules, and what it does not ask."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from warnings import catch_warnings, filterwarnings

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test, state_test
from pettingzoo.test.bombardment_test import bombardment_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.utils import BaseWrapper, aec_to_parallel, turn_based_aec_to_parallel

import undermine as um
from tests.encode.plays import GAMES, MIXES
from undermine.envs import aec
from undermine.envs.setting import fields_of, split

TEXTS = (*GAMES, *MIXES)


@contextmanager
def as_in_its_own_games() -> Iterator[None]:
    """PettingZoo warns of dictionaries with masks unless the game is one of its own, which have them, too.

    And of masks without an answer, which seats have when the game is over.
    """
    with catch_warnings():
        for known in (
            "Observation space for each agent probably should be",
            "Observation is not a NumPy array",
            "Action mask numpy array is all zeros",
        ):
            filterwarnings("ignore", known)
        yield


class Answering(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """The bombardment takes what `step` gives back for the next observation, which no environment gives; and it fails
    on PettingZoo's own games that have masks in dictionaries, so it gets arrays.
    """

    def step(self, action: Any) -> Any:
        super().step(action)
        return self.last()[0]


@pytest.mark.parametrize("text", TEXTS)
def test_the_suite(text: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    random.seed(1)
    with as_in_its_own_games():
        api_test(aec.env(text), num_cycles=60)
        api_test(aec.raw_env(text, reward="won"), num_cycles=60)
        seed_test(lambda: aec.env(text), num_cycles=20)
        api_test(aec.env(text, mask="info"), num_cycles=20)
        bombardment_test(Answering(aec.env(text, mask="info", illegal="chance")), cycles=3)
        save_obs_test(aec.env(text))


def test_whole_games_through_the_suite() -> None:
    with as_in_its_own_games():
        api_test(aec.env("base:lt2009[rounds=1] x3"), num_cycles=1000)
        api_test(aec.raw_env("cave x2", reward="won"), num_cycles=1000)


def test_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    with as_in_its_own_games():
        render_test(lambda render_mode: aec.env("base+veto x4", render_mode=render_mode))
    assert "━━━H━━━" in capsys.readouterr().out
    game = aec.env("cave x3", render_mode="svg")
    game.reset(seed=1)
    assert game.render().startswith("<svg")


def test_cut_off_after_so_many_cycles() -> None:
    def parallel(max_cycles: int) -> Any:
        # The test asks for that form; in the first turns of the base game it means the same.
        game: Any = aec.raw_env("base x5", max_cycles=max_cycles, illegal="chance")
        game.metadata = {**game.metadata, "is_parallelizable": True}
        return aec_to_parallel(game)

    def one_by_one(max_cycles: int) -> Any:
        return aec.env("base x5", max_cycles=max_cycles, illegal="chance")

    with as_in_its_own_games():
        max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))
        state_test(one_by_one(9), parallel(9), num_cycles=3)


@pytest.mark.parametrize("text", TEXTS)
def test_cut_off_after_so_many_answers(text: str) -> None:
    """As many answers as seats have cycles, whoever is asked; then every seat is told so and has its last look."""
    env = aec.env(text, max_cycles=4)
    env.reset(seed=3)
    seats = len(env.possible_agents)
    answers, told = 0, []
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        assert not ended
        if cut:
            told.append(agent)
            env.step(None)
        else:
            answers += 1
            env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert answers == 4 * seats and sorted(told) == sorted(env.possible_agents)


def test_all_at_once_where_one_acts() -> None:
    """PettingZoo's form for games in which one acts and the others watch takes any of ours."""
    env: Any = turn_based_aec_to_parallel(aec.env(MIXES[0], illegal="chance"))
    env.reset(seed=5)
    for _ in range(30):
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    assert env.agents


@pytest.mark.parametrize("text", GAMES)
def test_an_episode_is_a_game_that_can_be_read(text: str) -> None:
    """From rules text and seed; its words and its rewards are those of the game."""
    env = aec.env(text)
    for seeds in ((11, None), (12,)):
        for episode, seed in enumerate(seeds):
            env.reset(seed=seed)
            rng = np.random.default_rng(episode)
            total = dict.fromkeys(env.agents, 0.0)
            said = []
            for agent in env.agent_iter():
                seen, reward, ended, cut, info = env.last()
                total[agent] += reward
                assert info == {} and not cut
                if ended:
                    env.step(None)
                    continue
                index = int(rng.choice(np.flatnonzero(seen["action_mask"])))
                said.append(env.unwrapped.words(index))
                env.step(index)
            game = um.Game.read(env.unwrapped.game())
            assert game == um.Game.read(game.record()) and game.is_over and list(game.actions) == said
            assert game.seed == (str(seeds[0]) if episode == 0 else f"{seeds[0]}/{episode}")
            first = um.Game(text, seed=game.seed).scores
            won = [float(now - then) for now, then in zip(game.scores, first, strict=True)]
            assert [total[f"seat_{seat}"] for seat in range(game.seats)] == won


def test_an_observation_takes_itself_apart() -> None:
    env = aec.env("base x5")
    env.reset(seed=7)
    game = um.Game("base x5", seed="7")
    seen = env.last()[0]
    parts = split("base x5", seen["observation"])
    assert list(parts) == [name for name, *_ in fields_of("base x5")]
    names = game.state.rules.names
    hand = [names[card] for card in range(len(names)) for _ in range(int(parts["hand"][card]))]
    assert tuple(hand) == game.view(game.to_act).hand
    assert parts["held"].tolist() == [6] * 5 and parts["down"].sum() == 3 and parts["asked"].tolist() == [1, 0, 0, 0, 0]


def test_raw_looks_and_copies() -> None:
    raw, env = aec.raw_env("base x3"), aec.env("base x3")
    for game in (raw, env):
        game.reset(seed=1)
    look, copy = raw.last()[0], env.last()[0]
    before = copy["observation"].copy()
    assert (look["observation"] == before).all() and not look["observation"].flags.writeable
    for game in (raw, env):
        game.step(int(np.flatnonzero(copy["action_mask"])[0]))
        game.last()
    assert (copy["observation"] == before).all() and (look["observation"] != before).any()


def test_what_is_refused() -> None:
    raw = aec.raw_env("base x3")
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="the mask tells what is"):
        raw.step(0 if not raw.last()[0]["action_mask"][0] else 1)
    wrongs: tuple[tuple[dict[str, Any], str], ...] = (
        ({"reward": "fame"}, "'fame' is no reward; there are: gold, won"),
        ({"mask": "red"}, "write one of: observation, info"),
        ({"illegal": "shrug"}, "write one of: refuse, chance"),
        ({"render_mode": "smell"}, "there are: human, ansi, svg"),
    )
    for wrong, why in wrongs:
        with pytest.raises(ValueError, match=why):
            aec.env("base x3", **wrong)
    with pytest.raises(um.RulesError):
        aec.env("bridge x4")
