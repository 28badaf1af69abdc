"""The book of the base game: the sentences that were wrong once, word by word."""

from __future__ import annotations

import pytest

from tests.text.told_lines import lines


@pytest.mark.parametrize(
    ("language", "face_down"),
    [
        ("en", "are drawn face down"),
        ("cs", "vezme se lícem dolů"),
        ("sk", "vezme sa lícom nadol"),
        ("de", "werden verdeckt"),
        ("lt", "neatverčiant paim"),
    ],
)
def test_gold_cards_are_drawn_face_down(language: str, face_down: str) -> None:
    for text in ("base x5", "base:lt2009 x5", "base:lt2009 x10"):
        assert sum(face_down in line for line in lines(text, language)) == 1, text


def test_as_many_gold_cards_as_the_edition_says() -> None:
    assert any("as many gold cards as there are gold diggers" in line for line in lines("base x10"))
    assert any("as many gold cards as there are players" in line for line in lines("base:lt2009 x9"))
    assert any(
        "nine gold cards are drawn face down, although there are ten of you" in line
        for line in lines("base:lt2009 x10")
    )


@pytest.mark.parametrize("players", range(3, 11))
def test_only_few_players_are_told_that_there_may_be_no_saboteur(players: int) -> None:
    told = {"It may be the only saboteur", "If nobody was a saboteur"}
    found = {start for start in told for line in lines(f"base x{players}") if line.startswith(start)}
    assert found == (told if players < 5 else set())


def test_wages_for_every_number_of_saboteurs_that_can_be() -> None:
    assert any(
        line.endswith("if there are 2, each gets 3 nuggets; if there are 3, each gets 2 nuggets.")
        for line in lines("base x7")
    )
    assert any(
        line.endswith("if there are 2, each gets 3 nuggets; if there are 3, each gets 3 nuggets.")
        for line in lines("base:de x7")
    )
    assert any(line.endswith("a single one gets 4 nuggets.") for line in lines("base x3"))
