"""Action cards: an icon in a frame that tells its family, above a plate for the title.

Owns which picture and which family an action card has. Families differ in their frames, not only in colour:
saw teeth = harm, rivets and a tick = help, open corners = knowledge, double line = the board. It never says what a
card does, and writes no words but those the caller gives.
"""

from collections.abc import Callable
from html import escape
from typing import Final, TypeAlias

from undermine.draw.geometry import ROUGH, chance, num, path_data, placed, rays
from undermine.draw.icons import ICONS, TOOLS, broken

HARM: Final = "harm"
HELP: Final = "help"
LOOK: Final = "look"
DIG: Final = "dig"

FAMILY: Final[dict[str, str]] = {
    **{f"sabotage-{tool}": HARM for tool in TOOLS},
    **{f"repair-{tool}": HELP for tool in TOOLS},
    **{f"repair-{a}+{b}": HELP for i, a in enumerate(TOOLS) for b in TOOLS[i + 1 :]},
    "rockfall": DIG,
    "map": LOOK,
    "theft": HARM,
    "hands-off": HELP,
    "prison": HARM,
    "release": HELP,
    "inspection": LOOK,
    "swap-hats": DIG,
    "swap-hands": DIG,
    "key": DIG,
    "veto": HARM,
    "swap-goals": DIG,
    "treasury": DIG,
    "direction": DIG,
    "craftsman": HELP,
    "tracker": LOOK,
    "detour": DIG,
    "greedy": DIG,
    "secret": LOOK,
    "boots": DIG,
    "axe": HELP,
    "web": HARM,
    "hand-swap": DIG,
    "rat": HARM,
    "crawler": HARM,
    "goblin": HARM,
}
"""Every action card that can be drawn, and its family."""

_TICK: Final = '<circle class="u-tick0" r="12"/><path class="u-tick1" d="M-6 0L-1.6 5L6.4 -5"/>'


def action_name(name: str) -> str:
    """The action that a card shows: later boxes number the same actions by step, `II-rockfall`."""
    action = name if name in FAMILY else name.partition("-")[2]
    if action not in FAMILY:
        raise ValueError(f"unknown action card {name!r}; known: {', '.join(FAMILY)}")
    return action


def action_card(name: str, title: str = "") -> str:
    """The inner SVG of a card of 100 x 140."""
    action = action_name(name)
    return ground(FAMILY[action]) + picture(action, _drawn) + plate(title)


def ground(family: str) -> str:
    """What lies below the picture of every card of a family: dark leather, rays, and the frame."""
    wedges = rays(50, 60, count=14, length=110, spread=0.2, jitter=chance(family))
    return (
        f'<path class="u-card" d="M0 0H100V140H0Z"/><g class="u-{family}">'
        f'<path class="u-rays" d="{path_data(*wedges, grain=ROUGH)}"/><circle class="u-halo" cx="50" cy="60" r="44"/>'
        f"{_frame(family)}</g>"
    )


def plate(title: str) -> str:
    """The dark plate at the foot of a card, the title on it if there is one, and the bevel of the card."""
    out = '<path class="u-plate" d="M0 121H100V140H0Z"/><path class="u-plate-line" d="M0 121H100"/>'
    if title:
        size = min(13.0, 146 / len(title))
        fit = f' style="font-size:{num(size)}px"' if size < 13 else ""
        out += f'<text class="u-title" x="50" y="{num(130.6 + size / 3)}"{fit}>{escape(title)}</text>'
    return out + '<path class="u-edge-hi" d="M1 136V4L4 1H96"/>'


def _frame(family: str) -> str:
    if family == HARM:
        teeth = [7 + j * 86 / 14 for j in range(15)]
        top = "".join(f"L{num(x)} {7 if i % 2 else 12}" for i, x in enumerate(teeth))
        foot = "".join(f"L{num(100 - x)} {113 if i % 2 else 118}" for i, x in enumerate(teeth))
        return f'<path class="u-frame" d="M7 12{top}L93 118{foot}Z"/>'
    if family == HELP:
        rivets = "".join(
            f'<circle class="u-rivet" cx="{x}" cy="{y}" r="2.6"/>' for x in (12.5, 87.5) for y in (13.5, 112.5)
        )
        return f'<path class="u-frame" d="M12 8H88L93 13V113L88 118H12L7 113V13Z"/>{rivets}'
    if family == LOOK:
        return '<path class="u-frame" d="M7 30V8H29M71 8H93V30M93 96V118H71M29 118H7V96"/>'
    return '<path class="u-frame" d="M7 8H93V118H7Z"/><path class="u-frame2" d="M11 12H89V114H11Z"/>'


Shown: TypeAlias = Callable[[str, float, float, float], str]
"""An icon, by its name, with its middle at (x, y) and this scale."""


def _drawn(name: str, x: float, y: float, scale: float) -> str:
    whole = name.removeprefix("broken-")
    return placed(ICONS[whole] if whole == name else broken(ICONS[whole]), x, y, scale)


def picture(action: str, icon: Shown) -> str:
    """What an action card shows in its frame."""
    verb, _, what = action.partition("-")
    if verb == "sabotage":
        return icon(f"broken-{what}", 50, 62, 1.02)
    if verb == "repair" and "+" in what:
        a, b = what.split("+")
        either = '<path class="u-either" d="M20 88L80 38"/>'
        tick = f'<g transform="translate(22 101) scale(.9)">{_TICK}</g>'
        return icon(a, 35, 40, 0.66) + either + icon(b, 65, 84, 0.66) + tick
    if verb == "repair":
        return icon(what, 50, 60, 1.0) + f'<g transform="translate(79 101)">{_TICK}</g>'
    return icon(action, 50, 62, 1.02)
