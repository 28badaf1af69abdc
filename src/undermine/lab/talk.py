"""What talk does to the balance of a game: the same deals are played by the same bots, once in silence and once not.

Owns the comparison.  A deal is one sample: what luck decides is the same both times and cancels out.
"""

from __future__ import annotations

from dataclasses import dataclass

from undermine.games import parse_rules
from undermine.lab.match import Game
from undermine.lab.simulate import play_series
from undermine.lab.statistics import Estimate, Mean


@dataclass(frozen=True, slots=True)
class Effect:
    """A figure of a game without talk, with it, and by how much more."""

    silent: Estimate | None
    spoken: Estimate | None
    more: Estimate | None


@dataclass(frozen=True, slots=True)
class TalkEffect:
    rules: str
    bots: list[str]
    seed: str
    games: int
    won: dict[str, Effect]  # side -> share of the rounds of a game that it won
    gold: dict[str, Effect]  # role -> nuggets of a seat in a round
    lines: Estimate | None  # said in a round with talk


class _Pairs:
    def __init__(self) -> None:
        self._silent, self._spoken, self._more = Mean(), Mean(), Mean()

    def add(self, silent: float | None, spoken: float | None) -> None:
        if silent is not None and spoken is not None:
            self._silent.add(silent)
            self._spoken.add(spoken)
            self._more.add(spoken - silent)

    def effect(self) -> Effect:
        return Effect(self._silent.estimate(), self._spoken.estimate(), self._more.estimate())


def measure_talk(rules_text: str, games: int, bots: list[str], seed: str, jobs: int = 1) -> TalkEffect:
    """Play a series without talk and with it."""
    rules = parse_rules(rules_text)
    sides, roles = rules.side_names, rules.role_names
    won = [_Pairs() for _ in sides]
    gold = [_Pairs() for _ in roles]
    lines = Mean()
    both = (play_series(rules_text, games, bots, seed, jobs, has_talk=has_talk) for has_talk in (False, True))
    for silent, spoken in zip(*both, strict=True):
        if not (silent.is_complete and spoken.is_complete):
            continue
        lines.add(spoken.lines / len(spoken.rounds))
        for side, pairs in enumerate(won):
            pairs.add(_won(silent, side), _won(spoken, side))
        for role, pairs in enumerate(gold):
            pairs.add(_gold(silent, role), _gold(spoken, role))
    return TalkEffect(
        rules.text,
        bots,
        seed,
        games,
        {sides[side]: won[side].effect() for side in range(1, len(sides))},
        {roles[role]: gold[role].effect() for role in range(1, len(roles))},
        lines.estimate(),
    )


def _won(game: Game, side: int) -> float:
    return sum(part.winner == side for part in game.rounds) / len(game.rounds)


def _gold(game: Game, role: int) -> float | None:
    """Nuggets of a seat in a round, over all seats that had the role; None if none had."""
    earned = [gold for part in game.rounds for gold, held in zip(part.gold, part.roles, strict=True) if held == role]
    return sum(earned) / len(earned) if earned else None
