"""`undermine lab`: a study of variations of the games, as a report for people and as numbers.

Owns the output: where the report and the CSV go.  The house rules that a study names are known before this file is
loaded (`app`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from undermine.cli.app import app
from undermine.cli.spread import JOBS, OUT, RAY, SHARD, can_be_written, shard_of, shown
from undermine.extra import needing
from undermine.lab.experiment import carry_out
from undermine.lab.findings import gather
from undermine.lab.study import header_of

with needing("lab", "undermine lab"):
    from undermine.lab.report import report_of


@app.command()
def lab(
    study: Annotated[str, typer.Argument(help="The study, a file such as docs/studies/base.toml.")],
    games: Annotated[int | None, typer.Option(min=1, help="So many games in each cell instead of the study's.")] = None,
    jobs: JOBS = 1,
    shard: SHARD = "",
    out: OUT = "",
    ray: RAY = "",
    report: Annotated[str, typer.Option(help="The report, one HTML file; beside the study if none is named.")] = "",
    to_csv: Annotated[str, typer.Option("--csv", help="The same numbers as CSV; beside the study, too.")] = "",
) -> None:
    """Play variations of a game and tell how fair, long and exciting they are."""
    header = header_of(study, shard_of(shard, out), games)
    page, numbers = report or str(Path(study).with_suffix(".html")), to_csv or str(Path(study).with_suffix(".csv"))
    if len({str(Path(path).resolve()) for path in (study, page, numbers)}) < 3:
        raise ValueError("the study, its report and its CSV are three files; name each of them otherwise")
    can_be_written(page, numbers)
    rows = shown(carry_out(header, out, jobs, ray), len(header.shard.tasks(header.tasks)), "tasks")
    console = Console(stderr=True, highlight=False)
    if header.shard.of > 1:
        for _ in rows:
            pass
        done = f"shard {header.shard} is done; undermine merge puts all of them together, and"
        console.print(f"{done} undermine lab with its file as --out writes the report", markup=False, soft_wrap=True)
        return
    findings = gather(header, rows)
    for path, text in ((page, report_of(findings)), (numbers, findings.csv())):
        Path(path).write_text(text, encoding="utf-8", newline="\n")
        console.print(f"written: {path}", markup=False, soft_wrap=True)
