"""Some moments of a game side by side, each with a sentence under it: a strip to send to somebody.

Owns the panels and how a sentence is broken into lines.  Which moments are told others decide.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from undermine.draw.board import board_svg
from undermine.draw.scene import Scene

PANEL: Final = (580, 380)
CAPTION: Final = 118
HEAD: Final = 64
GAP: Final = 20
LETTERS: Final = 46
"""Of a line under a panel."""
LINES: Final = 3
_FRAME: Final = re.compile(r'width="[^"]*" height="[^"]*"')


def strip_svg(title: str, panels: Sequence[tuple[Scene, str, str]]) -> str:
    """Two panels in a row; each is a scene, what stands over its sentence, and the sentence.

    >>> strip_svg("A game", []).startswith("<svg")
    True
    """
    width = 2 * PANEL[0] + 3 * GAP
    rows = (len(panels) + 1) // 2
    height = HEAD + rows * (PANEL[1] + CAPTION + GAP)
    body = "".join(_panel(number, *each) for number, each in enumerate(panels))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img"><title>{escape(title)}</title><rect width="{width}" height="{height}" fill="#12151b"/>'
        f'<text x="{GAP}" y="44" font-family="Palatino, Georgia, serif" font-size="32" font-weight="700"'
        f' fill="#ffd886">{escape(title)}</text>{body}</svg>\n'
    )


def _panel(number: int, scene: Scene, over: str, sentence: str) -> str:
    left = GAP + number % 2 * (PANEL[0] + GAP)
    top = HEAD + number // 2 * (PANEL[1] + CAPTION + GAP)
    size = f'x="{left}" y="{top}" width="{PANEL[0]}" height="{PANEL[1]}"'
    # A drawing has names of its own for its parts, so four of them stand in one picture.
    board = _FRAME.sub(size, board_svg(scene, prefix=f"p{number}-").strip(), count=1)
    lines = "".join(
        f'<text x="{left + 14}" y="{top + PANEL[1] + 50 + 25 * at}" font-family="Georgia, serif" font-size="21"'
        f' fill="#f5ecdc">{escape(line)}</text>'
        for at, line in enumerate(broken(sentence))
    )
    return (
        f'<rect {size} fill="#0b0d11"/>{board}'
        f'<rect x="{left}" y="{top + PANEL[1]}" width="{PANEL[0]}" height="{CAPTION}" fill="#1a1714"/>'
        f'<rect x="{left}" y="{top + PANEL[1]}" width="{PANEL[0]}" height="3" fill="#e2a93b"/>'
        f'<text x="{left + 14}" y="{top + PANEL[1] + 24}" font-family="Georgia, serif" font-size="16"'
        f' fill="#cfc2ab">{escape(over)}</text>{lines}'
    )


def broken(sentence: str) -> list[str]:
    """A sentence in lines that fit, at words; what does not fit is left out.

    >>> broken("one two " * 20)[-1].endswith("…")
    True
    """
    lines = [""]
    for word in sentence.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > LETTERS:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], f"{lines[LINES - 1][: LETTERS - 2]} …"]
    return [line[: LETTERS + 6] for line in lines]
