"""OpenSpiel: the games as a Python game, registered from outside under the name `undermine`.

Owns the face: explicit chance, legal lists as indices, information states.  Every draw of the engine is a chance node
of outcomes that are all alike, so a history is the whole truth and serialises itself.  `resample_from_infostate` deals
what the player does not know anew, from his view alone; such a state begins at that moment, without a history.

    >>> import pyspiel
    >>> from undermine.envs import spiel
    >>> game = pyspiel.load_game("undermine", {"rules": "base x3"})
    >>> game.num_players()
    3

In names that OpenSpiel writes, a rules text has `;` and `~` where it has `,` and `=` elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.engine import legal_actions, scores, start, to_act, winners
from undermine.core.event import Event
from undermine.core.run import Run
from undermine.encode.dealt import Dealt
from undermine.encode.layout import Layout
from undermine.encode.observe import observe_view
from undermine.encode.row import Row
from undermine.encode.stage import GOLD, new_block
from undermine.envs.reward import reward_of
from undermine.envs.setting import layout_of
from undermine.extra import needing
from undermine.games import parse_rules
from undermine.notation.action import write_action
from undermine.notation.event import write_event
from undermine.notation.position import read_position, write_position
from undermine.views.project import project
from undermine.views.sample import sample
from undermine.views.view import View

with needing("gym", "undermine.envs.spiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

NAME: Final = "undermine"
ANSWERS: Final = 32  # of the player himself that an information state tensor has
QUESTIONS: Final = 24  # asked for each card of a round, at most
MOST_GOLD: Final = 200.0

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Undermine: the games of the Saboteur family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=12,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "base:cs20 x3", "reward": "won"},
)


class Game(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A rules text as a game of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        told = str(given.get("rules", "base:cs20 x3")).replace(";", ",").replace("~", "=")
        reward = str(given.get("reward", "won"))
        self.layout: Layout = layout_of(told)
        self.is_gold = reward_of(reward) == GOLD
        rules = self.layout.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.layout.space.size),
            max_chance_outcomes=max(len(rules.cards), len(rules.gold_deck), int(rules.seats), 2),
            num_players=int(rules.seats),
            min_utility=-MOST_GOLD if self.is_gold else -1.0,
            max_utility=MOST_GOLD if self.is_gold else 1.0,
            max_game_length=int(rules.rounds) * QUESTIONS * len(rules.cards),
        )
        safe = rules.text.replace(",", ";").replace("=", "~")
        super().__init__(TYPE, info, {"rules": safe, "reward": reward})

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        rules = self.layout.rules
        decks = len(rules.cards) + len(rules.gold_deck) + len(rules.role_deck) + len(rules.goal_deck) + int(rules.seats)
        return int(rules.rounds) * 4 * decks

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Truth:
    """What is true in a game, and what has happened; copies go on by themselves."""

    def __init__(self, state: Dealt) -> None:
        self.state = state  # after the last draw that is known
        self.log: list[Event] = []
        self.answered: list[tuple[int, int]] = []  # (seat, index)
        self.origin: tuple[View, list[str]] | None = None  # of a state that was dealt to agree with a view
        self.action: int | None = None  # what is being carried out while chance decides; None: the first deal
        self.outcomes: list[int] = []
        self.wanted = 0  # outcomes of the draw that comes next; 0: nothing is drawn
        self.legal: dict[int, int] | None = None

    def copy(self) -> Truth:
        other = Truth(self.state)
        other.log, other.answered, other.outcomes = self.log[:], self.answered[:], self.outcomes[:]
        other.origin, other.action, other.wanted, other.legal = self.origin, self.action, self.wanted, self.legal
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Truth:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        state, origin = self.state, self.origin
        told = write_position(state) if state.round else ""
        past = None if origin is None else (write_position(origin[0]), origin[1])
        parts = self.log, self.answered, self.action, self.outcomes, self.wanted
        return _again, (state.rules.text, told, past, *parts)

    def go_on(self) -> None:
        """Carry out what was begun, as far as chance has decided."""
        state = self.state.copy()
        for outcome in self.outcomes:
            state.tell(outcome)
        if self.action is None:
            run = start(state, True)
        else:
            run = Run(state, True)
            run.apply(self.action)
        self.wanted = int(state.wanted)
        if not self.wanted:
            self.state = state
            self.log += run.log
            self.outcomes = []
            self.legal = None

    def indices(self, layout: Layout) -> dict[int, int]:
        """Index -> action, of the seat that is asked; ascending."""
        if self.legal is None:
            seat = to_act(self.state)
            menu = legal_actions(self.state, seat)
            out = vec[i64]([0] * len(menu))
            layout.space.number(self.state, seat, vec[i64](menu), len(menu), out)
            self.legal = dict(sorted(zip([int(index) for index in out], menu, strict=True)))
        return self.legal


def _again(
    rules: str,
    told: str,
    past: tuple[str, list[str]] | None,
    log: list[Event],
    answered: list[tuple[int, int]],
    action: int | None,
    outcomes: list[int],
    wanted: int,
) -> Truth:
    """A truth that was put away as text."""
    truth = Truth(Dealt(parse_rules(rules), read_position(told) if told else None))
    if past is not None:
        view = read_position(past[0])
        assert isinstance(view, View), "a past is somebody's"
        truth.origin = view, past[1]
    truth.log, truth.answered, truth.action = log, answered, action
    truth.outcomes, truth.wanted = outcomes, wanted
    return truth


class State(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A game in progress."""

    def __init__(self, game: Game, truth: Truth | None = None) -> None:
        super().__init__(game)
        self.rules = game.layout.rules.text
        self.is_gold = game.is_gold
        if truth is None:
            truth = Truth(Dealt(game.layout.rules))
            truth.go_on()
        self.truth = truth

    @property
    def layout(self) -> Layout:
        """Looked up, for a copy of a state copies all that it holds."""
        return layout_of(self.rules)

    def current_player(self) -> int:
        if self.truth.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        asked = to_act(self.truth.state)
        return asked if asked >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.truth.wanted and self.truth.state.depth == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wanted = self.truth.wanted
        return [(outcome, 1.0 / wanted) for outcome in range(wanted)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.truth.indices(self.layout)) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        truth = self.truth
        if truth.wanted:
            truth.outcomes.append(action)
        else:
            truth.action = truth.indices(self.layout)[action]
            truth.answered.append((to_act(truth.state), action))
        truth.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"drawn {action} of {self.truth.wanted}"
        legal = self.truth.indices(self.layout) if player == self.current_player() else {}
        if action in legal:
            return write_action(self.layout.rules, legal[action])
        usual = self.layout.space.usual(player, action)
        return f"action {action}" if usual is None else write_action(self.layout.rules, usual)

    def returns(self) -> list[float]:
        state = self.truth.state
        if not self.is_terminal():
            return [0.0] * int(state.seats)
        if self.is_gold:
            return [float(score) for score in scores(state)]
        won = winners(state)
        return [1.0 if seat in won else -1.0 for seat in range(int(state.seats))]

    def view(self, player: int) -> View:
        """What a player knows."""
        truth = self.truth
        if truth.origin is not None:
            first, _ = truth.origin
            if int(first.me) != player:
                whose = f"it was dealt to agree with what player {int(first.me)} knows"
                raise ValueError(f"player {player} has no past in this state: {whose}")
            view = first.copy()
        else:
            view = View(self.layout.rules, player)
        view.see(truth.log)
        return view

    def story(self, player: int) -> list[str]:
        """All that a player saw happen, in words."""
        past = self.truth.origin[1] if self.truth.origin is not None else []
        seen = [project(event, player) for event in self.truth.log]
        return past + [write_event(self.layout.rules, event) for event in seen if event is not None]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that agrees with all that a player knows; what he does not know is dealt from his view alone."""
        view = self.view(player)
        guess = sample(view, int(sampler() * (1 << 53)))
        truth = Truth(Dealt(self.layout.rules, guess))
        truth.origin = view, self.story(player)
        truth.answered = [each for each in self.truth.answered if each[0] == player]
        return State(self.get_game(), truth)

    def __str__(self) -> str:
        truth = self.truth
        told = write_position(truth.state) if truth.state.round else f"rules {self.rules}\n"
        return told + (f"drawn {' '.join(map(str, truth.outcomes))} of {truth.wanted}\n" if truth.wanted else "")


class Observer:
    """What a player sees now, or all that he has seen."""

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer of {NAME} takes no parameters, not {params}")
        self.layout = game.layout
        self.is_recalled = bool(kind.perfect_recall)
        size = int(self.layout.size)
        block = new_block(1, size)
        self.block = block
        self.table = Row(block, 0, int(self.layout.table), self.layout.table_room)
        self.row = Row(block, 0, size, self.layout.row_room)
        self.bytes: NDArray[np.uint8] = np.frombuffer(memoryview(block), np.uint8)
        self.tensor: NDArray[np.float32] = np.zeros(size + (3 * ANSWERS if self.is_recalled else 0), np.float32)
        self.dict = {
            field.name: self.tensor[field.first : field.first + field.size()].reshape(field.shape)
            for field in self.layout.fields
        }
        if self.is_recalled:
            self.dict["answers"] = self.tensor[size:].reshape(ANSWERS, 3)

    def set_from(self, state: State, player: int) -> None:
        """The bytes of `undermine.envs.setting.fields_of`, as numbers; with all that was seen, the last own answers."""
        observe_view(self.layout, self.table, self.row, state.view(player))
        size = len(self.bytes)
        self.tensor[:size] = self.bytes
        if self.is_recalled:
            own = [index + 1 for seat, index in state.truth.answered if seat == player][-ANSWERS:]
            answers = self.tensor[size:].reshape(ANSWERS, 3)
            answers.fill(0)
            for k, index in enumerate(reversed(own)):
                answers[k] = index & 255, index >> 8 & 255, index >> 16

    def string_from(self, state: State, player: int) -> str:
        if self.is_recalled:
            return "\n".join(state.story(player))
        return write_position(state.view(player))


pyspiel.register_game(TYPE, Game)
