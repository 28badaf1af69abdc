"""Every game of the Saboteur family: an exact and quick engine, views that cannot leak, bots and tools.

    >>> import undermine as um
    >>> game = um.Game("base:de+veto x5", seed="7")
    >>> view = game.view(game.to_act)
    >>> view.legal[0]
    Action('place B-NS 0,-1')
    >>> game.play(view.legal[0])[0]
    Event('chose 2 place B-NS 0,-1')

`Game` is the truth, a `View` is all that one seat knows of it, an `Action` is what a seat answers; `match` lets bots
play many games. `engine` is what lies underneath, for whoever needs speed. Nothing is loaded before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from undermine import native

if TYPE_CHECKING:
    from undermine import engine
    from undermine.front.action import Action
    from undermine.front.error import IllegalAction, NotationError, RulesError
    from undermine.front.event import Event
    from undermine.front.game import Game
    from undermine.front.series import Series, match
    from undermine.front.view import View

__all__ = [
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "RulesError",
    "Series",
    "View",
    "__version__",
    "engine",
    "match",
]

__version__ = "0.1.0"

native.select()

_HOMES: Final = {
    "Action": "front.action",
    "Event": "front.event",
    "Game": "front.game",
    "IllegalAction": "front.error",
    "NotationError": "front.error",
    "RulesError": "front.error",
    "Series": "front.series",
    "View": "front.view",
    "match": "front.series",
}

if not TYPE_CHECKING:

    def __getattr__(name):
        """Whatever is asked for by name is loaded then: `import undermine` alone takes a moment."""
        if name == "engine":
            return import_module("undermine.engine")
        if name not in _HOMES:
            raise AttributeError(f"module 'undermine' has no attribute {name!r}")
        found = getattr(import_module(f"undermine.{_HOMES[name]}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
