"""The report of a study: one HTML file that explains itself, with plots inside and nothing to load.

Owns how findings look.  The numbers come as they are; the same findings give the same text.  Two variations are
compared side by side by a few lines of script over numbers that stand in the file; everything else needs none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import escape
from importlib.resources import files
from io import StringIO
from itertools import combinations
from string import Template
from typing import Any, Final

from undermine.extra import needing
from undermine.lab.findings import CARDS, DRAMA, GOLD, LENGTH, SIDE, Cell, Findings, Measure
from undermine.lab.statistics import Estimate

with needing("lab", "reports of studies"):
    import matplotlib as mpl
    from matplotlib.figure import Figure

COLOURS: Final = ("#a8731c", "#3d5a73", "#6b8e3d", "#8c3b3b", "#6a4c93", "#2a8c82", "#b0567a", "#555555")
LINES: Final = ("-", "--", ":", "-.")
INTROS: Final = {
    SIDE: "The share of rounds that each side wins. Half and half is a fair fight; people may enjoy another one.",
    GOLD: "Winning pays by role: this is what a seat of each role takes home from a round, lost rounds included.",
    LENGTH: "How long it takes.",
    DRAMA: "Whether it stays open, and whether anybody can tell who is who.",
    CARDS: "What becomes of the cards of a hand: played, put away unused (wasted), and, of those played, how many"
    " turned the round: some side's chance was at least 30 points another one after it.",
}


def report_of(findings: Findings) -> str:
    """The whole page."""
    page = Template(files("undermine.lab").joinpath("report.html").read_text(encoding="utf-8"))
    plan = findings.plan
    chapters = [_chapter(findings, name) for name in (SIDE, GOLD, LENGTH, DRAMA)]
    if findings.cards():
        chapters.append(_card_chapter(findings))
    return page.substitute(
        title=escape(plan["title"]),
        about=escape(plan["about"]),
        played=escape(_played(findings)),
        variations=_variations(findings),
        chapters="\n".join(filter(None, chapters)),
        data=json.dumps(_data(findings), separators=(",", ":")).replace("<", "\\u003c"),
    )


def _played(findings: Findings) -> str:
    games = sum(cell.games for cell in findings.cells)
    rounds = sum(cell.rounds for cell in findings.cells)
    watched = sum(cell.watched for cell in findings.cells)
    unfinished = sum(cell.unfinished for cell in findings.cells)
    tables = "; ".join(findings.tables)
    return (
        f"{games:,} games of {rounds:,} rounds were played by bots ({tables}), seed {findings.plan['seed']}, "
        f"{findings.plan['games']:,} in each cell of the design; {unfinished:,} did not end. "
        f"Of {watched:,} rounds every turn was judged by playing on from it."
    )


def _variations(findings: Findings) -> str:
    rows = []
    for told in findings.plan["variations"]:
        mine = [each for each in findings.plan["cells"] if each["variation"] == told["name"]]
        texts = list(dict.fromkeys(each["rules"].rpartition(" x")[0] for each in mine))
        changes = list(dict.fromkeys(_changes(each) for each in mine))
        what = "; ".join(filter(None, changes)) or "as in the box"
        code = ", ".join(f"<code>{escape(text)}</code>" for text in texts)
        rows.append([escape(told["name"]), code, escape(what), escape(told["about"])])
    return _table(["variation", "rules", "changed", "about"], rows)


def _changes(cell: dict[str, Any]) -> str:
    parts = []
    if "hand" in cell:
        parts.append(f"hand of {cell['hand']}")
    for key, words in (("roles", "dwarf cards"), ("cards", "cards")):
        if key in cell:
            parts.append(f"{words} " + ", ".join(f"{count} {name}" for name, count in cell[key].items()))
    if "goals" in cell:
        parts.append(f"goals at {cell['goals']}")
    return f"with {cell['players']}: " + ", ".join(parts) if parts else ""


def _chapter(findings: Findings, name: str) -> str:
    measures = [measure for measure in findings.measures() if measure.chapter == name]
    if not measures:
        return ""
    parts = [f"<h2>{escape(name.capitalize())}</h2>", f"<p>{escape(INTROS[name])}</p>"]
    parts.append(f"<figure>{_lines(findings, measures)}</figure>")
    if name != SIDE:
        told = "".join(f"<dt>{escape(each.title)}</dt><dd>{escape(each.about)}</dd>" for each in measures)
        parts.append(f"<dl>{told}</dl>")
    if name == DRAMA and any(cell.watched for cell in findings.cells):
        parts.append("<p>When rounds are decided, as shares of the rounds that were watched closely:</p>")
        parts.append(f"<figure>{_moments(findings)}</figure>")
    head = ["variation", *(["bots"] if len(findings.tables) > 1 else []), "players", *(each.title for each in measures)]
    rows = []
    for cell in findings.cells:
        start = [escape(cell.variation), *([escape(cell.bots)] if len(findings.tables) > 1 else []), str(cell.players)]
        rows.append([*start, *(_shown(cell.estimate(each), each) for each in measures)])
    parts.append(f"<details><summary>The numbers</summary>{_table(head, rows)}</details>")
    return "\n".join(parts)


def _card_chapter(findings: Findings) -> str:
    players = findings.players[len(findings.players) // 2]
    bots = findings.tables[0]
    cells = [findings.cell(name, bots, players) for name in findings.variations]
    head = ["card", *(f"{what} ({cell.variation})" for what in ("played", "wasted", "decisive") for cell in cells)]
    rows = []
    for card in findings.cards():
        played = [f"{estimate.value:.2f}" if (estimate := cell.played(card)) else "" for cell in cells]
        shares = [_percent(which(cell, card)) for which in (Cell.wasted, Cell.decisive) for cell in cells]
        rows.append([escape(card), *played, *shares])
    return "\n".join(
        [
            "<h2>Cards</h2>",
            f"<p>{escape(INTROS[CARDS])} Here with {players} players ({escape(bots)}); the CSV has all others.</p>",
            f"<figure>{_bars(findings, cells)}</figure>",
            f"<details><summary>The numbers</summary>{_table(head, rows)}</details>",
        ]
    )


# Plots


def _lines(findings: Findings, measures: list[Measure]) -> str:
    """A small plot for each measure: players from left to right, a line for each variation, bars for the intervals."""
    columns = min(2, len(measures))
    rows = -(-len(measures) // columns)
    figure = Figure(figsize=(9, 2.9 * rows), layout="constrained")
    grid = figure.subplots(rows, columns, squeeze=False)
    for axes, measure in zip(grid.flat, measures, strict=False):
        series = [(name, bots) for name in findings.variations for bots in findings.tables]
        for number, (name, bots) in enumerate(series):
            _line(axes, findings, (name, bots), measure, (number + 0.5) / len(series) - 0.5)
        axes.set_title(measure.title, fontsize=9)
        axes.set_xlabel("players", fontsize=8)
        axes.set_xticks(findings.players)
        axes.tick_params(labelsize=8)
        axes.grid(axis="y", linewidth=0.3)
        if measure.is_share:
            axes.yaxis.set_major_formatter(mpl.ticker.PercentFormatter(1.0, decimals=0))
            axes.set_ylim(0, 1)
        else:
            axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]))
    for axes in list(grid.flat)[len(measures) :]:
        axes.set_axis_off()
    handles, labels = grid.flat[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=4, fontsize=8, frameon=False)
    return _svg(figure)


def _line(axes: Any, findings: Findings, of: tuple[str, str], measure: Measure, shift: float) -> None:
    name, bots = of
    points: list[tuple[float, Estimate]] = []
    for players in findings.players:
        estimate = findings.cell(name, bots, players).estimate(measure)
        if estimate is not None:
            points.append((players + 0.3 * shift, estimate))
    values = [estimate.value for _, estimate in points]
    low = [estimate.value - (estimate.value if estimate.low is None else estimate.low) for _, estimate in points]
    high = [(estimate.value if estimate.high is None else estimate.high) - estimate.value for _, estimate in points]
    label = name if len(findings.tables) == 1 else f"{name} ({bots})"
    axes.errorbar(
        [x for x, _ in points],
        values,
        yerr=[[max(0.0, each) for each in low], [max(0.0, each) for each in high]],
        color=COLOURS[findings.variations.index(name) % len(COLOURS)],
        linestyle=LINES[findings.tables.index(bots) % len(LINES)],
        linewidth=1.1,
        marker="o",
        markersize=2.5,
        capsize=1.5,
        elinewidth=0.8,
        label=label,
    )


def _moments(findings: Findings) -> str:
    figure = Figure(figsize=(9, 2.6), layout="constrained")
    axes = figure.subplots()
    width = 0.9 / len(findings.variations)
    for number, name in enumerate(findings.variations):
        cells = [cell for cell in findings.cells if cell.variation == name]
        sums = [sum(cell.decided[k] for cell in cells) for k in range(10)]
        total = max(1, sum(sums))
        places = [k + (number + 0.5) * width - 0.45 for k in range(10)]
        colour = COLOURS[number % len(COLOURS)]
        axes.bar(places, [each / total for each in sums], width=width, color=colour, label=name)
    axes.set_xticks(range(10), [f"{10 * k}–{10 * k + 10} %" for k in range(10)], fontsize=7)
    axes.set_xlabel("of the turns of a round, all numbers of players together", fontsize=8)
    axes.yaxis.set_major_formatter(mpl.ticker.PercentFormatter(1.0, decimals=0))
    axes.tick_params(labelsize=8)
    axes.legend(fontsize=8, frameon=False)
    return _svg(figure)


def _bars(findings: Findings, cells: list[Cell]) -> str:
    cards = findings.cards()[::-1]
    figure = Figure(figsize=(9, 1.2 + 0.075 * (len(cells) + 1) * len(cards)), layout="constrained")
    grid = figure.subplots(1, 3, sharey=True)
    panels: list[tuple[str, Callable[[Cell, str], Estimate | None]]] = [
        ("played in a round", Cell.played),
        ("wasted", Cell.wasted),
        ("decisive when played", Cell.decisive),
    ]
    height = 0.85 / len(cells)
    for axes, (title, which) in zip(grid, panels, strict=True):
        for number, cell in enumerate(cells):
            places = [k + 0.425 - (number + 0.5) * height for k in range(len(cards))]
            values = [estimate.value if (estimate := which(cell, card)) else 0.0 for card in cards]
            axes.barh(places, values, height=height, color=COLOURS[number % len(COLOURS)], label=cell.variation)
        axes.set_title(title, fontsize=9)
        axes.tick_params(labelsize=7)
        if which is not Cell.played:
            axes.xaxis.set_major_formatter(mpl.ticker.PercentFormatter(1.0, decimals=0))
    grid[0].set_yticks(range(len(cards)), cards)
    grid[0].set_ylim(-0.7, len(cards) - 0.3)
    handles, labels = grid[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=4, fontsize=8, frameon=False)
    return _svg(figure)


def _svg(figure: Figure) -> str:
    """A drawing to stand in the page: words stay words, and the same picture is the same text."""
    text = StringIO()
    with mpl.rc_context({"svg.hashsalt": "undermine", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    drawing = text.getvalue()
    # What it says of itself nobody reads here, and nobody sees a hundredth of a point.
    drawing = re.sub(r"\s*<metadata>.*?</metadata>", "", drawing[drawing.index("<svg") :], flags=re.DOTALL)
    return re.sub(r"(\.\d\d)\d+", r"\1", drawing)


# Tables and numbers


def _table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(each)}</th>" for each in head)
    body = "\n".join("<tr>" + "".join(f"<td>{each}</td>" for each in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>\n{body}\n</tbody></table>"


def _shown(estimate: Estimate | None, measure: Measure) -> str:
    if estimate is None:
        return ""
    form = "{:.1%}" if measure.is_share else "{:.2f}"
    if estimate.low is None or estimate.high is None:
        return form.format(estimate.value)
    between = f"{form.format(estimate.low)} … {form.format(estimate.high)}"
    return f"{form.format(estimate.value)} <small>{between}</small>"


def _percent(estimate: Estimate | None) -> str:
    return "" if estimate is None else f"{estimate.value:.1%}"


def _data(findings: Findings) -> dict[str, Any]:
    """What the comparison reads: values of every cell, and the difference of every two variations."""
    measures = findings.measures()
    values: dict[str, Any] = {}
    differences: dict[str, Any] = {}
    for bots in findings.tables:
        for players in findings.players:
            for number, name in enumerate(findings.variations):
                cell = findings.cell(name, bots, players)
                values[f"{bots}|{players}|{number}"] = [_plain(cell.estimate(each)) for each in measures]
            for one, two in combinations(range(len(findings.variations)), 2):
                left, right = (findings.cell(findings.variations[which], bots, players) for which in (one, two))
                differences[f"{bots}|{players}|{one}|{two}"] = [
                    _plain(findings.difference(left, right, each)) for each in measures
                ]
    return {
        "variations": findings.variations,
        "tables": findings.tables,
        "players": findings.players,
        "measures": [[each.title, each.is_share, each.chapter] for each in measures],
        "values": values,
        "differences": differences,
    }


def _plain(estimate: Estimate | None) -> list[float | None] | None:
    if estimate is None:
        return None
    return [None if each is None else round(each, 4) for each in (estimate.value, estimate.low, estimate.high)]
