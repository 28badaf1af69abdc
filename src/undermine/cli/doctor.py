"""`undermine doctor`: what is wrong with a server, and what would help."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from undermine.cli.app import app
from undermine.cli.backup import DATABASE_HELP
from undermine.cli.checkup import Finding, examine
from undermine.server.settings import Settings, SettingsError

COLOURS = {"ok": "green", "note": "cyan", "warning": "yellow", "fault": "red"}


@app.command()
def doctor(
    database: Annotated[str, typer.Option(envvar="UNDERMINE_DATABASE", help=DATABASE_HELP)] = "",
    url: Annotated[str, typer.Option(help="Look at it from outside, too: https://host/mine")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="For programs: a list of findings.")] = False,
) -> None:
    """Look at everything that a server needs, with the settings of the environment; code 1 if something is broken."""
    found = list(_examine(database, url))
    if as_json:
        print(msgspec.json.encode([finding._asdict() for finding in found]).decode())
    else:
        _tell(found)
    raise typer.Exit(int(any(finding.level == "fault" for finding in found)))


def _examine(database: str, url: str) -> list[Finding]:
    os.environ["UNDERMINE_DATABASE"] = database
    try:
        settings = Settings.from_environment()
    except SettingsError as error:
        # The rest is looked at with what is standard, but for the database.
        return [Finding("settings", "fault", str(error)), *examine(replace(Settings(), database=database), url)]
    return list(examine(settings, url))


def _tell(found: list[Finding]) -> None:
    console = Console(highlight=False, soft_wrap=True)
    for finding in found:
        colour = COLOURS[finding.level]
        console.print(f"[{colour}]{finding.level:8}[/{colour}]{finding.area:10}", end="")
        console.print(finding.said, markup=False)
        if finding.help:
            console.print(f"{'':18}→ {finding.help}", markup=False)
    faults, warnings = (sum(finding.level == level for finding in found) for level in ("fault", "warning"))
    console.print(f"{faults} faults, {warnings} warnings." if faults or warnings else "All is well.")
