"""The lines of a position, each declared once: its key, how it is written, how it is read.

Owns what stands behind each key.  What a line that is left out means is the business of `draft`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from undermine.core.chance import quick_start
from undermine.core.frame import NOBODY, SPECTATOR
from undermine.core.grid import SIDE_NAMES
from undermine.core.piece import cell_of, content_of, face_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.state import NOWHERE, State
from undermine.core.tile import DOWN, turned
from undermine.notation import word
from undermine.notation.draft import Draft
from undermine.notation.error import NotationError, quote
from undermine.notation.word import write_run
from undermine.views.show import keeps_goals
from undermine.views.view import View

Numbers: TypeAlias = Callable[[State], Sequence[int]]
Name: TypeAlias = Callable[[Rules, int], str]
Read: TypeAlias = Callable[[Rules, str], int]

_SHAPE: Final = re.compile(r"(d-)?([NESW]{1,4})")
_SPAN: Final = re.compile(r"(-?\d{1,3})(?:\.\.(-?\d{1,3}))?,(-?\d{1,3})(?:\.\.(-?\d{1,3}))?", re.ASCII)
_ROW: Final = 6  # cards of the board in one line
FRONT_ROOM: Final = 6  # cards that can lie before a seat


@dataclass(frozen=True, slots=True)
class Line:
    """What stands behind a key: in every such line of a position, and back into a draft."""

    key: str
    write: Callable[[State], Iterable[str]]
    """One text for each line; an empty one for a key that stands alone, none where there is nothing to say."""
    read: Callable[[Draft, list[str]], None]
    repeats: bool = False
    """Whether there may be several: one for each seat, goal, piece and so on."""


# Kinds of lines; a `field` is one of the draft


def _one(key: str, shape: str, field: str, write: Callable[[State], str], read: Read) -> Line:
    """One word, or no line if there is none."""

    def store(draft: Draft, words: list[str]) -> None:
        (item,) = _exactly(words, shape)
        setattr(draft, field, read(draft.rules, item))

    return Line(key, lambda state: _if_any(write(state)), store)


def _row(
    key: str, field: str, values: Numbers, write: Name, read: Callable[[Draft, list[str]], list[int]],
    *, always: Callable[[Rules], bool],
) -> Line:  # fmt: skip
    """A row of things, alike ones counted; `always` where it must be said that there are none."""

    def told(state: State) -> list[str]:
        row = write_run([write(state.rules, int(value)) for value in values(state)])
        return [row] if row or always(state.rules) else []

    def store(draft: Draft, words: list[str]) -> None:
        setattr(draft, field, read(draft, word.read_run(words)))

    return Line(key, told, store)


def _cards(key: str, field: str, values: Numbers, *, always: bool = False) -> Line:
    def read(draft: Draft, items: list[str]) -> list[int]:
        if len(items) > len(draft.rules.cards):
            raise NotationError(f"{key}: {len(items)} cards; these rules have {len(draft.rules.cards)}")
        return [word.read_card(draft.rules, item) for item in items]

    return _row(key, field, values, word.write_card, read, always=lambda _: always)


def _roles(key: str, values: Numbers, *, always: bool) -> Line:
    def read(draft: Draft, items: list[str]) -> list[int]:
        count = int(draft.rules.seats) if key == "roles" else int(draft.rules.spare_roles)
        if len(items) > count or (key == "roles" and len(items) < count):
            raise NotationError(f"{key}: {len(items)} roles; there must be {count}")
        return [word.read_role(draft.rules, item) for item in items]

    return _row(key, key, values, word.write_role, read, always=lambda rules: always and len(rules.role_deck) > 0)


def _kept_goals(key: str, values: Numbers, *, always: bool) -> Line:
    def read(draft: Draft, items: list[str]) -> list[int]:
        kinds = [word.read_kind(draft.rules, item) for item in items]
        if not keeps_goals(draft.rules) or len(kinds) > len(draft.rules.goal_deck):
            raise NotationError(f"{key}: these rules keep no {len(kinds)} goal cards for later rounds")
        return kinds

    return _row(key, key, values, word.write_kind, read, always=lambda rules: always and keeps_goals(rules))


def _values(key: str, field: str, values: Numbers, *, always: bool = False) -> Line:
    def read(_: Draft, items: list[str]) -> list[int]:
        return [word.read_value(item) for item in items]

    return _row(key, field, values, lambda _, value: word.write_value(value), read, always=lambda _: always)


def _seats(
    key: str, field: str, write: Callable[[State, int], str], read: Callable[[Rules, str, list[str]], object]
) -> Line:
    """A line for every seat of which there is something to say."""

    def told(state: State) -> list[str]:
        return [f"{seat} {text}" for seat in range(int(state.rules.seats)) if (text := write(state, seat))]

    def store(draft: Draft, words: list[str]) -> None:
        if not words:
            raise NotationError(f"{key} of whom? write {key} SEAT …")
        seat = word.read_seat(draft.rules, words[0])
        entries = getattr(draft, field)
        if seat in entries:
            raise NotationError(f"{key} {seat} is said twice")
        entries[seat] = read(draft.rules, f"{key} {seat}", words[1:])

    return Line(key, told, store, repeats=True)


def _if_any(text: str) -> list[str]:
    return [text] if text else []


# The table


def _write_board(state: State) -> list[str]:
    rules, arena = state.rules, state.arena
    laid = [
        f"{word.write_cell(rules, int(arena.cell[tile]))} "
        f"{word.write_tile(rules, int(arena.code[tile])) if arena.code[tile] else word.UNSEEN}"
        for tile in range(int(arena.fixed) + 1, int(arena.count) + 1)
    ]
    return ["; ".join(laid[i : i + _ROW]) for i in range(0, len(laid), _ROW)]


def _read_boards(draft: Draft, words: list[str]) -> None:
    for item in " ".join(words).split(";"):
        _read_board(draft, item.split())


def _read_board(draft: Draft, words: list[str]) -> None:
    """X,Y CARD [turned]; both numbers may be spans (1..6,0), the card a shape as it lies (SW, d-EW)."""
    rules = draft.rules
    if len(words) < 2:
        raise NotationError(f"{quote(' '.join(words))}: write X,Y CARD [turned], and ; between cards")
    span = _SPAN.fullmatch(words[0])
    if span is None:
        raise NotationError(f"{quote(words[0])} is no cell; write X,Y such as 3,-1, or a span such as 1..6,0")
    code = _read_shape(rules, words[1]) if len(words) == 2 else 0
    is_covered = words[1:] == [word.UNSEEN] and rules.hides_pieces
    code = code or (0 if is_covered else word.read_tile(rules, words[1:]))
    if not is_covered and not rules.tile_card[code >> 1] and not word.is_face(rules, code & ~1):
        raise NotationError(f"{quote(words[1])}: only path cards are laid; the start and the goals lie by themselves")
    x, to_x, y, to_y = (None if item is None else int(item) for item in span.groups())
    assert x is not None and y is not None
    for column in range(x, (x if to_x is None else to_x) + 1):
        for row in range(y, (y if to_y is None else to_y) + 1):
            cell = word.read_cell(rules, f"{column},{row}")
            is_goal = cell in rules.goal_cells and not rules.hides_pieces  # what they hide may move a goal away
            if cell in draft.board or is_goal or cell in rules.start_cells:
                raise NotationError(f"{column},{row}: a card lies there already")
            draft.board[cell] = code
    room = int(rules.most_tiles - rules.first_goal) - len(rules.goal_cells)
    if len(draft.board) > room:
        raise NotationError(f"more than {room} path cards on the board; these rules have no room for them")


def _read_shape(rules: Rules, item: str) -> int:
    """The tile whose open sides, as it lies, are these; `d-` if they are dead ends.  0 if the word is no shape."""
    match = _SHAPE.fullmatch(item)
    if match is None or item in rules.tile_names:
        return 0
    sides = {1 << SIDE_NAMES.index(side) for side in match[2]}
    wanted = sides if match[1] else {sum(sides)}
    for number in range(1, len(rules.tile_names)):
        groups = set(rules.tiles.groups[number])
        if rules.tile_card[number] and wanted in (groups, {turned(group) for group in groups}):
            return 2 * number + (wanted != groups)
    raise NotationError(f"{quote(item)}: no card of these rules has this shape")


def _write_goal(state: State, goal: int) -> str:
    rules = state.rules
    line = f"{word.write_goal(rules, goal)} {word.write_kind(rules, int(state.goals[goal]))}"
    code = int(state.arena.code[rules.first_goal + goal])
    if code == DOWN:
        return line
    assert rules.tile_names[code >> 1] == rules.goal_names[state.goals[goal]], "a goal shows what it is"
    return f"{line} up {word.TURNED}" if code & 1 else f"{line} up"


def _read_goal(draft: Draft, words: list[str]) -> None:
    """X,Y CARD, and how it lies if it is face up."""
    rules = draft.rules
    if not 2 <= len(words) <= 4 or words[2:] not in ([], ["up"], ["up", word.TURNED]):
        raise NotationError(f"{quote(' '.join(words))}: write goal X,Y CARD [up [turned]]")
    goal, kind = word.read_goal(rules, words[0]), word.read_kind(rules, words[1])
    if goal in draft.goals:
        raise NotationError(f"the goal {words[0]} is said twice")
    if len(words) == 2:
        draft.goals[goal] = (kind, 0)
        return
    if not kind:
        raise NotationError("a goal that is face up is seen by all; write its card")
    draft.goals[goal] = (kind, word.read_tile(rules, [words[1], *words[3:]]))


def _write_moved(state: State) -> list[str]:
    """Goals that lie elsewhere than at the beginning."""
    rules = state.rules
    cells = [int(state.arena.cell[rules.first_goal + goal]) for goal in range(len(rules.goal_cells))]
    return [
        f"{word.write_goal(rules, goal)} {word.write_cell(rules, cell)}"
        for goal, cell in enumerate(cells)
        if cell != rules.goal_cells[goal]
    ]


def _read_moved(draft: Draft, words: list[str]) -> None:
    home, cell = _exactly(words, "moved X,Y X,Y")
    draft.moved[word.read_goal(draft.rules, home)] = word.read_cell(draft.rules, cell)


def _write_pieces(state: State) -> list[str]:
    rules = state.rules
    out: list[str] = []
    for piece in state.pieces:
        kind, cell, number = int(kind_of(piece)), int(cell_of(piece)), int(number_of(piece))
        text = f"{word.write_piece(rules, kind)} {word.write_cell(rules, cell)} {number}"
        if rules.pieces[kind].hides():
            face, content = int(face_of(piece)), int(content_of(piece))
            text += f" {word.write_face(rules, face)} {word.write_content(rules, content)}"
        out.append(text)
    return out


def _read_piece(draft: Draft, words: list[str]) -> None:
    """NAME X,Y [NUMBER [FACE CONTENT]]."""
    rules = draft.rules
    if not 2 <= len(words) <= 5 or len(words) == 4:
        raise NotationError(f"{quote(' '.join(words))}: write piece NAME X,Y [NUMBER [CARD CHEST]]")
    kind, cell = word.read_piece(rules, words[0]), word.read_cell(rules, words[1])
    number = word.read_number(words[2], 0, 63) if len(words) > 2 else 0
    inside = (word.read_face(rules, words[3]), word.read_content(rules, words[4])) if len(words) > 3 else (0, 0)
    if any(piece[:2] == (kind, cell) for piece in draft.pieces):
        raise NotationError(f"the piece {words[0]} {words[1]} is said twice")
    draft.pieces.append((kind, cell, number, *inside))


def _write_visited(state: State) -> list[str]:
    """The sites that somebody has visited."""
    visited = [cell for cell in state.rules.site_cells if state.arena.code[state.arena.tile_at(cell)] != DOWN]
    return _if_any(_cells(state.rules, visited))


def _read_visited(draft: Draft, words: list[str]) -> None:
    draft.visited = [word.read_cell(draft.rules, item) for item in words]


def _write_figures(state: State) -> list[str]:
    rules = state.rules
    return [
        f"{word.write_figure(rules, figure)} {word.write_place(rules, int(place))}"
        for figure, place in enumerate(state.figures)
        if place != rules.figure_starts[figure]
    ]


def _read_figure(draft: Draft, words: list[str]) -> None:
    name, spot = _exactly(words, "figure NAME X,Y:F, or figure NAME off")
    figure = word.read_figure(draft.rules, name)
    if figure in draft.figures:
        raise NotationError(f"the figure {name} is said twice")
    draft.figures[figure] = word.read_place(draft.rules, spot)


# The seats


def _read_hand(rules: Rules, where: str, words: list[str]) -> list[int]:
    return _few_cards(rules, where, words, int(rules.width))


def _read_front(rules: Rules, where: str, words: list[str]) -> list[int]:
    cards = _few_cards(rules, where, words, FRONT_ROOM)
    if 0 in cards:
        raise NotationError("cards before a seat are seen by all; write their names")
    return cards


def _few_cards(rules: Rules, where: str, words: list[str], room: int) -> list[int]:
    items = word.read_run(words)
    if len(items) > room:
        raise NotationError(f"{where}: {len(items)} cards; there is room for {room}")
    return [word.read_card(rules, item) for item in items]


def _write_known(state: State, seat: int) -> str:
    return _goals(state.rules, int(state.known[seat]))


def _read_known(rules: Rules, _: str, words: list[str]) -> int:
    return sum({1 << word.read_goal(rules, item) for item in word.read_run(words)})


def _write_gold(state: State, seat: int) -> str:
    return write_run([word.write_value(value) for value in word.values_of(int(state.gold[seat]))])


def _read_gold(_: Rules, __: str, words: list[str]) -> int:
    return word.pack_values([word.read_value(item) for item in word.read_run(words)])


def _read_purse(_: Rules, where: str, words: list[str]) -> int:
    if len(words) != 1:
        raise NotationError(f"{where}: write purse SEAT NUGGETS")
    return word.read_number(words[0], -999, 999)


def _write_notes(state: State) -> list[str]:
    starts = state.rules.note_starts
    return [
        f"{word.write_note(state.rules, note)} {int(value)}"
        for note, value in enumerate(state.notes)
        if value != starts[note]
    ]


def _read_note(draft: Draft, words: list[str]) -> None:
    name, value = _exactly(words, "note NAME VALUE")
    note = word.read_note(draft.rules, name)
    if note in draft.notes:
        raise NotationError(f"the note {name} is said twice")
    draft.notes[note] = word.read_number(value, -word.MOST, word.MOST)


# What a view remembers


def _write_me(state: State) -> str:
    return word.write_seat(int(state.me)) if isinstance(state, View) else ""


def _write_wages(state: State) -> list[str]:
    return [f"{seat} {amount} {count}" for seat, amount, count in state.wages] if isinstance(state, View) else []


def _read_wage(draft: Draft, words: list[str]) -> None:
    seat, amount, count = _exactly(words, "wage SEAT AMOUNT CARDS")
    numbers = word.read_number(amount, 0, 99), word.read_number(count, 0, 99)
    draft.wages.append((word.read_seat(draft.rules, seat), *numbers))


def _write_shares(state: State) -> list[str]:
    shares = state.shares if isinstance(state, View) else []
    return [f"{' '.join(map(str, takers))} | {_gold_run(values)}" for takers, values in shares]


def _read_share(draft: Draft, words: list[str]) -> None:
    seats, values = _halves(words, "share SEAT … | VALUE …")
    if not seats or len(seats) != len(values):
        raise NotationError(f"{quote(' '.join(words))}: write as many seats as gold cards")
    takers = tuple(word.read_seat(draft.rules, item) for item in seats)
    draft.shares.append((takers, tuple(word.read_value(item) for item in values)))


def _write_stack(state: State) -> list[str]:
    if not isinstance(state, View) or not state.stack:
        return []
    return [f"{_gold_run(state.stack)} | {' '.join(map(str, state.takers))}".rstrip()]


def _read_stack(draft: Draft, words: list[str]) -> None:
    values, seats = _halves(words, "stack VALUE … | SEAT …")
    draft.stack = tuple(word.read_value(item) for item in values)
    draft.takers = tuple(word.read_seat(draft.rules, item) for item in seats)


def _halves(words: list[str], shape: str) -> tuple[list[str], list[str]]:
    """The words before and after the bar."""
    if words.count("|") != 1:
        raise NotationError(f"{quote(' '.join(words))}: write {shape}")
    bar = words.index("|")
    return word.read_run(words[:bar]), word.read_run(words[bar + 1 :])


def _gold_run(values: Sequence[int]) -> str:
    return write_run([word.write_value(value) for value in values])


def _write_hints(state: State) -> list[str]:
    rules, hints = state.rules, state.hints if isinstance(state, View) else []
    return [f"{word.write_kind(rules, kind)} {_goals(rules, bits)}" for bits, kind in hints]


def _read_hint(draft: Draft, words: list[str]) -> None:
    if len(words) < 3:
        raise NotationError(f"{quote(' '.join(words))}: write hint CARD X,Y X,Y")
    goals = {word.read_goal(draft.rules, item) for item in words[1:]}
    draft.hints.append((sum(1 << goal for goal in goals), word.read_kind(draft.rules, words[0])))


# How play stands


def _write_trail(state: State) -> list[str]:
    return [_cells(state.rules, state.trail)] if state.rules.keeps_trail else []


def _read_trail(draft: Draft, words: list[str]) -> None:
    if not draft.rules.keeps_trail:
        raise NotationError("trail: these rules do not ask in which order cards were placed; leave it out")
    draft.trail = [word.read_cell(draft.rules, item) for item in words]
    for name, place in zip(words, draft.trail, strict=True):
        if place not in draft.board:
            raise NotationError(f"trail: no placed card lies on {name}; the board comes first")


def _write_agenda(state: State) -> list[str]:
    return ["; ".join(word.write_frame(state.rules, frame) for frame in state.frames())]


def _read_agenda(draft: Draft, words: list[str]) -> None:
    items = " ".join(words).split(";") if words else []
    draft.agenda = [word.read_frame(draft.rules, item.split()) for item in items]


def _write_chance(state: State) -> list[str]:
    keyed = [f"keyed {state.key.hex()} {int(state.drawn)}"] if state.key else []
    dice = int(state.dice_a), int(state.dice_b)
    return keyed + ([f"quick {dice[0]} {dice[1]}"] if dice != quick_start(0) else [])


def _read_chance(draft: Draft, words: list[str]) -> None:
    kind, first, second = _exactly(words, "chance keyed KEY DRAWN or chance quick A B")
    if kind == "keyed" and re.fullmatch("[0-9a-f]{64}", first):
        draft.keyed = (bytes.fromhex(first), word.read_number(second, 0, 1 << 40))
    elif kind == "quick":
        draft.quick = (word.read_number(first, 0, 0xFFFFFFFF), word.read_number(second, 0, 0xFFFFFFFF))
    else:
        what = quote(" ".join(words))
        raise NotationError(f"{what}: write keyed, 64 hex digits and a number, or quick and two numbers")


def _never(_: Draft, __: list[str]) -> None:
    raise AssertionError("the rules are read before there is a draft")


def _exactly(words: list[str], shape: str) -> list[str]:
    """As many words as the shape's first alternative has behind its key."""
    if len(words) != len(shape.partition(" or ")[0].split()) - 1:
        raise NotationError(f"{quote(' '.join(words))}: write {shape}")
    return words


def _run(state: State, cards: Sequence[int]) -> str:
    return write_run([word.write_card(state.rules, int(card)) for card in cards])


def _goals(rules: Rules, bits: int) -> str:
    return " ".join(word.write_goal(rules, goal) for goal in range(len(rules.goal_cells)) if bits >> goal & 1)


def _cells(rules: Rules, cells: Iterable[int]) -> str:
    return " ".join(word.write_cell(rules, int(cell)) for cell in cells)


LINES: Final = (
    Line("rules", lambda state: [state.rules.text], _never),
    _one(
        "me", "me SEAT or me spectator", "me", _write_me,
        lambda rules, item: int(SPECTATOR) if item == "spectator" else word.read_seat(rules, item),
    ),
    _one("round", "round NUMBER", "round", lambda s: str(int(s.round)), lambda _, item: word.read_number(item, 1, 99)),
    _one("turn", "turn SEAT", "turn", lambda s: str(int(s.turn)), word.read_seat),
    Line("board", _write_board, _read_boards, repeats=True),
    Line("goal", lambda s: [_write_goal(s, i) for i in range(len(s.rules.goal_cells))], _read_goal, repeats=True),
    _kept_goals("stock", lambda s: list(s.stock), always=True),
    _kept_goals("gone", lambda s: list(s.gone), always=False),
    _cards("out", "out", lambda s: list(s.out)),
    Line("moved", _write_moved, _read_moved, repeats=True),
    Line("piece", _write_pieces, _read_piece, repeats=True),
    Line("visited", _write_visited, _read_visited),
    Line("figure", _write_figures, _read_figure, repeats=True),
    _seats("hand", "hands", lambda s, seat: _run(s, s.hand(seat)), _read_hand),
    _seats("front", "front", lambda s, seat: _run(s, s.before(seat)), _read_front),
    _seats("known", "known", _write_known, _read_known),
    _seats("gold", "gold", _write_gold, _read_gold),
    _seats("purse", "purses", lambda s, seat: str(int(s.purse[seat])) if s.purse[seat] else "", _read_purse),
    _roles("roles", lambda s: list(s.roles) if len(s.rules.role_deck) else [], always=True),
    _roles("aside", lambda s: list(s.aside), always=True),
    _roles("worn", lambda s: list(s.worn), always=False),
    Line("note", _write_notes, _read_note, repeats=True),
    _one(
        "due", "due NUMBER", "due", lambda s: str(int(s.due)) if s.due != 1 else "",
        lambda _, item: word.read_number(item, -99, 99),
    ),
    _cards("offer", "offer", lambda s: list(s.offer)[::-1]),
    _cards("deck", "deck", lambda s: [s.deck[i] for i in range(int(s.left) - 1, -1, -1)], always=True),
    _cards("away", "away", lambda s: list(s.away)[::-1]),
    _cards("discard", "discard", lambda s: [s.pile[i] for i in range(int(s.spent) - 1, -1, -1)]),
    _values("gold-deck", "gold_deck", lambda s: list(s.bank)[::-1], always=True),
    _values("pool", "pool", lambda s: list(s.pool)),
    Line("wage", _write_wages, _read_wage, repeats=True),
    Line("share", _write_shares, _read_share, repeats=True),
    Line("stack", _write_stack, _read_stack),
    Line("hint", _write_hints, _read_hint, repeats=True),
    _one(
        "latest", "latest X,Y", "latest",
        lambda s: word.write_cell(s.rules, int(s.latest)) if s.latest != NOWHERE else "", word.read_cell,
    ),
    Line("trail", _write_trail, _read_trail),
    _one(
        "winner", "winner SIDE", "winner",
        lambda s: word.write_side(s.rules, int(s.winner)) if s.winner else "", word.read_side,
    ),
    _one(
        "finder", "finder SEAT", "finder",
        lambda s: str(int(s.finder)) if s.finder != NOBODY else "", word.read_anybody,
    ),
    Line("agenda", _write_agenda, _read_agenda),
    Line("chance", _write_chance, _read_chance, repeats=True),
)  # fmt: skip
"""In the order in which they are written."""
