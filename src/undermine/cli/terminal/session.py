"""One person at the table: shows the screen, reads what is typed, plays it, lets the bots play.

Owns the course of a game in the terminal.  It holds the match but shows only what the person's chronicle and view
tell; a typed move is judged by the view as well.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from undermine.cli.terminal.finish import game_parts, round_parts
from undermine.cli.terminal.match import Match
from undermine.cli.terminal.menu import Choice, answers, has_both_ways, marks_of, uses_of
from undermine.cli.terminal.screen import BRASS, CHALK, DIM, Screen
from undermine.cli.terminal.typed import Typed, card_in_hand, discard_of, is_number, read_move, read_typed
from undermine.core.engine import legal_actions, why_illegal
from undermine.core.event import BEGAN, COUNTED
from undermine.text import Chronicle, People, Words, card_effect, card_name, reason_text, role_name
from undermine.views.view import View

HELP = (
    "number", "quick", "target", "discard", "notation", "brackets", "why", "role", "log", "rules", "save", "quit",
)  # fmt: skip
RULES = ("aim", "goals", "turn", "tunnel", "tools", "others", "end", "gold", "game")


class Leaving(Exception):
    """The person quits, or the input has ended."""

    def __init__(self, *, is_end_of_input: bool) -> None:
        super().__init__()
        self.is_end_of_input = is_end_of_input


@dataclass(frozen=True)
class Habits:
    """How the person wants to play."""

    pace: float  # seconds that a bot's move stays on the screen
    save: Path | None
    labels: tuple[str, ...]  # the players as they stand in the save file
    colour: bool
    is_live: bool  # is a person at a terminal, who can read, wait and press Enter?
    read: Callable[[str], str]  # a line of input; EOFError at its end


class Session:
    def __init__(
        self, match: Match, words: Words, names: tuple[str, ...], console: Console, habits: Habits, rounds: int
    ) -> None:
        self.match = match
        self.words = words
        self.habits = habits
        self.console = console
        self.people = People(names, match.seat)
        self.view = View(match.rules, match.seat)
        self.chronicle = Chronicle(words, self.people, self.view)
        self.screen = Screen(console, self.chronicle, rounds, colour=habits.colour)
        self._selected = 0  # a card of the hand whose places are shown
        self._notes: list[RenderableType] = []  # what is said above the question, once

    def run(self) -> None:
        """To the end of the game, or until the person leaves."""
        try:
            self._play()
        except Leaving as leaving:
            say = self.words.say
            self._autosave()
            self.console.print()
            if leaving.is_end_of_input:
                self.screen.say(say("say-end-of-input"))
            self.screen.say(say("say-bye"))
            if self.habits.save:
                path = self.habits.save
                self.screen.say(say("say-resume", command=f"undermine play --load {path} --save {path}"))
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
        self.screen.page(self.words.say("finish-game"), game_parts(self.chronicle))
        self.screen.say(self.words.say("say-seed", seed=self.match.seed))

    def _catch_up(self) -> None:
        """Take in what happened before the person sat down: the deal, or a game that was saved."""
        for event in self.match.news():
            self.chronicle.hear(event)

    def _hear(self) -> None:
        """Take in what happened; the end of a round stays on the screen before the next one begins."""
        for event in self.match.news():
            if event[0] in (BEGAN, COUNTED):
                self._end_round()
            self.chronicle.hear(event)
            if event[0] == BEGAN:
                self.screen.since = len(self.chronicle.told()) - 1

    def _end_round(self) -> None:
        self._draw_ending([])
        self._wait_for_enter()

    def _draw_ending(self, parts: list[RenderableType]) -> None:
        """The end of the round, with the gold as it has been shared so far."""
        number = str(self.chronicle.results[-1].number)
        self.screen.page(self.words.say("finish-round", round=number), [*round_parts(self.screen), *parts])

    def _wait_for_enter(self) -> None:
        """A person gets time to read; a pipe does not need it."""
        if self.habits.is_live:
            self.console.print(self.screen.asked(self.words.say("say-enter")))
            self._read()

    def _watch(self) -> None:
        """A bot's turn: the screen shows who thinks, for as long as one can read the last move."""
        if self.habits.is_live:
            self._draw_waiting()
            time.sleep(self.habits.pace)
        self.match.let_bot_play()

    def _draw_waiting(self) -> None:
        name = self.people.name(self.match.asked)
        ask = self.words.say(f"question-{self._question()}.other", name=name)
        if self._question() == "take":
            self._draw_ending([self.screen.asked(ask)])
        else:
            self.screen.table(ask)

    # The person's turn

    def _answer(self) -> None:
        """Ask until something legal is chosen; nothing changes before that."""
        self._selected = 0
        self._notes = [self._role_line()] if self._is_turn() else []
        while True:
            choices = self._draw()
            typed = read_typed(self.words, self._read())
            self._notes = []
            action = self._interpret(typed, choices)
            if action:
                break
        self.screen.since = len(self.chronicle.told())
        self.match.play(action)
        self._autosave()

    def _draw(self) -> list[Choice]:
        """The screen with the question; returns what can be chosen by number."""
        say, view = self.words.say, self.view
        legal = self._legal()
        if not self._is_turn():
            choices = answers(view, self.words, legal)
            ask = say(f"question-{self._question()}")
            parts = [*self._notes, _listed(choices, self.console.width)]
            if self._question() == "take":
                self._draw_ending([*parts, self.screen.asked(ask)])
            else:
                self.screen.table(ask, marks_of(choices) or None, parts)
            return choices
        if not self._selected:
            key = "question-turn.broken" if view.before(view.me) else "question-turn"
            self.screen.table(say(key), None, self._notes)
            return []
        choices = uses_of(view, self.words, self.people, legal, self._selected)
        name = card_name(self.words, view.rules, self._selected)
        effect = card_effect(self.words, view.rules, self._selected)
        about: list[RenderableType] = [Text.assemble((f"{name}: ", BRASS), (effect, CHALK))]
        if has_both_ways(choices):
            about.append(Text(say("menu-both"), DIM))
        ask = say("menu-choose" if choices else "menu-nowhere", discard="d")
        notes = [*self._notes, *about, *([_listed(choices, self.console.width)] if choices else [])]
        self.screen.table(ask, marks_of(choices) or None, notes)
        return choices

    def _interpret(self, typed: Typed, choices: list[Choice]) -> int:
        """The action that was typed, if it is legal; else 0, and what there is to say is noted."""
        say = self.words.say
        if not typed.command and not typed.words:
            self._selected = 0
            return 0
        if typed.command == "discard":
            return self._discard(typed.words)
        if typed.command:
            self._obey(typed)
            return 0
        first = typed.words[0]
        if len(typed.words) == 1 and is_number(first):
            if choices:
                if 0 < int(first) <= len(choices):
                    return choices[int(first) - 1].action
                self._note(say("say-no-choice", number=first))
                return 0
            if self._is_turn():
                self._select(first)
                return 0
        return self._move(typed.words)

    def _move(self, parts: list[str]) -> int:
        try:
            action = read_move(self.view, self.words, self.people, parts, self._legal())
        except ValueError:
            if self._is_turn() and card_in_hand(self.view, parts[0]):
                self._select(parts[0])
            self._note(self.words.say("say-unknown", words=" ".join(parts)[:60], command=self._command("help")))
            return 0
        reason = why_illegal(self.view, int(self.view.me), action)
        if not reason:
            return action
        text = reason_text(self.words, self.view.rules, self.people, reason)
        self._note(self.words.say("say-why", reason=text))
        return 0

    def _discard(self, parts: list[str]) -> int:
        if self._selected and not parts:
            parts = [self.view.rules.names[self._selected]]
        action = discard_of(self.view, parts)
        if not action:
            self._note(self.words.say("say-put-away-none", command=self._command("discard")))
            return 0
        reason = why_illegal(self.view, int(self.view.me), action)
        if reason:
            text = reason_text(self.words, self.view.rules, self.people, reason)
            self._note(self.words.say("say-why", reason=text))
            return 0
        return action

    def _select(self, word: str) -> None:
        card = card_in_hand(self.view, word)
        if card:
            self._selected = card
        else:
            last = str(int(self.view.held[self.view.me]))
            self._note(self.words.say("say-no-card", number=word, last=last))

    # Commands that change nothing in the game

    def _obey(self, typed: Typed) -> None:
        say = self.words.say
        if typed.command == "quit":
            raise Leaving(is_end_of_input=False)
        if typed.command == "role":
            role = int(self.view.roles[self.view.me])
            name = self.view.rules.role_names[role]
            shown = role_name(self.words, self.view.rules, role)
            self._note(say("role-shown", role=shown, task=say(f"role-{name}.task")))
        elif typed.command == "why":
            self._why(typed.words)
        elif typed.command == "save":
            self._save(typed.words)
        elif typed.command == "log":
            entries = [entry for entry in self.chronicle.told() if entry.round == self.view.round]
            self._page("table-log", [Text(f"• {entry.text}", CHALK) for entry in entries])
        elif typed.command == "rules":
            self._page("rules-title", [Text(f"• {say(f'rules-{key}')}", CHALK) for key in RULES])
        else:
            self._page("help-title", [self._help()])

    def _why(self, parts: list[str]) -> None:
        """Why a move is not legal; it is only looked at, not played."""
        try:
            action = discard_of(self.view, parts[1:]) if parts[:1] == ["d"] else 0
            action = action or read_move(self.view, self.words, self.people, parts, self._legal())
        except ValueError:
            self._note(self.words.say("say-unknown", words=" ".join(parts)[:60], command=self._command("help")))
            return
        reason = why_illegal(self.view, int(self.view.me), action)
        text = reason_text(self.words, self.view.rules, self.people, reason) if reason else ""
        self._note(self.words.say("say-why", reason=text) if reason else self.words.say("say-may"))

    def _save(self, parts: list[str]) -> None:
        if len(parts) != 1:
            self._note(self.words.say("say-save-how", command=self._command("save")))
            return
        try:
            self.match.save(Path(parts[0]), self.habits.labels)
        except OSError as error:
            self._note(str(error))
            return
        self._note(self.words.say("say-saved", file=parts[0]))

    def _autosave(self) -> None:
        if self.habits.save:
            self.match.save(self.habits.save, self.habits.labels)

    def _page(self, title: str, parts: list[RenderableType]) -> None:
        self.screen.page(self.words.say(title), parts)
        self._wait_for_enter()

    def _help(self) -> Table:
        table = Table.grid(padding=(0, 3, 0, 0))
        for key in HELP:
            table.add_row(Text(self.words.say(f"help-{key}"), BRASS), Text(self.words.say(f"help-{key}.about"), CHALK))
        return table

    # Small things

    def _legal(self) -> list[int]:
        return legal_actions(self.view, int(self.view.me))

    def _question(self) -> str:
        """The kind of the question on top, in the words of the rules."""
        return self.view.rules.frame_names[self.view.top()[0]]

    def _is_turn(self) -> bool:
        return bool(self.view.top()[0] == self.view.rules.turn_kind)

    def _role_line(self) -> Text:
        return Text(self.words.say("role-hidden", command=self._command("role")), DIM)

    def _command(self, name: str) -> str:
        return self.words.say(f"command-{name}")

    def _note(self, text: str) -> None:
        self._notes.append(Text(text, f"bold {CHALK}"))

    def _read(self) -> str:
        try:
            return self.habits.read("> ")
        except EOFError:
            raise Leaving(is_end_of_input=True) from None
        except KeyboardInterrupt:
            raise Leaving(is_end_of_input=False) from None


def _listed(choices: list[Choice], width: int) -> Text:
    """All choices in a few lines; a label is never torn apart."""
    text = Text()
    used = 0
    for number, choice in enumerate(choices, 1):
        long = len(f"{number}) ") + cell_len(choice.label) + 3
        if used and used + long > width:
            text.append("\n")
            used = 0
        text.append(f"{number}) ", BRASS).append(f"{choice.label}   ", CHALK)
        used += long
    return text
