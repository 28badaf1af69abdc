"""Quick phrases: things to say at the table that arrive in each reader's language.

Owns which phrases there are and what their arguments may be: a seat, a goal's place, or what keeps one from digging.
"""

from __future__ import annotations

from typing import Final

from undermine.tables.refusal import Refusal

SEAT: Final = "seat"
PLACE: Final = ("top", "upper", "middle", "lower", "bottom")
"""Of five goals; most games lay three of them."""
TOOL: Final = ("pickaxe", "lantern", "cart")
HELP: Final = (*TOOL, "prison")
"""What keeps one from digging: a broken tool, or where one sits."""

PHRASES: Final[dict[str, tuple[str | tuple[str, ...], ...]]] = {
    "gold-is-at": (PLACE,),
    "rock-is-at": (PLACE,),
    "trust": (SEAT,),
    "distrust": (SEAT,),
    "help-me": (HELP,),
    "not-me": (),
    "close-the-gap": (),
    "well-dug": (SEAT,),
    "hurry": (),
    "thanks": (),
    "good-game": (),
}
"""Phrase -> what each argument may be."""


def check_phrase(phrase: str, arguments: tuple[str, ...], seats: int) -> tuple[str, ...]:
    if phrase not in PHRASES:
        raise Refusal("no-such-phrase", f"there is no phrase {phrase[:40]!r}", status=422)
    wanted = PHRASES[phrase]
    if len(arguments) != len(wanted):
        raise Refusal("bad-phrase", f"{phrase} takes {len(wanted)} arguments", status=422)
    for argument, allowed in zip(arguments, wanted, strict=True):
        choices = tuple(str(seat) for seat in range(seats)) if allowed == SEAT else allowed
        if argument not in choices:
            raise Refusal("bad-phrase", f"{phrase} takes one of: {', '.join(choices)}", status=422)
    return arguments
