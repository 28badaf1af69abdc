"""Learn the figures of the cave, of the Duel and of the game alone by whole games, each step judged.

    python -m bench.climb duel duel.json --steps 4 --pairs 6000
    python -m bench.climb solo solo.json --steps 6 --pairs 10000
    python -m bench.climb cave cave.json --steps 6 --pairs 5000

All figures are changed at once by lot, and back by as much.  Both play the same deal with the same chance, each once in
the seats of either side (alone: one after the other), and what the one brought more says a little of every figure.
Over thousands of pairs that is the slope in all directions.  What was found is written into the figures of the mind by
hand (`features/*/mind/figures.py`), rounded; docs/bots.md tells what came of it.  The Duel was learned in 4 steps; the
cave in 4, of which the first three had monsters' bites and cards in the hand among the figures, too, of which only what
moved much was kept; alone nothing was taken over.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from undermine.core.chance import Dice, game_seed
from undermine.core.engine import open_game
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.cave.mind.caver import Caver
from undermine.features.cave.mind.figures import Figures as CaveFigures
from undermine.features.cave.rules.trek import Prices
from undermine.features.cave.rules.walk import works_for
from undermine.features.duel.mind.duellist import Duellist
from undermine.features.duel.mind.figures import Figures as DuelFigures
from undermine.games import parse_rules
from undermine.lab.learn import go_on, uphill
from undermine.lab.statistics import Estimate, Mean, Z
from undermine.minds.mind import Mind

Values = dict[str, float]

PRICES = ("step", "card", "bridge", "toll", "web")
CAVE = {
    "crowd": 0.5, "guess": 0.8, "friend": 0.25, "foe": 0.25, "monster": 0.6, "nugget": 0.35, "out": 1.5, "ore": 0.4,
    "doubt": 0.35, "hope": 0.3, "half": 0.2, "less": 0.4, "breadth": 0.5, "boots": 0.5, "look": 0.5,
    "price of step": 6.0, "price of card": 25.0, "price of bridge": 15.0, "price of toll": 15.0, "price of web": 25.0,
}  # fmt: skip
"""Figure -> how far it is changed."""
ALONE = {
    "troll": 0.35, "later": 0.03, "slope": 0.14, "spare": 0.05, "waste": 0.35, "mend": 0.5, "mend_one": 0.4,
    "shed": 0.3, "shed_one": 0.2, "look": 0.1, "first_look": 0.1, "fall": 0.1, "held_key": 0.1, "held_map": 0.1,
    "held_fall": 0.2, "corner": 0.12, "straight": 0.3, "along": 0.1, "ore": 0.3, "pace": 0.4, "half": 0.08,
    "half_less": 0.5, "breadth": 0.03, "breadth_more": 0.4, "nearby": 0.1, "known": 0.1, "turned": 0.1,
    "leads_on": 0.9, "bearing": 0.25,
}  # fmt: skip
DUEL = {**ALONE, "envy": 0.2, "hinder": 0.2, "hinder_more": 0.1, "sure": 0.4, "held_break": 0.4}
LEAST = {"breadth": 0.01, "breadth_more": 0.2, "nearby": 0.3, "pace": 0.2}
STRIDE = 1.5  # length of the first step, in such changes; …
SETTLES = 3.0  # … after so many steps it is half as long


def cave_figures(values: Values) -> CaveFigures:
    figures = CaveFigures()
    prices = {name: int(getattr(figures.costs, name)) for name in PRICES}
    for name, value in values.items():
        if name.startswith("price of "):
            prices[name.removeprefix("price of ")] = max(1, round(value))
        else:
            setattr(figures, name, max(value, LEAST.get(name, value)))
    figures.costs = Prices(**prices)
    return figures


def duel_figures(values: Values, seats: int) -> DuelFigures:
    figures = DuelFigures(seats)
    for name, value in values.items():
        setattr(figures, name, max(value, LEAST.get(name, value)))
    return figures


def play(rules: Rules, seed: str, whose: Callable[[State, int], int], two: list[Mind], chance: int) -> State:
    """The end of a game in which each seat has one of two minds."""
    state = open_game(rules, seed).state
    state.seed_quick(chance)
    go_on(state, two, lambda seat: whose(state, seat), Dice(chance), lambda: False)
    return state


@dataclass(frozen=True, slots=True)
class Ground:
    """A game on which figures are learned."""

    tables: tuple[str, ...]
    scale: Values
    mind: Callable[[Rules, Values], Mind]
    more: Callable[[Rules, str, list[Mind], int], float]
    """What the first of two minds brings more than the second one in a deal."""


def _more_in_cave(rules: Rules, seed: str, two: list[Mind], chance: int) -> float:
    """Games won less games lost, of two: the clan that works for either side."""
    total = 0
    for side in (1, 2):

        def of(state: State, seat: int, side: int = side) -> int:
            return 0 if works_for(state.roles[seat]) == side else 1

        winner = int(play(rules, seed, of, two, chance).winner)
        total += 0 if not winner else 1 if winner == side else -1
    return total / 2


def _more_in_duel(rules: Rules, seed: str, two: list[Mind], chance: int) -> float:
    """Games won less games lost, of two: from either seat."""
    total = 0
    for first in (0, 1):
        end = play(rules, seed, lambda _, seat, first=first: seat ^ first, two, chance)
        mine, theirs = int(end.nuggets(first)), int(end.nuggets(1 - first))
        total += (mine > theirs) - (mine < theirs)
    return total / 2


def _more_alone(rules: Rules, seed: str, two: list[Mind], chance: int) -> float:
    """Nuggets."""
    brought = [int(play(rules, seed, lambda *_: 0, [mind], chance).nuggets(0)) for mind in two]
    return float(brought[0] - brought[1])


def _duellist(rules: Rules, values: Values) -> Mind:
    return Duellist(rules, duel_figures(values, int(rules.seats))).swift()


def _loner(rules: Rules, values: Values) -> Mind:
    return Duellist(rules, duel_figures(values, int(rules.seats)))


GROUNDS = {
    "cave": Ground(("cave x4", "cave x5", "cave x6"), CAVE, lambda r, v: Caver(r, cave_figures(v)), _more_in_cave),
    "duel": Ground(("duel x2",), DUEL, _duellist, _more_in_duel),
    "solo": Ground(("solo x1",), ALONE, _loner, _more_alone),
}


def start(ground: Ground) -> Values:
    """The figures as they are."""
    usual = CaveFigures() if ground.scale is CAVE else DuelFigures(2 if ground.scale is DUEL else 1)
    return {
        name: float(getattr(usual.costs, name.removeprefix("price of ")))
        if isinstance(usual, CaveFigures) and name.startswith("price of ")
        else float(getattr(usual, name))
        for name in ground.scale
    }


def slope(ground: Ground, values: Values, pairs: int, seed: str) -> dict[str, Mean]:
    """Figure -> what a change of it brings."""
    lots = Random(seed)
    means = {name: Mean() for name in values}
    tables = [parse_rules(table) for table in ground.tables]
    for k in range(pairs):
        rules = tables[k % len(tables)]
        way = {name: lots.gauss(0.0, 1.0) for name in values}
        two = [
            ground.mind(rules, {name: values[name] + sign * way[name] * ground.scale[name] for name in values})
            for sign in (1.0, -1.0)
        ]
        more = ground.more(rules, game_seed(seed, k), two, k) / 2
        for name, along in way.items():
            means[name].add(more * along)
    return means


def judge(ground: Ground, ours: Values, theirs: Values, table: str, games: int, seed: str) -> Estimate:
    """What figures bring more than others in fresh deals."""
    rules = parse_rules(table)
    two = [ground.mind(rules, ours), ground.mind(rules, theirs)]
    mean = Mean()
    for k in range(games):
        mean.add(ground.more(rules, game_seed(seed, k), two, k))
    found = mean.estimate()
    assert found is not None
    return found


def error(mean: Mean) -> float:
    return float((mean.squares / mean.count / (mean.count - 1)) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GROUNDS))
    parser.add_argument("out", type=Path)
    parser.add_argument("--steps", type=int, default=6)
    parser.add_argument("--pairs", type=int, default=5000, help="deals of a step, each played twice")
    parser.add_argument("--start", type=Path, help="figures to begin with")
    parser.add_argument("--settled", type=int, default=0, help="steps that were gone before")
    parser.add_argument("--judged", type=int, default=300, help="fresh deals by which every step is judged")
    parser.add_argument("--seed", default="climb")
    given = parser.parse_args()
    ground = GROUNDS[given.game]
    usual = start(ground)
    values = {**usual, **(json.loads(given.start.read_text("utf-8")) if given.start else {})}
    for step in range(given.settled, given.settled + given.steps):
        means = slope(ground, values, given.pairs, f"{given.seed} {given.game} {step}")
        way = uphill({name: (mean.mean, error(mean)) for name, mean in means.items()})
        for name, part in way.items():
            values[name] += STRIDE / (1.0 + step / SETTLES) * part * ground.scale[name]
        given.out.write_text(json.dumps({name: round(v, 4) for name, v in values.items()}, indent=1), "utf-8")
        sure = sorted(means.items(), key=lambda item: -abs(item[1].mean / error(item[1])))
        print(f"step {step}:", ", ".join(f"{n} {m.mean:+.3f} ± {Z * error(m):.3f}" for n, m in sure[:8]), flush=True)
        for table in ground.tables:
            found = judge(ground, values, usual, table, given.judged, f"judged {step}")
            print(f"  {table}: {found.value:+.3f} ({found.low:+.3f} … {found.high:+.3f})", flush=True)


if __name__ == "__main__":
    main()
