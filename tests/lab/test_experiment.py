"""Big experiments: any number of shards gives the same bytes, and what was killed goes on."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.processes import kill, ours
from undermine.cli.app import main
from undermine.lab.experiment import carry_out
from undermine.lab.ledger import Header, Ledger, LedgerError, Shard, merge, read
from undermine.lab.simulate import play_series
from undermine.lab.simulated import game_of, header_of

TEXT, GAMES, BOTS = "base[rounds=1] x3", 12, ["miner", "random"]


def header(shard: Shard = Shard()) -> Header:  # noqa: B008 - it never changes
    return header_of(TEXT, GAMES, BOTS, "5", shard)


def run(path: Path, shard: Shard = Shard(), **how: str) -> bytes:  # noqa: B008
    for _ in carry_out(header(shard), str(path), **how):  # type: ignore[arg-type]
        pass
    return path.read_bytes()


def test_a_series_is_the_same_written_down_or_not() -> None:
    games = [game_of(row) for row in carry_out(header())]
    assert games == list(play_series(TEXT, GAMES, BOTS, "5"))


def test_shards_merge_to_the_bytes_of_one_run(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole")
    for of in (2, 5):
        parts = [tmp_path / f"{of}-{number}" for number in range(1, of + 1)]
        for number, part in enumerate(parts, 1):
            run(part, Shard(number, of))
        merge([str(part) for part in reversed(parts)], str(tmp_path / "merged"))
        assert (tmp_path / "merged").read_bytes() == whole
    assert run(tmp_path / "jobs", jobs=2) == whole  # type: ignore[arg-type]


def test_a_run_that_was_cut_off_anywhere_goes_on(tmp_path: Path) -> None:
    """Whatever a power cut leaves: half a header, half a line, nothing."""
    whole = run(tmp_path / "whole")
    lines = whole.splitlines(keepends=True)
    middle = sum(map(len, lines[:4])) + 9
    for end in (0, 7, len(lines[0]) - 1, len(lines[0]), middle, len(whole) - 1, len(whole)):
        cut = tmp_path / "cut"
        cut.write_bytes(whole[:end])
        assert run(cut) == whole, end


def test_what_does_not_belong_together_is_refused(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(one, Shard(1, 2))
    run(two, Shard(2, 2))
    other = tmp_path / "other"
    for _ in carry_out(header_of(TEXT, GAMES, BOTS, "6", Shard(2, 2)), str(other)):
        pass
    with pytest.raises(LedgerError, match="shard 2/2 is missing"):
        merge([str(one)], str(tmp_path / "out"))
    with pytest.raises(LedgerError, match="a shard is named twice"):
        merge([str(one), str(two), str(two)], str(tmp_path / "out"))
    with pytest.raises(LedgerError, match="of another experiment"):
        merge([str(one), str(other)], str(tmp_path / "out"))
    with pytest.raises(LedgerError, match="of another experiment"):
        Ledger(str(other), header(Shard(2, 2)))
    two.write_bytes(b"".join(two.read_bytes().splitlines(keepends=True)[:-1]))
    with pytest.raises(LedgerError, match="5 of 6 tasks are done; run the shard again, and it goes on"):
        merge([str(one), str(two)], str(tmp_path / "out"))
    (tmp_path / "text").write_text("dear diary\n")
    with pytest.raises(LedgerError, match="this is no file of an experiment"):
        read(str(tmp_path / "text"))
    for wrong in ("0/3", "4/3", "1", "a/b", "1/0"):
        with pytest.raises(LedgerError, match="is no shard"):
            Shard.read(wrong)
    assert not (tmp_path / "out").exists()


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", TEXT, "--games", "6", "--bots", "random", "--seed", "3"]
    assert main([*words, "--out", str(tmp_path / "whole"), "--json"]) == 0
    told = capsys.readouterr().out
    for number in (1, 2, 3):
        assert main([*words, "--shard", f"{number}/3", "--out", str(tmp_path / str(number)), "--json"]) == 0
    capsys.readouterr()
    parts = [str(tmp_path / str(number)) for number in (1, 2, 3)]
    assert main(["merge", *parts, "--out", str(tmp_path / "merged"), "--json"]) == 0
    assert told.startswith(capsys.readouterr().out.strip().removesuffix("}")), "but for the time that it took"
    assert (tmp_path / "merged").read_bytes() == (tmp_path / "whole").read_bytes()
    assert main(["merge", *parts, "--out", str(tmp_path / "merged")]) == 0 and "6 games" in capsys.readouterr().out
    assert main([*words, "--shard", "1/3"]) == 2 and "name one with --out" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="whose processes they are is found in /proc")
def test_ray_does_the_same_though_a_worker_dies(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="there is no Ray for this machine")
    for wrong, why in (("127.0.0.1:1", "no cluster answers there"), ("nowhere", "write HOST:PORT, auto, or local")):
        with pytest.raises(ValueError, match=why):
            run(tmp_path / "none", ray=wrong)
    series = header_of("base x5", 40, BOTS, "5", Shard())
    paths = [tmp_path / "whole", tmp_path / "ray"]
    for _ in carry_out(series, str(paths[0])):
        pass
    over = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        killed = pool.submit(_kill_a_worker, over)
        try:
            for _ in carry_out(series, str(paths[1]), ray="local"):
                pass
        finally:
            over.set()
    assert killed.result() and paths[0].read_bytes() == paths[1].read_bytes()


def _kill_a_worker(over: threading.Event) -> int:
    """The first of Ray's processes that plays; looked for all the time, since a game is soon over."""
    while not over.is_set():
        for process in ours(b"ray::undermine simulate"):  # Ray writes into their names what they do
            kill(process)
            return process
    return 0
