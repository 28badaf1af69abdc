"""Facts: what a person would tell of a game, declared by the features that tell them.

Owns of what fields a fact is made, how it is meant, and its name, by which it is written and sent.  A fact changes
nothing: it stands among the changes in the order in which things happened, and has its audience as they have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from undermine.core.event import ALL, TOLD, Event, Ints

if TYPE_CHECKING:
    from undermine.core.module import Module
    from undermine.core.rules import Rules

FIELDS: Final = (
    "seat",
    "anybody",  # a seat, or nobody
    "cell",
    "place",  # a field of a card
    "card",
    "tile",  # a card as it lies on the table
    "face",  # a card that lies face down
    "goal",  # which of the goals
    "kind",  # what a goal is
    "role",
    "side",
    "count",
    "value",  # of a gold card
    "number",  # a label, such as that of a round
    "content",  # what lies below a face-down card
    "figure",
)
MOST: Final = 5  # numbers of a fact

# How a fact is meant.
GOLD: Final = "gold"
HARM: Final = "harm"
HELP: Final = "help"
LIGHT: Final = "light"
END: Final = "end"

# Where it is told.
HERE: Final = 0  # with whatever was told last: mostly what the answer brought
ALONE: Final = 1  # by itself, as nobody's doing
ASIDE: Final = 2  # as nobody's doing, between what somebody does; who does something afterwards is named anew

NamedEvent: TypeAlias = tuple[int, int, tuple[int | str, ...], Ints]  # an event as it is stored and sent


class Field:
    """A part of a fact: its type, and the words it is one of if it is a choice of words."""

    type: str
    words: tuple[str, ...]  # the first is 1; 0 is hidden

    def __init__(self, text: str) -> None:
        name, equals, words = text.partition("=")
        assert bool(name and words) if equals else name in FIELDS, f"there is no type of field {text!r}"
        assert not equals or name not in FIELDS, f"{name!r} is a type of field and no choice of words"
        self.type = name
        self.words = tuple(words.split("/")) if words else ()


class Fact:
    """A kind of fact: of these fields, those behind the bar secret."""

    owner: Module  # who declared it first
    name: str
    text: str  # the fields as they were declared
    opens: list[Field]
    secrets: list[Field]
    size: i64  # how many fields are open
    hidden: i64  # how many are secret
    head: i64  # what stands first on the tape where it is told, but for the eyes
    tone: str
    where: int
    tally: str  # what of a seat it counts for, in the figures of a game
    weight: int  # how much it may turn a game

    def __init__(
        self, owner: Module, name: str, text: str, tone: str = "", where: int = HERE, tally: str = "", weight: int = 0
    ) -> None:
        opened, _, secret = text.partition("|")
        self.owner = owner
        self.name = name
        self.text = text
        self.opens = [Field(word) for word in opened.split()]
        self.secrets = [Field(word) for word in secret.split()]
        self.size = len(self.opens)
        self.hidden = len(self.secrets)
        self.head = TOLD | (self.size + 1) << 8 | self.hidden << 16
        self.tone = tone
        self.where = where
        self.tally = tally
        self.weight = weight
        assert self.size + self.hidden <= MOST, f"{name}: a fact has at most {MOST} fields"
        assert len([field for field in self.fields() if field.words]) < 2, f"{name}: a fact has one choice of words"

    def fields(self) -> list[Field]:
        """All of them, in their order."""
        return self.opens + self.secrets

    def eyes(self, seat: i64) -> i64:
        """Who sees what is secret of it, unless somebody says otherwise: the seat that it is told of first."""
        if self.hidden:
            return 1 << seat
        return ALL

    def is_like(self, other: Fact) -> bool:
        """Whether both are the same, whoever declared them."""
        return (self.name, self.text, self.tone, self.where) == (other.name, other.text, other.tone, other.where) and (
            self.tally,
            self.weight,
        ) == (other.tally, other.weight)


def named(rules: Rules, event: Event) -> NamedEvent:
    """An event as it is stored and sent: a fact by its name, since its number is another one at the next table."""
    kind, eyes, opened, secret = event
    if kind != TOLD:
        return kind, eyes, opened, secret
    return kind, eyes, (rules.facts[opened[0]].name, *opened[1:]), secret


def numbered(rules: Rules, event: NamedEvent) -> Event:
    """The event that was stored or sent; ValueError if these rules have no such fact."""
    kind, eyes, opened, secret = event
    numbers: list[int] = []
    for number in opened:
        numbers.append(number if isinstance(number, int) else rules.fact_number(number))
    if kind == TOLD:
        told = isinstance(opened[0], str) if opened else False
        fact = rules.facts[numbers[0]] if told else None
        if fact is None or fact.size != len(numbers) - 1 or fact.hidden != len(secret):
            raise ValueError("this is no fact with its fields")
    return kind, eyes, tuple(numbers), secret
