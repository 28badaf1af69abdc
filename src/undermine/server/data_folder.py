"""Where the data of this user lies: the tables of a small server, and who a terminal is at other people's.

Owns the place.  Needs no package, so that a terminal without a server can ask for it.
"""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Where the user's data lies; made if need be."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "undermine"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
