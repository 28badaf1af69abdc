"""A database and records as the code of some version wrote them, frozen: what later code must read, or refuse in words.

Owns which tables are kept and what is written down beside them to compare with.  The files of a version are made once,
by that version; they are never made again by another one, for then they would prove nothing.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.tables.hosted import HOST, Hosted, folded
from undermine import __version__
from undermine.core.chance import Dice
from undermine.notation.action import write_action
from undermine.server.hall import facts_of
from undermine.server.record import record_text
from undermine.store import Store
from undermine.tables.entry import Opened, encode
from undermine.tables.live import Live
from undermine.tables.table import Table

FOLDER = Path(__file__).parent / "kept"
SECRET = b"the secret of a server that was"


def _lobby() -> Hosted:
    hosted = Hosted("expansion:de+toll x6", "day")
    hosted.take(hosted.table.sit(hosted.now, "g0", 0, "Ann"))
    hosted.take(hosted.table.sit(hosted.now, "g1", 3, "Žofie Š."))
    hosted.take(hosted.table.seat_bot(hosted.now, HOST, 1, "miner"))
    return hosted


def _under_way(rules: str, moves: int, bots: int = 1) -> Callable[[], Hosted]:
    def made() -> Hosted:
        hosted = Hosted(rules).fill(min(bots, len(Hosted(rules).table.seats) - 1)).start(f"kept {rules}")
        dice = Dice(moves)
        while hosted.table.is_running and moves > sum(len(game.choices) for game in hosted.table.games):
            hosted.move(dice)
        return hosted

    return made


def _finished(rules: str) -> Callable[[], Hosted]:
    return lambda: Hosted(rules).fill(0 if rules.endswith(" x1") else 1).start(f"over {rules}").play_out()


def _rematch() -> Hosted:
    hosted = Hosted("base:lt2009[rounds=1] x3").fill(1).start("first").play_out().start("second")
    for _ in range(7):
        hosted.move(Dice(3))
    return hosted


def _busy() -> Hosted:
    """Everything that is no move: talk, another name, a stand-in, somebody away, a pause."""
    hosted = _under_way("base:de x4", 17)()
    table = hosted.table
    hosted.take(table.say(hosted.now, "g0", "distrust", ("2",), ""))
    hosted.take(table.say(hosted.now, "g1", "", (), "dig there – „now“"))
    hosted.take(table.rename(hosted.now, "g1", 1, "Beata"))
    hosted.take(table.leave(hosted.now, "g0"))
    hosted.take(table.come(hosted.now + 1, "g0"))
    hosted.take(table.leave(hosted.now + 1, "g2"))
    hosted.take(table.pause(hosted.now + 2, HOST))
    return hosted


def _window() -> Hosted:
    """A card was announced, and a veto may still come."""
    hosted = Hosted("base+veto[rounds=1] x5").fill(0).start("window")
    dice = Dice(2)
    for _ in range(400):
        hosted.move(dice)
        if hosted.table.window_end is not None:
            return hosted
    raise AssertionError("no card waits")


TABLES: dict[str, Callable[[], Hosted]] = {
    "lobby": _lobby,
    "busy": _busy,
    "rematch": _rematch,
    "window": _window,
    "base": _under_way("base:cs20 x5", 60),
    "expansion": _under_way("expansion:cs20 x7", 45),
    "duel": _under_way("duel:de x2", 33),
    "solo": _under_way("solo:cs-sk x1", 20, 0),
    "cave": _under_way("cave x4", 70),
    "minis": _under_way("base+toll+costume+new-goals+chests[rounds=2] x6", 40),
    "cards": _under_way("expansion+swap-goals+treasury+direction+craftsman+tracker+detour[rounds=1] x5", 30),
    "base-over": _finished("base:de[rounds=1] x4"),
    "expansion-over": _finished("expansion:de[rounds=1] x5"),
    "duel-over": _finished("duel:cs-sk x2"),
    "solo-over": _finished("solo:de x1"),
    "cave-over": _finished("cave x3"),
    "greedy-over": _finished("base+greedy+chests[rounds=1] x6"),
}


def facts_about(table: Table) -> dict[str, object]:
    """What has to be the same when the table is read again."""
    game = table.game
    facts: dict[str, object] = {
        "rules": table.rules,
        "sequence": table.sequence,
        "seats": [[seat.kind, seat.name, seat.guest, seat.player] for seat in table.seats],
        "running": table.is_running,
        "paused": bool(table.paused),
        "window": table.window_end is not None,
        "said": [[said.seat, said.phrase, list(said.arguments), said.chat] for said in table.said],
        "games": [
            [game.seed, list(game.names), game.is_over and [game.scores(), game.winners()]] for game in table.games
        ],
    }
    if game is not None and not game.is_over:
        asked = game.asked
        facts["asked"] = asked
        facts["counts"] = [game.count(seat) for seat in range(len(table.seats))]
        facts["legal"] = [write_action(game.rules, action) for action in game.legal(asked)] if asked >= 0 else []
    return facts


def _end(game: Live) -> list[list[int]]:
    return [game.scores(), game.winners()] if game.is_over else []


def records_of(table: Table) -> list[str]:
    return [record_text(game) for game in table.games if game.is_over]


# Files


def path_of(version: str) -> Path:
    return FOLDER / f"then-{version}.sqlite.xz"


def versions() -> list[str]:
    return sorted(
        path.name.removeprefix("then-").removesuffix(".sqlite.xz") for path in FOLDER.glob("then-*.sqlite.xz")
    )


def thaw(version: str, folder: Path) -> tuple[Path, dict[str, dict[str, object]]]:
    """A copy of a database that may be written to, and what is known of its tables."""
    path = folder / "then.sqlite"
    path.write_bytes(lzma.decompress(path_of(version).read_bytes()))
    known = json.loads(lzma.decompress((FOLDER / f"then-{version}.json.xz").read_bytes()))
    return path, known


async def _fill(path: Path) -> dict[str, dict[str, object]]:
    store = await Store.open(f"sqlite:///{path}")
    known: dict[str, dict[str, object]] = {}
    try:
        await store.secret("guests", lambda: SECRET)
        for number, (key, make) in enumerate(TABLES.items()):
            entries = make().entries
            first = entries[0]
            assert isinstance(first, Opened)
            table = Table(first)
            assert await store.create(key, f"CODE{number}", first.rules, first.at, encode(first), facts_of(table))
            for sequence, entry in enumerate(entries[1:], 2):
                table.take_in(entry)
                assert await store.append(key, sequence, table.touched_at, encode(entry), facts_of(table))
            known[key] = facts_about(folded(entries)) | {"records": records_of(table)}
    finally:
        await store.close()
    return known


def save(version: str = __version__) -> tuple[Path, int]:
    """Freeze what this code writes; a version that was given to people is not to be frozen twice."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "then.sqlite"
        known = asyncio.run(_fill(path))
        data = path.read_bytes()
    path_of(version).write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    text = json.dumps(known, ensure_ascii=False, sort_keys=True)
    (FOLDER / f"then-{version}.json.xz").write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    return path_of(version), len(known)
