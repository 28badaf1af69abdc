"""`undermine league`: every bot against every other, until the order is certain.

Owns the output: a table for people, JSON or CSV for machines, a picture.
"""

from __future__ import annotations

import csv
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Shown

from undermine.bots import BOTS
from undermine.cli.app import app
from undermine.cli.spread import JOBS, OUT, RAY, SHARD, can_be_written, shard_of, shown
from undermine.extra import needing
from undermine.games import parse_rules
from undermine.lab.experiment import carry_out

with needing("lab", "undermine league"):
    from undermine.lab.league import Span, Standings, Table, header_of, until_certain


@app.command()
def league(
    rules: Annotated[
        list[str] | None, typer.Argument(help="Rules texts, for example base:de x5; several count alike.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Who plays, with commas; all bots if nobody is named.")] = "",
    deals: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many deals at most.")] = 1000,
    seed: Annotated[str, typer.Option(help="What the deals come from.")] = "1",
    jobs: JOBS = 1,
    shard: SHARD = "",
    out: OUT = "",
    ray: RAY = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object for machines.")] = False,
    to_csv: Annotated[str, typer.Option("--csv", help="The table as CSV into this file, - for the output.")] = "",
    plot: Annotated[str, typer.Option(help="A picture of the table into this file: .svg, .png or .pdf.")] = "",
) -> None:
    """Let all bots meet on the same deals, and rate them: points, α-rank, openskill, with 95 % intervals."""
    names = [name.strip() for name in bots.split(",") if name.strip()] or list(BOTS)
    texts = [parse_rules(text).text for text in rules or ["base x5"]]
    header = header_of(texts, names, deals, seed, shard_of(shard, out))
    can_be_written(to_csv, plot)
    if plot:
        from undermine.lab.picture import check_ending  # noqa: PLC0415 - drawing is slow to load

        check_ending(plot)
    rows = carry_out(header, out, jobs, ray)
    if header.shard.of > 1:
        # Whether the order is certain can be told when all shards are there.
        for _ in shown(rows, len(header.shard.tasks(header.tasks)), "meetings"):
            pass
        Console(stderr=True).print(f"shard {header.shard} is done; undermine merge puts all of them together")
        return
    standings = Standings(header.plan)
    for _ in shown(until_certain(rows, standings), header.tasks, "meetings"):
        pass
    tell(standings.table(), as_json=as_json, to_csv=to_csv, plot=plot)


def tell(table: Table, *, as_json: bool = False, to_csv: str = "", plot: str = "") -> None:
    """A league in every form that is asked for."""
    if to_csv == "-":
        _write(table, sys.stdout)
    elif to_csv:
        with Path(to_csv).open("w", encoding="utf-8", newline="") as sink:
            _write(table, sink)
    if plot:
        from undermine.lab.picture import draw_league  # noqa: PLC0415 - drawing is slow to load

        draw_league(table, plot)
    if as_json:
        print(json.dumps(asdict(table)))
    elif to_csv != "-":
        _print(Console(highlight=False), table)


def _write(table: Table, sink: object) -> None:
    writer = csv.writer(sink, lineterminator="\n")  # type: ignore[arg-type]  # whatever can be written to
    spans = [f"{name}{part}" for name in ("points", "alpha") for part in ("", "_low", "_high")]
    roles = list(dict.fromkeys(role for place in table.places for role in place.gold))
    writer.writerow(["bot", *spans, "skill", "doubt", *(f"gold_{role}" for role in roles), *_against(table)])
    for place, wins in zip(table.places, table.wins, strict=True):
        numbers = [number for span in (place.points, place.alpha) for number in (span.value, span.low, span.high)]
        gold = [place.gold[role][0] if role in place.gold else "" for role in roles]
        writer.writerow([place.bot, *numbers, place.skill, place.doubt, *gold, *wins])


def _against(table: Table) -> list[str]:
    return [f"against_{place.bot}" for place in table.places]


def _print(console: Console, table: Table) -> None:
    shown_table = Shown(title=escape(f"{', '.join(table.rules)}, seed {table.seed}"), title_justify="left")
    shown_table.add_column("bot")
    for name in ("points", "α-rank", "openskill", *(f"against {place.bot}" for place in table.places)):
        shown_table.add_column(name, justify="right")
    for place, wins in zip(table.places, table.wins, strict=True):
        against = [f"{share:.1%}" for share in wins]
        skill = f"{place.skill:.1f} ± {2 * place.doubt:.1f}"
        shown_table.add_row(place.bot, _span(place.points), _span(place.alpha), skill, *against)
    console.print(shown_table)
    for place in table.places:
        gold = ", ".join(f"{role} {mean:.2f}" for role, (mean, _) in place.gold.items())
        console.print(f"{place.bot}: gold in a round as {gold}", markup=False)
    sure = "the order is certain" if table.is_certain else "the order is not certain; more deals may tell"
    console.print(f"{table.deals:,} deals, each pair with seats exchanged; {sure}.")


def _span(span: Span) -> str:
    return f"{span.value:.1%} ({span.low:.1%} … {span.high:.1%})"
