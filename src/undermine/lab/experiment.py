"""Experiments: many tasks that know nothing of each other, done here, in processes or on many machines.

Owns how tasks are spread and that their results come in order, whoever did them; so a result never depends on where it
was computed.  What a task is, its kind says (`WORK`).
"""

from __future__ import annotations

import re
import socket
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import nullcontext
from importlib import import_module
from itertools import islice
from logging import ERROR
from multiprocessing import get_context
from typing import Any, Final

from undermine.extra import needing
from undermine.lab.ledger import Header, Ledger, Row

WORK: Final = {
    "simulate": "undermine.lab.simulated",
    "gain": "undermine.lab.gain",
    "league": "undermine.lab.league",
    "lab": "undermine.lab.study",
    "hindsight": "undermine.lab.hindsight",
}
"""Kind of experiment -> the file whose `work(plan, task)` does one task."""

AT_ONCE: Final = {"simulate": 50, "gain": 1, "league": 50, "lab": 1, "hindsight": 1}
"""Tasks handed out in one go, at most: what is not written down yet is lost in a kill."""
PATIENCE: Final = 10.0  # seconds for a cluster to answer; Ray itself tries for many minutes
AHEAD: Final = 4  # parts that are handed out for each process


def carry_out(header: Header, out: str = "", jobs: int = 1, ray: str = "") -> Iterator[Row]:
    """The results of a shard's tasks in order: first those that a file has from an earlier run, then the others.

    With a file each result is written down as it comes. `ray` is the address of a cluster, `auto` or `local`.
    """
    with Ledger(out, header) if out else nullcontext() as ledger:
        tasks = header.shard.tasks(header.tasks)
        done = 0
        if ledger is not None and ledger.done:
            for row in ledger.done_rows():
                done += 1
                yield row
        rest = tasks[done:]
        for task, row in zip(rest, _spread(header, rest, jobs, ray), strict=True):
            if ledger is not None:
                ledger.add(task, row)
            yield {"task": task, **row}


def work(kind: str, plan: Row, tasks: range) -> list[Row]:
    """Some tasks, one after the other."""
    do: Callable[[Row, int], Row] = import_module(WORK[kind]).work
    return [do(plan, task) for task in tasks]


def _spread(header: Header, tasks: range, jobs: int, ray: str) -> Iterator[Row]:
    size = max(1, min(AT_ONCE[header.kind], len(tasks) // (8 * jobs)))
    parts = (tasks[first : first + size] for first in range(0, len(tasks), size))
    if ray:
        yield from _by_ray(header, parts, ray)
    elif jobs == 1:
        for task in tasks:
            yield from work(header.kind, header.plan, range(task, task + 1))
    else:
        yield from _by_processes(header, parts, jobs)


def _by_processes(header: Header, parts: Iterator[range], jobs: int) -> Iterator[Row]:
    """Processes are spawned, never forked, so that they start alike on every system."""
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    waiting: deque[Future[list[Row]]] = deque()
    try:
        waiting.extend(executor.submit(work, header.kind, header.plan, part) for part in islice(parts, AHEAD * jobs))
        while waiting:
            rows = waiting.popleft().result()
            waiting.extend(executor.submit(work, header.kind, header.plan, part) for part in islice(parts, 1))
            yield from rows
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _by_ray(header: Header, parts: Iterator[range], address: str) -> Iterator[Row]:
    """Ray does a part again elsewhere if the machine that had it dies, and shows how far it is on its own pages."""
    with needing("ray", "--ray"):
        import ray  # noqa: PLC0415 - it may be missing
    started = not ray.is_initialized()
    if started:
        _reach(address)
        is_here = address == "local"
        try:
            ray.init(address, include_dashboard=False if is_here else None, log_to_driver=False, logging_level=ERROR)
        except ConnectionError as error:
            raise ValueError(f"--ray {address}: no cluster answers; `ray start --head` makes one") from error
    remote = ray.remote(work).options(max_retries=-1, name=f"undermine {header.kind}")
    waiting: deque[Any] = deque()
    try:
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
        waiting.extend(remote.remote(header.kind, header.plan, part) for part in islice(parts, ahead))
        while waiting:
            rows = ray.get(waiting.popleft())
            waiting.extend(remote.remote(header.kind, header.plan, part) for part in islice(parts, 1))
            yield from rows
    finally:
        if started:
            ray.shutdown()


def _reach(address: str) -> None:
    """Refuse the address of a cluster where nothing answers; OSError."""
    place = re.fullmatch(r"(?:ray://)?([^/:]+|\[[^]]+\]):(\d+)", address)
    if place is None:
        if address not in {"auto", "local"}:
            raise ValueError(f"--ray {address}: write HOST:PORT, auto, or local for a cluster on this machine")
        return
    try:
        socket.create_connection((place[1].strip("[]"), int(place[2])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ValueError(f"--ray {address}: no cluster answers there ({error})") from error
