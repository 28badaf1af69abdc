"""The book of the Dark Cave says what holds for this many players and these options."""

from __future__ import annotations

import re

import pytest

from undermine.games import parse_rules
from undermine.text import LANGUAGES, Words
from undermine.text.book import write_book
from undermine.text.handbook import handbook

GAMES = ("cave x2", "cave x3", "cave[clan=yellow] x4", "cave x5", "cave x6", "cave x8")
ROUNDS = {"en": r"\brounds?\b", "cs": r"\bkol(o|a|e|em|y)\b", "sk": r"\bkol(o|a|e|om|á)\b", "de": r"\bRunden?\b"}
ROUNDS["lt"] = r"\braund"


def told(rules: str, language: str = "en") -> str:
    """All chapters of a book in one text."""
    chapters = write_book(rules).read(Words(language))
    return "\n".join("\n".join(map(str, [chapter["title"], *_lines(chapter["lines"])])) for chapter in chapters)


def _lines(lines: object) -> list[object]:
    assert isinstance(lines, list)
    return lines


def effect(rules: str, card: str) -> str:
    return handbook(parse_rules(rules), Words("en"))["cards"][card]["effect"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_of_rounds(language: str) -> None:
    """One deal is the whole game."""
    for rules in (*GAMES, "cave[veinOptional=true,handLimit=emergent,handLimitFloor=1,earlyEnd=off] x7"):
        assert not re.search(ROUNDS[language], told(rules, language), re.IGNORECASE), rules


def test_clan_cards() -> None:
    """CAVE-25, CAVE-26, CAVE-27, CAVE-30, CAVE-159: what is shuffled, left over and looked at."""
    assert "Nobody is a saboteur." in told("cave x2") and "Shuffled" not in told("cave x2")
    three = told("cave x3")
    assert "loyal dwarf of the blue clan\xa0×\xa02, saboteur in the blue clan\xa0×\xa02. Everybody" in three
    assert "One clan card is left over." in three and "looks secretly at the clan card that was left over." in three
    four = told("cave[clan=yellow] x4")
    assert "loyal dwarf of the yellow clan\xa0×\xa02, saboteur in the yellow clan\xa0×\xa02. Everybody" in four
    assert "left over" not in four and "All of you wear the same colour" in four
    five = told("cave x5")
    assert "3 clan cards are left over." in five and "the 3 clan cards that were left over" in five
    assert "All of you wear the same colour" not in five
    assert "left over" not in told("cave x8")


def test_the_table_and_the_hands() -> None:
    """CAVE-22, CAVE-35: the corners come nearer from six players on, and hands mix."""
    assert "Each goal is 4 places" in told("cave x5") and "Each goal is 3 places" in told("cave x6")
    for players, dealt in ((4, "five cards of pile I."), (5, "four cards of pile I"), (6, "four cards of pile I")):
        assert f"Everybody is dealt {dealt}" in told(f"cave x{players}")
    assert "three cards of pile I and two of pile II" in told("cave x7")


def test_the_end() -> None:
    """CAVE-164, CAVE-165, CAVE-173: whom somebody works for counts, not the colour; of two the first one out wins."""
    words = {
        "en": ("work for the same clan", "for which the first dwarf out of the cave worked"),
        "cs": ("kteří pracují pro stejný klan", "pro který pracoval první trpaslík venku z jeskyně"),
        "sk": ("ktorí pracujú pre ten istý klan", "pre ktorý pracoval prvý trpaslík vonku z jaskyne"),
        "de": ("die für denselben Klan arbeiten", "für den der Zwerg gearbeitet hat, der als erster aus der Höhle war"),
        "lt": ("tam pačiam klanui dirbantys", "kuriam dirbo pirmas iš urvo išėjęs nykštukas"),
    }
    for language, (end, tie) in words.items():
        assert end in told("cave x5", language) and tie in told("cave x5", language)
        assert tie not in told("cave x2", language)
    assert "that player wins, even without gold" in told("cave x2")
    assert all("If nobody is out, nobody wins." in told(rules) for rules in GAMES)


def test_options_replace_sentences() -> None:
    """CAVE-A8, CAVE-A16, CAVE-A19, CAVE-A34, CAVE-A35, CAVE-A42, CAVE-A49, CAVE-A51: never both readings at once."""
    usual = told("cave x5")
    for option, gone, said in (
        ("goalFields=single", "It stands at the entrance.", "A goal is a single field"),
        ("spawnAttacks=false", "it attacks them at once", "only if it leaves that field and comes back"),
        ("moveOnAfterAxe=true", "It does not go on", "it may go on with the steps that are left"),
        ("handLimit=emergent", "You never draw above it", "Nothing else limits your hand."),
        ("veinOptional=true", "It cannot be left there.", "You may leave it there."),
        ("endOnLastCard=turn_end", "It also ends at once", "It also ends when at the end of a turn"),
        ("axeWebRange=card", "stands right at a web", "a card that has a web at its edge"),
    ):
        other = told(f"cave[{option}] x5")
        assert gone in usual and said not in usual, option
        assert gone not in other and said in other, option
    assert "takes your last card" in told("cave[handLimitFloor=1] x5") and "takes your last card" not in usual
    assert "propose on your turn to stop" in usual and "propose" not in told("cave[earlyEnd=off] x5")


def test_cards_and_roles() -> None:
    """CAVE-87, CAVE-A42, CAVE-165: what cards and roles do at this table."""
    assert "neither a dwarf nor a monster stands" in effect("cave x5", "II-rockfall")
    assert "takes it" in effect("cave x5", "II-vein-NEW")
    assert "may take it" in effect("cave[veinOptional=true] x5", "II-vein-NEW")
    for rules, task in (("cave x2", "get out of the cave first"), ("cave x3", "carry gold out of the cave")):
        roles = handbook(parse_rules(rules), Words("en"))["roles"]
        assert task in roles["blue-loyal"]["task"]
