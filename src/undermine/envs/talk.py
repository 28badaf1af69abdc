r"""Words for language models: what a seat knows and may answer as text, answers read from text, refusals with reasons.

Owns the prompt and how an answer is found in what somebody wrote.  Needs no package besides the engine's own.

    >>> talk = Talk("base x5", seed="7")
    >>> print(talk.prompt().splitlines()[0])
    You are seat 2 of 5 in base:cs20 x5, round 1 of 3. Your role: saboteur.
    >>> talk.answer("I will dig to the moon.")
    "'I will dig to the moon.' has no line that is an answer; write one of the answers that were offered, or its number"
    >>> talk.answer("Let me think ...\\n1") is None
    True
"""

from __future__ import annotations

import re
from typing import Final

from undermine.encode.stage import GOLD
from undermine.envs.reward import reward_of
from undermine.front.error import IllegalAction
from undermine.front.game import Game
from undermine.front.view import View
from undermine.notation.error import NotationError, quote

_NUMBER: Final = re.compile(r"\W*(\d{1,4})\W*")
_TRIMMED: Final = " \t`*>\"'."


class Talk:
    """One game in which every seat is asked in words.

    `prompt` says what the seat that is asked knows, what it saw happen since it was asked last, and all its answers;
    `answer` takes what it says. Nobody is told more than its seat may know.
    """

    def __init__(self, rules: str = "base x5", seed: str | int = "1", reward: str = "gold") -> None:
        self.game = Game(rules, seed)
        """The truth: for whoever runs the experiment, not for those who play."""
        self._is_gold = reward_of(reward) == GOLD
        self._first = self.game.scores
        self._told = [0] * self.game.seats

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the game is over."""
        return self.game.to_act

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def legal(self) -> tuple[str, ...]:
        """What the seat that is asked may answer."""
        return self.game.legal

    def view(self) -> View:
        """What the seat that is asked knows."""
        return self.game.view(self.seat)

    def prompt(self) -> str:
        """Everything that the seat needs to answer, as text."""
        seat = self.seat
        if seat is None:
            raise ValueError("the game is over; nobody is asked anything")
        view = self.view()
        seen = [str(event) for event in self.game.seen(seat)]
        news, self._told[seat] = seen[self._told[seat] :], len(seen)
        answers = [f"{number}. {action}" for number, action in enumerate(view.legal, 1)]
        lines = [
            _who(view),
            "",
            str(view),
            "",
            "What you saw happen since you were asked last:",
            *(f"- {event}" for event in news),
            "",
            f"You are asked: {view.question}. Your answers:",
            *answers,
            "",
            "Write the answer that you choose on a line of its own.",
        ]
        return "\n".join(lines)

    def answer(self, text: str) -> str | None:
        """Take what the seat says: the last line that is an answer, in words or by its number; else why not."""
        legal = self.game.legal
        if not legal:
            return "the game is over; nobody is asked anything"
        refused = ""
        for line in reversed(text.splitlines()):
            words = line.strip(_TRIMMED)
            number = _NUMBER.fullmatch(words)
            if number and 1 <= int(number[1]) <= len(legal):
                words = legal[int(number[1]) - 1]
            try:
                self.game.play(words)
            except IllegalAction as error:
                refused = refused or str(error)
            except NotationError:
                continue
            else:
                return None
        if refused:
            return refused
        offered = "write one of the answers that were offered, or its number"
        return f"{quote(text.strip())} has no line that is an answer; {offered}"

    def rewards(self) -> tuple[float, ...]:
        """By seat: the gold won since the beginning, or 1 and -1 when the game is over."""
        if self._is_gold:
            return tuple(float(now - then) for now, then in zip(self.game.scores, self._first, strict=True))
        if not self.is_over:
            return (0.0,) * self.game.seats
        return tuple(1.0 if seat in self.game.winners else -1.0 for seat in range(self.game.seats))


def _who(view: View) -> str:
    rounds = int(view.known.rules.rounds)
    of = f" of {rounds}" if rounds > 1 else ""
    role = f" Your role: {view.role}." if view.role else ""
    return f"You are seat {view.seat} of {view.seats} in {view.rules}, round {view.round}{of}.{role}"
