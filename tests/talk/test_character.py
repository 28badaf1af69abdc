"""Characters have the same names, faces and tempers in every game, and each is there once."""

from __future__ import annotations

import pytest

from undermine.bots.registry import UnknownBot, maker_of
from undermine.draw.dwarfs import DWARFS, PEOPLE
from undermine.talk.character import (
    CHARACTERS,
    LEVELS,
    PEOPLE_FACES,
    TEMPERS,
    free_characters,
    read_player,
    temper_of,
    write_player,
)
from undermine.text import LANGUAGES, Words


def test_there_are_as_many_as_a_table_has_seats_with_faces_of_their_own() -> None:
    assert len(CHARACTERS) == 12
    assert [who.face for who in CHARACTERS.values()] == list(range(PEOPLE_FACES, len(DWARFS)))
    assert PEOPLE_FACES == PEOPLE
    assert {who.temper.name for who in CHARACTERS.values()} == set(TEMPERS)
    assert all(key == who.key and who.name.isascii() and who.name.isalpha() for key, who in CHARACTERS.items())


def test_tempers_differ_in_what_they_say() -> None:
    assert len({(each.talk, each.candour, each.guile, each.nerve, each.faith) for each in TEMPERS.values()}) == 6
    for temper in TEMPERS.values():
        assert all(0 <= part <= 1 for part in (temper.talk, temper.candour, temper.guile, temper.nerve, temper.faith))
        assert -1 <= temper.bold <= 1
    assert temper_of("mica").name == "cheerful" and temper_of("").name == temper_of("nobody").name == "plain"


@pytest.mark.parametrize("name", ["mica:sly", "mica", "sly", "random", "miner", "opal:random"])
def test_a_bot_is_named_by_character_and_level(name: str) -> None:
    assert callable(maker_of(name))
    character, level = read_player(name)
    assert not (character and level) or write_player(character, level) == name


@pytest.mark.parametrize("name", ["nobody:sly", "mica:nobody", "Mica:sly", "mica:sly:sly", "", "flint "])
def test_other_names_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"there are: (gentle, seasoned, sly, miner, .*|flint, grit, .*)$"):
        maker_of(name)


def test_whoever_is_taken_is_not_offered() -> None:
    assert next(free_characters(0, ["flint", "GRIT"])).name == "Mica"
    assert [who.name for who in free_characters(10, [])][:3] == ["Topaz", "Opal", "Flint"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_tempers_have_words(language: str) -> None:
    words = Words(language)
    assert all(words.has(f"web-temper-{temper}") for temper in TEMPERS)
    assert all(words.has(f"web-level-{level}") and words.has(f"web-level-about-{level}") for level in LEVELS)
