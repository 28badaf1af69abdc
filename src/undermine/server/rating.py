"""Ratings of people who want them: by role, of games among people alone, in this house.

Owns what a match is: in every round the bearers of a role are a team, and those whom the round brought gold stand
before the others; where nobody is anything in secret the whole game is one, by its gold.  Who does not want to be rated
plays as somebody of whom nothing is known, and nothing of him is kept.  Games are rated in the order in which they
ended, by one worker at a time, in nobody's way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import structlog
from openskill.models import PlackettLuce, PlackettLuceRating

from undermine.server.history import box_of, rounds_of
from undermine.server.journal import where
from undermine.store import Annals, Rating, Result, StoreError
from undermine.text.handbook import is_saboteur

log = structlog.get_logger()

EVERY: Final = 10.0
"""Seconds from one look to the next."""
PORTION: Final = 5
"""Games that are rated in one transaction."""
PAUSE: Final = 0.05
DOUBTS: Final = 2.0
"""So many times the doubt is told to both sides, and taken off for the order in the hall of fame."""


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


class _Sheet:
    """What is known while the rounds of a game are gone through."""

    def __init__(self, known: Mapping[tuple[str, str], Rating], members: frozenset[str]) -> None:
        self._known = dict(known)
        self._members = members
        self.changed: dict[tuple[str, str], Rating] = {}

    def play(self, teams: Sequence[Sequence[tuple[str, str]]], scores: Sequence[float]) -> None:
        """A match between teams of (guest, role)."""
        if len(teams) < 2:
            return
        rated = _model().rate([[self._rating(*who) for who in team] for team in teams], scores=list(scores))
        for team, after in zip(teams, rated, strict=True):
            for (guest, role), rating in zip(team, after, strict=True):
                if guest in self._members:
                    old = self._known.get((guest, role))
                    new = Rating(guest, role, rating.mu, rating.sigma, (old.rounds if old else 0) + 1)
                    self._known[guest, role] = self.changed[guest, role] = new

    def _rating(self, guest: str, role: str) -> PlackettLuceRating:
        found = self._known.get((guest, role))
        return _model().rating(mu=found.skill, sigma=found.doubt) if found else _model().rating()


def rate_game(
    results: Sequence[Result], known: Mapping[tuple[str, str], Rating], members: frozenset[str]
) -> list[Rating]:
    """What is known of those who want to be rated after a game."""
    sheet = _Sheet(known, members)
    lines = [rounds_of(result) for result in results]
    for told in zip(*lines, strict=True):
        teams: dict[str, list[tuple[str, str]]] = {}
        paid: dict[str, float] = {}
        for result, line in zip(results, told, strict=True):
            # Saboteurs are one team, whatever else they are called.
            team = "saboteur" if is_saboteur(line.role) else line.role
            if team:
                teams.setdefault(team, []).append((result.guest, line.role))
                paid[team] = max(paid.get(team, 0.0), float(line.gold > 0))
        sheet.play(list(teams.values()), list(paid.values()))
    if not any(line.role for told in lines for line in told):
        sheet.play([[(result.guest, box_of(result.rules))] for result in results], [each.gold for each in results])
    return list(sheet.changed.values())


class Rater:
    """Rates what waits for it, again and again."""

    def __init__(self, annals: Annals, *, is_on: bool) -> None:
        self._annals = annals
        self._is_on = is_on
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._is_on:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def round(self) -> None:
        """Everything that waits now."""
        while await self._annals.rate(PORTION, rate_game):
            await asyncio.sleep(PAUSE)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.round()
            except StoreError as error:
                log.warning("ratings wait for the store", error=str(error))
            except Exception as error:
                log.error("games could not be rated", **where(error))
