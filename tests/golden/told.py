"""What people and programs are told of a game, word for word: events, views, answers on offer, the log, the handbook.

Owns which games are told and how that is written.  Each is told to three pairs of eyes: the first seat, the second and
a spectator; an event to the one whose secret it is, to another seat and to a spectator.  English is written out; a mark
behind a sentence stands for the other languages.  Works through what a page is served from (`server/reader.py`), so it
is the same story however the inside of the house is rewritten.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tests.golden.played import Fork, answers_of
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import TOLD, Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.games import EXTRAS, GAMES, parse_rules
from undermine.notation.action import read_action
from undermine.notation.event import write_event
from undermine.server.reader import Reader
from undermine.text import LANGUAGES, Words
from undermine.text.handbook import handbook
from undermine.views.plain import plain_event
from undermine.views.project import project

FOLDER = Path(__file__).parent / "told"
NAMES = ("Ann", "Bob", "Cyd", "Dee", "Eve", "Fay", "Guy", "Hal", "Ian", "Joy")
TRIES = 24  # seeds among which the most telling games are found
MOST = 2  # games of one rules text; of another edition of a box there is one
OTHERS = tuple(language for language in LANGUAGES if language != "en")
VIEWS = 2  # how many times a game is looked at besides at its first question of each kind

BOXES = {
    "base": "base:cs20[rounds=1] x5", "base-de": "base:de[rounds=1] x4", "base-lt2009": "base:lt2009[rounds=1] x3",
    "expansion": "expansion:cs20[rounds=1] x6", "expansion-de": "expansion:de[rounds=1] x4",
    "duel": "duel:de x2", "duel-cs-sk": "duel:cs-sk x2", "solo": "solo:de x1", "solo-cs-sk": "solo:cs-sk x1",
    "cave": "cave x3",
    "swap-goals-open": "base+swap-goals[goalSwapSecret=false,rounds=1] x4",
    "both-sites": "base+costume+party[bothSites=true,rounds=1] x5",
}  # fmt: skip
TEXTS = BOXES | {name: f"{extra.games[0]}+{name}[rounds=1] x5" for name, extra in EXTRAS.items()}
"""File -> rules."""


@dataclass(frozen=True)
class Telling:
    """A game that is told: its rules, its seed and its answers."""

    rules: str
    seed: str
    answers: tuple[str, ...]


class Steps:
    """A game question by question; what happened since the last one."""

    def __init__(self, telling: Telling) -> None:
        self.rules = parse_rules(telling.rules)
        self.run = open_game(self.rules, telling.seed)
        self.answers = telling.answers

    def __iter__(self) -> Iterator[tuple[int, list[Event]]]:
        told = 0
        for number in range(len(self.answers) + 1):
            fresh = self.run.log[told:]
            told = len(self.run.log)
            yield number, fresh
            if number == len(self.answers):
                break
            action = read_action(self.rules, self.answers[number])
            if action not in self.legal():
                raise Fork(f"{self.rules.text}: ply {number}: {self.answers[number]!r} is not legal any more")
            self.run.apply(action)
        if not is_over(self.run.state):
            raise Fork(f"{self.rules.text}: the game goes on after its {len(self.answers)} answers")

    def legal(self) -> list[int]:
        return legal_actions(self.run.state, to_act(self.run.state))


def reader_of(rules: Rules, seat: int, words: Words, *, from_above: bool = False) -> Reader:
    return Reader(rules, NAMES[: int(rules.seats)], seat, words, from_above=from_above)


def shown(events: list[Event], seat: int) -> list[Event]:
    return [event for event in (project(each, seat) for each in events) if event is not None]


def mark(*texts: str) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()[:6]


def plain(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


# One game, line by line


def lines_of(telling: Telling, seen: Counter[str]) -> Iterator[str]:
    """Everything that is told of a game; what `seen` has had often enough in this file is not told again."""
    yield f"= {telling.rules} | {telling.seed}"
    yield from (f"> {words}" for words in telling.answers)
    yield from _log(telling)
    yield from _table(telling, seen)


def _log(telling: Telling) -> Iterator[str]:
    """The log from three pairs of eyes and from above; those who read the same are named together."""
    rules = parse_rules(telling.rules)
    eyes = {"0": 0, "1": 1, "s": int(SPECTATOR)} if rules.seats > 1 else {"0": 0, "s": int(SPECTATOR)}
    readers = {name: reader_of(rules, seat, Words("en")) for name, seat in eyes.items()}
    readers["a"] = reader_of(rules, int(SPECTATOR), Words("en"), from_above=True)
    foreign = [reader_of(rules, 0, Words(language)) for language in OTHERS]
    for _, fresh in Steps(telling):
        for name, reader in readers.items():
            reader.hear(fresh if name == "a" else shown(fresh, eyes[name]))
        for reader in foreign:
            reader.hear(shown(fresh, 0))
    bare = {name: [_entry(reader, n) for n in range(_length(reader))] for name, reader in readers.items()}
    marks = [mark(*(_entry(reader, n) for reader in foreign)) for n in range(len(bare["0"]))]
    for n in range(max(map(len, bare.values()))):
        heard: dict[str, list[str]] = {}
        for name, log in bare.items():
            if n < len(log):
                heard.setdefault(log[n], []).append(name)
        for line, names in heard.items():
            yield f"log {n} {''.join(names)} {line}" + (f" {marks[n]}" if "0" in names and n < len(marks) else "")


def _length(reader: Reader) -> int:
    return len(reader.chronicle.told())


def _entry(reader: Reader, n: int) -> str:
    """Round, actor, card, place and tone of an entry, then its sentences."""
    entry = reader._entry(n, reader.chronicle.told()[n])
    at = f"{entry.at[0]},{entry.at[1]}" if entry.at else "-"
    actor = "-" if entry.seat is None else entry.seat
    return f"{entry.round} {actor} {entry.card or '-'} {at} {entry.tone or '-'} | {entry.text}"


def _table(telling: Telling, seen: Counter[str]) -> Iterator[str]:
    """Events as they are told, the table as it is seen, and the answers on offer."""
    steps = Steps(telling)
    rules, seats = steps.rules, int(steps.rules.seats)
    readers = [reader_of(rules, seat, Words("en")) for seat in (*range(seats), int(SPECTATOR))]
    foreign = {language: Words(language) for language in OTHERS}
    every = max(1, len(telling.answers) // VIEWS)
    glass = Glass()
    for number, fresh in steps:
        for event in fresh:
            yield from _event(rules, event, seen)
        for seat, reader in zip((*range(seats), int(SPECTATOR)), readers, strict=True):
            reader.hear(shown(fresh, seat))
        if is_over(steps.run.state):
            yield from glass.look(number, readers, 0, seats)
            break
        asked = to_act(steps.run.state)
        question = rules.frame_names[steps.run.state.top()[0]]
        seen[f"ask {question}"] += 1
        if seen[f"ask {question}"] == 1 or number % every == every - 1:
            yield from glass.look(number, readers, asked, seats)
        yield from _choices(readers[asked], steps.legal(), foreign, seen)


def _event(rules: Rules, event: Event, seen: Counter[str]) -> Iterator[str]:
    """To its owner, to another seat and to a spectator, the first times that it comes with so many secrets."""
    word = " ".join(write_event(rules, event).split()[: 2 if event[0] == TOLD else 1])
    owners = [seat for seat in range(int(rules.seats)) if event[3] and event[1] >> seat & 1]
    shape = f"event {word} {len(owners)} {plain_keys(rules, event)}"
    seen[shape] += 1
    if seen[shape] > 2:
        return
    owner = owners[0] if owners else 0
    another = next((seat for seat in range(int(rules.seats)) if seat not in owners and seat != owner), None)
    told: dict[str, str] = {}
    for name, seat in (("owner", owner), ("another", another), ("spectator", int(SPECTATOR))):
        if seat is not None:
            part = project(event, seat)
            told[name] = plain(plain_event(rules, part)) if part is not None else "nothing"
    if len(set(told.values())) == 1:
        told = {"all": told["owner"]}
    elif told.get("another") == told["spectator"]:
        told = {"owner": told["owner"], "others": told["spectator"]}
    for name, text in told.items():
        yield f"event {word} {name} {text}"


def plain_keys(rules: Rules, event: Event) -> str:
    """What of an event is there at all, for the choice of telling ones."""
    data = plain_event(rules, event)
    return ",".join(key for key, value in (data or {}).items() if value not in (None, [], 0, False))


class Glass:
    """The table as it is seen, told by what differs from the last time that it was told, whoever saw it then."""

    def __init__(self) -> None:
        self.last: dict[str, object] = {}

    def look(self, number: int, readers: list[Reader], asked: int, seats: int) -> Iterator[str]:
        """As the seat sees it that is asked, then the next one, then a spectator."""
        others = [(asked + 1) % seats] if seats > 1 else []
        for seat in (asked, *others, seats):
            now = dict(leaves(readers[seat].plain()))
            news = {path: value for path, value in now.items() if self.last.get(path, ...) != value}
            gone = [path for path in self.last if path not in now]
            self.last = now
            yield f"view {number} {'spectator' if seat == seats else f'seat {seat}'} {plain(news)} {plain(gone)}"


def _choices(reader: Reader, legal: list[int], foreign: dict[str, Words], seen: Counter[str]) -> Iterator[str]:
    """One answer of each label, taken apart."""
    for action, choice in zip(legal, reader.choices(legal), strict=True):
        # Of the many ways to put several cards away the first few are enough.
        is_many = bool(choice.more) and choice.verb in ("discard", "shed")
        shape = f"choice {choice.verb} {len(choice.more) if is_many else choice.label} {choice.turned}"
        seen[shape] += 1
        if seen[shape] <= (3 if is_many else 1):
            labels = []
            for words in foreign.values():
                reader.words, own = words, reader.words
                labels.append(reader.choices([action])[0].label)
                reader.words = own
            parts = ("at", "seats", "value", "more", "field", "side")
            known = {name: value for name in parts if (value := getattr(choice, name)) not in (None, [], "")}
            yield f"choice {choice.words} | {choice.label} {mark(*labels)} {plain(known)}"


# The handbook


def handbook_lines(text: str) -> list[str]:
    """A handbook leaf by leaf: `cards.map.name = …`."""
    rules = parse_rules(text)
    book = dict(leaves(handbook(rules, Words("en"))))
    foreign = [dict(leaves(handbook(rules, Words(language)))) for language in OTHERS]
    return [
        f"{key} = {plain(value)} {mark(*(plain(other.get(key)) for other in foreign))}" for key, value in book.items()
    ]


def leaves(data: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Data laid flat: `seats.0.role`; what is empty, and a list of plain values, is a leaf."""
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from leaves(value, f"{path}.{key}" if path else str(key))
    elif isinstance(data, list) and any(isinstance(value, dict | list) for value in data):
        for number, value in enumerate(data):
            name = value["key"] if isinstance(value, dict) and "key" in value else number
            yield from leaves(value, f"{path}.{name}")
    else:
        yield path, data


def book_of(name: str) -> list[str]:
    """The handbook of a file's rules: whole for a box, what a module changes in it for the others."""
    text = TEXTS[name]
    lines = handbook_lines(text)
    if name in GAMES:
        return [f"book {line}" for line in lines]
    game = text.partition(":")[0].partition("+")[0].partition("[")[0].split()[0]
    whole = set(handbook_lines(TEXTS[game]))
    return [f"book + {line}" for line in lines if line not in whole] + [
        f"book - {line}" for line in sorted(whole - set(lines))
    ]


# Files


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def tellings_in(lines: list[str]) -> list[Telling]:
    found: list[Telling] = []
    for line in lines:
        if line.startswith("= "):
            rules, seed = line[2:].split(" | ")
            found.append(Telling(rules, seed, ()))
        elif line.startswith("> "):
            found[-1] = Telling(found[-1].rules, found[-1].seed, (*found[-1].answers, line[2:]))
    return found


def told(name: str, tellings: list[Telling]) -> list[str]:
    """All lines of a file."""
    seen: Counter[str] = Counter()
    lines = book_of(name)
    for telling in tellings:
        lines += lines_of(telling, seen)
    return lines


class Listening(Words):
    """Words that remember what was said."""

    def __init__(self, keys: set[str]) -> None:
        super().__init__("en")
        self.keys = keys

    def say(self, key: str, /, **values: str | int) -> str:
        people = sorted(f"{name}={value}" for name, value in values.items() if name in ("who", "pair", "seen"))
        self.keys.add(" ".join([key, *people]))
        return super().say(key, **values)


def telling_of(text: str, seed: str) -> tuple[Telling, set[str]]:
    """A game, and everything that it has to tell."""
    rules = parse_rules(text)
    telling = Telling(rules.text, seed, tuple(answers_of(rules.text, seed)))
    news: set[str] = {f"verb {words.split()[0]}" for words in telling.answers}
    readers = [reader_of(rules, seat, Listening(news)) for seat in ((0, int(SPECTATOR)))]
    steps = Steps(telling)
    for _, fresh in steps:
        for reader in readers:
            reader.hear(shown(fresh, reader.people.me))
        news |= {" ".join(write_event(rules, event).split()[: 2 if event[0] == TOLD else 1]) for event in fresh}
        if not is_over(steps.run.state):
            news.add(f"ask {rules.frame_names[steps.run.state.top()[0]]}")
    return telling, news


def most_telling(text: str, most: int) -> list[Telling]:
    """The games, of many, that together tell the most; as few as it takes."""
    games = [telling_of(text, f"told {number}") for number in range(TRIES)]
    chosen: list[Telling] = []
    had: set[str] = set()
    while len(chosen) < most:
        best = max(games, key=lambda game: len(game[1] - had))
        if chosen and len(best[1] - had) < 3:
            break
        chosen.append(best[0])
        had |= best[1]
    return chosen


def save(name: str, *, fresh: bool = False) -> tuple[int, int]:
    """Write a file anew, of the same games if they can still be played; how many games and lines it has."""
    tellings = tellings_in(load(name)) if path_of(name).exists() and not fresh else []
    try:
        lines = told(name, tellings)
    except (Fork, ValueError):
        tellings = []
    if not tellings or {telling.rules for telling in tellings} != {parse_rules(TEXTS[name]).text}:
        is_edition = name in BOXES and name not in GAMES
        tellings = most_telling(TEXTS[name], 1 if is_edition else MOST)
        lines = told(name, tellings)
    FOLDER.mkdir(exist_ok=True)
    path_of(name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(tellings), len(lines)


def load(name: str) -> list[str]:
    return path_of(name).read_text(encoding="utf-8").splitlines()
