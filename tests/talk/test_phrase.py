"""What can be said at a table means something there, in five languages."""

from __future__ import annotations

from itertools import product

import pytest

from tests.text.test_locales import all_rules
from undermine.games import parse_rules
from undermine.talk.phrase import COMMON, PLACE, REASON, SEAT, has_traitors, offer, phrases, places
from undermine.text import LANGUAGES, People, Words
from undermine.text.talk import phrase_book, phrase_text

NAMES = tuple("ABCDEFGHIJKL")
SMALL_TALK = ["well-dug", "thanks", "sorry", "hurry", "good-game"]


def words_of(rules: str, about: str) -> set[str]:
    offered = offer(parse_rules(rules)).values()
    return {word for arguments in offered for each in arguments if each.about == about for word in each.words}


@pytest.mark.parametrize("rules", ["duel x2", "cave x2"])
def test_where_nobody_can_be_a_traitor_nobody_speaks_of_trust(rules: str) -> None:
    """Two of a cave are loyal, each to his own clan."""
    assert list(offer(parse_rules(rules))) == SMALL_TALK


def test_alone_there_is_nobody_to_talk_to() -> None:
    assert not offer(parse_rules("solo x1"))


def test_goals_are_spoken_of_where_they_lie() -> None:
    assert words_of("base x5", PLACE) == {"top", "middle", "bottom"}
    assert words_of("base+new-goals x5", PLACE) == {"top", "upper", "middle", "lower", "bottom"}
    assert words_of("cave x5", PLACE) == {"north-west", "north-east", "south-west", "south-east"}
    for rules in all_rules():
        assert len(places(rules)) in (0, len(rules.goal_cells))


def test_the_cave_has_an_exit_and_no_gold_to_look_for() -> None:
    offered = offer(parse_rules("cave x5"))
    assert {"exit-is-at", "no-exit-at", "loyal"} <= offered.keys()
    assert not {"gold-is-at", "rock-is-at", "help-me", "dig-to"} & offered.keys()


def test_reasons_are_those_that_a_game_can_give() -> None:
    base = {"passed", "dead-end", "detour", "broke", "mended", "rockfall", "lied"}
    assert words_of("base x5", REASON) == base
    assert words_of("expansion x5", REASON) == base | {"jailed"}
    assert words_of("cave x5", REASON) == {"passed", "detour", "monster", "web", "rockfall", "lied"}


def test_seats_are_those_of_the_table() -> None:
    assert words_of("base x3", SEAT) == {"0", "1", "2"}


def test_every_phrase_is_offered_somewhere_and_has_no_two_arguments_of_a_kind() -> None:
    said = {name for rules in all_rules() for name in offer(rules)}
    assert said == set(phrases())
    assert {phrase.name for phrase in COMMON} <= said
    assert all(len(set(phrase.about)) == len(phrase.about) for phrase in phrases().values())


def test_words_that_mean_different_things_differ() -> None:
    """The page tells a place from a reason or a tool by the word alone."""
    for rules in all_rules():
        kinds = {(word, each.about) for arguments in offer(rules).values() for each in arguments for word in each.words}
        assert len(kinds) == len({word for word, _ in kinds})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_and_nothing_sounds_like_something_else(language: str) -> None:
    words = Words(language)
    for rules in all_rules():
        people = People(NAMES[: int(rules.seats)], 1)
        said: dict[str, tuple[str, tuple[str, ...]]] = {}
        for phrase, arguments in offer(rules).items():
            for each in product(*(argument.words for argument in arguments)):
                text = phrase_text(words, people, phrase, each)
                assert text not in said, (text, phrase, each, said[text])
                assert text != phrase and "{" not in text and text[0].isupper() and text[-1] in ".!?"
                said[text] = phrase, each
        for entry in phrase_book(words, rules):
            assert entry["label"] and all(word["name"] for argument in entry["arguments"] for word in argument["words"])


def test_who_is_meant_is_spoken_to() -> None:
    words = Words("en")
    assert phrase_text(words, People(NAMES[:3], 1), "accuse", ("1", "lied")) == "I suspect you: that was a lie."
    assert phrase_text(words, People(NAMES[:3], 2), "accuse", ("1", "lied")) == "I suspect B: that was a lie."


@pytest.mark.parametrize(("phrase", "arguments"), [("from-tomorrow", ()), ("trust", ()), ("trust", ("99",))])
def test_what_is_not_known_here_is_shown_all_the_same(phrase: str, arguments: tuple[str, ...]) -> None:
    assert phrase_text(Words("en"), People(NAMES[:3], 1), phrase, arguments) in (phrase, "I trust ?.")


def test_roles_of_every_other_game_can_deceive() -> None:
    assert all(has_traitors(rules) for rules in all_rules() if len(rules.role_names) > 1)
