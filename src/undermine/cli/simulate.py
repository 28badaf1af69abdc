"""`undermine simulate`: many games between bots, and what they tell.

Owns the output: a progress bar and a table for people, one JSON object or one CSV line per game for machines.
"""

from __future__ import annotations

import csv
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, Protocol

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from undermine.cli.app import app
from undermine.cli.play import rules_text
from undermine.cli.spread import JOBS, OUT, RAY, SHARD, shard_of, shown
from undermine.core.chance import game_seed
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.lab import (
    Contest,
    Gain,
    Loss,
    Result,
    TalkEffect,
    Tally,
    compete,
    measure_loss,
    measure_talk,
    play_series,
)
from undermine.lab.experiment import carry_out
from undermine.lab.gain import Gains
from undermine.lab.gain import header_of as gains_of
from undermine.lab.match import Game, play_recorded, seating
from undermine.lab.simulate import MOST_GAMES, check_bots
from undermine.lab.simulated import game_of, header_of
from undermine.lab.statistics import Estimate
from undermine.notation.record import write_record
from undermine.text import Words

COLUMNS: Final = ("game", "seed", "bots", "sides", "turns", "gold", "winners", "decisions", "complete")


class Talk(StrEnum):
    """Whether bots that can talk do."""

    OFF = "off"
    ON = "on"
    BOTH = "both"


class Sink(Protocol):
    """Where the lines go."""

    def write(self, text: str, /) -> object: ...


@app.command()
def simulate(
    rules: Annotated[str, typer.Argument(help="A game or a rules text, for example base:de x4.")] = "base",
    players: Annotated[int | None, typer.Option(help="How many play, unless the rules text says it.")] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="Who plays; several with commas take the seats in turn.")] = "miner",
    jobs: JOBS = 1,
    seed: Annotated[str, typer.Option(help="Game 0 is dealt from SEED, game 1 from SEED/1, and so on.")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object for machines.")] = False,
    to_csv: Annotated[str, typer.Option("--csv", help="A line per game into this file, - for the output.")] = "",
    save: Annotated[
        str, typer.Option(help="Save every game as a record into this folder, words too; undermine replay shows it.")
    ] = "",
    shard: SHARD = "",
    out: OUT = "",
    ray: RAY = "",
    compare: Annotated[
        str,
        typer.Option(help="Two bots, for example miner,random: each in every seat of the same deals, among the bots."),
    ] = "",
    is_open: Annotated[
        bool, typer.Option("--open", help="Compare in deals of one round with all saboteurs in play only.")
    ] = False,
    team: Annotated[
        str, typer.Option(help="Compare in all seats of a role at once, for example digger; single rounds.")
    ] = "",
    role: Annotated[
        str, typer.Option(help="With --gain: in one seat of this role, for example saboteur, in deals that have one.")
    ] = "",
    gain: Annotated[
        str, typer.Option(help="A bot that searches, for example thinker: what its searches bring among quick minds.")
    ] = "",
    knows: Annotated[
        str, typer.Option(help="A bound by cheating, with --gain: it knows all roles; goals too; hands too.")
    ] = "",
    loss: Annotated[bool, typer.Option("--loss", help="How well the roles of the bots are read.")] = False,
    talk: Annotated[
        Talk, typer.Option(help="Whether bots talk; both: the same deals without and with it, and what it changes.")
    ] = Talk.OFF,
) -> None:
    """Play many games between bots and print who wins what, with 95 % intervals."""
    if save and (compare or gain or loss or talk is Talk.BOTH or out or ray or jobs > 1):
        raise ValueError("--save plays here, one game after the other; it goes with --bots, --games, --seed and --talk")
    if as_json and to_csv == "-":
        raise ValueError("--json and --csv - both want the output; write one of them into a file")
    rules = rules_text(rules, players, None)
    ready = parse_rules(rules)
    names = [name.strip() for name in bots.split(",")]
    if compare:
        if to_csv or out or ray:
            raise ValueError("--compare plays every deal twice, here, and writes no files; leave one of the two out")
        pair = [name.strip() for name in compare.split(",")]
        contest = compete(rules, games, pair, names, seed, jobs, is_open=is_open, team=team)
        if as_json:
            print(json.dumps(asdict(contest)))
        else:
            _print_contest(Console(highlight=False), contest, team=team)
        return
    if gain:
        part = shard_of(shard, out)
        plan = gains_of(rules, games, gain, names, seed, part, is_open=is_open, role=role, team=team, knows=knows)
        gains = Gains()
        for row in shown(carry_out(plan, out, jobs, ray), len(part.tasks(games)), "deals"):
            gains.add(row)
        tell_gains(gains.result(), as_json=as_json)
        return
    if loss:
        _print_loss(measure_loss(rules, games, names, seed, is_open=is_open), as_json=as_json)
        return
    if talk is Talk.BOTH:
        if to_csv or out or ray:
            raise ValueError("--talk both plays every deal twice, here, and writes no files; leave one of the two out")
        _print_talk(measure_talk(rules, games, names, seed, jobs), as_json=as_json)
        return
    if knows or role:
        raise ValueError("--knows and --role go with --gain")
    if is_open or team:
        raise ValueError("--open goes with --compare, --gain or --loss, and --team with --compare or --gain")
    tally = Tally(ready, names, seed)
    began = time.perf_counter()
    part, has_talk = shard_of(shard, out), talk is Talk.ON
    series: Iterator[Game]
    if save:
        series = _saved(ready, games, names, seed, Path(save), has_talk=has_talk)
    elif out or ray:
        rows = carry_out(header_of(rules, games, names, seed, part, has_talk=has_talk), out, jobs, ray)
        series = (game_of(row) for row in rows)
    else:
        series = play_series(rules, games, names, seed, jobs, has_talk=has_talk)
    with _lines(to_csv) as sink:
        for game in shown(series, len(part.tasks(games)), "games"):
            tally.add(game)
            if sink is not None:
                csv.writer(sink, lineterminator="\n").writerow(row_of(game, ready, seed))
    seconds = time.perf_counter() - began
    result = tally.result()
    if as_json:
        print(json.dumps({**asdict(result), "seconds": round(seconds, 3)}))
    else:
        tell(Console(stderr=to_csv == "-", highlight=False), result, seconds)
    if part.of > 1:
        Console(stderr=True).print(f"shard {part} is done; undermine merge puts all of them together")


def _saved(rules: Rules, games: int, names: list[str], seed: str, folder: Path, *, has_talk: bool) -> Iterator[Game]:
    """The games of a series; each is written down when it is over, named by its number."""
    check_bots(rules, names, has_talk=has_talk)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(games):
            game, record = play_recorded(
                rules, seating(names, int(rules.seats), number), seed, number, has_talk=has_talk
            )
            (folder / f"{number}.txt").write_text(write_record(record), encoding="utf-8")
            yield game
    except OSError as error:
        raise ValueError(f"--save {folder}: {error.strerror}") from error


def row_of(game: Game, rules: Rules, seed: str) -> list[str]:
    """One game as a line of CSV; lists inside a field are separated by spaces, in the order of seats or rounds.

    The seed is that of this game alone: with it and these bots `undermine trace` plays the same game.
    """
    return [
        str(game.number),
        game_seed(seed, game.number),
        " ".join(game.bots),
        " ".join(rules.side_names[part.winner] for part in game.rounds),
        " ".join(str(part.turns) for part in game.rounds),
        " ".join(map(str, game.scores)),
        " ".join(map(str, game.winners)),
        str(game.questions),
        "yes" if game.is_complete else "no",
    ]


@contextmanager
def _lines(target: str) -> Iterator[Sink | None]:
    """Where CSV goes; a file is put in its place when it is complete, so that a break leaves the old one."""
    if not target:
        yield None
        return
    if target == "-":
        yield _headed(sys.stdout)
        return
    # A device or a pipe cannot be exchanged for a file.
    part = target if Path(target).exists() and not Path(target).is_file() else f"{target}.part"
    try:
        Path(part).touch()
    except OSError as error:
        raise ValueError(f"--csv {target}: {error.strerror}") from error
    try:
        with Path(part).open("w", encoding="utf-8", newline="") as sink:
            yield _headed(sink)
        if part != target:
            os.replace(part, target)
    finally:
        if part != target:
            Path(part).unlink(missing_ok=True)


def _headed(sink: Sink) -> Sink:
    sink.write(",".join(COLUMNS) + "\n")
    return sink


def tell(console: Console, result: Result, seconds: float | None) -> None:
    """A series in a table, and how quickly it was played if that is known."""
    title = f"{result.rules}, {', '.join(result.bots)}, seed {result.seed}"
    table = Table(title=escape(title), title_justify="left")
    table.add_column("figure")
    table.add_column("value", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_column("counted over", justify="right")
    say = Words("en").say
    for side, part in result.share_won.items():
        table.add_row(f"rounds won: {say(f'side-{side}')}", *_figures(part, "rounds", percent=True))
    if result.share_without_winner is not None and result.share_without_winner.value > 0:
        table.add_row("rounds without a winner", *_figures(result.share_without_winner, "rounds", percent=True))
    for role, part in result.share_won_as.items():
        table.add_row(f"games won as: {say(f'role-{role}')}", *_figures(part, "seats", percent=True))
    for role, gold in result.gold_of_role.items():
        table.add_row(f"gold in a round: {say(f'role-{role}')}", *_figures(gold, "rounds"))
    table.add_row("turns in a round", *_figures(result.turns, "rounds"))
    is_alone = sum(standing.seats for standing in result.standings.values()) == result.games
    for name, standing in result.standings.items():
        table.add_row(f"gold of {name} in a game", *_figures(standing.gold, "games"))
        if not is_alone:
            table.add_row(f"games won by {name}", f"{standing.wins:,.1f}", "", f"{standing.seats:,} seats")
    console.print(table)
    speed = f" in {seconds:.1f} s ({result.questions / seconds:,.0f}/s)" if seconds else ""
    console.print(
        f"{result.games:,} games, {result.rounds:,} rounds, {result.questions:,} decisions{speed}; "
        f"{result.unfinished} games did not end.",
        markup=False,
        soft_wrap=True,
    )


def _print_contest(console: Console, contest: Contest, *, team: str) -> None:
    """One row per figure: both bots and how many times as much the first has."""
    one, two = contest.contenders
    others = ", ".join(dict.fromkeys(contest.others))
    where = f"all seats of one role ({team})" if team else "each seat in turn"
    title = f"{contest.rules}, {where} among {others}, {contest.deals:,} deals, seed {contest.seed}"
    table = Table(title=escape(title), title_justify="left")
    table.add_column("figure of the seat")
    for name in (one.bot, two.bot, "times as much", "95 % interval"):
        table.add_column(name, justify="right")
    say = Words("en").say
    rows = [("gold earned in a game", one.gold, two.gold, contest.gold, False)]
    rows += [("games won, alone or shared", one.won, two.won, contest.won, True)]
    rows += [
        (f"gold in a round: {say(f'role-{role}')}", one.gold_of_role[role], two.gold_of_role[role], times, False)
        for role, times in contest.gold_of_role.items()
    ]
    rows += [
        (f"rounds that paid: {say(f'role-{role}')}", one.paid_of_role[role], two.paid_of_role[role], times, True)
        for role, times in contest.paid_of_role.items()
        if one.paid_of_role[role] is not None
    ]
    for name, first, second, times, percent in rows:
        values = [_figures(part, "", percent=percent)[0] for part in (first, second)]
        much = _figures(times, "")[:2] if times is not None else ("", "")
        table.add_row(name, *values, *much)
    console.print(table)
    console.print(f"{one.unfinished + two.unfinished} games did not end.")


def tell_gains(gains: dict[str, Gain], *, as_json: bool) -> None:
    """What a search brought, role by role."""
    if as_json:
        print(json.dumps({role: asdict(gain) for role, gain in gains.items()}))
        return
    table = Table()
    for name in ("role", "figure"):
        table.add_column(name)
    for name in ("value", "95 % interval", "counted over"):
        table.add_column(name, justify="right")
    say = Words("en").say
    for role, gain in gains.items():
        rows = [
            ("gold of the quick mind in a round", gain.usual, "deals", False),
            ("gold of the bot", gain.gold, "deals", False),
            ("more in the same deal", gain.plain, "deals", False),
            ("times as much", gain.times, "deals", False),
            ("rounds that paid the quick mind", gain.usually, "deals", True),
            ("rounds that paid the bot", gain.won, "deals", True),
            ("more often in the same deal", gain.oftener, "deals", True),
            ("more by decisions", gain.summed, "deals", False),
            ("decisions that differ", gain.left, "decisions", True),
            ("seconds for a decision", gain.seconds, "decisions", False),
        ]
        for name, estimate, samples, percent in rows:
            table.add_row(say(f"role-{role}"), name, *_figures(estimate, samples, percent=percent))
    Console(highlight=False).print(table)


def _print_talk(effect: TalkEffect, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(asdict(effect)))
        return
    title = f"{effect.rules}, {', '.join(effect.bots)}, {effect.games:,} deals, seed {effect.seed}"
    table = Table(title=escape(title), title_justify="left")
    table.add_column("figure")
    for name in ("without talk", "with talk", "more", "95 % interval"):
        table.add_column(name, justify="right")
    say = Words("en").say
    rows = [(f"rounds won: {say(f'side-{side}')}", each, True) for side, each in effect.won.items()]
    rows += [(f"gold in a round: {say(f'role-{role}')}", each, False) for role, each in effect.gold.items()]
    for name, each, percent in rows:
        silent, spoken, more = (_figures(part, "", percent=percent) for part in (each.silent, each.spoken, each.more))
        table.add_row(name, silent[0], spoken[0], *more[:2])
    console = Console(highlight=False)
    console.print(table)
    console.print(f"lines in a round: {_figures(effect.lines, '')[0]}")


def _print_loss(loss: Loss, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(asdict(loss)))
        return
    table = Table()
    for name in ("log loss", "value", "95 % interval", "counted over"):
        table.add_column(name, justify="left" if name == "log loss" else "right")
    for name, parts in (("by likelihoods", loss.believed), ("by the quick mind", loss.suspected)):
        for part, estimate in parts.items():
            table.add_row(f"{name}, after {part:.0%} of the round", *_figures(estimate, "seats"))
    Console(highlight=False).print(table)


def _figures(estimate: Estimate | None, samples: str, *, percent: bool = False) -> tuple[str, str, str]:
    """A number, its interval and how many samples it is of, as people read them."""
    if estimate is None:
        return "none", "", f"0 {samples}"
    count = f"{estimate.count:,} {samples}"
    form = "{:.1%}" if percent else "{:.2f}"
    if estimate.low is None or estimate.high is None:
        return form.format(estimate.value), "", count
    return form.format(estimate.value), f"{form.format(estimate.low)} … {form.format(estimate.high)}", count
