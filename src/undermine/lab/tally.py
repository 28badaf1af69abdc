"""What many games add up to.

Owns the counting of one series, game after game in order, so that sums come out the same however the games were
spread over processes.  Games that did not end are counted and left out of everything else.

What is a sample: for wins, lengths and the gold of a role, a round (of the gold, the mean over the seats that held
the role); for the gold of a bot, a game (the mean over its seats).  Seats of one round share their fate, so they are
never counted as if they were independent.
"""

from __future__ import annotations

from dataclasses import dataclass

from undermine.core.rules import Rules
from undermine.lab.match import Game
from undermine.lab.statistics import Estimate, Mean, share


@dataclass(frozen=True, slots=True)
class Standing:
    """How the bots of one name did."""

    seats: int  # seats taken, over all games
    wins: float  # games won; a shared victory counts in parts
    gold: Estimate | None  # nuggets of a seat at the end of a game


@dataclass(frozen=True, slots=True)
class Result:
    """A series of games in figures."""

    rules: str
    bots: list[str]
    seed: str
    games: int
    unfinished: int
    rounds: int
    questions: int  # decisions taken
    rounds_won: dict[str, int]  # by side
    share_won: dict[str, Estimate | None]
    share_without_winner: Estimate | None  # rounds that no side won; None where there are no sides
    share_won_as: dict[str, Estimate | None]  # by role, where a role wins the game with its side and not by its gold
    gold_of_role: dict[str, Estimate | None]  # nuggets of a seat in a round
    turns: Estimate | None  # of a round
    standings: dict[str, Standing]  # by bot


class Tally:
    def __init__(self, rules: Rules, bots: list[str], seed: str) -> None:
        self.rules = rules
        self.bots = bots
        self.seed = seed
        self.games = self.unfinished = self.rounds = self.questions = 0
        self.won = [0] * len(rules.side_names)
        self.gold = [Mean() for _ in rules.role_names]
        self.won_as = [(0, 0) for _ in rules.role_names]  # seats that won, and seats
        self.turns = Mean()
        names = list(dict.fromkeys(bots))
        self.seats = dict.fromkeys(names, 0)
        self.wins = dict.fromkeys(names, 0.0)
        self.earned = {name: Mean() for name in names}

    def add(self, game: Game) -> None:
        self.games += 1
        self.questions += game.questions
        if not game.is_complete:
            self.unfinished += 1
            return
        for part in game.rounds:
            self.rounds += 1
            self.won[part.winner] += 1
            self.turns.add(part.turns)
            for role, mean in enumerate(self.gold):
                earned = [gold for gold, held in zip(part.gold, part.roles, strict=True) if held == role]
                if earned:
                    mean.add(sum(earned) / len(earned))
        if len(self.rules.hooks.victory):
            for seat, role in enumerate(game.rounds[-1].roles):
                won, held = self.won_as[role]
                self.won_as[role] = won + (seat in game.winners), held + 1
        for name in self.seats:
            mine = [seat for seat, bot in enumerate(game.bots) if bot == name]
            if mine:
                self.seats[name] += len(mine)
                self.wins[name] += sum(seat in game.winners for seat in mine) / max(1, len(game.winners))
                self.earned[name].add(sum(game.scores[seat] for seat in mine) / len(mine))

    def result(self) -> Result:
        sides = self.rules.side_names
        roles = self.rules.role_names
        return Result(
            rules=self.rules.text,
            bots=self.bots,
            seed=self.seed,
            games=self.games,
            unfinished=self.unfinished,
            rounds=self.rounds,
            questions=self.questions,
            rounds_won={sides[side]: self.won[side] for side in range(1, len(sides))},
            share_won={sides[side]: share(self.won[side], self.rounds) for side in range(1, len(sides))},
            share_without_winner=share(self.won[0], self.rounds) if len(sides) > 1 else None,
            share_won_as={roles[role]: share(*self.won_as[role]) for role in range(1, len(roles))}
            if len(self.rules.hooks.victory)
            else {},
            gold_of_role={roles[role]: self.gold[role].estimate() for role in range(1, len(roles))},
            turns=self.turns.estimate(),
            standings={
                name: Standing(self.seats[name], self.wins[name], self.earned[name].estimate()) for name in self.seats
            },
        )
