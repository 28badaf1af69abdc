"""The miner in positions where it is clear what a digger and a saboteur do, and in whole games of every kind."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.stage import Stage
from tests.form import examples
from tests.houses import rebuilt
from tests.words import word
from undermine.bots import Bot, make
from undermine.core.action import ANSWER, act, where_of
from undermine.core.chance import bot_seed
from undermine.core.event import Event
from undermine.core.frame import Frame
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import parse_rules
from undermine.games.base import EDITIONS
from undermine.lab.match import Match
from undermine.views.view import View

DIGGER = "d s d d s d"  # seat 0 is the one that is asked
SABOTEUR = "s s d d d d"
WAY = "EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0"  # one card before the middle goal
JUNK = "B-d-N B-d-E B-d-NS B-d-NE B-d-NW"


class Checked:
    """A bot whose answers are looked at as it gives them."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.words: list[str] = []

    def see(self, events: list[Event]) -> None:
        self.bot.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        action = self.bot.choose(view, actions)
        question = view.rules.frame_names[int(view.top()[0])]
        if question == "take":
            assert where_of(action) == max(where_of(each) for each in actions), "the highest gold"
        self.words.append(word(view.rules, action))
        return action


def checked_match(rules: Rules, seed: str) -> Match:
    return Match(
        rules, seed, [Checked(make("miner", seat, rules, bot_seed(seed, seat))) for seat in range(int(rules.seats))]
    )


@examples(10)
@given(st.sampled_from(sorted(EDITIONS)), st.integers(3, 10), st.integers(0, 10**6))
def test_it_answers_legally_everywhere_and_games_end(edition: str, players: int, seed: int) -> None:
    """Match refuses what is not legal; the draft question is checked on the way."""
    match = checked_match(parse_rules(f"base:{edition}[rounds=2] x{players}"), str(seed))
    match.play()
    assert match.is_over()


def words_of(match: Match) -> list[list[str]]:
    return [bot.words for bot in match.bots if isinstance(bot, Checked)]


def test_the_same_seed_plays_the_same_game() -> None:
    rules = parse_rules("base[rounds=1] x5")
    games = [checked_match(rules, seed) for seed in ("a", "a", "b")]
    for match in games:
        match.play()
    assert words_of(games[0]) == words_of(games[1]) != words_of(games[2])


def test_noise_makes_seeds_differ() -> None:
    stage = Stage("B-NE B-NW B-NES B-NEW B-NESW B-EW", DIGGER)
    assert len(stage.choices()) > 1


def test_a_digger_mends_its_own_tool_first() -> None:
    stage = Stage("repair-cart B-EW B-NESW map rockfall B-NS", DIGGER, front={0: "sabotage-cart"})
    assert stage.choices() == {"play repair-cart 0"}


def test_a_digger_looks_while_the_gold_is_unknown() -> None:
    stage = Stage(f"map {JUNK}", DIGGER)
    assert {words.rsplit(maxsplit=1)[0] for words in stage.choices()} == {"play map"}


def test_a_digger_does_not_look_twice_at_a_goal() -> None:
    stage = Stage(f"map {JUNK}", DIGGER, peeked=(0,))
    assert stage.choices() <= {"play map 8,0", "play map 8,2"}


def test_a_digger_who_knows_the_gold_needs_no_map() -> None:
    stage = Stage("map B-EW B-NS B-NES B-NEW B-NESW", DIGGER, WAY, front={0: "sabotage-cart"}, peeked=(1,))
    assert stage.choices() == {"discard map"}


def test_a_digger_that_saw_both_stones_digs_for_the_third_goal() -> None:
    way = "EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; NESW 6,0"
    stage = Stage("B-NW B-NE B-EW B-d-N B-d-E B-d-NS", DIGGER, way, goals="NE NW gold", peeked=(0, 1))
    assert stage.choices() <= {"place B-NE 6,1", "place B-NW 7,0 turned", "place B-NE 7,0 turned"}


def test_a_digger_strikes_gold() -> None:
    stage = Stage("B-EW map rockfall sabotage-cart repair-cart B-NESW", DIGGER, WAY, peeked=(1,))
    assert stage.choices() <= {"place B-EW 7,0", "place B-NESW 7,0"}


@pytest.mark.parametrize(
    "hand", ["B-EW map rockfall sabotage-cart repair-cart B-NESW", "B-EW B-NESW B-NEW B-NS B-NE B-NES"]
)
def test_a_saboteur_never_reaches_the_gold_while_it_can_do_otherwise(hand: str) -> None:
    stage = Stage(hand, SABOTEUR, WAY, peeked=(1,))
    for words in stage.choices():
        assert not (words.startswith("place") and " 7,0" in words and words.split()[1] in {"B-EW", "B-NESW", "B-NEW"})


def test_a_saboteur_stops_a_tunnel_that_is_nearly_there() -> None:
    stage = Stage("rockfall B-d-EW B-EW B-NESW B-NEW B-NS", SABOTEUR, WAY, peeked=(1,))
    for words in stage.choices():
        assert words.startswith(("play rockfall", "place B-d-EW 7,0", "place B-NS"))


def test_a_saboteur_throws_good_cards_away_and_keeps_its_weapons() -> None:
    hand = "rockfall sabotage-cart B-d-N B-NESW B-NEW B-EW"
    stage = Stage(hand, SABOTEUR, front={0: "sabotage-cart", 2: "sabotage-cart", 3: "sabotage-cart"})
    discards = {words for words in stage.choices() if words.startswith("discard")}
    assert discards <= {"discard B-NESW", "discard B-NEW", "discard B-EW"}


def test_a_digger_breaks_nobody_without_a_reason() -> None:
    stage = Stage(f"sabotage-cart {JUNK}", DIGGER)
    assert not any(words.startswith("play sabotage") for words in stage.choices())


def suspect_stage(hand: str, last: str) -> Stage:
    """Seat 1 lets a rock fall on the tunnel and blocks it, seats 2 and 3 dig; seat 0 cannot."""
    return Stage(
        hand,
        "d s d d d d",
        "EW 1,0; EW 2,0",
        front={0: "sabotage-lantern"},
        hands={
            1: "rockfall B-d-NESW B-NS B-NS B-NS B-NS",
            2: "B-NEW B-NEW B-NE B-NE B-NE B-NE",
            3: "B-NESW B-NESW B-NW B-NW B-NW B-NW",
            4: "B-NES B-NES B-NES B-NES sabotage-cart sabotage-cart",
        },
        first=1,
        before=(
            "play rockfall 1,0", "place B-NEW 1,0", "place B-NESW 3,0", "play sabotage-cart 2",
            "discard B-d-N",
            "place B-d-NESW 4,0", "discard B-NE", "discard B-NW", last,
        ),
    )  # fmt: skip


def test_a_digger_breaks_the_tools_of_whoever_did_harm() -> None:
    stage = suspect_stage("sabotage-lantern B-d-N B-d-E B-d-NS B-d-NE B-d-NW", "discard B-NES")
    assert stage.choices() == {"play sabotage-lantern 1"}


def test_a_digger_mends_for_those_who_dig_and_not_for_those_who_harm() -> None:
    stage = suspect_stage("repair-cart B-d-N B-d-E B-d-NS B-d-NE B-d-NW", "play sabotage-cart 1")
    assert stage.choices() == {"play repair-cart 2"}


def test_of_two_goals_a_digger_turns_up_the_likelier_one() -> None:
    """BASE-A5: the order is the active player's."""
    way = "EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0; SW 7,0; NE 7,1"
    hand = "B-NES B-EW B-NS B-NE B-NW B-NEW"
    for roles, wanted in ((DIGGER, "first 8,2"), (SABOTEUR, "first 8,0")):
        stage = Stage(hand, roles, way, goals="NW NE gold", peeked=(2,), before=("place B-NES 8,1 turned",))
        assert stage.game.question() == "first"
        assert stage.choices() == {wanted}


def test_a_stone_is_turned_for_the_own_side() -> None:
    """BASE-A4 in lt2009: if nothing agrees with all neighbours the active player chooses."""
    way = "NS 0,-1; SE 0,-2; EW 1,-2; EW 2,-2; EW 3,-2; EW 4,-2; EW 5,-2; EW 6,-2; d-W 9,-2"
    hand = "B-EW B-NS B-NE B-NW B-NEW B-NES"
    answers = {}
    for roles in (DIGGER, SABOTEUR):
        stage = Stage(
            hand, roles, way, text="base:lt2009 x5", goals="NE gold NW", peeked=(1,), before=("place B-EW 7,-2",)
        )
        assert stage.game.question() == "orient"
        (answers[roles],) = stage.choices()
    assert answers == {DIGGER: "orient 8,-2 turned", SABOTEUR: "orient 8,-2"}


class Riddle(Module):
    """A house rule whose question no bot has heard of: whoever plays a card says one of three numbers."""

    def __init__(self) -> None:
        self.kind = 0

    def join(self, rules: Rules) -> None:
        self.kind = rules.frame(self, "riddle")
        rules.verb("riddle", self.kind)

    def interrupt(self, run: Run, actor: i64, action: i64) -> None:
        run.push(self.kind, actor)

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        for value in range(3):
            menu[value] = act(ANSWER, self.kind, value + 5, 0)
        return 3

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        assert where_of(action) == 5, "the first legal answer"


def test_an_unknown_question_gets_the_first_answer() -> None:
    match = checked_match(rebuilt("cs20", 4, lambda module: module, Riddle()), "riddle")
    match.play()
    assert match.is_over() and any("riddle" in words for words in words_of(match))


@pytest.mark.parametrize("patient", [True, False])
def test_who_waits_in_vain_for_a_straight_card_goes_around(patient: bool) -> None:
    """The gold is behind one cell that only three kinds of cards cross; the bends of the hand lead around it.

    At first somebody will have the right card.  When everybody has put cards away instead, nobody has it.
    """
    line = "; ".join(f"EW {x},0" for x in range(1, 7))
    hand = "B-NE B-NE B-NW B-NES B-d-N B-d-E"
    maps = dict.fromkeys(range(1, 5), "map")
    if patient:
        stage = Stage(hand, "dddds d", line, peeked=(1,))
    else:
        stage = Stage(hand, "dddds d", line, peeked=(1,), hands=maps, first=1, before=("discard map",) * 4)
    chosen = stage.choices()
    assert all((" 7,0" in words) != patient for words in chosen), chosen
