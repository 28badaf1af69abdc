"""What every scene is drawn on: a document of its own with plain colours and no style sheet, fit for an `<img>`.

Owns how a drawing becomes such a document: which paints it carries, and its size. It draws nothing.
"""

from undermine.draw.scenes.land import PAINTS
from undermine.draw.sheet import document
from undermine.draw.style import painted


def picture(body: str, width: float, height: float) -> str:
    """The scene as an SVG document that fills the box it is put into, cut off where the box is too narrow."""
    paints = "".join(text for name, text in PAINTS.items() if f"url(#{name})" in body)
    drawing = painted(f"<defs>{paints}</defs>{body}")
    text = document(drawing, box=f"0 0 {width:g} {height:g}", width=width, height=height)
    return text.replace(' role="img"', ' preserveAspectRatio="xMidYMid slice"', 1).replace("<style></style>", "", 1)
