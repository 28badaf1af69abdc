"""The examples in docstrings of the front door and of the package itself are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

HOMES = ["undermine", "undermine.engine", *(f"undermine.front.{name}" for name in ("action", "error", "event"))]
HOMES += [f"undermine.front.{name}" for name in ("game", "series", "view")]


@pytest.mark.parametrize("home", HOMES)
def test_examples(home: str) -> None:
    said: list[str] = []
    module = import_module(home)
    tests = [test for test in doctest.DocTestFinder().find(module) if test.examples]
    assert tests, f"{home} shows nothing"
    for test in tests:
        assert doctest.DocTestRunner(verbose=False).run(test, out=said.append).failed == 0, "".join(said)
