"""A study of a designer: variations of games × tables of bots × numbers of players, as an experiment.

Owns the file that describes it (`study.toml`), and what is written down of some games of one cell of the design.  All
variations get the same deals, so that two of them can be compared deal by deal.  What the numbers mean, `findings` says
in words.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from undermine.bots import maker_of
from undermine.core.chance import game_seed
from undermine.core.rules import Rules
from undermine.games import Variation, canonical_text, varied
from undermine.lab.drama import watch
from undermine.lab.ledger import Header, Row, Shard
from undermine.lab.match import Game, play_through, seating

BLOCK: Final = 50  # games of one task
MOST: Final = 1_000_000
_TOP: Final = frozenset({"title", "about", "seed", "games", "watched", "players", "bots", "features", "variation"})
_CHANGES: Final = frozenset({"hand", "roles", "cards", "goals"})
_VARIATION: Final = frozenset({"name", "about", "rules", "watched"}) | _CHANGES


class StudyError(ValueError):
    """A study that cannot be read; the message names the file and the key, and says what would be right."""


def header_of(path: str, shard: Shard, games: int | None = None) -> Header:
    """The experiment that a file describes; what cannot be played is refused before the first game."""
    told = _load(path)
    _only(_TOP, told, path)
    plan: Row = {
        "title": _text(told, "title", path),
        "about": _text(told, "about", path, default=""),
        "seed": _text(told, "seed", path, default="1"),
        "games": games or _number(told, "games", path, default=1000),
    }
    watched = _number(told, "watched", path, default=1, least=0)
    bots = [_names(text, path) for text in _list(told, "bots", path, ["miner"])]
    players = _list(told, "players", path, None)
    variations = _list(told, "variation", path, None)
    for key, values in (("bots", [", ".join(names) for names in bots]), ("players", players)):
        if twice := [value for number, value in enumerate(values) if value in values[:number]]:
            raise StudyError(f"{path}: {key}: {twice[0]} is named twice")
    if not all(isinstance(folder, str) for folder in _list(told, "features", path, ["none"])):
        raise StudyError(f"{path}: features: folders are texts, such as ['house']")
    plan["variations"] = []
    plan["cells"] = []
    for number, each in enumerate(variations, 1):
        place = f"{path}: variation {number}"
        if not isinstance(each, dict):
            raise StudyError(f"{place}: write [[variation]] and its keys below")
        _only(_VARIATION, each, place)
        name = _text(each, "name", place)
        if name in [other["name"] for other in plan["variations"]]:
            raise StudyError(f"{place}: there is a variation {name!r} already")
        plan["variations"].append({"name": name, "about": _text(each, "about", place, default="")})
        plan["cells"] += [
            {
                "variation": name,
                "bots": names,
                "players": count,
                "watched": _number(each, "watched", place, default=watched, least=0),
                **_table(each, count, f"{path}: {name}"),
            }
            for names in bots
            for count in players
        ]
    return Header("lab", plan, len(plan["cells"]) * -(-plan["games"] // BLOCK), shard)


def rules_of(cell: Row) -> Rules:
    """What is played in a cell."""
    changes = {key: cell[key] for key in _CHANGES if key in cell}
    return _rules(json.dumps([cell["rules"], changes], sort_keys=True))


def work(plan: Row, task: int) -> Row:
    """Some games of one cell; all cells of some deals follow each other."""
    block, which = divmod(task, len(plan["cells"]))
    cell = plan["cells"][which]
    rules = rules_of(cell)
    numbers = range(block * BLOCK, min(plan["games"], (block + 1) * BLOCK))
    notes = _Notes(rules)
    for number in numbers:
        # The deals of a number of players are the same in all variations.
        seed = f"{plan['seed']} x{cell['players']}"
        game, answers = play_through(rules, seating(cell["bots"], int(rules.seats), number), seed, number)
        notes.add(game, answers, game_seed(seed, number), closely=number - numbers[0] < cell["watched"])
    return notes.row


class _Notes:
    """Sums over the games of a task; whole numbers but for one, so that no order of adding matters."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.row: Row = {
            **dict.fromkeys(("games", "unfinished", "rounds", "questions", "turns", "overtaken", "spread"), 0),
            "won": [0] * len(rules.side_names),
            "gold": {},  # role -> seats, nuggets
            "suspicions": 0,
            "seen_through": [0, 0],  # rounds, of so many
            "cards": {},  # card -> played, put away
            "watched": {"rounds": 0, "leads": 0, "decided": [0] * 10, "late": 0.0, "cards": {}},
        }

    def add(self, game: Game, answers: list[int], seed: str, *, closely: bool) -> None:
        row = self.row
        row["games"] += 1
        row["questions"] += game.questions
        if not game.is_complete:
            row["unfinished"] += 1
            return
        row["rounds"] += len(game.rounds)
        row["turns"] += sum(part.turns for part in game.rounds)
        row["spread"] += max(game.scores) - min(game.scores)
        row["overtaken"] += _is_overtaken(game)
        for part in game.rounds:
            row["won"][part.winner] += 1
            for role, gold in zip(part.roles, part.gold, strict=True):
                sums = row["gold"].setdefault(self.rules.role_names[role] if role else "all", [0, 0])
                sums[0] += 1
                sums[1] += gold
        self._watch(seed, answers, closely=closely)

    def _watch(self, seed: str, answers: list[int], *, closely: bool) -> None:
        row, names = self.row, self.rules.names
        told = watch(self.rules, seed, answers, closely=closely)
        row["suspicions"] += sum(told.suspicions)
        row["seen_through"][0] += sum(told.seen_through)
        row["seen_through"][1] += len(told.seen_through)
        _add(row["cards"], names, told.played, told.thrown)
        seen = row["watched"]
        seen["rounds"] += len(told.leads)
        seen["leads"] += sum(told.leads)
        seen["late"] += sum(told.decided)
        for late in told.decided:
            seen["decided"][min(9, int(10 * late))] += 1
        _add(seen["cards"], names, told.tried, told.decisive)


def _add(sums: dict[str, list[int]], names: list[str], one: Counter[int], two: Counter[int]) -> None:
    for card in sorted({*one, *two}):
        counts = sums.setdefault(names[card], [0, 0])
        counts[0] += one[card]
        counts[1] += two[card]


def _is_overtaken(game: Game) -> bool:
    """Whether nobody who won in the end had the most before the last round."""
    if len(game.rounds) < 2:
        return False
    last = game.rounds[-1].gold
    before = [score - gold for score, gold in zip(game.scores, last, strict=True)]
    return not any(before[seat] == max(before) for seat in game.winners)


@lru_cache(maxsize=64)
def _rules(key: str) -> Rules:
    text, changes = json.loads(key)
    return varied(text, Variation(**changes))


# Reading


def _load(path: str) -> Row:
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise StudyError(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise StudyError(f"{path}: this is no text") from error
    except ValueError as error:
        raise StudyError(f"{path}: {error}") from error


def _table(variation: Row, players: object, place: str) -> Row:
    """What is played by so many players: the rules text, and what is changed of it."""
    text = _text(variation, "rules", place)
    if not isinstance(players, int) or isinstance(players, bool):
        raise StudyError(f"{place}: players: {players!r} is no number of players")
    with _at(place):
        cell: Row = {"rules": canonical_text(f"{text} x{players}")}
    for key in sorted(_CHANGES & set(variation)):
        value = variation[key]
        if isinstance(value, dict) and all(each.isdecimal() for each in value):
            value = value.get(str(players))  # one for each number of players; where there is none, nothing changes
        if value is not None:
            cell[key] = _change(key, value, place)
    with _at(f"{place} with {players} players"):
        rules_of(cell)
    return cell


@contextmanager
def _at(place: str) -> Iterator[None]:
    """Whatever is refused in here is refused with where it stands."""
    try:
        yield
    except ValueError as error:
        raise StudyError(f"{place}: {error}") from error


def _change(key: str, value: object, place: str) -> object:
    if key == "hand":
        return _whole(value, f"{place}: hand")
    if key == "goals":
        if not isinstance(value, str):
            raise StudyError(f"{place}: goals: write cells as a text, such as '6:-2/6:0/6:2'")
        return value
    if not isinstance(value, dict):
        raise StudyError(f"{place}: {key}: write {{ NAME = NUMBER, ... }}")
    return {name: _whole(count, f"{place}: {key}: {name}") for name, count in value.items()}


def _only(known: frozenset[str], told: Row, place: str) -> None:
    for key in told:
        if key not in known:
            raise StudyError(f"{place}: unknown key {key!r}; there are: {', '.join(sorted(known))}")


def _text(told: Row, key: str, place: str, default: str | None = None) -> str:
    value = told.get(key, default)
    if not isinstance(value, str) or not (value.strip() or default == ""):
        raise StudyError(f"{place}: {key}: a text is needed")
    return " ".join(value.split())


def _number(told: Row, key: str, place: str, default: int, least: int = 1) -> int:
    value = _whole(told.get(key, default), f"{place}: {key}")
    if not least <= value <= MOST:
        raise StudyError(f"{place}: {key}: a number from {least} to {MOST:,} is needed")
    return value


def _whole(value: object, place: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise StudyError(f"{place}: a whole number is needed")
    return value


def _list(told: Row, key: str, place: str, default: list[Any] | None) -> list[Any]:
    value = told.get(key, default)
    if not isinstance(value, list) or not value:
        raise StudyError(f"{place}: {key}: a list is needed, with at least one thing in it")
    return value


def _names(text: object, place: str) -> list[str]:
    """The bots of a table, in turn around it."""
    if not isinstance(text, str):
        raise StudyError(f"{place}: bots: write names as texts, such as ['miner', 'miner,random']")
    names = [name.strip() for name in text.split(",")]
    with _at(f"{place}: bots"):
        for name in names:
            maker_of(name)
    return names
