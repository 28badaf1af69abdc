"""Many games at once: the same as one by one, without a copy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import undermine as um
from tests.encode.plays import GAMES, MIXES
from undermine.envs import aec
from undermine.envs.vector import Games


@pytest.mark.parametrize("text", [*GAMES, *MIXES])
def test_games_in_one_call_are_games_one_by_one(text: str) -> None:
    games = Games(text, 3)
    seen, info = games.reset(seed=5)
    assert games.observation_space.contains({name: part.copy() for name, part in seen.items()})
    singles: list[Any] = [aec.raw_env(text) for _ in range(3)]
    for place, single in enumerate(singles):
        single.reset(seed=5 + place)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400 if text in GAMES else 60):
        for place, single in enumerate(singles):
            one = single.last()[0]
            assert single.agent_selection == f"seat_{info['seat'][place]}"
            assert (seen["observation"][place] == one["observation"]).all()
            assert (seen["action_mask"][place] == one["action_mask"]).all()
        actions = games.by_chance(rng)
        seats = info["seat"].copy()
        seen, rewards, ends, cut, info = games.step(actions)
        assert not cut.any()
        for place, single in enumerate(singles):
            single.step(int(actions[place]))
            told = [single.rewards[f"seat_{seat}"] for seat in range(len(single.possible_agents))]
            assert info["rewards"][place].tolist() == told and rewards[place] == told[seats[place]]
            assert ends[place] == any(single.terminations.values())
            if ends[place]:
                ended += 1
                last = single.observe(f"seat_{seats[place]}")["observation"]
                assert (info["final_obs"]["observation"][place] == last).all()
                single.reset()
    assert ended or text not in {"solo x1", "duel x2"}
    assert um.Game.read(games.game(1)).seed in {"6", "6/1", "6/2", "6/3", "6/4", "6/5", "6/6"}


def test_a_learner_among_others() -> None:
    games = Games("base x4", 8, reward="won", learner=2)
    _, info = games.reset(seed=1)
    totals = np.zeros(8)
    finished = 0
    for _ in range(200):
        assert (info["seat"] == 2).all()
        _, rewards, ends, _, info = games.step(games.by_chance())
        totals += rewards
        finished += int(ends.sum())
        assert (np.abs(rewards[ends]) == 1).all() and not rewards[~ends].any()
    assert finished > 8 and games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_the_same_seed_gives_the_same_games() -> None:
    def run() -> list[float]:
        games = Games("duel x2", 16)
        games.reset(seed=3)
        return [float(games.step(games.by_chance())[1].sum()) for _ in range(300)]

    assert run() == run() and any(run())


def test_what_is_handed_out_is_the_memory_of_the_engine() -> None:
    games = Games("base x3", 4)
    seen, _ = games.reset(seed=1)
    again, *_ = games.step(games.by_chance())
    assert again["observation"] is seen["observation"] and not seen["observation"].flags.writeable
    assert seen["observation"].base is not None


def test_what_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 and at most"):
        Games("base x3", 0)
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        Games("base x3", 2, learner=3)
    games = Games("base x3", 2)
    with pytest.raises(ValueError, match="reset the games"):
        games.step(np.zeros(2, np.int64))
    games.reset(seed=1)
    with pytest.raises(ValueError, match="the mask tells what is"):
        games.step(np.full(2, 10**6))
