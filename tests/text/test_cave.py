"""Whole games in the Dark Cave are told, explained and offered in all languages."""

from __future__ import annotations

import pytest

from tests.cave import cave, wander
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.games import parse_rules
from undermine.notation.choice import parts_of
from undermine.text import LANGUAGES, Words
from undermine.text.choice import choice_label
from undermine.text.chronicle import Chronicle
from undermine.text.handbook import handbook
from undermine.text.people import People
from undermine.views.project import project
from undermine.views.view import View

NAMES = ["Mia", "Noah", "Ema", "Jonas", "Zoe", "Leo", "Ida"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_told(language: str) -> None:
    words = Words(language)
    for seed, players in ((111, 7), (65, 5)):
        rules = parse_rules(f"cave[veinOptional=true,goalFields=single] x{players}")
        run, dice = open_game(rules, str(seed)), Dice(seed)
        people = People(NAMES[:players], 1)
        chronicle = Chronicle(words, people, View(rules, 1))
        told = 0
        while True:
            for event in run.log[told:]:
                seen = project(event, 1)
                if seen is not None:
                    chronicle.hear(seen)
            told = len(run.log)
            if is_over(run.state):
                break
            if to_act(run.state) == 1:
                for action in legal_actions(run.state, 1)[:6]:
                    assert choice_label(words, people, chronicle.view, parts_of(rules, action))
            run.apply(wander(run.state, dice))
        assert len(chronicle.told()) > 40 and chronicle.results


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_handbook(language: str) -> None:
    book = handbook(parse_rules("cave x6"), Words(language))
    assert book["game"] == "cave" and len(book["paragraphs"]) == 11
    assert {"I-rat", "II-vein-NEW", "III-bridge"} <= set(book["cards"])


def test_what_is_said() -> None:
    """A few sentences as people read them."""
    game = cave(3, "I-den 1,0; I-EW 2,0", hands={0: "II-crawler"}, clans="bl bs bl bs")
    game.put(dwarf_1="2,0:c")
    chronicle = Chronicle(Words("en"), People(NAMES[:3], 1), View(game.rules, 1))
    game.play("play II-crawler 1,0:c", "move 2,0:c", "stay")
    for event in game.run.log:
        if (seen := project(event, 1)) is not None and "stood dwarf" not in str(event):
            chronicle.hear(seen)
    said = " ".join(entry.text for entry in chronicle.told())
    assert "Mia lured a monster: crawler." in said and "The crawler paralyses you!" in said


def test_what_a_monster_does_is_nobodys_move() -> None:
    """Neither who lured it nor who was met has put that card away, so it stands under nobody's face."""
    game = cave(3, "I-den 1,0; I-EW 2,0", hands={0: "I-rat", 1: "I-EW II-EW"}, clans="bl bs bl bs")
    game.put(dwarf_1="2,0:c")
    chronicle = Chronicle(Words("en"), People(NAMES[:3], 2), View(game.rules, 2))
    game.play("play I-rat 1,0:c", "move 2,0:c", "stay")
    for event in game.run.log:
        if (seen := project(event, 2)) is not None:
            chronicle.hear(seen)
    told = [(entry.actor, entry.text, entry.card) for entry in chronicle.told()]
    bite = "The rat takes a card from Noah. Noah may hold 4 cards at most from now on."
    assert (0, "Mia lured a monster: rat.", "I-rat") in told
    assert [each for each in told if "takes a card" in each[1]] == [(-1, bite, "I-rat")]
    assert not any("put" in text for _, text, _ in told)
