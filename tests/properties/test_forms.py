"""The compiled form and the interpreted one are the same game: every recorded event, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import undermine

ROOT = Path(__file__).parents[2]
SOURCE = Path(undermine.__file__).parents[1]
SCRIPT = """
from hashlib import sha256
from tests.chooser import choose
from undermine import native
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game, scores
from undermine.games import parse_rules
from undermine.views.sample import sample
from undermine.views.view import views_for

digest, events = sha256(), 0
for edition in ("cs20", "de", "lt2009"):
    for players, mood in ((3, "mixed"), (5, "digging"), (10, "random")):
        rules = parse_rules(f"base:{edition} x{players}")
        run, dice = open_game(rules, f"forms {players}"), Dice(players)
        while not is_over(run.state):
            run.apply(choose(run.state, dice, mood))
        views = views_for(rules)
        for view in views:
            view.see(run.log)
        copies = [sample(view, 7) for view in views]
        seen = [[list(map(int, copy.gold)), [copy.hand(0)], list(map(int, copy.deck))] for copy in copies]
        digest.update(repr((run.log, scores(run.state), seen)).encode())
        events += len(run.log)
print(native.compiled(), events, digest.hexdigest(), native.describe().replace(" ", "_"))
"""


def played(**env: str) -> list[str]:
    """What the script prints: is it compiled, how many events, their digest, the form in words."""
    clean = {key: value for key, value in os.environ.items() if key != "UNDERMINE_INTERPRETED"}
    path = os.pathsep.join((str(SOURCE), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**clean, **env, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_both_forms_record_the_same() -> None:
    compiled = played()
    if compiled[0] != "True":
        pytest.skip(f"there is no compiled form to compare with: {compiled[3]}")
    interpreted = played(UNDERMINE_INTERPRETED="1")
    assert interpreted[0] == "False"
    assert int(compiled[1]) > 300
    assert compiled[1:3] == interpreted[1:3]


def test_the_record_is_the_same_every_time() -> None:
    """Nothing depends on the process: not on hashes of strings, not on time."""
    assert played(PYTHONHASHSEED="1")[1:3] == played(PYTHONHASHSEED="2")[1:3]
