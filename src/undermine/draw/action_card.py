"""Action cards: an icon in a frame that tells its family, above a plate for the title.

Owns the frames. Families differ in them, not only in colour: saw teeth = harm, rivets and a tick = help, open corners =
knowledge, double line = the board. Which family a card is of and what it shows is said by its feature. It never says
what a card does, and writes no words but those the caller gives.
"""

from html import escape

from undermine.draw.art import HARM, HELP, LOOK, Action, Shown, actions
from undermine.draw.geometry import ROUGH, chance, num, path_data, placed, rays
from undermine.draw.icons import broken, icons
from undermine.draw.plain import plain_action


def action_name(name: str) -> str:
    """The action that a card shows: later boxes number the same actions by step, `II-rockfall`."""
    step, _, action = name.partition("-")
    return action if name not in actions() and step and action in actions() else name


def action_of(name: str) -> Action:
    """How an action card looks; plainly, if no feature draws it."""
    action = action_name(name)
    return actions()[action] if action in actions() else plain_action(action)


def action_card(name: str, title: str = "") -> str:
    """The inner SVG of a card of 100 x 140."""
    return ground(action_of(name).family) + picture(name, _drawn) + plate(title)


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


def _drawn(name: str, x: float, y: float, scale: float) -> str:
    whole = name.removeprefix("broken-")
    return placed(icons()[whole] if whole == name else broken(icons()[whole]), x, y, scale)


def picture(name: str, icon: Shown) -> str:
    """What an action card shows in its frame."""
    shown = action_of(name).picture
    return shown(icon) if shown else icon(action_name(name), 50, 62, 1.02)
