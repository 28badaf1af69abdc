"""`undermine verify RECORD`: was the deal honest?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undermine.cli.app import app
from undermine.core.chance import seal_of
from undermine.notation.audit import audit
from undermine.notation.file import read_text_file, said_of
from undermine.notation.record import read_record


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record, as downloaded from a table.")],
    seal: Annotated[str, typer.Option(help="The seal that the table showed before the game.")] = "",
) -> None:
    """Check a record's seed against its seal, and play the game again from the seed."""
    text = read_text_file(file)
    with said_of(file):
        record = read_record(text)
    if record.seed is None:
        raise ValueError(f"{file}: the seed is not released yet; only its seal {record.seal} is known")
    if seal and seal != seal_of(record.seed):
        raise ValueError(f"{file}: the seed is not that of the seal shown before; it gives {seal_of(record.seed)}")
    if record.what_if is None and record.deal:
        raise ValueError(f"{file}: cards of this game were dealt by hand, not by the seed; no such record is honest")
    difference = audit(record)
    if difference is not None:
        raise ValueError(f"{file}: {difference}")
    if record.what_if is not None:
        step, seat, cards = record.what_if
        print(f"this is a what if: it goes on from step {step} of another game for seat {seat}, cards {cards}")
    if record.chances:
        print("every event of it follows from what the head of the record says; cards were dealt by hand up to there")
        return
    print(f"every event of this game follows from the seed {record.seed}")
    print(f"the seed fits the seal that you gave: {seal}" if seal else f"compare its seal: {seal_of(record.seed)}")
