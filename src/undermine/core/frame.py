"""One pending matter on the agenda: (kind, seat, a, b).

A seat >= 0 makes it a *question* to that seat; NOBODY makes it a *task* that the engine continues by itself.
Kinds are given out by the rules to the modules that own them; those of the turn are the same in every game.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from undermine.core.event import ALL

Frame: TypeAlias = tuple[i64, i64, i64, i64]

NOBODY: Final[i64] = -1
SPECTATOR: Final = 63  # a seat that no set of eyes ever holds
KINDS: Final = 64

TURN: Final[i64] = 1  # question (seat)
CLOSE: Final[i64] = 2  # task (seat, guest or NOBODY): what is drawn when a turn ends; then it passes on
INTENT: Final[i64] = 3  # task (seat, action): a card that was announced and lies nowhere yet waits to take effect
OVER: Final[i64] = 4  # task (seat of the last turn, finder or NOBODY): the round is over
ROUND: Final[i64] = 5  # task (seat that begins): the next round, or the end; the first matter of a game
LED: Final = ("turn", "close", "intent", "over", "round")


class FrameKind:
    name: str
    is_whispered: bool  # only the seat asked knows of the question
    is_limbo: bool  # its b is the action of an announced card that lies nowhere yet
    is_played: bool  # the question is answered by using a card, as a turn is
    opens: i64  # 1, or 0 if it is whispered
    silence: i64  # the answer of somebody who lets his time run out, 0 if there is none

    def __init__(self, name: str, is_whispered: bool, is_limbo: bool, is_played: bool) -> None:
        self.name = name
        self.is_whispered = is_whispered
        self.opens = 0 if is_whispered else 1
        self.is_limbo = is_limbo
        self.is_played = is_played
        self.silence = 0

    def eyes(self, seat: i64) -> i64:
        """Who sees that it is asked of a seat."""
        if self.is_whispered:
            return 1 << seat
        return ALL
