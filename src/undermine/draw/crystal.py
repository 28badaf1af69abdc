"""A crystal: blades of violet light.

Owns the shape, which stands on cards, beside a role and in scenes.
"""

import math

from undermine.draw.geometry import num, shape


def crystal(x: float, y: float, scale: float = 1.15) -> str:
    out = f'<circle fill="url(#crystal-glow)" cx="{num(x)}" cy="{num(y - 6)}" r="{num(24 * scale)}"/>'
    for angle, ln, w in ((-2.5, 16, 3.4), (-0.62, 16, 3.4), (-1.95, 21, 4.0), (-1.15, 25, 4.6)):
        c, s = math.cos(angle) * scale, math.sin(angle) * scale
        blade = [(0, -w), (ln * 0.72, -w), (ln, 0), (ln * 0.72, w), (0, w)]
        shade = [(0, 0), (ln, 0), (ln * 0.72, w), (0, w)]
        for css, points in (("u-crystal0", blade), ("u-crystal1", shade)):
            out += shape(css, [(x + c * u - s * v, y + s * u + c * v) for u, v in points])
    return out
