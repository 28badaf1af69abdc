"""`undermine perft`: count action sequences on a fixed deal, or compare the counts of a file.

Owns nothing but the output.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undermine.cli.app import app
from undermine.games import parse_rules
from undermine.notation.error import NotationError
from undermine.notation.file import read_text_file, said_of
from undermine.notation.perft import DEEPEST, read_counts
from undermine.notation.perft import perft as count


@app.command()
def perft(
    rules: Annotated[str, typer.Argument(help="Rules text, for example base:de x4.")] = "base x5",
    seed: Annotated[str, typer.Option(help="The deal.")] = "1",
    depth: Annotated[int, typer.Option(min=1, max=DEEPEST, help="Actions in a sequence, at most.")] = 3,
    check: Annotated[Path | None, typer.Option(help="Compare all lines of this file instead.")] = None,
) -> None:
    """Count the action sequences of each depth: rules | seed | depth | nodes | checksum of their order."""
    if check is None:
        ready = parse_rules(rules)
        for level in range(1, depth + 1):
            print(count(ready, seed, level), flush=True)
        return
    text = read_text_file(check)
    with said_of(check):
        wanted = read_counts(text)
    if not wanted:
        raise NotationError(f"{check}: there is no line to compare; write rules | seed | depth | nodes | checksum")
    wrong = 0
    for line in wanted:
        found = count(parse_rules(line.rules), line.seed, line.depth)
        if found != line:
            wrong += 1
            print(f"want {line}\ngot  {found}", flush=True)
    print(f"{len(wanted) - wrong} of {len(wanted)} lines agree")
    if wrong:
        raise typer.Exit(1)
