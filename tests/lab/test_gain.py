"""What a search is worth, and what it would be to somebody who cheats."""

from __future__ import annotations

from math import isclose
from typing import Any

import pytest

from undermine import native
from undermine.bots import BOTS, Bot
from undermine.bots.thinker import Thinker
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.lab import gain
from undermine.lab.ledger import Header, Shard
from undermine.lab.simulate import SeriesError
from undermine.views.view import View

pytestmark = pytest.mark.skipif(not native.compiled(), reason="a search takes too long without machine code")

SEEN: list[tuple[bool, bool, bool]] = []


class Spied(Thinker):
    """A thinker that notes whether it sees all roles, all goals and all hands when it chooses."""

    def choose(self, view: View, actions: list[int]) -> int:
        mine = self.watch.view
        held = [mine.hands[seat * mine.rules.width + i] for seat in range(3) for i in range(int(mine.held[seat]))]
        SEEN.append((0 not in list(mine.roles), 0 not in list(mine.goals), 0 not in held))
        return super().choose(view, actions)

    def see(self, events: list[Event]) -> None:
        assert len(SEEN) != 1 or 0 in list(self.watch.view.roles), "nothing of the truth is left"
        super().see(events)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def spied(seat: int, rules: Rules, seed: int) -> Bot:
        bot = Spied(seat, rules, seed)
        bot.search.rollouts = bot.search.effort = 8
        return bot

    SEEN.clear()
    monkeypatch.setitem(BOTS, "spied", spied)
    monkeypatch.setattr(gain, "CHECKS", 1)
    monkeypatch.setattr(gain, "USUAL", 1)


def plan(deals: int = 1, **wishes: Any) -> Header:
    named = {"bot": "spied", "others": ["miner"], "seed": "gain", "shard": Shard(), "is_open": True, **wishes}
    return gain.header_of("base[rounds=1] x3", deals, **named)


@pytest.mark.parametrize(
    ("knows", "sees"),
    [("", (False, False, False)), ("roles", (True, False, False)), ("hands", (True, True, True))],
)
def test_who_cheats_sees_what_he_is_said_to_see(knows: str, sees: tuple[bool, bool, bool]) -> None:
    gain.work(plan(knows=knows).plan, 0)
    assert SEEN[0] == sees


def test_nobody_knows_what_cannot_be_known() -> None:
    with pytest.raises(SeriesError, match="nobody can know 'deck'; there are: roles, goals, hands"):
        plan(knows="deck")
    with pytest.raises(SeriesError, match="only a bot that searches has gains"):
        plan(bot="miner")
    with pytest.raises(SeriesError, match="there is no role 'boss'"):
        plan(role="boss")


@pytest.mark.parametrize(("wish", "role"), [({"role": "saboteur"}, "saboteur"), ({"team": "digger"}, "digger")])
def test_one_seat_of_a_role_or_all_of_them(wish: dict[str, str], role: str) -> None:
    header = plan(2, **wish)
    rows = [gain.work(header.plan, task) for task in range(2)]
    assert [row["role"] for row in rows] == [role] * 2 and rows[0]["deal"] < rows[1]["deal"]
    assert all(row["choices"] > 0 and row["seconds"] > 0 for row in rows)
    gains = gain.Gains()
    for row in rows:
        gains.add(row)
    (found,) = gains.result().values()
    assert found.deals == 2 and found.plain is not None and found.gold is not None and found.usual is not None
    assert isclose(found.plain.value, found.gold.value - found.usual.value)


def test_among_other_bots_a_quick_mind_in_the_seat_is_what_it_is_compared_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gain, "MIXED", 2)
    row = gain.work(plan(others=["hider", "random"], role="digger").plan, 0)
    assert row["gain"] == 0 and row["usual"] >= 0 and row["usually"] in (0, 0.5, 1)
