from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.tables.hosted import HOST, SHORT, Hosted, folded, picture
from undermine.core.chance import Dice, seal_of
from undermine.core.frame import SPECTATOR
from undermine.games import RulesError
from undermine.tables.entry import Came, Entry, HandedOver, Moved, Opened, Sat, Stood, encode
from undermine.tables.refusal import Refusal
from undermine.tables.seat import BOT, EMPTY, PERSON
from undermine.tables.table import Table, open_table
from undermine.talk.character import CHARACTERS
from undermine.views.project import project


def refused(hosted: Hosted, key: str, decide: Callable[[], Entry | None], status: int = 409) -> Refusal:
    """It is refused with this key, and nothing has changed."""
    before = picture(hosted.table)
    with pytest.raises(Refusal) as caught:
        decide()
    assert (caught.value.key, caught.value.status) == (key, status), caught.value.detail
    assert "\n" not in caught.value.detail
    assert picture(hosted.table) == before
    return caught.value


def test_a_decision_changes_nothing() -> None:
    hosted = Hosted().fill().start()
    table, game = hosted.table, hosted.game
    before = picture(table)
    entry = table.submit(hosted.now, game.asked, game.count(game.asked), hosted.words())
    assert isinstance(entry, Moved) and picture(table) == before
    hosted.take(entry)
    assert picture(table) != before


def test_sit_and_stand() -> None:
    hosted = Hosted()
    table = hosted.table
    hosted.take(table.sit(1, "g0", 0, "  Ann\t B. "))
    assert table.seats[0].name == "Ann B." and table.seat_of("g0") == 0
    refused(hosted, "already-there", lambda: table.sit(1, "g0", 0, "Ann"))
    refused(hosted, "already-seated", lambda: table.sit(1, "g0", 1, "Ann"))
    refused(hosted, "seat-taken", lambda: table.sit(1, "g1", 0, "Bob"))
    refused(hosted, "name-taken", lambda: table.sit(1, "g1", 1, "ann b."))
    refused(hosted, "no-such-seat", lambda: table.sit(1, "g1", 3, "Bob"), 404)
    refused(hosted, "no-such-seat", lambda: table.sit(1, "g1", -1, "Bob"), 404)
    refused(hosted, "not-seated", lambda: table.stand(1, "g1"), 403)
    hosted.take(table.stand(1, "g0"))
    assert table.seats[0].kind == EMPTY and table.seat_of("g0") == -1


def test_another_name() -> None:
    """Before and in a game, for oneself alone, and not that of somebody else; the record tells the last one."""
    hosted = Hosted().fill(bots=1)
    table = hosted.table
    hosted.take(table.rename(1, "g0", 0, " Ann  Lee "))
    assert table.seats[0].name == "Ann Lee" and table.rename(1, "g0", 0, "Ann Lee") is None
    hosted.start()
    refused(hosted, "not-yours", lambda: table.rename(1, "g1", 0, "Max"), 403)
    refused(hosted, "not-yours", lambda: table.rename(1, HOST, 2, "Max"), 403)
    refused(hosted, "name-taken", lambda: table.rename(1, "g0", 0, "mole 1"))
    refused(hosted, "name-empty", lambda: table.rename(1, "g0", 0, "  "), 422)
    changes = table.changes
    hosted.take(table.rename(1, "g0", 0, "ann lee"))
    assert table.changes == changes + 1
    assert hosted.game.names[0] == table.seats[0].name == "ann lee"


def test_bots_are_seated_by_the_host() -> None:
    hosted = Hosted()
    table = hosted.table
    refused(hosted, "host-only", lambda: table.seat_bot(1, "g0", 0, "miner"), 403)
    hosted.take(table.seat_bot(1, HOST, 0, "miner"))
    hosted.take(table.seat_bot(1, HOST, 2, "miner"))
    names = [seat.name for seat in table.seats]
    assert names[1] == "" and {names[0], names[2]} <= {who.name for who in CHARACTERS.values()} and names[0] != names[2]
    refused(hosted, "seat-taken", lambda: table.seat_bot(1, HOST, 0, "miner"))
    refused(hosted, "seat-taken", lambda: table.sit(1, "g0", 0, "Ann"))
    refused(hosted, "name-taken", lambda: table.seat_bot(1, HOST, 1, "miner", names[2].upper()))
    refused(hosted, "host-only", lambda: table.unseat_bot(1, "g0", 0), 403)
    refused(hosted, "nobody-there", lambda: table.unseat_bot(1, HOST, 1))
    hosted.take(table.unseat_bot(1, HOST, 0))
    assert table.seats[0].kind == EMPTY


def test_the_host_removes_a_player() -> None:
    hosted = Hosted().fill()
    table = hosted.table
    refused(hosted, "host-only", lambda: table.remove(1, "g1", 0), 403)
    hosted.take(table.remove(1, HOST, 0))
    refused(hosted, "nobody-there", lambda: table.remove(1, HOST, 0))
    assert table.seats[0].kind == EMPTY
    hosted.take(table.sit(1, "g0", 0, "Ann"))  # before a game somebody may be asked to come again


def test_order() -> None:
    hosted = Hosted().fill()
    table = hosted.table
    refused(hosted, "host-only", lambda: table.order(1, "g0", (0, 1, 2)), 403)
    refused(hosted, "bad-order", lambda: table.order(1, HOST, (0, 1)), 422)
    refused(hosted, "bad-order", lambda: table.order(1, HOST, (0, 1, 1)), 422)
    hosted.take(table.order(1, HOST, (2, 0, 1)))
    assert [seat.guest for seat in table.seats] == ["g2", "g0", "g1"]


def test_start() -> None:
    hosted = Hosted()
    table = hosted.table
    refused(hosted, "host-only", lambda: table.start(1, "g0", "7"), 403)
    assert refused(hosted, "seats-empty", lambda: table.start(1, HOST, "7")).arguments == ("3",)
    hosted.fill(bots=1).start("secret seed")
    assert table.is_running and table.seal == seal_of("secret seed") and hosted.game.number == 1
    for decide in (
        lambda: table.start(1, HOST, "8"),
        lambda: table.order(1, HOST, (1, 0, 2)),
        lambda: table.seat_bot(1, HOST, 0, "miner"),
        lambda: table.unseat_bot(1, HOST, 2),
    ):
        refused(hosted, "game-runs", decide)


def test_submit_refuses() -> None:
    hosted = Hosted().fill()
    table = hosted.table
    refused(hosted, "no-game", lambda: table.submit(1, 0, 0, "discard veto"))
    hosted.start()
    game, words = hosted.game, hosted.words()
    seat, seen = game.asked, game.count(game.asked)
    other = (seat + 1) % 3
    assert refused(hosted, "not-your-turn", lambda: table.submit(1, other, seen, words)).arguments == (str(seat),)
    refused(hosted, "stale", lambda: table.submit(1, seat, seen - 1, words))
    refused(hosted, "stale", lambda: table.submit(1, seat, seen + 1, words))
    for text in ("", "dance", "place", "place B-NE", "place B-NE 99,99", "discard \x00", "x" * 1000):
        assert len(refused(hosted, "unreadable", partial(table.submit, 1, seat, seen, text), 422).detail) < 400
    hand = game.view(seat).hand(seat)
    absent = next(name for name, card in game.rules.code.items() if card not in hand)
    for text in ("place B-NESW 5,0", f"discard {absent}", "place B-NESW 5,0 turned"):
        with pytest.raises(Refusal) as caught:
            table.submit(1, seat, seen, text)
        assert caught.value.status == 409 and caught.value.detail.startswith("not legal: ")
    hosted.take(table.pause(1, HOST))
    refused(hosted, "paused", lambda: table.submit(1, seat, seen, words))


def test_a_refusal_tells_nothing_that_the_seat_does_not_know() -> None:
    """The same illegal words are refused in the same way in two games that look alike to the seat."""
    told = []
    for seed in ("7", "8", "9"):
        hosted = Hosted().fill().start(seed)
        game = hosted.game
        view = game.view(game.asked)
        for card in game.rules.code:
            if game.rules.code[card] not in view.hand(game.asked):
                with pytest.raises(Refusal) as caught:
                    hosted.table.submit(1, game.asked, game.count(game.asked), f"discard {card}")
                told.append((caught.value.key, caught.value.arguments))
    assert told and {key for key, _ in told} == {"not-in-hand"}


def test_nobody_sees_two_hands_in_one_game() -> None:
    """Who leaves his seat in a running game may come back to it, but not sit on another one."""
    hosted = Hosted().fill(bots=1).start()
    table = hosted.table
    hosted.take(table.stand(1, "g0"))
    assert table.seats[0].kind == BOT and table.seats[0].name == "Mole 0"
    refused(hosted, "held-another", lambda: table.sit(1, "g0", 2, "Ann"), 403)
    hosted.take(table.sit(1, "g0", 0, "Ann"))
    hosted.take(table.remove(1, HOST, 1))
    refused(hosted, "held-another", lambda: table.sit(1, "g1", 1, "Bob"), 403)
    refused(hosted, "held-another", lambda: table.sit(1, "g1", 2, "Bob"), 403)
    hosted.take(table.offer(1, HOST, 2, "KXQ4TA"))
    hosted.take(table.sit(1, "new", 2, "Zoe", "KXQ4TA"))  # somebody who was not there takes over from a bot
    refused(hosted, "seat-taken", lambda: table.sit(1, "other", 2, "Max"))
    assert hosted.game.guests == {"g0", "g1", "new"} and hosted.game.names == ["Ann", "Mole 1", "Zoe"]


def test_stand_in_by_wish_and_back() -> None:
    hosted = Hosted().fill(bots=1)
    table = hosted.table
    refused(hosted, "no-game", lambda: table.hand_over(1, "g0", 0))
    hosted.start()
    refused(hosted, "nobody-there", lambda: table.hand_over(1, HOST, 2))
    refused(hosted, "not-yours", lambda: table.hand_over(1, "g1", 0), 403)
    hosted.take(table.hand_over(1, "g0", 0, "random"))
    assert table.seats[0].player == "random" and table.seats[0].kind == PERSON
    refused(hosted, "already-there", lambda: table.hand_over(1, HOST, 0))
    assert isinstance(hosted.take(table.come(2, "g0")), Came)
    assert table.seats[0].player == "" and table.come(3, "g0") is None
    hosted.take(table.hand_over(4, HOST, 1))
    assert table.seats[1].player == "miner"


def test_an_answer_takes_the_seat_back() -> None:
    hosted = Hosted().fill().start()
    table = hosted.table
    seat = hosted.game.asked
    hosted.take(table.hand_over(1, f"g{seat}", seat))
    entry = table.submit(2, seat, hosted.game.count(seat), hosted.words(), by="miner")
    assert isinstance(entry, Moved) and not entry.back and entry.by == "miner"
    changes = table.changes
    entry = table.submit(2, seat, hosted.game.count(seat), hosted.words())
    assert isinstance(entry, Moved) and entry.back
    hosted.take(entry)
    assert table.seats[seat].player == "" and table.changes == changes + 1


def test_who_answers_is_here() -> None:
    """Also without a socket: whoever was taken for away after a restart plays on with the whole time."""
    hosted = Hosted().fill().start()
    seat = hosted.game.asked
    hosted.take(hosted.table.leave(1, f"g{seat}"))
    hosted.take(hosted.table.submit(2, seat, hosted.game.count(seat), hosted.words()))
    assert hosted.table.seats[seat].present


def test_the_number_that_everybody_sees_does_not_count_moves() -> None:
    """How often somebody answered may be a secret; the table's own number tells nothing of it."""
    hosted = Hosted().fill().start()
    changes = hosted.table.changes
    for _ in range(3):
        hosted.move(Dice(1))
    assert hosted.table.changes == changes
    hosted.play_out()
    assert hosted.table.changes == changes + 1


def test_presence() -> None:
    hosted = Hosted().fill()
    table = hosted.table
    assert table.leave(1, "nobody") is None and table.come(1, "nobody") is None
    assert table.come(1, "g0") is None
    hosted.take(table.leave(1, "g0"))
    assert not table.seats[0].present and table.leave(2, "g0") is None
    hosted.take(table.come(3, "g0"))
    assert table.seats[0].present


def test_nobody_new_gets_a_seat_without_the_hosts_word() -> None:
    """Who was shown out and comes back under another name is somebody new, too."""
    hosted = Hosted().fill(bots=1).start()
    table = hosted.table
    hosted.take(table.remove(1, HOST, 0))
    for seat in (0, 2):
        assert table.may_take("other", seat) == "" and table.may_take("g0", seat) == ""
        refused(hosted, "needs-host", partial(table.sit, 1, "other", seat, "Bob"), 403)
    refused(hosted, "host-only", lambda: table.offer(1, "g1", 0, "KXQ4TA"), 403)
    refused(hosted, "nobody-there", lambda: table.offer(1, HOST, 1, "KXQ4TA"))
    hosted.take(table.offer(1, HOST, 0, "ACDEFG"))
    hosted.take(table.offer(1, HOST, 0, "KXQ4TA"))
    assert table.may_take("other", 0) == "word" and table.may_take("g0", 0) == "" and table.may_take("g1", 0) == ""
    for word in ("", "ACDEFG", "KXQ4T"):
        refused(hosted, "wrong-word", partial(table.sit, 1, "other", 0, "Bob", word), 403)
    refused(hosted, "needs-host", lambda: table.sit(1, "other", 2, "Bob", "KXQ4TA"), 403)
    refused(hosted, "held-another", lambda: table.sit(1, "g0", 0, "Mole 0", "KXQ4TA"), 403)
    assert b"KXQ4TA" not in b"".join(encode(entry) for entry in hosted.entries)
    hosted.take(table.sit(1, "other", 0, "Bob", " kxq4ta "))
    hosted.take(table.remove(1, HOST, 0))
    assert table.may_take("third", 0) == "", "a word is good once"
    assert table.may_take(HOST, 0) == "free", "the host needs no word from himself"
    hosted.take(table.sit(1, HOST, 0, "Host"))
    hosted.take(table.offer(1, HOST, 2, "KXQ4TA"))
    hosted.play_out().start("again")
    assert table.may_take("other", 2) == "", "nor for the next game"


def test_names_that_look_alike_are_refused() -> None:
    hosted = Hosted()
    table = hosted.table
    hosted.take(table.sit(1, "g0", 0, "Paul Corn"))
    for name in ("Раul Corn", "PauI Corn", "Pau1 C0rn", "Paul Com", "РAUL CORN"):
        refused(hosted, "name-alike", partial(table.sit, 1, "g1", 1, name))
    for name in ("Paula Corn", "Pavl Corn", "Pául Corn"):
        assert isinstance(table.sit(1, "g1", 1, name), Sat)
    hosted.take(table.seat_bot(1, HOST, 1, "random", "Onyx"))
    refused(hosted, "name-alike", lambda: table.sit(1, "g1", 2, "0nyx"))


def test_rematch() -> None:
    hosted = Hosted().fill(bots=1).start("one").play_out()
    table, first = hosted.table, hosted.game
    assert first.is_over and not table.is_running and len(first.scores()) == 3 and first.winners()
    refused(hosted, "no-game", lambda: table.submit(1, 0, first.count(0), "discard map"))
    refused(hosted, "no-game", lambda: table.pause(1, HOST))
    hosted.take(table.stand(1, "g0"))
    assert table.seats[0].kind == EMPTY
    hosted.take(table.sit(1, "g1b", 0, "Else"))
    hosted.take(table.order(1, HOST, (1, 0, 2)))
    hosted.start("two")
    assert hosted.game.number == 2 and hosted.game is not first
    assert hosted.game.count(0) < first.count(0), "events are counted anew"
    bot = table.seats[2].name
    assert first.names == ["Mole 0", "Mole 1", bot] and hosted.game.names == ["Mole 1", "Else", bot]
    assert first.guests == {"g0", "g1"} and hosted.game.guests == {"g1", "g1b"}
    assert table.seal == seal_of("two")


def test_say() -> None:
    hosted = Hosted().fill()
    table = hosted.table
    refused(hosted, "not-seated", lambda: table.say(1, HOST, "hurry", (), ""), 403)
    refused(hosted, "no-such-phrase", lambda: table.say(1, "g0", "dance", (), ""), 422)
    refused(hosted, "bad-phrase", lambda: table.say(1, "g0", "trust", (), ""), 422)
    refused(hosted, "bad-phrase", lambda: table.say(1, "g0", "trust", ("3",), ""), 422)
    refused(hosted, "bad-phrase", lambda: table.say(1, "g0", "gold-is-at", ("left",), ""), 422)
    refused(hosted, "two-things", lambda: table.say(1, "g0", "hurry", (), "and more"), 422)
    refused(hosted, "text-empty", lambda: table.say(1, "g0", "", (), " \u202e "), 422)
    refused(hosted, "text-long", lambda: table.say(1, "g0", "", (), "a" * 281), 422)
    hosted.take(table.say(1, "g0", "trust", ("2",), ""))
    hosted.take(table.say(1, "g0", "", (), "dig \u202e<b>there</b>\n now"))
    assert [(said.phrase, said.arguments, said.chat) for said in table.said] == [
        ("trust", ("2",), ""),
        ("", (), "dig <b>there</b> now"),
    ]
    for _ in range(6):
        hosted.take(table.say(1, "g0", "hurry", (), ""))
    refused(hosted, "too-often", lambda: table.say(1, "g0", "hurry", (), ""), 429)
    hosted.take(table.say(1, "g1", "hurry", (), ""))
    hosted.take(table.say(12, "g0", "hurry", (), ""))


@pytest.mark.parametrize("seat", [1, 2])
def test_everybody_talks_for_his_own_seat(seat: int) -> None:
    """A phrase is the word of the seat that the guest has, counted for that seat, and may be about any seat."""
    hosted = Hosted().fill()
    table = hosted.table
    for about in range(3):
        hosted.take(table.say(1, f"g{seat}", "distrust", (str(about),), ""))
    assert [(said.seat, said.arguments) for said in table.said] == [(seat, (str(about),)) for about in range(3)]
    refused(hosted, "bad-phrase", lambda: table.say(1, f"g{seat}", "distrust", ("3",), ""), 422)
    refused(hosted, "bad-phrase", lambda: table.say(1, f"g{seat}", "distrust", ("-1",), ""), 422)
    for _ in range(5):
        hosted.take(table.say(1, f"g{seat}", "hurry", (), ""))
    refused(hosted, "too-often", lambda: table.say(1, f"g{seat}", "hurry", (), ""), 429)
    hosted.take(table.say(1, "g0", "hurry", (), ""))
    hosted.take(table.stand(1, f"g{seat}"))
    refused(hosted, "not-seated", lambda: table.say(20, f"g{seat}", "hurry", (), ""), 403)


def test_chat_can_be_off_and_phrases_go_on() -> None:
    hosted = Hosted(chat=False).fill()
    refused(hosted, "chat-off", lambda: hosted.table.say(1, "g0", "", (), "psst"), 403)
    hosted.take(hosted.table.say(1, "g0", "not-me", (), ""))


def test_talk_that_is_kept_is_bounded() -> None:
    hosted = Hosted().fill()
    for at in range(400):
        hosted.take(hosted.table.say(10.0 * at, "g0", "hurry", (), ""))
    assert len(hosted.table.said) == 200


def test_a_table_needs_rules_and_a_pace() -> None:
    with pytest.raises(RulesError):
        open_table(1, HOST, "X", "chess x2", "live")
    with pytest.raises(Refusal, match="there are: live, relaxed, day, none"):
        open_table(1, HOST, "X", SHORT, "slow")
    assert open_table(1, HOST, "X", "base:de x5", "none").rules == open_table(1, HOST, "X", "base:de  x5", "none").rules


def test_opened_twice_is_an_error() -> None:
    hosted = Hosted()
    opened = hosted.entries[0]
    assert isinstance(opened, Opened)
    with pytest.raises(ValueError, match="opened once"):
        hosted.table.take_in(opened)


def test_fold_of_entries_is_the_table() -> None:
    """Whatever happened: another worker that reads the entries has the same table, at every moment."""
    hosted = Hosted("base:de[rounds=1] x4", pace="relaxed").fill(bots=1)
    table, dice = hosted.table, Dice(5)
    hosted.take(table.say(1001, "g0", "trust", ("2",), ""))
    hosted.start()
    assert picture(folded(hosted.entries)) == picture(table)
    errands: list[Callable[[], Entry | None]] = [
        lambda: table.hand_over(1010, "g0", 0),
        lambda: table.rename(1015, "g1", 1, "One"),
        lambda: table.pause(1020, HOST),
        lambda: table.leave(1030, "g1"),
        lambda: table.come(1040, "g1"),
        lambda: table.resume(1050, HOST),
        lambda: table.stand(1060, "g2"),
        lambda: table.come(1070, "g0"),
        lambda: table.offer(1080, HOST, 2, "KXQ4TA"),
        lambda: table.sit(1080, "g9", 2, "Nine", "KXQ4TA"),
        lambda: table.remove(1090, HOST, 2),
    ]
    for errand in errands:
        hosted.take(errand())
        if not table.paused:
            hosted.move(dice)
        assert picture(folded(hosted.entries)) == picture(table)
    hosted.play_out()
    hosted.start("again")
    hosted.move(dice)
    assert picture(folded(hosted.entries)) == picture(table)


def test_two_tables_that_decide_at_once() -> None:
    """Both may decide on the same sequence; the one that loses folds the other's entry and decides anew."""
    hosted = Hosted().fill().start()
    other = folded(hosted.entries)
    seat = hosted.game.asked
    seen = hosted.game.count(seat)
    mine = hosted.table.submit(1, seat, seen, hosted.words())
    theirs = other.hand_over(1, HOST, seat)
    hosted.take(mine)
    assert hosted.table.sequence == other.sequence + 1
    other.take_in(mine)  # the store kept `mine`; `theirs` never happened
    assert picture(other) == picture(hosted.table)
    assert isinstance(theirs, HandedOver) and not other.seats[seat].stand_in
    with pytest.raises(Refusal, match="not your turn"):
        other.submit(1, seat, seen, hosted.words())


@pytest.mark.parametrize(
    "rules",
    [
        SHORT,
        "base+tournament[rounds=1] x5",
        "expansion+swap-goals+treasury+toll+chests+party[rounds=1] x4",
        "duel[rounds=1] x2",
        "cave x4",
    ],
)
def test_what_seats_see_is_counted_for_each(rules: str) -> None:
    """In every game: where the count and what is shown differ, a page and a bot would miss what happened first."""
    hosted = Hosted(rules).fill().start().play_out()
    game = hosted.game
    for seat in (*range(len(hosted.table.seats)), SPECTATOR):
        shown = [seen for event in game.events if (seen := project(event, seat)) is not None]
        assert game.count(seat) == len(shown) and game.since(seat, 0) == shown
        assert game.since(seat, len(shown) - 5) == shown[-5:] and game.since(seat, len(shown) + 9) == []


def test_scores_are_secret_until_the_end() -> None:
    hosted = Hosted().fill().start()
    with pytest.raises(AssertionError):
        hosted.game.scores()
    with pytest.raises(AssertionError):
        hosted.game.winners()


def test_entries_of_leaving_for_good() -> None:
    hosted = Hosted().fill().start()
    entry = hosted.take(hosted.table.stand(1, "g0"))
    assert isinstance(entry, Stood) and not entry.removed
    assert isinstance(hosted.take(hosted.table.sit(1, "g0", 0, "Mole 0")), Sat)
    assert isinstance(folded(hosted.entries), Table)


@pytest.mark.parametrize("rules", ["cave x2", "cave x3", "base x3"])
def test_every_seat_counts_the_events_it_is_shown(rules: str) -> None:
    """Also those that hide nothing because there is nothing: in a cave for two no clan card is set aside."""
    game = Hosted(rules).fill().start().game
    for seat in (*range(int(game.rules.seats)), SPECTATOR):
        shown = [seen for event in game.events if (seen := project(event, seat)) is not None]
        assert game.count(seat) == len(shown) and game.since(seat, 0) == shown


def test_while_the_host_is_away_the_first_person_at_the_table_goes_on_in_his_place() -> None:
    hosted = Hosted()
    table = hosted.table
    for seat, guest in enumerate(("g0", HOST, "g2")):
        hosted.take(table.sit(hosted.now, guest, seat, f"Mole {seat}"))
    refused(hosted, "host-only", lambda: table.start(hosted.now, "g0", "7"), 403)
    hosted.take(table.leave(hosted.now, HOST))
    assert [table.is_host(guest) for guest in ("g0", HOST, "g2", "stranger")] == [True, True, False, False]
    refused(hosted, "host-only", lambda: table.remove(hosted.now, "g0", 1), 403)
    refused(hosted, "host-only", lambda: table.start(hosted.now, "g2", "7"), 403)
    hosted.take(table.start(hosted.now, "g0", "7"))
    hosted.take(table.come(hosted.now, HOST))
    refused(hosted, "host-only", lambda: table.pause(hosted.now, "g0"), 403)
    hosted.take(table.stand(hosted.now, HOST))
    hosted.take(table.leave(hosted.now, "g0"))
    hosted.take(table.pause(hosted.now, "g2"))
    assert picture(folded(hosted.entries)) == picture(table)


def test_a_host_who_does_not_play_has_no_deputy() -> None:
    hosted = Hosted().fill()
    refused(hosted, "host-only", lambda: hosted.table.start(hosted.now, "g0", "7"), 403)
