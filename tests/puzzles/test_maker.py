"""How puzzles are made: what counts as one, what does not, and that a set is read as it was written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from undermine.notation.record import read_record, write_record
from undermine.puzzles import maker
from undermine.puzzles.check import fault_of, laid_out
from undermine.puzzles.crowd import watching
from undermine.puzzles.game import Game, recorded, simulated
from undermine.puzzles.maker import cut, glanced, made_of
from undermine.puzzles.pick import picked
from undermine.puzzles.posed import pose
from undermine.puzzles.puzzle import (
    Puzzle,
    PuzzleError,
    Step,
    cast_of,
    puzzle_named,
    puzzles,
    read_puzzles,
    write_puzzles,
)
from undermine.puzzles.whodunit import traitors_of, whodunit_of

MOVES = [each for each in puzzles().values() if each.kind == "move"]
EASY = min(MOVES, key=lambda each: (each.grade, len(each.moves)))


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little is weighed as shows how it is done."""
    monkeypatch.setattr(maker, "LOOK", ((8, 1 << 20), (30, 4)))
    monkeypatch.setattr(maker, "AMONG", ((8, 1 << 20), (30, 3)))
    monkeypatch.setattr(maker, "KEPT", 0.0)
    monkeypatch.setattr(maker, "SURE", 0.0)
    monkeypatch.setattr(maker, "MARGIN", 0.2)


@pytest.mark.usefixtures("brief")
def test_the_moment_of_a_puzzle_is_found_again_by_its_maker() -> None:
    bare = msgspec.structs.replace(EASY, steps=[], solved={}, grade=1)
    found = made_of(bare)
    assert found is not None
    assert found.steps[0].answer == EASY.steps[0].answer
    assert found.steps[0].reason == EASY.steps[0].reason
    assert set(found.steps[0].costs) == set(EASY.steps[0].costs)
    assert set(found.solved) == set(EASY.solved)


def test_the_first_moment_of_a_round_is_no_puzzle() -> None:
    posed = pose(msgspec.structs.replace(EASY, moves=[]))
    assert not glanced(posed, watching(posed.rules, posed.asked, posed.events))


def test_nothing_is_cut_from_a_game_that_has_not_begun() -> None:
    assert list(cut(Game("base:cs20[rounds=1] x4", "nobody", []), "none")) == []


def test_a_whodunit_has_one_saboteur_and_does_not_give_him_away() -> None:
    found = None
    for number in range(40):
        game = simulated("base:cs20[rounds=1] x4", f"who-{number}")
        found = whodunit_of(game, f"who-{number}")
        if found is not None:
            break
    assert found is not None
    posed = pose(found)
    assert traitors_of(posed) == [found.seat]
    assert found.moves == game.moves[: len(found.moves)]
    assert fault_of(found, 1) == ""


def test_a_game_that_was_too_short_is_no_whodunit() -> None:
    assert whodunit_of(Game("base:cs20[rounds=1] x4", "short", []), "short") is None


def test_a_record_of_people_is_a_game_to_look_through() -> None:
    posed = pose(EASY)
    record = read_record(write_record(posed.record()))
    assert recorded(record) == Game(EASY.rules, EASY.seed, EASY.moves)
    with pytest.raises(PuzzleError, match="told by the seed"):
        recorded(replace(record, seed=None))


def test_a_set_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    some = [EASY, *[each for each in puzzles().values() if each.kind == "saboteur"][:2]]
    file.write_text(write_puzzles(some), encoding="utf-8")
    assert read_puzzles(file) == some
    assert read_puzzles(tmp_path / "none.toml") == []
    file.write_text("[[puzzle]]\nname = 'x'\n", encoding="utf-8")
    with pytest.raises(PuzzleError, match="missing required field"):
        read_puzzles(file)


def test_a_pick_takes_turns_among_games_reasons_and_grades() -> None:
    def like(name: str, seed: str, reason: str, gentle: float) -> Puzzle:
        rates = {"random": 0.1, "gentle": gentle, "seasoned": 1.0, "sly": 1.0}
        return Puzzle(name, "move", "base:cs20 x3", seed, [], 0, rates, 1 if gentle >= 0.5 else 2, [Step("a", reason)])

    some = [like(f"a{k}", f"a{k}", "reach", 0.9) for k in range(5)]
    some += [like("b", "b", "self", 0.7), like("c", "c", "look", 0.2), like("same", "b", "self", 0.9)]
    chosen = picked(some, 4)
    assert [each.name for each in chosen] == ["move-01", "move-02", "move-03", "move-04"]
    assert sorted(each.steps[0].reason for each in chosen) == ["look", "reach", "reach", "self"]
    assert [each.grade for each in chosen] == sorted(each.grade for each in chosen)
    assert len(picked(some, 50)) == 7, "of one game there is one"


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    step = EASY.steps[0]
    other = next(iter(step.costs))
    swapped = msgspec.structs.replace(step, answer=other, costs={**step.costs, step.answer: 0.5})
    swapped.costs.pop(other)
    assert "is better than" in fault_of(msgspec.structs.replace(EASY, steps=[swapped]), 1)
    assert "not the legal answers" in laid_out(
        msgspec.structs.replace(EASY, steps=[Step(step.answer, "reach", {}, {other: 1.0})])
    )
    assert "may not" in fault_of(msgspec.structs.replace(EASY, moves=["place B-NS 5,5"]), 1)
    assert f"not {EASY.seat + 1}" in laid_out(msgspec.structs.replace(EASY, seat=EASY.seat + 1))
    with pytest.raises(PuzzleError, match="there is no puzzle 'nothing'"):
        puzzle_named("nothing")


def test_the_same_dwarfs_sit_there_whenever_somebody_looks() -> None:
    names = [each.name for each in cast_of(EASY, 5)]
    assert names == [each.name for each in cast_of(EASY, 5)] and len(set(names)) == 5
