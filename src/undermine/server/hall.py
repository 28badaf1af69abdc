"""The hall: all tables that this worker has open, and the one way in which something happens at a table.

Owns locks, timers and listeners.  A worker holds nothing that the store does not have: a table is read when somebody
needs it and forgotten when nobody does.  An entry is told to anybody only after it is durable.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, NamedTuple

import structlog

from undermine.bots.advice import Advice
from undermine.bots.quiet import quietest
from undermine.notation.action import write_action
from undermine.server import price
from undermine.server.bot_pool import BotFailure, BotPool
from undermine.server.challenge import score_of
from undermine.server.fair import Owner
from undermine.server.fanout import Fanout
from undermine.server.history import results_of
from undermine.server.journal import where
from undermine.server.note import NUMBER, Began, Here, Note, Rewritten, Spent, Who, read_note, write_note
from undermine.server.open_table import Listener, OpenTable, Thought, fixed_moment
from undermine.server.turnstile import Turnstile
from undermine.store import Facts, Store, StoreError
from undermine.tables.entry import (
    BotSat,
    Entry,
    HandedOver,
    Left,
    Moved,
    Opened,
    Passed,
    Said,
    decode,
    encode,
    is_silent,
)
from undermine.tables.live import Live
from undermine.tables.refusal import Refusal
from undermine.tables.seat import PERSON, Seat
from undermine.tables.table import Table
from undermine.talk.wish import Wish

log = structlog.get_logger()

UNREADABLE: Final = "unreadable-table"
NO_TABLE: Final = "no-such-table"
FORGET: Final = 60.0
"""Seconds after which a table that nobody listens to is forgotten."""
SWEEP: Final = 1.0
OVERDUE: Final = 2.0
"""How late a table must be before another worker than the one that wrote its last entry takes care of it."""
RETURN: Final = 10.0
"""Seconds that people have to come back after the server was started again; then they are away."""
ELSEWHERE: Final = 0.3
"""Seconds that other workers have to say that somebody who left this one is with them."""
WOKEN: Final = 200
"""Tables that a sweep wakes at most."""
AT_ONCE: Final = 10
"""Entries of a table that are read before others have their turn."""
AGAIN: Final = 1.0
"""Seconds after which something that failed in the background is tried again."""


class Suggestion(NamedTuple):
    """What a bot would do in a seat's place, for whoever has seen so many events."""

    seen: int
    seat: int
    game: Live
    advice: Advice


class Hall:
    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        bots: BotPool,
        clock: Callable[[], float],
        turnstile: Turnstile | None = None,
    ) -> None:
        self.store = store
        self.fanout = fanout
        self.bots = bots
        self.clock = clock
        self._turnstile = turnstile or Turnstile(0.0)
        self._began = clock()
        self._shaken = self._began
        """When a worker began last, this one or another: who came before that may be gone unnoticed."""
        self._missed: dict[tuple[str, str], asyncio.Event] = {}
        """Guests of tables whom other workers are asked for."""
        self.open: dict[str, OpenTable] = {}
        self.unreadable: set[str] = set()
        """Tables whose entries give no table: told once, left alone until the next start, in nobody's way."""
        self.is_closing = False
        """This worker is told to end: nothing new begins, and who loses his socket by that has not left."""
        self.is_hushed = False
        """Whoever runs the house lets nobody chat; the phrases of the game are for everybody, always."""
        self.moves = 0
        self.callers = 0
        self.onwait: Callable[[OpenTable], None] = lambda _: None
        """Called when something happened at a table that this worker leads: perhaps somebody is waited for."""
        self._chance = random.Random()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writes: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.fanout.start(self._hear)
        self._note("", Began())
        self._spawn(self._sweep())

    def say_goodbye(self) -> None:
        """Begin nothing new; called as soon as it is known that this worker ends."""
        self.is_closing = True

    async def stop(self) -> None:
        for place in self.open.values():
            place.stop_timer()
        for task in list(self._tasks):
            task.cancel()
        # What is being written is acknowledged or refused, never dropped.
        await asyncio.gather(*self._tasks, *self._writes, return_exceptions=True)
        await self.fanout.stop()

    # Tables

    async def create(self, key: str, opened: Opened) -> bool:
        """A new table; False if its key or its code exists."""
        table = Table(opened)
        if not await self.store.create(key, opened.code, opened.rules, opened.at, encode(opened), facts_of(table, key)):
            return False
        self.open[key] = OpenTable(key, table, self.clock())
        return True

    @asynccontextmanager
    async def hold(self, key: str, *, fresh: bool = True) -> AsyncIterator[OpenTable]:
        """The table as the store knows it, for reading; nothing happens at it meanwhile.  Refusal if there is none.

        Without `fresh` what other workers wrote in the last moments may be missing.
        """
        while True:
            if key in self.unreadable:
                raise _unreadable()
            place = self.open.get(key)
            if place is None:
                place = self.open[key] = OpenTable(key, None, self.clock())
            async with place.lock:
                if self.open.get(key) is not place:
                    continue  # forgotten while we waited
                place.used_at = self.clock()
                if place.is_doubtful:
                    await self._read(place)
                elif fresh and self.fanout.is_shared:
                    await self._refresh(place)
                yield place
                return

    async def do(self, key: str, decide: Callable[[Table, float], Entry | None]) -> None:
        """Let something happen: decide, take in, keep, tell.  Refusals come out of `decide` and change nothing.

        Goes on to the end even if who asked for it is gone meanwhile.
        """
        work = asyncio.get_running_loop().create_task(self._do(key, decide))
        self._writes.add(work)
        work.add_done_callback(self._written)
        await asyncio.shield(work)

    async def say(self, key: str, guest: str, phrase: str, arguments: tuple[str, ...], chat: str) -> None:
        """A phrase or free words at a table."""
        if chat and self.is_hushed:
            raise Refusal("chat-hushed", "whoever runs this house has switched the chat off", status=403)
        await self.do(key, lambda table, at: table.say(at, guest, phrase, arguments, chat))

    def doubt(self, key: str) -> None:
        """Something else was done to this table: it is read again before anybody uses it."""
        place = self.open.get(key)
        if place is not None:
            place.is_doubtful = True
            if place.lock.locked():
                self._spawn(self._doubt_again(place))

    async def _doubt_again(self, place: OpenTable) -> None:
        """What was written or read when the doubt came ends with a table that is taken for sure."""
        async with place.lock:
            place.is_doubtful = True

    def rewrite(self, key: str) -> None:
        """Its entries are others than they were: all workers read them again."""
        self.doubt(key)
        self._note(key, Rewritten())

    def unlisten(self, place: OpenTable, listener: Listener) -> None:
        place.listeners.discard(listener)
        place.used_at = self.clock()

    async def leave(self, key: str, guest: str, only: Callable[[Seat], bool] = lambda _: True) -> None:
        """A socket of a guest is gone: if it was the last one here, the table is told, `only` of such a seat.

        A worker that has another socket of that guest says so before, or, if it did not hear the question, afterwards.
        Who is sent away by a hall that closes comes back to the one that opens next, and is missed there if he does not
        (`_miss`).
        """
        if self.is_closing and not self.fanout.is_shared:
            return
        if self.fanout.is_shared and await self._is_elsewhere(key, guest):
            return

        def decide(table: Table, at: float) -> Entry | None:
            seat = table.seat_of(guest)
            is_told = seat >= 0 and only(table.seats[seat]) and not self.open[key].has(guest)
            return table.leave(at, guest) if is_told else None

        await self.do(key, decide)

    async def hint(self, key: str, guest: str) -> Suggestion:
        """What a bot would do in a guest's place, and why, where nobody but bots plays against him.

        The bot gets the events of that seat and nothing else, like every other one.
        """
        async with self.hold(key) as place:
            table, game = place.table, place.table.game
            seat = table.seat_of(guest)
            if seat < 0:
                raise Refusal("not-seated", "you watch this table; only players are given hints", status=403)
            if any(other.kind == PERSON for number, other in enumerate(table.seats) if number != seat):
                raise Refusal("no-hint", "hints are given where nobody else but bots plays")
            if table.day:
                raise Refusal("no-hint-today", "the challenge of the day is played without hints")
            if game is None or game.asked != seat:
                raise Refusal("no-game", "nothing is asked of you now")
            seen = game.count(seat)
            mind = f"{key}/{game.number}/{place.reread}/hint"
        try:
            advice = await self.bots.advise(mind, game, seat, self.owner(guest))
        except BotFailure as failure:
            log.error("a bot gave no hint", error=str(failure))
            raise Refusal("no-hint-now", "there is no hint right now", status=503) from None
        if advice is None:
            raise Refusal("stale", "the game went on meanwhile; look again")
        return Suggestion(seen, seat, game, advice)

    # Inside

    async def _do(self, key: str, decide: Callable[[Table, float], Entry | None]) -> None:
        async with self.hold(key, fresh=False) as place:
            is_fresh = not self.fanout.is_shared
            while True:
                try:
                    place.table.check_open()
                    entry = decide(place.table, self.clock())
                except Refusal:
                    if is_fresh:
                        raise
                    # Who asks may know more than this worker does: he may come from another one.
                    is_fresh = True
                    await self._refresh(place)
                    continue
                if entry is None:
                    return
                data = encode(entry)
                # Nobody reads (the lock) and nobody is told before the entry is durable; if the store does not say
                # whether it is, the table is read again before it is used.
                place.is_doubtful = True
                place.table.take_in(entry)
                table = place.table
                if await self.store.append(key, table.sequence, table.touched_at, data, facts_of(table, key)):
                    break
                await self._read(place)
            place.is_doubtful = False
            place.leads = True
            self._tell(place, entry)
            self.fanout.tell(key, place.table.sequence, data)
            self._give_floor(place, entry)

    def _written(self, work: asyncio.Task[None]) -> None:
        self._writes.discard(work)
        if not work.cancelled():
            work.exception()  # told to who waits for it; if nobody does any more, it is no news either

    async def _read(self, place: OpenTable) -> None:
        """The fold of what the store has; listeners are told what is new to them."""
        try:
            rows = await self.store.entries(place.key)
        except StoreError:
            if not place.told:
                self._forget(place)
            raise
        if not rows:
            self._forget(place)
            raise Refusal(NO_TABLE, "there is no such table", status=404)
        known = place.told
        place.leads = not self.fanout.is_shared
        place.reread += 1
        try:
            await self._fold(place, rows, known)
        except Exception as error:
            # Whatever it is, it is this table's alone.
            self._set_aside(place, error)
            raise _unreadable() from error
        place.told = place.table.sequence
        place.is_doubtful = False
        self._set_timer(place)
        if not known:
            self._count_heads(place)

    async def _fold(self, place: OpenTable, rows: list[tuple[int, bytes]], known: int) -> None:
        """A table that nobody knows yet is read a little at a time: whoever asks for old ones stops no others."""
        first = decode(rows[0][1])
        assert isinstance(first, Opened), "a table begins with its opening"
        table = Table(first)
        if known:
            place.table = table
        for number, (sequence, data) in enumerate(rows[1:]):
            entry = decode(data)
            table.take_in(entry)
            if known and sequence > known:
                self._tell(place, entry)
            if not known and number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
        place.table = table

    def _set_aside(self, place: OpenTable, error: Exception) -> None:
        log.error("a table cannot be read and is set aside", table=place.key, **where(error))
        self.unreadable.add(place.key)
        for listener in tuple(place.listeners):
            listener.close()
        self._forget(place)

    def _may_be_gone(self, seat: Seat) -> bool:
        """Whether somebody came before a worker began: one that was killed could not say who left with it."""
        return seat.kind == PERSON and seat.present and seat.changed_at < self._shaken

    def _count_heads(self, place: OpenTable) -> None:
        """Miss whoever may be gone and is not here."""
        seats = place.table.seats
        missed = [seat.guest for seat in seats if self._may_be_gone(seat) and not place.has(seat.guest)]
        if missed:
            self._spawn(self._miss(place.key, missed))

    async def _miss(self, key: str, guests: list[str]) -> None:
        """Whoever does not come back is away, unless another worker says that he is there."""
        await asyncio.sleep(RETURN)
        for guest in guests:
            await self.leave(key, guest, self._may_be_gone)

    async def _is_elsewhere(self, key: str, guest: str) -> bool:
        """Whether another worker says that it has a socket of a guest who sits here."""
        place = self.open.get(key)
        if place is None or place.is_doubtful or place.table.seat_of(guest) < 0 or place.has(guest):
            return False
        heard = self._missed.setdefault((key, guest), asyncio.Event())
        self._note(key, Who(guest))
        try:
            async with asyncio.timeout(ELSEWHERE):
                await heard.wait()
        except TimeoutError:
            return False
        finally:
            self._missed.pop((key, guest), None)
        return True

    def _note(self, key: str, note: Note) -> None:
        self.fanout.tell(key, NUMBER, write_note(note))

    def _take_note(self, key: str, note: Note) -> None:
        """A hint of another worker."""
        match note:
            case Began():
                self._shaken = self.clock()
                for place in self.open.values():
                    if not place.is_doubtful:
                        self._count_heads(place)
            case Who(guest=guest):
                if key in self.open and self.open[key].has(guest):
                    self._note(key, Here(guest))
            case Here(guest=guest):
                if (key, guest) in self._missed:
                    self._missed[key, guest].set()
            case Rewritten():
                self.doubt(key)
            case Spent(seconds=seconds):
                self.bots.charge(seconds)

    async def _catch_up(self, key: str, sequence: int) -> None:
        """Take in and tell what other workers wrote."""
        async with self.hold(key, fresh=False) as place:
            if place.told < sequence:
                await self._refresh(place)

    async def _refresh(self, place: OpenTable) -> None:
        for _, data in await self.store.entries(place.key, place.told):
            self._take_in(place, decode(data))

    def _take_in(self, place: OpenTable, entry: Entry) -> None:
        place.is_doubtful = True
        place.table.take_in(entry)
        place.is_doubtful = False
        place.leads = False
        self._tell(place, entry)

    def _tell(self, place: OpenTable, entry: Entry) -> None:
        place.told = place.table.sequence
        self.moves += isinstance(entry, Moved) and not is_silent(entry)
        for listener in tuple(place.listeners):
            try:
                listener.hear(place.table, entry)
            except Exception as error:
                # One socket that cannot be told must not keep the others from hearing.
                log.error("a socket could not be told", **where(error))
                listener.close()
        if isinstance(entry, BotSat | HandedOver):
            self._spawn(self.bots.warm_up())
        if isinstance(entry, Left):
            self._contradict(place, place.table.seats[entry.seat].guest)
        self._set_timer(place)
        if place.leads:
            self.onwait(place)

    def _contradict(self, place: OpenTable, guest: str) -> None:
        """Another worker lost its last socket of a guest who is here."""
        if place.has(guest):
            self._spawn(self.do(place.key, lambda table, at: table.come(at, guest)))

    def _forget(self, place: OpenTable) -> None:
        place.stop_timer()
        if self.open.get(place.key) is place:
            del self.open[place.key]

    async def _hear(self, key: str, sequence: int, data: bytes) -> None:
        """Another worker wrote an entry, or has a hint."""
        if sequence == NUMBER:
            self._take_note(key, read_note(data))
            return
        place = self.open.get(key)
        if place is None or sequence <= place.told:
            return
        if sequence == place.told + 1 and not place.lock.locked() and not place.is_doubtful:
            self._take_in(place, decode(data))
        else:
            # A table that is busy must not hold up the news of the others.
            self._spawn(self._catch_up(key, sequence))

    # Going on without people

    def _set_timer(self, place: OpenTable, not_before: float = 0.0) -> None:
        place.stop_timer()
        when = self._next(place)
        if when is not None and self.open.get(place.key) is place:
            # Who has begun to think for another worker has waited for it already.
            is_ours = place.leads or (place.thought is not None and place.thought.fits(place.table))
            wait = max(not_before, when - self.clock() + (0.0 if is_ours else OVERDUE))
            if wait <= FORGET:
                loop = asyncio.get_running_loop()
                place.timer = loop.call_later(wait, lambda: self._spawn(self.go_on(place.key)))

    def _next(self, place: OpenTable) -> float | None:
        """When there is something to do: a bot begins to think, or its answer is told, or a time is over.

        Nobody's time is over before he could come back to a hall that was closed.
        """
        table = place.table
        if place.goes_on or table.due is None:
            return table.window_end  # which waits for no bot
        if not _bot_asked(table):
            return table.due if table.window_end is not None else max(table.due, self._began + RETURN)
        if place.thought is None or not place.thought.fits(table):
            return table.bot_from if place.leads else table.due
        times = [at for at in (place.thought.told_at(table), table.window_end) if at is not None]
        return min(times, default=None)

    async def go_on(self, key: str) -> None:
        """A bot thinks or answers, or a person's time is over; once at a time."""
        if self.is_closing:
            return
        async with self.hold(key, fresh=False) as place:
            table, now = place.table, self.clock()
            window_end = table.window_end
            is_window_over = window_end is not None and now >= window_end
            when = self._next(place)
            if when is None or (place.goes_on and not is_window_over):
                return
            if now < when:
                # Timers and clocks do not tick alike: it rang a little early.
                self._set_timer(place)
                return
            thought = place.thought
            if not is_window_over:
                bot = _bot_asked(table)
                if bot and (thought is None or not thought.fits(table)):
                    self._begin_to_think(place, bot)
                    return
                place.goes_on = True
                self._set_timer(place)
        if is_window_over:
            await self._let_pass(key)
            return
        wait = AGAIN
        try:
            await self.do(key, partial(_answer, thought) if bot and thought is not None else _run_out)
            wait = 0.0
        finally:
            place.goes_on = False
            # Whatever became due meanwhile found the table busy; after a failure it is tried again, but not at once.
            self._set_timer(place, wait)

    def _begin_to_think(self, place: OpenTable, bot: str) -> None:
        game = place.table.game
        assert game is not None
        thought = place.thought = Thought(game, game.asked, game.count(game.asked), len(game.lines), bot)
        actions = game.legal(thought.seat)
        owner = self.owner(place.table.host)
        wait = self._turnstile.wait(owner.home, price.BOT)
        if len(actions) == 1 and not wait:
            self._make_up_mind(place, thought, actions[0])
        else:
            self._spawn(self._think(place, thought, actions, owner, wait))

    def owner(self, guest: str) -> Owner:
        """Whose bots they are that a guest asks for."""
        return Owner(guest, self._turnstile.home_of(guest))

    async def _think(self, place: OpenTable, thought: Thought, actions: list[int], owner: Owner, wait: float) -> None:
        game, mind = thought.game, f"{place.key}/{thought.game.number}/{place.reread}"
        if wait:
            await asyncio.sleep(wait)
            if not thought.fits(place.table):
                return  # the game went on meanwhile
        try:
            choice = await self.bots.choose(mind, game, thought.seat, thought.bot, owner)
        except BotFailure as failure:
            # Not chance, which plays against its own side as often as not, and not nobody: others want to go on.
            log.error("a bot failed, the quietest answer is given for it", bot=thought.bot, error=str(failure))
            choice = quietest(actions)
        except Exception:
            if place.thought is thought:
                place.thought = None
                self._set_timer(place, AGAIN)
            raise
        if choice is not None:
            self._make_up_mind(place, thought, choice)

    def _make_up_mind(self, place: OpenTable, thought: Thought, choice: int) -> None:
        thought.words = write_action(thought.game.rules, choice)
        thought.done_at = self.clock()
        if place.thought is thought and not place.goes_on:
            self._set_timer(place)

    def _give_floor(self, place: OpenTable, entry: Entry) -> None:
        """Bots whom it concerns may say something about what happened; only the worker that wrote it down asks them."""
        if not isinstance(entry, Moved | Passed | Said) or is_silent(entry):
            return
        place.hearing += 1
        if place.table.called and not self.is_closing:
            self._spawn(self._listen(place, place.hearing))

    async def _listen(self, place: OpenTable, hearing: int) -> None:
        """Ask all who are called, and let the one speak who wants to most, at a moment that was fixed before.

        As soon as something else happens or is said it is too late.
        """
        table, game = place.table, place.table.game
        assert game is not None, "nobody is called before the first game"
        mind, owner = f"{place.key}/{game.number}/{place.reread}", self.owner(table.host)
        due = table.speaks_at
        wishes: list[tuple[int, Wish]] = []
        for seat in table.called:
            try:
                wish = await self.bots.speak(mind, game, seat, table.seats[seat].player, owner)
            except BotFailure as failure:
                log.error("a bot has no words", bot=table.seats[seat].player, error=str(failure))
                continue
            if place.hearing != hearing:
                return
            if wish is not None:
                wishes.append((seat, wish))
        if not wishes:
            return
        seat, wish = max(wishes, key=lambda each: each[1].weight)
        await asyncio.sleep(fixed_moment(table, due, self.clock()) - self.clock())
        if place.hearing == hearing:
            await self.do(place.key, lambda table, at: table.speak(at, seat, wish.phrase, wish.arguments))

    async def _let_pass(self, key: str) -> None:
        """An announced card takes effect; if that failed it is tried again, but not at once."""
        wait = AGAIN
        try:
            await self.do(key, lambda table, at: table.let_pass(at))
            wait = 0.0
        finally:
            place = self.open.get(key)
            if place is not None and wait:
                self._set_timer(place, wait)

    async def _sweep(self) -> None:
        """Again and again: find tables that must go on, compare with the store, forget who is not needed."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._wake()
                await self._compare()
                self._tidy()
                if spent := self.bots.spent():
                    self._note("", Spent(spent))
            except StoreError as error:
                log.warning("sweep waits for the store", error=str(error))
            except Exception as error:
                # A fault of ours is told, and the tables that it does not concern go on.
                log.error("sweep failed", **where(error))

    async def _wake(self) -> None:
        """Tables that are due and that nobody cares for: no worker has them open, or theirs is gone."""
        now = self.clock()
        # At first those whose time would be over are spared, and must not hide the others.
        spared = len(self.open) if now < self._began + RETURN else 0
        found = await self.store.due(now, WOKEN + len(self.unreadable) + spared)
        for key, due in (each for each in found if each[0] not in self.unreadable):
            # Workers that look at the same moment should not all take the same tables.
            patience = OVERDUE * (1 + self._chance.random()) if self.fanout.is_shared or key in self.open else 0.0
            if now - due > patience:
                self._spawn(self.go_on(key))

    async def _compare(self) -> None:
        """What the channel lost is found in the store, and so is what this worker could not be sure of."""
        for place in list(self.open.values()):
            if place.is_doubtful and place.listeners and not place.lock.locked():
                self._spawn(self._catch_up(place.key, 0))
        if self.fanout.is_shared:
            mine = {key: place for key, place in self.open.items() if place.listeners}
            for key, sequence in (await self.store.sequences(list(mine))).items():
                if sequence > mine[key].told:
                    self._spawn(self._catch_up(key, sequence))

    def _tidy(self) -> None:
        now = self.clock()
        for place in list(self.open.values()):
            idle = not place.listeners and not place.goes_on and not place.lock.locked()
            if idle and now - place.used_at > FORGET and (place.is_doubtful or not _is_soon(place.table.due, now)):
                self._forget(place)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # Who stops at this moment ends a task that has not begun.
        task.add_done_callback(lambda _: work.close())

    async def _guard(self, work: Coroutine[object, object, None]) -> None:
        """Work in the background fails alone and is tried again by its timer or by the sweep."""
        try:
            await work
        except Refusal as refusal:
            log.warning("background work was refused", error=refusal.key)
        except StoreError as error:
            log.warning("background work waits for the store", error=str(error))
        except Exception as error:
            log.error("background work failed", **where(error))


def _unreadable() -> Refusal:
    detail = "this table cannot be read any more; whoever runs the server is told"
    return Refusal(UNREADABLE, detail, status=503)


def _bot_asked(table: Table) -> str:
    """The bot that must answer now; empty if none must."""
    game = table.game
    return table.seats[game.asked].player if game is not None and game.asked >= 0 else ""


def _run_out(table: Table, at: float) -> Entry | None:
    return table.run_out(at)


def _answer(thought: Thought, table: Table, at: float) -> Entry | None:
    """What a bot has thought out, unless the world went on while it was thinking, or has not come that far."""
    if not thought.fits(table):
        return None
    told_at, window_end = thought.told_at(table), table.window_end
    if told_at is None or at < told_at or (window_end is not None and at >= window_end):
        return None
    return table.submit(at, thought.seat, thought.seen, thought.words, by=thought.bot)


def _is_soon(due: float | None, now: float) -> bool:
    return due is not None and due <= now + FORGET


def facts_of(table: Table, key: str = "") -> Facts:
    """What the store must be able to find the table by, and what it keeps of a game that is over."""
    return Facts(
        running=table.is_running,
        due=table.due,
        listed=table.listed,
        over=table.closed or (bool(table.games) and not table.is_running),
        places=() if table.closed else tuple(seat.guest for seat in table.seats),
        score=score_of(table),
        rules=table.rules,
        results=results_of(key, table) if key else (),
    )
