"""`undermine restore`: what a backup holds, put into a database of either kind."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undermine.cli.app import app
from undermine.cli.backup import DATABASE_HELP, contents
from undermine.server.settings import Settings
from undermine.store import StoreError
from undermine.store.restore import restore as put_back


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", exists=True, dir_okay=False)],
    database: Annotated[str, typer.Option(envvar="UNDERMINE_DATABASE", help=DATABASE_HELP)] = "",
    replace: Annotated[bool, typer.Option("--replace", help="Throw away what the database holds.")] = False,
) -> None:
    """Fill a database with a backup, all of it or nothing; no server may be using that database."""
    try:
        made = put_back(file, Settings(database=database).store_url, replace=replace)
    except StoreError as error:
        raise ValueError(str(error)) from error
    print(f"Restored {contents(made)}. Guests are known again, and games go on when the server is started.")
