"""A fact as it is told to one reader: the values of its fields as arguments of a sentence.

Owns what each type of field says.  A fact needs no code to be told: its sentence is `log-NAME`, or `log-NAME.shown` for
a reader who sees the place marked.  What a feature tells otherwise is a tale in its voice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undermine.core.event import Event
from undermine.core.fact import Fact, Field
from undermine.core.place import WIDTH
from undermine.core.state import HIDDEN
from undermine.text.cards import card_key, chest_key, goal_key, goal_sight, role_name, tile_key
from undermine.text.people import People
from undermine.text.voice import Tale
from undermine.text.words import Words
from undermine.views.view import View

UNKNOWN: Final = "unknown"
_NOTHING: Final[dict[str, str | int]] = {"card": "", "title": ""}


@dataclass
class Entry:
    """The sentences about one thing that somebody did, or that happened by itself, and who did it."""

    round: int
    actor: int
    sentences: list[str] = field(default_factory=list)
    card: str = ""  # the card that it is about, by its name in the rules
    cell: int = -1  # the cell that it is about
    tone: str = ""  # how it is meant: gold, harm, help, light, end
    is_ending: bool = False  # does it tell how a round ended?
    is_roll: bool = False  # does it tell who was what?

    @property
    def text(self) -> str:
        return " ".join(self.sentences)


@dataclass
class Telling:
    words: Words
    people: People
    view: View
    fact: Fact
    values: tuple[int, ...]
    """Of all fields in their order; HIDDEN is what the reader does not know."""
    entry: Entry
    light_before: int = 0
    """How many cards had light before the last one was laid or taken away."""
    cells: bool = True
    """Is the reader told where something is?"""
    fleeting: str = ""
    """A sentence that is taken back when more is told."""
    keeps: bool = False
    """Does what was told before stay, though it was fleeting?"""
    new_card: int = int(HIDDEN)
    """The card that the reader has drawn."""

    @property
    def light(self) -> int:
        """How many cards more have light since the last one was laid or taken away; below 0: how many fewer."""
        return lit_cards(self.view) - self.light_before

    def paint(self) -> None:
        """What a page shows beside the sentence, and in which tone it is said."""
        entry, rules = self.entry, self.view.rules
        entry.tone = self.fact.tone or entry.tone
        for part, value in zip(self.fact.fields(), self.values, strict=True):
            if part.type == "cell" and value >= 0:
                entry.cell = value
            elif part.type == "place" and value >= 0:
                entry.cell = value >> int(WIDTH)
            elif part.type == "goal":
                entry.cell = int(self.view.arena.cell[rules.first_goal + value])
            elif part.type == "card" and value != HIDDEN and not entry.card:
                entry.card = rules.names[value]
            elif part.type == "kind" and value != HIDDEN and not entry.card:
                entry.card = rules.goal_names[value]

    def say(self, key: str = "", **more: str | int) -> None:
        """One more sentence, with the fields as its arguments and whatever else it needs."""
        name = key or f"log-{self.fact.name}"
        if not self.cells and self.words.has(f"{name}.shown"):
            name = f"{name}.shown"
        self.entry.sentences.append(self.words.say(name, **{**self.arguments(), **more}))

    def arguments(self) -> dict[str, str | int]:
        """What the fields are called in sentences, and what they are in words."""
        found: dict[str, str | int] = {}
        seats = [value for part, value in zip(self.fact.fields(), self.values, strict=True) if part.type == "seat"]
        if len(seats) > 1:
            found |= pair(self.people, seats[0], seats[1])
        for part, value in zip(reversed(self.fact.fields()), reversed(self.values), strict=True):
            # The first of several fields of a type wins.
            found |= self._argument(part, value)
        return found

    def _argument(self, part: Field, value: int) -> dict[str, str | int]:
        words, rules = self.words, self.view.rules
        match part.type:
            case "seat" | "anybody":
                return who(self.people, value)
            case "cell":
                return {"cell": rules.grid.name(value)}
            case "place":
                return {"cell": rules.grid.name(value >> int(WIDTH))}
            case "card":
                return _card(words, card_key(rules, value)) if value != HIDDEN else _NOTHING
            case "tile":
                return _card(words, tile_key(rules, value))
            case "face":
                return _card(words, tile_key(rules, value)) if value != HIDDEN else _NOTHING
            case "goal":
                key = goal_key(rules, value)
                return {"goal": words.say(f"{key}.object"), "title": words.say(key)}
            case "kind":
                return {"seen": goal_sight(rules, value) if value != HIDDEN else UNKNOWN}
            case "role":
                return {"role": role_name(words, rules, value) if value != HIDDEN else ""}
            case "side":
                return {"side": rules.side_names[value]}
            case "count" | "value":
                return {"count": value}
            case "number":
                return {"number": str(value)}
            case "content":
                return {"content": words.say(chest_key(rules, value)) if value != HIDDEN else ""}
            case "figure":
                name = rules.figure_names[value]
                return {"figure": words.say(f"card-{name}") if words.has(f"card-{name}") else name}
        return {part.type: part.words[value - 1] if value else UNKNOWN}


def like(key: str) -> Tale:
    """The tale of a fact that is told in the same words as another."""

    def tell(telling: Telling) -> None:
        telling.paint()
        telling.say(f"log-{key}")

    return tell


def who(people: People, seat: int) -> dict[str, str | int]:
    """The person of a sentence; one who is not there reads like somebody else without a name."""
    return {"who": people.who(seat), "name": people.name(seat) if seat >= 0 else ""}


def pair(people: People, actor: int, target: int) -> dict[str, str | int]:
    """Somebody who does something to somebody."""
    return {"pair": people.pair(actor, target), "actor": people.name(actor), "target": people.name(target)}


def lit_cards(view: View) -> int:
    """How many cards on the table have light."""
    arena = view.arena
    return sum(1 for tile in range(1, int(arena.count) + 1) if arena.lit[tile])


def _card(words: Words, key: str) -> dict[str, str | int]:
    """A card as the object of a sentence, and by its name."""
    return {"card": words.say(f"{key}.object"), "title": words.say(key)}


def told_fact(view: View, event: Event) -> tuple[Fact, tuple[int, ...]]:
    """The fact that an event tells, and the values of its fields."""
    return view.rules.facts[event[2][0]], event[2][1:] + event[3]
