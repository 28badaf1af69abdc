"""A feature from outside, made for a test: a card that does nothing but lie in the deck."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

RULES = """
from undermine.core.action import USE, act, card_of
from undermine.core.module import Module

class Whistle(Module):
    def join(self, rules):
        rules.card(self, "whistle", 2)

    def options(self, state, seat, card, menu, n):
        menu[n] = act(USE, card, 0, 0)
        return n + 1

    def play(self, run, seat, action):
        run.bury(card_of(action))

    def write(self, rules, action):
        return f"play {rules.names[card_of(action)]}"

    def read(self, rules, card, words):
        return act(USE, card, 0, 0)
"""

PLAN = """
from undermine.games.extra import HOUSE, Extra

from {name}.rules import Whistle

EXTRA = Extra("{module}", "Whistle", "a whistle lies in the deck", HOUSE, lambda plan: plan.add(Whistle()))
"""


def lay_out(folder: Path, name: str = "whistle", version: str = "1.0", module: str = "") -> Path:
    """A feature in a folder; its own folder."""
    feature = folder / name
    feature.mkdir(parents=True)
    (feature / "__init__.py").write_text(f'__version__ = "{version}"\n' if version else "")
    (feature / "rules.py").write_text(RULES)
    (feature / "plan.py").write_text(PLAN.format(name=name, module=module or name.replace("_", "-")))
    return feature


def undermine(*words: object, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own: which features there are is settled once for each."""
    return python("-m", "undermine", *words, typed=typed, **settings)


def python(*words: object, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    command, known = [sys.executable, *map(str, words)], os.environ | settings
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=known, check=False)
