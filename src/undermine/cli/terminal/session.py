"""One person and bots: lets the bots play, asks the person, saves.

Owns the course of a game in the terminal.  It holds the match; what the person sees and what he means is his desk's.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from undermine.cli.terminal.desk import MOVES_HELP, Desk, help_parts
from undermine.cli.terminal.match import Match
from undermine.cli.terminal.screen import HARM
from undermine.cli.terminal.shelf import SaveError, Shelf
from undermine.cli.terminal.talk import line_text, phrase_table, read_phrase
from undermine.cli.terminal.typed import Typed, read_typed
from undermine.notation.action import write_action
from undermine.text import People, Words
from undermine.text.advice import advice_text
from undermine.views.view import View

HELP = (*MOVES_HELP, "phrases", "hint", "save", "quit")
ALONE = (*MOVES_HELP, "hint", "save", "quit")


class Leaving(Exception):
    """The person quits, or the input has ended."""

    def __init__(self, *, is_end_of_input: bool) -> None:
        super().__init__()
        self.is_end_of_input = is_end_of_input


@dataclass(frozen=True)
class Habits:
    """How the person wants to play."""

    pace: float  # seconds that a bot's move stays on the screen
    save: str  # the file for every move, as it was typed; empty if there is none
    labels: tuple[str, ...]  # the players as they stand in the save file
    colour: bool
    is_live: bool  # is a person at a terminal, who can read, wait and press Enter?
    read: Callable[[str], str]  # a line of input; EOFError at its end


class Session:
    def __init__(
        self,
        match: Match,
        words: Words,
        names: tuple[str, ...],
        console: Console,
        habits: Habits,
        rounds: int,
        shelf: Shelf | None = None,
    ) -> None:
        self.match = match
        self.shelf = shelf or Shelf()
        self.words = words
        self.habits = habits
        self.console = console
        view = View(match.rules, match.seat)
        self.desk = Desk(words, People(names, match.seat), view, console, rounds, colour=habits.colour)
        self.screen = self.desk.screen
        self._kept = habits.save  # where the game can be found
        self._trouble = ""  # why the last save on the way did not work

    def run(self) -> None:
        """To the end of the game, or until the person leaves."""
        try:
            self._play()
        except Leaving as leaving:
            self._say_goodbye(is_end_of_input=leaving.is_end_of_input)
        except KeyboardInterrupt:
            self._say_goodbye(is_end_of_input=False)

    def _say_goodbye(self, *, is_end_of_input: bool) -> None:
        say = self.words.say
        self._autosave()
        self.console.print()
        if is_end_of_input:
            self.screen.say(say("say-end-of-input"))
        self.screen.say(say("say-bye"))
        if self._trouble:
            self.screen.say(self._trouble)
        elif self._kept:
            file = shlex.quote(self._kept)
            self.screen.say(say("say-resume", command=f"undermine play --load {file} --save {file}"))
        else:
            self.screen.say(say("say-not-saved"))

    def _play(self) -> None:
        self._catch_up()
        self._autosave()
        while not self.match.is_over:
            if self.match.asked == self.match.seat:
                self._answer()
            else:
                self._watch()
            self._hear()
        self._autosave()
        self.desk.draw_game_over(self._status())
        self.screen.say(self.words.say("say-seed", seed=self.match.seed))

    def _catch_up(self) -> None:
        """Take in what happened before the person sat down: the deal, or a game that was saved."""
        for event in self.match.news():
            self.desk.chronicle.hear(event)
        self._listen()

    def _hear(self) -> None:
        """Take in what happened; the end of a round stays on the screen before the next one begins."""
        for event in self.match.news():
            if self.desk.ends_round(event):
                self.desk.draw_ending([])
                self._wait_for_enter()
            self.desk.hear(event)
        self._listen()

    def _listen(self) -> None:
        """Put down what was said meanwhile."""
        for line in self.match.lines():
            text = line_text(self.words, self.desk.people, line.seat, line.phrase, line.arguments)
            self.desk.chronicle.overhear(text)

    def _wait_for_enter(self) -> None:
        """A person gets time to read; a pipe does not need it."""
        if self.habits.is_live:
            self.console.print(self.screen.asked(self.words.say("say-enter")))
            self._read()

    def _watch(self) -> None:
        """A bot's turn: the screen shows who thinks, for as long as one can read the last move."""
        if self.habits.is_live:
            self.desk.draw_waiting(self._status())
            time.sleep(self.habits.pace)
        self.match.let_bot_play()

    def _answer(self) -> None:
        """Ask until something legal is chosen; nothing changes before that."""
        self.desk.begin_answer()
        while True:
            self.desk.draw_question(self._status())
            typed = read_typed(self.words, self._read())
            self.desk.notes = []
            action = self._obey(typed)
            if action:
                break
        self.desk.end_answer()
        self.match.play(action)
        self._autosave()

    def _obey(self, typed: Typed) -> int:
        """Do what a command asks for; what is no command of ours is the desk's to read."""
        if typed.command == "quit":
            raise Leaving(is_end_of_input=False)
        if typed.command == "save":
            self._save(typed.words)
            return 0
        if typed.command == "help":
            rules = self.match.rules
            self._show(self.words.say("help-title"), help_parts(self.words, HELP if rules.seats > 1 else ALONE, rules))
            return 0
        if typed.command == "hint":
            self._hint()
            return 0
        if typed.command == "say":
            self._say(typed.words)
            return 0
        page = self.desk.page(typed.command)
        if page:
            self._show(*page)
            return 0
        return self.desk.read(typed)

    def _say(self, parts: list[str]) -> None:
        """A phrase, which bots understand; without one, the list of them."""
        people, rules = self.desk.people, self.match.rules
        phrase = read_phrase(self.words, people, rules, parts)
        if phrase is not None:
            self.match.say(*phrase)
            self._listen()
        elif parts:
            self.desk.note(self.words.say("say-phrases-only", command=self.words.say("command-say")))
        else:
            self._show(self.words.say("phrases-title"), [phrase_table(self.words, people, rules)])

    def _hint(self) -> None:
        """A bot may be asked, since nobody but bots plays here."""
        advice = self.match.hint()
        reason = advice_text(self.words, self.desk.people, advice.reason, advice.figures)
        action = write_action(self.match.rules, advice.action)
        self.desk.note(self.words.say("say-hint", action=action, reason=reason))

    def _show(self, title: str, parts: list[RenderableType]) -> None:
        self.screen.page(title, parts)
        self._wait_for_enter()

    def _save(self, parts: list[str]) -> None:
        if len(parts) != 1:
            self.desk.note(self.words.say("say-save-how", command=self.words.say("command-save")))
            return
        try:
            self.shelf.write(parts[0], self.match.saved(self.habits.labels))
        except SaveError as error:
            self.desk.note(self._why_not_saved(error))
            return
        self._kept = self._kept or parts[0]
        self.desk.note(self.words.say("say-saved", file=parts[0]))

    def _autosave(self) -> None:
        """Save on the way; if that does not work the game goes on, and says so until it works again."""
        if not self.habits.save:
            return
        try:
            self.shelf.write(self.habits.save, self.match.saved(self.habits.labels))
        except SaveError as error:
            self._trouble = self._why_not_saved(error)
        else:
            self._trouble = ""

    def _why_not_saved(self, error: SaveError) -> str:
        return self.words.say(f"save-{error.kind}", file=error.file, why=error.why)

    def _status(self) -> list[RenderableType]:
        return [Text(self._trouble, HARM)] if self._trouble else []

    def _read(self) -> str:
        try:
            return self.habits.read("> ")
        except EOFError:
            raise Leaving(is_end_of_input=True) from None
        except KeyboardInterrupt:
            raise Leaving(is_end_of_input=False) from None
