"""What is told of the expansion: to the two whom it concerns, to the others, and never more than a seat may know."""

from __future__ import annotations

import pytest

from tests.chooser import LIVELY, choose
from tests.scenario import Scenario, table
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game
from undermine.games import parse_rules
from undermine.notation.action import read_action
from undermine.notation.choice import parts_of
from undermine.text import LANGUAGES, Chronicle, People, Words
from undermine.text.choice import choice_label
from undermine.text.handbook import handbook
from undermine.views.project import project
from undermine.views.view import View

NAMES = ("Anna", "Mia", "Jakub", "Rasa")


def told(game: Scenario, seat: int, language: str = "en") -> str:
    """The last move as a seat hears it."""
    chronicle = Chronicle(Words(language), People(NAMES, seat), View(game.rules, seat))
    for event in game.run.log:
        seen = project(event, seat)
        if seen is not None:
            chronicle.hear(seen)
    return chronicle.told()[-1].text


def after(*moves: str, mine: str, front: dict[int, str] | None = None) -> Scenario:
    game = table("expansion x4", hands={0: mine}, roles="bgsp c")
    for seat, card in (front or {}).items():
        game.run.front(seat, game.rules.code[card])
    game.play(*moves)
    return game


@pytest.mark.parametrize(
    ("move", "front", "heard"),
    [
        ("play theft", {}, ("You laid a theft before you", "Anna laid a theft down", "Anna laid a theft down")),
        ("play hands-off 1", {1: "theft"}, ("You took Mia's theft", "Anna took your theft", "Anna took Mia's theft")),
        ("play prison 1", {}, ("You sent Mia to prison.", "Anna sent you to prison!", "Anna sent Mia to prison.")),
        ("play release 1", {1: "prison"}, ("You let Mia out", "Anna let you out", "Anna let Mia out")),
        (
            "play inspection 1", {},
            ("You looked at Mia's dwarf card: green gold digger.", "Anna looked at your dwarf card!", "Anna looked at"),
        ),
        (
            "play swap-hats 1", {},
            ("You made Mia take another", "Anna made you take another dwarf card: boss.", "Anna made Mia take another"),
        ),
        ("play swap-hands 1", {}, ("You swapped hands with Mia.", "Anna swapped hands with you!", "Anna swapped")),
    ],
)  # fmt: skip
def test_a_card_is_told_to_everybody_in_his_way(move: str, front: dict[int, str], heard: tuple[str, str, str]) -> None:
    """EXP-38, EXP-39: and a dwarf card is named only to whoever sees it."""
    game = after(move, mine=f"{move.split()[1]} map", front=front)
    for seat, words in zip((0, 1, 2), heard, strict=True):
        assert told(game, seat).startswith(words)
    assert "digger" not in told(game, 2) and "boss" not in told(game, 2)


def test_cards_put_away_are_counted_to_others() -> None:
    game = after("discard map rockfall theft", mine="map rockfall theft")
    assert told(game, 1) == "Anna discarded 3 cards face down."
    assert "a treasure map" in told(game, 0) and "a theft" in told(game, 0)


def test_shedding_is_told() -> None:
    game = after("shed prison map rockfall", mine="map rockfall", front={0: "prison"})
    assert told(game, 1) == (
        "Anna discarded 2 cards face down. For these two discarded cards Anna got rid of the prison."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_label_of_shedding_tells_the_price_from_what_it_is_paid_for(language: str) -> None:
    """A list of three cards would not say which of them was to be got rid of."""
    game = after(mine="map rockfall", front={0: "prison"})
    words, shed = Words(language), read_action(game.rules, "shed prison rockfall map")
    label = choice_label(words, People(NAMES, 0), View(game.rules, 0), parts_of(game.rules, shed))
    price = f"{words.say('card-rockfall.object')}, {words.say('card-map.object')}"
    assert label == words.say("choice-shed", cards=price, title=words.say("card-prison")) and price in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_and_the_handbook_in_every_language(language: str) -> None:
    rules, words = parse_rules("expansion[rounds=2] x4"), Words(language)
    run, dice = open_game(rules, language), Dice(7)
    chronicle = Chronicle(words, People(NAMES, 1), View(rules, 1))
    heard = 0
    while True:
        for event in run.log[heard:]:
            seen = project(event, 1)
            if seen is not None:
                chronicle.hear(seen)
        heard = len(run.log)
        if is_over(run.state):
            break
        run.apply(choose(run.state, dice, LIVELY))
    assert len(chronicle.results) == 2
    book = handbook(rules, words)
    assert book["game"] == "expansion" and book["paragraphs"] and all(book[key] for key in ("cards", "roles", "sides"))
