"""A place at a table and who holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from undermine.talk.character import write_player

Kind: TypeAlias = Literal["empty", "person", "bot"]
EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(slots=True)
class Seat:
    """Empty, a person (perhaps with a bot standing in), or a bot."""

    kind: Kind = EMPTY
    guest: str = ""
    name: str = ""
    bot: str = ""
    character: str = ""
    face: int = 0
    stand_in: str = ""
    returns: bool = False
    """The person is here again, but too late for the question that is asked: the bot answers it, then gives back."""
    offered: str = ""
    """In a running game: the hash of the word with which somebody new may take this seat from its bot."""
    present: bool = True
    changed_at: float = 0.0

    @property
    def player(self) -> str:
        """The bot that answers for this seat now, or nothing if a person does."""
        return write_player(self.character, self.bot) if self.kind == BOT else self.stand_in

    @property
    def identity(self) -> str:
        """Who sits here, also in the next game: a guest, or a bot by its name."""
        return self.guest or f"bot {self.name}"

    @property
    def is_here(self) -> bool:
        """Whether a person sits here and plays."""
        return self.kind == PERSON and self.present and not self.stand_in
