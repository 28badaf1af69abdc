"""`undermine cards`: what is in the boxes, one card, and whether a deck file is sound.

Owns the output.  Never changes a deck: who owns the box corrects the row in its file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from undermine.cli.app import app
from undermine.core.card_row import CardRow
from undermine.draw.scene import Face, named_face
from undermine.draw.sheet import card_svg
from undermine.draw.terminal import hand_text
from undermine.games.deck import FAMILIES, boxes, check, load
from undermine.notation.error import NotationError, unknown

cards = typer.Typer()
app.add_typer(cards, name="cards")

Box = Annotated[str, typer.Argument(help="A box; without it all of them.")]


@cards.callback(invoke_without_command=True)
def what_to_do(context: typer.Context) -> None:
    """The cards of the boxes: list, show, check."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), nl=False)


@cards.command("list")
def list_cards(
    box: Box = "",
    sources: Annotated[bool, typer.Option("--sources", help="Say where each row is known from.")] = False,
) -> None:
    """List the cards with counts, shapes, and how sure each row is."""
    console = Console()
    for name in _boxes(box):
        deck = load(name)
        table = Table(title=f"{deck.title}: {sum(row.count for row in deck.cards)} cards", title_justify="left")
        table.add_column("card", no_wrap=True)
        table.add_column("count", justify="right")
        table.add_column("shape", no_wrap=True)
        table.add_column("confidence", no_wrap=True)
        # Many rows share a source, so it is numbered and told once: a card stays on one line.
        notes = list(dict.fromkeys(row.source for row in deck.cards)) if sources else []
        if notes:
            table.add_column("source", justify="right")
        for family in FAMILIES:
            for row in deck.rows(family):
                note = (str(notes.index(row.source) + 1),) if notes else ()
                table.add_row(row.id, str(row.count), shape_of(row), row.confidence, *note)
            table.add_section()
        console.print(table)
        for number, source in enumerate(notes, 1):
            console.print(f"{number}. {source}", markup=False, highlight=False, soft_wrap=True)


@cards.command("show")
def show_card(
    card: Annotated[str, typer.Argument(help="A card, for example B-NE or repair-cart.")],
    svg: Annotated[Path | None, typer.Option(help="Write its picture into this file.")] = None,
) -> None:
    """Show one card: its row and its picture."""
    row, box = _find(card)
    console = Console(highlight=False, soft_wrap=True)
    face = _face(row)
    if row.family in ("path", "start", "goal", "action"):
        numbered = hand_text([face], colour=console.is_terminal).split("\n")
        console.print(Text("\n").join(numbered[1:]), no_wrap=True)
    for key, value in (
        ("card", row.id),
        ("box", box),
        ("family", row.family),
        ("count", str(row.count)),
        ("shape", shape_of(row)),
        ("marks", " ".join(row.marks)),
        ("confidence", row.confidence),
        ("source", row.source),
    ):
        if value:
            console.print(f"{key:10} {value}", markup=False)
    if svg is not None:
        svg.write_text(card_svg(face), encoding="utf-8")
        console.print(f"picture    {svg}", markup=False)


@cards.command("check")
def check_cards(box: Box = "") -> None:
    """Check the deck files; the exit code is 1 if something is wrong."""
    problems: list[str] = []
    for name in _boxes(box):
        found = check(load(name))
        problems += found
        for problem in found:
            print(f"{name}: {problem}")
        if not found:
            print(f"{name}: {sum(row.count for row in load(name).cards)} cards, nothing is wrong")
    if problems:
        raise typer.Exit(1)


def shape_of(row: CardRow) -> str:
    """The joined sides, and after a cross those that are dead ends."""
    dead = f"✕ {' '.join(row.stubs)}" if row.stubs else ""
    return " ".join(part for part in (*row.groups, dead) if part)


def _boxes(box: str) -> tuple[str, ...]:
    if box and box not in boxes():
        raise unknown("box", box, boxes())
    return (box,) if box else boxes()


def _find(card: str) -> tuple[CardRow, str]:
    rows = [(row, name) for name in boxes() for row in load(name).cards]
    for row, name in rows:
        if row.id == card:
            return row, name
    if not card:
        raise NotationError("a card is named by its id, for example B-NE")
    raise unknown("card", card, [row.id for row, _ in rows])


def _face(row: CardRow) -> Face | str:
    """What is drawn: the shape of the row, or a name."""
    if row.groups or row.stubs:
        told = named_face(row.id)
        return Face(row.id, row.groups, row.stubs, told.marks if told else row.marks)
    return row.id
