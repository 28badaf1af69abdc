"""Whether reviews can be believed, game by game into a file that may be gone on with: python -m bench.hindsight OUT.

    python -m bench.hindsight hindsight.jsonl --games 2000
    python -m bench.hindsight hindsight.jsonl --report docs/pictures/hindsight.svg

The first one may be killed and started again, or be spread over machines with `--shard 1/3` and put together by
`undermine merge`.  The second one tells what is in the file so far; docs/review.md has the tables.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from undermine.lab.experiment import carry_out
from undermine.lab.hindsight import Hindsight, brier, header_of, reliability
from undermine.lab.ledger import Header, Shard
from undermine.lab.statistics import Estimate

RULES = "base[rounds=1] x5"
BOTS = ("gentle", "seasoned", "miner", "sly", "hider")
CALLED = ("small", "clear", "decisive")


def read(path: Path) -> Hindsight:
    """What is written down so far: the last line may still be in the making."""
    lines = path.read_text("utf-8").split("\n")[:-1]
    header = Header.read(lines[0], str(path))
    found = Hindsight(header.tasks)
    for line in lines[1:]:
        found.add(json.loads(line))
    return found


def told(estimate: Estimate | None, digits: int = 3) -> str:
    if estimate is None:
        return "–"
    around = "" if estimate.low is None else f" ({estimate.low:.{digits}f} to {estimate.high:.{digits}f})"
    return f"{estimate.value:.{digits}f}{around}"


def tell(found: Hindsight) -> None:
    print(f"{found.played} games, {len(found.above)} points")
    for name, stated in (("above", found.above), ("known", found.known), ("suspicion", found.suspected)):
        rate = sum(came for _, _, came in stated) / len(stated)
        mean = sum(chance for _, chance, _ in stated) / len(stated)
        print(
            f"\n{name}: Brier {told(brier(stated, found.games))}, the average alone {rate * (1 - rate):.3f};", end=" "
        )
        print(f"stated {mean:.3f}, came {rate:.3f}")
        for at, came in reliability(stated):
            print(f"  {at:4.0%}: {told(came)} of {came.count}")
    print()
    for called in CALLED:
        figures = (f"{name} {told(found.mistake(called, name), 2)}" for name in ("stated", "quick", "staged"))
        count = sum(each["called"] == called for _, each in found.mistakes)
        print(f"{called}: {count}; {', '.join(figures)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--rules", default=RULES)
    parser.add_argument("--bots", default=",".join(BOTS), help="who sits at a table is drawn from them by lot")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="hindsight")
    parser.add_argument("--chances", action="store_true", help="only chances, no mistakes: in a third of the time")
    parser.add_argument("--shard", default="1/1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--report", default="", help="a picture to draw of what is in the file; tells it, too")
    given = parser.parse_args()
    if given.report:
        from undermine.lab.picture import draw_hindsight  # noqa: PLC0415 - it needs matplotlib

        found = read(given.out)
        tell(found)
        draw_hindsight(found, given.report)
        return
    bots, shard = given.bots.split(","), Shard.read(given.shard)
    header = header_of(given.rules, given.games, bots, given.seed, shard, has_mistakes=not given.chances)
    for _ in carry_out(header, str(given.out), given.jobs):
        pass


if __name__ == "__main__":
    main()
