"""What there is to say of a table besides its game: who sits where, how others come here, what can be done.

Owns the page of a table, the words for who holds a seat, and the lines about how things stand.  Made from what the
server tells everybody at the table.
"""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undermine.cli.terminal.name import tidy
from undermine.cli.terminal.screen import BRASS, CHALK, DIM, HARM
from undermine.core.frame import SPECTATOR
from undermine.server.wire import SeatInfo, TableInfo
from undermine.text import Words

EMPTY = "empty"
BOT = "bot"


def place_of(table: TableInfo) -> int:
    """The reader's seat, or the spectators'."""
    return SPECTATOR if table.seat is None else table.seat


def names_at(words: Words, table: TableInfo) -> list[str]:
    """The names of all seats as the reader sees them: his own is marked, a free seat has a number."""
    names = []
    for number, seat in enumerate(table.seats):
        name = tidy(seat.name) or words.say("online-seat", seat=str(number))
        names.append(words.say("table-me", name=name) if seat.you else name)
    return names


def about_seats(words: Words, table: TableInfo) -> dict[int, str]:
    """What there is to say of a seat beside its name: a bot, somebody who is away."""
    told = {number: _about(words, seat) for number, seat in enumerate(table.seats)}
    return {number: text for number, text in told.items() if text}


def _about(words: Words, seat: SeatInfo) -> str:
    if seat.kind == BOT:
        return words.say("online-bot")
    if seat.kind == EMPTY:
        return words.say("online-free")
    if seat.stand_in:
        return words.say("online-stand-in")
    return "" if seat.present else words.say("online-away")


def table_parts(words: Words, table: TableInfo, server: str, talk: list[RenderableType]) -> list[RenderableType]:
    """Seats, the way here, the last words that were said."""
    seats = Table.grid(padding=(0, 2, 0, 0))
    about = about_seats(words, table)
    for number, name in enumerate(names_at(words, table)):
        is_free = table.seats[number].kind == EMPTY
        shown = Text("—" if is_free else name, DIM if is_free else CHALK)
        seats.add_row(Text(str(number), DIM), shown, Text(about.get(number, ""), DIM))
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_row(Text(words.say("online-code"), DIM), Text(table.code, BRASS))
    facts.add_row(Text(words.say("online-address"), DIM), Text(f"{server}/{table.code}", CHALK))
    facts.add_row(Text(words.say("online-rules"), DIM), Text(f"{table.rules} · {words.say(pace_key(table))}", CHALK))
    return [facts, Text(), seats, *([Text(), *talk] if talk else []), Text()]


def pace_key(table: TableInfo) -> str:
    return f"pace-{table.pace if table.pace in ('live', 'relaxed', 'day') else 'none'}"


def ask_text(words: Words, table: TableInfo) -> str:
    """The line that says what this person can do now."""
    commands = {name: words.say(f"command-{name}") for name in ("bot", "start", "rematch", "sit")}
    return words.say(_ask_key(table), **commands)


def _ask_key(table: TableInfo) -> str:
    if table.state == "over":
        return "online-ask-rematch" if table.host else "online-ask-rematch.other"
    if any(seat.kind == EMPTY for seat in table.seats):
        if table.seat is None:
            return "online-ask-sit"
        return "online-ask-fill" if table.host else "online-ask-fill.other"
    return "online-ask-start" if table.host else "online-ask-start.other"


def has_stand_in(table: TableInfo) -> bool:
    """Whether a bot plays for the reader."""
    return table.seat is not None and table.state == "running" and bool(table.seats[table.seat].stand_in)


def status_of(
    words: Words, table: TableInfo, *, is_lost: bool, is_wanted: bool, time_left: str
) -> list[RenderableType]:
    """How things stand beside the game; `is_wanted`: the table waits for the reader, who is reading something else."""
    is_running = table.state == "running"
    told: list[RenderableType] = []
    if is_lost:
        told.append(Text(words.say("online-lost"), HARM))
    if table.paused and is_running:
        told.append(Text(words.say("online-paused"), BRASS))
    if has_stand_in(table):
        told.append(Text(words.say("online-stood-in"), HARM))
    elif is_wanted:
        told.append(Text(words.say("online-your-turn"), BRASS))
    if table.seat is None and is_running:
        told.append(Text(words.say("online-watching"), DIM))
    if time_left:
        told.append(Text(words.say("online-time", time=time_left), DIM))
    return told


def farewell(words: Words, table: TableInfo, way_back: str) -> list[str]:
    """The last lines of a visit: what becomes of the seat, and how to come back."""
    kept = [] if table.seat is None else [words.say("online-seat-kept")]
    return [words.say("say-bye"), *kept, words.say("say-resume", command=way_back)]
