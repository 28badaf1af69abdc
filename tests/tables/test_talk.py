"""Bots talk at a table where the host lets them; people hear it as they hear each other, and games remember it."""

from __future__ import annotations

import pytest

from tests.tables.hosted import HOST, Hosted, folded, picture
from undermine.core.chance import Dice
from undermine.tables.entry import BotsTalk, Hushed, Said
from undermine.tables.refusal import Refusal
from undermine.talk.character import CHARACTERS, PEOPLE_FACES
from undermine.talk.ledger import Repute
from undermine.talk.line import Line


def with_bots(*, chat: bool = True) -> Hosted:
    """A person on seat 0, bots on the others, in a game."""
    hosted = Hosted("base:de[rounds=1] x3", chat=chat)
    hosted.take(hosted.table.sit(hosted.now, "g0", 0, "Ona"))
    for seat in (1, 2):
        hosted.take(hosted.table.seat_bot(hosted.now, HOST, seat, "miner"))
    return hosted.start("7")


def until_called(hosted: Hosted) -> int:
    """Play until a bot may speak; its seat."""
    dice = Dice(1)
    while not hosted.table.called:
        hosted.move(dice)
    return hosted.table.called[0]


def speak(hosted: Hosted, seat: int, phrase: str = "hurry", *arguments: str) -> Said | None:
    entry = hosted.table.speak(hosted.now, seat, phrase, arguments)
    assert entry is None or isinstance(entry, Said)
    if entry is not None:
        hosted.take(entry)
    return entry


def test_a_bot_that_is_called_speaks_once() -> None:
    hosted = with_bots()
    seat = until_called(hosted)
    said = speak(hosted, seat)
    assert said is not None and (said.seat, said.by) == (seat, hosted.table.seats[seat].player)
    assert speak(hosted, seat, "thanks") is None
    assert [line.words for line in hosted.game.lines] == [("hurry", ())]
    assert picture(folded(hosted.entries)) == picture(hosted.table)


def test_nobody_is_called_who_is_a_person_or_stands_in_for_one() -> None:
    hosted = with_bots()
    hosted.take(hosted.table.hand_over(hosted.now, "g0", 0))
    dice = Dice(1)
    for _ in range(12):
        hosted.move(dice)
        assert 0 not in hosted.table.called
        assert hosted.table.speak(hosted.now, 0, "hurry", ()) is None


def test_the_host_has_them_be_quiet_and_lets_them_talk_again() -> None:
    hosted = with_bots()
    until_called(hosted)
    changes = hosted.table.changes
    entry = hosted.table.let_bots_talk(hosted.now, HOST, on=False)
    assert entry == BotsTalk(hosted.now, on=False)
    hosted.take(entry)
    assert hosted.table.called == () and hosted.table.changes > changes
    assert hosted.table.let_bots_talk(hosted.now, HOST, on=False) is None
    hosted.take(hosted.table.let_bots_talk(hosted.now, HOST, on=True))
    assert hosted.table.called
    with pytest.raises(Refusal) as caught:
        hosted.table.let_bots_talk(hosted.now, "g0", on=False)
    assert caught.value.key == "host-only"


def test_where_people_do_not_talk_bots_do_not_either() -> None:
    assert not with_bots(chat=False).table.bots_talk
    hosted = with_bots()
    until_called(hosted)
    hosted.take(Hushed(hosted.now, on=True))
    assert hosted.table.called == ()


def test_the_next_bot_lets_people_read_first() -> None:
    hosted = with_bots()
    dice = Dice(1)
    while not (hosted.table.called and hosted.table.seats[hosted.game.asked].player):
        hosted.move(dice)
    table = hosted.table
    due, moment = table.due, table.speaks_at
    assert due is not None and table.heard_at < moment < due
    hosted.now = moment
    speak(hosted, table.called[0])
    assert table.due == moment + table.bot_pause


def test_a_game_remembers_the_words_between_its_events() -> None:
    hosted = with_bots()
    hosted.take(hosted.table.say(hosted.now, "g0", "gold-is-at", ("top",), ""))
    seen = hosted.game.count(1)
    hosted.move(Dice(1))
    hosted.take(hosted.table.say(hosted.now, "g0", "", (), "free words are for people"))
    hosted.take(hosted.table.say(hosted.now, "g0", "distrust", ("1",), ""))
    first, second = hosted.game.heard(1, 0)
    assert first == Line(0, "gold-is-at", ("top",), seen) and second.after == hosted.game.count(1) > seen
    assert hosted.game.heard(1, 1) == [second] and hosted.game.lines[0].after > seen, "the truth has more events"


def test_who_lied_is_remembered_in_the_next_game() -> None:
    hosted = with_bots()
    hosted.game.ledger.repute[1] = Repute(1, 2)
    hosted.game.ledger.repute[0] = Repute(0, 1)
    hosted.play_out()
    hosted.take(hosted.table.order(hosted.now, HOST, (1, 0, 2)))
    hosted.start("8")
    assert hosted.game.past == [Repute(1, 2), Repute(0, 1), Repute()], "whoever it was, wherever he sits"


def test_a_phrase_must_mean_something_at_the_table() -> None:
    hosted = Hosted("duel x2").fill()
    with pytest.raises(Refusal) as caught:
        hosted.table.say(hosted.now, "g0", "distrust", ("1",), "")
    assert caught.value.key == "no-such-phrase"
    assert hosted.table.say(hosted.now, "g0", "well-dug", ("1",), "") is not None


def test_bots_are_characters_with_a_name_and_a_face() -> None:
    hosted = Hosted("base:de[rounds=1] x3")
    hosted.take(hosted.table.sit(hosted.now, "g0", 0, "Flint"))
    hosted.take(hosted.table.seat_bot(hosted.now, HOST, 1, "mica:sly"))
    with pytest.raises(Refusal) as caught:
        hosted.table.seat_bot(hosted.now, HOST, 2, "flint:sly")
    assert caught.value.key == "name-taken", "a person has that name"
    hosted.take(hosted.table.seat_bot(hosted.now, HOST, 2, "gentle", "Aunt Ida"))
    mica, ida = hosted.table.seats[1:]
    assert (mica.name, mica.player, mica.face) == ("Mica", "mica:sly", CHARACTERS["mica"].face)
    assert (ida.name, ida.player) == ("Aunt Ida", "gentle") and ida.face < PEOPLE_FACES
    hosted.start("7").play_out()
    hosted.start("8")
    assert hosted.game.faces == [0, CHARACTERS["mica"].face, ida.face]
