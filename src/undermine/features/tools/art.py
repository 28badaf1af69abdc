"""How tools look, broken and whole, and the cards that break and mend them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.draw.art import HARM, HELP, Action, Art, Shown
from undermine.draw.icons import cut, dot, line

TOOLS: Final = ("pickaxe", "lantern", "cart")
_TICK: Final = '<circle class="u-tick0" r="12"/><path class="u-tick1" d="M-6 0L-1.6 5L6.4 -5"/>'


def _wheel(x: float) -> str:
    return dot("u-grip", x, 53, 8.4) + dot("u-pale", x, 53, 3.2)


PICKAXE: Final = (
    '<g transform="rotate(38 32 32)">'
    + cut("u-grip", "28.5 14 35.5 14 36.5 63 27.5 63")
    + cut("u-grip2", "32 14 35.5 14 36.5 63 32 63")
    + cut("u-pale", "-2 28 8 14 20 6 44 6 56 14 66 28 52 20 42 17 22 17 12 20")
    + cut("u-pale2", "66 28 52 20 42 17 32 17 32 12 44 11 56 18")
    + cut("u-brass", "25 3 39 3 40 20 24 20")
    + "</g>"
)
LANTERN: Final = (
    line("u-bail", "M22 17L25 7L32 3L39 7L42 17")
    + cut("u-pale", "17 24 24 14 40 14 47 24")
    + cut("u-pale2", "32 14 40 14 47 24 32 24")
    + cut("u-glass", "19 25 45 25 48 50 16 50")
    + cut("u-flame", "32 27 40 40 36 49 28 49 24 40")
    + cut("u-flame2", "32 35 36 42 34 48 30 48 28 42")
    + line("u-strut", "M19.6 25L16.6 50M44.4 25L47.4 50")
    + cut("u-pale", "13 50 51 50 54 60 10 60")
    + cut("u-pale2", "32 50 51 50 54 60 32 60")
)
CART: Final = (
    cut("u-brass", "12 20 18 9 27 6 33 11 42 7 52 20")
    + cut("u-brass2", "33 11 42 7 52 20 36 20")
    + cut("u-pale", "7 24 57 24 50 47 14 47")
    + cut("u-pale2", "34 24 57 24 50 47 34 47")
    + cut("u-pale", "2 18 62 18 62 26 2 26")
    + cut("u-pale2", "34 22 62 22 62 26 34 26")
    + line("u-ink-line", "M23 27L26 47M41 27L38 47")
    + _wheel(20)
    + _wheel(44)
)


def _breaks(tool: str) -> Action:
    return Action(HARM, lambda icon: icon(f"broken-{tool}", 50, 62, 1.02), lambda short: f"✕ {short.get(tool, tool)}")


def _mends(tool: str) -> Action:
    def picture(icon: Shown) -> str:
        return icon(tool, 50, 60, 1.0) + f'<g transform="translate(79 101)">{_TICK}</g>'

    return Action(HELP, picture, lambda short: f"✓ {short.get(tool, tool)}")


def _mends_either(one: str, two: str) -> Action:
    def picture(icon: Shown) -> str:
        either = '<path class="u-either" d="M20 88L80 38"/>'
        tick = f'<g transform="translate(22 101) scale(.9)">{_TICK}</g>'
        return icon(one, 35, 40, 0.66) + either + icon(two, 65, 84, 0.66) + tick

    def label(short: Mapping[str, str]) -> str:
        return f"{short.get(one, one)[:3]}✓{short.get(two, two)[:3]}"

    return Action(HELP, picture, label)


ART: Final = Art(
    icons={"pickaxe": PICKAXE, "lantern": LANTERN, "cart": CART},
    breakable=TOOLS,
    short={"pickaxe": "pick", "lantern": "lamp"},
    actions={
        **{f"sabotage-{tool}": _breaks(tool) for tool in TOOLS},
        **{f"repair-{tool}": _mends(tool) for tool in TOOLS},
        **{f"repair-{one}+{two}": _mends_either(one, two) for i, one in enumerate(TOOLS) for two in TOOLS[i + 1 :]},
    },
)
