"""Many games between bots, and what they came to.

Owns what `match` returns: wins, gold and sides as plain numbers, and a table for people.  Who plays is a bot by name or
any function of a `View`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from undermine.bots import Bot, make
from undermine.core.chance import bot_seed, game_seed
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.front.error import refusal
from undermine.front.view import View
from undermine.games import parse_rules
from undermine.lab import SeriesError, play_series
from undermine.lab.match import Game as Played
from undermine.lab.match import Match, seating
from undermine.lab.statistics import Estimate, Mean, share
from undermine.notation.action import read_action
from undermine.views.view import View as Known

Player: TypeAlias = str | Callable[[View], str]
"""A bot by its name, or a function that answers what its seat is asked: one of `view.legal`."""


def match(
    rules: str, bots: Sequence[Player], games: int = 100, seed: str | int = "1", jobs: int = 1
) -> Series:
    """Let bots play a series of games.  They take the seats in turn and move on by one seat from game to game.

    Game 0 is dealt from the seed, game 1 from `SEED/1`, and so on; the result is the same for any number of jobs
    (processes), of which there is one if a function plays.

    >>> import undermine as um
    >>> um.match("base x3", bots=["random"], games=2, seed="1").games
    2
    >>> last = um.match("base x3", bots=[lambda view: view.legal[-1], "random"], games=2, seed="1")
    >>> sorted(last.wins)
    ['<lambda>', 'random']
    """
    ready = parse_rules(rules)
    names = _names(bots)
    series = Series(ready.text, tuple(names), str(seed))
    if all(isinstance(bot, str) for bot in bots):
        for game in play_series(ready.text, games, names, str(seed), jobs):
            series._add(ready, game)
        return series
    if games < 1 or jobs != 1:
        raise SeriesError("functions play at least 1 game, and in one process; leave jobs out")
    known = dict(zip(names, bots, strict=True))
    for number in range(games):
        text = game_seed(str(seed), number)
        seats = seating(names, int(ready.seats), number)
        table = [_seated(known[name], seat, ready, bot_seed(text, seat)) for seat, name in enumerate(seats)]
        played = Match(ready, text, table)
        played.play()
        series._add(ready, played.result(number, seats))
    return series


@dataclass
class Series:
    """What a series of games came to."""

    rules: str
    bots: tuple[str, ...]
    seed: str
    games: int = 0
    unfinished: int = 0
    """Games that did not end and are counted nowhere else."""
    rounds: int = 0
    wins: dict[str, float] = field(default_factory=dict)
    """Bot -> games won; those who win together share the game."""
    seats: dict[str, int] = field(default_factory=dict)
    """Bot -> seats taken, over all games."""
    sides: dict[str, int] = field(default_factory=dict)
    """Side -> rounds won, where rounds are won by sides."""
    scores: list[tuple[int, ...]] = field(default_factory=list)
    """The gold of every seat, game by game."""
    winners: list[tuple[int, ...]] = field(default_factory=list)
    """The seats that won, game by game."""
    _gold: dict[str, Mean] = field(default_factory=dict, repr=False, compare=False)

    @property
    def gold(self) -> dict[str, Estimate | None]:
        """Bot -> nuggets of one seat in a game, with a 95 % interval; a sample is the mean over its seats in a game."""
        return {name: mean.estimate() for name, mean in self._gold.items()}

    def share(self, side: str) -> Estimate | None:
        """The share of rounds that a side won, with a 95 % interval."""
        if side not in self.sides:
            raise ValueError(f"{side!r} is no side of {self.rules}; there are: {', '.join(self.sides) or 'none'}")
        return share(self.sides[side], self.rounds)

    def _add(self, rules: Rules, game: Played) -> None:
        for side in rules.side_names[1:]:
            self.sides.setdefault(side, 0)
        for name in self.bots:
            self.wins.setdefault(name, 0.0)
            self.seats.setdefault(name, 0)
            self._gold.setdefault(name, Mean())
        self.games += 1
        if not game.is_complete:
            self.unfinished += 1
            return
        self.rounds += len(game.rounds)
        self.scores.append(game.scores)
        self.winners.append(game.winners)
        for part in game.rounds:
            if part.winner:
                self.sides[rules.side_names[part.winner]] += 1
        for name in self.wins:
            mine = [seat for seat, bot in enumerate(game.bots) if bot == name]
            if mine:
                self.seats[name] += len(mine)
                self.wins[name] += sum(seat in game.winners for seat in mine) / max(1, len(game.winners))
                self._gold[name].add(sum(game.scores[seat] for seat in mine) / len(mine))

    def __str__(self) -> str:
        """A few lines for people."""
        lines = [f"{self.rules}, seed {self.seed}: {self.games:,} games, {self.rounds:,} rounds"]
        for name, gold in self.gold.items():
            about = "" if gold is None else f", {_told(gold)} gold a seat and game"
            lines.append(f"{name}: {self.wins[name]:,.1f} games won in {self.seats[name]:,} seats{about}")
        for side in self.sides:
            if part := self.share(side):
                lines.append(f"{side}: {_told(part, 100)} % of rounds")
        return "\n".join(lines + ([f"{self.unfinished:,} games did not end"] if self.unfinished else []))


class _Caller:
    """A function as a bot."""

    def __init__(self, function: Callable[[View], str], rules: Rules) -> None:
        self.function = function
        self.rules = rules

    def see(self, events: list[Event]) -> None:
        """It is shown the whole view when it is asked."""

    def choose(self, view: Known, actions: list[int]) -> int:
        answer = self.function(View(view.copy()))
        code = read_action(self.rules, answer)
        if code not in actions:
            raise refusal(self.rules, int(view.me), answer, ("not-offered",))
        return code


def _seated(player: Player, seat: int, rules: Rules, seed: int) -> Bot:
    return make(player, seat, rules, seed) if isinstance(player, str) else _Caller(player, rules)


def _names(bots: Sequence[Player]) -> list[str]:
    """Bots by their names; functions that share one are numbered."""
    if isinstance(bots, str):
        raise SeriesError(f"bots are a list of names or functions, for example [{bots!r}]")
    names: list[str] = []
    known: dict[str, list[Callable[[View], str]]] = {}
    for bot in bots:
        if isinstance(bot, str):
            names.append(bot)
            continue
        alike = known.setdefault(getattr(bot, "__name__", type(bot).__name__), [])
        if bot not in alike:
            alike.append(bot)
        number = alike.index(bot)
        name = getattr(bot, "__name__", type(bot).__name__)
        names.append(f"{name}-{number + 1}" if number else name)
    return names


def _told(estimate: Estimate, times: float = 1) -> str:
    value = f"{estimate.value * times:.2f}"
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value} ({estimate.low * times:.2f} … {estimate.high * times:.2f})"
