"""The sign of the game: a tunnel in the shape of a U, lit, in a block of rock; and the icons made from it.

Owns the favicon, its twin that calls when it is your turn, and the icons of the installed app. `APP_ICONS` tells which
file of `web/public/` is which drawing; `web/tools/icons.py` writes them all, and renders the PNG files with Chromium.
It holds no letters: the U is a tunnel.
"""

from collections.abc import Callable
from typing import Final

from undermine.draw.gold import nugget
from undermine.draw.scenes.figures import flat
from undermine.draw.scenes.land import facets as facets_of
from undermine.draw.style import painted

_BLOCK: Final = "12 0 52 0 64 12 64 52 52 64 12 64 0 52 0 12"
_OUTER: Final = "9 9 25.5 9 24.5 32 28 39 36 39 39.5 32 38.5 9 55 9 54 36 45.5 52 36.5 56 27.5 56 18.5 52 10 36"
_FLOOR: Final = (
    "11.5 12 24 12 23.5 33 27.5 41 36.5 41 40.5 33 40 12 52.5 12 51.5 36 43.5 50 36 53.5 28 53.5 20.5 50 13 36"
)
_CORE: Final = (
    "15.5 12 21 12 20.5 34 25.5 44 38.5 44 43.5 34 43 12 48.5 12 48 35.5 41 47.5 35 50 29 50 23 47.5 16.5 35.5"
)
_TONES: Final = ("#2a3240", "#313a49", "#384252", "#3f4a5c")


def _tunnel(width: float = 1.0) -> str:
    """The U, from the light on the rock to the bright middle of its floor."""
    return (
        f'<path fill="none" stroke="#ff9d3a" stroke-opacity=".2" stroke-width="{12 * width:g}" d="M{_OUTER}Z"/>'
        f'<path fill="none" stroke="#ff9d3a" stroke-opacity=".3" stroke-width="{7 * width:g}" d="M{_OUTER}Z"/>'
        f'<path fill="#25130a" stroke="#0e1014" stroke-width="{4.4 * width:g}" d="M{_OUTER}Z"/>'
        f'<path fill="#25130a" stroke="#c08a4c" stroke-width="{2 * width:g}" d="M{_OUTER}Z"/>'
        + flat("#d8923a", _FLOOR)
        + flat("#ffd07a", _CORE)
    )


def _block(inside: str) -> str:
    """The drawing on a block of rock; nothing shines over its edge."""
    facets = facets_of("icon", (-2, -2, 68, 68), 15, _TONES)
    edge = '<path fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.6" d="M1 52V12L12 1H52"/>'
    return f'<clipPath id="b"><path d="M{_BLOCK}Z"/></clipPath><g clip-path="url(#b)">{facets}{inside}{edge}</g>'


def _document(body: str, box: str = "0 0 64 64") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{painted(body)}</svg>\n'


def favicon() -> str:
    """Few, large shapes: it is looked at with 16 pixels."""
    return _document(_block(_tunnel()))


def favicon_turn() -> str:
    """The favicon with a bright spot: somebody waits for you."""
    spot = '<circle cx="47" cy="17" r="19" fill="#10141b"/><circle cx="47" cy="17" r="14.5" fill="#8df06f"/>'
    return _document(_block(_tunnel()) + spot + '<circle cx="43" cy="13" r="4.4" fill="#e9ffdf"/>')


def _rich() -> str:
    """What a large icon has room for: the gold where the tunnel leads, and timber."""
    posts = "M6.6 17h4v4h-4zM22.6 17h4v4h-4zM37.4 17h4v4h-4zM53.4 17h4v4h-4z"
    heads = "M7.6 18h2v2h-2zM23.6 18h2v2h-2zM38.4 18h2v2h-2zM54.4 18h2v2h-2z"
    glow = (
        '<radialGradient id="g"><stop offset="0" stop-color="#fff6cf" stop-opacity=".9"/>'
        '<stop offset="1" stop-color="#ffd07a" stop-opacity="0"/></radialGradient>'
        '<circle cx="32" cy="47" r="15" fill="url(#g)"/>'
    )
    return (
        _tunnel()
        + f'<path fill="#2a1a0e" d="{posts}"/><path fill="#e0a860" d="{heads}"/>{glow}'
        + nugget(27, 48.5, 5)
        + nugget(37.5, 49, 5.4)
        + nugget(32, 44, 5.2)
    )


def app_icon() -> str:
    """The icon of the installed app, on its block of rock."""
    return _document(_block(_rich()))


def app_icon_full() -> str:
    """The same with rock up to every edge: a launcher cuts it to its own shape, but leaves the middle four fifths."""
    return _document(facets_of("icon", (-11, -11, 86, 86), 17, _TONES) + _rich(), "-9 -9 82 82")


APP_ICONS: Final[dict[str, tuple[Callable[[], str], int]]] = {
    "favicon.svg": (favicon, 0),
    "favicon-turn.svg": (favicon_turn, 0),
    "icons/icon-192.png": (app_icon, 192),
    "icons/icon-512.png": (app_icon, 512),
    "icons/maskable-512.png": (app_icon_full, 512),
    "icons/touch-180.png": (app_icon_full, 180),
}
"""File -> its drawing, and the size in pixels of a file that is rendered."""
