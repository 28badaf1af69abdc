"""What is told of the minis: every sentence comes up, in every language, and says no more than its reader may know."""

from __future__ import annotations

import pytest

from tests.chooser import DIGGING, MIXED, RANDOM, choose
from tests.scenario import Scenario, table
from tests.text.locale_files import keys_of_features
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game
from undermine.core.frame import SPECTATOR
from undermine.games import parse_rules
from undermine.text import LANGUAGES, Chronicle, People, Words
from undermine.views.project import project
from undermine.views.view import View

NAMES = ("Anna", "Mia", "Jakub", "Rasa", "Otto", "Ilse")
MINIS = ("toll", "site", "costume", "party", "new_goals", "chests")
ALL = "base+toll+costume+party+new-goals+chests[bothSites=true] x4"


class Spoken(Words):
    """Words that remember which keys were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.keys: set[str] = set()

    def say(self, key: str, /, **values: str | int) -> str:
        self.keys.add(key)
        return super().say(key, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_comes_up(language: str) -> None:
    words = Spoken(language)
    for number, mood in enumerate((MIXED, DIGGING, RANDOM, MIXED, DIGGING, MIXED, DIGGING, DIGGING)):
        rules = parse_rules(ALL)
        run, dice = open_game(rules, f"told {number}"), Dice(number)
        while not is_over(run.state):
            run.apply(choose(run.state, dice, mood))
        for seat, cells in ((0, True), (0, False), (SPECTATOR, True)):
            chronicle = Chronicle(words, People(NAMES, seat), View(rules, seat), cells=cells)
            for event in run.log:
                seen = project(event, seat)
                if seen is not None:
                    chronicle.hear(seen)
    logged = {key for key in keys_of_features(language, *MINIS) if key.startswith(("log-", "chest-"))}
    assert len(logged) > 25 and sorted(logged - words.keys) == []


def last(game: Scenario, seat: int) -> str:
    """The last entry that a seat reads."""
    return entries(game, seat)[-1]


def entries(game: Scenario, seat: int) -> list[str]:
    chronicle = Chronicle(Words("en"), People(NAMES, seat), View(game.rules, seat))
    for event in game.run.log:
        seen = project(event, seat)
        if seen is not None:
            chronicle.hear(seen)
    return [entry.text for entry in chronicle.told()]


def test_tolls() -> None:
    game = table("base+toll x5", hands={0: "B-NS", 1: "B-EW"})
    game.play("collector 1,0", "drop B-NS")
    assert entries(game, 1)[-2:] == ["Anna put a toll collector on 1,0.", "Anna discarded a card face down."]
    game.play("beg 2 1,0", "pay")
    assert entries(game, 2)[-2:] == ["Mia asks you to pay the toll on 1,0.", "You will pay."]
    game.play("place B-EW 1,0")
    assert last(game, 2).startswith("You paid Anna a nugget of toll. The toll collector on 1,0 leaves. Mia laid")
    assert last(game, 3).startswith("Jakub paid Anna a nugget of toll.")


def test_two_promises() -> None:
    """MINI-TOLL-A14: each is told once, when it is given and not when it is kept."""
    game = table("base+toll+tracker x5", hands={0: "B-NS", 1: "B-NES", 2: "tracker B-EW B-NS"})
    game.play("collector 1,0", "drop B-NS", "collector 0,1", "drop B-NES", "beg 3 1,0", "pay")
    assert last(game, 0) == "Rasa will pay."
    game.play("beg 4 0,1", "pay")
    assert last(game, 0) == "Otto will pay."
    game.play("play tracker", "place B-EW 1,0", "place B-NS 0,1")
    read = " ".join(entries(game, 0))
    assert read.count("Rasa will pay.") == read.count("Otto will pay.") == 1
    assert "Rasa paid you a nugget of toll." in read and "Otto paid Mia a nugget of toll." in read


def test_a_path_card_is_turned_before_its_chest_is_told() -> None:
    """MINI-CHEST-A22: nobody reads what is inside while the question waits which way up the card lies."""
    game = table("base+chests x5", hands={0: "B-EW"}, chests={"2,0": "T-NEW gold1"})
    game.play("place B-EW 1,0")
    assert game.question() == "orient" and not any("chest" in entry for entry in entries(game, 0))
    game.play("orient 2,0")
    assert any("You opened a chest" in entry for entry in entries(game, 0))


def test_the_store_tells_a_role_to_its_visitor_only() -> None:
    """MINI-COST-6."""
    game = table("base+costume[costumeCell=1:1] x5", hands={0: "B-NESW"}, roles="dsddd s")
    game.play("place B-NESW 1,0")
    assert "You had to change in the costume store. Now you are: saboteur." in last(game, 0)
    others = last(game, 2)
    assert "Anna had to change in the costume store and has another dwarf card." in others and "saboteur" not in others


def test_a_party_tells_everybody_his_own() -> None:
    """MINI-PARTY-3."""
    game = table("base+party[partyCell=1:1] x5", hands={0: "B-NESW"}, roles="dsddd s")
    game.play("place B-NESW 1,0")
    for seat in range(5):
        assert f"A party! All dwarf cards are shuffled and dealt anew. Now you are: {spoken(game, seat)}." in last(
            game, seat
        )
    assert "Now you are" not in last(game, SPECTATOR)


def spoken(game: Scenario, seat: int) -> str:
    return {"digger": "gold digger", "saboteur": "saboteur"}[game.roles()[seat]]


def test_a_chest_is_told_with_what_it_does() -> None:
    """MINI-CHEST-6, MINI-CHEST-14: who takes a card and who loses it read its name, the others do not."""
    hands = {0: "B-EW", 1: "map map map map map map"}
    game = table("base+chests x5", hands=hands, chests={"2,0": "T-EW takeCard"})
    game.play("place B-EW 1,0", "snatch 1")
    opened = "Anna opened a chest. It says: draw a card from another player's hand instead of the draw pile."
    assert opened in entries(game, 2)[-2]
    assert last(game, 0).startswith("You drew a treasure map out of Mia's hand.")
    assert last(game, 1).startswith("Anna drew a treasure map out of your hand!")
    assert last(game, 2).startswith("Anna drew a card out of Mia's hand.")


def test_a_spider_ends_the_round() -> None:
    """MINI-GOAL-6: the sentence about empty hands would be wrong."""
    for seed in range(60):
        rules = parse_rules("base+new-goals[rounds=1] x4")
        run, dice = open_game(rules, str(seed)), Dice(seed)
        while not is_over(run.state):
            run.apply(choose(run.state, dice, DIGGING))
        told = " ".join(entries(Scenario(run), SPECTATOR))
        if "the giant spider!" in told:
            assert "The giant spider drives everybody out: the saboteurs win the round." in told
            assert "Nobody has a card left" not in told
            return
    raise AssertionError("no spider in sixty games")
