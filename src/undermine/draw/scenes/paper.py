"""What every scene is drawn on: a document of its own with plain colours, fit for an `<img>`.

Owns the paints that scenes add to those of the cards, and the size of a scene. It draws nothing.
"""

from undermine.draw.scenes.land import PAINTS
from undermine.draw.sheet import document


def picture(body: str, width: float, height: float) -> str:
    """The scene as an SVG document that fills the box it is put into, cut off where the box is too narrow."""
    paints = "".join(text for name, text in PAINTS.items() if f"url(#{name})" in body)
    text = document(f"<defs>{paints}</defs>{body}", box=f"0 0 {width:g} {height:g}", width=width, height=height)
    return text.replace(' role="img"', ' preserveAspectRatio="xMidYMid slice"', 1)
