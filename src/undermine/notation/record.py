"""A whole game as text that a person can read and that replays byte for byte.

Owns the layout: a header, what happened line by line and what was said meanwhile, the scores if the game is over, and
a checksum over all of it.
A record holds the truth, so it is shown to nobody but the table until the game is over; then the seed is released.
Never runs the rules: what a record tells is folded, and re-running it is the business of `audit`, and of `earlier` for
records of a format that is not written any more.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Final, NamedTuple

from undermine.core import deal as deals
from undermine.core.chance import seal_of
from undermine.core.change import fold
from undermine.core.deal import Deal
from undermine.core.engine import is_over, scores
from undermine.core.event import CHOSE, Event, Ints
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import RulesError, parse_rules
from undermine.notation import earlier, word
from undermine.notation.course import CARDS, FIRST, Chance, Course, Order, WhatIf
from undermine.notation.error import NotationError, bounded, quote, unknown
from undermine.notation.event import read_event, write_event

KIND: Final = "undermine record"
"""What every record begins with, of whatever format."""

FORMAT: Final = f"{KIND} 2"
WIDTH: Final = 116  # events are joined into one line up to here
INDENT: Final = "  "
BREAK: Final = "; "
CHECKSUM: Final = "checksum"
DIGEST: Final = 16  # bytes
MOST: Final = 1_000_000  # answers of a game, or words of chance
_CHOICE: Final = re.compile(r"(\d{1,2})(>>?) (.+)", re.ASCII)
_SAID: Final = re.compile(r"(\d{1,2}): ([a-z0-9-]+(?: [a-z0-9-]+)*)", re.ASCII)


class Said(NamedTuple):
    """A phrase that a seat said after so many events; free chat is nobody's business afterwards."""

    after: int
    seat: int
    words: tuple[str, ...]
    """The phrase and its arguments."""


@dataclass(slots=True)
class Header:
    """What stands above the events."""

    rules: Rules
    seed: str | None
    seal: str
    players: tuple[str, ...]
    orders: tuple[Order, ...]
    chances: tuple[Chance, ...]
    what_if: WhatIf | None

    @property
    def deal(self) -> tuple[tuple[str, Ints], ...]:
        return tuple((order.name, order.codes) for order in self.orders if order.round == 1)

    @property
    def later(self) -> tuple[Order, ...]:
        return tuple(order for order in self.orders if order.round > 1)


@dataclass(frozen=True, slots=True)
class Record:
    """Rules and events of a game, over or not; `seed` is None as long as only its seal is released."""

    rules: Rules
    seed: str | None
    seal: str
    log: tuple[Event, ...]
    players: tuple[str, ...] = ()
    deal: tuple[tuple[str, Ints], ...] = ()
    """Orders that replaced chance in the first round, by name, as in a Deal; `first` is the seat that begins."""
    said: tuple[Said, ...] = ()
    later: tuple[Order, ...] = ()
    """Such orders of other rounds."""
    chances: tuple[Chance, ...] = ()
    """From where on chance is another one."""
    what_if: WhatIf | None = None
    """Where another game was left for this one; None of games that began with their first card."""
    lines: tuple[int, ...] = field(default=(), compare=False)
    """Where each event stands in the text that it was read from."""

    @property
    def actions(self) -> list[tuple[int, int]]:
        """(seat, action) in the order chosen."""
        return [choice_of(event) for event in self.log if event[0] == CHOSE]

    def places(self) -> tuple[int, ...]:
        """The line on which each event stands, or would stand."""
        return self.lines or tuple(_numbered(self))

    def line_of(self, index: int) -> int:
        """The line of one event; the one behind the last for an event that is missing."""
        places = self.places()
        return places[index] if index < len(places) else places[-1] + 1


def choice_of(event: Event) -> tuple[int, int]:
    """Seat and action of an answer, open or whispered."""
    seat, action = event[2] + event[3]
    return seat, action


def record_of(
    run: Run, seed: str, players: tuple[str, ...] = (), said: tuple[Said, ...] = (), *, released: bool = True
) -> Record:
    """The record of a game that was recorded from its beginning, with the deal if it was begun with one."""
    deal: tuple[tuple[str, Ints], ...] = ()
    if run.fixed is not None:
        deal = tuple((name, tuple(int(code) for code in codes)) for name, codes in run.fixed.orders.items())
        deal += ((FIRST, (int(run.fixed.first),)),) if run.fixed.first >= 0 else ()
    return Record(run.rules, seed if released else None, seal_of(seed), tuple(run.log), players, deal, said)


def record_again(
    course: Course,
    log: tuple[Event, ...],
    players: tuple[str, ...] = (),
    said: tuple[Said, ...] = (),
    what_if: WhatIf | None = None,
) -> Record:
    """The record of a game whose course is known, with all that makes it run again."""
    deal = tuple((order.name, order.codes) for order in course.orders if order.round == 1)
    later = tuple(order for order in course.orders if order.round > 1)
    seal = seal_of(course.seed)
    return Record(course.rules, course.seed, seal, log, players, deal, said, later, course.chances, what_if)


def deal_of(record: Record) -> Deal | None:
    """The deal that the game was begun with."""
    return course_of(record, "").deal(1)


def course_of(record: Record, seed: str) -> Course:
    """How the game is run again with its seed, which the record may keep back."""
    orders = (*(Order(1, name, codes) for name, codes in record.deal), *record.later)
    return Course(record.rules.text, seed, orders, record.chances)


def replay(record: Record, events: int | None = None) -> State:
    """Fold all events, or so many; no chance and no rule is asked, so old records outlive new rules."""
    state = State(record.rules)
    for index, event in enumerate(record.log[:events]):
        try:
            fold(state, event)
        except (AssertionError, IndexError, OverflowError, ValueError) as error:
            text = quote(write_event(record.rules, event))
            why = f" ({error})" if str(error) else ""
            raise NotationError(f"line {record.line_of(index)}: {text} cannot happen here{why}") from None
    return state


def write_record(record: Record) -> str:
    """The text of a record; reading it gives the same record."""
    lines = [*_header(record), *(line for line, _ in _body(record))]
    state = replay(record)
    if is_over(state):
        lines.append(_end_line(state))
    text = "\n".join(lines) + "\n"
    return f"{text}{CHECKSUM} {checksum(text)}\n"


def checksum(text: str) -> str:
    """blake2b over the text above the last line."""
    return blake2b(text.encode(), digest_size=DIGEST, person=b"undermine record").hexdigest()


def read_record(text: str, *, guarded: bool = True) -> Record:
    """The record that a text holds; NotationError with the line if it was cut off, changed or is none.

    Without `guarded` the checksum is not compared: that lets an audit say which line was changed.
    """
    lines = text.split("\n")
    if lines[0].strip() not in (FORMAT, earlier.FORMAT):
        raise NotationError(f"line 1: {quote(lines[0])} is no record; the first line must be: {FORMAT}")
    sum_there = _sum_at_the_end(lines)
    record, last = _read_lines(lines[:-2])
    state = replay(record)
    where = len(lines) - 2
    if is_over(state) and last != _end_line(state):
        raise NotationError(f"line {where}: the game is over, so this line must be: {_end_line(state)}")
    if not is_over(state) and last:
        raise NotationError(f"line {where}: {quote(last)}: the game is not over, so it has no scores; remove the line")
    above = "\n".join(lines[:-2]) + "\n"
    if guarded and sum_there != checksum(above):
        raise NotationError(
            f"line {where + 1}: the checksum does not fit, so the text above was changed after it was written"
            f" (blake2b of all lines above gives {checksum(above)})"
        )
    return record


def _header(record: Record) -> list[str]:
    lines = [FORMAT, f"rules {record.rules.text}"]
    lines.append(f"seal {record.seal}" if record.seed is None else f"seed {_plain('seed', record.seed)}")
    if record.players and len(record.players) != record.rules.seats:
        raise NotationError(f"{len(record.players)} player names for {int(record.rules.seats)} seats")
    lines += [f"deal {name} {_write_order(record.rules, name, codes)}" for name, codes in record.deal]
    lines += [f"deal {at} {name} {_write_order(record.rules, name, codes)}" for at, name, codes in record.later]
    lines += [f"chance {after} {drawn} {_plain('seed', seed)}" for after, seed, drawn in record.chances]
    lines += [f"what-if {each.step} {each.seat} {each.cards}" for each in (record.what_if,) if each is not None]
    lines += [f"player {seat} {_plain('player name', name)}" for seat, name in enumerate(record.players)]
    return [*lines, ""]


def _body(record: Record) -> list[tuple[str, int]]:
    """Lines with the number of events that each holds: an answer, then what came of it."""
    rows: list[tuple[str, int]] = []
    said = list(record.said)
    for index, event in enumerate(record.log):
        while said and said[0].after <= index:
            rows.append((_write_said(said.pop(0)), 0))
        text = write_event(record.rules, event)
        if event[0] == CHOSE:
            verb, seat, words = text.split(" ", 2)
            rows.append((f"{seat}>{'>' if verb.startswith('~') else ''} {words}", 1))
        elif rows and rows[-1][0].startswith(INDENT) and len(rows[-1][0]) + len(BREAK) + len(text) <= WIDTH:
            line, count = rows.pop()
            rows.append((line + BREAK + text, count + 1))
        else:
            rows.append((INDENT + text, 1))
    return [*rows, *((_write_said(each), 0) for each in said)]


def _write_said(said: Said) -> str:
    return f"{said.seat}: {' '.join(said.words)}"


def _numbered(record: Record) -> list[int]:
    first = len(_header(record)) + 1
    return [first + i for i, (_, count) in enumerate(_body(record)) for _ in range(count)] or [first]


def _end_line(state: State) -> str:
    return f"end {' '.join(map(str, scores(state)))}"


def _sum_at_the_end(lines: list[str]) -> str:
    """The checksum, which must be on the last line; the text behind its line break is empty."""
    place = next((i for i, line in enumerate(lines, 1) if line.partition(" ")[0] == CHECKSUM), 0)
    if not place:
        number = len(lines) if lines[-1] else len(lines) - 1
        raise NotationError(f"line {number}: the record is cut off here; its last line must be: {CHECKSUM} …")
    if place == len(lines):
        raise NotationError(f"line {place}: the checksum is cut off; it has {2 * DIGEST} hex digits and a line break")
    if lines[place:] != [""]:
        what = quote(lines[place]) if lines[place].strip() else "an empty line"
        raise NotationError(f"line {place + 1}: {what} stands after the checksum; nothing may follow it")
    return lines[-2].partition(" ")[2]


def _read_lines(lines: list[str]) -> tuple[Record, str]:
    """All lines but the checksum; the record, and the end line if there is one."""
    blank = lines.index("") if "" in lines else len(lines)
    head = _read_header(lines[:blank])
    rules, players = head.rules, head.players
    if blank == len(lines):
        raise NotationError(f"line {blank + 1}: an empty line must follow the header")
    if lines[0].strip() == earlier.FORMAT:
        begun = Record(rules, head.seed, head.seal, (), players, head.deal)
        return _read_earlier(begun, lines[blank + 1 :], blank + 2)
    log: list[Event] = []
    places: list[int] = []
    said: list[Said] = []
    last = ""
    for number, line in enumerate(lines[blank + 1 :], blank + 2):
        try:
            if last:
                raise NotationError(f"{quote(line)}: after the end line only the checksum may follow")
            if line.startswith("end "):
                last = line
                continue
            spoken = _SAID.fullmatch(line)
            if spoken is not None:
                said.append(Said(len(log), word.read_seat(rules, spoken[1]), tuple(spoken[2].split(" "))))
                continue
            events = _read_line(rules, line)
        except NotationError as error:
            raise NotationError(f"line {number}: {bounded(error)}") from None
        log += events
        places += [number] * len(events)
    if not log:
        raise NotationError(f"line {len(lines) + 1}: here the events of the set-up must follow")
    row = (tuple(said), head.later, head.chances, head.what_if, tuple(places))
    return Record(rules, head.seed, head.seal, tuple(log), players, head.deal, *row), last


def _read_earlier(record: Record, body: list[str], first: int) -> tuple[Record, str]:
    """The same for a record of the first format."""
    last = body.pop() if body and body[-1].startswith("end ") else ""
    log = earlier.play_again(record.rules, record.seed, deal_of(record), body, first)
    return replace(record, log=log), last


def _read_line(rules: Rules, line: str) -> list[Event]:
    choice = _CHOICE.fullmatch(line)
    if choice is not None:
        return [read_event(rules, f"{'~' if choice[2] == '>>' else ''}chose {choice[1]} {choice[3]}")]
    if not line.startswith(INDENT):
        raise NotationError(f"{quote(line)}: write SEAT> ACTION, SEAT: PHRASE, or events behind two blanks")
    return [read_event(rules, text) for text in line.split(";")]


def _write_order(rules: Rules, name: str, codes: Ints) -> str:
    """An order of a deal in words; piles top first."""
    match name:
        case deals.DECK:
            return word.write_run([word.write_card(rules, code) for code in reversed(codes)])
        case deals.GOLD:
            return word.write_run([word.write_value(code) for code in reversed(codes)])
        case deals.ROLES:
            return word.write_run([word.write_role(rules, code) for code in codes])
        case deals.GOALS:
            return word.write_run([word.write_kind(rules, code) for code in codes])
    return str(codes[0])


def _read_order(rules: Rules, text: str, number: int = 1) -> tuple[str, Ints]:
    """An order by name; what is out for good is missing in later rounds, and goals that are not laid may be."""
    name, *words = text.split() or [""]
    items = word.read_run(words)
    match name:
        case deals.DECK:
            codes, full = [word.read_card(rules, item) for item in reversed(items)], rules.cards
        case deals.GOLD:
            codes, full = [word.read_value(item) for item in reversed(items)], rules.gold_deck
        case deals.ROLES:
            codes, full = [word.read_role(rules, item) for item in items], rules.role_deck
        case deals.GOALS:
            codes, full = [word.read_kind(rules, item) for item in items], rules.goal_deck
        case "first" if len(items) == 1:
            return FIRST, (word.read_seat(rules, items[0]),)
        case _:
            raise unknown("order of a deal", name, (deals.DECK, deals.ROLES, deals.GOALS, deals.GOLD, FIRST))
    is_part = number > 1 or (name == deals.GOALS and len(codes) == len(rules.goal_cells))
    missing = Counter(int(code) for code in full)
    missing.subtract(codes)
    if min(missing.values()) < 0 or (max(missing.values()) > 0 and not is_part):
        raise NotationError(f"deal {name}: these are not the {len(full)} cards of the game")
    return name, tuple(codes)


def _read_header(lines: list[str]) -> Header:
    rules: Rules | None = None
    seed: str | None = None
    seal = ""
    players: list[str] = []
    orders: dict[tuple[int, str], Order] = {}
    chances: list[Chance] = []
    what_if: WhatIf | None = None
    for number, line in enumerate(lines[1:], 2):
        key, _, rest = line.partition(" ")
        try:
            if rules is None:
                if key != "rules":
                    raise NotationError(f"{quote(line)}: here the rules must follow, for example: rules base x5")
                rules = parse_rules(rest)
            elif key == "seed" and not seal:
                seed, seal = _plain("seed", rest), seal_of(rest)
            elif key == "seal" and not seal:
                if not re.fullmatch("[0-9a-f]{64}", rest):
                    raise NotationError(f"{quote(rest)} is no seal; it has 64 hex digits")
                seal = rest
            elif key == "deal" and seal and not players:
                order = _read_deal(rules, rest)
                if order[:2] in orders:
                    raise NotationError(f"deal {order.name} is said twice")
                orders[order.round, order.name] = order
            elif key == "chance" and seal and not players:
                chances.append(_read_chance(rest))
            elif key == "what-if" and seal and not players and what_if is None:
                what_if = _read_what_if(rules, rest)
            elif key == "player" and seal:
                seat, _, name = rest.partition(" ")
                if seat != str(len(players)) or word.read_seat(rules, seat) != len(players):
                    raise NotationError(f"{quote(seat)}: here player {len(players)} must follow")
                players.append(_plain("player name", name))
            else:
                raise NotationError(f"{quote(line)}: the header has rules, then seed or seal, then deals, then players")
        except (NotationError, RulesError) as error:
            raise NotationError(f"line {number}: {bounded(error)}") from None
    if rules is None or not seal or (players and len(players) != rules.seats):
        missing = "the rules" if rules is None else "the seed or its seal" if not seal else f"player {len(players)}"
        raise NotationError(f"line {len(lines) + 1}: the header ends before {missing}")
    return Header(rules, seed, seal, tuple(players), tuple(orders.values()), tuple(chances), what_if)


def _read_deal(rules: Rules, text: str) -> Order:
    """An order of the first round, or of the one whose number stands before it."""
    number, _, rest = text.partition(" ")
    if not number.isdecimal():
        return Order(1, *_read_order(rules, text))
    at = word.read_number(number, 2, int(rules.rounds))
    return Order(at, *_read_order(rules, rest, at))


def _read_chance(text: str) -> Chance:
    after, drawn, seed = (*text.split(" ", 2), "", "")[:3]
    return Chance(word.read_number(after, 0, MOST), _plain("seed", seed), word.read_number(drawn, 0, MOST))


def _read_what_if(rules: Rules, text: str) -> WhatIf:
    words = text.split(" ")
    if len(words) != 3:
        raise NotationError(f"{quote(text)}: write the answers before it, a seat, and {' or '.join(CARDS)}")
    cards = next((each for each in CARDS if each == words[2]), None)
    if cards is None:
        raise unknown("way to have the cards", words[2], CARDS)
    return WhatIf(word.read_number(words[0], 0, MOST), word.read_seat(rules, words[1]), cards)


def _plain(what: str, text: str) -> str:
    """Text that stands in one line and can be typed again."""
    if not text or text != text.strip() or not text.isprintable():
        raise NotationError(f"{quote(text)} is no {what}; write printable text in one line, no blanks around it")
    return text
