"""What travels between clients and the server, as types: requests, answers, and the messages of a socket.

Owns the wire format that docs/api.md and the OpenAPI document describe.  Holds no logic.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from undermine.views.plain import Plain

Name: TypeAlias = Annotated[str, Meta(max_length=200, description="A nickname.")]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
RawEvent: TypeAlias = Sequence[int | Sequence[int]]
"""An event as the engine folds it: kind, eyes, open, secret."""
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Struct, forbid_unknown_fields=True):
    pass


class NewTable(Request):
    """A table to open."""

    rules: Annotated[str, Meta(max_length=400, description="Rules text, for example `base:de x5`.")]
    pace: Annotated[Word, Meta(description="live, relaxed, day or none.")] = "live"
    listed: bool = False
    chat: bool = True
    open_records: Annotated[bool, Meta(description="Finished games may be read by everybody.")] = False
    bot_delay: Annotated[float, Meta(ge=0, le=60, description="Seconds that bots take for an answer.")] = 1.0


class SitDown(Request):
    name: Name


class SeatBot(Request):
    bot: Word = "miner"
    name: Name = ""


class HandOver(Request):
    bot: Word = "miner"


class Order(Request):
    order: Annotated[list[SeatNumber], Meta(max_length=12)]


class Move(Request):
    seen: Annotated[Count, Meta(description="How many events of your seat you have seen; refused if there are more.")]
    action: Annotated[Text, Meta(description="An action in words, for example `place B-NE 2,0 turned`.")]


class Say(Request):
    phrase: Word = ""
    arguments: Annotated[list[Word], Meta(max_length=4)] = []
    chat: Text = ""


class GuestInfo(Struct):
    """Keep the token: it is you."""

    token: str
    id: str


class SeatInfo(Struct, omit_defaults=True):
    kind: str
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    present: bool = True
    you: bool = False


class TableInfo(Struct):
    """What everybody at a table may know of it."""

    id: str
    code: str
    rules: str
    pace: str
    bot_delay: float
    listed: bool
    chat: bool
    open_records: bool
    seats: list[SeatInfo]
    host: bool
    seat: int | None
    game: int
    state: str
    paused: bool
    sequence: Annotated[int, Meta(description="Which of two descriptions of the table is the newer one.")]
    seal: str
    seed: str | None
    scores: list[int] | None
    winners: list[int] | None


class TableRow(Struct):
    """A table in a list."""

    id: str
    code: str
    rules: str
    opened_at: float
    state: str


class Position(Struct, omit_defaults=True):
    """A game as one seat sees it: what is new to it, what is asked, and what it may answer."""

    n: int
    events: Sequence[Plain | RawEvent]
    asked: int | None = None
    question: str = ""
    legal: list[str] = []
    due: float | None = None
    view: Plain | None = None


class Problem(Struct):
    """Why something was not done (RFC 9457); nothing was changed."""

    type: str
    title: str
    status: int
    detail: str
    key: str
    arguments: list[str] = []


# Messages of a socket, from the client


class FromClient(Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class Hello(FromClient, tag="hello"):
    """The first message: who you are (unless a cookie or header says it) and how much you have seen.

    Sent again later it asks for everything after `seen` once more.
    """

    seen: Count = 0
    token: Annotated[str, Meta(max_length=200)] = ""
    raw: bool = False
    views: bool = False


class Play(FromClient, tag="play"):
    seen: Count
    action: Text
    id: Count = 0


class Talk(FromClient, tag="say"):
    phrase: Word = ""
    arguments: Annotated[list[Word], Meta(max_length=4)] = []
    chat: Text = ""
    id: Count = 0


class Ping(FromClient, tag="ping"):
    id: Count = 0


ClientMessage: TypeAlias = Hello | Play | Talk | Ping


# Messages of a socket, from the server


class FromServer(Struct, tag_field="is", omit_defaults=True):
    pass


class Welcome(FromServer, tag="hello"):
    table: TableInfo
    position: Position | None = None
    said: list[Spoken] = []


class News(FromServer, tag="news"):
    position: Position


class Changed(FromServer, tag="table"):
    table: TableInfo
    due: float | None = None


class Spoken(FromServer, tag="said"):
    seat: int
    at: float
    phrase: str = ""
    arguments: tuple[str, ...] = ()
    chat: str = ""


class Done(FromServer, tag="done"):
    id: int


class Refused(FromServer, tag="refused"):
    id: int
    key: str
    detail: str
    arguments: tuple[str, ...] = ()


ServerMessage: TypeAlias = Welcome | News | Changed | Spoken | Done | Refused

read_message = msgspec.json.Decoder(ClientMessage).decode
write_message = msgspec.json.Encoder().encode
