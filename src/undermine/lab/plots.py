"""The plots of a report: drawings that stand in the page, in its own letters and colours, light or dark.

Owns how plots look.  The numbers come as they are; the same numbers give the same drawing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from typing import Any, Final

from undermine.extra import needing
from undermine.lab.findings import Cell, Findings, Measure
from undermine.lab.statistics import Estimate

with needing("lab", "reports of studies"):
    import matplotlib as mpl
    from matplotlib.figure import Figure

COLOURS: Final = ("#c4841d", "#4f86b0", "#6f9c3d", "#c2524f", "#8f6bb3", "#2f9c90", "#c4698b", "#868686")
"""Of the variations, in their order; they can be told apart on a light page and on a dark one."""
MARKERS: Final = "os^DvPX*"
LINES: Final = ("-", "--", ":", "-.")
INK: Final = "#010203"  # stands for the colour of the page's letters
PALE: Final = "#010204"  # … and for that of its lines


def colour_of(findings: Findings, variation: str) -> str:
    return COLOURS[findings.variations.index(variation) % len(COLOURS)]


def draw_measures(findings: Findings, measures: list[Measure]) -> str:
    """A small plot for each measure: players from left to right, a line for each variation, bars for the intervals."""
    columns = min(2, len(measures))
    rows = -(-len(measures) // columns)
    figure = Figure(figsize=(9, 2.9 * rows), layout="constrained")
    grid = figure.subplots(rows, columns, squeeze=False)
    series = [(name, bots) for name in findings.variations for bots in findings.tables]
    for axes, measure in zip(grid.flat, measures, strict=False):
        for number, (name, bots) in enumerate(series):
            _line(axes, findings, (name, bots), measure, (number + 0.5) / len(series) - 0.5)
        _dress(axes, measure.title)
        axes.set_xlabel("players", fontsize=8)
        axes.set_xticks(findings.players)
        axes.set_xlim(min(findings.players) - 0.5, max(findings.players) + 0.5)
        axes.grid(axis="y", linewidth=0.5, color=PALE)
        if measure.is_share:
            axes.yaxis.set_major_formatter(mpl.ticker.PercentFormatter(1.0, decimals=0, symbol=" %"))
            axes.set_ylim(-0.02, 1.02)
        else:
            axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]))
    for axes in list(grid.flat)[len(measures) :]:
        axes.set_axis_off()
    _legend(figure, grid.flat[0], len(series))
    return _svg(figure, "; ".join(measure.title for measure in measures) + ", by players and variation")


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
    axes.errorbar(
        [x for x, _ in points],
        values,
        yerr=[[max(0.0, each) for each in low], [max(0.0, each) for each in high]],
        color=colour_of(findings, name),
        linestyle=LINES[findings.tables.index(bots) % len(LINES)],
        linewidth=1.2,
        marker=MARKERS[findings.variations.index(name) % len(MARKERS)],
        markersize=3.5,
        capsize=1.5,
        elinewidth=0.8,
        label=name if len(findings.tables) == 1 else f"{name} ({bots})",
    )


def draw_moments(findings: Findings) -> str:
    """In which part of a round it is decided; empty if no round was watched closely."""
    watched = [name for name in findings.variations if sum(_decided(findings, name))]
    if not watched:
        return ""
    figure = Figure(figsize=(9, 2.6), layout="constrained")
    axes = figure.subplots()
    width = 0.9 / len(watched)
    for number, name in enumerate(watched):
        sums = _decided(findings, name)
        places = [k + (number + 0.5) * width - 0.45 for k in range(10)]
        axes.bar(places, [each / sum(sums) for each in sums], width=width, color=colour_of(findings, name), label=name)
    _dress(axes, "")
    axes.set_xticks(range(10), [f"{10 * k}–{10 * k + 10} %" for k in range(10)], fontsize=7)
    axes.set_xlabel("of the turns of a round, all numbers of players together", fontsize=8)
    axes.yaxis.set_major_formatter(mpl.ticker.PercentFormatter(1.0, decimals=0, symbol=" %"))
    _legend(figure, axes, len(watched))
    return _svg(figure, "when rounds are decided, by variation")


def _decided(findings: Findings, variation: str) -> list[int]:
    """The rounds of a variation that were watched closely, by the tenth of their turns in which they were decided."""
    cells = [cell for cell in findings.cells if cell.variation == variation]
    return [sum(cell.decided[k] for cell in cells) for k in range(10)]


def draw_cards(findings: Findings, cells: list[Cell]) -> str:
    """What becomes of every card: three panels of bars, one for each cell."""
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
            colour = colour_of(findings, cell.variation)
            axes.barh(places, values, height=height, color=colour, label=cell.variation)
        _dress(axes, title)
        if which is not Cell.played:
            axes.xaxis.set_major_formatter(mpl.ticker.PercentFormatter(1.0, decimals=0, symbol=" %"))
    grid[0].set_yticks(range(len(cards)), cards)
    grid[0].set_ylim(-0.7, len(cards) - 0.3)
    _legend(figure, grid[0], len(cells))
    return _svg(figure, "what becomes of the cards, by variation")


def _dress(axes: Any, title: str) -> None:
    """No frame but what numbers stand at."""
    axes.set_title(title, fontsize=9, color=INK)
    axes.tick_params(labelsize=7.5, colors=INK, length=2.5)
    axes.xaxis.label.set_color(INK)
    axes.patch.set_alpha(0)
    for side, spine in axes.spines.items():
        spine.set_visible(side in {"left", "bottom"})
        spine.set_edgecolor(PALE)


def _legend(figure: Figure, axes: Any, count: int) -> None:
    handles, labels = axes.get_legend_handles_labels()
    columns = min(count, 5)
    figure.legend(handles, labels, loc="outside lower center", ncols=columns, fontsize=8, frameon=False, labelcolor=INK)


def _svg(figure: Figure, about: str) -> str:
    """A drawing to stand in the page: words stay words, and the same picture is the same text."""
    text = StringIO()
    with mpl.rc_context({"svg.hashsalt": "undermine", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    drawing = text.getvalue()
    # What it says of itself nobody reads here, and nobody sees a hundredth of a point.
    drawing = re.sub(r"\s*<metadata>.*?</metadata>", "", drawing[drawing.index("<svg") :], flags=re.DOTALL)
    drawing = re.sub(r"(\.\d\d)\d+", r"\1", drawing)
    drawing = drawing.replace(INK, "currentColor").replace(PALE, "var(--line)")
    return drawing.replace("<svg ", f'<svg role="img" aria-label="{about}" ', 1)
