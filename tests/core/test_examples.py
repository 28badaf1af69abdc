"""The examples in docstrings are true, in both forms; they are read from the sources, as machine code hides them."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import undermine

PACKAGE = Path(undermine.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))
FRONT = sorted(path for path in (PACKAGE / "front").glob("*.py") if path.stem != "__init__")


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def examples(path: Path) -> list[doctest.DocTest]:
    module = import_module(name_of(path))
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
    tests = examples(path)
    assert tests, "what looks like an example stands in no docstring"
    for test in tests:
        lines: list[str] = []
        result = doctest.DocTestRunner(verbose=False).run(test, out=lines.append)
        assert result.failed == 0, "".join(lines)


def test_the_front_door_has_an_example_of_everything() -> None:
    assert set(FRONT) <= set(FILES) and PACKAGE / "__init__.py" in FILES and PACKAGE / "engine.py" in FILES
