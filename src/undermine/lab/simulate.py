"""Many games between bots, in this process or in several.

Owns the spreading of games over processes.  Game 0 of a series is dealt from the seed text itself, game 1 from
`SEED/1`, and so on (`core.chance.game_seed`); its bots are seeded from that too, and games are counted in order: the
result is the same for any number of jobs.
Bots take the seats in turn and move on by one seat from game to game (`match.seating`), so that no bot gains from
where it sits; with as many games as names in the list, every name has sat everywhere equally often.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeAlias

from undermine.bots import maker_of
from undermine.bots.bot import Talker
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.lab.match import Game, play_seated, seating
from undermine.lab.tally import Result, Tally
from undermine.talk.character import LEVELS

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 64
MOST_AT_ONCE: Final = 100  # games handed to a process in one go
Setup: TypeAlias = tuple[int, tuple[str, ...]]  # number of a game in its series, and who sits where
AHEAD: Final = 4  # parts that are handed out for each process; no more games than that wait in memory


class SeriesError(ValueError):
    """A series that cannot be played; the message says what would be right."""


def simulate(rules_text: str, games: int, bots: list[str], seed: str, jobs: int = 1) -> Result:
    """Play a series and count it."""
    tally = Tally(parse_rules(rules_text), bots, seed)
    for game in play_series(rules_text, games, bots, seed, jobs):
        tally.add(game)
    return tally.result()


def play_series(
    rules_text: str, games: int, bots: list[str], seed: str, jobs: int = 1, *, has_talk: bool = False
) -> Iterator[Game]:
    """The games of a series, in order.  What cannot be played is refused before the first."""
    rules = parse_rules(rules_text)
    if not 1 <= games <= MOST_GAMES:
        raise SeriesError(f"{games} games cannot be played; at least 1 and at most {MOST_GAMES:,} can")
    if not 1 <= jobs <= MOST_JOBS:
        raise SeriesError(f"{jobs} jobs cannot do the work; at least 1 and at most {MOST_JOBS} can")
    if not bots:
        raise SeriesError("say which bots play")
    check_bots(rules, bots, has_talk=has_talk)
    setups = [(n, seating(bots, int(rules.seats), n)) for n in range(games)]
    return play_setups(rules.text, setups, seed, jobs, has_talk=has_talk)


def check_bots(rules: Rules, bots: list[str], *, has_talk: bool) -> None:
    """Refuse bots that there are not, and talk of those who cannot."""
    talkers = [isinstance(maker_of(name)(0, rules, 0), Talker) for name in bots]
    if has_talk and not any(talkers):
        raise SeriesError(f"of {', '.join(dict.fromkeys(bots))} none talks; {', '.join(LEVELS)} do")


def play_setups(
    rules_text: str, setups: list[Setup], seed: str, jobs: int, *, has_talk: bool = False
) -> Iterator[Game]:
    """Certain games of a series with certain bots in the seats, in the order given."""
    return (_here if jobs == 1 else partial(_spread, jobs=jobs))(rules_text, setups, seed, has_talk)


def _here(rules_text: str, setups: list[Setup], seed: str, has_talk: bool) -> Iterator[Game]:
    rules = parse_rules(rules_text)
    for number, names in setups:
        yield play_seated(rules, names, seed, number, has_talk=has_talk)


def _spread(rules_text: str, setups: list[Setup], seed: str, has_talk: bool, jobs: int) -> Iterator[Game]:
    """Processes are spawned, never forked, so that they start alike on every system."""
    games = len(setups)
    size = max(1, min(MOST_AT_ONCE, games // (8 * jobs)))
    starts = range(0, games, size)
    workers = min(jobs, len(starts))
    parts = ((rules_text, setups[first : first + size], seed, has_talk) for first in starts)
    executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    waiting: deque[Future[list[Game]]] = deque()
    try:
        waiting.extend(executor.submit(_play_part, part) for part in islice(parts, AHEAD * workers))
        while waiting:
            played = waiting.popleft().result()
            waiting.extend(executor.submit(_play_part, part) for part in islice(parts, 1))
            yield from played
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _play_part(part: tuple[str, list[Setup], str, bool]) -> list[Game]:
    return list(_here(*part))
