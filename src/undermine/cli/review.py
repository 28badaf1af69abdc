"""`undermine review`: a saved game looked back at: chances, luck, mistakes and why, who was seen through; and what if.

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
from undermine.cli.play import bot_kinds, cast, chosen_seed, default_names, sit_down
from undermine.cli.terminal.match import seat_match
from undermine.cli.terminal.shelf import Shelf
from undermine.core.engine import is_over
from undermine.notation.action import read_action, write_action
from undermine.notation.course import AS_THEY_WERE, CARDS, WhatIf
from undermine.notation.error import NotationError, quote
from undermine.notation.file import read_text_file, said_of
from undermine.notation.record import Record, course_of, read_record
from undermine.notation.record import replay as fold_all
from undermine.review.anew import anew, as_they_were
from undermine.review.played import Played
from undermine.review.reviewer import Reviewer
from undermine.review.shape import Review, ReviewRound
from undermine.review.trial import Asked, trial_of
from undermine.text import Words, language_of
from undermine.text.review import gold_text, tell, tell_trial

BARS = " ▁▂▃▄▅▆▇█"


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record of a game that is over.")],
    json: Annotated[bool, typer.Option("--json", help="Everything, as the API tells it.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language of the sentences: en, cs, sk, de, lt.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Show good answers, too.")] = False,
    step: Annotated[int | None, typer.Option(min=0, help="A step, by its number: so many answers were given.")] = None,
    attempt: Annotated[
        str | None, typer.Option("--try", metavar="ANSWER", help="What if this had been answered at the step?")
    ] = None,
    play: Annotated[
        int | None, typer.Option(metavar="SEAT", min=0, help="Play on from the step against bots, on this seat.")
    ] = None,
    cards: Annotated[
        str, typer.Option(help="Play with the cards as-they-were, or anew as far as your seat could not know them.")
    ] = AS_THEY_WERE,
    bots: Annotated[str | None, typer.Option(help="Bots by seat, or one for all: miner or miner,random.")] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="Save what you play on to this file.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals anew the same cards.")] = None,
) -> None:
    """Look back at a saved game: luck told from mistakes, by what every player could know.

    With --step: what if another answer had been given there (--try), or play on from there yourself (--play).
    """
    with said_of(file):
        record = read_record(read_text_file(file))
    if not is_over(fold_all(record)):
        raise NotationError(f"{file}: this game is not over; only finished games are reviewed")
    words = Words(language_of(lang, os.environ))
    if step is not None or attempt is not None or play is not None:
        game, at = Played.of_record(record), _step(record, step)
        if (attempt is None) == (play is None):
            raise NotationError("--step goes with --try ANSWER, or with --play SEAT")
        if attempt is not None:
            _try(record, game, at, attempt, words, json=json)
        elif play is not None:
            _play_on(file, record, game, at, play, cards, words, bots=bots, save=save, seed=seed)
        return
    found = _reviewed(record, has_bar=sys.stderr.isatty())
    tell(found, record.log, names_of(record), words)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    console = Console(highlight=False, soft_wrap=True)
    for line in told(found, words, every=every):
        console.print(line, markup=False)


def _step(record: Record, step: int | None) -> int:
    if step is None:
        raise NotationError("say with --step at which step")
    if step > len(record.actions):
        raise NotationError(f"--step {step}: this game has steps 0 to {len(record.actions)}")
    return step


def _try(record: Record, game: Played, step: int, answer: str, words: Words, *, json: bool) -> None:
    """The chances after another answer than the one that made this step."""
    asked = Asked(game, step)
    action = read_action(record.rules, answer)
    if action not in asked.legal:
        some = ", ".join(write_action(record.rules, each) for each in asked.legal[:6])
        raise NotationError(f"{quote(answer)} could not be answered at step {step}; for example: {some}")
    found = trial_of(game, step, action)
    tell_trial(found, record.rules.text, record.log[: game.choices[step - 1][2]], names_of(record), words)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    print(f"{step:5}. {names_of(record)[found.seat]}: {found.given} → {found.answer}")
    if found.chance is not None and found.chance_given is not None:
        figures = {"given": str(round(100 * found.chance_given)), "then": str(round(100 * found.chance))}
        print(f"       {words.say('review-try-chances', **figures)}")
    golds = {"given": gold_text(words, round(10 * found.gold_given)), "then": gold_text(words, round(10 * found.gold))}
    print(f"       {words.say('review-try-golds', **golds)}")
    print(f"       {found.text}")


def _play_on(
    file: Path,
    record: Record,
    game: Played,
    step: int,
    seat: int,
    cards: str,
    words: Words,
    *,
    bots: str | None,
    save: str | None,
    seed: str | None,
) -> None:
    """At the table of the terminal, from this step on."""
    if record.seed is None:
        raise NotationError(f"{file}: the seed of this game is not released, so nobody can play on")
    if seat >= record.rules.seats:
        raise NotationError(f"--play {seat}: the seats of this game are 0 to {int(record.rules.seats) - 1}")
    if step == len(record.actions):
        raise NotationError(f"--step {step}: there the game is over; choose an earlier one")
    manner = next((each for each in CARDS if each == cards), None)
    if manner is None:
        raise NotationError(f"--cards {quote(cards)}: write {' or '.join(CARDS)}")
    course = course_of(record, record.seed)
    if manner == AS_THEY_WERE:
        begun = as_they_were(course, game, step)
    else:
        begun = anew(course, game, step, seat, chosen_seed(seed))
    run = begun.course.run(begun.answers)
    kinds = cast(bot_kinds(record.rules, seat, bots))
    names = default_names(kinds, words.say("table-you"))
    said = game.lines_upto(step, list(run.log))
    what_if = WhatIf(step, seat, manner)
    match = seat_match(run, begun.course.last_seed, seat, names, kinds, said, begun.course, what_if)
    who = names_of(record)[seat]
    print(words.say("review-what-if", step=str(step), name=who))
    print(words.say(f"review-what-if-{'same' if manner == AS_THEY_WERE else 'anew'}", name=who))
    sit_down(match, words, kinds, (), shelf=Shelf(), save=save, no_colour=False, pace=None)


def names_of(record: Record) -> tuple[str, ...]:
    return record.players or tuple(f"{seat}" for seat in range(int(record.rules.seats)))


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
