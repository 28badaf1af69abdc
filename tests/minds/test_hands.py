"""What others may hold: their last moves tell something of it."""

from __future__ import annotations

from tests.scenario import Scenario, table
from undermine.core.chance import Dice
from undermine.core.event import SWAPPED
from undermine.minds.belief import Belief
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.tempers import tempers_of
from undermine.minds.watch import Watch
from undermine.views.project import project
from undermine.views.sample import sample

WORLDS = 150
MENDS = "repair-pickaxe"


def watched(game: Scenario, seat: int = 0) -> Watch:
    """A seat that has seen the game so far, and believes."""
    hearing = hearing_of(game.rules)
    watch = Watch(mind_of(game.rules), hearing, seat)
    watch.belief = Belief(hearing, tempers_of(game.rules), seat, 1)
    watch.see([part for event in game.run.log if (part := project(event, seat)) is not None])
    watch.catch_up()
    return watch


def share(watch: Watch, seat: int) -> float:
    """How often a seat holds something that mends a pickaxe, in worlds as they are believed."""
    belief = watch.belief
    assert belief is not None
    belief.reckon(watch.view)
    rules, dice, found = watch.view.rules, Dice(5), 0
    for number in range(WORLDS):
        world = sample(belief.suppose(watch.view, dice), number)
        found += any(
            rules.names[card].startswith("repair-") and "pickaxe" in rules.names[card] for card in world.hand(seat)
        )
    return found / WORLDS


def test_who_puts_cards_away_with_a_broken_tool_hardly_holds_what_mends_it() -> None:
    game = table(roles="ddddds", goals="NE gold NW", front={1: "sabotage-pickaxe"}, hands={1: "B-d-N"})
    game.play(f"discard {game.hand(0)[0]}", "discard B-d-N")
    watch = watched(game)
    assert watch.belief is not None
    seen = share(watch, 1)
    watch.belief.hands.forget(1)
    assert seen < 0.7 * share(watch, 1)


def test_a_hand_that_changed_owners_is_forgotten() -> None:
    game = table(roles="ddddds", goals="NE gold NW")
    game.play(f"discard {game.hand(0)[0]}", f"discard {game.hand(1)[0]}")
    watch = watched(game)
    assert watch.belief is not None and watch.belief.hands.is_noted[1] == 1
    watch._touch((int(SWAPPED), 0, (1, 2), ()))
    watch._is_new = True
    watch._kind = 1
    watch.catch_up()
    assert watch.belief.hands.is_noted[1] == 0
