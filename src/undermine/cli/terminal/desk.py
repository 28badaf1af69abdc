"""One person's place at a table: the screen of the moment, and what a typed line means there.

Owns the card in hand that was taken up, the choices with numbers, and what is said above the question.  Everything
comes from the seat's view and chronicle, and a typed move is judged by the view as well.  Never plays, saves, waits or
reads: who holds the desk does (`session` against bots, `visit` at a server).
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from undermine.cli.terminal.finish import game_parts, round_parts
from undermine.cli.terminal.menu import Choice, answers, has_both_ways, marks_of, uses_of
from undermine.cli.terminal.screen import BRASS, CHALK, DIM, Screen
from undermine.cli.terminal.typed import (
    Typed,
    card_in_hand,
    discard_of,
    is_number,
    most_discards,
    names_cards,
    off_table,
    read_move,
)
from undermine.core.action import ANSWER, verb_of
from undermine.core.condition import BARS_PATHS
from undermine.core.engine import is_over, legal_actions, to_act, why_illegal
from undermine.core.event import BEGAN, SEEN, Event
from undermine.core.frame import NOBODY, TURN
from undermine.core.rules import Rules
from undermine.core.zone import HOARDS
from undermine.notation.action import write_action
from undermine.text import Chronicle, People, Words, card_effect, card_name, reason_text, role_name
from undermine.text.book import write_book
from undermine.text.cards import is_sabotage, tool_of
from undermine.views.view import View

MOVES_HELP = ("number", "quick", "target", "discard", "notation", "brackets", "why", "role", "log", "rules")
LEGEND = (
    ("━┃", "lit"), ("─│", "dark"), ("✕", "dead-end"), ("H", "start"), ("?", "goal"), ("★", "gold"), ("●", "rock"),
    ("(★) (●)", "known"), ("+", "open"), ("┌ ┐", "last"), ("3*", "new"),
)  # fmt: skip
"""Signs of the table and of the hand, and the texts that explain them."""


class Desk:
    def __init__(
        self, words: Words, people: People, view: View, console: Console, rounds: int, *, colour: bool
    ) -> None:
        self.words = words
        self.people = people
        self.view = view
        self.console = console
        self.chronicle = Chronicle(words, people, view)
        self.screen = Screen(console, self.chronicle, rounds, colour=colour)
        self.notes: list[RenderableType] = []  # what is said above the question, once
        self._choices: list[Choice] = []
        self._selected = 0  # a card of the hand whose places are shown

    @property
    def is_asked(self) -> bool:
        """Whether this seat has to answer."""
        return not is_over(self.view) and to_act(self.view) == self.view.me

    @property
    def is_over(self) -> bool:
        return bool(self.chronicle.entries) and is_over(self.view)

    # What happens

    def ends_round(self, event: Event) -> bool:
        """Whether the round is over before this event: its end should be seen before the event is heard."""
        is_counted = event[0] == SEEN and event[2][1] == HOARDS
        return (event[0] == BEGAN or is_counted) and bool(self.chronicle.results)

    def hear(self, event: Event) -> None:
        self.chronicle.hear(event)
        if event[0] == BEGAN:
            self.screen.since = len(self.chronicle.told()) - 1

    def begin_answer(self) -> None:
        """A question has come: nothing is taken up yet."""
        self._selected = 0
        self.notes = []
        self.screen.hint = self._role_line() if self._is_turn() and self._has_roles() else None

    def end_answer(self) -> None:
        """The person has answered; what happens from now on is new to him."""
        self._selected = 0
        self.notes = []
        self.screen.hint = None
        self.screen.since = len(self.chronicle.told())

    # What is seen

    def draw_waiting(self, status: Sequence[RenderableType] = ()) -> None:
        """Somebody else is asked."""
        asked = to_act(self.view)
        name = self.people.name(asked if asked != NOBODY else int(self.view.turn))
        ask = self.words.say(f"question-{self._question()}.other", name=name)
        parts = [*self.notes, *status]
        if self._question() == "take":
            self.draw_ending([*parts, self.screen.asked(ask)])
        else:
            self.screen.table(ask, None, parts)

    def draw_ending(self, parts: list[RenderableType]) -> None:
        """The end of the round, with the gold as it has been shared so far."""
        number = str(self.chronicle.results[-1].number)
        self.screen.page(self.words.say("finish-round", round=number), [*round_parts(self.screen), *parts])

    def draw_game_over(self, parts: Sequence[RenderableType] = ()) -> None:
        self.screen.page(self.words.say("finish-game"), [*game_parts(self.chronicle), *parts])

    def draw_question(self, status: Sequence[RenderableType] = ()) -> None:
        """The screen with the question and the numbers that can be chosen."""
        say, view = self.words.say, self.view
        legal = self._legal()
        notes = [*self.notes, *status]
        if not self._is_turn():
            self._choices = answers(view, self.words, self.people, legal)
            ask = say(f"question-{self._question()}")
            parts = [*notes, _listed(self._choices, self.console.width)]
            if self._question() == "take":
                stack = Text(say("menu-stack", count=len(view.pool)), CHALK)
                self.draw_ending([stack, *parts, self.screen.asked(ask)])
            else:
                self.screen.table(ask, marks_of(self._choices) or None, parts)
            return
        if not self._selected:
            self._choices = []
            key = "question-turn.broken" if self._broken() else "question-turn"
            self.screen.table(say(key), None, [*notes, *self._ways_out(legal)])
            return
        self._choices = uses_of(view, self.words, self.people, legal, self._selected)
        name = card_name(self.words, view.rules, self._selected)
        effect = card_effect(self.words, view.rules, self._selected)
        about: list[RenderableType] = [Text.assemble((f"{name}: ", BRASS), (effect, CHALK))]
        if has_both_ways(self._choices):
            about.append(Text(say("menu-both"), DIM))
        ask = say("menu-choose" if self._choices else "menu-nowhere", discard="d")
        if view.rules.tile[self._selected] and self._broken():
            tools = ", ".join(say(f"tool-{tool_of(view.rules, card)}") for card in self._broken())
            ask = say("menu-broken", tools=tools, discard="d")
        if most_discards(view.rules) > 1:
            about.append(Text(say("menu-several", command=say("command-discard")), DIM))
        listed = [_listed(self._choices, self.console.width)] if self._choices else []
        self.screen.table(ask, marks_of(self._choices) or None, [*notes, *about, *listed], is_hand_needed=False)

    def page(self, command: str) -> tuple[str, list[RenderableType]] | None:
        """Title and contents of the page that a command shows; None if it shows none."""
        say = self.words.say
        if command == "log":
            entries = [entry for entry in self.chronicle.told() if entry.round == self.view.round]
            return say("table-log"), [Text(f"• {entry.text}", CHALK) for entry in entries]
        if command == "rules":
            return say("rules-title"), rules_lines(self.words, self.view.rules.text)
        return None

    # What is typed

    def read(self, typed: Typed) -> int:
        """The action that was typed, if it is legal; else 0, and what there is to say is noted."""
        say = self.words.say
        self.screen.hint = None
        if not typed.command and not typed.words:
            self._selected = 0
            return 0
        if typed.command == "discard":
            return self._discard(typed.words)
        if typed.command == "role":
            self._show_role()
            return 0
        if typed.command == "why":
            self._why(typed.words)
            return 0
        first = typed.words[0]
        if len(typed.words) == 1 and is_number(first) and self.is_asked:
            if self._choices:
                if 0 < int(first) <= len(self._choices):
                    return self._choices[int(first) - 1].action
                self.note(say("say-no-choice", number=first))
                return 0
            if self._is_turn():
                self._select(first)
                return 0
        return self._move(typed.words)

    def note(self, text: str) -> None:
        self.notes.append(Text(text, f"bold {CHALK}"))

    def note_unknown(self, parts: list[str]) -> None:
        help_command = self.words.say("command-help")
        self.note(self.words.say("say-unknown", words=" ".join(parts)[:60], command=help_command))

    def _move(self, parts: list[str]) -> int:
        try:
            action = read_move(self.view, self.words, self.people, parts, self._legal())
        except ValueError as error:
            if self.is_asked and self._is_turn() and card_in_hand(self.view, parts[0]):
                self._select(parts[0])
            self._note_misread(parts, error)
            return 0
        return self._legal_or_why(action)

    def _note_misread(self, parts: list[str], error: ValueError) -> None:
        """A cell that is none, or words that are no move; the notation knows which word it is and what would be right.

        It speaks English, as the notation itself does.
        """
        cell = off_table(self.view.rules, parts)
        if cell:
            half = int(self.view.rules.grid.centre)
            self.note(self.words.say("say-off-table", cell=cell[:20], least=str(-half), most=str(half - 1)))
            return
        self.note_unknown(parts)
        if str(error):
            self.notes.append(Text(str(error), DIM))

    def _discard(self, parts: list[str]) -> int:
        if self._selected and not parts:
            parts = [self.view.rules.names[self._selected]]
        action = discard_of(self.view, parts)
        if not action:
            self.note(self.words.say("say-put-away-none", command=self.words.say("command-discard")))
            return 0
        return self._legal_or_why(action)

    def _legal_or_why(self, action: int) -> int:
        reason = why_illegal(self.view, int(self.view.me), action)
        if not reason:
            return action
        text = reason_text(self.words, self.view.rules, self.people, reason)
        self.note(self.words.say("say-why", reason=text))
        return 0

    def _select(self, word: str) -> None:
        card = card_in_hand(self.view, word)
        if card:
            self._selected = card
        else:
            last = str(int(self.view.held[self.view.me]))
            self.note(self.words.say("say-no-card", number=word, last=last))

    def _why(self, parts: list[str]) -> None:
        """Why a move is not legal; it is only looked at, not played."""
        if not parts:
            self.note(self.words.say("say-why-how", command=self.words.say("command-why")))
            return
        try:
            action = discard_of(self.view, parts[1:]) if parts[:1] == ["d"] else 0
            action = action or read_move(self.view, self.words, self.people, parts, self._legal())
        except ValueError as error:
            self._note_misread(parts, error)
            return
        if self._legal_or_why(action):
            self.note(self.words.say("say-may"))

    def _show_role(self) -> None:
        say, view = self.words.say, self.view
        if not self.screen.has_seat:
            self.note(say("online-watching"))
            return
        if not self._has_roles():
            self.note(say("role-none"))
            return
        role = int(view.roles[view.me])
        name = view.rules.role_names[role]
        self.note(say("role-shown", role=role_name(self.words, view.rules, role), task=say(f"role-{name}.task")))

    def _broken(self) -> list[int]:
        """The cards before this seat that break its tools."""
        return [card for card in self.view.before(self.view.me) if is_sabotage(self.view.rules, card)]

    def _ways_out(self, legal: list[int]) -> list[RenderableType]:
        """How to get rid of cards that lie before this seat, if the rules offer it; and why it does not dig."""
        say, rules = self.words.say, self.view.rules
        lines: list[RenderableType] = []
        bars = int(self.view.conditions(self.view.me) & BARS_PATHS)
        if bars and not self._broken():
            reason = reason_text(self.words, rules, self.people, (rules.bar_reasons[bars & -bars],))
            lines.append(Text(say("say-why", reason=reason), DIM))
        offered = [write_action(rules, action).split() for action in legal if verb_of(action) == ANSWER]
        for verb, name in dict.fromkeys((words[0], words[1]) for words in offered if names_cards(rules, words[0])):
            title = card_name(self.words, rules, rules.code[name])
            lines.append(Text(say(f"menu-{verb}", title=title, command=f"{verb} {name}"), DIM))
        return lines

    # Small things

    def _legal(self) -> list[int]:
        return legal_actions(self.view, int(self.view.me))

    def _question(self) -> str:
        """The kind of the question on top, in the words of the rules."""
        return self.view.rules.frame_names[self.view.top()[0]]

    def _is_turn(self) -> bool:
        return bool(self.view.top()[0] == TURN)

    def _has_roles(self) -> bool:
        return has_roles(self.view.rules)

    def _role_line(self) -> Text:
        return Text(self.words.say("role-hidden", command=self.words.say("command-role")), DIM)


def has_roles(rules: Rules) -> bool:
    """Two rivals, or somebody alone, have nothing to hide: the only role is the one that is unknown."""
    return len(rules.role_names) > 1


def help_table(words: Words, keys: Sequence[str]) -> Table:
    """What can be typed, and what it does."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for key in keys:
        table.add_row(Text(words.say(f"help-{key}"), BRASS), Text(words.say(f"help-{key}.about"), CHALK))
    return table


def help_parts(words: Words, keys: Sequence[str], rules: Rules | None) -> list[RenderableType]:
    """What can be typed, and what is drawn."""
    keys = [key for key in keys if key != "role" or rules is None or has_roles(rules)]
    return [help_table(words, keys), *legend_parts(words)]


def rules_lines(words: Words, text: str) -> list[RenderableType]:
    """The rules of this table, chapter by chapter, and what is drawn."""
    lines: list[RenderableType] = []
    for chapter in write_book(text).chapters:
        lines.append(Text(words.say(chapter.title), BRASS))
        lines += [Text(f"• {line.say(words)}", CHALK) for line in chapter.lines]
    return [*lines, *legend_parts(words)]


def legend_parts(words: Words) -> list[RenderableType]:
    """The signs one after another, for a page has few lines."""
    text = Text(f"{words.say('legend-title')}: ", DIM)
    for i, (sign, key) in enumerate(LEGEND):
        text.append(" · " if i else "", DIM).append(sign, BRASS).append(f" {words.say(f'legend-{key}')}", CHALK)
    return [text]


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
