"""Bots that talk in whole games: what they say, how often, what they may know, and what they make of others' words."""

from __future__ import annotations

from functools import cache

import pytest

from tests.changes import is_of, looks, place_of
from undermine.bots import make
from undermine.bots.bot import Talker
from undermine.bots.dwarf import Dwarf
from undermine.core.chance import bot_seed
from undermine.core.event import ALL, BEGAN, SEEN, TURNED, Event
from undermine.core.zone import GOAL
from undermine.games import parse_rules
from undermine.lab.match import Match
from undermine.talk.floor import OWN_TURNS
from undermine.talk.ledger import Repute
from undermine.talk.line import Line, claim_of, sight_of
from undermine.talk.phrase import deceivers, offer, places
from undermine.views.project import project
from undermine.views.view import View

TEXTS = ("base x5", "base+new-goals x4", "expansion[rounds=1] x5", "cave x4", "duel x2")
CAST = ("garnet:seasoned", "mica:gentle", "flint:seasoned", "cobalt:seasoned", "opal:gentle")


class Heard(Match):
    """A game of which everything is written down: events, and lines after so many of them."""

    log: list[Event]

    def _tell(self) -> None:
        self.log = [*getattr(self, "log", []), *self._run.log]
        super()._tell()


@cache
def played(text: str, seed: str = "talk") -> Heard:
    rules = parse_rules(text)
    names = [CAST[seat % len(CAST)] for seat in range(int(rules.seats))]
    match = Heard(rules, seed, [make(name, s, rules, bot_seed(seed, s)) for s, name in enumerate(names)], has_talk=True)
    match.play()
    assert match.is_over()
    return match


def lines_of(match: Heard) -> list[Line]:
    assert match.talk is not None
    return match.talk.lines


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_said_can_be_said_there_and_not_too_often(text: str) -> None:
    match = played(text)
    offered, lines = offer(match.rules), lines_of(match)
    for line in lines:
        assert all(word in each.words for each, word in zip(offered[line.phrase], line.arguments, strict=True)), line
    began = [number for number, event in enumerate(match.log) if event[0] == BEGAN]
    for number, first in enumerate(began):
        last = began[number + 1] if number + 1 < len(began) else len(match.log)
        said = [(line.seat, *line.words) for line in lines if first < line.after <= last]
        assert len(set(said)) == len(said)
    for seat in range(int(match.rules.seats)):
        turns = sum(event[0] == TURNED and event[2][0] == seat for event in match.log)
        own = sum(line.seat == seat for line in lines)
        assert own <= turns / OWN_TURNS + 1 + len(began), "one line in two turns, and a last word"


@pytest.mark.parametrize("text", TEXTS[:4])
def test_a_bot_needs_its_own_events_and_public_words_and_nothing_else(text: str) -> None:
    """Another bot that gets just these says the same at every line of the first."""
    match = played(text)
    rules = match.rules
    # A gentle one forgets when it plays, so only others say the same without playing.
    seats = [seat for seat in range(int(rules.seats)) if CAST[seat].endswith("seasoned")]
    seat = max(seats, key=lambda each: sum(line.seat == each for line in lines_of(match)))
    twin = make(CAST[seat], seat, rules, bot_seed("talk", seat))
    assert isinstance(twin, Talker)
    view, seen, asked = View(rules, seat), 0, 0
    for line in lines_of(match):
        batch = [part for event in match.log[seen : line.after] if (part := project(event, seat)) is not None]
        for event in batch:
            view.fold(event)
        twin.see(batch)
        seen = line.after
        if line.seat == seat:
            wish = twin.speak(view)
            assert wish is not None and (wish.phrase, wish.arguments) == line.words
            asked += 1
        twin.hear(line)
    assert asked > 1


def claims(match: Heard) -> list[tuple[bool, bool]]:
    """Of every claim of who had looked: is the speaker a traitor, and is it true?"""
    rules = match.rules
    lying = deceivers(rules)
    found: list[tuple[bool, bool]] = []
    number = 0
    saw: dict[tuple[int, int], int] = {}
    lines = [*lines_of(match)]
    for index, (kind, _, told, secret) in enumerate(match.log, 1):
        if kind == BEGAN:
            number += 1
            saw.clear()
        elif kind == SEEN and told[0] >= 0 and is_of(told[1], int(GOAL)):
            saw[told[0], place_of(told[1])] = secret[0]
        while lines and lines[0].after <= index:
            line = lines.pop(0)
            claim = claim_of(rules, line)
            if claim is not None and (line.seat, claim.goal) in saw:
                role = match.rounds[number - 1].roles[line.seat]
                sight = sight_of(rules, saw[line.seat, claim.goal])
                found.append((role in lying, claim.holds(sight)))
    return found


def test_diggers_tell_the_truth_and_some_saboteurs_do_not() -> None:
    found = [each for seed in ("talk", "a", "b", "c") for each in claims(played("base x5", seed))]
    honest = [is_true for is_traitor, is_true in found if not is_traitor]
    assert len(honest) > 5 and all(honest)
    assert not all(is_true for is_traitor, is_true in found if is_traitor)


def who_looked(match: Heard) -> tuple[int, int, int]:
    """After how many events somebody looks at a goal for the first time; who, and which."""
    number, told = next((number, event[2]) for number, event in enumerate(match.log, 1) if looks([event], int(GOAL)))
    return number, told[0], place_of(told[1])


def witness(match: Heard, events: int, seat: int) -> Dwarf:
    """A bot that has seen so much of a game from its seat."""
    bot = make("seasoned", seat, match.rules, 1)
    assert isinstance(bot, Dwarf)
    bot.see([part for event in match.log[:events] if (part := project(event, seat)) is not None])
    return bot


def test_a_claim_moves_what_is_believed_of_the_gold_and_less_so_of_a_known_liar() -> None:
    match = played("base x5")
    events, speaker, goal = who_looked(match)
    claim = Line(speaker, "gold-is-at", (places(match.rules)[goal],))
    hopes: list[float] = []
    for lies in (0, 3):
        bot = witness(match, events, (speaker + 1) % 5)
        bot.meet([Repute(lies=lies * (seat == speaker)) for seat in range(5)])
        before = bot.voice.knowledge().hopes[goal]
        bot.hear(claim)
        hopes.append(bot.voice.knowledge().hopes[goal] - before)
    assert hopes[0] > hopes[1] and hopes[0] > 0.1


def test_who_only_guesses_moves_nothing() -> None:
    match = played("base x5")
    events, speaker, goal = who_looked(match)
    bot = witness(match, events, (speaker + 1) % 5)
    before = bot.voice.knowledge()
    bot.hear(Line((speaker + 2) % 5, "gold-is-at", (places(match.rules)[goal],)))
    after = bot.voice.knowledge()
    assert (after.hopes, after.guilt) == (before.hopes, before.guilt)


def test_who_was_found_to_lie_is_suspected() -> None:
    """The goal that a seat lied about is turned up: everybody who sees it takes the speaker for a traitor rather."""
    match = played("base x5")
    rules = match.rules
    events, speaker, goal = who_looked(match)
    sight = sight_of(rules, match.log[events - 1][3][0])
    truth, lie = ("gold-is-at", "rock-is-at") if sight == "gold" else ("rock-is-at", "gold-is-at")
    guilt: dict[str, float] = {}
    for phrase in (truth, lie):
        bot = witness(match, events, (speaker + 1) % 5)
        bot.hear(Line(speaker, phrase, (places(rules)[goal],)))
        found = (int(SEEN), ALL, (-1, int(GOAL) + goal), (match.log[events - 1][3][0],))
        bot.see([found])
        guilt[phrase] = bot.voice.knowledge().guilt[speaker]
    assert guilt[lie] > guilt[truth] + 0.2
