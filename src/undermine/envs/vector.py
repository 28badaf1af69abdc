"""Gymnasium: thousands of games in one call, observations and masks in blocks that are handed out without a copy.

Owns the face; the games are a `Batch`, which plays on where one ends (`AutoresetMode.SAME_STEP`).  In every game the
seat that is asked answers, so one policy plays all seats of all games; with `learner` it plays one seat of each, and
the others answer by chance.

    >>> from undermine.envs.vector import Games
    >>> games = Games("base x5", 1000)
    >>> seen, info = games.reset(seed=7)
    >>> seen["observation"].shape[0], info["seat"][:4].tolist()
    (1000, [2, 4, 4, 2])
    >>> seen, reward, terminated, truncated, info = games.step(games.by_chance())
"""

from __future__ import annotations

from secrets import randbits
from typing import Any, Final, TypeAlias

from undermine.encode.batch import ANYBODY, Batch
from undermine.envs.reward import reward_of
from undermine.envs.setting import layout_of, record_text, rows_of
from undermine.extra import needing

with needing("gym", "undermine.envs.vector"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Seen: TypeAlias = dict[str, "NDArray[Any]"]
MOST: Final = 1 << 20


class Games(VectorEnv[Seen, "NDArray[np.int64]", "NDArray[Any]"]):
    """So many games of one rules text.

    What `reset` and `step` return are looks at the engine's own memory, to be read until the next step; copy what you
    keep. A reward is that of the seat that answered; `info["rewards"]` has those of all seats, `info["seat"]` says who
    is asked now. The first game of place `i` is dealt from the text of `seed + i`, the next ones from `…/1`, `…/2`;
    each is `um.Game(rules, seed=…)`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - so it is there

    def __init__(
        self, rules: str = "base x5", num_envs: int = 1000, *, reward: str = "gold", learner: int | None = None
    ) -> None:
        layout = layout_of(rules)
        seats = int(layout.rules.seats)
        if not 1 <= num_envs <= MOST:
            raise ValueError(f"{num_envs} games cannot be played at once; at least 1 and at most {MOST:,} can")
        if learner is not None and not 0 <= learner < seats:
            raise ValueError(f"there is no seat {learner} in {layout.rules.text}; seats are 0 to {seats - 1}")
        size, actions = int(layout.size), int(layout.space.size)
        self.rules = layout.rules.text
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        batch = Batch(layout, num_envs, reward_of(reward), ANYBODY if learner is None else learner)
        self._batch = batch
        masks = rows_of(batch.masks, num_envs).view(np.int8)
        self._seen: Seen = {"observation": rows_of(batch.rows, num_envs), "action_mask": masks}
        self._rewards = np.frombuffer(memoryview(batch.rewards), np.float64)
        self._ends = np.frombuffer(memoryview(batch.is_over), np.bool_)
        self._cut = np.zeros(num_envs, np.bool_)
        self._chosen = np.frombuffer(memoryview(batch.chosen), np.int64)
        self._info: dict[str, Any] = {
            "seat": np.frombuffer(memoryview(batch.seats), np.int64),
            "rewards": np.frombuffer(memoryview(batch.all_rewards), np.float64).reshape(num_envs, seats),
            "final_obs": {"observation": rows_of(batch.finals, num_envs)},
            "_final_obs": self._ends,
        }
        self._seed: int | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New games everywhere."""
        self._seed = randbits(40) if seed is None else seed
        self._batch.begin([str(self._seed + place) for place in range(self.num_envs)], self._seed)
        return self._seen, self._info

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """An answer in every game; ValueError if one is not legal, and then the batch must be reset."""
        if self._seed is None:
            raise ValueError("reset the games before the first step")
        self._batch.step(np.asarray(actions).astype("<i8", casting="same_kind", copy=False).tobytes())
        return self._seen, self._rewards, self._ends, self._cut, self._info

    def by_chance(self, generator: np.random.Generator | None = None) -> NDArray[np.int64]:
        """A legal answer for every game."""
        chosen: NDArray[np.int64]
        if generator is None:
            self._batch.choose_by_chance()
            chosen = self._chosen.copy()
        else:
            weights = generator.random(self._seen["action_mask"].shape, np.float32) * self._seen["action_mask"]
            chosen = weights.argmax(axis=1)
        return chosen

    def game(self, place: int) -> str:
        """The game of a place so far as a record that `um.Game.read` goes on from: the truth."""
        return record_text(self._batch.stages[place])

    def close_extras(self, **kwargs: Any) -> None:
        pass
