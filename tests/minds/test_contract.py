"""A mind says the same of the truth as of the view of the seat that is asked, in every game and with every module."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.form import some, turned
from undermine.core.action import MENU, new_menu
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.features.cave.mind.clues import Clues
from undermine.features.duel.mind.gossip import Gossip
from undermine.games import parse_rules
from undermine.minds.imagined import Round
from undermine.minds.index import hearing_of, mind_of
from undermine.minds.lore import RoundLore
from undermine.minds.mind import Lore, best_of
from undermine.minds.move import OTHER
from undermine.minds.watch import Watch
from undermine.notation.action import write_action
from undermine.views.project import project

NOISE = 0.6  # more than usual, so that odd things happen, too
TEXTS = (
    "base:de[rounds=2] x5",
    "base:lt2009[rounds=1] x10",
    "base+greedy+swap-goals+treasury+veto+direction+craftsman+tracker+detour[rounds=1] x6",
    "base+toll+costume+party+new-goals+chests[bothSites=true,rounds=1] x5",
    "base+tournament[rounds=1] x5",
    "expansion[rounds=1] x5",
    "duel:de[rounds=2] x2",
    "duel:cs-sk[rounds=2] x2",
    "solo[rounds=2] x1",
    "cave x4",
    "expansion+swap-goals+treasury+veto+direction+craftsman+tracker+detour+chests+new-goals+toll+party[rounds=1] x7",
)


def public(lore: Lore) -> tuple[object, ...]:
    """What is the same for all seats."""
    if isinstance(lore, Gossip):
        return tuple(lore.fallen), tuple(lore.broken), lore.kinds
    if isinstance(lore, Clues):
        return tuple(lore.seen), 0
    assert isinstance(lore, RoundLore)
    return tuple(lore.heat), tuple(lore.dug), tuple(lore.hints), tuple(lore.seen), lore.waited, lore.mixed, lore.round


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("number", range(some(2)))
def test_the_truth_and_a_view_weigh_alike(text: str, number: int) -> None:
    """Besides, everybody hears of every move what is heard in an imagined round."""
    rules = parse_rules(text)
    mind, hearing = mind_of(rules), hearing_of(rules)
    run = open_game(rules, f"alike {turned(number)}")
    state = run.state
    truth = Round(run, mind.blank(), hearing)
    mind.heed(truth.lore, state, 0, 0)
    watches = [Watch(mind, hearing, seat) for seat in range(int(rules.seats))]
    dice = Dice(number)
    menu = new_menu()
    seen, known = vec[float]([0.0] * MENU), vec[float]([0.0] * MENU)
    told = move = 0
    while not is_over(state):
        seat = to_act(state)
        for watch in watches:
            watch.see([part for event in run.log[told:] if (part := project(event, int(watch.view.me))) is not None])
        told = len(run.log)
        if not rules.frames[state.top_kind].is_whispered:
            for watch in watches:
                # Answers that name somebody are heard only where it matters whom; so are moves in other games.
                if isinstance(truth.lore, RoundLore) and move >> 24 & 15 != OTHER >> 24:
                    assert watch.move == move
                watch.catch_up()
                assert public(watch.lore) == public(truth.lore)
        actions = legal_actions(watches[seat].view, seat)
        for i, action in enumerate(actions):
            menu[i] = action
        mind.weigh(watches[seat].view, watches[seat].lore, seat, menu, len(actions), seen)
        mind.weigh(state, truth.lore, seat, menu, len(actions), known)
        differing = [write_action(rules, action) for i, action in enumerate(actions) if seen[i] != known[i]]
        assert not differing, differing
        chosen = int(best_of(menu, len(actions), seen, NOISE, dice))
        if not rules.frames[state.top_kind].is_whispered:
            move = int(hearing.of_action(state.top_kind, chosen))
        truth.apply(mind, chosen)
