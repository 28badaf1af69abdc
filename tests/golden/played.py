"""Whole games as text: rules, seed and the answers in words, and what the trace of them is.

Owns which games are kept and how they are written.  Knows nothing of the engine but the rules text, the notation of
actions and the lines of `undermine trace`: a game is given to the trace by players who read their answers from here.
So whatever stays word for word there is held by these games, however the inside of the engine is rewritten.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from tests.cave import wander
from tests.chooser import DIGGING, LIVELY, MIXED, RANDOM, choose
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game
from undermine.core.event import Event
from undermine.games import EXTRAS, GAMES, RulesError, parse_rules
from undermine.games.option import Option
from undermine.notation.action import read_action, write_action
from undermine.notation.trace import Player, trace_game
from undermine.views.view import View

FOLDER = Path(__file__).parent / "played"
MIXES = 200
MARK = 5  # hexadecimal digits that stand for a line of the trace
MOODS = (LIVELY, MIXED, DIGGING, RANDOM)


@dataclass(frozen=True)
class Game:
    """A game from its deal to its end; an answer has behind it the mark of its line of the trace."""

    rules: str
    seed: str
    answers: tuple[tuple[str, str], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    trace: str
    """The hash of all lines."""

    @property
    def name(self) -> str:
        return f"{self.rules} | {self.seed}"


class Fork(Exception):
    """A game does not go as it is written; says where."""


@dataclass
class Script:
    """Answers for all seats, one after another; `ply` is how many were given."""

    rules: str
    words: list[str]
    ply: int = 0

    def see(self, events: list[Event]) -> None:
        """What happens is written already."""

    def choose(self, _view: View, actions: list[int]) -> int:
        if self.ply >= len(self.words):
            raise Fork(f"the game goes on after its {self.ply} answers")
        words = self.words[self.ply]
        action = read_action(parse_rules(self.rules), words)
        if action not in actions:
            raise Fork(f"ply {self.ply}: {words!r} is not legal any more")
        self.ply += 1
        return action


@dataclass
class Lines:
    """The lines of a trace: their marks, one per answer, and the hash of all of them."""

    marks: list[str] = field(default_factory=list)
    last: dict[str, object] = field(default_factory=dict)
    text: str = ""
    trace: str = ""
    _pending: str = ""

    def take(self, lines: Iterable[str]) -> Iterator[int]:
        """Take the lines in; yields after each that has an answer."""
        whole = sha256()
        for line in lines:
            whole.update(f"{line}\n".encode())
            self._pending += line
            self.text = line
            if '"chosen"' in line:
                self.marks.append(sha256(self._pending.encode()).hexdigest()[:MARK])
                self._pending = ""
                yield len(self.marks) - 1
        self.last = json.loads(line)
        self.trace = whole.hexdigest()[:32]


def answers_of(rules_text: str, seed: str) -> list[str]:
    """A game by chance, in words; the same every time."""
    rules = parse_rules(rules_text)
    number = sum(map(ord, rules.text + seed))
    run, dice, mood = open_game(rules, seed), Dice(number), MOODS[number % len(MOODS)]
    words = []
    while not is_over(run.state):
        action = wander(run.state, dice) if rules.text.startswith("cave") else choose(run.state, dice, mood)
        words.append(write_action(rules, action))
        run.apply(action)
    return words


def written(rules_text: str, seed: str) -> Game:
    """A game as it is played now."""
    rules = parse_rules(rules_text)
    words = answers_of(rules.text, seed)
    script, lines = Script(rules.text, words), Lines()
    players: list[Player] = [script] * int(rules.seats)
    marks = [lines.marks[ply] for ply in lines.take(trace_game(rules, seed, players))]
    return Game(rules.text, seed, tuple(zip(words, marks, strict=True)), *_end(lines))


def replay(game: Game) -> None:
    """Play a game again, Fork at the first line of its trace that is another one."""
    rules = parse_rules(game.rules)
    script, lines = Script(game.rules, [words for words, _ in game.answers]), Lines()
    players: list[Player] = [script] * int(rules.seats)
    for ply in lines.take(trace_game(rules, game.seed, players)):
        if lines.marks[ply] != game.answers[ply][1]:
            raise Fork(f"{game.name}: ply {ply} ({game.answers[ply][0]}) is another one now: {lines.text}")
    if script.ply != len(game.answers):
        raise Fork(f"{game.name}: it ends after {script.ply} of {len(game.answers)} answers")
    if _end(lines) != (game.scores, game.winners, game.trace):
        raise Fork(
            f"{game.name}: it ends otherwise: {_end(lines)}, written was {game.scores, game.winners, game.trace}"
        )


def _end(lines: Lines) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    scores, winners = lines.last["scores"], lines.last["winners"]
    assert isinstance(scores, list) and isinstance(winners, list)
    return tuple(scores), tuple(winners), lines.trace


# Which games


def _allowed(text: str) -> bool:
    try:
        parse_rules(text)
    except RulesError:
        return False
    return True


def _values(option: Option) -> list[str]:
    """The values of an option that are words; numbers and cells have none."""
    return option.pattern.split("|") if option.pattern.replace("|", "").replace("_", "").isalnum() else []


def texts_of(name: str) -> list[str]:
    """The rules of a file: a box with its editions, numbers of players and options; all modules; or mixes of them."""
    if name == "modules":
        return _modules()
    if name == "mixes":
        return _mixes()
    game = GAMES[name]
    whole = [f"{name}:{edition} x{game.players[len(game.players) // 3]}" for edition in game.editions]
    rounds = "[rounds=1]" if game.option("rounds") and "rounds" not in game.fixed else ""
    short = [f"{name}:{edition}{rounds} x{n}" for edition in game.editions for n in game.players]
    options = [
        f"{name}[{option.key}={value}{',rounds=1' if rounds and option.key != 'rounds' else ''}] x{game.players[-1]}"
        for option in game.options
        for value in _values(option)
    ]
    return _distinct([*whole, *short, *options])


def _modules() -> list[str]:
    texts = []
    for extra in EXTRAS.values():
        for game in extra.games:
            texts.append(f"{game}+{extra.name} x5")
            texts += [
                f"{game}+{extra.name}[{option.key}={value},rounds=1] x{5 + number % 3}"
                for number, (option, _) in enumerate(extra.options)
                for value in _values(option)
            ]
    return _distinct(texts)


def _mixes() -> list[str]:
    dice = Dice(1307)
    texts: list[str] = []
    while len(texts) < MIXES:
        names = [name for name in EXTRAS if dice.below(3) == 0]
        game = ("base", "expansion")[int(dice.below(2))]
        editions = list(GAMES[game].editions)
        edition = editions[int(dice.below(len(editions)))]
        text = f"{game}:{edition}+{'+'.join(names)}[rounds=1] x{GAMES[game].players[int(dice.below(8))]}"
        if len(names) > 1 and _allowed(text) and parse_rules(text).text not in texts:
            texts.append(parse_rules(text).text)
    return texts


def _distinct(texts: list[str]) -> list[str]:
    return list(dict.fromkeys(parse_rules(text).text for text in texts if _allowed(text)))


NAMES = (*GAMES, "modules", "mixes")


# Files


def write_text(games: Iterable[Game]) -> str:
    """One game after another: a heading, an answer a line, and how it ended."""
    lines: list[str] = []
    for game in games:
        lines += [f"= {game.name}", *(f"{words} {mark}" for words, mark in game.answers)]
        lines += [f"! {' '.join(map(str, game.scores))} | {' '.join(map(str, game.winners))} | {game.trace}"]
    return "\n".join(lines) + "\n"


def read_text(text: str) -> list[Game]:
    games: list[Game] = []
    rules = seed = ""
    answers: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith("= "):
            rules, seed = line[2:].split(" | ")
            answers = []
        elif line.startswith("! "):
            scores, winners, trace = line[2:].split(" | ")
            ends = tuple(map(int, scores.split())), tuple(map(int, winners.split()))
            games.append(Game(rules, seed, tuple(answers), *ends, trace))
        else:
            words, _, mark = line.rpartition(" ")
            answers.append((words, mark))
    return games


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt.xz"


def save(name: str) -> tuple[int, int]:
    """Write a file anew; how many games and answers it has."""
    games = [written(text, "golden") for text in texts_of(name)]
    FOLDER.mkdir(exist_ok=True)
    path_of(name).write_bytes(lzma.compress(write_text(games).encode(), preset=9 | lzma.PRESET_EXTREME))
    return len(games), sum(len(game.answers) for game in games)


def load(name: str) -> list[Game]:
    return read_text(lzma.decompress(path_of(name).read_bytes()).decode())
