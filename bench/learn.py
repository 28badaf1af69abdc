"""Learn figures of the quick mind by self-play, step by step, each step judged: python -m bench.learn digger OUT.

How what is in the package (`minds/learned.json`) was made:

    python -m bench.learn digger comrade.json --steps 9 --pairs 8000
    python -m bench.learn saboteur fox.json --steps 2 --pairs 400 --hide 6 --start hider.json --seed hide

where hider.json is {"calm": 4, "cover": 1}.  When comrade was made, all steps still had the length of the first one;
one figure, `doubt`, swung between 0.45 and 0.6 in the last ones and was then set to 0.5 by hand.  Since then
steps get shorter, so a new run will not find the same digits.  docs/bots.md tells what came of it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from undermine.lab.learn import LEARNED, TABLES, Learner, judge, judge_seat
from undermine.lab.statistics import Mean, Z
from undermine.minds.figures import Figures
from undermine.minds.learned import changed
from undermine.minds.tempers import hider


def read(file: str) -> dict[str, float]:
    """Figures as this script writes them; none without a file."""
    return {name: float(value) for name, value in json.loads(Path(file).read_text("utf-8")).items()} if file else {}


def told(mean: Mean) -> str:
    found = mean.estimate()
    assert found is not None and found.low is not None
    return f"{found.value:+.3f} gold ({found.low:+.3f} … {found.high:+.3f}), {found.count} deals"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("role", choices=sorted(LEARNED))
    parser.add_argument("out", type=Path)
    parser.add_argument("--steps", type=int, default=9)
    parser.add_argument("--pairs", type=int, default=8000, help="rounds of a step, each played twice")
    parser.add_argument("--settled", type=int, default=0, help="steps that were gone before")
    parser.add_argument("--start", default="", help="figures to begin with")
    parser.add_argument("--against", default="", help="figures that others may have besides the usual ones")
    parser.add_argument("--hide", type=float, default=0.0, help="gold that a unit of a reader's log loss stands for")
    parser.add_argument("--judged", type=int, default=500, help="fresh deals by which every step is judged")
    parser.add_argument("--seed", default="learn")
    given = parser.parse_args()
    others: list[Callable[[], Figures]] = [Figures, Figures, hider]
    if given.against:
        against = read(given.against)
        others += [lambda: changed(against)] * 3
    learner = Learner(given.role, given.seed, read(given.start), others, given.hide)
    for step in range(given.steps):
        slope = learner.slope(given.pairs, step)
        learner.step(slope, step + given.settled)
        sure = sorted(slope.items(), key=lambda item: -abs(item[1][0] / item[1][1]))
        steep = (f"{name} {mean:+.3f} ± {Z * error:.3f}" for name, (mean, error) in sure[:8])
        print(f"step {step}: {', '.join(steep)}", flush=True)
        given.out.write_text(json.dumps({name: round(v, 4) for name, v in learner.figures.items()}, indent=1), "utf-8")
        print(f"  team: {told(judge(given.role, learner.figures, TABLES[0], given.judged, 'judged'))}", flush=True)
    for table in dict.fromkeys(TABLES):
        print(
            f"{table}, team: {told(judge(given.role, learner.figures, table, 2 * given.judged, 'fresh'))}", flush=True
        )
        print(f"{table}, seat: {told(judge_seat(learner.figures, table, 2 * given.judged, 'fresh'))}", flush=True)


if __name__ == "__main__":
    main()
