"""Two bots in one seat: the same deals are played twice, with one and with the other bot there.

Owns the comparison of the two.  Everybody else at the table is the same both times, and the seat moves on by one from
game to game.  Gold is shared by those who won a round together, so a whole table of bots would hide what one seat does
for itself; and what a role earns without doing anything hides it as well, so the gold is told by roles, too.
"""

from __future__ import annotations

from dataclasses import dataclass

from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.lab.match import Game
from undermine.lab.simulate import SeriesError, play_series
from undermine.lab.statistics import Estimate, Mean, ratio, share


@dataclass(frozen=True, slots=True)
class Contender:
    """How one bot did in the seat."""

    bot: str
    unfinished: int
    gold: Estimate | None  # nuggets earned in a game, without those that everybody begins with
    won: Estimate | None  # games that the seat won, alone or with others
    gold_of_role: dict[str, Estimate | None]  # nuggets in a round


@dataclass(frozen=True, slots=True)
class Contest:
    """Two bots in the same seat, and by how much the first did better."""

    rules: str
    others: list[str]
    seed: str
    games: int  # each
    contenders: tuple[Contender, Contender]
    gold: Estimate | None  # times as much
    won: Estimate | None  # times as often
    gold_of_role: dict[str, Estimate | None]  # times as much


def compete(rules_text: str, games: int, pair: list[str], others: list[str], seed: str, jobs: int = 1) -> Contest:
    """Play the deals of a series with either bot of the pair in one seat, the others in turn in the other seats."""
    if len(pair) != 2:
        raise SeriesError(f"two bots are compared in one seat, not {len(pair)}; for example miner,random")
    rules = parse_rules(rules_text)
    seats = int(rules.seats)
    scores = []
    for bot in pair:
        table = [bot, *(others[k % len(others)] for k in range(seats - 1))]
        score = Score(rules, bot)
        for game in play_series(rules_text, games, table, seed, jobs):
            score.add(game, -game.number % seats)
        scores.append(score)
    one, two = scores
    return Contest(
        rules=rules.text,
        others=others,
        seed=seed,
        games=games,
        contenders=(one.result(), two.result()),
        gold=ratio(one.gold, two.gold),
        won=ratio(one.won, two.won),
        gold_of_role={
            rules.role_names[role]: ratio(one.of_role[role], two.of_role[role])
            for role in range(1, len(rules.role_names))
        },
    )


class Score:
    """What one bot gets in the seat, game after game."""

    def __init__(self, rules: Rules, bot: str) -> None:
        self.rules = rules
        self.bot = bot
        self.unfinished = 0
        self.gold = Mean()
        self.won = Mean()
        self.of_role = [Mean() for _ in rules.role_names]

    def add(self, game: Game, seat: int) -> None:
        if not game.is_complete:
            self.unfinished += 1
            return
        given = game.given[seat] if game.given and not len(self.rules.victors) else 0
        self.gold.add(game.scores[seat] - given)
        self.won.add(seat in game.winners)
        for part in game.rounds:
            self.of_role[part.roles[seat]].add(part.gold[seat])

    def result(self) -> Contender:
        names = self.rules.role_names
        wins = round(self.won.mean * self.won.count)
        return Contender(
            bot=self.bot,
            unfinished=self.unfinished,
            gold=self.gold.estimate(),
            won=share(wins, self.won.count),
            gold_of_role={names[role]: self.of_role[role].estimate() for role in range(1, len(names))},
        )
