"""`undermine bench`: the engine's speed, compiled beside interpreted, and that of the environments beside others."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from undermine import native
from undermine.cli.app import app
from undermine.extra import needing
from undermine.games import canonical_text
from undermine.lab.bench import FIGURES, measure, measure_interpreted


@app.command()
def bench(
    rules: Annotated[str, typer.Argument(help="Rules text, for example base:de x4.")] = "base x5",
    seconds: Annotated[float, typer.Option(min=0.5, max=50, help="Time for each form, about.")] = 20.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object for machines.")] = False,
    env: Annotated[
        bool, typer.Option("--env", help="The environments instead, beside PettingZoo's and OpenSpiel's own.")
    ] = False,
) -> None:
    """Measure random playouts (uniform over the full legal list, whole games) and the steps of a tree search."""
    text = canonical_text(rules)
    if env:
        _environments(text, seconds, as_json=as_json)
        return
    forms: dict[str, dict[str, float]] = {}
    if native.compiled():
        forms["compiled"] = measure(text, seconds)
    forms["interpreted"] = measure_interpreted(text, seconds)
    forms["interpreted"].pop("compiled")
    if as_json:
        print(json.dumps({"rules": text, "native": native.describe(), **forms}))
        return
    table = Table(title=f"{text}, one core, best of several runs")
    table.add_column("work")
    table.add_column("unit")
    for form in forms:
        table.add_column(form, justify="right")
    if len(forms) > 1:
        table.add_column("ratio", justify="right")
    for figure, (about, unit) in FIGURES.items():
        values = [form[figure] for form in forms.values()]
        cells = [f"{value:,.0f}" if value >= 100 else f"{value:.2f}" for value in values]
        if len(values) > 1:
            ratio = values[0] / values[1]
            cells.append(f"{ratio if ratio > 1 else 1 / ratio:.0f} ×")
        table.add_row(about, unit, *cells)
    console = Console()
    console.print(table)
    if "compiled" not in forms:
        console.print(f"Only one form: {native.describe()}.")


def _environments(text: str, seconds: float, *, as_json: bool) -> None:
    with needing("gym", "undermine bench --env"):
        from undermine.lab.env_bench import measure as measure_environments  # noqa: PLC0415 - it may be missing
    figures = measure_environments(text, seconds)
    if as_json:
        print(json.dumps({"rules": text, "native": native.describe(), "figures": [asdict(each) for each in figures]}))
        return
    table = Table(title=f"environments, one core, best of several runs, {native.describe()}")
    for column in ("environment", "face"):
        table.add_column(column)
    table.add_column("agent steps/s", justify="right")
    for figure in figures:
        rate = "not installed" if figure.rate is None else f"{figure.rate:,.0f}"
        table.add_row(figure.name, figure.about, rate)
    Console().print(table)
