"""`undermine review`: a saved game looked back at: chances, luck, mistakes and why, who was seen through.

Owns the output.  Only games that are over are reviewed: a record holds the truth.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from undermine.cli.app import app
from undermine.core.engine import is_over
from undermine.notation.error import NotationError
from undermine.notation.file import read_text_file, said_of
from undermine.notation.record import Record, read_record
from undermine.notation.record import replay as fold_all
from undermine.review.played import Played
from undermine.review.reviewer import Reviewer
from undermine.review.shape import Review, ReviewRound
from undermine.text import Words, language_of
from undermine.text.review import tell

BARS = " ▁▂▃▄▅▆▇█"


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record of a game that is over.")],
    json: Annotated[bool, typer.Option("--json", help="Everything, as the API tells it.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language of the sentences: en, cs, sk, de, lt.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Show good answers, too.")] = False,
) -> None:
    """Look back at a saved game: luck told from mistakes, by what every player could know."""
    with said_of(file):
        record = read_record(read_text_file(file))
    if not is_over(fold_all(record)):
        raise NotationError(f"{file}: this game is not over; only finished games are reviewed")
    words = Words(language_of(lang, os.environ))
    found = _reviewed(record, has_bar=sys.stderr.isatty())
    names = record.players or tuple(f"{seat}" for seat in range(int(record.rules.seats)))
    tell(found, record.log, names, words)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    console = Console(highlight=False, soft_wrap=True)
    for line in told(found, words, every=every):
        console.print(line, markup=False)


def _reviewed(record: Record, *, has_bar: bool) -> Review:
    reviewer = Reviewer(Played.of_record(record))
    while not reviewer.is_over:
        reviewer.go()
        if has_bar:
            print(f"\r{reviewer.done:4.0%}", end="", file=sys.stderr, flush=True)
    if has_bar:
        print("\r    \r", end="", file=sys.stderr)
    return reviewer.result()


def told(review: Review, words: Words, *, every: bool) -> list[str]:
    lines = [review.rules]
    for shown in review.rounds:
        lines += ["", f"{words.say('review-round', round=str(shown.round))}: {shown.side}".rstrip(": ")]
        lines.append(f"  {_line(review, shown)}")
        for decision in shown.decisions:
            if not every and not decision.loss and decision.verdict != "bluff":
                continue
            verdict = words.say(f"review-verdict-{decision.verdict}")
            cost = f" ({decision.loss:.1f} ± {decision.error:.1f})" if decision.loss else ""
            lines.append(f"{decision.step:5}. {review.names[decision.seat]}: {decision.answer}: {verdict}{cost}")
            better = words.say("review-better", answer=decision.best) if decision.loss else ""
            lines += [f"       {' '.join(part for part in (better, decision.text) if part)}"] if decision.text else []
        for mask in shown.unmasking:
            if mask.is_saboteur:
                key = "review-unseen" if mask.step is None else "review-unmasked"
                lines.append(f"  {words.say(key, name=review.names[mask.seat], step=str(mask.step))}")
    lines += ["", *(f"{review.names[each.seat]}: {each.text}" for each in review.seats)]
    for part in (review.turning, review.claims, review.awards):
        lines += ["", *(each.text for each in part)] if part else []
    return lines


def _line(review: Review, shown: ReviewRound) -> str:
    """The true chance from step to step, or the gold of the first seat, as bars."""
    if review.kind in ("roles", "clans"):
        values = [point.chance or 0.0 for point in shown.points]
        ends = f"{values[0]:.0%} … {values[-1]:.0%}"
    else:
        gold = [point.gold[0] for point in shown.points]
        most, least = max(*gold, 1.0), min(gold)
        values = [(each - least) / (most - least) if most > least else 0.0 for each in gold]
        ends = f"{gold[0]:.1f} … {gold[-1]:.1f}"
    return f"{''.join(BARS[round(value * (len(BARS) - 1))] for value in values)} {ends}"
