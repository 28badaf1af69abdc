"""`undermine replay`: a saved game step by step in words, as a spectator, a seat or everybody's eyes saw it.

Owns the output and where it stops.  What a seat did not see is not shown unless all is asked for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from undermine.cli.app import app
from undermine.core.engine import is_over, scores, winners
from undermine.core.event import CHOSE
from undermine.core.frame import SPECTATOR
from undermine.draw.position import scene_of
from undermine.draw.terminal import board_text
from undermine.notation.action import write_action
from undermine.notation.audit import audit as compare
from undermine.notation.error import NotationError
from undermine.notation.event import BOOKKEEPING, write_event
from undermine.notation.file import read_text_file, said_of
from undermine.notation.record import Record, Said, choice_of, read_record
from undermine.notation.record import replay as fold_all
from undermine.notation.word import read_number
from undermine.views.project import project
from undermine.views.view import View


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as written when a game is saved.")],
    seat: Annotated[int | None, typer.Option(min=0, help="Show what this seat saw.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show everything, also what nobody saw.")] = False,
    to: Annotated[str, typer.Option(help="Stop after so many answers, or at a line of the file: 12 or L40.")] = "",
    audit: Annotated[bool, typer.Option("--audit", help="Run it again from its seed and compare every event.")] = False,
) -> None:
    """Show a saved game step by step; without options as a spectator saw it."""
    text = read_text_file(file)
    with said_of(file):
        record = read_record(text, guarded=not audit)
    if audit:
        _audit(record, text, file)
        return
    if seat is not None and everything:
        raise NotationError("--seat and --all exclude each other")
    if seat is not None and seat >= record.rules.seats:
        raise NotationError(f"there is no seat {seat}; there are seats 0 to {int(record.rules.seats) - 1}")
    stop = _stop(record, text.count("\n"), to)
    eyes = None if everything else SPECTATOR if seat is None else seat
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{record.rules.text}, {_whose(record, seat, everything)}", markup=False)
    if record.what_if is not None:
        step, player, cards = record.what_if
        console.print(f"a what if: left at step {step} and played on by seat {player}, cards {cards}", markup=False)
    for line in told(record, stop, eyes):
        console.print(line, markup=False)
    console.print(board_text(scene_of(_table(record, stop, eyes)), colour=console.is_terminal))
    state = fold_all(record, stop)
    if is_over(state):
        console.print(f"scores {' '.join(map(str, scores(state)))}; won by {_seats(winners(state))}", markup=False)


def told(record: Record, stop: int, eyes: int | None) -> list[str]:
    """What the eyes of a seat, or all eyes, saw: numbered answers, in words if they are seen, and what came of them."""
    lines: list[str] = []
    ply = 0
    said = [each for each in record.said if each.after <= stop]
    for index, event in enumerate(record.log[:stop]):
        while said and said[0].after <= index:
            lines.append(_told(record, said.pop(0)))
        ply += event[0] == CHOSE
        seen = event if eyes is None else project(event, eyes)
        if seen is None:
            continue
        if event[0] == CHOSE:
            who, action = choice_of(seen)
            lines.append(f"{ply:4}. {_name(record, who)}{f': {write_action(record.rules, action)}' if action else ''}")
        elif event[0] not in BOOKKEEPING:
            lines.append(f"      {write_event(record.rules, seen)}")
    return lines + [_told(record, each) for each in said]


def _told(record: Record, said: Said) -> str:
    return f"      {_name(record, said.seat)} said: {' '.join(said.words)}"


def _audit(record: Record, text: str, file: Path) -> None:
    with said_of(file):
        difference = compare(record)
        if difference is not None:
            print(f"{file}: {difference}")
            raise typer.Exit(1)
        read_record(text)
    print(f"{len(record.actions)} answers and {len(record.log)} events agree with a re-run from the seed")


def _stop(record: Record, lines: int, to: str) -> int:
    """How many events to show: up to the end of what so many answers led to, or to the end of one of the lines."""
    if not to:
        return len(record.log)
    if to[0] in "Ll":
        line = read_number(to[1:], 1, lines)
        return sum(1 for place in record.places() if place <= line)
    wanted = read_number(to, 0, len(record.actions))
    answers = 0
    for index, event in enumerate(record.log):
        answers += event[0] == CHOSE
        if answers > wanted:
            return index
    return len(record.log)


def _table(record: Record, stop: int, eyes: int | None) -> View:
    """The table as it lies; with all eyes the goals that lie face down are marked as well."""
    view = View(record.rules, SPECTATOR if eyes is None else eyes)
    view.see(list(record.log[:stop]))
    if eyes is None:
        view.goals = fold_all(record, stop).goals
    return view


def _whose(record: Record, seat: int | None, everything: bool) -> str:
    if everything:
        return "with everything that happened"
    return "as a spectator saw it" if seat is None else f"as {_name(record, seat)} saw it"


def _name(record: Record, seat: int) -> str:
    return f"seat {seat} ({record.players[seat]})" if record.players else f"seat {seat}"


def _seats(seats: list[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)
