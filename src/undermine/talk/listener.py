"""What one seat has heard at the table: claims, accusations, questions, and its own words.

Owns the memory of talk: of this round, of the one before for last words, and of proven lies for good.  Believes nothing
itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from undermine.core.rules import Rules
from undermine.talk.ledger import Repute
from undermine.talk.line import Claim, Line, claim_of, named_in

AGAINST: Final = ("accuse", "distrust", "doubt", "why")
"""Phrases that put whom they name on the spot."""
ASKING: Final = "what-do-you-know"


@dataclass(slots=True)
class Heard:
    """The talk of one round, as one seat heard it."""

    claims: dict[tuple[int, int], Claim] = field(default_factory=dict)
    """(Seat, goal) -> what was said of it last."""
    said: list[Line] = field(default_factory=list)
    """One's own words."""
    blamed: list[Line] = field(default_factory=list)
    """What was said against somebody else, by others."""
    against: list[Line] = field(default_factory=list)
    """What was said against this seat and has not been answered."""
    asked: list[Line] = field(default_factory=list)
    """Questions to this seat that have not been answered."""

    def has_said(self, phrase: str, arguments: tuple[str, ...] | None = None) -> bool:
        """Whether this seat said a phrase, with these arguments or any."""
        return any(line.phrase == phrase and arguments in (None, line.arguments) for line in self.said)


class Listener:
    def __init__(self, rules: Rules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.now = Heard()
        self.before = Heard()
        self.repute: list[Repute] = [Repute()] * int(rules.seats)
        """What was found of everybody's words, in earlier games too."""

    def meet(self, past: Sequence[Repute]) -> None:
        """Whoever sits here may be known from earlier games."""
        if past:
            self.repute = list(past)

    def hear(self, line: Line) -> None:
        now = self.now
        claim = claim_of(self.rules, line)
        if claim is not None:
            now.claims[line.seat, claim.goal] = claim
        if line.seat == self.seat:
            now.said.append(line)
            now.against.clear()
            now.asked.clear()
        elif named_in(line) == self.seat:
            if line.phrase in AGAINST:
                now.against.append(line)
            elif line.phrase == ASKING:
                now.asked.append(line)
        elif line.phrase in AGAINST:
            now.blamed.append(line)

    def begin(self) -> None:
        """A new round: what was said is over, what it proved is not."""
        self.before, self.now = self.now, Heard()

    def prove(self, seat: int, *, is_true: bool) -> None:
        """Somebody's claim of what he had seen turned out to be true, or a lie."""
        self.repute[seat] = self.repute[seat].and_then(Repute(int(is_true), int(not is_true)))

    def credit(self, seat: int) -> float:
        """How far somebody's word goes, by what it was worth before: 0 to 1, one half for a stranger."""
        truths, lies = self.repute[seat]
        return (truths + 1.0) / (truths + 2.5 * lies + 2.0)
