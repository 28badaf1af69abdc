"""Events in words that read back exactly: `drew 3 B-NE`, and as others see it `drew 3 ?`.

Owns the words of an event and of its audience.  Never knows what an event does.

An event is its name, then its open fields, then its secret fields; a list of secret fields follows a bar.  A fact is
`told`, its own name and its fields.  Two signs are added where they are needed: `~` before an event that does not exist
for those without eyes though its kind has an open part, and `@…` behind one whose audience is not the usual one of its
kind.
"""

from __future__ import annotations

from typing import Final

from undermine.core import event as kinds
from undermine.core.event import ALL, Event, Ints
from undermine.core.fact import Fact, Field
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN
from undermine.core.tile import DOWN
from undermine.notation import word
from undermine.notation.action import read_action, write_action
from undermine.notation.error import NotationError, quote, unknown

BAR: Final = "|"
WHISPER: Final = "~"
EYES: Final = "@"
LISTS: Final = ("*", "^")
TOLD: Final = "told"

# Kind -> open fields, secret fields.  A field that ends in * is a list of the rest; one that ends in ^ is a pile and
# written top first, as everywhere in the notation; `frame` is four numbers; `action` takes all words that are left;
# `once` is a 1 that needs no word.
FIELDS: Final[dict[int, tuple[str, str]]] = {
    int(kinds.CHOSE): ("seat", "action"),
    int(kinds.BEGAN): ("number number", "card^"),
    int(kinds.CAST): ("seat", "role"),
    int(kinds.SET_ASIDE): ("", "role*"),
    int(kinds.HID): ("", "kind*"),
    int(kinds.DREW): ("seat", "card"),
    int(kinds.SPENT): ("seat card", ""),
    int(kinds.DISCARDED): ("seat", "card"),
    int(kinds.BURIED): ("card", ""),
    int(kinds.PLACED): ("cell tile", ""),
    int(kinds.REMOVED): ("cell", ""),
    int(kinds.SHOWN): ("goal tile", ""),
    int(kinds.FRONTED): ("seat card", ""),
    int(kinds.CLEARED): ("seat card", ""),
    int(kinds.PEEKED): ("seat goal", "kind"),
    int(kinds.TURNED): ("seat", ""),
    int(kinds.PUSHED): ("frame", ""),
    int(kinds.POPPED): ("once", ""),
    int(kinds.REPLACED): ("frame", ""),
    int(kinds.BANKED): ("number", "value^"),
    int(kinds.STAKED): ("number", "value*"),
    int(kinds.LOOKED): ("seat", "value*"),
    int(kinds.TOOK): ("seat", "value"),
    int(kinds.PAID): ("seat number", "value*"),
    int(kinds.ENDED): ("side anybody", ""),
    int(kinds.UNMASKED): ("role*", ""),
    int(kinds.BARED): ("kind*", ""),
    int(kinds.COUNTED): ("hoard*", ""),
    int(kinds.FOUND): ("goal kind", ""),
    int(kinds.NOTED): ("note amount", ""),
    int(kinds.WITHHELD): ("number", "card^"),
    int(kinds.EARNED): ("seat amount", ""),
    int(kinds.HANDED): ("seat seat amount", ""),
    int(kinds.HATTED): ("seat", "role"),
    int(kinds.INSPECTED): ("seat seat", "role"),
    int(kinds.SWAPPED): ("seat seat", "card*"),
    int(kinds.OWED): ("amount", ""),
    int(kinds.OFFERED): ("seat source", "card^"),
    int(kinds.KEPT): ("seat", "card"),
    int(kinds.PUT_BACK): ("seat", ""),
    int(kinds.MIXED): ("number", "card^"),
    int(kinds.BURNT): ("number", "card*"),
    int(kinds.SNATCHED): ("seat seat", "card"),
    int(kinds.TRADED): ("seat", "role"),
    int(kinds.POSTED): ("piece cell number", ""),
    int(kinds.COVERED): ("piece cell", "face content"),
    int(kinds.WITHDRAWN): ("piece cell", ""),
    int(kinds.GLIMPSED): ("seat piece cell", "face content"),
    int(kinds.OPENED): ("piece cell face content", ""),
    int(kinds.FACED): ("cell tile", ""),
    int(kinds.MOVED): ("goal cell", ""),
    int(kinds.EXCHANGED): ("seat goal goal", "fate"),
    int(kinds.UNEARTHED): ("cell tile", "number"),
    int(kinds.SHIFTED): ("cell cell tile", ""),
    int(kinds.SWITCHED): ("seat goal goal fate", ""),
    int(kinds.STOCKED): ("number", "kind*"),
    int(kinds.BOXED): ("number", ""),
    int(kinds.COLLECTED): ("seat cell number", ""),
    int(kinds.FORFEITED): ("seat number", ""),
    int(kinds.STOOD): ("figure place", ""),
    int(kinds.UNVEILED): ("seat role", ""),
    int(kinds.SCANNED): ("seat", "role*"),
    int(kinds.UNCOVERED): ("piece cell face", ""),
    int(kinds.RAISED): ("seat", "value"),
    int(kinds.SUNK): ("seat", "value"),
}
BOOKKEEPING: Final = frozenset({int(kinds.CHOSE), int(kinds.PUSHED), int(kinds.POPPED), int(kinds.REPLACED)})
"""Kinds that keep the agenda and tell a person nothing new."""


def write_event(rules: Rules, event: Event) -> str:
    """An event in words.

    >>> from undermine.games import parse_rules
    >>> rules = parse_rules("base x5")
    >>> write_event(rules, (6, 1 << 3, (3,), (rules.code["B-NE"],)))
    'drew 3 B-NE'
    >>> write_event(rules, (6, 0, (3,), (0,)))
    'drew 3 ?'
    """
    kind, eyes, opened, secret = event
    if kind == kinds.TOLD:
        return _write_fact(rules, event)
    if kind not in FIELDS:
        raise NotationError(f"there is no event with the code {kind}")
    open_fields, secret_fields = FIELDS[kind]
    whispered = bool(open_fields) and not opened and bool(secret)
    if whispered:
        parts = [_write(rules, f"{open_fields} {secret_fields}", secret)]
    else:
        parts = [_write(rules, open_fields, opened), _write(rules, secret_fields, secret)]
        if open_fields and secret_fields.endswith(LISTS):
            parts.insert(1, BAR)
    name = kinds.NAMES[kind]
    parts.insert(0, WHISPER + name if whispered else name)
    if eyes != _usual_eyes(kind, opened, secret):
        parts.append(EYES + _write_eyes(eyes))
    return " ".join(part for part in parts if part)


def read_event(rules: Rules, text: str) -> Event:
    """The event that words tell; NotationError if they tell none."""
    try:
        return _read_event(rules, text.split())
    except NotationError as error:
        raise NotationError(f"{quote(text.strip())}: {error}") from None


def _read_event(rules: Rules, words: list[str]) -> Event:
    if not words:
        raise NotationError("an event is missing")
    eyes = _read_eyes(rules, words.pop()[1:]) if words[-1].startswith(EYES) and len(words) > 1 else None
    whispered = words[0].startswith(WHISPER)
    name = words[0].removeprefix(WHISPER)
    if name == TOLD and not whispered:
        return _read_fact(rules, words[1:], eyes)
    if not name or name not in kinds.NAMES or name == TOLD:
        raise unknown("event", name, kinds.NAMES[1:])
    kind = kinds.NAMES.index(name)
    open_fields, secret_fields = FIELDS[kind]
    rest = words[1:]
    if whispered:
        if not open_fields:
            raise NotationError(f"{name!r} has no open part, so the sign {WHISPER} says nothing; leave it out")
        opened: Ints = ()
        secret = _read(rules, f"{open_fields} {secret_fields}", rest)
    else:
        opened = _read(rules, open_fields, rest)
        if open_fields and secret_fields.endswith(LISTS):
            if not rest or rest[0] != BAR:
                raise NotationError(f"after the open part of {name!r} a bar must follow: {BAR}")
            rest.pop(0)
        secret = _read(rules, secret_fields, rest)
    if rest:
        raise NotationError(f"{quote(rest[0])}: here {name!r} is complete and nothing may follow")
    return kind, _usual_eyes(kind, opened, secret) if eyes is None else eyes, opened, secret


def _write_fact(rules: Rules, event: Event) -> str:
    _, eyes, opened, secret = event
    if not opened or not 0 < opened[0] < len(rules.facts):
        raise NotationError(f"there is no fact with the code {opened[0] if opened else 0}")
    fact = rules.facts[opened[0]]
    if fact.size != len(opened) - 1 or fact.hidden != len(secret):
        raise NotationError(f"the fact {fact.name!r} has other fields than {opened[1:]} and {secret}")
    words = [_write_part(rules, part, value) for part, value in zip(fact.fields(), opened[1:] + secret, strict=True)]
    sight = [] if eyes == _usual_eyes_of(fact, opened, secret) else [EYES + _write_eyes(eyes)]
    return " ".join([TOLD, fact.name, *words, *sight])


def _read_fact(rules: Rules, words: list[str], eyes: int | None) -> Event:
    names = [fact.name for fact in rules.facts]
    if not words or words[0] not in names[1:]:
        raise unknown("fact", words[0] if words else "", names[1:])
    number = names.index(words[0], 1)
    fact = rules.facts[number]
    rest = words[1:]
    values = [_read_part(rules, part, rest) for part in fact.fields()]
    if rest:
        raise NotationError(f"{quote(rest[0])}: here {fact.name!r} is complete and nothing may follow")
    opened, secret = (number, *values[: fact.size]), tuple(values[fact.size :])
    return int(kinds.TOLD), _usual_eyes_of(fact, opened, secret) if eyes is None else eyes, opened, secret


def _usual_eyes_of(fact: Fact, opened: Ints, secret: Ints) -> int:
    """Its first seat sees what is secret of a fact, unless that is hidden."""
    if not secret:
        return ALL
    return 1 << opened[1] if fact.opens and fact.opens[0].type == "seat" and any(secret) else 0


def _write_part(rules: Rules, part: Field, value: int) -> str:
    if part.words:
        if not 0 <= value <= len(part.words):
            raise NotationError(f"{part.type} has no value {value}")
        return part.words[value - 1] if value else word.UNSEEN
    return _write_field(rules, "amount" if part.type == "count" else part.type, value)


def _read_part(rules: Rules, part: Field, words: list[str]) -> int:
    """The value of a field; takes its words off the list."""
    if not words:
        raise NotationError(f"the text ends where a word for {_PLAIN.get(part.type, part.type)} must follow")
    if part.words:
        item = words.pop(0)
        if item not in (word.UNSEEN, *part.words):
            raise unknown(part.type, item, part.words)
        return 0 if item == word.UNSEEN else part.words.index(item) + 1
    if part.type == "tile" and words[0] == word.UNSEEN:
        del words[0]
        return int(DOWN)
    return _read(rules, "amount" if part.type == "count" else part.type, words)[0]


def _write(rules: Rules, fields: str, values: Ints) -> str:
    """The words of one part of an event."""
    words: list[str] = []
    i = 0
    for field in fields.split():
        if field.endswith(LISTS):
            items = [_write_field(rules, field[:-1], value) for value in values[i:]]
            words += word.write_run(items[::-1] if field.endswith("^") else items).split()
            i = len(values)
        elif field == "frame":
            words.append(word.write_frame(rules, values[i : i + 4]) if len(values) >= i + 4 else "")
            i += 4
        elif i < len(values):
            words.append(_write_field(rules, field, values[i]))
            i += 1
        else:
            i += 1
    if i != len(values):
        raise NotationError(f"an event with the fields {fields!r} has other values than {values}")
    return " ".join(item for item in words if item)


def _read(rules: Rules, fields: str, words: list[str]) -> Ints:
    """The values of one part of an event; takes its words off the list."""
    values: list[int] = []
    for field in fields.split():
        if field.endswith(LISTS):
            codes = [_read_field(rules, field[:-1], item) for item in word.read_run(words)]
            values += codes[::-1] if field.endswith("^") else codes
            words.clear()
        elif field == "frame":
            values += word.read_frame(rules, words[:4])
            del words[:4]
        elif field == "action":
            hidden = words == [word.UNSEEN]
            values.append(int(HIDDEN) if hidden else read_action(rules, " ".join(words)))
            words.clear()
        elif field == "tile":
            size = 2 if words[1:2] == [word.TURNED] else 1
            values.append(word.read_tile(rules, words[:size]))
            del words[:size]
        elif field == "once":
            values.append(1)
        elif not words:
            raise NotationError(f"the text ends where a word for {_PLAIN.get(field, field)} must follow")
        else:
            values.append(_read_field(rules, field, words.pop(0)))
    return tuple(values)


_PLAIN: Final = {"anybody": "a seat or nobody", "kind": "a goal card", "value": "gold", "tile": "a card"}


def _write_field(rules: Rules, field: str, value: int) -> str:
    match field:
        case "seat":
            if not 0 <= value < rules.seats:
                raise NotationError(f"there is no seat {value}")
            return str(value)
        case "number" | "amount":
            return str(value)
        case "note":
            return word.write_note(rules, value)
        case "source":
            return word.write_source(value)
        case "fate":
            return word.write_fate(value)
        case "piece":
            return word.write_piece(rules, value)
        case "figure":
            return word.write_figure(rules, value)
        case "place":
            return word.write_place(rules, value)
        case "face":
            return word.write_face(rules, value)
        case "content":
            return word.write_content(rules, value)
        case "action":
            return write_action(rules, value) if value else word.UNSEEN
        case "card":
            return word.write_card(rules, value)
        case "cell":
            return word.write_cell(rules, value)
        case "tile":
            return word.write_tile(rules, value)
        case "goal":
            return word.write_goal(rules, value)
        case "kind":
            return word.write_kind(rules, value)
        case "role":
            return word.write_role(rules, value)
        case "side":
            return word.write_side(rules, value)
        case "anybody":
            return word.write_seat(value)
        case "value":
            return word.write_value(value)
        case "hoard":
            return word.write_hoard(value)
        case "once" if value == 1:
            return ""
    raise NotationError(f"an event cannot hold the value {value} as {field}")


def _read_field(rules: Rules, field: str, item: str) -> int:
    match field:
        case "seat":
            return word.read_seat(rules, item)
        case "number":
            return word.read_number(item)
        case "amount":
            return word.read_number(item, -word.MOST, word.MOST)
        case "note":
            return word.read_note(rules, item)
        case "source":
            return word.read_source(item)
        case "fate":
            return word.read_fate(item)
        case "piece":
            return word.read_piece(rules, item)
        case "figure":
            return word.read_figure(rules, item)
        case "place":
            return word.read_place(rules, item)
        case "face":
            return word.read_face(rules, item)
        case "content":
            return word.read_content(rules, item)
        case "card":
            return word.read_card(rules, item)
        case "cell":
            return word.read_cell(rules, item)
        case "goal":
            return word.read_goal(rules, item)
        case "kind":
            return word.read_kind(rules, item)
        case "role":
            return word.read_role(rules, item)
        case "side":
            return word.read_side(rules, item)
        case "anybody":
            return word.read_anybody(rules, item)
        case "value":
            return word.read_value(item)
        case _:
            return word.read_hoard(item)


def _usual_eyes(kind: int, opened: Ints, secret: Ints) -> int:
    """Who sees the inside, if nothing else is said: the seat that the event is about; nobody if it has none.

    An event without a secret is for all; one whose secret is hidden was projected for somebody without eyes.
    """
    open_fields, secret_fields = FIELDS[kind]
    if open_fields and not opened and secret:
        seat = secret[1 if open_fields == "frame" else 0]
        return 1 << seat if 0 <= seat < SPECTATOR else 0
    if not secret_fields:
        return ALL
    if not open_fields.startswith("seat") or (secret and not any(secret)):
        return 0
    return 1 << opened[0]


def _write_eyes(eyes: int) -> str:
    if eyes in (ALL, 0):
        return "all" if eyes else "none"
    return ",".join(str(seat) for seat in range(SPECTATOR) if eyes >> seat & 1)


def _read_eyes(rules: Rules, text: str) -> int:
    if text in ("all", "none"):
        return ALL if text == "all" else 0
    seats = {word.read_seat(rules, item) for item in text.split(",")}
    return sum(1 << seat for seat in seats)
