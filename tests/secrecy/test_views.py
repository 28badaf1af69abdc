"""Views: what a seat needs to play, and not one thing more."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.chooser import MOODS, choose
from tests.form import examples
from tests.secrecy.audience import Witness, leaks
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act, why_illegal
from undermine.core.frame import NOBODY
from undermine.games import parse_rules
from undermine.views.view import views_for

texts = st.builds("base:{} x{}".format, st.sampled_from(["cs20", "de", "lt2009"]), st.integers(3, 10))


@given(texts, st.integers(0, 2**40), st.sampled_from(MOODS))
@examples(40)
def test_views_know_what_they_may_and_must(text: str, seed: int, mood: str) -> None:
    """BASE-67..70: at every question each view is checked field by field; nobody's legal list needs the truth."""
    rules = parse_rules(text)
    run, dice = open_game(rules, str(seed)), Dice(seed)
    views, witness = views_for(rules), Witness(run.state)
    told = 0
    while True:
        fresh = run.log[told:]
        told = len(run.log)
        witness.note(fresh)
        for view in views:
            view.see(fresh)
        asked = to_act(run.state)
        for view in [views[asked], views[int(dice.below(len(views)))], views[-1]]:
            assert witness.faults(view) == []
            assert to_act(view) == asked, "the base game asks nobody in secret"
        if is_over(run.state):
            break
        legal = legal_actions(run.state, asked)
        assert legal_actions(views[asked], asked) == legal
        assert legal_actions(views[-1], int(views[-1].me)) == []
        assert why_illegal(views[asked], asked, legal[0]) == ()
        run.apply(choose(run.state, dice, mood))
    assert leaks(rules, run.log) == []
    assert asked == NOBODY


def test_copies_of_views_are_independent() -> None:
    rules = parse_rules("base x5")
    run = open_game(rules, "copies")
    view = views_for(rules)[2]
    view.see(run.log)
    copy = view.copy()
    hand, told = view.hand(2), len(run.log)
    dice = Dice(1)
    for _ in range(12):
        run.apply(choose(run.state, dice, "quiet"))
    view.see(run.log[told:])
    assert copy.hand(2) == hand != view.hand(2)
    assert (copy.me, copy.wages) == (2, ())
