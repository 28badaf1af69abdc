"""What pages, docstrings and notebooks need to become a site.

Owns three changes on the way: links to files of the repository that are no pages become their names, examples in
docstrings become blocks of code, and notebooks become pages with what their cells put out.  All of them are read in the
repository too, where they are right as they are.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

NOTEBOOKS: Final = Path(__file__).parent / "examples"
OUTSIDE: Final = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?:deploy|src|tests|examples|web|[A-Z]+\.md)[^)]*\)")
EXAMPLE: Final = re.compile(r"^ *>>> .*(?:\n *\S.*)*", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Called by MkDocs when it has found all pages: notebooks are some more."""
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content="\n\n".join(page_of(path))))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Called by MkDocs for every page."""
    return OUTSIDE.sub(r"\1", markdown)


class Examples(griffe.Extension):
    """Called by mkdocstrings for whatever has a docstring; Markdown takes a bare `>>>` for a quotation."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(_fenced, obj.docstring.value)


def _fenced(example: re.Match[str]) -> str:
    return f"```pycon\n{dedent(example[0])}\n```"


def page_of(path: Path) -> Iterator[str]:
    """A notebook as parts of a page; its cells run one after the other in one place, as in a kernel."""
    place: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
        source = "".join(cell["source"])
        if cell["cell_type"] != "code":
            yield source
            continue
        yield f"```python\n{source}\n```"
        printed, value = run(source, f"{path.name}, cell {number}", place)
        if printed:
            yield f"```text\n{printed.rstrip()}\n```"
        if hasattr(value, "_repr_svg_"):
            yield f"<div>{' '.join(value._repr_svg_().split())}</div>"
        elif value is not None:
            yield f"```text\n{value!r}\n```"


def run(source: str, name: str, place: dict[str, Any]) -> tuple[str, Any]:
    """What a cell prints, and the value of its last line if that has one."""
    tree = ast.parse(source, name)
    last = tree.body[-1] if tree.body else None
    told = ast.Expression(last.value) if isinstance(last, ast.Expr) else None
    if told is not None:
        tree.body.pop()
    with redirect_stdout(StringIO()) as printed:
        exec(compile(tree, name, "exec"), place)
        value = eval(compile(told, name, "eval"), place) if told is not None else None
    return printed.getvalue(), value
