r"""Words for language models: the rules, what a seat knows and may answer as text; answers read, refusals with reasons.

Owns the prompts and how an answer is found in what somebody wrote.  The sentences are those that people read (`text`);
nobody is told more than its seat may know.

    >>> talk = Talk("base x5", seed="7")
    >>> print(talk.prompt().splitlines()[0])
    You are Seat 2 of 5, counted from 0, in base:cs20 x5. Your dwarf card: gold digger.
    >>> talk.answer("I will dig to the moon.")
    "'I will dig to the moon.' has no line that is an answer; write one of the answers that were offered, or its number"
    >>> talk.answer("Let me think ...\n1") is None
    True
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from undermine.core.engine import legal_actions
from undermine.core.rules import Rules
from undermine.encode.stage import GOLD
from undermine.envs.reward import reward_of
from undermine.extra import needing
from undermine.front.error import IllegalAction
from undermine.front.game import Game
from undermine.front.view import View
from undermine.notation.choice import parts_of
from undermine.notation.error import NotationError, quote
from undermine.views.view import View as Known

with needing("terminal", "undermine.envs.talk"):
    from undermine.text import Chronicle, People, Words, role_name
    from undermine.text.choice import choice_label
    from undermine.text.handbook import handbook

_NUMBER: Final = re.compile(r"\W*(\d{1,4})\W*")
_TRIMMED: Final = " \t`*>\"'."
_PLAIN: Final = frozenset({"place", "discard"})  # verbs of answers that need no other words
_LEGEND: Final = """\
Cells are written X,Y: X grows to the right (east), Y downwards (south). A card is called by its code; letters after the
last hyphen are the sides to which its tunnels lead (N, E, S, W), d means that it is a dead end, + that the sides behind
it are not joined to those before. `turned` lays a card after half a turn.
In the drawing shaded cells are cards, heavy lines are tunnels that a way from the start reaches, thin lines are cut
off, a cell with + in its middle is empty and next to such a tunnel, ✕ is a dead end, ? is face down.
Write the answer that you choose on a line of its own, word for word or by its number; the last such line counts."""


class Talk:
    """One game in which every seat is asked in words.

    `briefing` says by which rules is played; `prompt` what the seat that is asked knows, what happened since it was
    asked last, and all its answers; `answer` takes what it says.
    """

    def __init__(self, rules: str = "base x5", seed: str | int = "1", reward: str = "gold") -> None:
        self.game = Game(rules, seed)
        """The truth: for whoever runs the experiment, not for those who play."""
        self._is_gold = reward_of(reward) == GOLD
        self._first = self.game.scores
        self._stories: dict[int, _Story] = {}

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

    def briefing(self) -> str:
        """The rules of exactly this table, its cards, and how to read and answer: the same for all seats, for ever.

        >>> print(Talk("duel x2").briefing().splitlines()[0])
        The rules of this table (duel:de x2, 2 players)
        """
        return _briefing(self.view().known.rules)

    def prompt(self) -> str:
        """Everything that the seat needs to answer, as text, but for the rules."""
        seat = self.seat
        if seat is None:
            raise ValueError("the game is over; nobody is asked anything")
        view = self.view()
        story = self._stories.setdefault(seat, _Story(view.known.rules, seat))
        story.hear(self.game)
        known, words, people = view.known, story.words, story.people
        answers = []
        for number, code in enumerate(legal_actions(known, seat), 1):
            parts = parts_of(known.rules, code)
            label = "" if parts.verb in _PLAIN else f" ({choice_label(words, people, known, parts)})"
            answers.append(f"{number}. {parts.words}{label}")
        lines = [
            f"You are {people.name(seat)} of {view.seats}, counted from 0, in {view.rules}.{_role(words, known)}",
            "",
            str(view),
            "",
            "What you saw happen since you were asked last:",
            *(f"- {sentence}" for sentence in story.news()),
            "",
            f"You are asked: {words.say(f'question-{view.question}')}",
            "Your answers:",
            *answers,
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


class _Story:
    """What one seat saw happen, in sentences."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.words = Words("en")
        self.people = People([f"Seat {number}" for number in range(int(rules.seats))], seat)
        self._seat = seat
        self._chronicle = Chronicle(self.words, self.people, Known(rules, seat))
        self._heard = 0  # events
        self._told = 0  # entries

    def hear(self, game: Game) -> None:
        """Whatever has happened since."""
        seen = game.seen(self._seat)
        for event in seen[self._heard :]:
            self._chronicle.hear(event.raw)
        self._heard = len(seen)

    def news(self) -> list[str]:
        """What was not told before."""
        told = self._chronicle.told()
        fresh, self._told = told[self._told :], len(told)
        return [entry.text for entry in fresh]


def _role(words: Words, view: Known) -> str:
    role = int(view.roles[view.me])
    return f" Your dwarf card: {role_name(words, view.rules, role)}." if role > 0 else ""


@lru_cache(maxsize=16)
def _briefing(rules: Rules) -> str:
    told = handbook(rules, Words("en"))
    lines = [f"The rules of this table ({told['rules']}, {told['players']} players)"]
    for paragraph in told["paragraphs"]:
        lines += ["", f"{paragraph['title']}:", *(f"- {sentence}" for sentence in paragraph["lines"])]
    if told["roles"]:
        lines += ["", "Dwarf cards:", *(f"- {role['name']}: {role['task']}" for role in told["roles"].values())]
    if told["pieces"]:
        lines += ["", "Pieces:", *(f"- {piece['name']}: {piece['effect']}" for piece in told["pieces"].values())]
    lines += ["", "Cards:", *(f"- {code}: {card['name']}. {card['effect']}" for code, card in told["cards"].items())]
    return "\n".join([*lines, "", "How to read and to answer:", _LEGEND])
