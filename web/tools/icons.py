"""Writes the icons of the app to web/public/ from the drawings in undermine.draw.app_icon.

Run it by `python web/tools/icons.py` after a change of the drawing; the files are kept in the repository, so a build
needs neither Python nor Chromium. PNG files are rendered by the Chromium that CHROMIUM names, or the one on the path.
"""

import os
import subprocess
import tempfile
from pathlib import Path

from undermine.draw.app_icon import APP_ICONS

TARGET = Path(__file__).parent.parent / "public"


def render(svg: str, size: int, target: Path) -> None:
    """Render one drawing, its outside transparent."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.html"
        frame = f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>"
        page.write_text(frame + svg, encoding="utf-8")
        subprocess.run(
            [
                os.environ.get("CHROMIUM", "chromium"),
                *("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
                *("--default-background-color=00000000", f"--window-size={size},{size}"),
                *(f"--screenshot={target}", page.as_uri()),
            ],
            check=True,
            stderr=subprocess.DEVNULL,
        )


def main() -> None:
    """Write every file of APP_ICONS."""
    (TARGET / "icons").mkdir(parents=True, exist_ok=True)
    for name, (draw, size) in APP_ICONS.items():
        if size:
            render(draw(), size, TARGET / name)
        else:
            (TARGET / name).write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
