"""Fill a database with finished and running games, quickly, for `bench/server`: python -m bench.fill FILE GAMES."""

from __future__ import annotations

import asyncio
import sys

from undermine.core.chance import Dice
from undermine.notation.action import write_action
from undermine.server.guest import new_code, new_table_id
from undermine.server.hall import facts_of
from undermine.store import Store
from undermine.tables.entry import Entry, Opened, encode
from undermine.tables.table import Table, open_table

BEGUN = 1_000_000.0


def played(moves: int, seed: int, *, open_records: bool = False) -> tuple[list[Entry], Table]:
    """A table whose five people have played so many moves."""
    opened = open_table(BEGUN, "host", new_code(), "base x5", "none", open_records=open_records)
    table = Table(opened)
    entries: list[Entry] = [opened]

    def take_in(entry: Entry) -> None:
        table.take_in(entry)
        entries.append(entry)

    for seat in range(5):
        take_in(table.sit(BEGUN, f"guest {seat}", seat, f"Mole {seat}"))
    take_in(table.start(BEGUN, "host", str(seed)))
    dice = Dice(seed)
    for _ in range(moves):
        game = table.game
        if game is None or game.is_over:
            break
        actions = game.legal(game.asked)
        words = write_action(game.rules, actions[dice.below(len(actions))])
        take_in(table.submit(BEGUN, game.asked, game.count(game.asked), words))
    for seat in range(5):
        # Else whoever reads the table would miss five people, ten seconds later, at each of thousands of tables.
        left = table.leave(BEGUN, f"guest {seat}")
        assert left is not None
        take_in(left)
    return entries, table


async def fill(url: str, games: int, lengths: tuple[int, ...] = (4, 10, 20, 60)) -> list[str]:
    """Keep so many games of these lengths; the ids of their tables."""
    store = await Store.open(url)
    templates = [played(moves, seed) for seed, moves in enumerate(lengths)]
    gate = asyncio.Semaphore(200)

    async def keep(number: int) -> str:
        entries, table = templates[number % len(templates)]
        key, facts = new_table_id(), facts_of(table)
        opened = entries[0]
        assert isinstance(opened, Opened)
        async with gate:
            await store.create(key, new_code(), opened.rules, opened.at, encode(opened), facts)
            for sequence, entry in enumerate(entries[1:], 2):
                await store.append(key, sequence, entry.at, encode(entry), facts)
        return key

    ids = await asyncio.gather(*map(keep, range(games)))
    await store.close()
    return ids


if __name__ == "__main__":
    asyncio.run(fill(f"sqlite:///{sys.argv[1]}", int(sys.argv[2])))
