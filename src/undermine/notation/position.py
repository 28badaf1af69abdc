"""A position as lines of words, and back: everything that is true now, or all that one seat knows.

Owns the lines.  What a line that is left out means is the business of `draft`.  Never checks that play could lead to a
position; with `strict` it is refused unless every card is there exactly once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.chance import quick_start
from undermine.core.frame import NOBODY, SPECTATOR
from undermine.core.grid import SIDE_NAMES
from undermine.core.rules import Rules
from undermine.core.state import NOWHERE, PIECE, State
from undermine.core.tile import DOWN, turned
from undermine.games import RulesError, parse_rules
from undermine.notation import word
from undermine.notation.draft import Draft, build
from undermine.notation.error import NotationError, bounded, quote, unknown
from undermine.notation.word import write_run
from undermine.views.view import View

KEYS: Final = (
    "rules", "me", "round", "turn", "board", "goal", "hand", "front", "known", "gold", "purse", "roles", "aside",
    "worn", "note", "piece", "figure", "moved", "visited", "due", "offer", "stock", "gone", "out",
    "deck", "away", "discard", "gold-deck", "pool", "wage", "hint", "latest", "trail", "winner", "finder", "agenda",
    "chance",
)  # fmt: skip
_REPEATED: Final = frozenset(
    {"board", "goal", "hand", "front", "known", "gold", "purse", "note", "piece", "figure", "moved", "wage", "hint"}
    | {"chance"}
)
_SHAPE: Final = re.compile(r"(d-)?([NESW]{1,4})")
_SPAN: Final = re.compile(r"(-?\d{1,3})(?:\.\.(-?\d{1,3}))?,(-?\d{1,3})(?:\.\.(-?\d{1,3}))?", re.ASCII)
_FIRST: Final = "a position begins with its rules, for example: rules base x5"
FRONT_ROOM: Final = 6  # cards that can lie before a seat


def write_position(state: State) -> str:
    """A position in words, complete: reading it gives the same position."""
    rules = state.rules
    lines = [f"rules {rules.text}"]
    if isinstance(state, View):
        lines.append(f"me {word.write_seat(int(state.me))}")
    lines += [f"round {int(state.round)}", f"turn {int(state.turn)}"]
    laid = [
        f"{word.write_cell(rules, int(cell))} {word.write_tile(rules, int(code)) if code else word.UNSEEN}"
        for cell, code in (_tile(state, tile) for tile in range(int(state.arena.fixed) + 1, int(state.arena.count) + 1))
    ]
    lines += [f"board {'; '.join(laid[i : i + 6])}" for i in range(0, len(laid), 6)]
    lines += [_goal_line(state, goal) for goal in range(len(rules.goal_cells))]
    if rules.stocks_goals:
        lines.append(f"stock {_kinds(rules, state.stock)}".rstrip())
    lines += [f"gone {_kinds(rules, state.gone)}"] if len(state.gone) else []
    lines += [f"out {_cards(rules, [int(card) for card in state.out])}"] if len(state.out) else []
    lines += _piece_lines(state)
    for figure, place in enumerate(state.figures):
        if place != rules.figure_starts[figure]:
            lines.append(f"figure {word.write_figure(rules, figure)} {word.write_place(rules, int(place))}")
    cards = range(int(rules.seats))
    lines += [f"hand {seat} {_cards(rules, state.hand(seat))}" for seat in cards if state.held[seat]]
    lines += [f"front {seat} {_cards(rules, state.before(seat))}" for seat in cards if state.before(seat)]
    for seat in cards:
        known = [word.write_goal(rules, goal) for goal in range(len(rules.goal_cells)) if state.known[seat] >> goal & 1]
        lines += [f"known {seat} {' '.join(known)}"] if known else []
    lines += [f"gold {seat} {_values(word.values_of(int(state.gold[seat])))}" for seat in cards if state.gold[seat]]
    lines += [f"purse {seat} {int(state.purse[seat])}" for seat in cards if state.purse[seat]]
    if len(rules.role_deck):
        lines.append(f"roles {write_run([word.write_role(rules, int(role)) for role in state.roles])}")
        lines.append(f"aside {write_run([word.write_role(rules, int(role)) for role in state.aside])}".rstrip())
    lines += (
        [f"worn {write_run([word.write_role(rules, int(role)) for role in state.worn])}"] if len(state.worn) else []
    )
    for note, value in enumerate(state.notes):
        lines += [f"note {word.write_note(rules, note)} {int(value)}"] if value != rules.note_starts[note] else []
    lines += [f"due {int(state.due)}"] if state.due != 1 else []
    lines += [f"offer {_cards(rules, [int(card) for card in state.offer][::-1])}"] if len(state.offer) else []
    deck = [int(state.deck[i]) for i in range(int(state.left) - 1, -1, -1)]
    lines.append(f"deck {_cards(rules, deck)}".rstrip())
    lines += [f"away {_cards(rules, [int(card) for card in state.away][::-1])}"] if len(state.away) else []
    pile = [int(state.pile[i]) for i in range(int(state.spent) - 1, -1, -1)]
    lines += [f"discard {_cards(rules, pile)}"] if pile else []
    lines.append(f"gold-deck {_values([int(value) for value in state.bank][::-1])}".rstrip())
    lines += [f"pool {_values([int(value) for value in state.pool])}"] if len(state.pool) else []
    if isinstance(state, View):
        lines += [f"wage {seat} {amount} {count}" for seat, amount, count in state.wages]
        for bits, kind in state.hints:
            places = [word.write_goal(rules, goal) for goal in range(len(rules.goal_cells)) if bits >> goal & 1]
            lines.append(f"hint {word.write_kind(rules, kind)} {' '.join(places)}")
    if state.latest != NOWHERE:
        lines.append(f"latest {word.write_cell(rules, int(state.latest))}")
    if rules.keeps_trail:
        lines.append(f"trail {' '.join(word.write_cell(rules, int(cell)) for cell in state.trail)}".rstrip())
    if state.winner:
        lines.append(f"winner {word.write_side(rules, int(state.winner))}")
    if state.finder != NOBODY:
        lines.append(f"finder {int(state.finder)}")
    lines.append(f"agenda {'; '.join(word.write_frame(rules, frame) for frame in state.frames())}".rstrip())
    if state.key:
        lines.append(f"chance keyed {state.key.hex()} {int(state.drawn)}")
    if (state.dice_a, state.dice_b) != quick_start(0):
        lines.append(f"chance quick {int(state.dice_a)} {int(state.dice_b)}")
    return "\n".join(lines) + "\n"


def read_position(text: str, *, strict: bool = False) -> State:
    """The position that lines tell: a State, or a View if they say whose.

    >>> from undermine.core.engine import legal_actions
    >>> from undermine.notation.action import write_action
    >>> state = read_position('''
    ... rules base x3
    ... board 1..2,0 B-EW
    ... hand 0 B-NS
    ... ''')
    >>> [write_action(state.rules, action) for action in legal_actions(state, 0)]
    ['place B-NS 0,-1', 'place B-NS 0,1', 'discard B-NS']
    """
    draft: Draft | None = None
    said: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        key, *words = line.split("#", 1)[0].split() or [""]
        if not key:
            continue
        try:
            if draft is None:
                if key != "rules":
                    raise NotationError(f"{quote(key)}: {_FIRST}")
                draft = Draft(parse_rules(" ".join(words)))
            elif key in said or key == "rules":
                raise NotationError(f"{key!r} is said twice")
            else:
                _read_line(draft, key, words)
        except (NotationError, RulesError) as error:
            raise NotationError(f"line {number}: {bounded(error)}") from None
        if key not in _REPEATED:
            said.add(key)
    if draft is None:
        raise NotationError(f"line 1: the text is empty; {_FIRST}")
    return build(draft, strict=strict)


def _read_line(draft: Draft, key: str, words: list[str]) -> None:
    if key not in KEYS:
        raise unknown("line of a position", key, KEYS)
    rules = draft.rules
    match key:
        case "board":
            for item in " ".join(words).split(";"):
                _read_board(draft, item.split())
        case "goal":
            _read_goal(draft, words)
        case "hand" | "front" | "known" | "gold":
            _read_seat_line(draft, key, words)
        case "purse":
            seat, amount = _exactly(words, "purse SEAT NUGGETS")
            if word.read_seat(rules, seat) in draft.purses:
                raise NotationError(f"purse {seat} is said twice")
            draft.purses[word.read_seat(rules, seat)] = word.read_number(amount, -999, 999)
        case "note":
            name, value = _exactly(words, "note NAME VALUE")
            if word.read_note(rules, name) in draft.notes:
                raise NotationError(f"the note {name} is said twice")
            draft.notes[word.read_note(rules, name)] = word.read_number(value, -word.MOST, word.MOST)
        case "deck" | "discard" | "away" | "offer" | "out" | "aside" | "worn" | "roles" | "gold-deck" | "pool":
            _read_list(draft, key, word.read_run(words))
        case "stock" | "gone":
            kinds = [word.read_kind(rules, item) for item in word.read_run(words)]
            if not rules.stocks_goals or len(kinds) > len(rules.goal_deck):
                raise NotationError(f"{key}: these rules keep no {len(kinds)} goal cards for later rounds")
            if key == "stock":
                draft.stock = kinds
            else:
                draft.gone = kinds
        case "piece":
            _read_piece(draft, words)
        case "figure":
            name, spot = _exactly(words, "figure NAME X,Y:F, or figure NAME off")
            if word.read_figure(rules, name) in draft.figures:
                raise NotationError(f"the figure {name} is said twice")
            draft.figures[word.read_figure(rules, name)] = word.read_place(rules, spot)
        case "visited":
            draft.visited = [word.read_cell(rules, item) for item in words]
        case "moved":
            home, cell = _exactly(words, "moved X,Y X,Y")
            draft.moved[word.read_goal(rules, home)] = word.read_cell(rules, cell)
        case "due":
            (item,) = _exactly(words, "due NUMBER")
            draft.due = word.read_number(item, -99, 99)
        case "me":
            (item,) = _exactly(words, "me SEAT or me spectator")
            draft.me = SPECTATOR if item == "spectator" else word.read_seat(rules, item)
        case "round":
            (item,) = _exactly(words, "round NUMBER")
            draft.round = word.read_number(item, 1, 99)
        case "turn":
            (item,) = _exactly(words, "turn SEAT")
            draft.turn = word.read_seat(rules, item)
        case "latest":
            (item,) = _exactly(words, "latest X,Y")
            draft.latest = word.read_cell(rules, item)
        case "trail":
            if not rules.keeps_trail:
                raise NotationError("trail: these rules do not ask in which order cards were placed; leave it out")
            draft.trail = [word.read_cell(rules, item) for item in words]
            for name, place in zip(words, draft.trail, strict=True):
                if place not in draft.board:
                    raise NotationError(f"trail: no placed card lies on {name}; the board comes first")
        case "hint":
            if len(words) < 3:
                raise NotationError(f"{quote(' '.join(words))}: write hint CARD X,Y X,Y")
            goals = {word.read_goal(rules, item) for item in words[1:]}
            draft.hints.append((sum(1 << goal for goal in goals), word.read_kind(rules, words[0])))
        case "winner":
            (item,) = _exactly(words, "winner SIDE")
            draft.winner = word.read_side(rules, item)
        case "finder":
            (item,) = _exactly(words, "finder SEAT")
            draft.finder = word.read_anybody(rules, item)
        case "wage":
            seat, amount, count = _exactly(words, "wage SEAT AMOUNT CARDS")
            numbers = word.read_number(amount, 0, 99), word.read_number(count, 0, 99)
            draft.wages.append((word.read_seat(rules, seat), *numbers))
        case "agenda":
            items = " ".join(words).split(";") if words else []
            draft.agenda = [word.read_frame(rules, item.split()) for item in items]
        case _:
            _read_chance(draft, words)


def _read_board(draft: Draft, words: list[str]) -> None:
    """X,Y CARD [turned]; both numbers may be spans (1..6,0), the card a shape as it lies (SW, d-EW)."""
    rules = draft.rules
    if len(words) < 2:
        raise NotationError(f"{quote(' '.join(words))}: write X,Y CARD [turned], and ; between cards")
    span = _SPAN.fullmatch(words[0])
    if span is None:
        raise NotationError(f"{quote(words[0])} is no cell; write X,Y such as 3,-1, or a span such as 1..6,0")
    code = _read_shape(rules, words[1]) if len(words) == 2 else 0
    is_covered = words[1:] == [word.UNSEEN] and rules.covers > 0
    code = code or (0 if is_covered else word.read_tile(rules, words[1:]))
    if not is_covered and not rules.tile_card[code >> 1] and code & ~1 not in rules.cover_faces:
        raise NotationError(f"{quote(words[1])}: only path cards are laid; the start and the goals lie by themselves")
    x, to_x, y, to_y = (None if item is None else int(item) for item in span.groups())
    assert x is not None and y is not None
    for column in range(x, (x if to_x is None else to_x) + 1):
        for row in range(y, (y if to_y is None else to_y) + 1):
            cell = word.read_cell(rules, f"{column},{row}")
            is_goal = cell in rules.goal_cells and not rules.covers  # chests may move a goal away
            if cell in draft.board or is_goal or cell in rules.start_cells:
                raise NotationError(f"{column},{row}: a card lies there already")
            draft.board[cell] = code
    room = int(rules.most_tiles - rules.first_goal) - len(rules.goal_cells)
    if len(draft.board) > room:
        raise NotationError(f"more than {room} path cards on the board; these rules have no room for them")


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


def _piece_lines(state: State) -> list[str]:
    """Goals that lie elsewhere than at the beginning, pieces, and the sites that somebody has visited."""
    rules = state.rules
    lines: list[str] = []
    for goal, home in enumerate(rules.goal_cells):
        cell = int(state.arena.cell[rules.first_goal + goal])
        lines += [f"moved {word.write_goal(rules, goal)} {word.write_cell(rules, cell)}"] if cell != home else []
    for i in range(0, len(state.pieces), int(PIECE)):
        kind, cell, number, face, content = (int(value) for value in state.pieces[i : i + int(PIECE)])
        line = f"piece {word.write_piece(rules, kind)} {word.write_cell(rules, cell)} {number}"
        if kind == rules.cover_kind:
            line += f" {word.write_face(rules, face)} {word.write_content(rules, content)}"
        lines.append(line)
    visited = [cell for cell in rules.site_cells if state.arena.code[state.arena.tile_at(cell)] != DOWN]
    lines += [f"visited {' '.join(word.write_cell(rules, int(cell)) for cell in visited)}"] if visited else []
    return lines


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


def _read_seat_line(draft: Draft, key: str, words: list[str]) -> None:
    rules = draft.rules
    if not words:
        raise NotationError(f"{key} of whom? write {key} SEAT …")
    seat = word.read_seat(rules, words[0])
    items = word.read_run(words[1:])
    told: dict[str, Mapping[int, object]] = {
        "hand": draft.hands, "front": draft.front, "known": draft.known, "gold": draft.gold,
    }  # fmt: skip
    if seat in told[key]:
        raise NotationError(f"{key} {seat} is said twice")
    if key == "known":
        draft.known[seat] = sum({1 << word.read_goal(rules, item) for item in items})
    elif key == "gold":
        draft.gold[seat] = word.pack_values([word.read_value(item) for item in items])
    else:
        room = int(rules.width) if key == "hand" else FRONT_ROOM
        if len(items) > room:
            raise NotationError(f"{key} {seat}: {len(items)} cards; there is room for {room}")
        cards = [word.read_card(rules, item) for item in items]
        if key == "hand":
            draft.hands[seat] = cards
        else:
            if 0 in cards:
                raise NotationError("cards before a seat are seen by all; write their names")
            draft.front[seat] = cards


def _read_list(draft: Draft, key: str, items: list[str]) -> None:
    rules = draft.rules
    if key in ("deck", "discard", "away", "offer", "out"):
        if len(items) > len(rules.cards):
            raise NotationError(f"{key}: {len(items)} cards; these rules have {len(rules.cards)}")
        cards = [word.read_card(rules, item) for item in items]
        if key == "deck":
            draft.deck = cards
        elif key == "away":
            draft.away = cards
        elif key == "offer":
            draft.offer = cards
        elif key == "out":
            draft.out = cards
        else:
            draft.discard = cards
    elif key in ("roles", "aside", "worn"):
        count = int(rules.seats) if key == "roles" else int(rules.spare_roles)
        if len(items) > count or (key == "roles" and len(items) < count):
            raise NotationError(f"{key}: {len(items)} roles; there must be {count}")
        roles = [word.read_role(rules, item) for item in items]
        if key == "roles":
            draft.roles = roles
        elif key == "worn":
            draft.worn = roles
        else:
            draft.aside = roles
    else:
        values = [word.read_value(item) for item in items]
        if key == "pool":
            draft.pool = values
        else:
            draft.gold_deck = values


def _read_chance(draft: Draft, words: list[str]) -> None:
    kind, first, second = _exactly(words, "chance keyed KEY DRAWN or chance quick A B")
    if kind == "keyed" and re.fullmatch("[0-9a-f]{64}", first):
        draft.keyed = (bytes.fromhex(first), word.read_number(second, 0, 1 << 40))
    elif kind == "quick":
        draft.quick = (word.read_number(first, 0, 0xFFFFFFFF), word.read_number(second, 0, 0xFFFFFFFF))
    else:
        what = quote(" ".join(words))
        raise NotationError(f"{what}: write keyed, 64 hex digits and a number, or quick and two numbers")


def _exactly(words: list[str], shape: str) -> list[str]:
    """As many words as the shape's first alternative has behind its key."""
    if len(words) != len(shape.partition(" or ")[0].split()) - 1:
        raise NotationError(f"{quote(' '.join(words))}: write {shape}")
    return words


def _tile(state: State, tile: int) -> tuple[int, int]:
    return int(state.arena.cell[tile]), int(state.arena.code[tile])


def _goal_line(state: State, goal: int) -> str:
    rules = state.rules
    line = f"goal {word.write_goal(rules, goal)} {word.write_kind(rules, int(state.goals[goal]))}"
    code = int(state.arena.code[rules.first_goal + goal])
    if code == DOWN:
        return line
    assert rules.tile_names[code >> 1] == rules.goal_names[state.goals[goal]], "a goal shows what it is"
    return f"{line} up {word.TURNED}" if code & 1 else f"{line} up"


def _cards(rules: Rules, cards: list[int]) -> str:
    return write_run([word.write_card(rules, card) for card in cards])


def _kinds(rules: Rules, kinds: vec[i64]) -> str:
    return write_run([word.write_kind(rules, int(kind)) for kind in kinds])


def _values(values: list[int]) -> str:
    return write_run([word.write_value(value) for value in values])
