"""Who is it?  When a round is over everybody may point at whom he suspects: part of the record, and of nothing else."""

from __future__ import annotations

import pytest

from tests.tables.hosted import HOST, Hosted, folded, picture
from undermine.core.chance import Dice
from undermine.tables.entry import Pointed
from undermine.tables.refusal import Refusal
from undermine.tables.table import POINTING, Table, open_table

TWO_ROUNDS = "base:de[rounds=2] x3"


class Pointers(Hosted):
    """Two people and a bot, played until the roles of the first round are shown."""

    def __init__(self, *, points: bool = True) -> None:
        super().__init__(TWO_ROUNDS)
        opened = open_table(self.now, HOST, "CODE42", TWO_ROUNDS, "live", points=points)
        self.entries = [opened]
        self.table = Table(opened)
        self.fill(bots=1).start()
        dice = Dice(3)
        while not self.game.unmasked:
            self.now += 1
            self.move(dice)

    def refused(self, guest: str, whom: int) -> str:
        with pytest.raises(Refusal) as refusal:
            self.table.point(self.now, guest, whom)
        return refusal.value.key


def test_the_last_finger_counts_and_everybody_is_told() -> None:
    hosted = Pointers()
    changes, asked, events = hosted.table.changes, hosted.game.asked, list(hosted.game.events)
    for whom in (1, 2):
        assert isinstance(hosted.take(hosted.table.point(hosted.now, "g0", whom)), Pointed)
    hosted.take(hosted.table.point(hosted.now, "somebody", 1))
    hosted.take(hosted.table.point(hosted.now, "another", 1))
    assert hosted.game.points == {1: {0: 2}}
    assert hosted.game.pointed_from_outside(1) == [0, 2, 0]
    assert hosted.table.changes == changes + 4
    assert (hosted.game.asked, hosted.game.events) == (asked, events), "the game knows nothing of it"
    assert picture(folded(hosted.entries)) == picture(hosted.table)


def test_who_may_not_point() -> None:
    hosted = Pointers()
    assert hosted.refused("g0", 0) == "not-at-yourself"
    assert hosted.refused("g0", 3) == "no-such-seat"
    hosted.now = hosted.table.unmasked_at + POINTING
    assert hosted.refused("g0", 1) == "pointing-over"
    assert Pointers(points=False).refused("g0", 1) == "no-pointing"
    early = Hosted(TWO_ROUNDS).fill(bots=1)
    for _ in range(2):
        with pytest.raises(Refusal, match="too early"):
            early.table.point(early.now, "g0", 1)
        if not early.table.is_running:
            early.start()


def test_the_crowd_has_an_end() -> None:
    hosted = Pointers()
    for number in range(200):
        hosted.take(hosted.table.point(hosted.now, f"onlooker {number}", 0))
    assert hosted.refused("one more", 0) == "too-often"
    hosted.take(hosted.table.point(hosted.now, "onlooker 7", 1))
    assert hosted.game.pointed_from_outside(1) == [199, 1, 0]
