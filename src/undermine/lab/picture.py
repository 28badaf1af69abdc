"""Pictures of leagues.  Owns how they look; the numbers come as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from undermine.extra import needing
from undermine.lab.league import Span, Table

with needing("lab", "pictures of leagues"):
    import matplotlib as mpl
    from matplotlib.figure import Figure

ENDINGS: Final = (".svg", ".png", ".pdf")
BRASS: Final = "#a8731c"
SLATE: Final = "#3d5a73"


def draw_league(table: Table, path: str) -> None:
    """Points and α-rank of all bots, the best on top, with their intervals."""
    if Path(path).suffix not in ENDINGS:
        raise ValueError(f"{path}: a picture ends in {', '.join(ENDINGS)}")
    figure = Figure(figsize=(9, 1.6 + 0.5 * len(table.places)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    names = [place.bot for place in table.places][::-1]
    _bars(left, names, [place.points for place in table.places][::-1], "points of a meeting", BRASS)
    _bars(right, names, [place.alpha for place in table.places][::-1], "share of α-rank", SLATE)
    left.axvline(0.5, color="black", linewidth=0.6, linestyle=":")
    figure.suptitle(f"{', '.join(table.rules)}: {table.deals:,} deals, seed {table.seed}", fontsize=10)
    save(figure, path)


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
