"""`undermine admin`: a link to the admin page, good once and for a few minutes.

Owns the words around it.  Whoever can write to the database may have one; the server that it is for need not be asked.
"""

from __future__ import annotations

import asyncio
import getpass
import time
from typing import Annotated

import typer

from undermine.cli.app import app
from undermine.cli.serve import near_address
from undermine.server.office import LINK_SECONDS, LONGEST_NAME, new_link
from undermine.server.settings import Settings
from undermine.store import Store, StoreError


@app.command()
def admin(
    database: Annotated[
        str, typer.Option(envvar="UNDERMINE_DATABASE", help="SQLite file or postgresql://…, as for `undermine serve`.")
    ] = "",
    address: Annotated[
        str, typer.Option(help="How you reach the house: https://host/path; empty: on this machine.")
    ] = "",
    host: Annotated[str, typer.Option(envvar="UNDERMINE_HOST", help="Where it listens.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(envvar="UNDERMINE_PORT", min=1, max=65535)] = 8765,
    root_path: Annotated[str, typer.Option(envvar="UNDERMINE_ROOT_PATH", help="Path under which it stands.")] = "",
    name: Annotated[str, typer.Option(help="Your name in the list of what was done; empty: as on this machine.")] = "",
) -> None:
    """Print a link to the page from which a running house is looked after."""
    settings = Settings(host=host, port=port, database=database, root_path=root_path).checked()
    who = " ".join((name or _login()).split())[:LONGEST_NAME]
    try:
        word = asyncio.run(_link(settings, who))
    except StoreError as error:
        raise ValueError(str(error)) from error
    base = (address or near_address(settings)).rstrip("/")
    # Behind the mark nothing of an address is sent to a server, so no log on the way holds it.
    print(f"{base}/admin#{word}")
    print(f"For {who}: good once, for {LINK_SECONDS / 60:.0f} minutes.")


def _login() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "admin"


async def _link(settings: Settings, who: str) -> str:
    # Never migrates: the house that runs may be of another version.
    store = await Store.open(settings.store_url, migrate=False)
    try:
        return await new_link(store, who, time.time())
    finally:
        await store.close()
