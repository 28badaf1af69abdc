"""The miner and the minis: as a saboteur it blocks the way, as a digger it pays and keeps good cards."""

from __future__ import annotations

import pytest

from tests.bots.stage import SEEDS
from tests.scenario import Scenario, table
from tests.words import word
from undermine.bots import make
from undermine.core.chance import bot_seed
from undermine.core.engine import legal_actions
from undermine.core.zone import ASIDE, GOAL, ROLE
from undermine.games import parse_rules
from undermine.lab.match import Match
from undermine.views.project import project
from undermine.views.view import View

WAY = "; ".join(f"EW {x},0" for x in range(1, 7))  # one card before the middle goal
HAND = "B-EW B-d-N map"  # with a card that leads there


def answers(game: Scenario, seat: int) -> set[str]:
    """What the miner of a seat answers, over all seeds."""
    seen = [event for event in (project(event, seat) for event in game.run.log) if event is not None]
    view = View(game.rules, seat)
    for event in seen:
        view.fold(event)
    legal = legal_actions(view, seat)
    said = set()
    for seed in SEEDS:
        bot = make("miner", seat, game.rules, seed)
        bot.see(seen)
        said.add(word(game.rules, bot.choose(view, list(legal))))
    return said


def told(
    text: str, tiles: str, hand: str, roles: str, seat: int = 0, chests: dict[str, str] | None = None, goals: str = ""
) -> Scenario:
    """A table whose tiles everybody has heard of."""
    goals = goals or ("N-gold N-stone-NE N-bag-1 N-bag-2 N-stone-NW" if "new-goals" in text else "NE gold NW")
    game = table(text, hands={seat: hand}, roles=roles, goals=goals, first=seat, chests=chests)
    rules = game.rules
    for tile in filter(None, (part.strip() for part in tiles.split(";"))):
        shape, cell = tile.split()
        game.run.place(rules.read_cell(cell), rules.tile[rules.code[f"B-{shape}"]])
    return game


def test_a_saboteur_blocks_the_last_cell() -> None:
    """MINI-TOLL-3: with nothing else to stop the tunnel, a collector stands before the gold."""
    game = told("base+toll x5", WAY, "B-NESW B-NESW B-NESW B-NEW B-NEW B-NEW", "sdddd s")
    for goal in (0, 1, 2):
        game.run.see(0, GOAL + goal)
    assert answers(game, 0) == {"collector 7,0"}


def test_a_digger_brings_no_collector() -> None:
    game = told("base+toll x5", "EW 1,0", "B-EW B-NS B-d-N map map map", "ddsds d")
    assert not any(words.startswith("collector") for words in answers(game, 0))


def test_a_digger_pays_for_the_gold() -> None:
    """MINI-TOLL-8: a nugget is well spent where the gold is one card away."""
    game = told("base+toll x5", WAY, "B-EW B-d-N B-d-E", "ddsds d")
    game.run.see(0, GOAL + 1)
    game.run.post(1, game.rules.read_cell("7,0"), 3)
    assert answers(game, 0) == {"place B-EW 7,0"}


def test_a_digger_without_gold_asks_a_friend() -> None:
    """MINI-TOLL-10."""
    game = told("base+toll x5", WAY, "B-EW B-d-N B-d-E", "ddsds d")
    game.run.see(0, GOAL + 1)
    game.run.earn(0, -1)
    game.run.post(1, game.rules.read_cell("7,0"), 3)
    said = answers(game, 0)
    assert all(words.startswith("beg ") and words.endswith(" 7,0") for words in said)


@pytest.mark.parametrize(("roles", "answer"), [("dddd s", "pay"), ("dsddd d", "decline")])
def test_who_pays_for_another(roles: str, answer: str) -> None:
    """MINI-TOLL-A12: a digger who has enough does, a saboteur does not."""
    game = told(f"base+toll x{len(roles.split(maxsplit=1)[0])}", WAY, "B-EW B-d-N", roles)
    game.run.earn(1, 2)
    game.run.post(1, game.rules.read_cell("7,0"), 3)
    game.play("beg 1 7,0")
    assert answers(game, 1) == {answer}


def test_what_is_kept_of_a_chest() -> None:
    """MINI-CHEST-15: a digger keeps a tunnel that leads on rather than dead ends."""
    game = told("base+chests x5", "EW 1,0; EW 2,0", "B-EW", "ddsds d", chests={"4,0": "T-EW draw3keep1"})
    top = [game.rules.code[name] for name in ("B-d-N", "B-NESW", "B-d-E")]
    for i, card in enumerate(top):
        game.state.deck[int(game.state.left) - 1 - i] = card
    game.play("place B-EW 3,0")
    assert game.question() == "keep" and answers(game, 0) == {"keep B-NESW"}


@pytest.mark.parametrize(("roles", "goals"), [("ddsds d", {"push 8,-2", "push 8,2"}), ("sddds d", {"push 8,0"})])
def test_which_goal_moves_away(roles: str, goals: set[str]) -> None:
    """MINI-CHEST-13: not the gold, says a digger; the gold, says a saboteur."""
    game = told("base+chests x5", "EW 1,0; EW 2,0", "B-EW", roles, chests={"4,0": "T-EW moveGoal"})
    game.run.see(0, GOAL + 1)
    game.play("place B-EW 3,0")
    assert game.question() == "push" and answers(game, 0) <= goals


@pytest.mark.parametrize(("roles", "wakes"), [("ddsds d", False), ("sddds d", True)])
def test_the_spider_that_somebody_knows_of(roles: str, wakes: bool) -> None:
    """MINI-GOAL-6: a digger leaves it alone, a saboteur wakes it."""
    game = told("base+new-goals x5", WAY, HAND, roles, goals="N-gold N-stone-NE N-spider N-bag-2 N-stone-NW")
    game.run.see(0, GOAL + 2)
    assert ("place B-EW 7,0" in answers(game, 0)) == wakes


@pytest.mark.parametrize("roles", ["ddsds d", "sddds d"])
def test_a_bag_of_gold_that_somebody_knows_of(roles: str) -> None:
    """MINI-GOAL-4: its nuggets are for whoever turns it up, so everybody does, though the gold is elsewhere."""
    game = told("base+new-goals x5", WAY, HAND, roles, goals="N-gold N-stone-NE N-bag-2 N-spider N-stone-NW")
    game.run.see(0, GOAL + 0)
    game.run.see(0, GOAL + 2)
    assert answers(game, 0) == {"place B-EW 7,0"}


def test_a_changed_role_changes_the_play() -> None:
    """MINI-COST-2, MINI-PARTY-3: who has become a saboteur in the middle of a round plays like one."""
    game = told("base+toll+costume x5", WAY, "B-NESW B-NESW B-NESW B-NEW B-NEW B-NEW", "dsddd s")
    for goal in (0, 1, 2):
        game.run.see(0, GOAL + goal)
    assert not any(words.startswith("collector") for words in answers(game, 0))
    game.run.move(ROLE, ASIDE, game.state.all_in(ROLE), 0)
    game.run.move_top(ASIDE, ROLE, 1, 1)
    assert answers(game, 0) == {"collector 7,0"}


TEXTS = (
    "base+toll x5", "base+costume x4", "base+party x6", "base+new-goals x5", "base+chests x7",
    "base+toll+costume+party+new-goals+chests[bothSites=true] x10", "expansion+toll+costume+new-goals+chests x6",
)  # fmt: skip


@pytest.mark.strength
@pytest.mark.parametrize("text", TEXTS)
def test_whole_games(text: str) -> None:
    """Every answer is legal, games end, and where miners dig they end sooner than by chance."""
    asked = {name: sum(questions(text, name, number) for number in range(8)) for name in ("miner", "random")}
    assert asked["miner"] < 0.9 * asked["random"], asked


def questions(text: str, name: str, number: int) -> int:
    rules = parse_rules(text)
    bots = [make(name, seat, rules, bot_seed(str(number), seat)) for seat in range(int(rules.seats))]
    match = Match(rules, str(number), bots)
    match.play()
    assert match.is_over()
    return match.questions
