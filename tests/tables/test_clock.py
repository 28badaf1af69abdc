"""Clocks: the time is always given, so a day passes in no time."""

from __future__ import annotations

import pytest

from tests.tables.hosted import HOST, Hosted, folded
from undermine.core.chance import Dice
from undermine.notation.action import write_action
from undermine.tables.entry import HandedOver, Moved
from undermine.tables.pace import PACES, SILENCE


def asked(hosted: Hosted) -> int:
    return hosted.game.asked


@pytest.mark.parametrize("pace", ["live", "relaxed", "day"])
def test_the_time_for_an_answer(pace: str) -> None:
    hosted = Hosted(pace=pace).fill().start()
    think = PACES[pace].think
    assert think is not None and hosted.table.due == hosted.now + think
    assert hosted.table.run_out(hosted.now + think - 0.01) is None
    seat = asked(hosted)
    entry = hosted.take(hosted.table.run_out(hosted.now + think))
    assert isinstance(entry, HandedOver) and (entry.seat, entry.why) == (seat, "clock")
    assert hosted.table.seats[seat].player == "miner"
    assert hosted.table.due == entry.at + hosted.table.bot_delay, "the stand-in answers at the pace of bots"
    assert hosted.table.run_out(entry.at + 1000) is None, "a bot's time does not run out"


def test_no_clock_at_all() -> None:
    hosted = Hosted(pace="none").fill().start()
    hosted.take(hosted.table.leave(1, f"g{asked(hosted)}"))
    assert hosted.table.due is None and hosted.table.run_out(1e12) is None


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_an_absent_seat_is_waited_for_less_long(pace: str) -> None:
    hosted = Hosted(pace=pace).fill().start()
    seat = asked(hosted)
    away, left_at = PACES[pace].away, hosted.now + 5
    assert away is not None
    hosted.take(hosted.table.leave(left_at, f"g{seat}"))
    assert hosted.table.due == left_at + away
    entry = hosted.take(hosted.table.run_out(left_at + away))
    assert isinstance(entry, HandedOver) and entry.why == "away"
    hosted.now = left_at + away + 1
    hosted.take(hosted.table.come(hosted.now, f"g{seat}"))
    think = PACES[pace].think
    assert hosted.table.due == left_at - 5 + (think or 0), "who comes back has what is left of his time"


def test_who_left_before_his_turn_is_waited_for_from_his_turn_on() -> None:
    hosted = Hosted().fill().start()
    nxt = (asked(hosted) + 1) % 3
    hosted.take(hosted.table.leave(hosted.now + 1, f"g{nxt}"))
    hosted.now += 50
    hosted.move(Dice(1))
    assert asked(hosted) == nxt and hosted.table.due == hosted.now + 30


def test_each_answer_has_its_own_time() -> None:
    hosted = Hosted().fill().start()
    for _ in range(4):
        hosted.now += 80
        hosted.move(Dice(1))
        assert hosted.table.due == hosted.now + 90


def test_bots_answer_after_their_delay() -> None:
    hosted = Hosted(bot_delay=2.5).fill(bots=3).start()
    assert hosted.table.due == hosted.now + 2.5


def test_a_pause_stops_the_clock() -> None:
    hosted = Hosted().fill().start()
    table, begun = hosted.table, hosted.now
    hosted.take(table.pause(begun + 40, HOST))
    assert table.due is None and table.run_out(begun + 10_000) is None
    hosted.take(table.resume(begun + 1040, HOST))
    assert table.due == begun + 1000 + 90


def test_a_pause_stops_bots() -> None:
    hosted = Hosted().fill(bots=3).start()
    hosted.take(hosted.table.pause(hosted.now, HOST))
    assert hosted.table.due is None


def test_who_comes_or_goes_in_a_pause_gains_and_loses_nothing() -> None:
    hosted = Hosted().fill().start()
    table, begun, seat = hosted.table, hosted.now, asked(hosted)
    hosted.take(table.leave(begun + 10, f"g{seat}"))
    hosted.take(table.pause(begun + 20, HOST))
    hosted.take(table.resume(begun + 520, HOST))
    assert table.due == begun + 10 + 500 + 30, "ten of the thirty seconds had passed"
    hosted.take(table.pause(begun + 530, HOST))
    hosted.take(table.come(begun + 600, f"g{seat}"))
    hosted.take(table.resume(begun + 700, HOST))
    assert table.due == begun + 700 + 60, "thirty of the ninety seconds were no pause"


def test_coming_and_going_stalls_nobody() -> None:
    """However often somebody loads his page anew: his time is over when it is over, and the bot comes to answer."""
    hosted = Hosted().fill().start()
    table, begun, seat = hosted.table, hosted.now, asked(hosted)
    guest = f"g{seat}"
    for second in range(10, 90, 10):
        hosted.take(table.leave(begun + second, guest))
        hosted.take(table.come(begun + second + 1, guest))
        assert table.due == begun + 90
    hosted.take(table.hand_over(begun + 85, guest, seat))
    hosted.take(table.come(begun + 86, guest))
    assert table.due == begun + 90
    hosted.take(table.run_out(begun + 90))
    due = table.due
    assert due <= begun + 91
    for tenth in range(1, 9):
        entry = table.come(begun + 90 + tenth / 10, guest)
        if entry is not None:
            hosted.take(entry)
        if tenth % 3 == 0:
            hosted.take(table.leave(begun + 90 + tenth / 10, guest))
        assert table.due == due and table.seats[seat].player == "miner"
    if not table.seats[seat].present:
        hosted.take(table.come(begun + 90.9, guest))
    hosted.now = due
    hosted.move(Dice(1))
    assert table.seats[seat].is_here, "the next question is his own again"
    assert folded(hosted.entries).seats == table.seats


def test_standing_up_and_sitting_down_stalls_nobody() -> None:
    hosted = Hosted().fill().start()
    table, begun, seat = hosted.table, hosted.now, asked(hosted)
    for second in range(10, 88, 2):
        hosted.take(table.stand(begun + second, f"g{seat}"))
        hosted.take(table.sit(begun + second + 0.5, f"g{seat}", seat, "Mole again"))
        assert table.due == begun + 90
    hosted.take(table.stand(begun + 89, f"g{seat}"))
    assert (table.due or 0) <= begun + 89 + 1, "a bot has been asked before and need not wait again"


def test_who_is_too_late_may_be_quicker_than_the_bot() -> None:
    hosted = Hosted().fill().start()
    table, seat = hosted.table, asked(hosted)
    hosted.take(table.run_out(hosted.now + 90))
    hosted.take(table.come(hosted.now + 90.5, f"g{seat}"))
    hosted.take(table.submit(hosted.now + 90.6, seat, hosted.game.count(seat), hosted.words()))
    assert table.seats[seat].is_here and not table.seats[seat].returns


def test_nothing_is_due_when_the_game_is_over() -> None:
    hosted = Hosted().fill().start().play_out()
    assert hosted.table.due is None and hosted.table.run_out(1e12) is None


def test_who_takes_over_has_the_whole_time() -> None:
    hosted = Hosted().fill().start()
    seat = asked(hosted)
    hosted.take(hosted.table.stand(hosted.now + 60, f"g{seat}"))
    assert hosted.table.due == hosted.now + 60 + hosted.table.bot_delay
    hosted.take(hosted.table.offer(hosted.now + 60, HOST, seat, "KXQ4TA"))
    hosted.take(hosted.table.sit(hosted.now + 60.5, "late", seat, "Late", "KXQ4TA"))
    assert hosted.table.due == hosted.now + 60.5 + 90


def test_silence_may_be_an_answer() -> None:
    """MINI-TOLL-A12: whoever is asked to pay a toll and says nothing in time has said no; no bot takes his seat."""
    hosted = Hosted("base+toll x3").fill().start()
    first, owner = asked(hosted), asked(hosted)
    play(hosted, "collector 0,1")
    play(hosted, write_action(hosted.game.rules, hosted.game.legal(asked(hosted))[0]))
    beggar = asked(hosted)
    begged = ({0, 1, 2} - {owner, beggar}).pop()
    play(hosted, f"beg {begged} 0,1")
    assert asked(hosted) == begged and first == owner
    think = PACES["live"].think
    assert think is not None and hosted.table.run_out(hosted.now + think - 1) is None
    entry = hosted.take(hosted.table.run_out(hosted.now + think))
    assert isinstance(entry, Moved) and (entry.seat, entry.by) == (begged, SILENCE)
    assert write_action(hosted.game.rules, entry.action) == "decline"
    assert asked(hosted) == beggar and not hosted.table.seats[begged].player, "his seat is still his"
    assert folded(hosted.entries).game is not None


def play(hosted: Hosted, words: str) -> None:
    seat = asked(hosted)
    hosted.take(hosted.table.submit(hosted.now, seat, hosted.game.count(seat), words))
