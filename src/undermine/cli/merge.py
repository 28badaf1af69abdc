"""`undermine merge`: the files of all shards of an experiment put together, and what it came to."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console

from undermine.cli.app import app
from undermine.games import parse_rules
from undermine.lab.gain import Gains
from undermine.lab.ledger import merge as put_together
from undermine.lab.ledger import read
from undermine.lab.simulated import game_of
from undermine.lab.tally import Tally


@app.command()
def merge(
    files: Annotated[list[str], typer.Argument(help="The files of all shards, in any order.")],
    out: Annotated[str, typer.Option(help="The file that one run alone would have written.")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object for machines.")] = False,
) -> None:
    """Put the files of all shards together, and tell what the experiment came to, as its command would."""
    header = put_together(files, out)
    if header.kind == "league":
        _tell_league(files, out, as_json=as_json)
        return
    if header.kind == "gain":
        _tell_gains(out, as_json=as_json)
        return
    if header.kind == "simulate":
        plan = header.plan
        tally = Tally(parse_rules(plan["rules"]), plan["bots"], plan["seed"])
        for row in read(out)[1]:
            tally.add(game_of(row))
        if as_json:
            print(json.dumps(asdict(tally.result())))
        else:
            from undermine.cli.simulate import tell  # noqa: PLC0415 - commands are loaded when they are asked for

            tell(Console(highlight=False), tally.result(), None)
        return
    told = f"{out}: {header.tasks:,} tasks; undermine lab STUDY --out {out} writes the report from it"
    Console(highlight=False).print(told, markup=False, soft_wrap=True)


def _tell_league(files: list[str], out: str, *, as_json: bool) -> None:
    from undermine.cli.league import tell  # noqa: PLC0415 - it may be missing
    from undermine.lab.league import Standings, until_certain  # noqa: PLC0415

    header, rows = read(out)
    standings = Standings(header.plan)
    for _ in until_certain(rows, standings):
        pass
    # One run alone would have stopped here.
    put_together(files, out, stop=standings.meetings)
    tell(standings.table(), as_json=as_json)


def _tell_gains(out: str, *, as_json: bool) -> None:
    from undermine.cli.simulate import tell_gains  # noqa: PLC0415 - commands are loaded when they are asked for

    gains = Gains()
    for row in read(out)[1]:
        gains.add(row)
    tell_gains(gains.result(), as_json=as_json)
