"""After a round bots wait for people who look at how it ended, but never for ever and never for those who are away."""

from __future__ import annotations

from tests.tables.hosted import HOST, Hosted, folded, picture
from undermine.core import event as e
from undermine.core.chance import Dice
from undermine.tables.entry import Moved, Ready
from undermine.tables.table import Table, has_new_round, open_table

REST = 40.0
TWO_ROUNDS = "base:de[rounds=2] x3"


class Resting(Hosted):
    """Two people, one bot; played until the second round has begun."""

    def __init__(self, rest: float = REST) -> None:
        super().__init__(TWO_ROUNDS)
        opened = open_table(self.now, HOST, "CODE42", TWO_ROUNDS, "live", bot_delay=1.0, rest=rest)
        self.entries = [opened]
        self.table = Table(opened)
        self.fill(bots=1).start()
        dice = Dice(3)
        while not self.began(self.move(dice)):
            self.now += 1

    @staticmethod
    def began(entry: object) -> bool:
        return isinstance(entry, Moved) and has_new_round(entry.events)

    def until_the_bot(self) -> Resting:
        """People answer until the bot is asked; who answers is ready."""
        dice = Dice(5)
        while self.game.asked != 2:
            self.move(dice)
        return self


def test_nobody_waits_where_no_rest_was_wanted() -> None:
    hosted = Resting(rest=0.0)
    assert hosted.table.rests_until == 0.0
    assert hosted.table.be_ready(hosted.now, "g0") is None


def test_bots_and_clocks_wait_until_the_time_is_over() -> None:
    hosted = Resting()
    table = hosted.table
    assert table.rests_until == hosted.now + REST and table.ready == set()
    base = hosted.now + REST
    think = table.pace.think
    assert think is not None
    assert table.due == base + (1.0 if hosted.game.asked == 2 else think)


def test_it_goes_on_at_once_when_all_are_ready() -> None:
    hosted = Resting()
    table = hosted.table
    hosted.now += 3
    changes = table.changes
    assert isinstance(hosted.take(table.be_ready(hosted.now, "g0")), Ready)
    assert table.rests_until and table.ready == {0} and table.changes == changes + 1
    assert table.be_ready(hosted.now, "g0") is None, "once is enough"
    hosted.now += 2
    hosted.take(table.be_ready(hosted.now, "g1"))
    assert table.rests_until == 0.0 and table.asked_at == hosted.now
    assert table.due is not None and table.due < hosted.now + 100


def test_who_moves_is_ready() -> None:
    hosted = Resting()
    before = hosted.table.ready
    assert before == set()
    seat = hosted.game.asked
    if seat == 2:
        hosted.now += REST + 2
        hosted.move(Dice(1))
        assert hosted.table.rests_until == 0.0, "the time was over when the bot went on"
    else:
        hosted.move(Dice(1))
        assert seat in hosted.table.ready or hosted.table.rests_until == 0.0


def test_everybody_is_told_that_who_moved_is_ready() -> None:
    """A page that is not told waits for somebody who is done: two people on one device would never hand it over."""
    hosted = Resting()
    while hosted.game.asked == 2:
        hosted.now += 1
        hosted.move(Dice(1))
    table, seat = hosted.table, hosted.game.asked
    assert table.rests_until and seat not in table.ready
    changes = table.changes
    hosted.move(Dice(1))
    assert table.rests_until and seat in table.ready and table.changes == changes + 1


def test_nobody_waits_for_who_is_away_or_has_left() -> None:
    hosted = Resting()
    table = hosted.table
    hosted.take(table.be_ready(hosted.now, "g0"))
    hosted.take(table.leave(hosted.now, "g1"))
    assert table.rests_until == 0.0
    hosted = Resting()
    hosted.take(hosted.table.leave(hosted.now, "g0"))
    hosted.take(hosted.table.leave(hosted.now, "g1"))
    assert hosted.table.rests_until, "the last one may come back at once"
    hosted = Resting()
    hosted.take(hosted.table.be_ready(hosted.now, "g1"))
    hosted.take(hosted.table.stand(hosted.now, "g0"))
    assert hosted.table.rests_until == 0.0
    hosted = Resting()
    hosted.take(hosted.table.be_ready(hosted.now, "g1"))
    hosted.take(hosted.table.hand_over(hosted.now, "g0", 0))
    assert hosted.table.rests_until == 0.0


def test_a_pause_makes_the_rest_longer() -> None:
    hosted = Resting()
    until = hosted.table.rests_until
    hosted.now += 5
    hosted.take(hosted.table.pause(hosted.now, HOST))
    hosted.now += 100
    hosted.take(hosted.table.resume(hosted.now, HOST))
    assert hosted.table.rests_until == until + 100


def test_it_ends_with_the_game_and_is_folded_from_entries() -> None:
    hosted = Resting()
    hosted.take(hosted.table.be_ready(hosted.now, "g1"))
    assert picture(folded(hosted.entries)) == picture(hosted.table)
    hosted.now += 2 * REST
    hosted.play_out()
    assert picture(folded(hosted.entries)) == picture(hosted.table)
    assert hosted.table.rests_until == 0.0
    hosted.start("again")
    assert hosted.table.rests_until == hosted.now + REST and not hosted.table.ready, "who are they in the next game?"


def test_a_new_round_is_known_by_its_beginning() -> None:
    assert has_new_round(((int(e.BEGAN), 0, (2, 40), ()),)) and not has_new_round(())


def test_bots_wait_while_people_look_at_who_they_are() -> None:
    """Already when a game begins; not for a person who plays alone."""
    hosted = Hosted(TWO_ROUNDS)
    opened = open_table(hosted.now, HOST, "CODE42", TWO_ROUNDS, "live", bot_delay=1.0, rest=REST)
    hosted.entries, hosted.table = [opened], Table(opened)
    hosted.fill(bots=1).start()
    table = hosted.table
    assert table.rests_until == hosted.now + REST
    for guest in ("g0", "g1"):
        hosted.now += 1
        hosted.take(table.be_ready(hosted.now, guest))
    assert table.rests_until == 0.0 and table.asked_at == hosted.now
    alone = open_table(hosted.now, HOST, "CODE42", "solo x1", "live", rest=REST)
    hosted.entries, hosted.table = [alone], Table(alone)
    hosted.fill().start()
    assert hosted.table.rests_until == 0.0
