"""PettingZoo: every game for 1 to 12 seats as an environment in which agents act one after the other.

Owns the face: agents, spaces, rewards, ends, pictures.  The game itself is a `Stage`; an observation is what the seat
knows and nothing else, so no agent is ever told a secret.

    >>> from undermine.envs import aec
    >>> env = aec.env("base x5")
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter(3):
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     env.step(env.action_space(agent).sample(observation["action_mask"]))
    >>> env.unwrapped.game().splitlines()[:2]
    ['undermine record 2', 'rules base:cs20 x5']
"""

from __future__ import annotations

from secrets import token_hex
from typing import Any, Final, TypeAlias

from undermine.core.chance import Dice, bot_seed, game_seed
from undermine.draw.characters import board_plain
from undermine.draw.position import scene_of, view_svg
from undermine.encode.stage import Stage, new_block
from undermine.envs.reward import reward_of
from undermine.envs.setting import layout_of, onlooker, record_text, rows_of
from undermine.extra import needing
from undermine.notation.action import write_action

with needing("gym", "undermine.envs.aec"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv

Observation: TypeAlias = dict[str, "NDArray[Any]"]
"""`observation`: bytes as `undermine.envs.setting.fields_of` tells them; `action_mask`: 1 at what is legal."""

RENDERS: Final = ("human", "ansi", "svg")
ILLEGAL: Final = ("refuse", "chance")
MASKS: Final = ("observation", "info")


def env(rules: str = "base x5", **options: Any) -> AECEnv:
    """A game with all of PettingZoo's usual checks, and observations that are copies: yours to keep.

    What is not legal ends the game for the agent with -1, as in PettingZoo's own games.
    """
    game: AECEnv = raw_env(rules, copies=True, **options)
    if options.get("illegal", "refuse") == "refuse" and options.get("mask", "observation") == "observation":
        game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - it has no types, and PettingZoo calls it so
    """The game itself: no checks but legality, and observations that are looks at the engine's own memory.

    Such an observation is good until the next step; `copies=True` hands out copies. Rewards are `gold` or `won`;
    `max_cycles` cuts a game off after so many answers of every seat; with `illegal="chance"` an answer that is not
    legal is replaced by one that is. With `mask="info"` an observation is an array, and the mask of the agent that is
    selected is in its info.
    """

    # Not in parallel: every answer changes what the next agent sees, and who is asked is not always the next one.
    metadata: Final = {"name": "undermine_v0", "render_modes": list(RENDERS), "is_parallelizable": False}

    def __init__(
        self,
        rules: str = "base x5",
        *,
        reward: str = "gold",
        max_cycles: int | None = None,
        illegal: str = "refuse",
        mask: str = "observation",
        render_mode: str | None = None,
        copies: bool = False,
    ) -> None:
        super().__init__()
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal={illegal!r} means nothing; write one of: {', '.join(ILLEGAL)}")
        if mask not in MASKS:
            raise ValueError(f"mask={mask!r} means nothing; write one of: {', '.join(MASKS)}")
        if render_mode is not None and render_mode not in RENDERS:
            raise ValueError(f"there is no render mode {render_mode!r}; there are: {', '.join(RENDERS)}")
        layout = layout_of(rules)
        size, actions, seats = int(layout.size), int(layout.space.size), int(layout.rules.seats)
        self.rules = layout.rules.text
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._most = None if max_cycles is None else max_cycles * seats
        self._takes_chance = illegal == "chance"
        self._copies = copies
        rows, masks = new_block(1, size), new_block(1, actions)
        self._stage = Stage(layout, rows, masks, 0, reward_of(reward))
        self._row: NDArray[np.uint8] = rows_of(rows, 1)[0]
        self._mask: NDArray[np.int8] = rows_of(masks, 1)[0].view(np.int8)
        self._none = np.zeros(actions, np.int8)
        self._seen: Observation = {"observation": self._row, "action_mask": self._mask}
        self._is_bare = mask == "info"
        self._spaces: list[tuple[spaces.Space[Any], spaces.Discrete]] = []
        for _ in range(seats):
            seen: spaces.Space[Any] = spaces.Box(0, 255, (size,), np.uint8)
            if not self._is_bare:
                seen = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
            self._spaces.append((seen, spaces.Discrete(actions)))
        self.state_space = spaces.Box(0, 255, (seats * size,), np.uint8)
        self._index = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed = ""
        self._games = 0
        self._answers = 0
        self._is_paid = False  # is there anything in the rewards?
        self._is_fresh = False  # is the row that of the agent that is selected, as it is now?
        self._dice = Dice(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[self._index[agent]][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[self._index[agent]][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or the next one of the series that it began."""
        if seed is not None or not self._seed:
            self._seed = str(seed) if seed is not None else token_hex(8)
            self._games = 0
        else:
            self._games += 1
        text = game_seed(self._seed, self._games)
        self._stage.begin(text)
        self._dice = Dice(bot_seed(text, 0))
        self._answers = 0
        self._is_fresh = False
        first = int(self._stage.asked())
        self.agents = self.possible_agents[first:] + self.possible_agents[:first]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[first]
        self._skip_agent_selection: str | None = None
        if self._is_bare:
            self._inform()

    def observe(self, agent: str) -> Observation | NDArray[np.uint8]:
        """What an agent knows; only the one that is asked has anything to answer."""
        stage = self._stage
        seat = self._index[agent]
        if seat != stage.asked():
            stage.observe_for(seat)
            self._is_fresh = False
            row = self._row.copy()
            return row if self._is_bare else {"observation": row, "action_mask": self._none}
        if not self._is_fresh:
            stage.observe()
            self._is_fresh = True
        if self._is_bare:
            return self._row.copy() if self._copies else self._row
        if self._copies:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        return self._seen

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The same as in every environment, without the way through all of its properties."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ends = self.terminations[agent], self.truncations[agent]
        return seen, self._cumulative_rewards[agent], *ends, self.infos[agent]

    def _inform(self) -> None:
        """Put the mask of the agent that is selected into its info, and take it away from the others."""
        for agent in self.agents:
            self.infos[agent] = {}
        self.observe(self.agent_selection)
        if self._stage.asked() >= 0:
            self.infos[self.agent_selection]["action_mask"] = self._mask.copy() if self._copies else self._mask

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            if self.render_mode == "human" and not self.agents:
                self.render()
            return
        stage = self._stage
        try:
            stage.step(int(action))  # type: ignore[arg-type]  # None is refused there, too
        except ValueError:
            if not self._takes_chance:
                raise
            stage.play_by_chance(self._dice)
        self._answers += 1
        self._is_fresh = False
        self._cumulative_rewards[agent] = 0.0
        if stage.is_rewarded:
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = stage.rewards[seat]
            self._accumulate_rewards()
            self._is_paid = True
        elif self._is_paid:
            self._clear_rewards()
            self._is_paid = False
        asked = int(stage.asked())
        if asked < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[asked]
            if self._answers == self._most:
                self.truncations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
        if self._is_bare:
            self._inform()
        if self.render_mode == "human":
            self.render()

    def state(self) -> NDArray[np.uint8]:
        """What all seats know, one after the other: for learners that are trained with it and play without it."""
        rows = []
        for seat in range(len(self.possible_agents)):
            self._stage.observe_for(seat)
            rows.append(self._row.copy())
        self._is_fresh = False
        return np.concatenate(rows)

    def render(self) -> str | None:
        """The table as an onlooker sees it: `ansi` as text, `svg` as a picture, `human` prints the text."""
        if self.render_mode is None:
            return None
        view = onlooker(self._stage)
        if self.render_mode == "svg":
            return view_svg(view)
        text = board_plain(scene_of(view))
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - that is what the mode is for
        return None

    def words(self, index: int | None = None) -> str | list[str]:
        """What the agent that is selected may answer, in words; or what one index says now."""
        stage = self._stage
        rules = stage.layout.rules
        said = {int(stage.index[k]): write_action(rules, int(stage.legal[k])) for k in range(int(stage.count))}
        return list(said.values()) if index is None else said[index]

    def game(self) -> str:
        """The game so far as a record that `um.Game.read` goes on from: the truth, for whoever runs the environment."""
        return record_text(self._stage)

    def close(self) -> None:
        pass
