"""`undermine serve` with deals that come again: what the server draws by chance is drawn from the name of the test.

A test that met another deal every time would be green on most days only.  Owns what is drawn, and rings at once whoever
is away; replaces nothing else of the server.  UNDERMINE_TEST_DEALS names a file that holds the name of the test and one
mark for each drawing of it.
"""

from __future__ import annotations

import os
from functools import partial
from hashlib import blake2b
from pathlib import Path

from undermine.cli.app import run
from undermine.server import app, ringing, routes
from undermine.server.bot_pool import BotPool

DEALS = "UNDERMINE_TEST_DEALS"


def drawn(digits: int) -> str:
    """The next hexadecimal digits of the test that runs now."""
    with Path(os.environ[DEALS]).open("a+", encoding="utf-8") as file:
        file.write("\n")
        file.seek(0)
        return blake2b(file.read().encode(), digest_size=digits // 2).hexdigest()


def main() -> None:
    # Tokens and codes stay as they are.
    replaced = {"new_seed", "new_table_id"}
    assert replaced <= vars(routes).keys() and "BotPool" in vars(app)
    vars(routes).update(new_seed=lambda: drawn(32), new_table_id=lambda: drawn(16))
    vars(app).update(BotPool=partial(BotPool, salt=7))
    vars(ringing).update(GRACE=0.1)
    run()


if __name__ == "__main__":
    main()
