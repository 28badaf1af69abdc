"""The window for a veto: one fixed time for everybody, whoever holds the card and whatever he answers (CH-A12)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.tables.hosted import HOST, Hosted, folded, picture
from undermine.core.chance import Dice, seal_of
from undermine.core.event import PLACED, PUSHED, TOLD
from undermine.core.frame import SPECTATOR
from undermine.notation.action import write_action
from undermine.notation.audit import audit
from undermine.notation.event import write_event
from undermine.notation.record import Record, write_record
from undermine.tables.entry import Entry, Moved, Passed, events_of
from undermine.tables.live import Live
from undermine.tables.refusal import Refusal

RULES = "base:cs20+veto[rounds=1] x3"
WINDOW = 4.0


def hosted_with(holder: int | None, rules: str = RULES, bots: int = 0) -> Hosted:
    """A game in which this seat, or nobody, holds the veto, and in which the seat on turn has a path to place."""
    for seed in range(3000):
        hosted = Hosted(rules).fill(bots)
        hosted.start(str(seed))
        names = hosted.game.rules.names
        held = [seat for seat in range(3) if "veto" in [names[card] for card in hosted.game._state.hand(seat)]]
        actor = hosted.game.asked
        places = [a for a in hosted.game.legal(actor) if write_action(hosted.game.rules, a).startswith("place")]
        if places and held == ([] if holder is None else [holder]) and actor == 0:
            return hosted
    raise AssertionError("no such deal")


def place(hosted: Hosted) -> Entry:
    """The seat on turn announces a path card."""
    game = hosted.game
    words = next(w for a in game.legal(game.asked) if (w := write_action(game.rules, a)).startswith("place"))
    seat = game.asked
    return hosted.take(hosted.table.submit(hosted.now, seat, game.count(seat), words, hosted.table.seats[seat].player))


def answer(hosted: Hosted, seat: int, words: str) -> Entry:
    return hosted.take(hosted.table.submit(hosted.now, seat, hosted.game.count(seat), words))


def look(hosted: Hosted, seat: int) -> tuple[object, ...]:
    """Everything that a table tells a seat about the game now."""
    game = hosted.game
    return (
        game.count(seat),
        game.asked_for(seat),
        game.question_for(seat),
        hosted.table.due_for(seat),
        hosted.table.changes,
        hosted.table.touched_at,
    )


def tiles(game: Live) -> int:
    return int(game._state.arena.count)


@pytest.mark.parametrize("holder", [None, 1, 2])
def test_the_effect_waits(holder: int | None) -> None:
    hosted = hosted_with(holder)
    before = tiles(hosted.game)
    start = hosted.now
    entry = place(hosted)
    assert isinstance(entry, Moved) and tiles(hosted.game) == before
    assert all(hosted.table.due_for(seat) == start + WINDOW for seat in (0, 1, 2, SPECTATOR))
    assert hosted.table.window_end == hosted.table.due == start + WINDOW
    assert hosted.table.let_pass(start + WINDOW - 0.01) is None
    hosted.now = start + WINDOW
    passed = hosted.take(hosted.table.let_pass(hosted.now))
    assert isinstance(passed, Passed) and tiles(hosted.game) == before + 1
    assert [seat for seat, _, _ in passed.answers] == ([] if holder is None else [holder])
    assert hosted.game.asked == 1 and hosted.table.asked_at == hosted.now


def script(holder: int | None, reply: str, delay: float) -> list[list[tuple[object, ...]]]:
    """What the seats other than the holder, and a spectator, are told, moment by moment, if the card is let pass."""
    hosted = hosted_with(holder)
    watchers = [seat for seat in (0, 1, 2, SPECTATOR) if seat != (2 if holder is None else holder)]
    start, told = hosted.now, []
    place(hosted)
    for tenth in range(1, 41):
        hosted.now = start + tenth / 10
        if holder is not None and reply and abs(tenth / 10 - delay) < 0.01:
            answer(hosted, holder, reply)
        entry = hosted.table.let_pass(hosted.now)
        if entry is not None:
            hosted.take(entry)
        told.append([look(hosted, seat) for seat in watchers])
    return told


@pytest.mark.parametrize(("reply", "delay"), [("", 0), ("let", 0.1), ("let", 2.0), ("let", 3.9)])
def test_twins_with_and_without_a_holder(reply: str, delay: float) -> None:
    """The same numbers at the same times: counts of events, who is asked, clocks; early, late and without an answer."""
    assert script(2, reply, delay) == script(None, "", 0)


def streams(holder: int | None, reply: str) -> list[list[tuple[int, int]]]:
    hosted = hosted_with(holder)
    place(hosted)
    if holder is not None and reply:
        answer(hosted, holder, reply)
    hosted.now += WINDOW
    hosted.take(hosted.table.let_pass(hosted.now))
    return [[(event[0], len(event[3])) for event in hosted.game.since(seat, 0)] for seat in (0, 1, SPECTATOR)]


def test_streams_of_twins() -> None:
    """Kinds of events and the room of their secrets, seat by seat."""
    assert streams(2, "let") == streams(2, "") == streams(None, "")


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_others_cannot_tell_by_asking(seat: int) -> None:
    """Refusals during the window are the same whether somebody is asked or nobody."""
    refusals = []
    for holder in (2, None):
        hosted = hosted_with(holder)
        place(hosted)
        found = []
        for words in ("let", "veto", "discard map"):
            with pytest.raises(Refusal) as caught:
                hosted.table.submit(hosted.now, seat, hosted.game.count(seat), words)
            found.append((caught.value.key, caught.value.arguments, str(caught.value)))
        refusals.append(found)
    assert refusals[0] == refusals[1]


def test_a_veto_shows_at_once() -> None:
    hosted = hosted_with(2)
    before = tiles(hosted.game)
    place(hosted)
    hosted.now += 1.5
    answer(hosted, 2, "veto")
    assert tiles(hosted.game) == before and not hosted.game.is_waiting and hosted.game.asked == 1
    assert hosted.table.let_pass(hosted.now + 100) is None
    think = hosted.table.pace.think
    assert think is not None and hosted.table.due == hosted.now + think
    for seat in (0, 1, SPECTATOR):
        view = hosted.game.view(seat)
        names = [hosted.game.rules.names[int(card)] for card in list(view.pile)[: int(view.spent)]]
        assert names[-1] == "veto"


def test_an_answer_after_the_window_is_too_late() -> None:
    hosted = hosted_with(2)
    place(hosted)
    hosted.now += WINDOW
    with pytest.raises(Refusal) as caught:
        answer(hosted, 2, "veto")
    assert caught.value.key == "too-late"


def test_no_window_once_the_veto_was_seen() -> None:
    hosted = hosted_with(2)
    place(hosted)
    answer(hosted, 2, "veto")
    before = tiles(hosted.game)
    dice = Dice(5)
    while hosted.table.is_running:
        hosted.move(dice)
        assert not hosted.game.is_waiting
    assert tiles(hosted.game) != before or hosted.game.is_over


def test_passes_open_no_window() -> None:
    hosted = hosted_with(2)
    game = hosted.game
    words = next(w for a in game.legal(0) if (w := write_action(game.rules, a)).startswith("discard"))
    hosted.take(hosted.table.submit(hosted.now, 0, game.count(0), words))
    assert not hosted.game.is_waiting and hosted.game.asked == 1


def play_out(hosted: Hosted, seed: int, each: Callable[[], None] = lambda: None) -> Hosted:
    """To the end: whoever is asked answers, or the window is let pass."""
    dice = Dice(seed)
    while hosted.table.is_running:
        each()
        hosted.now += 0.25
        entry = hosted.table.let_pass(hosted.now)
        if entry is not None:
            hosted.take(entry)
        elif hosted.game.asked >= 0 and (not hosted.game.is_waiting or dice.below(6) == 0):
            hosted.move(dice)
    return hosted


def test_a_table_folded_in_a_window_is_the_same() -> None:
    """Append-only and restartable: at every moment another worker makes the same table of the entries."""
    hosted = hosted_with(2, "base:cs20+treasury+veto+tracker[rounds=1] x3")
    seen = {"waiting": 0, "others": 0}

    def compare() -> None:
        seen["waiting" if hosted.game.is_waiting else "others"] += 1
        if seen["waiting"] % 9 == 1 or seen["others"] % 29 == 1:
            assert picture(folded(hosted.entries)) == picture(hosted.table)

    play_out(hosted, 3, compare)
    assert seen["waiting"] > 50 and seen["others"] > 20
    assert picture(folded(hosted.entries)) == picture(hosted.table)


def test_the_record_is_that_of_a_game_without_a_clock() -> None:
    """Waiting leaves no trace: the engine gives the same events for the same answers."""
    game = play_out(hosted_with(1, "base:cs20+veto+tracker[rounds=1] x3"), 8).game
    record = Record(game.rules, game.seed, seal_of(game.seed), tuple(game.events), tuple(game.names))
    assert audit(record) is None
    assert "veto" in write_record(record)


def test_a_pause_stops_the_window() -> None:
    hosted = hosted_with(2)
    place(hosted)
    hosted.now += 1
    hosted.take(hosted.table.pause(hosted.now, HOST))
    assert hosted.table.due is None and all(hosted.table.due_for(seat) is None for seat in (0, 1, 2, SPECTATOR))
    with pytest.raises(Refusal):
        answer(hosted, 2, "veto")
    hosted.now += 100
    hosted.take(hosted.table.resume(hosted.now, HOST))
    assert hosted.table.window_end == hosted.now + WINDOW - 1
    assert picture(folded(hosted.entries)) == picture(hosted.table)


def test_nobody_is_handed_over_in_a_window() -> None:
    """Not even an absent holder: everybody would see whom the table was waiting for."""
    hosted = hosted_with(2)
    hosted.take(hosted.table.leave(hosted.now, "g2"))
    place(hosted)
    assert hosted.table.run_out(hosted.now + 1e6) is None


def test_a_secret_answer_takes_no_seat_back() -> None:
    """A person for whom a bot stands in answers: the seat changes hands visibly only with a visible move."""
    hosted = hosted_with(2)
    hosted.take(hosted.table.hand_over(hosted.now, "g2", 2))
    place(hosted)
    changes = hosted.table.changes
    entry = answer(hosted, 2, "let")
    assert isinstance(entry, Moved) and not entry.back and hosted.table.changes == changes
    assert hosted.table.seats[2].stand_in


def test_a_bot_answers_in_good_time() -> None:
    for delay, wait in ((1.0, 1.0), (60.0, WINDOW / 2)):
        hosted = hosted_with(2, bots=1)
        hosted.table.bot_delay = delay
        start = hosted.now
        place(hosted)
        assert hosted.table.due == start + wait
        assert hosted.table.due_for(0) == hosted.table.due_for(SPECTATOR) == start + WINDOW
        hosted.now = start + wait
        hosted.take(hosted.table.submit(hosted.now, 2, hosted.game.count(2), "let", "random"))
        assert hosted.table.due == start + WINDOW


def test_the_window_is_as_long_as_the_rules_say() -> None:
    hosted = hosted_with(2, "base:cs20+veto[rounds=1,vetoWindowMs=1500] x3")
    place(hosted)
    assert hosted.table.window_end == hosted.now + 1.5


def test_events_are_released_in_two_parts() -> None:
    """Everybody sees the announcement with card and target, then the effect."""
    hosted = hosted_with(None)
    announced = place(hosted)
    assert isinstance(announced, Moved)
    events = events_of(hosted.game.rules, announced)
    assert [write_event(hosted.game.rules, event).split()[1] for event in events if event[0] == PUSHED] == ["intent"]
    assert [event[2][0] for event in announced.events if event[0] == TOLD] == ["card-announced"]
    hosted.now += WINDOW
    passed = hosted.take(hosted.table.let_pass(hosted.now))
    assert isinstance(passed, Passed) and any(event[0] == PLACED for event in passed.events)
