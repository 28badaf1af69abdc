"""Pieces are told by their owner; those of a house rule that tells nothing are told by their names."""

from __future__ import annotations

import json

from tests.houses import rebuilt
from undermine.core.engine import legal_actions, open_game, to_act
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.features.index import FEATURES, declared, in_play
from undermine.games import parse_rules
from undermine.notation.trace import question
from undermine.views.plain import plain_view
from undermine.views.show import Show, lists, shows_of
from undermine.views.view import View


class Spring(Module):
    """A piece of a house rule, which says nothing of how it is told."""

    def __init__(self) -> None:
        self.piece = 0

    def join(self, rules: Rules) -> None:
        self.piece = rules.piece(self, "spring")

    def deal(self, run: Run) -> None:
        run.post(self.piece, run.rules.grid.cell(4, -2), 3)


def test_a_piece_that_nobody_tells() -> None:
    """It is told by its name, and not as something else."""
    run = open_game(rebuilt("cs20", 4, lambda module: module, Spring()), "1")
    view = View(run.rules, 0)
    view.see(run.log)
    spring = [{"piece": "spring", "at": [4, -2], "number": 3}]
    plain = plain_view(view)
    assert plain["pieces"] == spring
    assert not plain["collectors"] and not plain["sites"] and not plain["chests"]
    actions = legal_actions(run.state, to_act(run.state))
    line = json.loads(json.dumps(question(run.state, actions, actions[0])))
    assert line["pieces"] == spring and "collectors" not in line


def test_pieces_of_features_are_told_once() -> None:
    for text in ("base+toll+costume+chests x4", "duel x2", "cave x3"):
        run = open_game(parse_rules(text), "2")
        view = View(run.rules, 0)
        view.see(run.log)
        assert "pieces" not in plain_view(view)


def test_which_features_are_in_a_game() -> None:
    """By their modules, and by those that these are built on; the order of those who tell is that of the features."""
    assert {"site", "costume", "rounds"} <= in_play(parse_rules("base+costume x4"))
    assert {"duel", "solo", "goals"} <= in_play(parse_rules("solo x1"))
    assert not {"cave", "duel", "toll"} & in_play(parse_rules("base x5"))
    assert shows_of(parse_rules("base x5")) == ()
    told = declared("show", "SHOW", Show)
    assert list(told) == [feature for feature in FEATURES if feature in told]
    assert lists() == ["collectors", "sites", "chests"]
    both = shows_of(parse_rules("base+direction+chests x4"))
    assert both == (told["chests"], told["direction"]), "what stands on cells comes first"
