"""What a person asks the server for besides moves: seats, bots, start, pause, talk.

Owns the commands that go over HTTP.  A refusal comes back as a sentence in the person's language and changes nothing.
"""

from __future__ import annotations

from undermine.cli.terminal.name import bot_called, tidy
from undermine.cli.terminal.table_page import BOT, EMPTY
from undermine.cli.terminal.talk import read_phrase
from undermine.cli.terminal.typed import Typed, is_number
from undermine.client.lobby import Lobby, ServerRefusal
from undermine.games import parse_rules
from undermine.server.wire import TableInfo
from undermine.text import People, Words

ERRANDS = ("sit", "bot", "unbot", "start", "rematch", "pause", "resume", "say")
DEFAULT_BOT = "miner"
ALL = "all"


class Errands:
    def __init__(self, lobby: Lobby, words: Words, name: str) -> None:
        self._lobby = lobby
        self._words = words
        self._name = name

    async def run(self, typed: Typed, table: TableInfo, people: People) -> tuple[TableInfo | None, str]:
        """Do it: the table as it is then, or nothing and a sentence why."""
        try:
            return await self._do(typed, table, people)
        except ServerRefusal as refusal:
            return None, refusal_text(self._words, refusal.key, str(refusal))
        except OSError:
            return None, self._words.say("online-lost")

    async def take_back(self, table: TableInfo) -> tuple[TableInfo | None, str]:
        """Play again after a bot stood in."""
        try:
            assert table.seat is not None, "who watches has no seat to take back"
            return await self._lobby.take_back(table.id, table.seat), ""
        except ServerRefusal as refusal:
            return None, refusal_text(self._words, refusal.key, str(refusal))
        except OSError:
            return None, self._words.say("online-lost")

    async def _do(self, typed: Typed, table: TableInfo, people: People) -> tuple[TableInfo | None, str]:
        lobby = self._lobby
        numbers = [int(part) for part in typed.words if is_number(part)]
        match typed.command:
            case "start" | "rematch":
                return await lobby.start(table.id), ""
            case "pause":
                return await lobby.pause(table.id), ""
            case "resume":
                return await lobby.resume(table.id), ""
            case "say":
                return await self._say(typed, table, people)
            case "bot":
                return await self._seat_bots(typed, table, numbers)
            case "sit":
                seat = numbers[0] if numbers else _first(table, EMPTY)
                if seat < 0:
                    return None, self._words.say("refusal-seat-taken")
                return await lobby.sit(table.id, seat, self._name), ""
            case _:
                seat = numbers[0] if numbers else _first(table, BOT)
                if seat < 0:
                    return None, self._words.say("refusal-nobody-there")
                return await lobby.unseat_bot(table.id, seat), ""

    async def _say(self, typed: Typed, table: TableInfo, people: People) -> tuple[TableInfo | None, str]:
        phrase = read_phrase(self._words, people, parse_rules(table.rules), typed.words)
        if phrase:
            return await self._lobby.say(table.id, phrase=phrase[0], arguments=phrase[1]), ""
        return await self._lobby.say(table.id, chat=" ".join(typed.words)), ""

    async def _seat_bots(self, typed: Typed, table: TableInfo, numbers: list[int]) -> tuple[TableInfo | None, str]:
        """`bot`, `bot 3`, `bot sly 3`, `bot mica:gentle`, `bot all`."""
        kinds = [part.casefold() for part in typed.words if not is_number(part)]
        free = [number for number, seat in enumerate(table.seats) if seat.kind == EMPTY]
        seats = numbers or (free if ALL in kinds else free[:1])
        kind = next((kind for kind in kinds if kind != ALL), DEFAULT_BOT)
        if not seats:
            return None, self._words.say("refusal-seat-taken")
        for seat in seats:
            bot = bot_called(kind, [each.name for each in table.seats])
            table = await self._lobby.seat_bot(table.id, seat, bot)
        return table, ""


def refusal_text(words: Words, key: str, detail: str) -> str:
    """Why the server did not do it, in the reader's language if there are words for it, else in the server's."""
    known = f"refusal-{key}"
    return words.say(known) if words.has(known) else tidy(detail)


def _first(table: TableInfo, kind: str) -> int:
    """The first seat of a kind, or -1."""
    return next((number for number, seat in enumerate(table.seats) if seat.kind == kind), -1)
