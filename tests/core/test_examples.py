"""The examples in docstrings are true, in both forms; they are read from the sources, as machine code hides them."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import undermine

PACKAGE = Path(undermine.__file__).parent
FILES = sorted(path for room in ("core", "features", "games", "views") for path in (PACKAGE / room).rglob("*.py"))


def examples(path: Path) -> list[doctest.DocTest]:
    module = import_module("undermine." + ".".join(path.relative_to(PACKAGE).with_suffix("").parts))
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            test = doctest.DocTestParser().get_doctest(text, vars(module).copy(), path.name, str(path), 0)
            if test.examples:
                found.append(test)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_examples(path: Path) -> None:
    for test in examples(path):
        lines: list[str] = []
        result = doctest.DocTestRunner(verbose=False).run(test, out=lines.append)
        assert result.failed == 0, "".join(lines)


def test_there_are_examples() -> None:
    assert sum(len(test.examples) for path in FILES for test in examples(path)) > 10
