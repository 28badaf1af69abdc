"""`undermine tidy`: old tables removed from the command line, and the room that they took given back.

The server does the same by itself if it is told for how long to keep tables.
"""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import typer

from undermine.cli.app import app
from undermine.cli.backup import DATABASE_HELP
from undermine.server.retention import Keep, is_anybody_at, overdue, read_table
from undermine.server.settings import Settings
from undermine.store import Store, StoreError
from undermine.store.cellar import Aged, Cellar, vacuum


@app.command()
def tidy(
    finished: Annotated[
        int, typer.Option(envvar="UNDERMINE_KEEP_FINISHED", min=0, help="Days for which a finished table is kept.")
    ] = 0,
    abandoned: Annotated[
        int, typer.Option(envvar="UNDERMINE_KEEP_ABANDONED", min=0, help="Days after which a table is given up.")
    ] = 0,
    room: Annotated[
        bool, typer.Option("--vacuum", help="Write the database anew, without holes; best while no server runs.")
    ] = False,
    look: Annotated[bool, typer.Option("--dry-run", help="Only say how many tables would go.")] = False,
    database: Annotated[str, typer.Option(envvar="UNDERMINE_DATABASE", help=DATABASE_HELP)] = "",
) -> None:
    """Remove tables that nobody needs any more; 0 days, and nothing is removed. The server may go on."""
    keep, url = Keep(finished, abandoned), Settings(database=database).store_url
    if not keep and not room:
        raise ValueError("say what is old: --finished DAYS, --abandoned DAYS, or --vacuum to give room back")
    try:
        removed = asyncio.run(_tidy(url, keep, look=look))
        if room and not look:
            vacuum(url)
    except StoreError as error:
        raise ValueError(str(error)) from error
    print(f"{removed} tables {'would be' if look else 'were'} removed.")


async def _tidy(url: str, keep: Keep, *, look: bool) -> int:
    store = await Store.open(url)
    cellar, removed = Cellar(store), 0

    async def is_wanted(table: Aged) -> bool:
        """Who is there cannot be asked from here; what the table says of it is believed."""
        if table.ended:
            return False
        try:
            return is_anybody_at(read_table(await store.entries(table.id)))
        except StoreError:
            raise
        except Exception:
            # Whatever is wrong with it, somebody may want to look at it.
            return True

    try:
        async for table in overdue(cellar, keep, time.time(), is_wanted):
            removed += look or await cellar.remove(table.id, table.sequence)
    finally:
        await store.close()
    return removed
