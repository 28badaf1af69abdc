"""`undermine bench`: the engine's speed, compiled beside interpreted."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from undermine import native
from undermine.cli.app import app
from undermine.games import canonical_text
from undermine.lab.bench import FIGURES, measure, measure_interpreted


@app.command()
def bench(
    rules: Annotated[str, typer.Argument(help="Rules text, for example base:de x4.")] = "base x5",
    seconds: Annotated[float, typer.Option(min=0.5, max=50, help="Time for each form, about.")] = 20.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object for machines.")] = False,
) -> None:
    """Measure random playouts (uniform over the full legal list, whole games) and the steps of a tree search."""
    text = canonical_text(rules)
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
