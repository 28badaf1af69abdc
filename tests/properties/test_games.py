"""What holds in every game, whatever is played: over editions, numbers of players, seeds and ways to choose."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.changes import is_of, moves, place_of
from tests.chooser import MOODS, choose
from tests.form import examples
from tests.same import cards_in_play, chance_difference, difference, gold_in_play
from undermine.core.action import ANSWER, DISCARD, USE, act, card_of
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import apply, is_over, legal_actions, open_game, scores, to_act, why_illegal, winners
from undermine.core.event import ENDED, MOVED
from undermine.core.frame import NOBODY, TURN
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.zone import BANK, GOLD, POOL
from undermine.games import parse_rules

texts = st.builds("base:{} x{}".format, st.sampled_from(["cs20", "de", "lt2009"]), st.integers(3, 10))
seeds = st.integers(0, 2**40)
moods = st.sampled_from(MOODS)
MOST_QUESTIONS = 3 * (67 + 3 + 3 + 9)  # turns, orders and turnings of goals, gold to take


def games(text: str, seed: int) -> tuple[Rules, Run, Dice]:
    rules = parse_rules(text)
    return rules, open_game(rules, str(seed)), Dice(seed)


@given(texts, seeds, moods)
@examples(80)
def test_every_question(text: str, seed: int, mood: str) -> None:
    """BASE-17, BASE-21, BASE-63: cards are conserved, one seat is asked, what is offered is in order, games end."""
    rules, run, dice = games(text, seed)
    state = run.state
    whole, gold = sorted(int(card) for card in rules.cards), sorted(int(value) for value in rules.gold_deck)
    questions = 0
    while not is_over(state):
        assert cards_in_play(state) == whole
        assert gold_in_play(state) == gold
        asked = to_act(state)
        offers = [legal_actions(state, seat) for seat in range(-1, int(rules.seats))]
        assert [bool(offer) for offer in offers] == [seat == asked for seat in range(-1, int(rules.seats))]
        legal = offers[asked + 1]
        assert legal == sorted(set(legal))
        questions += 1
        assert questions <= MOST_QUESTIONS
        run.apply(choose(state, dice, mood))
    assert to_act(state) == NOBODY and state.round == 3
    assert gold_in_play(state) == gold
    totals = scores(state)
    assert all(total >= 0 for total in totals) and sum(totals) <= 44
    assert winners(state) and all(totals[seat] == max(totals) for seat in winners(state))


@given(texts, seeds, moods)
def test_folding_the_record_gives_the_state(text: str, seed: int, mood: str) -> None:
    """Events alone make the same state, at every question and field by field."""
    rules, run, dice = games(text, seed)
    twin = State(rules)
    told = 0
    while True:
        for event in run.log[told:]:
            fold(twin, event)
        told = len(run.log)
        assert difference(twin, run.state) == ""
        if is_over(run.state):
            break
        run.apply(choose(run.state, dice, mood))


@given(texts, seeds, moods, st.integers(0, 150))
def test_copies_are_independent(text: str, seed: int, mood: str, steps: int) -> None:
    """A copy stays as it was while the game goes on, and goes on to the same end by itself."""
    _, run, dice = games(text, seed)
    for _ in range(steps):
        if is_over(run.state):
            return
        run.apply(choose(run.state, dice, mood))
    copy, still = run.state.copy(), run.state.copy()
    actions = []
    while not is_over(run.state):
        actions.append(choose(run.state, dice, mood))
        run.apply(actions[-1])
    assert difference(copy, still) == "" and chance_difference(copy, still) == ""
    for action in actions:
        apply(copy, action)
    assert difference(copy, run.state) == "" and chance_difference(copy, run.state) == ""
    assert not actions or difference(still, run.state)


@given(texts, seeds, moods, st.integers(0, 120))
def test_any_legal_action_applies(text: str, seed: int, mood: str, steps: int) -> None:
    """Whatever is offered can be done, by the silent way as by the recording one; legal is what has no objection."""
    rules, run, dice = games(text, seed)
    for _ in range(steps):
        if not is_over(run.state):
            run.apply(choose(run.state, dice, mood))
    if is_over(run.state):
        return
    asked = to_act(run.state)
    for action in legal_actions(run.state, asked):
        assert why_illegal(run.state, asked, action) == ()
        told, silent = run.state.copy(), run.state.copy()
        assert apply(told, action)
        Run(silent).apply(action)
        assert difference(told, silent) == "" and chance_difference(told, silent) == ""
        assert cards_in_play(told) == sorted(int(card) for card in rules.cards)


actions = st.builds(
    lambda verb, card, where, whom: int(act(verb, card, where, whom)),
    st.one_of(st.sampled_from([int(USE), int(DISCARD), int(ANSWER)]), st.integers(0, 15)),
    st.integers(0, 60),
    st.one_of(st.integers(0, 4), st.integers(1500, 2600), st.integers(0, 0xFFFF)),
    st.one_of(st.integers(0, 12), st.integers(0, 255)),
)


@given(texts, seeds, st.integers(0, 120), st.lists(actions, min_size=40, max_size=40))
def test_illegal_actions_have_a_reason(text: str, seed: int, steps: int, tried: list[int]) -> None:
    """Any number at all is legal or has a reason of words; and it is never legal for a seat that is not asked."""
    rules, run, dice = games(text, seed)
    for _ in range(steps):
        run.apply(choose(run.state, dice, "mixed"))
        if is_over(run.state):
            return
    state, asked = run.state, to_act(run.state)
    legal = legal_actions(state, asked)
    held = state.hand(asked)
    # Numbers with a card that is really held get further into the rules.
    for k, action in enumerate(list(tried) if held else []):
        tried.append(action - (int(card_of(action)) << 28) + (held[k % len(held)] << 28))
    for action in tried:
        reason = why_illegal(state, asked, action)
        assert (reason == ()) == (action in legal), (reason, action)
        assert all(reason)
        assert why_illegal(state, (asked + 1) % int(rules.seats), action) == ("not-your-turn", str(asked))


@given(texts, seeds, moods)
def test_every_round_pays_what_it_owes(text: str, seed: int, mood: str) -> None:
    """BASE-55, BASE-58, BASE-59, BASE-61, E11, E13: by what was played, not by how the engine got there."""
    rules, run, dice = games(text, seed)
    players = int(rules.seats)
    wages = {"cs20": (0, 4, 3, 2, 2), "de": (0, 4, 3, 3, 2), "lt2009": (0, 4, 3, 3, 2)}[text[5:-3].strip()]
    roles: list[int] = []
    paid: dict[int, int] = {}
    won = 0
    while not is_over(run.state):
        before = run.state.round
        first = len(run.log)
        if run.state.top()[0] == TURN:
            roles = [int(role) for role in run.state.roles]
        run.apply(choose(run.state, dice, mood))
        for event in run.log[first:]:
            kind, _, seen, secret = event
            if kind == ENDED:
                won, paid = seen[0], {}
            elif moves([event], int(BANK), int(POOL)):
                most = min(players, 9) if "lt2009" in text else roles.count(1)
                assert seen[2] == most
            elif kind == MOVED and is_of(seen[1], int(GOLD)):
                seat = place_of(seen[1])
                paid[seat] = paid.get(seat, 0) + sum(secret)
        if run.state.round != before or is_over(run.state):
            side = [seat for seat in range(players) if roles[seat] == won]
            assert set(paid) <= set(side)
            if won == 2:
                assert paid == dict.fromkeys(side, wages[len(side)])
            else:
                assert set(paid) == set(side)
