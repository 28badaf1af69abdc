"""Puzzles over HTTP: everything that can be tried is judged beforehand, and nobody sees more than the seat could."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import msgspec
import pytest

from tests.server.house import House, problem
from undermine.puzzles.puzzle import KINDS, daily_puzzles, puzzles
from undermine.server.challenge import Challenge, day_of, end_of
from undermine.server.puzzle import told, write_titles
from undermine.server.wire import DayPuzzle, Puzzle, PuzzleTitle
from undermine.text import LANGUAGES, Words

NOON = 1_800_000_000.0 - 1_800_000_000.0 % 86_400 + 43_200
DAY = 86_400.0
MOVE = next(each for each in puzzles().values() if each.kind == "move")
WHODUNIT = next(each for each in puzzles().values() if each.kind == "saboteur")


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[House]:
    with House(str(tmp_path_factory.mktemp("puzzles") / "tables.sqlite"), clock=clock) as house:
        yield house


def test_all_are_listed_with_their_grades() -> None:
    for language in LANGUAGES:
        titles = msgspec.json.decode(write_titles(language), type=list[PuzzleTitle])
        assert [each.name for each in titles] == list(puzzles())
        assert all(1 <= each.grade <= 4 and each.kind in KINDS and each.title for each in titles)
        assert len({each.title for each in titles}) == len(titles)


def test_every_answer_of_a_move_is_judged() -> None:
    puzzle = told(MOVE, Words("en"))
    assert len(puzzle.scenes) == len(MOVE.steps) + 1 and puzzle.seat == MOVE.seat and puzzle.guilty is None
    for scene, step in zip(puzzle.scenes, MOVE.steps, strict=False):
        assert list(scene.wanted) == [step.answer]
        assert set(scene.costs) | set(scene.wanted) == set(scene.position.legal)
        assert all("gold less" in puzzle.told[number] for number in scene.costs.values())
        assert scene.whys and max(scene.whys.values()) < len(puzzle.reasons)
    assert puzzle.scenes[-1].said and not puzzle.scenes[-1].position.legal
    assert puzzle.scenes[0].position.log, "what happened before can be read"


def test_nobody_is_shown_what_the_seat_could_not_know() -> None:
    for each in puzzles().values():
        puzzle = told(each, Words("en"))
        for scene in puzzle.scenes[:-1] if each.kind != "saboteur" else puzzle.scenes:
            view = scene.position.view
            assert view is not None
            roles = {seat: shown["role"] for seat, shown in enumerate(view["seats"]) if shown["role"] is not None}
            assert set(roles) <= {puzzle.seat}, each.name
            assert puzzle.seat is not None or not view["hand"]


def test_a_whodunit_is_told_move_by_move() -> None:
    puzzle = told(WHODUNIT, Words("de"))
    assert len(puzzle.scenes) == 13 and puzzle.seat is None and puzzle.guilty == WHODUNIT.seat
    counts = [scene.position.n for scene in puzzle.scenes]
    assert counts == sorted(set(counts))
    assert all(len(scene.suspicion) == len(puzzle.names) for scene in puzzle.scenes)
    final = puzzle.scenes[-1].suspicion
    assert max(final) == final[WHODUNIT.seat]
    assert any(scene.said for scene in puzzle.scenes), "something told"


def test_the_whodunit_of_a_day_is_the_same_for_everybody_until_midnight(house: House, clock: Clock) -> None:
    first = msgspec.convert(house.get("/api/puzzles/daily"), DayPuzzle)
    assert first.day == first.today == day_of(NOON) and first.ends_at == end_of(first.day)
    assert first.puzzle.name in {each.name for each in daily_puzzles()}
    assert house.get("/api/puzzles/daily", house.guest()) == house.get("/api/puzzles/daily")
    clock.now += DAY
    second = msgspec.convert(house.get("/api/puzzles/daily"), DayPuzzle)
    assert second.puzzle.name != first.puzzle.name
    before = msgspec.convert(house.get(f"/api/puzzles/daily?day={first.day}"), DayPuzzle)
    assert before.puzzle == first.puzzle and before.today == second.day
    tomorrow = house.ask("GET", f"/api/puzzles/daily?day={day_of(NOON + 3 * DAY)}")
    assert problem(tomorrow, 404, "no-such-day")


def test_one_is_told_by_its_name_and_no_other(house: House) -> None:
    puzzle = msgspec.convert(house.get(f"/api/puzzles/{MOVE.name}"), Puzzle)
    assert puzzle.name == MOVE.name and puzzle.scenes
    assert len(rows_of(house)) == len(puzzles())
    assert problem(house.ask("GET", "/api/puzzles/nothing"), 404, "not-found")
    # Those of the days are kept for their days.
    assert problem(house.ask("GET", f"/api/puzzles/{daily_puzzles()[0].name}"), 404, "not-found")


def rows_of(house: House) -> list[object]:
    found = house.ask("GET", "/api/puzzles").json()
    assert isinstance(found, list)
    return found


def test_nothing_comes_again_before_everything_was_there() -> None:
    challenge = Challenge(b"secret")
    days = [day_of(NOON + DAY * number) for number in range(40)]
    picked = [challenge.pick(day, 7) for day in days]
    cycles = {tuple(sorted(picked[at : at + 7])) for at in range(len(picked) - 7) if _begins(days[at], 7)}
    assert cycles == {(0, 1, 2, 3, 4, 5, 6)}
    assert picked != [Challenge(b"another").pick(day, 7) for day in days], "nobody outside knows"


def _begins(day: str, count: int) -> bool:
    return date.fromisoformat(day).toordinal() % count == 0
