"""Kill the server under play, again and again, and count what was lost: run `bench/kill --times 100`.

Half of the kills hit one process on SQLite, half two workers on PostgreSQL and Redis, which are killed once each too.
With `--graceful` the server is not killed but told to start anew, by SIGHUP and by SIGTERM in turn; then nobody may be
played for because of it, either.  Ends with code 1 if an acknowledged move is missing, a table
forked, or a game is stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

from tests.services import Postgres, new_database

from bench.crowd import Figures, Party, open_all, play_all
from bench.hosting import Hosted, Redis
from undermine.notation.action import write_action
from undermine.store import Store
from undermine.tables.entry import Moved, Opened, decode
from undermine.tables.table import Table

PAUSE = 0.05
"""Seconds that a client thinks: kills should hit moves, not pauses."""
AN_HOUR = 3600.0
"""For so long people try to go on with their game."""
STUCK = 300.0
"""Seconds after the last blow in which a game that is not stuck comes to its end."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--graceful", action="store_true", help="end the server as an upgrade does")
    chosen = parser.parse_args()
    dice = random.Random(chosen.seed)
    failed = 0
    with tempfile.TemporaryDirectory(prefix="um") as place:
        folder = Path(place)
        file = f"sqlite:///{folder / 'kill.sqlite'}"
        alone = Hosted(file, log=folder / "alone.log")
        half, is_graceful = chosen.times // 2, chosen.graceful
        failed += run(alone, trial("one process, SQLite", alone, file, half, chosen.tables, dice, [], is_graceful))
        postgres, redis = Postgres(folder / "pg"), Redis(folder)
        redis.start()
        try:
            with new_database(postgres.url) as url:
                pair = Hosted(url, redis=redis.url, workers=2, log=folder / "pair.log")

                def crash_postgres() -> None:
                    postgres.crash()
                    postgres.start()

                def crash_redis() -> None:
                    redis.end()
                    redis.start()

                extra = [] if is_graceful else [crash_postgres, crash_redis]
                times = chosen.times - half
                name = "two workers, PostgreSQL + Redis"
                failed += run(pair, trial(name, pair, url, times, chosen.tables, dice, extra, is_graceful))
        finally:
            redis.end()
            postgres.leave()
    return 1 if failed else 0


def run(hosted: Hosted, work: Coroutine[object, object, int]) -> int:
    """A trial while the server is up."""
    hosted.start()
    try:
        return asyncio.run(work)
    finally:
        hosted.end()


async def trial(
    name: str,
    hosted: Hosted,
    database: str,
    times: int,
    tables: int,
    dice: random.Random,
    extra: list[Callable[[], None]],
    is_graceful: bool,
) -> int:
    """Play under kills; how many things went wrong."""
    figures = Figures()
    all_parties: list[Party] = []
    kills = 0
    begun = time.monotonic()
    at = {dice.randrange(max(1, times)): blow for blow in extra}
    while kills < times:
        parties = await open_all(hosted.address, figures, tables, PAUSE, AN_HOUR, bots=1)
        all_parties += parties
        play = asyncio.create_task(play_all([hosted.address], parties, AN_HOUR))
        while kills < times and not play.done():
            await asyncio.sleep(dice.uniform(0.2, 1.5))
            if is_graceful and kills % 2 == 0:
                await asyncio.to_thread(hosted.renew)
                kills += 1
                continue
            await asyncio.to_thread(hosted.end, signal.SIGTERM if is_graceful else signal.SIGKILL)
            if kills in at:
                await asyncio.to_thread(at.pop(kills))
            kills += 1
            await asyncio.to_thread(hosted.start)
        for blow in at.values() if kills >= times else ():
            await asyncio.to_thread(blow)
        if not (await asyncio.wait({play}, timeout=STUCK))[0]:
            play.cancel()
        await asyncio.gather(play, return_exceptions=True)
    stuck = sum(not party.is_over for party in all_parties)
    lost, forks, absent = await _check(database, all_parties)
    print(
        f"{name}: {kills} {'restarts' if is_graceful else 'kills'} in {time.monotonic() - begun:.0f} s, "
        f"{len(all_parties)} games, "
        f"{figures.acknowledged} acknowledged moves, {figures.reconnects} reconnects: "
        f"{lost} lost acknowledged moves, {forks} forks, {stuck} stuck games, "
        f"{figures.lost} lost and {figures.doubled} doubled events, {absent} moves by a bot for a person"
    )
    return lost + forks + stuck + figures.lost + figures.doubled + (absent if is_graceful else 0)


async def _check(database: str, parties: list[Party]) -> tuple[int, int, int]:
    """Acknowledged moves that are not stored, tables whose entries do not follow one another, moves for a person."""
    store = await Store.open(database)
    lost = forks = absent = 0
    for party in parties:
        rows = await store.entries(party.id)
        forks += [sequence for sequence, _ in rows] != list(range(1, len(rows) + 1))
        entries = [decode(data) for _, data in rows]
        opened = entries[0]
        assert isinstance(opened, Opened)
        table = Table(opened)
        moves: list[list[str]] = [[] for _ in table.seats]
        for entry in entries[1:]:
            table.take_in(entry)
            if isinstance(entry, Moved):
                assert table.game is not None
                absent += bool(entry.by) and entry.seat < party.people
                moves[entry.seat].append(write_action(table.game.rules, entry.action))
        for acknowledged, kept in zip(party.acknowledged, moves, strict=True):
            rest = iter(kept)
            lost += sum(words not in rest for words in acknowledged)
    await store.close()
    return lost, forks, absent


if __name__ == "__main__":
    sys.exit(main())
