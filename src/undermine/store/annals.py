"""What is kept of people's finished games: results, ratings, the hall of fame; and how all of a person is taken out.

Owns their rows.  How a round is written and how ratings are reckoned the server says.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import Connection, Row, delete, func, select, text, tuple_, update

from undermine.store.bulk import Value, insert_new
from undermine.store.facts import Result, Score
from undermine.store.schema import bells, entries, fame, keys, passkeys, places, ratings, results, scores, tables
from undermine.store.store import Store
from undermine.store.writing import Errand

_RESULT = (
    results.c.table_id,
    results.c.game,
    results.c.seat,
    results.c.guest,
    results.c.name,
    results.c.at,
    results.c.rules,
    results.c.seats,
    results.c.people,
    results.c.gold,
    results.c.won,
    results.c.rounds,
    results.c.waits,
)


@dataclass(frozen=True, slots=True)
class Rating:
    """What somebody is taken for in a role, and how far that may be off."""

    guest: str
    role: str
    skill: float
    doubt: float
    rounds: int


@dataclass(frozen=True, slots=True)
class Member:
    """Who wants to be rated, and under which name."""

    guest: str
    name: str
    at: float


Rate: TypeAlias = Callable[[Sequence[Result], Mapping[tuple[str, str], Rating], frozenset[str]], Sequence[Rating]]
"""The results of one game, what is known of those in it who want to be rated, and who they are; what is known then."""


class Annals:
    """The part of a store that remembers people's games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, guest: str) -> int:
        """How many results a guest has."""
        found = await self._store.ask(select(func.count()).select_from(results).where(results.c.guest == guest))
        return int(found[0][0])

    async def of(self, guest: str, limit: int) -> list[Result]:
        """The results of a guest, latest first."""
        question = (
            select(*_RESULT).where(results.c.guest == guest).order_by(results.c.at.desc(), results.c.id).limit(limit)
        )
        return [_result(each) for each in await self._store.ask(question)]

    async def days_of(self, guest: str) -> list[Score]:
        """What a guest reached in challenges of the day, latest first."""
        columns = (scores.c.day, scores.c.guest, scores.c.name, scores.c.points, scores.c.at)
        question = select(*columns).where(scores.c.guest == guest).order_by(scores.c.day.desc())
        return [Score(*each) for each in await self._store.ask(question)]

    # Ratings

    async def member(self, guest: str) -> Member | None:
        found = await self._store.ask(select(fame.c.guest, fame.c.name, fame.c.at).where(fame.c.guest == guest))
        return Member(*found[0]) if found else None

    async def join(self, new: Member) -> None:
        """Be rated from now on, or under another name."""

        def work(connection: Connection) -> bool:
            insert_new(connection, fame, [{"guest": new.guest, "name": new.name, "at": new.at}])
            connection.execute(update(fame).where(fame.c.guest == new.guest).values(name=new.name))
            return True

        await self._store.run(Errand(f"fame {new.guest}", work, lambda _: True))

    async def leave(self, guest: str) -> None:
        """Be rated no more; what is known is forgotten."""

        def work(connection: Connection) -> bool:
            connection.execute(delete(fame).where(fame.c.guest == guest))
            connection.execute(delete(ratings).where(ratings.c.guest == guest))
            return True

        await self._store.run(Errand(f"fame {guest}", work, lambda _: True))

    async def ratings_of(self, guest: str) -> list[Rating]:
        columns = (ratings.c.guest, ratings.c.role, ratings.c.skill, ratings.c.doubt, ratings.c.rounds)
        found = await self._store.ask(select(*columns).where(ratings.c.guest == guest).order_by(ratings.c.role))
        return [Rating(*each) for each in found]

    async def best(self, least: int, doubts: float, limit: int) -> list[tuple[str, Rating]]:
        """Who stands highest, with his name: by the skill that is certain, of those with so many rounds in a role."""
        columns = (ratings.c.guest, ratings.c.role, ratings.c.skill, ratings.c.doubt, ratings.c.rounds)
        sure = ratings.c.skill - doubts * ratings.c.doubt
        question = (
            select(fame.c.name, *columns)
            .join(fame, fame.c.guest == ratings.c.guest)
            .where(ratings.c.rounds >= least)
            .order_by(sure.desc(), fame.c.at, ratings.c.role)
            .limit(limit)
        )
        return [(name, Rating(*rest)) for name, *rest in await self._store.ask(question)]

    async def rate(self, limit: int, rate: Rate) -> bool:
        """Rate some games that wait for it, oldest first, each once; False if there was none."""

        def work(connection: Connection) -> bool:
            game = (results.c.table_id, results.c.game)
            waiting = (
                select(*game)
                .where(text("waits"))  # as the index says it: of `waits = 1` SQLite does not see that it fits
                .group_by(*game)
                .order_by(func.min(results.c.at), *game)
                .limit(limit)
            )
            found = [(table, number) for table, number in connection.execute(waiting)]
            if not found:
                return False
            # Whoever else rates at this moment waits here, and then finds that they are rated.
            question = select(*_RESULT).where(results.c.waits, tuple_(*game).in_(found)).with_for_update()
            rows = [_result(each) for each in connection.execute(question.order_by(results.c.id))]
            for each in found:
                _rate_one(connection, [row for row in rows if (row.table, row.game) == each], rate)
            connection.execute(update(results).where(tuple_(*game).in_(found)).values(waits=False))
            return True

        return await self._store.run(Errand("ratings", work, lambda _: False))

    # Going

    async def tables_of(self, guest: str) -> list[str]:
        """All tables at which something of a guest is known: he has a seat, or finished a game there."""
        seated = select(places.c.table_id).where(places.c.guest == guest)
        played = select(results.c.table_id).where(results.c.guest == guest).distinct()
        found = [*await self._store.ask(seated), *await self._store.ask(played)]
        return sorted({table for (table,) in found})

    async def rewrite(self, table: str, sequence: int, data: Mapping[int, bytes], guest: str, other: str) -> bool:
        """Put other entries in the place of these, and another guest in a guest's; False if the table went on."""
        row = select(tables.c.sequence, tables.c.guests).where(tables.c.id == table)

        def work(connection: Connection) -> bool:
            found = connection.execute(row.with_for_update()).first()
            if found is None or found[0] != sequence:
                return False
            for number, entry in data.items():
                which = (entries.c.table_id == table) & (entries.c.sequence == number)
                connection.execute(update(entries).where(which).values(data=entry))
            guests = json.dumps([other if each == guest else each for each in json.loads(found[1])])
            connection.execute(update(tables).where(tables.c.id == table).values(guests=guests))
            seat = (places.c.table_id == table) & (places.c.guest == guest)
            connection.execute(update(places).where(seat).values(guest=other))
            return True

        return await self._store.run(Errand(f"table {table}", work, lambda _: False))

    async def forget(self, guest: str) -> None:
        """Everything that is kept of a guest outside of tables."""

        def work(connection: Connection) -> bool:
            for kept in (results, fame, ratings, scores, keys, passkeys, bells):
                connection.execute(delete(kept).where(kept.c.guest == guest))
            return True

        await self._store.run(Errand(f"guest {guest}", work, lambda _: True))


def _result(row: Row[str, int, int, str, str, float, str, int, int, int, bool, str, bool]) -> Result:
    return Result(*row)


def _rate_one(connection: Connection, rows: Sequence[Result], rate: Rate) -> None:
    guests = [row.guest for row in rows]
    # Who leaves at this moment waits, and then finds all that is to be forgotten.
    wanted = select(fame.c.guest).where(fame.c.guest.in_(guests)).order_by(fame.c.guest).with_for_update(read=True)
    members = frozenset(connection.execute(wanted).scalars())
    if not members:
        return
    columns = (ratings.c.guest, ratings.c.role, ratings.c.skill, ratings.c.doubt, ratings.c.rounds)
    known = [Rating(*each) for each in connection.execute(select(*columns).where(ratings.c.guest.in_(members)))]
    for new in rate(rows, {(each.guest, each.role): each for each in known}, members):
        connection.execute(delete(ratings).where(ratings.c.guest == new.guest, ratings.c.role == new.role))
        row: dict[str, Value] = {"guest": new.guest, "role": new.role, "skill": new.skill}
        insert_new(connection, ratings, [{**row, "doubt": new.doubt, "rounds": new.rounds}])
