"""Single words of the notation: cards, tiles, cells, seats, goals, roles, sides, frames, gold; and runs of equal words.

Owns which word stands for which code of a rule set, in both directions.  Never knows an order of words.
"""

from __future__ import annotations

from typing import Final

from undermine.core.frame import NOBODY, SPECTATOR, Frame
from undermine.core.place import FIELD, NAMES, WIDTH
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, NOWHERE
from undermine.core.zone import FIRST, OWN, WORDS, zone_word
from undermine.notation.error import NotationError, bounded, quote, unknown

UNSEEN: Final = "?"  # what a seat does not know
NO_SEAT: Final = "nobody"
NO_SIDE: Final = "none"
TURNED: Final = "turned"
MOST: Final = (1 << 62) - 1  # of a number that a module keeps
LONGEST: Final = 1024  # words that a run may unfold to


# Numbers and seats


def read_number(word: str, low: int = 0, high: int = 0xFFFF) -> int:
    """A whole number in plain digits; int() alone would also read `1_0` and other scripts."""
    digits = word[1:] if word.startswith("-") else word
    if not (0 < len(digits) <= 20 and digits.isascii() and digits.isdigit() and low <= int(word) <= high):
        raise NotationError(f"{quote(word)} is no number from {low} to {high}")
    return int(word)


def read_seat(rules: Rules, word: str) -> int:
    return read_number_as("seat", word, int(rules.seats))


def read_number_as(what: str, word: str, count: int) -> int:
    """One of so many, counted from 0."""
    if not (0 < len(word) <= 4 and word.isascii() and word.isdigit() and int(word) < count):
        raise NotationError(f"{quote(word)} is no {what}; write a number from 0 to {count - 1}")
    return int(word)


def write_seat(seat: int) -> str:
    """A seat, nobody, or a spectator."""
    return NO_SEAT if seat == NOBODY else "spectator" if seat == SPECTATOR else str(seat)


def read_anybody(rules: Rules, word: str) -> int:
    """A seat or nobody."""
    return int(NOBODY) if word == NO_SEAT else read_seat(rules, word)


# Cards on hand and on the table


def write_card(rules: Rules, card: int) -> str:
    return _name(rules.names, card, "card")


def read_card(rules: Rules, word: str) -> int:
    if word == UNSEEN:
        return int(HIDDEN)
    if word not in rules.code:
        raise unknown("card", word, rules.names[1:])
    return rules.code[word]


def write_cell(rules: Rules, cell: int) -> str:
    if not 0 <= cell <= rules.grid.mask:
        raise NotationError(f"there is no cell {cell}")
    return rules.grid.name(cell)


def read_cell(rules: Rules, word: str) -> int:
    try:
        return rules.read_cell(word)
    except ValueError as error:
        raise NotationError(bounded(error)) from None


def write_tile(rules: Rules, code: int) -> str:
    """What lies on the table, and whether it is turned."""
    name = _name(rules.tile_names, code >> 1, "tile")
    return f"{name} {TURNED}" if code & 1 else name


def read_tile(rules: Rules, words: list[str]) -> int:
    """One word, or two of which the second is `turned`."""
    if not words:
        raise NotationError("a card is missing; write its name")
    if words[0] == UNSEEN or words[0] not in rules.tile_names:
        raise unknown("card that lies on the table", words[0], rules.tile_names[1:])
    if len(words) > 2 or (len(words) == 2 and words[1] != TURNED):
        raise NotationError(f"{quote(words[-1])}: after the card only {TURNED!r} may follow")
    return 2 * rules.tile_names.index(words[0]) + len(words) - 1


# Goals, roles, sides


def write_goal(rules: Rules, goal: int) -> str:
    """Which goal: the cell where it is laid at the beginning of a round."""
    if not 0 <= goal < len(rules.goal_cells):
        raise NotationError(f"there is no goal {goal}")
    return rules.grid.name(rules.goal_cells[goal])


def read_goal(rules: Rules, word: str) -> int:
    cells = [rules.grid.name(cell) for cell in rules.goal_cells]
    if word not in cells:
        raise unknown("goal", word, cells)
    return cells.index(word)


def write_kind(rules: Rules, kind: int) -> str:
    return _name(rules.goal_names, kind, "goal card")


def read_kind(rules: Rules, word: str) -> int:
    return _code(rules.goal_names, word, "goal card")


def write_role(rules: Rules, role: int) -> str:
    return _name(rules.role_names, role, "role")


def read_role(rules: Rules, word: str) -> int:
    return _code(rules.role_names, word, "role")


def write_side(rules: Rules, side: int) -> str:
    return _name(rules.side_names, side, "side") if side else NO_SIDE


def read_side(rules: Rules, word: str) -> int:
    return 0 if word == NO_SIDE else _code(rules.side_names, word, "side", hidden=False)


def write_note(rules: Rules, note: int) -> str:
    """A number that a module keeps, by its name."""
    if not 0 <= note < len(rules.note_names):
        raise NotationError(f"there is no note {note}")
    return rules.note_names[note]


def read_note(rules: Rules, word: str) -> int:
    if word not in rules.note_names:
        raise unknown("note", word, rules.note_names)
    return rules.note_names.index(word)


# Pieces on cells, and what lies below face-down cards


def write_piece(rules: Rules, kind: int) -> str:
    return _name(rules.piece_names, kind, "piece")


def read_piece(rules: Rules, word: str) -> int:
    return _code(rules.piece_names, word, "piece", hidden=False)


def write_face(rules: Rules, code: int) -> str:
    """A path card that lies face down."""
    return _name(rules.tile_names, code >> 1, "tile") if code else UNSEEN


def read_face(rules: Rules, word: str) -> int:
    code = 2 * _code(rules.tile_names, word, "card that lies on the table")
    if code and not is_face(rules, code):
        raise NotationError(f"{quote(word)}: such a card never lies face down")
    return code


def is_face(rules: Rules, code: int) -> bool:
    """Whether a path card is one that lies face down in the beginning."""
    return any(code in kind.faces for kind in rules.pieces)


def write_content(rules: Rules, content: int) -> str:
    return _name(rules.content_names, content, "content")


def read_content(rules: Rules, word: str) -> int:
    return _code(rules.content_names, word, "content")


# Figures and the fields they stand on

OFF: Final = "off"


def write_figure(rules: Rules, figure: int) -> str:
    if not 0 <= figure < len(rules.figure_names):
        raise NotationError(f"there is no figure {figure}")
    return rules.figure_names[figure]


def read_figure(rules: Rules, word: str) -> int:
    if word not in rules.figure_names:
        raise unknown("figure", word, rules.figure_names)
    return rules.figure_names.index(word)


def write_place(rules: Rules, place: int) -> str:
    """X,Y:FIELD, or that the figure is off the table."""
    if place < 0:
        return OFF
    return f"{write_cell(rules, place >> int(WIDTH))}:{NAMES[place & int(FIELD)]}"


def read_place(rules: Rules, word: str) -> int:
    if word == OFF:
        return int(NOWHERE)
    cell, colon, name = word.partition(":")
    if not colon or len(name) != 1 or name not in NAMES:
        raise NotationError(f"{quote(word)} is no field; write X,Y:F such as 3,1:c, or {OFF}")
    return read_cell(rules, cell) << int(WIDTH) | NAMES.index(name)


FATES: Final = (UNSEEN, "stayed", "crossed")


def write_fate(fate: int) -> str:
    """What became of two goals that were taken up."""
    if not 0 <= fate < len(FATES):
        raise NotationError(f"goals have no such fate: {fate}")
    return FATES[fate]


def read_fate(word: str) -> int:
    if word not in FATES:
        raise unknown("fate of goals", word, FATES)
    return FATES.index(word)


def write_zone(rules: Rules, zone: int) -> str:
    """Where cards lie: `deck`, `aside`, `hand-3`."""
    try:
        return zone_word(rules.zones, zone)
    except ValueError as error:
        raise NotationError(str(error)) from None


def read_zone(rules: Rules, word: str) -> int:
    places = (int(rules.seats), int(rules.seats), int(rules.seats), len(rules.goal_cells))
    zones: list[int] = [*range(len(WORDS)), *(int(FIRST) + i for i in range(len(rules.zones)))]
    zones += [int(first) + i for (first, _), count in zip(OWN, places, strict=True) for i in range(count)]
    names = [zone_word(rules.zones, zone) for zone in zones]
    if word not in names:
        raise unknown("zone", word, names)
    return zones[names.index(word)]


# Pending matters: KIND SEAT [A [B]]


def write_frame(rules: Rules, frame: Frame | tuple[int, ...]) -> str:
    kind, seat, a, b = (int(part) for part in frame)
    words = [_name(rules.frame_names, kind, "matter"), write_seat(seat), str(a), str(b)]
    while len(words) > 2 and words[-1] == "0":
        words.pop()
    return " ".join(words)


def read_frame(rules: Rules, words: list[str]) -> tuple[int, int, int, int]:
    if not 2 <= len(words) <= 4:
        raise NotationError(f"{quote(' '.join(words))} is no pending matter; write KIND SEAT [A [B]]")
    kind = _code(rules.frame_names, words[0], "pending matter", hidden=False)
    numbers = [read_number(word, -(1 << 62), (1 << 62) - 1) for word in words[2:]] + [0, 0]
    return kind, read_anybody(rules, words[1]), numbers[0], numbers[1]


# Gold: one card is its value; all cards of a seat are counts per value, packed


def write_value(value: int) -> str:
    return str(value) if value else UNSEEN


def read_value(word: str) -> int:
    return 0 if word == UNSEEN else read_number(word, 1, 7)


def values_of(packed: int) -> list[int]:
    """The gold cards of a seat, most valuable first, those not seen last."""
    return [value for value in range(7, -1, -1) for _ in range(packed >> 8 * value & 255)]


def pack_values(values: list[int]) -> int:
    if any(values.count(value) > 127 for value in set(values)):
        raise NotationError("more gold cards than a seat can hold")
    return sum(1 << 8 * value for value in values)


def write_hoard(packed: int) -> str:
    """The gold of a seat as one word: `3+1+1`, `-` if there is none."""
    return "+".join(write_value(value) for value in values_of(packed)) or "-"


def read_hoard(word: str) -> int:
    return 0 if word == "-" else pack_values([read_value(value) for value in word.split("+")])


# Runs: three or more equal words in a row are written once, with their number


def write_run(words: list[str]) -> str:
    """Words one after another.

    >>> write_run(["map", "?", "?", "?", "map", "map"])
    'map ?*3 map map'
    """
    parts: list[str] = []
    i = 0
    while i < len(words):
        k = i
        while k < len(words) and words[k] == words[i]:
            k += 1
        parts += [f"{words[i]}*{k - i}"] if k - i > 2 else words[i:k]
        i = k
    return " ".join(parts)


def read_run(words: list[str]) -> list[str]:
    """The words of a run, unfolded.

    >>> read_run("map ?*3".split())
    ['map', '?', '?', '?']
    """
    unfolded: list[str] = []
    for word in words:
        name, star, times = word.rpartition("*")
        unfolded += [name] * read_number(times, 1, LONGEST) if star else [word]
        if len(unfolded) > LONGEST:
            raise NotationError(f"a list of more than {LONGEST} words")
    return unfolded


def _name(names: list[str], code: int, what: str) -> str:
    if not 0 <= code < len(names):
        raise NotationError(f"there is no {what} with the code {code}")
    return names[code] if code else UNSEEN


def _code(names: list[str], word: str, what: str, *, hidden: bool = True) -> int:
    """Code 0 has a name too, but it is written `?` and only where something may be hidden."""
    if hidden and word == UNSEEN:
        return int(HIDDEN)
    if word not in names[1:]:
        raise unknown(what, word, names[1:])
    return names.index(word, 1)
