"""What whoever runs the house does to a table: close it, take its chat away, show somebody out."""

from __future__ import annotations

import pytest

from tests.tables.hosted import Hosted, folded, picture
from undermine.tables.refusal import Refusal
from undermine.tables.seat import BOT, EMPTY


def test_at_a_closed_table_nothing_goes_on() -> None:
    hosted = Hosted().fill().start()
    table = hosted.table
    table.check_open()
    assert table.is_running and table.due is not None
    hosted.take(table.close(hosted.now))
    with pytest.raises(Refusal, match="closed"):
        table.check_open()
    assert not table.is_running and table.due is None and table.window_end is None
    assert not table.games[-1].is_over, "nobody has won, and its cards stay secret"
    assert picture(folded(hosted.entries)) == picture(table)


def test_the_chat_goes_and_comes_back_and_phrases_stay() -> None:
    hosted = Hosted().fill()
    table = hosted.table
    guest = table.seats[0].guest
    assert table.hush(hosted.now, on=False) is None
    hosted.take(table.hush(hosted.now, on=True))
    with pytest.raises(Refusal) as caught:
        table.say(hosted.now, guest, "", (), "hello")
    assert caught.value.key == "chat-hushed"
    hosted.take(table.say(hosted.now, guest, "not-me", (), ""))
    hosted.take(table.hush(hosted.now, on=False))
    hosted.take(table.say(hosted.now, guest, "", (), "hello"))


def test_who_is_shown_out_of_the_house_has_no_seat() -> None:
    before, within = Hosted().fill(), Hosted().fill().start()
    for hosted, kind in ((before, EMPTY), (within, BOT)):
        table = hosted.table
        guest = table.seats[1].guest
        hosted.take(table.show_out(hosted.now, guest))
        assert table.seats[1].kind == kind and table.seat_of(guest) < 0
        assert table.show_out(hosted.now, guest) is None
    with pytest.raises(Refusal, match="shown out"):
        within.table.sit(within.now, guest, 1, "Again")
