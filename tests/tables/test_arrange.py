"""What the host changes before the first game, and the faces that people keep."""

from __future__ import annotations

from tests.tables.hosted import HOST, Hosted, folded, picture
from tests.tables.test_table import refused
from undermine.draw.dwarfs import PEOPLE
from undermine.tables.face import FACES, face_of_bot
from undermine.tables.seat import BOT, EMPTY, PERSON

KINDS = {PERSON: "p", BOT: "b", EMPTY: "-"}


def seats(hosted: Hosted) -> str:
    return "".join(KINDS[seat.kind] for seat in hosted.table.seats)


def arranged(hosted: Hosted, rules: str, **choices: float | bool) -> Hosted:
    hosted.take(hosted.table.arrange(hosted.now, HOST, rules, "relaxed", **choices))
    return hosted


def test_the_host_changes_what_is_played() -> None:
    hosted = arranged(Hosted("base x5"), "expansion+veto x4", listed=True, chat=False, bot_delay=3.0, points=False)
    table = hosted.table
    assert (table.rules, table.pace.name, table.listed) == ("expansion:cs20+veto x4", "relaxed", True)
    assert (table.chat, table.points, table.bot_delay, len(table.seats)) == (False, False, 3.0, 4)
    assert picture(folded(hosted.entries)) == picture(table)


def test_who_sits_there_stays_and_bots_make_room() -> None:
    hosted = Hosted("base x6")
    hosted.take(hosted.table.sit(hosted.now, "a", 0, "Ada", face=4))
    for seat in (1, 2, 4):
        hosted.take(hosted.table.seat_bot(hosted.now, HOST, seat, "miner"))
    hosted.take(hosted.table.sit(hosted.now, "b", 5, "Bo"))
    assert seats(hosted) == "pbb-bp"
    assert seats(arranged(hosted, "base x8")) == "pbb-bp--"
    assert seats(arranged(hosted, "base x5")) == "pbbbp"
    assert seats(arranged(hosted, "base x3")) == "pbp"
    assert [hosted.table.seat_of(guest) for guest in "ab"] == [0, 2]
    assert hosted.table.seats[0].face == 4


def test_what_cannot_be_changed_is_refused() -> None:
    hosted = Hosted("base x4").fill()
    table = hosted.table
    refused(hosted, "host-only", lambda: table.arrange(hosted.now, "g0", "base x4", "live"), 403)
    refused(hosted, "too-many-people", lambda: table.arrange(hosted.now, HOST, "base x3", "live"))
    refused(hosted, "no-such-pace", lambda: table.arrange(hosted.now, HOST, "base x4", "soon"), 422)
    hosted.start()
    refused(hosted, "game-runs", lambda: table.arrange(hosted.now, HOST, "base x5", "live"))


def test_everybody_has_a_face_of_his_own_and_keeps_it() -> None:
    assert FACES == PEOPLE
    bot = next(name for name in ("Ida", "Uwe", "Rasa", "Jan") if face_of_bot(name) not in (1, 7, 9))
    hosted = Hosted("base x3")
    hosted.take(hosted.table.sit(hosted.now, "a", 0, "Ada", face=7))
    hosted.take(hosted.table.sit(hosted.now, "b", 1, "Bo", face=7))
    hosted.take(hosted.table.seat_bot(hosted.now, HOST, 2, "miner", bot))
    table = hosted.table
    assert [seat.face for seat in table.seats] == [7, 1, face_of_bot(bot)]
    hosted.take(table.order(hosted.now, HOST, (2, 0, 1)))
    assert [seat.face for seat in table.seats] == [face_of_bot(bot), 7, 1]
    refused(hosted, "face-taken", lambda: table.rename(hosted.now, "b", 2, "Bo", 7))
    refused(hosted, "no-such-face", lambda: table.rename(hosted.now, "b", 2, "Bo", FACES), 422)
    assert table.rename(hosted.now, "b", 2, "Bo", 1) is None
    hosted.start()
    hosted.take(table.rename(hosted.now, "b", 2, "Bo", 9))
    assert hosted.game.faces == [face_of_bot(bot), 7, 9]
    # Whoever leaves a game is played on by a bot that looks the same.
    hosted.take(table.stand(hosted.now, "b"))
    assert (table.seats[2].kind, table.seats[2].face) == (BOT, 9)
    assert picture(folded(hosted.entries)) == picture(table)
