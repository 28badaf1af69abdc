"""The shape of views and seen events as plain data: which fields there are, and what each of them is.

Owns the types of what `views/plain.py` and `show.py` of features tell; docs/api.md explains the fields, and the OpenAPI
document and the types of the page are made from these.  Holds no logic.  They are dictionaries, for JSON wants nothing
else, and this file stays interpreted (`native.EXCLUDED`), for others read its annotations while they run.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from msgspec import Meta

Cell: TypeAlias = Annotated[list[int], Meta(min_length=2, max_length=2, title="Cell", description="A cell: x and y.")]


# What lies on the table


class Reached(TypedDict, total=False):
    reach: Annotated[list[str], Meta(description="Where seats have colours: the sides that each of them reaches.")]


class Laid(Reached):
    """A card on the table."""

    at: Cell
    card: str
    turned: bool
    lit: Annotated[str, Meta(description='The sides, as the card lies, that light reaches: "NES".')]


class Goal(Reached):
    """A goal, face down or up."""

    at: Cell
    card: str | None
    up: bool
    turned: bool
    lit: str


class Chest(TypedDict):
    at: Cell
    opened: bool
    card: Annotated[str | None, Meta(description="The path on it, as far as the reader knows it.")]
    chest: Annotated[str | None, Meta(description="What was in it.")]


class Collector(TypedDict):
    """A toll collector, and whose it is."""

    at: Cell
    owner: int


class Site(TypedDict):
    """A place that does something once."""

    kind: str
    at: Cell
    used: bool


class Pieces(TypedDict):
    """What stands on cells besides cards."""

    collectors: list[Collector]
    sites: list[Site]
    chests: list[Chest]


class Piece(TypedDict):
    """A piece of a feature that tells no more of it."""

    piece: str
    at: Cell
    number: int


class Others(TypedDict, total=False):
    pieces: list[Piece]


class Marker(TypedDict):
    at: Cell
    on: Annotated[str, Meta(description="What it lies on: `gold` or `troll`.")]
    seat: int


class Key(TypedDict):
    """The key that opened the door at a cell."""

    at: Cell
    seat: int


class Supply(TypedDict, total=False):
    """Where seats have colours: what lies of the common pool, and what is left of it."""

    markers: list[Marker]
    keys: list[Key]
    markers_left: int
    keys_left: int
    goals_left: Annotated[int, Meta(description="Goals kept for later rounds.")]


# The Dark Cave


class Spot(TypedDict):
    x: int
    y: int


class Place(Spot):
    field: str


class DrawnVein(Place):
    """A vein with the field on which its nuggets lie, for pictures."""

    nuggets: int


class Figure(Place):
    """The dwarf of a seat."""

    seat: int
    down: bool


class Monster(Place):
    kind: str
    owner: int | None


class Web(Spot):
    side: str
    rounds: int
    owner: int | None
    token: str


class CaveThings(TypedDict):
    """What stands and lies in the Dark Cave, and what everybody may know of seats there."""

    clan: list[str | None]
    figures: list[Figure]
    out: list[int]
    nuggets: list[int]
    bank: int
    veins: list[DrawnVein]
    monsters: list[Monster]
    webs: list[Web]
    hand_max: list[int]
    equipment: list[list[str]]
    revealed: list[int]
    budget: int


class CaveView(CaveThings):
    """The Dark Cave, with what a picture of it needs."""

    backs: Annotated[list[dict[str, int]], Meta(description="How many cards of each pile the seats hold.")]
    piles: dict[str, int]
    top: str | None
    mover: str | None


# The table as a seat sees it


class Rivalry(TypedDict, total=False):
    colour: Annotated[str, Meta(description='Where seats have colours: "green" or "blue".')]
    values: Annotated[list[int], Meta(description="Where seats have colours: the gold that lies open before the seat.")]


class SeatView(Rivalry):
    """What is known of a seat."""

    cards: int
    front: list[str]
    role: str | None
    gold_cards: int
    tokens: int
    gold: int | None
    looked: list[int]


class Intent(TypedDict):
    """A card that was shown with its target and has no effect yet."""

    seat: int
    card: str
    action: str


class GoalHint(TypedDict):
    """One of these goals is this card."""

    goals: list[int]
    card: str | None


class InCave(TypedDict, total=False):
    cave: CaveView


class Parts(Pieces, Others, Supply, InCave):
    """What features tell of the table."""


class TableView(Parts):
    """Everything that a seat knows; `null` is what it does not know."""

    me: int | None
    round: int
    rounds: int
    turn: int
    deck: int
    discard: list[str | None]
    board: list[Laid]
    goals: list[Goal]
    open: list[Cell]
    last: Cell | None
    placed: list[Cell]
    hints: list[GoalHint]
    hand: list[str | None]
    seats: list[SeatView]
    roles_left: int
    away: int
    notes: dict[str, int]
    draws: int
    offer: list[str | None]
    pool: list[int | None]
    gold_deck: int
    winner: str | None
    finder: int | None


class PlainView(TableView):
    """The same with what waits for its effect."""

    announced: Intent | None


# What a seat saw happen


EventFields = TypedDict(
    "EventFields",
    {
        "seat": int,
        "card": str | None,
        "at": Cell | None,
        "turned": bool,
        "goal": int,
        "round": int,
        "cards": int | list[str | None],
        "side": str,
        "finder": int | None,
        "role": str | None,
        "roles": list[str | None],
        "aside": list[str | None],
        "gold": int | list[int | None] | None,
        "amount": int,
        "whom": int,
        "goals": list[int | str | None],
        "note": str,
        "value": int,
        "action": str,
        "draws": int,
        "from": str | Cell,
        "piece": str,
        "number": int,
        "chest": str | None,
        "figure": str,
        "field": str | None,
        "crossed": bool | None,
        "kept": bool,
        "fact": Annotated[str, Meta(description="With `what` = `told`: which fact a feature tells.")],
        "word": Annotated[str | None, Meta(description="What of several it was.")],
    },
    total=False,
)


class PlainEvent(EventFields):
    """Something that happened; the fields depend on `what`."""

    what: str
