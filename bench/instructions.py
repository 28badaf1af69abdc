"""What a move costs, in instructions of the processor, which do not move with a busy machine.

    python -m bench.instructions [--games 60] [--keep FOLDER] [--only WORK]

Plays whole games by chance with fixed seeds under valgrind's callgrind, a process for each work: some games before it
is counted, Python's collector off, and only what happens inside `core/playout.py` counted. A move is one answered
question, chosen out of the full legal list. `--keep` leaves the profiles there, for `callgrind_annotate FOLDER/WORK`.
The package must be compiled (`make native`), and `valgrind` installed.
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

SEED = 7
WARM = 2
"""Games that are played before."""


class Work(NamedTuple):
    """Whole games of some rules, played in one of three ways."""

    name: str
    rules: str
    goal: float
    """How much of the speed of the first one it should have at least; of the first: instructions at most."""
    recording: bool = False
    copies: bool = False


WORKS = (
    Work("base", "base x5", 2600),
    Work("recording", "base x5", 0.75, recording=True),
    Work("copies", "base x5", 0.43, copies=True),
    Work("expansion", "expansion x6", 0.7),
    Work("duel", "duel x2", 0.55),
    Work("solo", "solo x1", 0.65),
    Work("cave", "cave x5", 0.5),
    Work("minis", "base+veto+toll+chests x5", 0.67),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--only", choices=[work.name for work in WORKS])
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    works = [work for work in WORKS if wish.only in {None, work.name}]
    if wish.play:
        print(_play(works[0], wish.games))
        return
    print(f"{'work':<10} {'rules':<26} {'moves':>8} {'a move':>8} {'of the first':>13} {'goal':>6}")
    first = 0.0
    with tempfile.TemporaryDirectory() as temporary:
        folder = wish.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        for work in works:
            moves, count = _count(work, folder / work.name, wish.games)
            each = count / moves
            first = first or each
            ratio = f"{first / each:.3f}"
            print(f"{work.name:<10} {work.rules:<26} {moves:>8,} {each:>8,.0f} {ratio:>13} {work.goal:>6,}", flush=True)


def _count(work: Work, profile: Path, games: int) -> tuple[int, int]:
    """Moves and instructions."""
    moves = subprocess.run(
        [
            *("valgrind", "--tool=callgrind", "-q", f"--callgrind-out-file={profile}"),
            # The door from Python into whole games, as mypyc names it; nothing else goes through it.
            f"--toggle-collect=CPyPy_playout___{'play_with_copies' if work.copies else 'play_many'}",
            *(sys.executable, "-m", "bench.instructions", "--play", "--games", str(games), "--only", work.name),
        ],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    lines = profile.read_text(encoding="utf-8").splitlines()
    return int(moves), next(int(line.split()[1]) for line in lines if line.startswith("summary:"))


def _play(work: Work, games: int) -> int:
    from undermine import native  # noqa: PLC0415 - whoever only counts needs none of it
    from undermine.core.playout import play_many, play_with_copies  # noqa: PLC0415
    from undermine.games import parse_rules  # noqa: PLC0415

    assert native.compiled(), native.describe()
    rules = parse_rules(work.rules)
    gc.disable()
    if work.copies:
        play_many(rules, WARM, SEED, False)
        return play_with_copies(rules, games, SEED)
    play_with_copies(rules, WARM, SEED)
    return play_many(rules, games, SEED, work.recording)[0]


if __name__ == "__main__":
    main()
