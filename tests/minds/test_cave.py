"""The mind of the Dark Cave: it finds the way out, and it plays from its view alone."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.cave import cave
from undermine.core.action import MENU, card_of, new_menu
from undermine.core.chance import Dice
from undermine.core.engine import legal_actions
from undermine.features.cave.mind.caver import Caver
from undermine.features.cave.mind.clues import Clues
from undermine.features.cave.mind.outlook import Outlook
from undermine.games.passages import Prices, Trek, distances, ways
from undermine.lab.simulate import play_series
from undermine.minds.index import mind_of
from undermine.minds.mind import best_of
from undermine.notation.action import write_action


def test_the_cheapest_safe_way() -> None:
    """Around a bridge if that is as near; the price of what cannot be avoided is told."""
    game = cave(3, "I-NESW 0,1; I-bridge 1,1; I-NESW 1,0; I-NESW 2,1; I-tun -1,0")
    game.beast("goblin", "2,1:c", owner=2)
    found = {
        game.rules.grid.name(place >> 4) + ":" + "neswcabhvt"[place & 15]: way
        for place, way in ways(game.state, 0, 3).items()
    }
    assert found["1,1:h"].price() == (0, 0, 0, 2) and found["1,1:v"].price() == (0, 1, 0, 2)
    assert found["2,1:c"].monsters == 1 and len(found["2,1:c"].places) == 3
    assert found["-1,0:t"].nuggets == 1
    assert not any(way.monsters and way.places[-1] != place for place, way in ways(game.state, 0, 4).items())
    assert distances(game.state, game.state.figures[0])[game.state.figures[1]] == 0


PRICES = Prices(step=1, card=10, bridge=100, toll=1000, web=10_000)


def test_how_far_the_way_out_is() -> None:
    """Two moves inside a goal; a cell still to be dug costs its card, a bridge, a toll and a web theirs."""
    game = cave(3, "I-NESW 3,4; I-NESW 2,4", goals="vein ladder den exit", clans="bl bl bs bs")
    cell = game.rules.grid.cell

    def price(*at: int, aim: tuple[int, int] = (4, 4)) -> int:
        return int(Trek(game.state, {cell(*aim): 0}, PRICES).at(cell(*at) << 4 | 4))

    assert price(3, 4) == 3 and price(2, 4) == 4, "the step onto the goal, and two to its middle"
    assert price(0, 0) == 4 + 1 + 5 * 10, "five cells between the start and the tunnel"
    assert price(0, 0) == price(0, 0, aim=(-4, 4)) - 2 * 10 + 2, "seven cells without a tunnel"
    game.web("A", "3,4:e", 2, owner=2)
    assert price(3, 4) == 3 + 2 * 10, "around the web, through two cells"


def test_it_walks_out() -> None:
    """Two fields before the exit it goes there, over the entry and onto the exit field."""
    game = cave(3, "I-NESW 3,4", hands={0: "I-secret"}, goals="vein ladder den exit", clans="bl bl bs bs")
    game.show_goal("4,4")
    game.put(dwarf_0="3,4:c")
    game.play("play I-secret 1")
    mind, menu, worth = mind_of(game.rules), new_menu(), vec[float]([0.0] * MENU)
    actions = legal_actions(game.state, 0)
    for i, action in enumerate(actions):
        menu[i] = action
    mind.weigh(game.state, mind.blank(), 0, menu, len(actions), worth)
    best = int(best_of(menu, len(actions), worth, mind.noise, Dice(1)))
    assert write_action(game.rules, best) == "move 4,4:w"


def test_whom_one_may_trust() -> None:
    """All backs are alike, so two of the three others are foes of either side; a card that was seen tells the rest."""
    game = cave(4, clans="bl bl bs bs")
    mind = Caver(game.rules)
    lore = mind.blank()
    assert isinstance(lore, Clues)
    for seat in range(4):
        trust = Outlook(mind, game.state, lore, seat).trust
        assert trust[seat] == 1 and all(abs(trust[k] - 1 / 3) < 1e-9 for k in range(4) if k != seat)
    lore.seen[0] = 1 << 1
    assert list(Outlook(mind, game.state, lore, 0).trust) == [1, 1, 0, 0]
    assert abs(Outlook(mind, game.state, lore, 2).trust[0] - 1 / 3) < 1e-9, "what another seat saw is not known"


def test_deeds_tell_whom_somebody_works_for() -> None:
    """Whoever saves the other clan a turn is trusted less by his own, and more by the other."""
    game = cave(6, clans="bl bl bs yl yl yl")
    mind = Caver(game.rules)
    lore = mind.blank()
    assert isinstance(lore, Clues)
    mind.heed(lore, game.state, 0, 0)
    before = [Outlook(mind, game.state, lore, seat).trust[2] for seat in (0, 3)]
    for seat in (3, 4, 5):
        lore.cost[seat] += 1.0
    path = next(action for action in legal_actions(game.state, 0) if mind.kind[card_of(action)] == 0)
    mind.heed(lore, game.state, 2, path)
    after = [Outlook(mind, game.state, lore, seat).trust[2] for seat in (0, 3)]
    assert after[0] < before[0] and after[1] > before[1]


def played(text: str, seed: int, names: list[str]) -> list[int]:
    return list(next(iter(play_series(text, 1, names, str(seed)))).winners)


@pytest.mark.strength
def test_it_wins_more_often_than_chance() -> None:
    """In one seat among random players; a random player in that seat hardly ever is on a winning side."""
    games = range(12)
    miner = sum(g % 3 in played("cave x3", g, ["miner" if s == g % 3 else "random" for s in range(3)]) for g in games)
    chance = sum(g % 3 in played("cave x3", g, ["random"] * 3) for g in games)
    assert miner > 1.6 * chance and miner > 0


def test_the_same_seed_plays_the_same_game() -> None:
    assert played("cave x4", 3, ["miner"] * 4) == played("cave x4", 3, ["miner"] * 4)
