"""The table in the terminal: the part of the board that is shown, numbers on it, the choices."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tests.scenario import table
from tests.text.locale_files import keys
from undermine.cli.terminal.board import board_view, window
from undermine.cli.terminal.menu import Choice, answers, has_both_ways, marks_of
from undermine.cli.terminal.page import GAME_HELP, TABLE_HELP
from undermine.cli.terminal.session import ALONE, HELP
from undermine.cli.terminal.typed import COMMANDS, ONLINE, read_typed
from undermine.core.engine import legal_actions
from undermine.draw import Face, Laid, Scene
from undermine.draw.glyphs import LIT_LINES
from undermine.text import LANGUAGES, People, Words
from undermine.views.view import View

STRAIGHT = Face("B-EW", ("EW",))


def tunnel(first: int, last: int, latest: int | None = None) -> Scene:
    """A level tunnel from column to column."""
    laid = tuple(Laid(x, 0, STRAIGHT, lit=frozenset("EW")) for x in range(first, last + 1))
    return Scene(laid, ((last + 1, 0),), None if latest is None else (latest, 0))


def test_a_table_that_fits_is_shown_whole() -> None:
    scene = tunnel(0, 8)
    assert window(scene, 80) == (scene, range(10))


@pytest.mark.parametrize("latest", [None, -10, 3, 20])
@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_wide_table_is_shown_in_part_around_the_last_card(latest: int | None, width: int) -> None:
    scene = tunnel(-10, 20, latest)
    part, shown = window(scene, width)
    assert (latest or 0) in shown and len(shown) < len(scene.columns())
    assert all(card.x in shown for card in part.laid)
    text = board_view(part, width, {}, colour=False).plain
    assert {cell_len(line) for line in text.splitlines()} == {len(text.splitlines()[0])}
    assert len(text.splitlines()[0]) <= width


@pytest.mark.parametrize("width", [80, 50])
def test_numbers_stand_in_the_middle_of_their_cells(width: int) -> None:
    """A mark changes the middle row of its cell and nothing else."""
    scene = tunnel(0, 7)
    plain = board_view(scene, width, {}, colour=False).plain.splitlines()
    marked = board_view(scene, width, {(8, 0): "10/11", (2, 0): "3", (40, 0): "9"}, colour=False).plain.splitlines()
    assert [i for i, line in enumerate(plain) if line != marked[i]] == [2]
    assert [len(line) for line in plain] == [len(line) for line in marked]
    assert "10/11" in marked[2] and "9" not in marked[2]
    size = (len(plain[0]) - 2) // len(scene.columns())
    assert marked[2].index("3") == 2 + 2 * size + size // 2


def test_a_cell_where_a_card_fits_both_ways_has_both_numbers() -> None:
    choices = [Choice(1, "a", (2, 0)), Choice(2, "b", (2, 0)), Choice(3, "c", (0, 1)), Choice(4, "d")]
    assert marks_of(choices) == {(2, 0): "1/2", (0, 1): "3"}
    assert has_both_ways(choices) and not has_both_ways(choices[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_in_english_and_in_the_own_language(language: str) -> None:
    words = Words(language)
    pairs = [(command, every) for every in (COMMANDS, ONLINE) for command in every]
    for command, every in pairs:
        assert read_typed(words, f"{command} 3 x", every).command == command
        assert read_typed(words, words.say(f"command-{command}").upper(), every).command == command
        if command != "help":
            assert words.say(f"help-{command}").split()[0] == words.say(f"command-{command}")
    assert read_typed(words, "  ").words == []
    assert read_typed(words, "3 2,0").command == ""


def test_help_shows_all_that_is_written_for_it() -> None:
    written = {key for key in keys("en") if key.startswith("help-") and "." not in key}
    assert written == {f"help-{key}" for key in (*ALONE, *HELP, *GAME_HELP, *TABLE_HELP, "title")}


def test_the_path_card_of_a_chest_is_drawn_both_ways() -> None:
    """MINI-CHEST-A22: whoever has to say which way up it lies sees the card itself."""
    game = table("base+chests x5", hands={0: "B-EW"}, chests={"2,0": "T-NEW gold1"})
    game.play("place B-EW 1,0")
    view = View(game.rules, 0)
    view.see(game.run.log)
    labels = [choice.label for choice in answers(view, Words("en"), People(["?"] * 5, 0), legal_actions(view, 0))]
    assert [label[0] for label in labels] == [LIT_LINES["NEW"], LIT_LINES["ESW"]]
