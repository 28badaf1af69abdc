"""`undermine play`: a whole game in the terminal, one person against bots.

Owns the options and who sits where.  The table itself is in `cli/terminal`.
"""

from __future__ import annotations

import os
import re
import secrets
import shlex
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from undermine.bots import maker_of
from undermine.cli.app import app
from undermine.cli.terminal.match import PERSON, Match, label_of, load_match, new_match
from undermine.cli.terminal.session import Habits, Session
from undermine.cli.terminal.shelf import TAKEN, SaveError, Shelf
from undermine.core.rules import Rules
from undermine.games import GAMES, parse_rules
from undermine.notation.error import quote
from undermine.notation.file import read_text_file
from undermine.notation.record import read_record
from undermine.talk.character import CHARACTERS, free_characters, read_player, write_player
from undermine.text import LANGUAGES, Words, language_of

DEFAULT_GAME: Final = "base"
DEFAULT_PLAYERS: Final = 5
DEFAULT_BOT: Final = "miner"
PACE: Final = 0.6
NARROWEST: Final = 80
LONGEST_NAME: Final = 14


@app.command()
def play(
    rules: Annotated[
        list[str] | None, typer.Argument(metavar="[RULES]", help="Game or rules text: base, or 'base:de x4'.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play, you included.  [default: 5]")] = None,
    edition: Annotated[str | None, typer.Option(help="Edition of the rules, such as cs20, de, lt2009.")] = None,
    bots: Annotated[str | None, typer.Option(help="Bots by seat, or one for all: miner or miner,random.")] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en, cs, sk, de, lt.")] = None,
    names: Annotated[str | None, typer.Option(help="Names of all seats in order, with commas between.")] = None,
    save: Annotated[
        str | None, typer.Option(metavar="FILE", help="Save the game to this file after each of your moves.")
    ] = None,
    load: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    no_colour: Annotated[bool, typer.Option("--no-colour", help="No colours.")] = False,
    pace: Annotated[float | None, typer.Option(min=0, max=10, help="Seconds for each move of a bot.")] = None,
    talk: Annotated[bool, typer.Option("--talk/--no-talk", help="Whether bots say something now and then.")] = True,
) -> None:
    """Play a game against bots.  Without anything: the base game, you and four bots."""
    text = one_text(rules)
    _refuse_empty(rules=text, edition=edition, bots=bots, names=names, save=save, load=load)
    words = Words(language_of(lang, os.environ))
    shelf = Shelf()
    if load is not None:
        _refuse_with_load(rules=text, players=players, edition=edition, bots=bots, seed=seed, names=names)
        match, kinds = load_match(Path(load), seat, DEFAULT_BOT)
        shelf.know(load)
        given = _in_our_words(match, words) if any(match.names) else ()
    else:
        table = parse_rules(rules_text(DEFAULT_GAME if text is None else text, players, edition))
        mine = _seat(table, seat)
        given = _names(table, names)
        kinds = bot_kinds(table, mine, bots) if given else cast(bot_kinds(table, mine, bots))
        seats = given or default_names(kinds, words.say("table-you"))
        match = new_match(table, chosen_seed(seed), mine, seats, kinds)
    match.bots_talk = talk
    sit_down(match, words, kinds, given, shelf=shelf, save=save, no_colour=no_colour, pace=pace)


def sit_down(
    match: Match,
    words: Words,
    kinds: tuple[str, ...],
    given: tuple[str, ...],
    *,
    shelf: Shelf,
    save: str | None,
    no_colour: bool,
    pace: float | None,
) -> None:
    """Sit down and play; `given` are the names that somebody chose, if somebody did."""
    you = words.say("table-you")
    names = given or default_names(kinds, you)
    mine = match.seat
    shown = tuple(
        words.say("table-me", name=name) if seat == mine and name != you else name for seat, name in enumerate(names)
    )
    labels = tuple(label_of(name, kind) for name, kind in zip(names, kinds, strict=True))
    if save is not None:
        _save_first(shelf, save, match.saved(labels))
    console = Console(highlight=False, no_color=True if no_colour else None)
    if console.width < NARROWEST and not console.is_terminal:
        console.width = NARROWEST
    is_live = sys.stdin.isatty() and console.is_terminal
    if is_live:
        with suppress(ImportError):
            import_module("readline")  # gives `input` editing and history where the system has it
    habits = Habits(
        pace=PACE if pace is None else pace,
        save=save or "",
        labels=labels,
        colour=not no_colour,
        is_live=is_live,
        read=input,
    )
    Session(match, words, shown, console, habits, int(match.rules.rounds), shelf).run()


def one_text(rules: list[str] | None) -> str | None:
    """The rules as one text; several words are one text whose quotes were forgotten."""
    if rules and len(rules) > 1:
        said = " ".join(rules)
        raise ValueError(f"rules of several words need quotes around them: {said[:60]!r}")
    return rules[0] if rules else None


def rules_text(text: str, players: int | None, edition: str | None) -> str:
    """A game's name or a rules text, completed by the options.

    >>> rules_text("base", None, "de"), rules_text("base:de x4", None, None)
    ('base:de x5', 'base:de x4')
    >>> rules_text("duel", None, None)
    'duel x2'
    """
    match = re.fullmatch(r"\s*(?P<game>[^\s:+\[]*)(?P<edition>:[^\s+\[]*)?(?P<rest>.*?)(?P<players>\s+x\d+)?\s*", text)
    assert match is not None, "every text has this shape"
    if edition and match["edition"]:
        raise ValueError(f"the edition is said twice: {text!r} and --edition {edition}; leave one out")
    if players is not None and match["players"]:
        raise ValueError(f"the number of players is said twice: {text!r} and --players {players}; leave one out")
    version = f":{edition}" if edition else match["edition"] or ""
    many = match["players"] or f" x{_usual_players(match['game']) if players is None else players}"
    return f"{match['game']}{version}{match['rest']}{many}"


def _usual_players(game: str) -> int:
    """How many play unless it is said: as usual, or as near to it as the game allows."""
    if game not in GAMES:
        return DEFAULT_PLAYERS  # the rules refuse it with better words
    return min(GAMES[game].players, key=lambda players: abs(players - DEFAULT_PLAYERS))


def bot_kinds(rules: Rules, mine: int, bots: str | None) -> tuple[str, ...]:
    """The bot of every seat, PERSON for the person's: one for all, or one for each other seat in order."""
    others = int(rules.seats) - 1
    kinds = [kind.strip() for kind in (DEFAULT_BOT if bots is None else bots).split(",")]
    for kind in kinds:
        maker_of(kind)
    if len(kinds) not in (1, others):
        raise ValueError(f"--bots names {len(kinds)} bots; name one for all, or {others}, one for each other seat")
    row = kinds * others if len(kinds) == 1 else kinds
    return (*row[:mine], PERSON, *row[mine:])


def cast(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The same bots, each as a character: the one that was named, or one that is free."""
    taken = [CHARACTERS[who].name for who, _ in map(read_player, kinds) if who]
    if len(set(taken)) < len(taken):
        raise ValueError("--bots names a character twice; there is only one of each")
    found: list[str] = []
    for kind in kinds:
        who, level = read_player(kind)
        if kind != PERSON and not who:
            who = next(free_characters(0, taken)).key
            taken.append(CHARACTERS[who].name)
        found.append(write_player(who, level or DEFAULT_BOT) if kind != PERSON else PERSON)
    return tuple(found)


def default_names(kinds: tuple[str, ...], you: str) -> tuple[str, ...]:
    return tuple(CHARACTERS[read_player(kind)[0]].name if kind != PERSON else you for kind in kinds)


def _in_our_words(match: Match, words: Words) -> tuple[str, ...]:
    """The names in a save file; a person who gave none is `you` in the language of today."""
    unnamed = {Words(language).say("table-you") for language in LANGUAGES}
    you = words.say("table-you")
    return tuple(you if s == match.seat and name in unnamed else name for s, name in enumerate(match.names))


def _seat(rules: Rules, seat: int | None) -> int:
    mine = seat or 0
    if not 0 <= mine < rules.seats:
        raise ValueError(f"--seat {mine}: the seats of this game are 0 to {int(rules.seats) - 1}")
    return mine


def _names(rules: Rules, names: str | None) -> tuple[str, ...]:
    """The names given, checked: they are typed as one word and stand in columns."""
    if names is None:
        return ()
    row = tuple(name.strip() for name in names.split(","))
    if len(row) != rules.seats:
        raise ValueError(f"--names has {len(row)} names; this table has {int(rules.seats)} seats")
    for name in row:
        if not re.fullmatch(rf"[\w'’.-]{{1,{LONGEST_NAME}}}", name) or name.isdigit():
            raise ValueError(f"--names: {name[:40]!r} is no name here; use one word of up to {LONGEST_NAME} letters")
    if len({name.casefold() for name in row}) < len(row):
        raise ValueError("--names: two seats have the same name")
    return row


def chosen_seed(seed: str | None) -> str:
    """The seed that was given, if it can stand in a record; else a new one."""
    if seed is None:
        return secrets.token_hex(8)
    if not seed or seed != seed.strip() or not seed.isprintable():
        raise ValueError(f"--seed {quote(seed)}: write printable text in one line, no blanks around it")
    return seed


def _save_first(shelf: Shelf, file: str, text: str) -> None:
    """Before anything is played: a game that cannot be saved there should not begin."""
    try:
        shelf.write(file, text)
    except SaveError as error:
        if error.kind == TAKEN and _is_saved_game(file):
            name = shlex.quote(file)
            raise ValueError(
                f"--save {file}: another game is saved there; go on with it by --load {name} --save {name}, "
                "or choose another name"
            ) from None
        raise ValueError(f"--save {Words('en').say(f'save-{error.kind}', file=file, why=error.why)}") from None


def _is_saved_game(file: str) -> bool:
    if not Path(file).is_file():
        return False
    try:
        read_record(read_text_file(Path(file)), guarded=False)
    except ValueError:
        return False
    return True


def _refuse_empty(**options: str | None) -> None:
    """An option without a value is a slip, such as a variable of the shell that is not set."""
    for name, value in options.items():
        if value is not None and not value.strip():
            option = name if name == "rules" else f"--{name}"
            raise ValueError(f"{option}: the text is empty; write one, or leave it out")


def _refuse_with_load(**others: object) -> None:
    """A saved game brings its own rules and players."""
    given = [name for name, value in others.items() if value is not None]
    if given:
        raise ValueError(f"a saved game brings its own {', '.join(given)}; leave that out with --load")
