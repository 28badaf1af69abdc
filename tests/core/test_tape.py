"""The tape gives back what was put on it, whenever it is asked and however long it is."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import ALL, Event
from undermine.core.run import Run
from undermine.core.tape import PAGE, Tape
from undermine.games import parse_rules


def test_what_was_put_comes_back() -> None:
    """Short events and long ones, over many pages and in any order, negative numbers and empty parts among them."""
    dice, tape, told = Dice(1), Tape(), list[Event]()
    for number in range(3000):
        kind, eyes = 1 + int(dice.below(90)), int(dice.below(65)) - 1
        numbers = [int(dice.below(1 << 20)) - 1000 for _ in range(dice.below(9))]
        if number % 500 == 499:
            numbers += range(2 * PAGE)  # longer than a page
        opens = int(dice.below(min(len(numbers), 4) + 1))
        if 0 < len(numbers) < 5:
            put = tape.put if len(numbers) < 3 else tape.put_more
            put(kind, eyes, opens, len(numbers) - opens, *numbers)
        else:
            a, b, c, d = [*numbers[:opens], 0, 0, 0, 0][:4]
            tape.put_all(kind, eyes, opens, a, b, vec[i64](numbers[opens:]), c, d)
        told.append((kind, eyes, tuple(numbers[:opens]), tuple(numbers[opens:])))
        if dice.below(40) == 0:
            assert tape.events() == told
    assert tape.events() == told and tape.count == len(told)


def test_the_log_is_one_list() -> None:
    """What is new comes to its end, and what somebody took out of it stays out."""
    run = open_game(parse_rules("base x5"), "tape")
    log = run.log
    first = len(log)
    run.apply(legal_actions(run.state, to_act(run.state))[0])
    assert len(log) == first and run.log is log and len(log) > first
    log.clear()
    run.owe(1)
    assert len(run.log) == 1
    run.owe(1)
    run.log = []
    assert run.log == []


def test_a_silent_run_tells_nothing() -> None:
    run = Run(open_game(parse_rules("base x5"), "tape").state)
    while not is_over(run.state):
        run.apply(legal_actions(run.state, to_act(run.state))[0])
    assert run.log == [] and run.tape.count == 0


def test_a_number_of_64_bits() -> None:
    tape = Tape()
    tape.put(1, ALL, 1, 1, (1 << 62) + 5, -(1 << 62))
    assert tape.events() == [(1, -1, ((1 << 62) + 5,), (-(1 << 62),))]
