"""`undermine backup`: everything that a database holds right now, in one file, while the server goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undermine.cli.app import app
from undermine.server.settings import Settings
from undermine.store import StoreError
from undermine.store.backup import back_up
from undermine.store.bundle import Bundle

DATABASE_HELP = "SQLite file or postgresql://…; empty: your data folder."


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the backup goes.")],
    database: Annotated[str, typer.Option(envvar="UNDERMINE_DATABASE", help=DATABASE_HELP)] = "",
    replace: Annotated[bool, typer.Option("--replace", help="Take the place of an earlier backup.")] = False,
) -> None:
    """Copy all tables, results and guests into one file, as they are at one moment; the server may go on."""
    try:
        made = back_up(Settings(database=database).store_url, file, replace=replace)
    except StoreError as error:
        raise ValueError(str(error)) from error
    print(f"{file} holds {contents(made)}. Keep it safe: whoever has it can be any guest.")


def contents(made: Bundle) -> str:
    """What is in a backup, for people."""
    return f"{made.sums['tables'].rows} tables with {made.sums['entries'].rows} entries, as of {made.made_at}"
