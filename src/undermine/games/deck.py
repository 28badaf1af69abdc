"""What is in a box: the rows of deck files, read strictly and checked.

Owns the format of `decks/*.toml` and of `cards.toml` in a feature.  A box is its own file and those of all features
that say they are in it.  Never shuffles, deals or knows what a card does: plans make modules of rows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from types import FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Final

from undermine.core.card_row import CardRow, in_order
from undermine.core.grid import SIDE_NAMES
from undermine.features.index import declared, features, folder

if TYPE_CHECKING:
    from collections.abc import Mapping

FAMILIES: Final = ("path", "start", "goal", "action", "gold", "dwarf", "chest")
SHAPED: Final = frozenset({"path", "start", "goal"})
"""The families that are laid on the table and therefore have sides."""
PILES: Final = ("I", "II", "III")
CONFIDENCES: Final = ("rulebook", "confirmed", "single", "deduced", "reconstructed", "unknown")

CARDS: Final = "cards.toml"
_TOP_KEYS: Final = frozenset({"box", "title", "totals", "marks", "ways_out", "card"})
_CARD_KEYS: Final = frozenset(
    {"id", "family", "count", "groups", "stubs", "marks", "called", "shows", "confidence", "source"}
    | {"pile", "fields", "ports", "links"}
)


class DeckError(ValueError):
    """A deck file that cannot be read; the message names the file, the row and the key."""


@dataclass(frozen=True, slots=True)
class Deck:
    """All rows of one box, or those of one feature, in canonical order, with the totals that the rulebook states."""

    box: str
    title: str
    totals: Mapping[str, int]
    cards: tuple[CardRow, ...]
    ways_out: frozenset[str] = frozenset()
    """Marks that lead out of the card, so that one side alone may be joined to something."""

    def rows(self, family: str) -> tuple[CardRow, ...]:
        """The rows of a family, in canonical order."""
        return tuple(row for row in self.cards if row.family == family)

    def row(self, card_id: str) -> CardRow:
        """The row of that id; KeyError if the box has none."""
        for row in self.cards:
            if row.id == card_id:
                return row
        raise KeyError(card_id)

    def copies(self, card_id: str) -> int:
        """How many of a card there are; KeyError if the box has none."""
        return self.row(card_id).count

    def count(self, family: str) -> int:
        """How many cards of a family lie in the box.

        >>> load("base").count("path")
        40
        """
        return sum(row.count for row in self.rows(family))


@lru_cache(maxsize=1)
def boxes() -> tuple[str, ...]:
    """The boxes there are deck files for."""
    found = (entry.name for entry in files("undermine.decks").iterdir())
    own = (name.removesuffix(".toml") for name in found if name.endswith(".toml"))
    return tuple(sorted({*own, *(part.box for part in _parts().values())}))


@cache
def load(box: str) -> Deck:
    """The deck of a box, read once; ValueError if there is no such box."""
    if box not in boxes():
        raise ValueError(f"no box {box!r}; there are: {', '.join(boxes())}")
    name = f"{box}.toml"
    file = files("undermine.decks").joinpath(name)
    parts = [part for part in _parts().values() if part.box == box]
    if file.is_file():
        parts.append(parse(file.read_text(encoding="utf-8"), name))
    return parts[0] if len(parts) == 1 else _joined(parts, name)


def cards_of(feature: str) -> Deck:
    """The cards of one feature, whichever box they are in; KeyError if it has none of its own."""
    return _parts()[feature]


@lru_cache(maxsize=1)
def _parts() -> dict[str, Deck]:
    """The feature -> its rows, for all that have some."""
    found: dict[str, Deck] = {}
    for feature in features():
        file = folder(feature).joinpath(CARDS)
        if file.is_file():
            found[feature] = _read(file.read_text(encoding="utf-8"), f"{feature}/{CARDS}")
    return found


def _joined(parts: Sequence[Deck], name: str) -> Deck:
    """A box out of several files: the rows of a family stand together, the features in their order."""
    totals: dict[str, int] = {}
    for part in parts:
        for family, number in part.totals.items():
            totals[family] = totals.get(family, 0) + number
    cards = sorted((row for part in parts for row in part.cards), key=lambda row: FAMILIES.index(row.family))
    for number, row in enumerate(cards):
        if any(row.id == other.id for other in cards[:number]):
            raise DeckError(f"{name}: {row.id}: id: listed twice")
    title = next((part.title for part in parts if part.title), "")
    ways_out = frozenset().union(*(part.ways_out for part in parts))
    return Deck(parts[0].box, title, MappingProxyType(totals), tuple(cards), ways_out)


def parse(text: str, name: str) -> Deck:
    """Read the text of a file that is a box by itself; `name` is what errors call it."""
    deck = _read(text, name)
    if not deck.title:
        raise DeckError(f"{name}: title: missing")
    return deck


def _read(text: str, name: str) -> Deck:
    try:
        top: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Not only TOMLDecodeError: a number of thousands of digits or brackets nested as deep fail in their own way.
        raise DeckError(f"{name}: {error}") from error
    _only(_TOP_KEYS, top, name)
    marks = _words(top, "marks", name) if "marks" in top else ()
    ways_out = _words(top, "ways_out", name) if "ways_out" in top else ()
    cards: list[CardRow] = []
    seen: set[str] = set()
    for number, item in enumerate(_list(top, "card", name) if "card" in top else (), 1):
        row = _row(_table(item, f"{name}: card {number}"), marks, name, number)
        if row.id in seen:
            raise DeckError(f"{name}: {row.id}: id: listed twice")
        seen.add(row.id)
        cards.append(row)
    place = f"{name}: totals"
    table = _table(top.get("totals", {}), place)
    _only(frozenset(FAMILIES), table, place)
    totals = {family: _number(table, family, place) for family in table}
    title = _text(top, "title", name) if "title" in top else ""
    return Deck(_text(top, "box", name), title, MappingProxyType(totals), tuple(cards), frozenset(ways_out))


def check(deck: Deck) -> list[str]:
    """What is wrong with a deck that could be read, as sentences for the owner of the box; empty if nothing is."""
    problems: list[str] = []
    for family in FAMILIES:
        stated, found = deck.totals.get(family, 0), deck.count(family)
        if stated != found:
            problems.append(f"{family}: the box states {stated} cards, the rows add up to {found}")
    shapes: dict[tuple[str, str, frozenset[str], frozenset[str], frozenset[str]], str] = {}
    mine = [faults for feature, faults in declared("deck", "faults", FunctionType).items() if _is_in(feature, deck)]
    for row in deck.cards:
        problems += [f"{row.id}: {problem}" for problem in _faults(row, deck.ways_out)]
        if row.family not in SHAPED:
            continue
        problems += [f"{row.id}: {problem}" for faults in mine for problem in faults(row)]
        twin = shapes.get((row.family, row.pile, *_shape(row), frozenset(row.marks)))
        if twin is not None:
            problems.append(f"{row.id}: the same shape as {twin}, perhaps after a half turn; join the rows")
        for side_up in (row, row.turned()):
            shapes[(row.family, row.pile, *_shape(side_up), frozenset(side_up.marks))] = row.id
    return problems


def _is_in(feature: str, deck: Deck) -> bool:
    return feature in _parts() and cards_of(feature).box == deck.box


def _faults(row: CardRow, ways_out: frozenset[str]) -> list[str]:
    """What is wrong with a row by itself."""
    faults: list[str] = []
    if row.family in SHAPED and not row.sides:
        faults.append("no open side")
    if row.family not in SHAPED and (row.sides or row.marks):
        faults.append(f"a card of the family {row.family} has no sides and no marks")
    for mark in row.marks:
        place = mark.partition("@")[2]
        parts = (*row.groups, *row.stubs)
        if place and not any(place == part or (len(place) == 1 and place in part) for part in parts):
            faults.append(f"{mark}: {place} is no open side, group or stub of the card")
    if not ways_out & set(row.marks):
        faults += [f"group {group} joins nothing; make it a stub" for group in row.groups if len(group) < 2]
    if (row.family == "start") != ("start" in row.marks):
        faults.append("the mark start belongs to the start card")
    if row.family == "goal" and not row.marks:
        faults.append("a goal without a mark: what is under it?")
    return faults


def _row(table: dict[str, object], known: tuple[str, ...], name: str, number: int) -> CardRow:
    """One row; `known` are the marks of its file, with @ behind those that may name their place."""
    card_id = _text(table, "id", f"{name}: card {number}")
    place = f"{name}: {card_id}"
    _only(_CARD_KEYS, table, place)
    count = _number(table, "count", place)
    if count < 1:
        raise DeckError(f"{place}: count: {count} is less than 1")
    groups, stubs = _words(table, "groups", place), _words(table, "stubs", place)
    used: set[str] = set()
    for key, sides in [("groups", side) for side in groups] + [("stubs", side) for side in stubs]:
        if not sides or set(sides) - set(SIDE_NAMES) or sides != in_order(sides) or (key == "stubs" and len(sides) > 1):
            wanted = "one letter of N E S W" if key == "stubs" else "letters of N E S W in this order, each once"
            raise DeckError(f"{place}: {key}: {sides!r} is not {wanted}")
        if twice := used & set(sides):
            raise DeckError(f"{place}: {key}: side {in_order(''.join(twice))} is used twice")
        used |= set(sides)
    marks = _words(table, "marks", place)
    for mark in marks:
        word, at, where = mark.partition("@")
        _one_of(tuple(sorted(one.removesuffix("@") for one in known)), word, f"{place}: marks")
        if at and (word + at not in known or not where or where != in_order(where) or len(where) > 2):
            placed = ", ".join(one for one in known if one.endswith("@")) or "none in this file"
            wanted = f"a mark that may name its place ({placed}) does it by one or two sides, such as @NS"
            raise DeckError(f"{place}: marks: {mark!r}: {wanted}")
    if len(set(marks)) < len(marks):
        raise DeckError(f"{place}: marks: a mark is listed twice")
    family = _one_of(FAMILIES, _text(table, "family", place), f"{place}: family")
    confidence = _one_of(CONFIDENCES, _text(table, "confidence", place), f"{place}: confidence")
    pile = _one_of(PILES, _text(table, "pile", place), f"{place}: pile") if "pile" in table else ""
    fields, ports, links = (_words(table, key, place) if key in table else () for key in ("fields", "ports", "links"))
    source = _text(table, "source", place)
    called, shows = (_text(table, key, place) if key in table else "" for key in ("called", "shows"))
    return CardRow(
        card_id, family, count, groups, stubs, marks, confidence, source, pile, fields, ports, links, called, shows
    )


def _shape(row: CardRow) -> tuple[frozenset[str], frozenset[str]]:
    return frozenset(row.groups), frozenset(row.stubs)


def _only(known: frozenset[str], table: dict[str, object], place: str) -> None:
    for key in table:
        _one_of(tuple(sorted(known)), key, place)


def _one_of(known: tuple[str, ...], word: str, place: str) -> str:
    if word not in known:
        raise DeckError(f"{place}: unknown {word!r}; there are: {', '.join(known)}")
    return word


def _get(table: dict[str, object], key: str, place: str) -> object:
    if key not in table:
        raise DeckError(f"{place}: {key}: missing")
    return table[key]


def _table(value: object, place: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise DeckError(f"{place}: is not a table")
    return value


def _list(table: dict[str, object], key: str, place: str) -> list[object]:
    value = _get(table, key, place)
    if not isinstance(value, list):
        raise DeckError(f"{place}: {key}: is not a list")
    return value


def _text(table: dict[str, object], key: str, place: str) -> str:
    value = _get(table, key, place)
    if not isinstance(value, str) or not value.strip():
        raise DeckError(f"{place}: {key}: is not a text, or is empty")
    return value


def _number(table: dict[str, object], key: str, place: str) -> int:
    value = _get(table, key, place)
    # In Python a truth value is a number; in a deck file it is a slip.
    if not isinstance(value, int) or isinstance(value, bool):
        raise DeckError(f"{place}: {key}: is not a whole number")
    return value


def _words(table: dict[str, object], key: str, place: str) -> tuple[str, ...]:
    words: list[str] = []
    for value in _list(table, key, place):
        if not isinstance(value, str):
            raise DeckError(f"{place}: {key}: is not a list of texts")
        words.append(value)
    return tuple(words)
