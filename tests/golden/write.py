"""Write the golden files anew, in the root of the project: `.venv/bin/python -m tests.golden.write`.

Behind it may stand `played`, `told` or `kept`, `fresh`, `again` and names of files.  Owns the order of work, no more.
Without anything it writes the played games and what is told of them as the code does it now; a golden file that changed
is to be read like any other change.  What is told is told of the same games as before, unless they can be played no
longer or are to be chosen anew (`fresh`).  `kept` freezes a database and records of this version, which later versions
must be able to read; it is written over (`again`) only before others have it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.golden import kept, played, told
from undermine import __version__


def main(arguments: Sequence[str]) -> None:
    rooms = [word for word in arguments if word in ("played", "told", "kept")] or ["played", "told"]
    names = [word for word in arguments if word not in ("played", "told", "fresh", "kept", "again")]
    known = {*played.NAMES, *told.TEXTS}
    if set(names) - known:
        raise SystemExit(f"there is no golden file {', '.join(sorted(set(names) - known))}; there are: {sorted(known)}")
    if "played" in rooms:
        for name in played.NAMES:
            if not names or name in names:
                games, answers = played.save(name)
                say(played.path_of(name).stat().st_size, f"played/{name}", f"{games} games, {answers} answers")
    if "told" in rooms:
        for name in told.TEXTS:
            if not names or name in names:
                games, lines = told.save(name, fresh="fresh" in arguments)
                say(told.path_of(name).stat().st_size, f"told/{name}", f"{games} games, {lines} lines")
    if "kept" in rooms:
        if kept.path_of(__version__).exists() and "again" not in arguments:
            raise SystemExit(f"{kept.path_of(__version__).name} is there; `kept again` if nobody else has this version")
        path, tables = kept.save()
        say(path.stat().st_size, f"kept/{path.name}", f"{tables} tables")


def say(size: int, name: str, what: str) -> None:
    sys.stdout.write(f"{size:8} bytes  {name}: {what}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
