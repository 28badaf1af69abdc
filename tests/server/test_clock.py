"""The clock of a machine is set while tables are open, or before it starts anew."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.house import House, number, open_party, wait_for
from undermine.server.clock import SteadyClock


class Wall:
    """A clock on the wall, which somebody may set."""

    def __init__(self) -> None:
        self.shift = 0.0

    def __call__(self) -> float:
        return time.time() + self.shift


def test_ticks_alone_move_the_steady_clock() -> None:
    wall, ticks = [5000.0], [7.0]
    clock = SteadyClock(lambda: wall[0], lambda: ticks[0])
    assert clock() == 5000
    wall[0] -= 3600
    ticks[0] += 2
    assert clock() == 5002
    assert clock.catch_up(5000) == 0 and clock() == 5002
    assert clock.catch_up(5010) == 8 and clock() == 5010


def test_bots_go_on_when_the_clock_is_set_back(tmp_path: Path) -> None:
    wall = Wall()
    with House(str(tmp_path / "t.sqlite"), clock=wall, ticks=time.monotonic) as house:
        party = open_party(house, "base:de x3", people=0).start()
        seen = number(party.position(-1, 10**6, raw=True), "n")
        wall.shift = -3600.0
        wait_for(lambda: number(party.position(-1, 10**6, raw=True), "n") > seen + 10)
        house.post(f"{party.path}/pause", party.host)
        house.ask("DELETE", f"{party.path}/pause", party.host)
    with House(str(tmp_path / "t.sqlite"), clock=wall, ticks=time.monotonic) as again:
        # Nobody opens the table: the sweep finds it, though it waits for a time that is an hour ahead.
        wait_for(lambda: party.id in again.context.hall.open)
        party.house = again
        seen = number(party.position(-1, 10**6, raw=True), "n")
        wait_for(lambda: number(party.position(-1, 10**6, raw=True), "n") > seen)
        again.post(f"{party.path}/pause", party.host)
