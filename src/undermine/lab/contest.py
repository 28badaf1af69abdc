"""Two bots in one seat: the same deals are played with one and with the other bot there, in every seat in turn.

Owns the comparison of the two.  Everybody else at the table is the same both times.  Gold is shared by those who won a
round together, so a whole table of bots would hide what one seat does for itself; and what a role earns without doing
anything hides it as well, so the gold is told by roles, too.  A team is all seats of a role at once.
A deal with every seat in turn is one heap: luck of the deal and of the seat is the same for both bots and cancels out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Final

from undermine.bots import maker_of
from undermine.core.chance import game_seed
from undermine.core.engine import open_game
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.lab.match import Game
from undermine.lab.simulate import SeriesError, play_setups
from undermine.lab.statistics import Estimate, Heaps, ratio

SABOTEUR: Final = "saboteur"


@dataclass(frozen=True, slots=True)
class Contender:
    """How one bot did in the seat."""

    bot: str
    unfinished: int
    gold: Estimate | None  # nuggets earned in a game, without those that everybody begins with
    won: Estimate | None  # games that the seat won, alone or with others
    gold_of_role: dict[str, Estimate | None]  # nuggets in a round
    paid_of_role: dict[str, Estimate | None]  # rounds that brought any


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
    paid_of_role: dict[str, Estimate | None]  # times as often


def compete(
    rules_text: str,
    deals: int,
    pair: list[str],
    others: list[str],
    seed: str,
    jobs: int = 1,
    *,
    is_open: bool = False,
    team: str = "",
) -> Contest:
    """Play the deals of a series with either bot of the pair in each seat, the others in turn in the other seats.

    Open deals are those of one round with all saboteurs in play.  A team is a role: all its seats get the bot at once.
    """
    if len(pair) != 2:
        raise SeriesError(f"two bots are compared in one seat, not {len(pair)}; for example miner,random")
    rules = parse_rules(rules_text)
    for name in (*pair, *others):
        maker_of(name)
    numbers = deals_of(rules, seed, deals, is_open=is_open)
    sides = _teams(rules, seed, numbers, team) if team else {}
    scores = []
    for bot in pair:
        score = Score(rules, bot, max(numbers, default=0) + 1)
        seats = list(_seats(rules, numbers, sides, bot, others))
        setups = list(dict.fromkeys((number, names) for number, names, _ in seats))
        games = dict(zip(setups, play_setups(rules.text, setups, seed, jobs), strict=True))
        for number, names, seat in seats:
            score.add(games[number, names], seat)
        scores.append(score)
    one, two = scores
    roles = rules.role_names
    return Contest(
        rules=rules.text,
        others=others,
        seed=seed,
        deals=deals,
        contenders=(one.result(), two.result()),
        gold=ratio(one.gold, two.gold),
        won=ratio(one.won, two.won),
        gold_of_role={roles[role]: ratio(one.of_role[role], two.of_role[role]) for role in range(1, len(roles))},
        paid_of_role={roles[role]: ratio(one.paid[role], two.paid[role]) for role in range(1, len(roles))},
    )


def _seats(
    rules: Rules, numbers: list[int], sides: dict[int, tuple[int, ...]], bot: str, others: list[str]
) -> Iterator[tuple[int, tuple[str, ...], int]]:
    """Deal, who sits where, and the seat that is looked at."""
    seats = int(rules.seats)
    for number in numbers:
        side = sides.get(number, ())
        if side:
            rest = iter(others * seats)
            names = tuple(bot if seat in side else next(rest) for seat in range(seats))
            yield from ((number, names, seat) for seat in side)
            continue
        for seat in range(seats):
            table = [bot, *(others[k % len(others)] for k in range(seats - 1))]
            yield number, tuple(table[(k - seat) % seats] for k in range(seats)), seat


def deals_of(rules: Rules, seed: str, deals: int, *, is_open: bool) -> list[int]:
    """The first deals of a series, by number: all of them, or those that are open."""
    return list(islice(open_deals(rules, seed), deals)) if is_open else list(range(deals))


def _roles(rules: Rules, seed: str, number: int) -> list[int]:
    return [int(role) for role in open_game(rules, game_seed(seed, number)).state.roles]


def open_deals(rules: Rules, seed: str) -> Iterator[int]:
    """The deals in which no saboteur is left over: only those are open."""
    if SABOTEUR not in rules.role_names:
        raise SeriesError(f"{rules.text} has no saboteurs, so all its deals are open")
    if rules.rounds > 1:
        raise SeriesError("open deals are of single rounds; write base[rounds=1]")
    role = rules.role_names.index(SABOTEUR)
    all_of_them = sum(1 for card in rules.role_deck if card == role)
    if all_of_them > rules.seats:
        raise SeriesError(f"{rules.text} has more saboteurs than seats, so no deal has them all")
    return (number for number in count() if _roles(rules, seed, number).count(role) == all_of_them)


def _teams(rules: Rules, seed: str, numbers: list[int], team: str) -> dict[int, tuple[int, ...]]:
    """Deal -> the seats of a role, in deals where it has any."""
    if team not in rules.role_names[1:]:
        raise SeriesError(f"there is no role {team!r} in {rules.text}; there are: {', '.join(rules.role_names[1:])}")
    if rules.rounds > 1:
        raise SeriesError("a team is one for a single round; write base[rounds=1]")
    role = rules.role_names.index(team)
    found: dict[int, tuple[int, ...]] = {}
    for number in list(numbers):
        roles = _roles(rules, seed, number)
        side = tuple(seat for seat, held in enumerate(roles) if held == role)
        if side:
            found[number] = side
        else:
            numbers.remove(number)
    return found


class Score:
    """What one bot gets in the seat, game after game."""

    def __init__(self, rules: Rules, bot: str, deals: int) -> None:
        self.rules = rules
        self.bot = bot
        self.unfinished = 0
        self.gold = Heaps(deals)
        self.won = Heaps(deals)
        self.of_role = [Heaps(deals) for _ in rules.role_names]
        self.paid = [Heaps(deals) for _ in rules.role_names]

    def add(self, game: Game, seat: int) -> None:
        if not game.is_complete:
            self.unfinished += 1
            return
        given = game.given[seat] if game.given and not len(self.rules.hooks.victory) else 0
        self.gold.add(game.number, game.scores[seat] - given)
        self.won.add(game.number, seat in game.winners)
        for part in game.rounds:
            self.of_role[part.roles[seat]].add(game.number, part.gold[seat])
            self.paid[part.roles[seat]].add(game.number, part.gold[seat] > 0)

    def result(self) -> Contender:
        names = self.rules.role_names
        return Contender(
            bot=self.bot,
            unfinished=self.unfinished,
            gold=self.gold.estimate(),
            won=self.won.estimate(),
            gold_of_role={names[role]: self.of_role[role].estimate() for role in range(1, len(names))},
            paid_of_role={names[role]: self.paid[role].estimate() for role in range(1, len(names))},
        )
