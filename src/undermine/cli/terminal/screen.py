"""The screen of one seat: header, table, seats, hand, what happened, what is asked.

Owns the layout.  Everything comes from the seat's view and its chronicle, so nothing else can be on it.
Colour helps and is never needed: broken tools have a cross, the seat on turn an arrow, a chosen cell a number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from undermine.cli.terminal.board import Spot, board_view, gutter_of, window
from undermine.cli.terminal.typed import TOOLS
from undermine.core.action import USE, card_of, verb_of
from undermine.core.engine import is_over, legal_actions, to_act
from undermine.core.frame import NOBODY, TURN
from undermine.draw import Scene
from undermine.draw.characters import NARROW, WIDE
from undermine.draw.position import card_picture, scene_of
from undermine.draw.terminal import hand_text
from undermine.text import Chronicle, People, Words
from undermine.text.cards import card_key, is_sabotage, tool_of
from undermine.text.voice import Column, voices_of
from undermine.views.view import View

BRASS: Final = "bold #e8b85a"
CHALK: Final = "#efe9dc"
DIM: Final = "#8a93a5"
HARM: Final = "bold #ff8a68"
SIDE: Final = 36  # columns that the panel beside the table wants
LEAST: Final = 28  # columns that it takes when lines are rare
SHORT: Final = 34  # lines below which nothing is drawn that is not needed
TALL: Final = 40  # lines from which on the open cells are drawn always
ENOUGH: Final = 4  # lines of the log beside the table, if they are not rare
ENTRIES: Final = 7  # lines of the log below the table, if there is room


class Screen:
    def __init__(self, console: Console, chronicle: Chronicle, rounds: int, *, colour: bool) -> None:
        self.console = console
        self.chronicle = chronicle
        self.words: Words = chronicle.words
        self.people: People = chronicle.people
        self.view: View = chronicle.view
        self.rounds = rounds
        self.colour = colour
        self.since = 0  # the entry of the log from which on the person has not looked yet
        self.hint: Text | None = None  # what is said on every turn: beside the table, if lines are rare
        self.about: dict[int, str] = {}  # what there is to say of who sits there: a bot, somebody who is away

    @property
    def has_seat(self) -> bool:
        """Whether the reader plays; who only watches has no hand and no role."""
        return bool(self.view.me < self.view.seats)

    def table(
        self,
        ask: str,
        marks: Mapping[Spot, str] | None = None,
        notes: list[RenderableType] | None = None,
        *,
        is_hand_needed: bool = True,
    ) -> None:
        """The whole screen; `ask` is the one line that says what is asked.

        In a window with few lines a hand that is not needed goes, and what stands between it and the table; then the
        header stands below the table, so that nothing scrolls away but the table's upper edge.
        """
        table, has_hint = self._table(marks)
        above = [self._header()]
        hand = [self._hand()] if self.has_seat and self.view.held[self.view.me] else []
        below = [*([self.hint] if self.hint and not has_hint else []), *(notes or []), self.asked(ask)]
        if not is_hand_needed and not self._fits([*above, *table, *hand, *below]):
            table, hand = table[:1], []
        parts = [*above, *table, *hand, *below]
        show(self.console, parts if self._fits(parts) else [*table, *above, *hand, *below])

    def _fits(self, parts: list[RenderableType]) -> bool:
        """Whether all of it is seen at once, with the prompt below; a pipe has as many lines as it likes."""
        if not self.console.is_terminal:
            return True
        return len(self.console.render_lines(Group(*parts), pad=False)) < self.console.height

    def _table(self, marks: Mapping[Spot, str] | None) -> tuple[list[RenderableType], bool]:
        """Table, seats and log, side by side if there is room; and whether the hint is among them."""
        console = self.console
        scene = self._scene(show_open=console.height >= TALL, marks=marks)
        wide = gutter_of(scene) + len(scene.columns()) * WIDE
        narrow = gutter_of(scene) + len(scene.columns()) * NARROW
        side = LEAST if self._is_short() else SIDE
        beside = next((size for size in (wide, narrow) if size + side <= console.width), 0)
        if beside:
            board = board_view(scene, beside, marks or {}, colour=self.colour)
            side = console.width - beside - 2
            seats = self._seats()
            if console.measure(seats).maximum > side:
                seats = self._seats(is_narrow=True)
            hint = self.hint if self._is_short() else None
            room = board.plain.count("\n") - self._height(seats, side) - 1
            room -= self._height(hint, side) if hint else 0
            if not self._is_short():
                room = max(ENOUGH, room)
            between = [Text()] if room > 1 else []
            log = self._log(side, room if between else max(1, room + 1))
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=beside, no_wrap=True)
            grid.add_column(width=side)
            grid.add_row(board, Group(seats, *between, *log, *([hint] if hint else [])))
            return [grid], hint is not None
        part, columns = window(scene, console.width)
        parts: list[RenderableType] = [board_view(part, console.width, marks or {}, colour=self.colour)]
        if len(columns) < len(scene.columns()):
            parts.append(self._part(columns, scene.columns()))
        seats = self._seats()
        if console.width - console.measure(seats).maximum - 2 < LEAST:
            seats = self._seats(is_narrow=True)
        wanted = console.measure(seats).maximum
        side = console.width - wanted - 2
        grid = Table.grid(padding=(0, 2, 0, 0))
        if self._columns():
            # Sentences can be broken, a place and a clan cannot.
            grid.add_column(width=wanted)
            grid.add_column()
        room = len(self.people.names)
        grid.add_row(seats, Group(*self._log(side, room if self._is_short() else max(ENTRIES, room))))
        return [*parts, grid], False

    def _height(self, part: RenderableType, width: int) -> int:
        return len(self.console.render_lines(part, self.console.options.update(width=width), pad=False))

    def page(self, title: str, parts: list[RenderableType]) -> None:
        show_page(self.console, title, parts)

    def asked(self, text: str) -> Text:
        return asked_line(text)

    def say(self, text: str) -> None:
        """A line below what is there already; never broken, for it may hold a command to copy."""
        self.console.print(Text(text, CHALK), soft_wrap=True)

    def board(self) -> Text:
        """The table alone, for the end of a round."""
        part, _ = window(self._scene(show_open=False), self.console.width)
        return board_view(part, self.console.width, {}, colour=self.colour)

    def _scene(self, *, show_open: bool, marks: Mapping[Spot, str] | None = None) -> Scene:
        """While a place is chosen only the cells that can be chosen are open."""
        scene = scene_of(self.view)
        if marks is not None:
            return replace(scene, open_cells=tuple(cell for cell in scene.open_cells if cell in marks))
        return scene if show_open else replace(scene, open_cells=())

    def _is_short(self) -> bool:
        """Whether the window has few lines; a pipe has as many as it likes."""
        return self.console.is_terminal and self.console.height < SHORT

    def _header(self) -> RenderableType:
        view, say = self.view, self.words.say
        turn = int(view.turn)
        left = Text.assemble(
            ("UNDERMINE  ", BRASS),
            (say("table-round", round=str(int(view.round)), rounds=str(self.rounds)), CHALK),
            (f" · {say('table-turn', who=self.people.who(turn), name=self.people.name(turn))}", CHALK),
        )
        counts = f"{say('table-deck', number=str(int(view.left)))} · {say('table-pile', number=str(int(view.spent)))}"
        bar = Table.grid(expand=True)
        bar.add_column()
        bar.add_column(justify="right")
        bar.add_row(left, Text(counts, DIM))
        return bar if self._is_short() else Group(bar, Rule(style=DIM))

    def _seats(self, *, is_narrow: bool = False) -> Table:
        """Who sits there: number for the notation, name, broken tools, cards in hand, gold cards.

        Then what features tell of seats; if there is no room for all that it stands below the name.
        """
        view, say = self.view, self.words.say
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, pad_edge=False)
        columns = self._columns()
        is_below = bool(columns) and is_narrow
        for title in ("", "", say("table-name"), *([] if is_below else [say("table-tools")])):
            table.add_column(title)
        table.add_column(say("table-cards"), justify="right")
        table.add_column(say("table-gold"), justify="right")
        for column in () if is_below else columns:
            table.add_column(column.title)
        asked = NOBODY if is_over(view) else to_act(view)
        about = {} if self._is_short() else self.about
        for seat, name in enumerate(self.people.names):
            # One word each, so that a narrow column never tears a sign from its tool.
            broken = " ".join(self._before(card) for card in view.before(seat))
            style = BRASS if seat == asked else CHALK
            more = [column.cells[seat] for column in columns]
            named = Text.assemble((name, style), (f" {about[seat]}" if seat in about else "", DIM))
            if is_below:
                named.append(f"\n{' '.join(more)}", CHALK).append(f" {broken}", HARM)
            table.add_row(
                Text("▸" if seat == asked else " ", BRASS),
                Text(str(seat), DIM),
                named,
                *([] if is_below else [Text(broken, HARM)]),
                Text(str(int(view.held[seat])), CHALK),
                Text(self._gold(seat), CHALK),
                *(Text(word, CHALK) for word in more if not is_below),
            )
        return table

    def _columns(self) -> list[Column]:
        told = (voice.columns for voice in voices_of(self.view.rules))
        return [column for columns in told if columns for column in columns(self.words, self.view)]

    def _before(self, card: int) -> str:
        """A card that lies before a seat: the tool that it breaks, or its own name."""
        rules = self.view.rules
        if is_sabotage(rules, card):
            return f"✕{self.words.say(f'tool-{tool_of(rules, card)}')}"
        return self.words.say(f"{card_key(rules, card)}.short")

    def _gold(self, seat: int) -> str:
        """How many gold cards lie before a seat; what they are worth only for one's own (BASE-69).

        Where gold is in tokens it is the number of nuggets, which everybody can count along.
        """
        if not len(self.view.rules.gold_deck):
            return str(int(self.view.purse[seat])) if self.view.purse[seat] else "·"
        counts = int(self.view.gold[seat])
        cards = 0
        while counts:
            cards += counts & 255
            counts >>= 8
        worth = int(self.view.nuggets(seat))
        tokens = int(self.view.purse[seat])
        if tokens:
            return f"{cards}{tokens:+d}" if cards else str(tokens)
        return f"{cards} (={worth})" if seat == self.view.me and cards else str(cards) if cards else "·"

    def _log(self, width: int, room: int) -> list[RenderableType]:
        """The last entries that fit; older ones than the person's last turn have a small dot, and a pipe had them."""
        told = self.chronicle.told()
        oldest = 0 if self.console.is_terminal else self.since
        lines: list[Text] = []
        used = 0
        first = len(told)
        while first > oldest:
            is_new = first - 1 >= self.since
            text = Text(f"{'•' if is_new else '·'} {told[first - 1].text}", CHALK if is_new else DIM)
            wrapped = text.wrap(self.console, width)
            if lines and used + len(wrapped) > room:
                break
            if len(wrapped) > room:
                # The command `log` has it whole.
                wrapped[room - 1].truncate(width - 2)
                text = Text("\n").join(wrapped[:room]).append(" …", DIM)
            lines.append(text)
            used += len(wrapped)
            first -= 1
        has_old = first < self.since
        title = Text(self.words.say("table-since" if self.since and not has_old else "table-log"), DIM)
        return [title, *reversed(lines)] if lines else [title, Text(self.words.say("table-nothing"), DIM)]

    def _hand(self) -> RenderableType:
        view, say, rules = self.view, self.words.say, self.view.rules
        hand = view.hand(view.me)
        legal = legal_actions(view, int(view.me)) if view.top()[0] == TURN else []
        useful = {int(card_of(action)) for action in legal if verb_of(action) == USE}
        titles = []
        for card in hand:
            title = say(f"{card_key(rules, card)}.short")
            titles.append(f"({title})" if legal and card not in useful else title)
        labels = {tool: say(f"tool-{tool}.label") for tool in TOOLS}
        # A picture has room for one short word; base cards have one of their own.
        keys = [card_key(rules, card) for card in hand]
        labels |= {key.removeprefix("card-"): _cut(say(f"{key}.short")) for key in keys}
        shorter = [key for key in keys if self.words.has(f"{key}.label")]
        labels |= {key.removeprefix("card-"): say(f"{key}.label") for key in shorter}
        pictures = [card_picture(rules, card) for card in hand]
        new = [i for i, card in enumerate(hand) if card == self.chronicle.new_card][-1:]
        text = hand_text(pictures, titles, colour=self.colour, width=self.console.width, labels=labels, new=new)
        return text if self._is_short() else Group(Rule(Text(say("table-hand"), DIM), style=DIM, align="left"), text)

    def _part(self, shown: range, whole: range) -> Text:
        numbers = {"first": shown[0], "last": shown[-1], "least": whole[0], "most": whole[-1]}
        return Text(self.words.say("table-part", **{key: str(value) for key, value in numbers.items()}), DIM)


def _cut(word: str) -> str:
    """A word as long as a picture is wide.

    >>> _cut("theft"), _cut("inspection")
    ('theft', 'inspec.')
    """
    return word if cell_len(word) <= WIDE else f"{word[: WIDE - 1]}."


def show_page(console: Console, title: str, parts: list[RenderableType]) -> None:
    """A page of its own: rules, help, log."""
    show(console, [Rule(Text(title, BRASS), style=DIM), *parts])


def show(console: Console, parts: list[RenderableType]) -> None:
    """On a terminal in place of the last screen and at one stroke, else below it."""
    if console.is_terminal:
        console.clear()
    else:
        console.print()
    console.print(Group(*parts))


def asked_line(text: str) -> Text:
    """The one line that says what is asked."""
    return Text.assemble(("▸ ", BRASS), (text, f"bold {CHALK}"))
