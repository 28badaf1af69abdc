"""The minis keep their secrets: nobody sees what he may not, and what he cannot know changes nothing that he sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.changes import sort_of
from tests.chooser import DIGGING, MIXED, RANDOM, choose
from tests.same import cards_in_play, difference, gold_in_play
from tests.scenario import Scenario, table
from tests.secrecy.audience import contradictions, leaks
from tests.secrecy.test_championship import told_to_all
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.core.state import State
from undermine.core.zone import BANK, GOLD, LIMBO
from undermine.games import parse_rules
from undermine.views.project import project
from undermine.views.sample import sample
from undermine.views.view import views_for

Change: TypeAlias = Callable[[Event], Event]
TEXTS = [
    "base+toll x5", "base:de+costume x4", "base+party x7", "base:lt2009+new-goals x5", "base+chests x6",
    "base+toll+costume+party+new-goals+chests[bothSites=true] x5", "expansion+toll+costume+new-goals+chests x4",
    "base+treasury+veto+tracker+detour+toll+chests x5", "expansion+veto+tracker+detour+toll+chests x4",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("mood", [RANDOM, MIXED, DIGGING])
def test_whole_games(text: str, mood: str) -> None:
    """MINI-COST-6, MINI-PARTY-A5, MINI-CHEST-A19: right audiences, honest views, all cards and gold there, an end."""
    rules = parse_rules(text)
    run, dice = open_game(rules, f"{text} {mood}"), Dice(len(text))
    twin, views = State(rules), views_for(rules)
    told = steps = 0
    while True:
        fresh = run.log[told:]
        told = len(run.log)
        for event in fresh:
            fold(twin, event)
        for view in views:
            view.see(fresh)
        assert difference(twin, run.state) == ""
        if is_over(run.state):
            break
        steps += 1
        assert steps < 3000, "games end"
        assert cards_in_play(run.state) == sorted(int(card) for card in rules.cards)
        assert gold_in_play(run.state) == sorted(int(value) for value in rules.gold_deck)
        asked = to_act(run.state)
        for view in {views[asked], views[int(dice.below(len(views)))], views[-1]}:
            assert contradictions(view, run.state) == []
        legal = legal_actions(run.state, asked)
        assert legal_actions(views[asked], asked) == legal
        if steps % 7 == 0:
            guess = sample(views[asked], steps)
            assert legal_actions(guess, asked) == legal
            assert cards_in_play(guess) == sorted(int(card) for card in rules.cards)
        run.apply(choose(run.state, dice, mood))
    assert leaks(rules, run.log) == []


def streams(games: Sequence[Scenario], seat: int, change: Change = lambda event: event) -> list[bytes]:
    """What a seat saw of each game, as bytes; a change of the events may plant a leak."""
    seen = [[project(change(event), seat) for event in game.run.log] for game in games]
    return [repr([event for event in log if event is not None]).encode() for log in seen]


def alike(games: Sequence[Scenario], seats: Sequence[int], secret: str) -> None:
    """These seats see the same in all games; if changes of a sort told their inside they would not."""
    for seat in seats:
        assert len(set(streams(games, seat))) == 1, f"seat {seat}"
        leaked = streams(games, seat, lambda e: told_to_all(games[0].rules, secret, e))
        assert len(set(leaked)) > 1, "there was something to hide"


CHEST_DEALS = [
    {"4,0": "T-NS gold1", "3,2": "T-NE burn5"}, {"4,0": "T-EW noDraw", "3,2": "T-NESW peekRole"},
    {"4,0": "T-NE takeCard", "3,2": "T-NW digDiscard"},
]  # fmt: skip


def test_closed_chests() -> None:
    """MINI-CHEST-2, MINI-CHEST-7, MINI-CHEST-8: until one is opened all deals look alike, but to who has looked."""
    games = []
    for chests in CHEST_DEALS:
        game = table("base+chests x5", hands={0: "map B-EW", 1: "rockfall", 2: "B-EW"}, chests=chests, roles="dsdsd d")
        game.play("play map 4,0", "play rockfall 3,2", "place B-EW 1,0")
        for _ in range(12):
            game.discard()
        games.append(game)
    alike(games, (1, 2, 3, 4, SPECTATOR), "posted")
    assert len(set(streams(games, 0))) == 3, "seat 0 has looked"


def opened(effect: str, seed: int, answers: Callable[[Scenario], str]) -> Scenario:
    """Seat 0 opens a chest; what lies in the deck, in hands and on the pile differs with the seed."""
    game = table("base+chests x5", "EW 1,0; EW 2,0", hands={0: "B-EW map", 1: "map"}, chests={"4,0": f"T-EW {effect}"})
    state = game.state
    state.seed_quick(seed)
    rest = state.shuffled(state.deck[: int(state.left)])
    for i, card in enumerate(rest):
        state.deck[i] = card
    for _ in range(5):
        game.discard()
    game.run.log.clear()
    game.play("place B-EW 3,0")
    while game.seat == 0 and game.question() != "turn":
        game.play(answers(game))
    return game


@pytest.mark.parametrize("effect", ["draw3keep1", "digDiscard", "extraDraw", "burn5"])
def test_what_a_chest_brings_is_its_openers(effect: str) -> None:
    """MINI-CHEST-15, MINI-CHEST-17, MINI-CHEST-18, MINI-CHEST-A19: others see how many cards moved, not which."""
    games = [opened(effect, seed, lambda game: sorted(game.legal())[0]) for seed in range(4)]
    secret = {
        "draw3keep1": "offer to hand",
        "digDiscard": "pile to offer",
        "extraDraw": "drew",
        "burn5": "deck to pile",
    }
    alike(games, (1, 2, 3, 4, SPECTATOR), secret[effect])


def test_a_snatched_card_is_known_to_two() -> None:
    """MINI-CHEST-14: the others see who took from whom."""
    games = []
    for cards in ("B-NS B-NE B-NW", "rockfall sabotage-cart B-NESW", "B-NES B-NEW B-d-N"):
        hands = {0: "B-EW", 1: cards + " repair-cart repair-cart repair-lantern"}
        game = table("base+chests x5", "EW 1,0; EW 2,0", hands=hands, chests={"4,0": "T-EW takeCard"}, seed="snatch")
        game.run.log.clear()
        game.play("place B-EW 3,0", "snatch 1")
        games.append(game)
    alike(games, (2, 3, 4, SPECTATOR), "hand to hand")


TO_THE_SITE = "EW 1,0; EW 2,0; EW 3,0; SW 4,0"


def test_the_costume_store() -> None:
    """MINI-COST-6: whatever lay aside and whatever the visitor was, onlookers see the same."""
    games = []
    for roles in ("dsdsd d", "ssddd d", "dsddd s"):
        game = table("base+costume x5", TO_THE_SITE, hands={0: "B-NS"}, roles=roles)
        game.run.log.clear()
        game.play("place B-NS 4,1")
        for _ in range(6):
            game.discard()
        games.append(game)
    alike(games, (1, 2, 4, SPECTATOR), "aside to role")


def test_the_party() -> None:
    """MINI-PARTY-A5, MINI-PARTY-3: whoever got what, a guest sees his own card and nothing else."""
    seen: dict[str, list[Scenario]] = {}
    for seed in range(12):
        game = table("base+party x5", TO_THE_SITE, hands={0: "B-NS"}, roles="dsdsd d", seed=str(seed))
        game.run.log.clear()
        game.play("place B-NS 4,1")
        seen.setdefault(game.roles()[3], []).append(game)
    for games in seen.values():
        assert len({tuple(game.roles()) for game in games}) > 1
        alike(games, (3,), "limbo to role")


def test_new_goals() -> None:
    """MINI-GOAL-2, MINI-GOAL-A10: the goals that were not turned up, and those not laid, may be any."""
    others = ("N-gold N-bag-1 N-stone-NE N-spider N-bag-2", "N-spider N-dragon-NE N-stone-NE N-gold N-dragon-NW")
    games = []
    for goals in others:
        road = "; ".join(f"EW {x},0" for x in range(1, 7))
        game = table("base+new-goals x5", road, hands={0: "B-EW", 1: "map"}, goals=goals, roles="dsdsd d")
        game.play("place B-EW 7,0", "play map 8,2")
        games.append(game)
    alike(games, (0, 2, 3, 4, SPECTATOR), "filled goals")
    assert len(set(streams(games, 1))) == 2


def test_who_could_pay_the_toll() -> None:
    """MINI-TOLL-10, MINI-TOLL-A12: whether somebody who declined had gold is his secret, as his gold cards are."""
    games = []
    for value in (1, 3):
        game = table("base+toll x5", "EW 1,0; EW 2,0; EW 3,0", hands={0: "B-EW", 1: "B-EW"})
        for seat in (1, 2):
            game.run.earn(seat, -1)
        game.run.fill(BANK, game.state.bank[1:])
        game.run.move(LIMBO, GOLD + 2, vec[i64]([value]), 1 << 2)
        if value == 1:
            game.run.earn(2, -1)
            game.run.log.pop()
        game.play("collector 4,0", "drop B-EW", "beg 2 4,0")
        can = game.legal() == {"pay", "decline"}
        assert can == (value == 3)
        game.play("decline")
        games.append(game)
    alike(games, (0, 1, 3, 4, SPECTATOR), "limbo to gold")


def test_every_kind_of_the_minis_comes_up() -> None:
    """The games above would prove little if some event never happened."""
    seen: Counter[str] = Counter()
    for seed, mood in enumerate((MIXED, DIGGING, MIXED, DIGGING, RANDOM, MIXED)):
        rules = parse_rules("base+toll+costume+party+new-goals+chests[bothSites=true] x4")
        run, dice = open_game(rules, str(seed)), Dice(seed)
        while not is_over(run.state):
            run.apply(choose(run.state, dice, mood))
        seen += Counter(sort_of(rules, event) for event in run.log)
    wanted = (
        "draws-due", "deck to offer", "pile to offer", "offer to hand", "offer to pile", "filled pile", "deck to pile",
        "hand to hand", "role to aside", "aside to role", "posted", "withdrawn", "shown", "shifted", "limbo to gold",
    )  # fmt: skip
    assert [sort for sort in wanted if not seen[sort]] == []
