"""A table without a server: entries are decided and taken in at once, at a time that the test chooses.

Owns no rules.  Keeps the entries, so that a second table can be folded from them.
"""

from __future__ import annotations

from undermine.core.chance import Dice
from undermine.notation.action import write_action
from undermine.tables.entry import Entry, Opened, decode, encode
from undermine.tables.live import Live
from undermine.tables.table import Table, open_table
from undermine.talk.floor import Floor
from undermine.talk.ledger import Ledger

HOST = "host"
SHORT = "base:de[rounds=1] x3"


class Hosted:
    """Seat i is held by guest `g{i}` unless the test says otherwise; the host sits nowhere."""

    def __init__(self, rules: str = SHORT, pace: str = "live", *, bot_delay: float = 1.0, chat: bool = True) -> None:
        self.now = 1000.0
        opened = open_table(self.now, HOST, "CODE42", rules, pace, bot_delay=bot_delay, chat=chat)
        self.entries: list[Entry] = [opened]
        self.table = Table(opened)

    @property
    def game(self) -> Live:
        assert self.table.game is not None
        return self.table.game

    def take(self, entry: Entry | None) -> Entry:
        """Make it true, by way of the bytes that a store would keep."""
        assert entry is not None
        kept = decode(encode(entry))
        assert kept == entry
        self.table.take_in(kept)
        self.entries.append(kept)
        return kept

    def fill(self, bots: int = 0) -> Hosted:
        seats = len(self.table.seats)
        for seat in range(seats - bots):
            self.take(self.table.sit(self.now, f"g{seat}", seat, f"Mole {seat}"))
        for seat in range(seats - bots, seats):
            self.take(self.table.seat_bot(self.now, HOST, seat, "random"))
        return self

    def start(self, seed: str = "7") -> Hosted:
        self.take(self.table.start(self.now, HOST, seed))
        return self

    def move(self, dice: Dice) -> Entry:
        """Whoever is asked answers by chance, person or bot."""
        seat = self.game.asked
        actions = self.game.legal(seat)
        words = write_action(self.game.rules, actions[int(dice.below(len(actions)))])
        player = self.table.seats[seat].player
        return self.take(self.table.submit(self.now, seat, self.game.count(seat), words, player))

    def words(self) -> str:
        """A legal answer."""
        return write_action(self.game.rules, self.game.legal(self.game.asked)[0])

    def play_out(self, seed: int = 1) -> Hosted:
        dice = Dice(seed)
        while self.table.is_running:
            self.move(dice)
        return self


def folded(entries: list[Entry]) -> Table:
    """Another table from the same entries, as another worker makes it."""
    first = entries[0]
    assert isinstance(first, Opened)
    table = Table(first)
    for entry in entries[1:]:
        table.take_in(decode(encode(entry)))
    return table


HIDDEN = ("_state", "_public", "rules", "floor", "ledger")


def talk_of(game: Live) -> tuple[Floor, Ledger]:
    return game.floor, game.ledger


def picture(table: Table) -> dict[str, object]:
    """Everything that a table is, to be compared."""
    facts = {name: value for name, value in vars(table).items() if name not in ("games", "seats")}
    games = [
        {
            **{name: value for name, value in vars(game).items() if name not in HIDDEN},
            "talk": [{name: value for name, value in vars(each).items() if name != "rules"} for each in talk_of(game)],
            "rules": game.rules.text,
            "asked": game.asked,
            "over": game.is_over,
            "legal": [game.legal(seat) for seat in range(len(table.seats))],
        }
        for game in table.games
    ]
    return {**facts, "seats": [str(seat) for seat in table.seats], "games": games, "due": table.due}
