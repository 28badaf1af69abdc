"""The bench of environments measures all of them; how fast they are, it never asserts."""

from __future__ import annotations

from undermine.lab.env_bench import measure


def test_every_environment_is_measured() -> None:
    figures = measure("solo x1", 0.05)
    assert len({figure.name for figure in figures}) == len(figures) == 10
    ours = [figure for figure in figures if figure.name.startswith("solo x1")]
    assert len(ours) == 5
    assert all(figure.rate and figure.rate > 0 for figure in ours if "OpenSpiel" not in figure.about)
