"""What lies in `examples/` runs: notebooks cell by cell, and the learner learns something."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

import pytest
from docs_site import page_of

EXAMPLES = Path(__file__).parent.parent / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(path: Path) -> None:
    """As it becomes a page of the site; no kernel is needed for that."""
    book = json.loads(path.read_text(encoding="utf-8"))
    codes = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    assert len(codes) > 3
    assert all(not cell["outputs"] for cell in book["cells"] if cell["cell_type"] == "code"), "no outputs are kept"
    page = list(page_of(path))
    assert [part for part in page if part.startswith("```python")] == [f"```python\n{code}\n```" for code in codes]
    assert len(page) > len(book["cells"]), "something is put out"


def test_the_learner_earns_more_than_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Already after so few rounds, and on other deals than those that it learned from."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    learn = import_module("learn")
    try:
        table, curve = learn.train(minutes=5, rounds=ROUNDS)
        assert len(curve) >= 1
        chance, learned = (learn.interval(learn.earned(each, 1000, seed=10_000_000)) for each in (None, table))
        assert learned[1] > chance[2], "the intervals do not even touch"
    finally:
        sys.modules.pop("learn", None)


ROUNDS = 1500
