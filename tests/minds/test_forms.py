"""Machine code and plain Python think the same, to the last bit of every worth: a seed plays the same game in both."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from undermine import native

GAMES = """
from librt.vecs import vec
from undermine.bots.thinker import Thinker
from undermine.core.action import MENU, new_menu
from undermine.core.engine import fill, open_game
from undermine.games import parse_rules
from undermine.lab.match import Match
from undermine.bots import make
from undermine.minds.imagined import Round
from undermine.minds.index import hearing_of, mind_of
from undermine.core.chance import Dice

for text in ("base x5", "base+greedy+toll+chests+detour x6", "expansion x5", "duel x2", "solo x1", "cave x4"):
    rules = parse_rules(text)
    mind = mind_of(rules)
    run = open_game(rules, "forms")
    game = Round(run, mind.blank(), hearing_of(rules))
    mind.heed(game.lore, run.state, 0, 0)
    dice, menu, worth = Dice(7), new_menu(), vec[float]([0.0] * MENU)
    for _ in range(40):
        if not run.state.depth:
            break
        n = fill(run.state, menu)
        mind.weigh(run.state, game.lore, run.state.top_seat, menu, n, worth)
        print(text, [(int(menu[i]), float(worth[i]).hex()) for i in range(n)])
        game.apply(mind, game.choose(mind, dice))

rules = parse_rules("base[rounds=1] x4")
bots = [make("miner", seat, rules, seat) for seat in range(4)]
thinker = Thinker(2, rules, 5)
thinker.search.rollouts = 12
bots[2] = thinker
match = Match(rules, "forms", bots)
match.play(11)
print([float(chance).hex() for chance in thinker.watch.belief.role_chance], match.truth.roles, thinker.search.lead)
"""


def test_both_forms_weigh_alike() -> None:
    if os.environ.get("UNDERMINE_INTERPRETED") or not native.compiled():
        pytest.skip("there is only one form here")
    said = [
        subprocess.run(
            [sys.executable, "-c", GAMES],
            env={**os.environ, "UNDERMINE_INTERPRETED": form},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for form in ("0", "1")
    ]
    assert said[0] == said[1] and len(said[0].splitlines()) > 180
