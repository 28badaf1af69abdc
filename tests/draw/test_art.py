"""How features bring their drawings, also those from outside."""

from __future__ import annotations

from pathlib import Path

from tests.features.house import lay_out, python

ART = """
from undermine.draw.art import HELP, Action, Art, Piece
from undermine.draw.icons import cut
ART = Art(
    icons={"whistle": cut("u-brass", "4 24 60 24 60 40 4 40")},
    actions={"whistle": Action(HELP)},
    pieces={"echo": Piece(cut("u-ink", "0 0 9 0 9 9"), sign="~")},
)
"""
SHOWN = """
from undermine.draw.common_sprite import common_sprite
from undermine.draw.game_sprite import card_art, game_sprite
from undermine.draw.terminal import hand_text
from undermine.games import parse_rules
rules = parse_rules("base+whistle x3")
print('id="icon-whistle"' in common_sprite())
print(card_art(rules)["cards"]["whistle"]["family"])
print('<use href="#icon-whistle"' in game_sprite(rules), ">whistle</text>" in game_sprite(rules))
print("─" in hand_text(["whistle"], colour=False).plain)
"""


def test_a_feature_from_outside_is_drawn_as_it_says(tmp_path: Path) -> None:
    (lay_out(tmp_path) / "art.py").write_text(ART)
    shown = python("-c", SHOWN, UNDERMINE_FEATURES=str(tmp_path), PYTHONIOENCODING="utf-8")
    assert shown.stdout.split() == ["True", "help", "True", "False", "True"], shown.stderr


def test_a_feature_from_outside_without_drawings_bears_its_name(tmp_path: Path) -> None:
    lay_out(tmp_path)
    shown = python("-c", SHOWN, UNDERMINE_FEATURES=str(tmp_path), PYTHONIOENCODING="utf-8")
    assert shown.stdout.split() == ["False", "dig", "False", "True", "False"], shown.stderr
