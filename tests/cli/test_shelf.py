"""Files of a game: written whole or not at all, and never over something else."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from undermine.cli.terminal.shelf import FAILED, FOLDER, NO_FOLDER, NOT_ALLOWED, TAKEN, SaveError, Shelf
from undermine.text import LANGUAGES, Words


def kind_of(shelf: Shelf, file: Path | str) -> str:
    with pytest.raises(SaveError) as caught:
        shelf.write(str(file), "game")
    assert caught.value.file == str(file)
    return caught.value.kind


def test_a_file_is_ours_as_long_as_nobody_else_writes_there(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shelf = Shelf()
    shelf.write(str(file), "one")
    shelf.write(str(file), "two")
    assert file.read_text(encoding="utf-8") == "two"
    file.write_text("new", encoding="utf-8")
    assert kind_of(shelf, file) == TAKEN
    assert file.read_text(encoding="utf-8") == "new"
    file.unlink()
    shelf.write(str(file), "three")
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_game_may_go_back_to_where_it_was_loaded_from(tmp_path: Path) -> None:
    file, link = tmp_path / "game.txt", tmp_path / "link.txt"
    file.write_text("old", encoding="utf-8")
    link.symlink_to(file)
    assert kind_of(Shelf(), link) == TAKEN
    shelf = Shelf()
    shelf.know(str(file))
    shelf.write(str(link), "new")
    assert link.is_symlink() and file.read_text(encoding="utf-8") == "new"


def test_places_that_are_no_files(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "plain").write_text("", encoding="utf-8")
    assert kind_of(Shelf(), tmp_path) == FOLDER
    assert kind_of(Shelf(), f"{tmp_path}/new/") == FOLDER
    assert kind_of(Shelf(), "") == FOLDER
    assert kind_of(Shelf(), tmp_path / "no" / "game.txt") == NO_FOLDER
    assert kind_of(Shelf(), tmp_path / "plain" / "game.txt") == NO_FOLDER
    assert kind_of(Shelf(), tmp_path / "plain") == TAKEN
    assert kind_of(Shelf(), tmp_path / "pipe") == TAKEN
    assert kind_of(Shelf(), f"{tmp_path}/a\0b") == FAILED
    assert kind_of(Shelf(), tmp_path / ("a" * 300)) == FAILED
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pipe", "plain"]


@pytest.mark.parametrize(
    ("number", "kind"), [(errno.EROFS, NOT_ALLOWED), (errno.EACCES, NOT_ALLOWED), (errno.ENOSPC, FAILED)]
)
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_save_that_fails_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: str, step: str
) -> None:
    file = tmp_path / "game.txt"
    shelf = Shelf()
    shelf.write(str(file), "old")

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, step, fail)
    assert kind_of(shelf, file) == kind
    monkeypatch.undo()
    assert file.read_text(encoding="utf-8") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    shelf.write(str(file), "new")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_fail_has_words(language: str) -> None:
    for kind in (TAKEN, FOLDER, NO_FOLDER, NOT_ALLOWED, FAILED):
        assert Words(language).say(f"save-{kind}", file="my.txt", why="disk full").startswith("my.txt: ")
