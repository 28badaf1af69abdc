"""The powder keg at work: its rule, its words, its looks, its figures, its lesson."""

from __future__ import annotations

from itertools import count

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import undermine as um
from powder_keg.art import SPARK
from undermine.core.action import new_menu
from undermine.core.engine import legal_actions, to_act
from undermine.draw.game_sprite import card_art, game_sprite
from undermine.games import parse_rules
from undermine.lessons.lesson import lessons
from undermine.lessons.rehearsal import rehearse
from undermine.minds.index import mind_of
from undermine.notation.record import read_record
from undermine.text import People, Words
from undermine.text.chronicle import Chronicle
from undermine.text.handbook import handbook
from undermine.views.project import project
from undermine.views.view import View

TABLE = """
rules base+keg x4
board 1..6,0 B-EW; 3,1 B-d-N
goal 8,0 B-goal-gold
known 0 8,0
known 1 8,0
hand 0 keg keg rockfall
hand 1 map keg B-NS
hand 2 map B-NS
hand 3 map B-NS
"""
SEEN = """
rules base+keg x4
me spectator
board 1..6,0 B-EW
""".strip()
MIXES = ("base+keg+veto+tracker+detour+toll+chests x3", "base+keg x10", "expansion+keg+treasury+costume x6")


def table(*lines: str) -> um.Game:
    return um.Game.read("\n".join([TABLE.strip(), *lines]))


def laid(game: um.Game, cell: str) -> bool:
    return bool(game.state.arena.tile_at(parse_rules(game.rules).read_cell(cell)))


def words(game: um.Game) -> list[str]:
    return [str(action) for action in game.legal]


def hand(game: um.Game, seat: int) -> int:
    return int(game.state.held[seat])


# The rule


def test_a_fuse_burns_for_two_turns_and_takes_the_tunnel() -> None:
    game = table()
    game.play("play keg 3,0")
    assert game.to_act == 1, "whoever lit it is not asked"
    game.play("discard map")
    assert (game.to_act, words(game)) == (1, ["burn", "stamp"])
    game.play("burn")
    assert (game.to_act, laid(game, "3,0")) == (2, True)
    game.play("discard map")
    told = [str(event) for event in game.play("burn")]
    assert "told keg-blown 2 3,0 B-EW" in told
    assert (game.to_act, laid(game, "3,0"), hand(game, 2)) == (3, False, 2)
    game.play("discard map")
    assert game.to_act == 0, "nothing burns any more"


def test_whoever_stamps_it_out_draws_a_card_less() -> None:
    game = table()
    game.play("play keg 3,0")
    game.play("discard map")
    game.play("stamp")
    assert (game.to_act, laid(game, "3,0"), hand(game, 1), len(game.state.pieces)) == (2, True, 2, 0)


@pytest.mark.parametrize(
    ("before", "action", "reason"),
    [
        ("", "play keg 0,0", "keg-needs-tunnel"),
        ("", "play keg 8,0", "keg-needs-tunnel"),
        ("", "play keg 9,0", "keg-needs-tunnel"),
        ("piece keg 3,0 2", "play keg 2,0", "keg-burning"),
    ],
)
def test_where_it_cannot_be_set(before: str, action: str, reason: str) -> None:
    with pytest.raises(um.IllegalAction) as refused:
        table(before).play(action)
    assert refused.value.reason == (reason,)
    assert all(Words(language).has(f"reason-{reason}") for language in ("en", "de", "cs"))


def test_it_goes_with_its_tunnel() -> None:
    game = table("piece keg 3,0 2")
    told = [str(event) for event in game.play("play rockfall 3,0")]
    assert told.index("told removed 0 3,0 B-EW") < told.index("told keg-buried 3,0")
    assert (game.to_act, len(game.state.pieces)) == (1, 0), "nobody is asked"


@pytest.mark.parametrize("rules", MIXES)
def test_it_plays_with_others_to_the_end(rules: str) -> None:
    """A seat knows what it may do; a record is the game."""
    game = um.Game(rules, seed="house")
    for number in count():
        if game.is_over:
            break
        seat = game.to_act
        assert seat is not None
        if number % 7 == 0:
            assert game.view(seat).legal == game.legal
        lit = [action for action in game.legal if str(action).startswith("play keg")]
        game.play((lit or game.legal)[number * 31 % len(lit or game.legal)])
    text = game.record()
    assert all(f"told keg-{fact} " in text for fact in ("lit", "burns", "stamped", "blown"))
    assert um.Game.read(text) == game


# Words


def story(language: str) -> list[str]:
    game = um.Game("base+keg[rounds=1] x3", seed="4")
    while not game.is_over:
        wanted = [action for action in game.legal if str(action).startswith(("play keg", "burn"))]
        game.play((wanted or game.legal)[0])
    record = read_record(game.record())
    people = People(("Mia", "Jan", "Eva"), 0)
    chronicle = Chronicle(Words(language), people, View(record.rules, 0))
    for event in record.log:
        seen = project(event, 0)
        if seen is not None:
            chronicle.hear(seen)
    return [entry.text for entry in chronicle.told()]


def test_the_log_speaks_two_languages_and_english_for_the_others() -> None:
    english, german, czech = (" ".join(story(language)) for language in ("en", "de", "cs"))
    for log in (english, czech):
        assert "lit a powder keg on" in log and "let the fuse burn." in log and "blew up" in log
    assert "ein Pulverfass an." in german and "die Lunte brennen." in german and "sprengt" in german
    assert "powder keg" not in german and "kolo" in czech, "what is not the feature's own is told in Czech"


def test_the_handbook_has_the_card_the_piece_the_question_and_a_chapter() -> None:
    rules = parse_rules("base+keg x5")
    german, czech = (handbook(rules, Words(language)) for language in ("de", "cs"))
    assert german["cards"]["keg"]["object"] == "ein Pulverfass"
    assert german["pieces"]["keg"]["name"] == "Pulverfass"
    assert german["questions"]["fuse"]["ask"].startswith("Eine Lunte brennt.")
    chapter = next(part for part in german["paragraphs"] if part["key"] == "keg")
    assert (chapter["title"], chapter["cards"]) == ("Pulverfass", ["keg"])
    assert "Die Lunte brennt 2 Züge der anderen lang." in chapter["lines"][2]
    assert czech["cards"]["keg"]["name"] == "powder keg" and czech["cards"]["map"]["name"] == "mapa pokladu"


# Looks


def test_it_is_drawn_on_the_board_and_on_its_card() -> None:
    rules = parse_rules("base+keg x4")
    assert 'id="piece-keg"' in game_sprite(rules) and card_art(rules)["cards"]["keg"]["family"] == "harm"
    bare, lit = (um.View.read(f"{SEEN}\n{piece}") for piece in ("", "piece keg 3,0 2"))
    assert (SPARK in lit._repr_svg_(), SPARK in bare._repr_svg_()) == (True, False)
    assert ("*" in str(lit), "*" in str(bare)) == (True, False)
    assert lit.data["pieces"] == [{"piece": "keg", "at": [3, 0], "number": 2}]


# Figures


def worths(game: um.Game) -> dict[str, float]:
    """What each answer is worth to the bot that is asked."""
    state = game.state
    seat, mind = to_act(state), mind_of(state.rules)
    lore, legal, menu = mind.blank(), legal_actions(state, seat), new_menu()
    mind.heed(lore, state, seat, 0)
    worth = vec[float]([0.0] * len(legal))
    for i, action in enumerate(legal):
        menu[i] = i64(action)
    mind.weigh(state, lore, seat, menu, len(legal), worth)
    return dict(zip(words(game), worth, strict=True))


def asked(role: str, left: int, cell: str) -> dict[str, float]:
    """What the second seat thinks of a fuse."""
    roles = f"roles saboteur {role} digger digger"
    game = table(f"piece keg {cell} {left}", roles, "turn 1")
    game.play("discard map")
    return worths(game)


def test_a_saboteur_lights_the_way_to_the_gold_and_a_digger_a_dead_end() -> None:
    bad = worths(table("roles saboteur digger digger digger"))
    good = worths(table("roles digger saboteur digger digger"))
    assert bad["play keg 6,0"] > bad["play keg 3,1"] and bad["play keg 6,0"] > bad["discard keg"]
    assert good["play keg 6,0"] < good["play keg 3,1"] and good["play keg 6,0"] < good["discard keg"]


def test_a_digger_saves_the_way_and_a_saboteur_does_not() -> None:
    digger, saboteur = asked("digger", 1, "5,0"), asked("saboteur", 1, "5,0")
    assert digger["stamp"] > digger["burn"]
    assert saboteur["stamp"] < saboteur["burn"]
    assert asked("digger", 1, "3,1")["stamp"] < asked("digger", 1, "3,1")["burn"], "a dead end is worth no card"
    assert asked("digger", 2, "5,0")["stamp"] < digger["stamp"], "somebody else may do it"


# Lessons


def test_its_lesson_can_be_solved() -> None:
    (lesson,) = [each for each in lessons()["house"] if each.feature == "powder_keg"]
    (asked_then,) = rehearse(lesson).first.wanted.values()
    (done,) = asked_then.wanted.values()
    assert done.wanted == {}
    for language in ("en", "de"):
        assert all(Words(language).has(f"{lesson.key}{form}") for form in ("", ".task", ".nudge", ".done"))
