"""Pictures of leagues, and of how far reviews can be believed.  Owns how they look; the numbers come as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from undermine.extra import needing
from undermine.lab.hindsight import Hindsight, reliability
from undermine.lab.league import Span, Table
from undermine.lab.statistics import Estimate

with needing("lab", "pictures of leagues"):
    import matplotlib as mpl
    from matplotlib.figure import Figure

ENDINGS: Final = (".svg", ".png", ".pdf")
BRASS: Final = "#a8731c"
SLATE: Final = "#3d5a73"


def check_ending(path: str) -> None:
    """Refuse a file that does not say by its name what kind of picture it is."""
    if Path(path).suffix not in ENDINGS:
        raise ValueError(f"{path}: a picture ends in {', '.join(ENDINGS)}")


def draw_league(table: Table, path: str) -> None:
    """Points and α-rank of all bots, the best on top, with their intervals."""
    check_ending(path)
    figure = Figure(figsize=(9, 1.6 + 0.5 * len(table.places)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    names = [place.bot for place in table.places][::-1]
    _bars(left, names, [place.points for place in table.places][::-1], "points of a meeting", BRASS)
    _bars(right, names, [place.alpha for place in table.places][::-1], "share of α-rank", SLATE)
    left.axvline(0.5, color="black", linewidth=0.6, linestyle=":")
    figure.suptitle(f"{', '.join(table.rules)}: {table.deals:,} deals, seed {table.seed}", fontsize=10)
    save(figure, path)


def _reach(estimate: Estimate) -> tuple[float, float]:
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    return estimate.value - low, high - estimate.value


def save(figure: Figure, path: str) -> None:
    """The same bytes for the same picture: without dates, and with names that do not change."""
    mpl.rcParams["svg.hashsalt"] = "undermine"
    metadata: dict[str, Any] = {"Date": None} if path.endswith(".svg") else {}
    if path.endswith(".pdf"):
        metadata = {"CreationDate": None}
    figure.savefig(path, metadata=metadata)


def _bars(axes: Any, names: list[str], spans: list[Span], title: str, colour: str) -> None:
    values = [span.value for span in spans]
    reach = [[span.value - span.low for span in spans], [span.high - span.value for span in spans]]
    axes.barh(names, values, xerr=reach, color=colour, ecolor="black", capsize=3, height=0.6)
    axes.set_xlim(0, 1)
    axes.set_title(title, fontsize=9)


def draw_hindsight(found: Hindsight, path: str) -> None:
    """How often it came true where so much was stated, for the three lines of a review."""
    figure = Figure(figsize=(9, 3.3), layout="constrained")
    lines = (
        ("chance from above", found.above, BRASS),
        ("chance as a seat knew it", found.known, SLATE),
        ("suspicion", found.suspected, SLATE),
    )
    for axes, (title, stated, colour) in zip(figure.subplots(1, 3, sharey=True), lines, strict=True):
        bins = reliability(stated)
        reach = [
            [estimate.value - (estimate.low or 0.0), (estimate.high or 1.0) - estimate.value] for _, estimate in bins
        ]
        axes.plot([0, 1], [0, 1], color="black", linewidth=0.6, linestyle=":")
        axes.errorbar(
            [at for at, _ in bins],
            [estimate.value for _, estimate in bins],
            yerr=[list(each) for each in zip(*reach, strict=True)],
            color=colour, ecolor="black", elinewidth=0.8, capsize=2, marker="o", markersize=4,
        )  # fmt: skip
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.set_aspect("equal")
        axes.set_title(title, fontsize=9)
        axes.set_xlabel("stated", fontsize=8)
    figure.axes[0].set_ylabel("came true", fontsize=8)
    figure.suptitle(f"{found.played:,} games, 95 % intervals by games", fontsize=10)
    save(figure, path)
