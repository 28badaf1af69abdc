"""Traces and plain views of the Duel: the fields that only it has."""

from __future__ import annotations

import json

from tests.duels import Table, row, table
from undermine.bots import make
from undermine.core.engine import legal_actions, to_act
from undermine.games import parse_rules
from undermine.notation.trace import question, trace_game
from undermine.views.plain import plain_event, plain_view
from undermine.views.view import View


def middle() -> Table:
    game = table("duel", "D-EW 1,1; D-troll-NEW 2,1; GH 1,-1; DH-green 2,-1", hands={0: "D-EW map", 1: "map"})
    game.put("bribe", "2,1", 0)
    game.put("claim", "1,-1", 1)
    game.put("key", "2,-1", 1)
    return game


def test_fields_of_a_trace() -> None:
    game = middle()
    legal = legal_actions(game.state, to_act(game.state))
    line = question(game.state, legal, legal[0])
    assert line["starts"] == [{"x": 0, "y": -1, "colour": "blue"}, {"x": 0, "y": 1, "colour": "green"}]
    assert line["markers"] == [
        {"x": 2, "y": 1, "on": "troll", "colour": "green"}, {"x": 1, "y": -1, "on": "gold", "colour": "blue"},
    ]  # fmt: skip
    assert line["keys"] == [{"x": 2, "y": -1}]
    assert (line["markers_left"], line["keys_left"]) == (6, 1)
    assert line["roles"] == ["green", "blue"] and line["goal_deck"]
    assert "collectors" not in line


def test_gold_and_the_order_of_laying() -> None:
    game = table("solo", row("H", 1, 3, 0), gold={0: "1 3 2"})
    legal = legal_actions(game.state, 0)
    line = question(game.state, legal, legal[0])
    assert line["gold"] == [[3, 2, 1]] and line["order"] == [{"x": x, "y": 0} for x in (1, 2, 3)]


def test_rounds_of_a_traced_game() -> None:
    rules = parse_rules("duel[rounds=1] x2")
    lines = [
        json.loads(text) for text in trace_game(rules, "2", [make("random", seat, rules, seat) for seat in (0, 1)])
    ]
    ends = [line for line in lines if "end" in line]
    assert [line["end"] for line in ends] == ["round", "game"]
    assert [sum(paid) for paid in ends[0]["paid"]] == ends[1]["scores"]


def test_plain_view() -> None:
    game = middle()
    view = View(game.rules, 0)
    view.see(game.run.log)
    for cell, code in (("1,1", "D-EW"), ("2,1", "D-troll-NEW")):
        tile = int(game.rules.tile[game.rules.code[code]])
        view.arena.lay(game.rules.read_cell(cell), tile)
    plain = plain_view(view)
    assert plain["markers_left"] == 8 and plain["keys_left"] == 2 and plain["goals_left"] == 20
    assert [seat["colour"] for seat in plain["seats"]] == ["green", "blue"]
    assert {tuple(card["at"]): card["reach"] for card in plain["board"]}[(1, 1)] == ["EW", ""]


def test_plain_events() -> None:
    game = middle()
    game.stack("")
    game.hold(1, "")
    game.hold(0, "map")
    told = [plain_event(game.rules, event) for event in game.play("discard map")]
    said = [event for event in told if event is not None]
    assert {"what": "removed", "at": [1, -1], "to": "out"} in said
    assert {"what": "told", "fact": "collected", "seat": 1, "amount": 1} in said
    assert [event for event in said if event["what"] == "moved" and event["to"] == "gone"], "goals are cleared away"
    assert not any(event["what"] == "filled" for event in said)
