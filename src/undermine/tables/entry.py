"""What can happen at a table, as plain data: the table is the fold of its entries, and the store keeps nothing else.

Owns the format of the entries.  They are append-only and numbered per table; `at` is the table's time in seconds.
What happened in a game is written with the names of facts, and in a form that has a number: older forms are run again
when a table is read (`tables/live.py`).
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from undermine.core.event import Event
from undermine.core.fact import NamedEvent, named, numbered
from undermine.core.rules import Rules
from undermine.notation.course import Cards, Chance, Order
from undermine.talk.line import Line

FORM: Final = 2
"""In which events are written now: 1 had no facts."""


class Happened(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    at: float


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the games of a table begin that are a what if: a finished game, left after some answers.

    It holds all that runs that game again up to there, so the table needs the other one no more.
    """

    table: str
    game: int
    step: int
    seat: int
    """Whose the person's is."""
    cards: Cards
    seed: str
    answers: tuple[int, ...]
    orders: tuple[Order, ...] = ()
    chances: tuple[Chance, ...] = ()
    said: tuple[Line, ...] = ()
    """What had been said by then."""


class Opened(Happened, tag="opened", frozen=True):
    """Somebody opened a table."""

    rules: str
    host: str
    code: str
    pace: str = "live"
    bot_delay: float = 1.0
    listed: bool = False
    chat: bool = True
    open_records: bool = False
    rest: float = 0.0
    """Seconds that bots wait for people before a round; 0: not at all."""
    day: str = ""
    """The day whose challenge is played here, 2026-11-16; every game of such a table has the deal of that day."""
    points: bool = True
    """When a round is over people may point at whom they suspect, before they see who was what."""
    bots_talk: bool = True
    """Bots say something now and then."""
    origin: Origin | None = None
    """A what if: every game of this table goes on from there."""


class Arranged(Happened, tag="arranged", frozen=True):
    """Before the first game the host changed what is played, and how."""

    rules: str
    pace: str
    bot_delay: float
    listed: bool
    chat: bool
    open_records: bool
    rest: float
    points: bool = True
    bots_talk: bool = True


class Sat(Happened, tag="sat", frozen=True):
    seat: int
    guest: str
    name: str
    face: int = -1
    """The one that was wished; the table finds another if somebody has it."""


class Renamed(Happened, tag="renamed", frozen=True):
    """A person has another name or another face from now on."""

    seat: int
    name: str
    face: int = -1


class Stood(Happened, tag="stood", frozen=True):
    """A person left a seat for good, or was removed from it by the host; in a running game a bot goes on."""

    seat: int
    removed: bool = False


class Offered(Happened, tag="offered", frozen=True):
    """The host gives a bot's seat in a running game to whoever says a word; `seal` is a hash of it."""

    seat: int
    seal: str


class BotSat(Happened, tag="bot-sat", frozen=True):
    """A bot of a level, and the character that it plays; nobody in particular if there is none."""

    seat: int
    bot: str
    name: str
    character: str = ""


class BotLeft(Happened, tag="bot-left", frozen=True):
    seat: int


class Ordered(Happened, tag="ordered", frozen=True):
    """Before a game: seat i is now held by who held order[i]."""

    order: tuple[int, ...]


class Started(Happened, tag="started", frozen=True):
    """A game begins; the seed is the server's secret until it ends."""

    game: int
    seed: str
    events: tuple[NamedEvent, ...]
    drawn: int
    form: int = 1


class Moved(Happened, tag="moved", frozen=True):
    """A seat answered the question it was asked: `by` a bot or, if that is empty, its person.

    `back`: with this answer the person took the seat back from a bot that stood in, or turned out to be here.
    """

    seat: int
    action: int
    events: tuple[NamedEvent, ...]
    drawn: int
    by: str = ""
    back: bool = False
    form: int = 1


class Passed(Happened, tag="passed", frozen=True):
    """Nobody interrupted the card that was announced: it takes effect.

    `answers` are those that the table gave for seats that had not answered: seat, action, events before it.
    """

    answers: tuple[tuple[int, int, int], ...]
    events: tuple[NamedEvent, ...]
    drawn: int
    form: int = 1


class Came(Happened, tag="came", frozen=True):
    """The person of a seat is here (again); if a bot stood in, it gives the seat back."""

    seat: int


class Left(Happened, tag="left", frozen=True):
    """The person of a seat has lost the connection."""

    seat: int


class HandedOver(Happened, tag="handed-over", frozen=True):
    """A bot stands in for a person: `why` is asked, clock or away."""

    seat: int
    bot: str
    why: str


class Paused(Happened, tag="paused", frozen=True):
    pass


class Resumed(Happened, tag="resumed", frozen=True):
    pass


class Ready(Happened, tag="ready", frozen=True):
    """A person has seen how the last round ended, and who he is in this one."""

    seat: int


class Pointed(Happened, tag="pointed", frozen=True):
    """Somebody points at whom he suspects of having worked against the others in a round that is over; the last counts.

    `seat` is -1 for somebody who looks on; `guest` tells those apart.
    """

    round: int
    whom: int
    seat: int = -1
    guest: str = ""


class Said(Happened, tag="said", frozen=True):
    """A quick phrase (with its arguments, to be put into each reader's language) or free chat; `by` a bot."""

    seat: int
    phrase: str = ""
    arguments: tuple[str, ...] = ()
    chat: str = ""
    by: str = ""


class BotsTalk(Happened, tag="bots-talk", frozen=True):
    """The host lets bots talk, or has them be quiet."""

    on: bool


class Hushed(Happened, tag="hushed", frozen=True):
    """Whoever runs the house took free chat away from this table, or gave it back."""

    on: bool


class Closed(Happened, tag="closed", frozen=True):
    """Whoever runs the house closed the table: nothing happens at it any more."""


Entry: TypeAlias = (
    Opened | Arranged | Sat | Renamed | Stood | Offered | BotSat | BotLeft | Ordered | Started
    | Moved | Passed | Came | Left | HandedOver | Paused | Resumed | Ready | Pointed | Said | BotsTalk | Hushed | Closed
)  # fmt: skip


def is_silent(entry: Entry) -> bool:
    """Whether nobody but one seat may notice it: an answer to a question that was whispered, with nothing to show."""
    return isinstance(entry, Moved) and not any(event[2] for event in entry.events)


def written(rules: Rules, events: tuple[Event, ...]) -> tuple[NamedEvent, ...]:
    """What happened, as an entry holds it."""
    return tuple(named(rules, event) for event in events)


def events_of(rules: Rules, entry: Started | Moved | Passed) -> tuple[Event, ...]:
    """What happened; ValueError if it is written in a form that we cannot read."""
    if entry.form != FORM:
        raise ValueError(f"this entry is written in form {entry.form}, and here {FORM} is read")
    return tuple(numbered(rules, event) for event in entry.events)


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> Entry:
    """An entry as the store kept it; ValueError if it is none."""
    entry: Entry = _decoder.decode(data)
    return entry
