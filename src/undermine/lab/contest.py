"""Two bots in one seat: the same deals are played with one and with the other bot there, in every seat in turn.

Owns the comparison of the two.  Everybody else at the table is the same both times.  Gold is shared by those who won a
round together, so a whole table of bots would hide what one seat does for itself; and what a role earns without doing
anything hides it as well, so the gold is told by roles, too.
A deal with every seat in turn is one heap: luck of the deal and of the seat is the same for both bots and cancels out.
"""

from __future__ import annotations

from dataclasses import dataclass

from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.lab.match import Game
from undermine.lab.simulate import SeriesError, play_series
from undermine.lab.statistics import Estimate, Heaps, ratio


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
    deals: int  # each of them is played with either bot in every seat
    contenders: tuple[Contender, Contender]
    gold: Estimate | None  # times as much
    won: Estimate | None  # times as often
    gold_of_role: dict[str, Estimate | None]  # times as much


def compete(rules_text: str, deals: int, pair: list[str], others: list[str], seed: str, jobs: int = 1) -> Contest:
    """Play the deals of a series with either bot of the pair in each seat, the others in turn in the other seats."""
    if len(pair) != 2:
        raise SeriesError(f"two bots are compared in one seat, not {len(pair)}; for example miner,random")
    rules = parse_rules(rules_text)
    seats = int(rules.seats)
    scores = []
    for bot in pair:
        table = [bot, *(others[k % len(others)] for k in range(seats - 1))]
        score = Score(rules, bot, deals)
        if len(set(table)) == 1:  # then it is the same game in whichever seat we look at it
            for game in play_series(rules_text, deals, table, seed, jobs):
                for seat in range(seats):
                    score.add(game, seat)
        else:
            for turn in range(seats):
                for game in play_series(rules_text, deals, table[turn:] + table[:turn], seed, jobs):
                    score.add(game, (-turn - game.number) % seats)
        scores.append(score)
    one, two = scores
    return Contest(
        rules=rules.text,
        others=others,
        seed=seed,
        deals=deals,
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

    def __init__(self, rules: Rules, bot: str, deals: int) -> None:
        self.rules = rules
        self.bot = bot
        self.unfinished = 0
        self.gold = Heaps(deals)
        self.won = Heaps(deals)
        self.of_role = [Heaps(deals) for _ in rules.role_names]

    def add(self, game: Game, seat: int) -> None:
        if not game.is_complete:
            self.unfinished += 1
            return
        given = game.given[seat] if game.given and not len(self.rules.hooks.victory) else 0
        self.gold.add(game.number, game.scores[seat] - given)
        self.won.add(game.number, seat in game.winners)
        for part in game.rounds:
            self.of_role[part.roles[seat]].add(game.number, part.gold[seat])

    def result(self) -> Contender:
        names = self.rules.role_names
        return Contender(
            bot=self.bot,
            unfinished=self.unfinished,
            gold=self.gold.estimate(),
            won=self.won.estimate(),
            gold_of_role={names[role]: self.of_role[role].estimate() for role in range(1, len(names))},
        )
