"""Options of commands that can be spread over processes and machines, and the progress that they show.

Owns their words, so that they read alike everywhere.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from undermine.lab.ledger import LedgerError, Shard
from undermine.lab.simulate import MOST_JOBS

T = TypeVar("T")

JOBS: TypeAlias = Annotated[
    int, typer.Option(min=1, max=MOST_JOBS, help="How many processes; the result does not depend on it.")
]
SHARD: TypeAlias = Annotated[str, typer.Option(help="Only a part of the work: I/N, such as 1/3; needs --out.")]
OUT: TypeAlias = Annotated[
    str, typer.Option(help="Write every result into this file as it comes; a run that was killed goes on there.")
]
RAY: TypeAlias = Annotated[
    str, typer.Option(help="Let a Ray cluster do the work: its address, auto, or local for one on this machine.")
]


def shard_of(text: str, out: str) -> Shard:
    """The part of the work that is asked for."""
    if not text:
        return Shard()
    if not out:
        raise LedgerError("a shard is of use only in a file; name one with --out")
    return Shard.read(text)


def can_be_written(*paths: str) -> None:
    """Refuse files that could not be written, before the work begins and not when it is done."""
    for path in filter(None, paths):
        file = Path(path)
        if path != "-" and (file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK)):
            raise ValueError(f"{path}: no file can be written there")


def shown(results: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Count the results on the error stream while somebody looks at it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(results, total=total, description=what)
