"""What is told of the Duel, for two and alone: by whom things were done, and what struck by itself."""

from __future__ import annotations

import re

import pytest

from tests.chooser import LIVELY, choose
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game
from undermine.games import parse_rules
from undermine.notation.choice import Parts
from undermine.text import LANGUAGES, Chronicle, People, Words
from undermine.text.choice import choice_label
from undermine.text.handbook import handbook
from undermine.views.project import project
from undermine.views.view import View

NAMES = ("Anna", "Mia")


def story(rules_text: str, seed: str, language: str = "en", *, cells: bool = False) -> Chronicle:
    """A whole game of chance, as the first seat hears it."""
    rules = parse_rules(rules_text)
    run = open_game(rules, seed)
    dice = Dice(7)
    while not is_over(run.state):
        run.apply(choose(run.state, dice, LIVELY))
    chronicle = Chronicle(Words(language), People(NAMES[: rules.seats], 0), View(rules, 0), cells=cells)
    for event in run.log:
        seen = project(event, 0)
        if seen is not None:
            chronicle.hear(seen)
    return chronicle


@pytest.mark.parametrize("rules", ["duel x2", "solo x1"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_begins_without_dwarf_cards(rules: str, language: str) -> None:
    """There are no roles in the Duel, so none are dealt."""
    words = Words(language)
    texts = [entry.text for entry in story(rules, "begin", language).told()]
    for number in "123":
        assert any(text.startswith(words.say("log-began-duel", number=number)) for text in texts)
        assert not any(words.say("log-began", number=number) in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_strikes_when_drawn_is_nobodys_move(language: str) -> None:
    """SOLO-17, SOLO-18, SOLO-22, SOLO-25: told by itself, with the card that struck."""
    words = Words(language)
    broken = words.say("card-sabotage-cart.object")
    kinds = {
        "laid": words.say("log-struck-tool", who="you", name="Anna", card=broken),
        "again": words.say("log-struck-again", who="you", name="Anna", card=broken),
        "nothing": words.say("log-struck-nothing"),
        "rockfall": words.say("log-struck-rockfall", card="|").partition("|")[0],
    }
    found: set[str] = set()
    for seed in range(8):
        for entry in story("solo x1", f"strike {seed}", language).told():
            for kind, text in kinds.items():
                if text in entry.text:
                    found.add(kind)
                    assert entry.actor < 0 and entry.card, entry
            own = {
                "pair": "you-self",
                "yours": words.say("tool-cart.yours"),
                "object": words.say("tool-cart.object"),
                "own": words.say("tool-cart.own"),
                "tool": words.say("tool-cart"),
            }
            assert words.say("log-broke", **own, actor="Anna", target="Anna") not in entry.text
    assert found == set(kinds)


def test_a_card_that_is_played_as_soon_as_it_was_drawn_is_the_players_move() -> None:
    """Only what takes effect without an answer strikes by itself; a card of the kind drawn last does not."""
    laid = 0
    for seed in range(4):
        moves = [entry for entry in story("solo x1", f"drawn {seed}").told() if entry.text.startswith("You laid ")]
        laid += len(moves)
        assert all(entry.actor == 0 for entry in moves)
    assert laid


def test_a_repair_after_a_duplicate_is_told_as_a_repair() -> None:
    """SOLO-18: a card that changed nothing is not what mends or is put away later."""
    words = Words("en")
    for seed in range(8):
        chronicle = story("solo x1", f"shed {seed}")
        shed = words.say("log-shed", who="you", name="Anna", title="|").partition("|")[0]
        for entry in chronicle.told():
            if shed in entry.text:
                assert "mended" not in entry.text


@pytest.mark.parametrize("rules", ["duel x2", "solo x1"])
def test_a_reader_who_sees_the_board_gets_no_numbers_of_cells(rules: str) -> None:
    texts = [entry.text for entry in story(rules, "cells").told()]
    assert not [text for text in texts if re.search(r"-?\d+,-?\d+", text)]
    assert [text for text in (e.text for e in story(rules, "cells", cells=True).told()) if re.search(r"\d,-?\d", text)]


def test_the_end_of_a_round_is_told_by_itself() -> None:
    chronicle = story("duel x2", "ending")
    ends = [entry for entry in chronicle.told() if entry.is_ending]
    assert len(ends) == 3 and {entry.tone for entry in ends} == {"end"}
    assert all(entry.text.endswith(".") and "the round is over" in entry.text for entry in ends)


def test_bribing_and_leaving_it_at_that_are_told_in_words() -> None:
    rules = parse_rules("duel x2")
    words, view = Words("en"), View(rules, 0)
    bribe = Parts("bribe 1,0", "bribe", at=[(1, 0)])
    done = Parts("done", "done")
    labels = [choice_label(words, People(NAMES, 0), view, parts) for parts in (bribe, done)]
    assert labels == [words.say("answer-bribe"), words.say("answer-done")]


def test_ratings_follow_the_table_of_the_edition() -> None:
    """SOLO-40, SOLO-41, SOLO-D1: 20 counts as the third tier; the printed table of cs-sk leaves it out."""
    words = Words("en")
    german, czech = (handbook(parse_rules(text), words)["ratings"] for text in ("solo x1", "solo:cs-sk[rounds=1] x1"))
    assert [row["least"] for row in german] == [row["least"] for row in czech] == [0, 15, 20, 25]
    assert [row["reach"] for row in german] == ["0 to 14", "15 to 19", "20 to 24", "25 or more"]
    assert [row["reach"] for row in czech] == ["0 to 14", "15 to 19", "21 to 24", "25 or more"]
    assert [bool(row["note"]) for row in czech] == [False, False, True, False]
    assert not any(row["note"] for row in german)
