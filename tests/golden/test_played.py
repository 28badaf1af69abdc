"""Games that were written down go again as they went: every line of their trace, their scores and winners."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.form import some
from tests.golden.played import MIXES, NAMES, Fork, Game, load, read_text, replay, texts_of, write_text
from undermine.games import EXTRAS, GAMES

LOT = 8  # games of one test


def lots(name: str) -> list[int]:
    """All of them; on the slow form the first third."""
    return list(range(some(-(-len(load(name)) // LOT))))


@pytest.mark.parametrize(("name", "lot"), [(name, lot) for name in NAMES for lot in lots(name)])
def test_the_games_go_again(name: str, lot: int) -> None:
    for game in load(name)[LOT * lot : LOT * (lot + 1)]:
        replay(game)


def test_there_is_a_game_of_everything() -> None:
    """Every box, edition, number of players and module; and the mixes."""
    games = [game.rules for name in NAMES for game in load(name)]
    for game in GAMES.values():
        for edition in game.editions:
            found = {rules.rsplit(" x", 1)[1] for rules in games if rules.startswith(f"{game.name}:{edition}")}
            assert found >= {str(number) for number in game.players}
    for name, extra in EXTRAS.items():
        for box in extra.games:
            assert any(rules.startswith(f"{box}:") and f"+{name}" in rules for rules in games), (box, name)
    assert len({game.rules for game in load("mixes")}) == MIXES
    assert [game.rules for game in load("base")] == texts_of("base"), "new options and editions ask for new games"


@pytest.fixture(scope="module")
def game() -> Game:
    return load("base")[3]


def test_a_game_is_written_as_it_is_read(game: Game) -> None:
    assert read_text(write_text([game, game])) == [game, game]


def test_forks_are_named(game: Game) -> None:
    """Tests of the test: another answer, another mark, another end, an answer more or less."""
    words, mark = game.answers[4]
    wrong = [
        replace(game, answers=(*game.answers[:4], (words, "00000"), *game.answers[5:])),
        replace(game, answers=(*game.answers[:4], ("discard nothing-like-it", mark), *game.answers[5:])),
        replace(game, answers=game.answers[:-1]),
        replace(game, answers=(*game.answers, (words, mark))),
        replace(game, scores=(*game.scores[:-1], 99)),
        replace(game, winners=(0, 1, 2)),
        replace(game, trace="0" * 32),
        replace(game, seed="another"),
    ]
    for each in wrong:
        with pytest.raises((Fork, ValueError)):
            replay(each)
