"""Rules texts by lot, with layouts wherever a module has one: each is refused in words or played to its end.

The same texts go through the command line and a server in tests/server/test_texts.py.
"""

from __future__ import annotations

import re
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.chooser import DIGGING, LIVELY, RANDOM
from tests.form import examples
from tests.texts import KEYS, layout_text, play_out, ready, rules_text, spoilt
from undermine.core.chance import Dice
from undermine.core.engine import open_game
from undermine.games import canonical_text, parse_rules

lots = st.randoms(use_true_random=False)
moods = st.sampled_from((DIGGING, LIVELY, RANDOM))


@given(lots, moods)
@examples(90)
def test_a_layout_is_refused_in_words_or_played(dice: Random, mood: str) -> None:
    """MINI-LAY-1..8: the sentence names the setting and the cell; what is accepted never stops in the middle."""
    text = layout_text(dice)
    rules, why = ready(text)
    if rules is None:
        key, _, words = why.partition(": ")
        assert set(key.split(" and ")) <= set(KEYS), why
        assert re.search(r"-?\d+:-?\d+", words) or re.search(r"are laid, not|are too many|finds no room", words), why
        return
    assert parse_rules(rules.text) is rules and canonical_text(rules.text) == rules.text
    run = open_game(rules, "layout")
    assert not run.state.arena.reached, "nothing is reached before anybody digs"
    cells = [int(cell) for cell in run.state.arena.cell][1 : int(run.state.arena.count) + 1]
    assert len(set(cells)) == len(cells)
    play_out(run, Dice(len(text)), mood)


@given(lots, moods)
@examples(90)
def test_any_text_is_refused_in_words_or_played(dice: Random, mood: str) -> None:
    """Every game, module and option; the rules are the same ones by their own text."""
    text = rules_text(dice)
    rules, why = ready(text)
    if rules is None:
        assert len(why) > 20 and why.isprintable(), why
        return
    assert parse_rules(rules.text) is rules
    run = open_game(rules, text)
    play_out(run, Dice(len(text)), mood)


@given(lots)
@examples(300)
def test_a_spoilt_text_is_refused_in_words(dice: Random) -> None:
    """Torn, doubled, huge, in other digits: never an error of another kind, and never a wall of letters."""
    rules, why = ready(spoilt(dice))
    assert rules is not None or (20 < len(why) < 700 and why.isprintable()), why
