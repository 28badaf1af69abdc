"""A table: the fold of its entries, and the decisions that make new ones.

Owns seats, clocks and refusals.  A decision (`sit`, `submit`, …) checks and returns an entry without changing anything;
`take_in` makes an entry true.  So whoever stores entries first and takes them in afterwards can lose nothing, and two
workers that decide at once are told apart by the sequence number alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final
from zlib import crc32

from undermine.core import event as e
from undermine.core.chance import seal_of
from undermine.core.event import Event
from undermine.core.fact import NamedEvent
from undermine.core.frame import NOBODY
from undermine.core.zone import ROLES
from undermine.games import canonical_text, parse_rules
from undermine.notation.action import read_action
from undermine.notation.course import Course, WhatIf
from undermine.tables.earlier import renewed
from undermine.tables.entry import (
    FORM,
    Arranged,
    BotLeft,
    BotSat,
    BotsTalk,
    Came,
    Closed,
    Entry,
    HandedOver,
    Hushed,
    Left,
    Moved,
    Offered,
    Opened,
    Ordered,
    Origin,
    Passed,
    Paused,
    Pointed,
    Ready,
    Renamed,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
    events_of,
    is_silent,
    written,
)  # fmt: skip
from undermine.tables.face import ANY, FACES, face_of_bot, free_face
from undermine.tables.live import Live, deal, told_by
from undermine.tables.name import checked_name, checked_text, is_same_name, looks_like
from undermine.tables.pace import PACES, SHORTEST_PAUSE, SILENCE, STAND_IN, Pace
from undermine.tables.phrase import check_phrase
from undermine.tables.refusal import Refusal
from undermine.tables.seat import BOT, EMPTY, PERSON, Seat
from undermine.talk.character import CHARACTERS, free_characters, read_player
from undermine.talk.ledger import Repute
from undermine.talk.line import Line

NOWHERE: Final = -1
FREE: Final = "free"
WORD: Final = "word"
KEPT_LINES: Final = 200
TALK_LINES: Final = 8
TALK_SECONDS: Final = 10.0
"""So many lines in so many seconds may one seat say."""
POINTING: Final = 45.0
"""For so many seconds after a round it may be told who was suspected; nobody waits for that."""
ONLOOKERS: Final = 200
"""So many who look on may point at somebody."""


class Table:
    """Holds nothing that its entries do not give."""

    def __init__(self, opened: Opened) -> None:
        self.rules = opened.rules
        self.host = opened.host
        self._has_host_sat = False
        self.code = opened.code
        self.pace: Pace = PACES[opened.pace]
        self.bot_delay = opened.bot_delay
        self.listed = opened.listed
        self.chat = opened.chat
        self.open_records = opened.open_records
        self.rest = opened.rest
        self.day = opened.day
        self.origin = opened.origin
        self.points = opened.points
        self._bots_talk = opened.bots_talk
        self.seats = [Seat() for _ in range(int(parse_rules(opened.rules).seats))]
        self.games: list[Live] = []
        self.said: list[Said] = []
        self.held: dict[str, int] = {}
        """In a running game: the seat whose cards a guest has seen, or NOWHERE for a guest who was shown out."""
        self.sequence = 1
        """The number of the last entry: for the store only, for it would tell of questions that were whispered."""
        self.changes = 1
        """How often something changed that everybody sees in the table itself."""
        self.hushed = False
        """Whoever runs the house lets nobody chat here."""
        self.closed = False
        """Whoever runs the house closed it for good."""
        self.paused = False
        self.paused_at = 0.0
        self.asked_at = opened.at
        """When the question was put.  Who comes, goes or takes over moves nothing: else a seat could stall for ever."""
        self.handed_at: float | None = None
        """When a bot first took over the seat that is asked, since the question was put."""
        self.rests_until = 0.0
        """While people look at how a round ended and who they are in the next one: when bots go on at the latest; 0 if
        nobody is waited for."""
        self.ready: set[int] = set()
        self.unmasked_at = opened.at
        """When everybody saw roles last."""
        self.announced_at = opened.at
        """When the card was announced that waits now."""
        self.spoken_at = 0.0
        """When a bot said something last: the next one lets people read it before it answers."""
        self.heard_at = opened.at
        """When something happened last, or was said, that somebody may have something to say about."""
        self.touched_at = opened.at
        """When something happened last that is not the secret of one seat."""

    # What is so

    @property
    def game(self) -> Live | None:
        """The game in play or, when it is over, the last one."""
        return self.games[-1] if self.games else None

    @property
    def is_running(self) -> bool:
        return bool(self.games) and not self.games[-1].is_over and not self.closed

    @property
    def seal(self) -> str:
        """What is published of the seed while the game runs."""
        return seal_of(self.games[-1].seed) if self.games else ""

    @property
    def result(self) -> int | None:
        """What counts for the challenge of the day: the first game, finished by its host alone and without help."""
        if not self.day or len(self.games) != 1 or not self.games[0].is_over:
            return None
        game = self.games[0]
        return game.scores()[0] if game.guests == {self.host} and not game.is_helped else None

    @property
    def bots_talk(self) -> bool:
        """Whether bots say something here: if the host lets them, and where people may talk freely."""
        return self._bots_talk and self.chat and not self.hushed

    def seat_of(self, guest: str) -> int:
        """The seat that a guest holds, or -1."""
        return next((i for i, seat in enumerate(self.seats) if seat.kind == PERSON and seat.guest == guest), -1)

    @property
    def window_end(self) -> float | None:
        """When an announced card takes effect, whether or not somebody could interrupt it; None if none waits."""
        game = self.game
        if game is None or not self.is_running or self.paused or not game.is_waiting:
            return None
        return self.announced_at + game.window / 1000

    @property
    def due(self) -> float | None:
        """When the table must go on by itself: a bot's answer, the end of a person's time or of a window."""
        game = self.game
        window_end = self.window_end
        if window_end is not None and game is not None:
            if game.asked < 0 or not self.seats[game.asked].player:
                return window_end
            # A bot has made up its mind in good time.
            return self.bot_from + min(self.bot_pause, (window_end - self.announced_at) / 2)
        if game is None or not self.is_running or self.paused or game.asked < 0:
            return None
        seat = self.seats[game.asked]
        if seat.player:
            return max(self.bot_from, self.spoken_at) + self.bot_pause
        limits = []
        if self.time_is_over_at is not None:
            limits.append(self.time_is_over_at)
        if not seat.present and self.pace.away is not None:
            limits.append(max(self.asked_at, self.rests_until, seat.changed_at) + self.pace.away)
        return min(limits, default=None)

    @property
    def time_is_over_at(self) -> float | None:
        """When a person who is asked has thought long enough, however often he came and went; None: never."""
        return None if self.pace.think is None else max(self.asked_at, self.rests_until) + self.pace.think

    @property
    def bot_from(self) -> float:
        """Since when a bot that is asked may think: from the question on, or from when it took over."""
        if self.window_end is not None:
            return self.announced_at
        return max(self.asked_at, self.rests_until, self.handed_at or 0.0)

    @property
    def bot_pause(self) -> float:
        """Seconds from there until a bot answers: the same for all hands and roles, so never none at all."""
        return max(self.bot_delay, SHORTEST_PAUSE)

    def due_for(self, seat: int) -> float | None:
        """The same as a seat may know it: nobody is told the clock of a question that was whispered to another."""
        game = self.game
        if game is not None and game.is_waiting:
            return self.window_end
        return self.due if game is not None and game.asked_for(seat) >= 0 else None

    # Decisions before a game

    def may_take(self, guest: str, seat: int) -> str:
        """How a guest gets a bot's seat in the game that runs: FREE, by a WORD of the host, or (empty) not at all.

        In one game nobody sees the cards of two seats.  Who left a seat may come back to it; who was shown out may not,
        and since he may call himself anything, nobody new gets a seat without the host's word.
        """
        if not self.is_running or self.seats[seat].kind != BOT or self.seat_of(guest) >= 0:
            return ""
        held = self.held.get(guest)
        if held is not None:
            return FREE if held == seat else ""
        return FREE if guest == self.host else WORD if self.seats[seat].offered else ""

    def arrange(self, at: float, guest: str, rules: str, pace: str, **choices: float | bool) -> Entry:
        """Before the first game the host changes what is played and how; who sits there stays, bots may have to go."""
        self._host_only(guest)
        self._not_running()
        if self.games or self.day or self.origin is not None:
            raise Refusal("not-in-lobby", "this can be changed only before the first game of a table")
        wish = open_table(at, guest, self.code, rules, pace, "", None, **choices)
        people, seats = sum(seat.kind == PERSON for seat in self.seats), int(parse_rules(wish.rules).seats)
        if people > seats:
            raise Refusal("too-many-people", f"{people} people sit here, and this game has {seats} seats", str(people))
        return Arranged(
            at,
            wish.rules,
            wish.pace,
            wish.bot_delay,
            wish.listed,
            wish.chat,
            wish.open_records,
            wish.rest,
            wish.points,
            wish.bots_talk,
        )

    def sit(self, at: float, guest: str, seat: int, name: str, word: str = "", face: int = ANY) -> Entry:
        """Take an empty seat, or a bot's in a game that runs (see `may_take`)."""
        self._host_only_at_what_if(guest)
        name = checked_name(name)
        _check_face(face)
        place = self._seat(seat)
        if place.kind == PERSON and place.guest == guest:
            raise Refusal("already-there", "you sit there already")
        if place.kind == PERSON or (place.kind == BOT and not self.is_running):
            raise Refusal("seat-taken", f"seat {seat} is taken")
        if self.seat_of(guest) >= 0:
            raise Refusal("already-seated", "you have a seat at this table; stand up first")
        held = self.held.get(guest, seat)
        if self.is_running and held != seat:
            detail = "you were shown out of this game" if held == NOWHERE else f"in this game you have held seat {held}"
            raise Refusal("held-another", detail, status=403)
        if self.is_running and self.may_take(guest, seat) != FREE:
            if not place.offered:
                raise Refusal("needs-host", "in a running game the host gives seats away", status=403)
            if _seal(word) != place.offered:
                raise Refusal("wrong-word", "this is not the word that the host gave for this seat", status=403)
        self._free_name(name, seat)
        return Sat(at, seat, guest, name, face)

    def offer(self, at: float, guest: str, seat: int, word: str) -> Entry:
        """The host lets whoever knows a word have a bot's seat; a new word takes the place of the old."""
        self._host_only(guest)
        self._running()
        if self.origin is not None:
            raise self._is_what_if()
        if self._seat(seat).kind != BOT:
            raise Refusal("nobody-there", f"no bot sits on seat {seat}")
        return Offered(at, seat, _seal(word))

    def rename(self, at: float, guest: str, seat: int, name: str, face: int = ANY) -> Entry | None:
        """Be called something else or have another face, also in a game that runs; None if it is so already."""
        name = checked_name(name)
        _check_face(face)
        place = self._seat(seat)
        if place.kind != PERSON or place.guest != guest:
            raise Refusal("not-yours", "this is not your seat", status=403)
        self._free_name(name, seat)
        if face not in (ANY, place.face) and face in self._faces(seat):
            raise Refusal("face-taken", "somebody at this table has that face")
        return Renamed(at, seat, name, face) if name != place.name or face not in (ANY, place.face) else None

    def stand(self, at: float, guest: str) -> Entry:
        seat = self.seat_of(guest)
        if seat < 0:
            raise Refusal("not-seated", "you have no seat at this table", status=403)
        return Stood(at, seat)

    def remove(self, at: float, guest: str, seat: int) -> Entry:
        """The host shows a person out."""
        self._host_only(guest)
        if self._seat(seat).kind != PERSON:
            raise Refusal("nobody-there", f"no person sits on seat {seat}")
        if self._seat(seat).guest == self.host != guest:
            raise Refusal("host-only", "nobody shows the host out", status=403)
        return Stood(at, seat, removed=True)

    def seat_bot(self, at: float, guest: str, seat: int, bot: str, name: str = "") -> Entry:
        """A bot by its level, its character, or both (`mica:sly`); who is called otherwise is nobody in particular."""
        self._host_only(guest)
        self._not_running()
        if self._seat(seat).kind != EMPTY:
            raise Refusal("seat-taken", f"seat {seat} is taken")
        character, level = read_player(bot)
        if not character and not name:
            # Other tables begin with others, so that not every game is played by the same four.
            first, taken = crc32(self.code.encode()), [place.name for place in self.seats]
            character = next(free_characters(first, taken)).key
        name = checked_name(name or CHARACTERS[character].name)
        self._free_name(name, seat)
        return BotSat(at, seat, level or STAND_IN, name, character)

    def unseat_bot(self, at: float, guest: str, seat: int) -> Entry:
        self._host_only(guest)
        self._not_running()
        if self._seat(seat).kind != BOT:
            raise Refusal("nobody-there", f"no bot sits on seat {seat}")
        return BotLeft(at, seat)

    def order(self, at: float, guest: str, order: tuple[int, ...]) -> Entry:
        self._host_only(guest)
        self._not_running()
        if self.origin is not None:
            raise self._is_what_if()
        if sorted(order) != list(range(len(self.seats))):
            raise Refusal("bad-order", f"name every seat 0 to {len(self.seats) - 1} once", status=422)
        return Ordered(at, order)

    def start(self, at: float, guest: str, seed: str) -> Entry:
        """Begin the first game, or a rematch."""
        self._host_only(guest)
        self._not_running()
        empty = sum(seat.kind == EMPTY for seat in self.seats)
        if empty:
            raise Refusal("seats-empty", f"{empty} seats are empty; fill them with people or bots", str(empty))
        if self.origin is None:
            events, drawn = deal(self.rules, seed)
        else:
            # Again from the same step, with the same cards.
            seed = course_of(self.origin, self.rules).last_seed
            events, drawn = lead_up(self.origin, self.rules)
        told = written(parse_rules(self.rules), events)
        return Started(at, len(self.games) + 1, seed, told, drawn, FORM)

    # Decisions in a game

    def submit(self, at: float, seat: int, seen: int, action: str, by: str = "") -> Entry:
        """Answer the question; refuses what is stale, out of turn or not legal, with the reason."""
        game = self._running()
        if self.paused:
            raise Refusal("paused", "the game is paused")
        if game.asked != seat:
            known = game.asked_for(seat)
            raise Refusal("not-your-turn", "it is not your turn", *([str(known)] if known >= 0 else []))
        window_end = self.window_end
        if window_end is not None and at >= window_end:
            raise Refusal("too-late", "the time to interrupt this card is over")
        if seen != game.count(seat):
            raise Refusal("stale", f"you have seen {seen} events, there are {game.count(seat)}; look again")
        try:
            code = read_action(game.rules, action)
        except ValueError as error:
            raise Refusal("unreadable", str(error), status=422) from error
        reason = game.why_illegal(seat, code)
        if reason:
            raise Refusal(reason[0], f"not legal: {' '.join(reason)}", *reason[1:])
        events, drawn = game.try_out(code)
        # Who answers in secret takes his seat back from a bot another time: everybody would see when he did.
        is_away = bool(self.seats[seat].stand_in) or not self.seats[seat].present
        back = not by and is_away and any(event[2] for event in events)
        return Moved(at, seat, code, written(game.rules, events), drawn, by, back=back, form=FORM)

    def let_pass(self, at: float) -> Entry | None:
        """If the time to interrupt an announced card is over, it takes effect; None if it is not."""
        window_end = self.window_end
        if window_end is None or at < window_end:
            return None
        answers, events, drawn = self.games[-1].let_pass()
        return Passed(at, answers, written(self.games[-1].rules, events), drawn, FORM)

    def hand_over(self, at: float, guest: str, seat: int, bot: str = STAND_IN) -> Entry:
        """Let a bot play for a person: that person himself, or the host."""
        self._running()
        place = self._seat(seat)
        if place.kind != PERSON:
            raise Refusal("nobody-there", f"no person sits on seat {seat}")
        if guest != place.guest and not self.is_host(guest):
            raise Refusal("not-yours", "only that player or the host can do this", status=403)
        if place.stand_in:
            raise Refusal("already-there", "a bot plays there already")
        return HandedOver(at, seat, bot, "asked")

    def come(self, at: float, guest: str) -> Entry | None:
        """The person of a seat is here; None if the table knows it."""
        seat = self.seat_of(guest)
        if seat < 0 or (self.seats[seat].present and (not self.seats[seat].stand_in or self.seats[seat].returns)):
            return None
        return Came(at, seat)

    def leave(self, at: float, guest: str) -> Entry | None:
        """The person of a seat lost the connection; None if the table knows it."""
        seat = self.seat_of(guest)
        return Left(at, seat) if seat >= 0 and self.seats[seat].present else None

    def run_out(self, at: float) -> Entry | None:
        """If the person who is asked has no time left, a bot stands in, or silence is the answer."""
        due = self.due
        game = self.game
        if due is None or at < due or game is None or game.is_waiting or self.seats[game.asked].player:
            return None
        if game.silence:
            events, drawn = game.try_out(game.silence)
            told = written(game.rules, events)
            return Moved(at, game.asked, game.silence, told, drawn, SILENCE, form=FORM)
        return HandedOver(at, game.asked, STAND_IN, "clock" if self.seats[game.asked].present else "away")

    def be_ready(self, at: float, guest: str) -> Entry | None:
        """A person has seen how the round ended, and who he is in this one; None if nobody waits for that."""
        seat = self.seat_of(guest)
        if seat < 0:
            raise Refusal("not-seated", "you have no seat at this table", status=403)
        return Ready(at, seat) if self.rests_until and seat not in self.ready else None

    def pause(self, at: float, guest: str) -> Entry:
        self._host_only(guest)
        self._running()
        if self.paused:
            raise Refusal("paused", "the game is paused already")
        return Paused(at)

    def resume(self, at: float, guest: str) -> Entry:
        self._host_only(guest)
        self._running()
        if not self.paused:
            raise Refusal("not-paused", "the game is not paused")
        return Resumed(at)

    def say(self, at: float, guest: str, phrase: str, arguments: tuple[str, ...], chat: str) -> Entry:
        """A quick phrase or, if the host allows it, free words; for people with a seat."""
        seat = self.seat_of(guest)
        if seat < 0:
            raise Refusal("not-seated", "only players talk at the table", status=403)
        if phrase and chat:
            raise Refusal("two-things", "say a phrase or chat, not both at once", status=422)
        if sum(said.seat == seat and said.at > at - TALK_SECONDS for said in self.said) >= TALK_LINES:
            raise Refusal("too-often", f"{TALK_LINES} lines in {TALK_SECONDS:.0f} seconds are enough", status=429)
        if phrase:
            return Said(at, seat, phrase, check_phrase(parse_rules(self.rules), phrase, arguments))
        if self.hushed:
            raise Refusal("chat-hushed", "whoever runs this house has switched the chat off", status=403)
        if not self.chat:
            raise Refusal("chat-off", "the host has switched the chat off", status=403)
        return Said(at, seat, chat=checked_text(chat))

    def point(self, at: float, guest: str, whom: int) -> Entry:
        """Point at whom one suspects, when a round is over; who looks on may, too, and is counted apart."""
        if not self.points:
            raise Refusal("no-pointing", "the host has switched pointing off", status=403)
        game = self.game
        if game is None or not game.unmasked or at >= self.unmasked_at + POINTING:
            raise Refusal("pointing-over", "it is too late to point at somebody, or too early")
        self._seat(whom)
        seat = self.seat_of(guest)
        if seat == whom:
            raise Refusal("not-at-yourself", "point at somebody else", status=422)
        others = game.onlookers.get(game.unmasked, {})
        if seat < 0 and guest not in others and len(others) >= ONLOOKERS:
            raise Refusal("too-often", f"{ONLOOKERS} onlookers have pointed already", status=429)
        return Pointed(at, game.unmasked, whom, seat, guest if seat < 0 else "")

    @property
    def called(self) -> tuple[int, ...]:
        """The bots that may say something about what happened last; the same whatever they know."""
        game = self.game
        if game is None or not self.bots_talk or self.paused or self.closed:
            return ()
        floor = game.floor
        return tuple(seat for seat in floor.called if self.seats[seat].kind == BOT and floor.may_speak(seat))

    @property
    def speaks_at(self) -> float:
        """When whoever is called says it: half a pause after what happened last, so before the next bot answers."""
        return self.heard_at + self.bot_pause / 2

    def speak(self, at: float, seat: int, phrase: str, arguments: tuple[str, ...]) -> Entry | None:
        """A bot says something; None if it may not, or has said the same already."""
        game = self.game
        line = Line(seat, phrase, arguments)
        if game is None or seat not in self.called or not game.floor.is_new(line):
            return None
        return Said(at, seat, phrase, check_phrase(game.rules, phrase, arguments), by=self.seats[seat].player)

    def let_bots_talk(self, at: float, guest: str, *, on: bool) -> Entry | None:
        """The host lets bots talk or has them be quiet, at any time; None if it is so already."""
        self._host_only(guest)
        return BotsTalk(at, on) if on != self._bots_talk else None

    # Decisions of whoever runs the house

    def check_open(self) -> None:
        """Before anything else: at a closed table nothing is decided any more."""
        if self.closed:
            raise Refusal("table-closed", "whoever runs this house has closed this table", status=403)

    def close(self, at: float) -> Entry:
        return Closed(at)

    def hush(self, at: float, *, on: bool) -> Entry | None:
        return Hushed(at, on) if on != self.hushed else None

    def show_out(self, at: float, guest: str) -> Entry | None:
        """A guest who is not let in any more has no seat either; None if he has none."""
        seat = self.seat_of(guest)
        return Stood(at, seat, removed=True) if seat >= 0 else None

    # Entries

    def take_in(self, entry: Entry) -> None:
        """Make an entry true; the store has kept it."""
        self.sequence += 1
        if not is_silent(entry):
            self.touched_at = entry.at
            if isinstance(entry, Moved | Passed):
                self.heard_at = entry.at
        self.changes += not isinstance(entry, Moved | Passed | Said)
        match entry:
            case Moved():
                game = self.games[-1]
                entry = renewed(game, entry)
                was_waiting = game.is_waiting
                game.is_helped |= bool(entry.by)
                game.choices.append((entry.seat, entry.action, len(game.events)))
                game.take_in(events_of(game.rules, entry), entry.drawn)
                self._ask(entry.at)
                self._give_back(entry.seat)
                if not was_waiting:
                    self.announced_at = entry.at
                rest, is_unmasked = self._rest_now, self._unmask(entry)
                self._rest_or_go_on(entry)
                self.changes += entry.back or game.is_over or is_unmasked or rest != self._rest_now
                if entry.back:
                    seat = self.seats[entry.seat]
                    seat.present, seat.stand_in, seat.changed_at = True, "", entry.at
            case Passed():
                game = self.games[-1]
                entry = renewed(game, entry)
                before = len(game.events)
                game.choices += [(seat, action, before + offset) for seat, action, offset in entry.answers]
                game.take_in(events_of(game.rules, entry), entry.drawn)
                self._ask(entry.at)
                rest, is_unmasked = self._rest_now, self._unmask(entry)
                self._rest_or_go_on(entry)
                self.changes += game.is_over or is_unmasked or rest != self._rest_now
            case Ready():
                self.ready.add(entry.seat)
                self._stop_resting(entry.at)
            case Pointed():
                self.games[-1].point(entry.round, entry.seat, entry.guest, entry.whom)
            case Said():
                self.said.append(entry)
                del self.said[:-KEPT_LINES]
                self._hear(entry)
            case BotsTalk():
                self._bots_talk = entry.on
            case Sat():
                self._occupy(entry)
            case Arranged():
                self._arrange(entry)
            case Renamed():
                place = self.seats[entry.seat]
                place.name = entry.name
                if entry.face != ANY:
                    place.face = free_face(entry.face, entry.seat, self._faces(entry.seat))
                if self.is_running:
                    self.games[-1].names[entry.seat] = place.name
                    self.games[-1].faces[entry.seat] = place.face
            case Stood():
                if entry.removed:
                    self.held[self.seats[entry.seat].guest] = NOWHERE
                self._empty(entry.seat, entry.at)
                self._stop_resting(entry.at)
            case Offered():
                self.seats[entry.seat].offered = entry.seal
            case BotSat():
                self.seats[entry.seat] = Seat(
                    BOT,
                    name=entry.name,
                    bot=entry.bot,
                    character=entry.character,
                    face=self._face_of_bot(entry),
                    changed_at=entry.at,
                )
            case BotLeft():
                self.seats[entry.seat] = Seat()
            case Ordered():
                self.seats = [self.seats[i] for i in entry.order]
            case Started():
                self.held = {seat.guest: i for i, seat in enumerate(self.seats) if seat.kind == PERSON}
                names = [seat.name for seat in self.seats]
                live = Live(entry.game, self.rules, entry.seed, names, set(self.held), entry.at)
                live.players = [seat.identity for seat in self.seats]
                live.past = [self._repute_of(who) for who in live.players]
                live.faces = [seat.face for seat in self.seats]
                if self.origin is None:
                    live.take_in(events_of(live.rules, renewed(live, entry)), entry.drawn)
                else:
                    self._lead_up(live, self.origin, entry)
                self.games.append(live)
                self._ask(entry.at)
                self.paused = False
                self.rests_until = 0.0
                if len(self.seats) > 1:
                    self._rest(entry.at)
                for seat in self.seats:
                    seat.offered = ""
            case Came():
                seat = self.seats[entry.seat]
                seat.present, seat.changed_at = True, entry.at
                # Whose time is over leaves this question to the bot, which would otherwise never come to answer it.
                seat.returns = bool(seat.stand_in) and self._is_too_late(entry.seat, entry.at)
                if not seat.returns:
                    seat.stand_in = ""
            case Left():
                seat = self.seats[entry.seat]
                seat.present, seat.returns, seat.changed_at = False, False, entry.at
                # The last one may only be loading the page anew.
                if any(seat.is_here for seat in self.seats):
                    self._stop_resting(entry.at)
            case HandedOver():
                self.seats[entry.seat].stand_in = entry.bot
                self.seats[entry.seat].returns = False
                self._hand_over(entry.seat, entry.at)
                self._stop_resting(entry.at)
            case Paused():
                self.paused, self.paused_at = True, entry.at
            case Resumed():
                self.paused = False
                # Who came or went during the pause did so at a time that the pause must not count twice.
                self.asked_at += entry.at - max(self.paused_at, self.asked_at)
                if self.handed_at is not None:
                    self.handed_at += entry.at - max(self.paused_at, self.handed_at)
                if self.rests_until:
                    self.rests_until += entry.at - self.paused_at
                self.announced_at += entry.at - max(self.paused_at, self.announced_at)
                for seat in self.seats:
                    seat.changed_at += entry.at - max(self.paused_at, seat.changed_at)
            case Hushed():
                self.hushed = entry.on
            case Closed():
                self.closed = True
                self.rests_until = 0.0
            case Opened():
                raise ValueError("a table is opened once")

    def _lead_up(self, live: Live, origin: Origin, entry: Started) -> None:
        """What happened before a what if began; nobody points at anybody for a round that was over long ago."""
        what_if = WhatIf(origin.step, origin.seat, origin.cards)
        course, events = course_of(origin, self.rules), events_of(live.rules, entry)
        live.begin_at(course, what_if, events, entry.drawn, list(origin.said))
        self.unmasked_at = entry.at - POINTING
        self.announced_at = self.heard_at = entry.at

    def _hear(self, entry: Said) -> None:
        """What is said in phrases is part of the game that is played, or was played last."""
        game = self.game
        if game is not None and entry.phrase:
            game.hear(Line(entry.seat, entry.phrase, entry.arguments), is_program=bool(entry.by))
            self.heard_at = entry.at
        if entry.by:
            self.spoken_at = entry.at

    def _repute_of(self, who: str) -> Repute:
        """What earlier games at this table showed of somebody's words."""
        found = Repute()
        for game in self.games:
            for player, repute in zip(game.players, game.ledger.repute, strict=True):
                found = found.and_then(repute) if player == who else found
        return found

    def _occupy(self, entry: Sat) -> None:
        self._has_host_sat |= entry.guest == self.host
        face = free_face(entry.face, entry.seat, self._faces(entry.seat))
        self.seats[entry.seat] = Seat(PERSON, entry.guest, entry.name, face=face, changed_at=entry.at)
        if self.is_running:
            if self.games[-1].asked == entry.seat and entry.guest not in self.held:
                # Who is new here has the whole time, once.
                self._ask(max(entry.at, self.asked_at))
            self.held[entry.guest] = entry.seat
            self.games[-1].guests.add(entry.guest)
            self.games[-1].names[entry.seat] = entry.name
            self.games[-1].faces[entry.seat] = face

    def _arrange(self, entry: Arranged) -> None:
        """Seats that are taken come first if there are fewer of them now; bots leave from the last one on."""
        self.rules, self.pace = entry.rules, PACES[entry.pace]
        self.bot_delay, self.rest, self.listed = entry.bot_delay, entry.rest, entry.listed
        self.chat, self.open_records, self.points = entry.chat, entry.open_records, entry.points
        self._bots_talk = entry.bots_talk
        count = int(parse_rules(entry.rules).seats)
        if any(seat.kind != EMPTY for seat in self.seats[count:]):
            taken = [seat for seat in self.seats if seat.kind != EMPTY]
            bots = [seat for seat in taken if seat.kind == BOT]
            leave = bots[len(bots) - max(0, len(taken) - count) :]
            self.seats = [seat for seat in taken if all(seat is not each for each in leave)]
        self.seats = [*self.seats[:count], *(Seat() for _ in range(count - len(self.seats)))]

    def _faces(self, seat: int) -> list[int]:
        """The faces of all others."""
        return [place.face for i, place in enumerate(self.seats) if i != seat and place.kind != EMPTY]

    def _face_of_bot(self, entry: BotSat) -> int:
        """A character always looks like itself, and nobody else can; other bots have what is free."""
        if entry.character in CHARACTERS:
            return CHARACTERS[entry.character].face
        return free_face(face_of_bot(entry.name), entry.seat, self._faces(entry.seat))

    def _empty(self, seat: int, at: float) -> None:
        """Before and after games an empty seat; in a game a bot goes on under the same name."""
        old = self.seats[seat]
        if self.is_running:
            self.seats[seat] = Seat(BOT, name=old.name, bot=STAND_IN, face=old.face, changed_at=at)
            self._hand_over(seat, at)
        else:
            self.seats[seat] = Seat()

    def _unmask(self, entry: Moved | Passed) -> bool:
        """Whether everybody has just seen who was what."""
        is_seen = any(event[0] == e.SEEN and tuple(event[2]) == (NOBODY, ROLES) for event in entry.events)
        if is_seen:
            self.unmasked_at = entry.at
        return is_seen

    def _rest_or_go_on(self, entry: Moved | Passed) -> None:
        """After a round bots give people time to look; who plays has looked."""
        if is_silent(entry):
            return  # whoever answers in secret is not even seen to be awake
        if has_new_round(entry.events) and self._rest(entry.at):
            return
        if self.rests_until and isinstance(entry, Moved) and self.seats[entry.seat].is_here and not entry.by:
            self.ready.add(entry.seat)
            self._stop_resting(entry.at)
        elif entry.at >= self.rests_until:
            self.rests_until = 0.0

    @property
    def _rest_now(self) -> tuple[float, int]:
        """What everybody is told of the rest: until when, and with how many who are done with it."""
        return self.rests_until, len(self.ready)

    def _rest(self, at: float) -> bool:
        """People look at who they are, and before that at how the last round ended; False if nobody is waited for."""
        if not self.rest or not any(seat.is_here for seat in self.seats):
            return False
        self.rests_until = at + self.rest
        self.ready = set()
        return True

    def _stop_resting(self, at: float) -> None:
        """If everybody who is here is ready, the next one is asked from now on."""
        if self.rests_until and all(i in self.ready for i, seat in enumerate(self.seats) if seat.is_here):
            self.rests_until = 0.0
            self.asked_at = at

    def _ask(self, at: float) -> None:
        """A question is put."""
        self.asked_at = at
        self.handed_at = None

    def _hand_over(self, seat: int, at: float) -> None:
        """A bot plays a seat from now on.  If that is asked, it answers after its pause; only the first time counts."""
        if self.is_running and self.games[-1].asked == seat and self.handed_at is None:
            self.handed_at = at

    def _give_back(self, seat: int) -> None:
        """A question was answered: whoever came back too late for it plays the next one himself."""
        if self.seats[seat].returns:
            self.seats[seat].returns = False
            self.seats[seat].stand_in = ""
            self.changes += 1

    def _is_too_late(self, seat: int, at: float) -> bool:
        """Whether a seat is asked, and its person has no time left for this question."""
        if not self.is_running or self.paused or self.games[-1].asked != seat or self.games[-1].is_waiting:
            return False
        return self.time_is_over_at is not None and at >= self.time_is_over_at

    # Checks

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", f"there are seats 0 to {len(self.seats) - 1}", str(seat), status=404)
        return self.seats[seat]

    def _free_name(self, name: str, seat: int) -> None:
        others = (place.name for i, place in enumerate(self.seats) if i != seat and place.kind != EMPTY)
        for other in others:
            if is_same_name(name, other):
                raise Refusal("name-taken", "somebody at this table has that name")
            if looks_like(name, other):
                raise Refusal("name-alike", "somebody at this table has a name that looks just like it")

    def is_host(self, guest: str) -> bool:
        """Whether a guest may do what hosts do.

        While a host who played is not at the table, the first person who is can go on in his place: a table must not
        depend on one open page.  The host himself always may, and so may one who never sat down.
        """
        if guest == self.host:
            return True
        if not self._has_host_sat or any(seat.guest == self.host and seat.present for seat in self.seats):
            return False
        return guest == next((seat.guest for seat in self.seats if seat.kind == PERSON and seat.present), "")

    def _host_only(self, guest: str) -> None:
        if not self.is_host(guest):
            raise Refusal("host-only", "only the host can do this", status=403)

    def _host_only_at_what_if(self, guest: str) -> None:
        """It begins in the middle of a game that is for its players: others may look on, as at any table."""
        if self.origin is not None and guest != self.host:
            raise self._is_what_if()

    def _is_what_if(self) -> Refusal:
        return Refusal("what-if-alone", "a what if is played by whoever began it, against bots", status=403)

    def _running(self) -> Live:
        if not self.is_running:
            raise Refusal("no-game", "no game is running at this table")
        return self.games[-1]

    def _not_running(self) -> None:
        if self.is_running:
            raise Refusal("game-runs", "a game is running at this table")


def open_table(
    at: float,
    guest: str,
    code: str,
    rules: str,
    pace: str,
    day: str = "",
    origin: Origin | None = None,
    **choices: float | bool,
) -> Opened:
    """The entry that a table begins with; ValueError or Refusal if it names no game or pace."""
    if pace not in PACES:
        raise Refusal("no-such-pace", f"there is no pace {pace!r}; there are: {', '.join(PACES)}", status=422)
    return Opened(
        at,
        canonical_text(rules),
        guest,
        code,
        pace,
        float(choices.get("bot_delay", 1.0)),
        bool(choices.get("listed", False)),
        bool(choices.get("chat", True)),
        bool(choices.get("open_records", False)),
        float(choices.get("rest", 0.0)),
        day,
        bool(choices.get("points", True)),
        bool(choices.get("bots_talk", True)),
        origin,
    )


def course_of(origin: Origin, rules_text: str) -> Course:
    """How a what if is run again."""
    return Course(rules_text, origin.seed, origin.orders, origin.chances)


def lead_up(origin: Origin, rules_text: str) -> tuple[tuple[Event, ...], int]:
    """What happened before it, and how far its chance has come."""
    return told_by(course_of(origin, rules_text).run(origin.answers))


def _check_face(face: int) -> None:
    if not ANY <= face < FACES:
        raise Refusal("no-such-face", f"there are faces 0 to {FACES - 1}", str(face), status=422)


def _seal(word: str) -> str:
    """Entries outlive a game, so they hold no word; letters count alike, large or small."""
    return blake2b(word.strip().upper().encode(), digest_size=12).hexdigest()


def has_new_round(events: Sequence[Event | NamedEvent]) -> bool:
    return any(event[0] == e.BEGAN for event in events)
