"""The file that an experiment leaves behind: a header, then one line of JSON for each task that is done, in order.

Owns the format, and what makes it safe: a run that was killed, however roughly, goes on behind the last whole line; and
the files of shards merge to the same bytes that one run alone would have written.  Never knows what a task is.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import merge as in_order
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

FORMAT: Final = "undermine experiment 1"
KEEP: Final = 1.0  # seconds of work that a power cut may cost

Row = dict[str, Any]


class LedgerError(ValueError):
    """A file that is none of ours, is of another experiment, or is not whole; the message says which."""


@dataclass(frozen=True, slots=True)
class Shard:
    """A part of an experiment: every `of`-th task, counted from 1.

    >>> list(Shard(2, 3).tasks(8))
    [1, 4, 7]
    """

    number: int = 1
    of: int = 1

    @staticmethod
    def read(text: str) -> Shard:
        """`2/3`."""
        number, slash, of = text.partition("/")
        if slash and number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of) <= 100_000:
            return Shard(int(number), int(of))
        raise LedgerError(f"{text!r} is no shard; write I/N such as 1/3, with I from 1 to N")

    def tasks(self, number: int) -> range:
        return range(self.number - 1, number, self.of)

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"


@dataclass(frozen=True, slots=True)
class Header:
    """What an experiment is, exactly: two runs with the same header give the same lines."""

    kind: str
    plan: Row
    tasks: int
    shard: Shard = Shard()

    def line(self) -> str:
        told = {"format": FORMAT, "kind": self.kind, "plan": self.plan, "tasks": self.tasks, "shard": str(self.shard)}
        return json.dumps(told, sort_keys=True)

    @staticmethod
    def read(line: str, name: str) -> Header:
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        if not isinstance(told, dict) or told.get("format") != FORMAT:
            raise LedgerError(f"{name}: this is no file of an experiment; its first line must say: {FORMAT}")
        return Header(told["kind"], told["plan"], told["tasks"], Shard.read(told["shard"]))


class Ledger:
    """A file that is being written, new or gone on with."""

    def __init__(self, path: str, header: Header) -> None:
        self.path = path
        self.header = header
        self.done = 0
        """How many tasks of the shard are written down."""
        self._file: BinaryIO = _open(path)
        self._kept = time.monotonic()
        try:
            self._find_end()
        except BaseException:
            self._file.close()
            raise

    def _find_end(self) -> None:
        """Go behind the last whole line, and check that the lines are those of this experiment, in order."""
        first = self._file.readline()
        wanted = self.header.line().encode() + b"\n"
        if not first.endswith(b"\n"):
            if not wanted.startswith(first):
                raise LedgerError(f"{self.path}: this file is no beginning of this experiment; name another one")
            self._file.seek(0)
            self._file.truncate()
            self._file.write(wanted)
            self._keep()
            return
        if first != wanted:
            Header.read(first.decode(errors="replace"), self.path)
            raise LedgerError(f"{self.path}: this file is of another experiment; name another file, or remove it")
        end = self._file.tell()
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            end += len(line)
            self.done += 1
        tasks = self.header.shard.tasks(self.header.tasks)
        if self.done > len(tasks):
            raise LedgerError(f"{self.path}: there are more lines than tasks")
        self._file.seek(end)
        self._file.truncate()

    def done_rows(self) -> Iterator[Row]:
        """What was written down when the file was opened."""
        yield from islice(_rows(Path(self.path), self.header), self.done)

    def add(self, task: int, row: Row) -> None:
        """The result of the task that comes next."""
        assert task == self.header.shard.tasks(self.header.tasks)[self.done], "results come in the order of tasks"
        self._file.write(_line(task, row))
        self.done += 1
        if time.monotonic() - self._kept > KEEP:
            self._keep()

    def _keep(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._kept = time.monotonic()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._keep()
        self._file.close()


def read(path: str) -> tuple[Header, Iterator[Row]]:
    """The header of a file that is whole, and its rows."""
    header = _header(path)
    return header, _rows(Path(path), header)


def merge(paths: Iterable[str], out: str, stop: int | None = None) -> Header:
    """Put the files of all shards together; LedgerError if one is missing, cut off or of another experiment.

    With `stop` only so many tasks, for an experiment that knew when it had enough.
    """
    files = list(paths)
    if not files:
        raise LedgerError("name the files of all shards")
    headers = [_header(path) for path in files]
    whole = Header(headers[0].kind, headers[0].plan, headers[0].tasks)
    of = headers[0].shard.of
    for path, header in zip(files, headers, strict=True):
        if (header.kind, header.plan, header.tasks) != (whole.kind, whole.plan, whole.tasks):
            raise LedgerError(f"{path}: this file is of another experiment than {files[0]}")
        if header.shard.of != of:
            raise LedgerError(f"{path}: this is shard {header.shard}, while {files[0]} is one of {of}")
    have = sorted(header.shard.number for header in headers)
    if have != list(range(1, of + 1)):
        lacking = sorted(set(range(1, of + 1)) - set(have))
        what = f"shard {lacking[0]}/{of} is missing" if lacking else "a shard is named twice"
        raise LedgerError(f"{what}; name the files of all {of} shards")
    part = Path(f"{out}.part")
    with part.open("wb") as sink:
        sink.write(whole.line().encode() + b"\n")
        rows = in_order(*(_rows(Path(path), header) for path, header in zip(files, headers, strict=True)), key=_task)
        for number, row in enumerate(rows):
            if stop is not None and number == stop:
                break
            task = row.pop("task")
            assert task == number, "shards hold all tasks"
            sink.write(_line(task, row))
        sink.flush()
        os.fsync(sink.fileno())
    part.replace(out)
    return whole


def _task(row: Row) -> int:
    task: int = row["task"]
    return task


def _line(task: int, row: Row) -> bytes:
    return json.dumps({"task": task, **row}).encode() + b"\n"


def _open(path: str) -> BinaryIO:
    try:
        return open(path, "r+b" if Path(path).exists() else "w+b")
    except OSError as error:
        raise LedgerError(f"{path}: {error.strerror or error}") from error


def _header(path: str) -> Header:
    try:
        with open(path, encoding="utf-8") as source:
            return Header.read(source.readline(), path)
    except OSError as error:
        raise LedgerError(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError:
        raise LedgerError(f"{path}: this is no text") from None


def _rows(path: Path, header: Header) -> Iterator[Row]:
    """All rows of a file that is whole; they are counted while they are read."""
    tasks = header.shard.tasks(header.tasks)
    number = -1
    with path.open("rb") as source:
        source.readline()
        for number, line in enumerate(source):
            try:
                row = json.loads(line)
            except ValueError:
                row = {}
            if number >= len(tasks) or row.get("task") != tasks[number]:
                raise LedgerError(f"{path}: line {number + 2} is not whole, or of another task; run the shard again")
            yield row
    if header.kind in ENDLESS:
        return
    if number + 1 < len(tasks):
        raise LedgerError(f"{path}: {number + 1} of {len(tasks)} tasks are done; run the shard again, and it goes on")


ENDLESS: Final = ("league",)
"""Kinds of experiments that may stop before the last task."""
