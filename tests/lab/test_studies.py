"""The studies that are checked in: what the page says is what the numbers say, and they are of these studies."""

from __future__ import annotations

import csv
import re
from pathlib import Path

from undermine.lab.ledger import Shard
from undermine.lab.study import header_of

STUDIES = Path(__file__).parent.parent.parent / "docs" / "studies"


def test_the_page_tells_the_numbers_of_the_study() -> None:
    header = header_of(str(STUDIES / "base.toml"), Shard())
    with (STUDIES / "base.csv").open(encoding="utf-8", newline="") as source:
        rows = list(csv.DictReader(source))
    cells = {(cell["variation"], cell["players"], cell["rules"]) for cell in header.plan["cells"]}
    assert cells == {(row["variation"], int(row["players"]), row["rules"]) for row in rows}
    won = {(row["variation"], int(row["players"])): row for row in rows if row["measure"] == "won saboteurs"}
    told = re.findall(r"^\| (\d+) \| \d \+ \d \| (.+) \|$", (STUDIES / "README.md").read_text(encoding="utf-8"), re.M)
    assert len(told) == 8
    for players, columns in told:
        for variation, text in zip(
            (each["name"] for each in header.plan["variations"]), columns.split(" | "), strict=True
        ):
            row = won[variation, int(players)]
            value, low, high = (round(100 * float(row[key])) for key in ("value", "low", "high"))
            assert text in ("–", f"{value} % ({low} … {high})"), (variation, players)
            assert int(row["counted"]) == 3 * header.plan["games"]
    assert (STUDIES / "base.html").stat().st_size < 700_000
