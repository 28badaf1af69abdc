"""What all faces share: a rules text made ready for machines that learn, and blocks as arrays.

Owns the layouts, one for each rules text.  Never plays.
"""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import u8

from undermine.core.engine import open_game
from undermine.core.frame import SPECTATOR
from undermine.core.run import Run
from undermine.encode.layout import Layout
from undermine.encode.space import Space
from undermine.encode.stage import Stage
from undermine.extra import needing
from undermine.games import canonical_text, parse_rules
from undermine.notation.record import record_of, write_record
from undermine.views.view import View

with needing("gym", "undermine.envs"):
    import numpy as np
    from numpy.typing import NDArray


def layout_of(rules: str) -> Layout:
    """The numbering of a rules text; the same object for the same canonical text."""
    return _made(canonical_text(rules))


@lru_cache(maxsize=32)
def _made(canonical: str) -> Layout:
    return Layout(Space(parse_rules(canonical)))


def rows_of(block: vec[u8], rows: int) -> NDArray[np.uint8]:
    """A block as an array of rows: the memory of the engine itself, to be read."""
    return np.frombuffer(memoryview(block), dtype=np.uint8).reshape(rows, -1)


def replayed(stage: Stage) -> Run:
    """The game of a stage so far, played once more with everything written down."""
    run = open_game(stage.layout.rules, stage.seed)
    for action in stage.actions:
        run.apply(action)
    return run


def record_text(stage: Stage) -> str:
    """The same as text that `um.Game.read` goes on from: the truth, seed included."""
    return write_record(record_of(replayed(stage), stage.seed))


def onlooker(stage: Stage) -> View:
    """What somebody sees who has no seat."""
    view = View(stage.layout.rules, SPECTATOR)
    view.see(replayed(stage).log)
    return view


def fields_of(rules: str) -> list[tuple[str, int, tuple[int, ...], str]]:
    """The fields of an observation: name, first byte, shape, meaning.

    >>> fields_of("base x5")[0][:3]
    ('card', 0, (13, 17))
    """
    return [(field.name, field.first, field.shape, field.about) for field in layout_of(rules).fields]


def split(rules: str, observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """An observation, or several, taken apart into fields of their shapes; nothing is copied."""
    many = observation.shape[:-1]
    layout = layout_of(rules)
    return {
        field.name: observation[..., field.first : field.first + field.size()].reshape(*many, *field.shape)
        for field in layout.fields
    }
