"""Scenes: the pictures behind words, each an SVG document of its own for an `<img>` or a background.

Owns the list. A scene is made of the same tunnels, dwarfs, icons and colours as the cards; it holds no text, and never
knows a game.
"""

from collections.abc import Callable
from typing import Final

from undermine.draw.scenes import boxes, hero, rooms

SCENES: Final[dict[str, Callable[[], str]]] = {
    "hero": hero.hero,
    "hero-narrow": hero.hero_narrow,
    "box-base": boxes.base,
    "box-expansion": boxes.expansion,
    "box-duel": boxes.duel,
    "box-solo": boxes.solo,
    "box-cave": boxes.cave,
    "vein": rooms.vein,
    "wall": rooms.wall,
    "lobby": rooms.lobby,
    "offline": rooms.offline,
    "lost": rooms.lost,
}
"""Name -> what draws it."""

__all__ = ["SCENES"]
