"""What can go wrong at the front door: rules that do not exist, words that say nothing, an answer that is not legal.

Owns the third; the other two come from the rooms that read.  All are ValueErrors with one line for people.
"""

from __future__ import annotations

from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.games import RulesError
from undermine.notation.error import NotationError

__all__ = ["IllegalAction", "NotationError", "RulesError"]


class IllegalAction(ValueError):
    """An answer that was understood and cannot be given now; the message says why.

    >>> import undermine as um
    >>> game = um.Game("base x5", seed="7")
    >>> try:
    ...     game.play("take 3")
    ... except um.IllegalAction as error:
    ...     print(error.reason)
    ('answer-not-asked',)
    """

    def __init__(self, message: str, action: str = "", reason: Reason = ()) -> None:
        super().__init__(message, action, reason)
        self.action = action
        """The words of the answer."""
        self.reason = reason
        """A key of the texts for people, and its arguments."""

    def __str__(self) -> str:
        return str(self.args[0])


def refusal(rules: Rules, seat: int, action: str, reason: Reason) -> IllegalAction:
    """An answer of a seat is refused for a reason."""
    return IllegalAction(f"{action!r} is not legal now: {in_words(rules, seat, reason)}", action, reason)


def in_words(rules: Rules, seat: int, reason: Reason) -> str:
    """Why something is not legal; the key itself where the packages for sentences are not installed.

    Sentences need `undermine[terminal]`: their library brings five others along.
    """
    try:
        from undermine.text import People, Words, reason_text  # noqa: PLC0415 - it may be missing
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("fluent"):
            raise
        key, *arguments = reason
        return key.replace("-", " ") + (f" ({', '.join(arguments)})" if arguments else "")
    people = People([f"seat {number}" for number in range(int(rules.seats))], seat)
    return reason_text(Words("en"), rules, people, reason)
