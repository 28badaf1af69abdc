"""What every game keeps to with every optional module, alone, in pairs and in larger mixes.

The usual run looks at the first questions of each module alone and of each pair, and plays the larger mixes to the end
of a round; `make test-long` plays many more mixes, other ones every time, and everything to its end.
"""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from tests.chooser import MOODS, choose
from tests.form import LONG, SEED, named, some, turned
from tests.same import cards_in_play, difference, gold_in_play
from tests.secrecy.audience import contradictions, leaks
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import is_over, legal_actions, open_game, scores, to_act, why_illegal
from undermine.core.event import ENDED
from undermine.core.frame import NOBODY
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import EXTRAS, GAMES, RulesError, parse_rules
from undermine.notation.action import read_action, write_action
from undermine.notation.event import read_event, write_event
from undermine.notation.position import read_position, write_position
from undermine.views.plain import plain_event, plain_view
from undermine.views.project import project
from undermine.views.sample import sample
from undermine.views.view import View, views_for

MIXES = some(24)
QUESTIONS = 13  # of a module alone and of a pair, in the usual run
FAMILY = ("base", "expansion")


def allowed(text: str) -> bool:
    try:
        parse_rules(text)
    except RulesError:
        return False
    return True


def alone() -> list[str]:
    """Every module with every number of players that its first game is for."""
    texts = []
    for extra in EXTRAS.values():
        game = GAMES[extra.games[0]]
        texts += [text for n in game.players if allowed(text := f"{game.name}+{extra.name}[rounds=1] x{n}")]
    return texts


def pairs() -> list[str]:
    """Every pair, in one edition after another and with few, some and many players."""
    texts = []
    for number, (one, two) in enumerate(combinations(EXTRAS, 2)):
        game = FAMILY[number % 5 == 4 and all("expansion" in EXTRAS[name].games for name in (one, two))]
        edition = list(GAMES[game].editions)[number % len(GAMES[game].editions)]
        texts.append(f"{game}:{edition}+{one}+{two}[rounds=1] x{5 + number % 5}")
    return [text for text in texts if allowed(text)]


def mixes(number: int) -> list[str]:
    """Larger ones by lot: the same ones every time, unless the run has a seed of its own."""
    dice = Dice(turned(2024))
    texts: list[str] = []
    while len(texts) < number:
        names = [name for name in EXTRAS if dice.below(3) == 0]
        game = FAMILY[int(dice.below(2))]
        text = f"{game}+{'+'.join(names)}[rounds={1 + dice.below(2)}] x{3 + dice.below(8)}"
        if len(names) > 2 and allowed(text):
            texts.append(text)
    return texts


@pytest.mark.parametrize("text", [*alone(), *pairs()])
def test_first_questions(text: str) -> None:
    with named():
        keep_to_it(text, turned(sum(map(ord, text))), 0 if LONG else QUESTIONS)


@pytest.mark.parametrize("text", mixes(MIXES))
def test_mixes(text: str) -> None:
    """To the end of a round at least; a name of a test is a rules text, and the seed follows from it."""
    with named():
        run = keep_to_it(text, turned(sum(map(ord, text))), 0)
    assert ENDED in {event[0] for event in run.log}


def test_mixes_turn_with_the_seed() -> None:
    """Another seed, other mixes; none, the same ones."""
    assert mixes(4) == mixes(4) and len(set(mixes(4))) > 1
    assert (turned(2024) == 2024) == (SEED == 0)


def keep_to_it(text: str, seed: int, questions: int) -> Run:
    """Play so many questions, or with 0 to the end of the first round, in a long run to the end of the game."""
    rules = parse_rules(text)
    assert parse_rules(rules.text) is rules
    run, dice, mood = open_game(rules, str(seed)), Dice(seed), MOODS[seed % len(MOODS)]
    twin, views = State(rules), views_for(rules)
    whole, gold = sorted(int(card) for card in rules.cards), sorted(int(value) for value in rules.gold_deck)
    told = 0
    for step in range(questions or 5000):
        fresh = run.log[told:]
        told = len(run.log)
        for event in fresh:
            fold(twin, event)
            assert read_event(rules, write_event(rules, event)) == event
        for view in views:
            view.see(fresh)
            for event in fresh:
                shown = project(event, int(view.me))
                json.dumps(plain_event(rules, shown) if shown is not None else None)
        assert difference(twin, run.state) == "", "the events tell all"
        if is_over(run.state):
            assert len(scores(run.state)) == int(rules.seats)
            break
        if run.state.round > 1 and not LONG:
            break
        asked = to_act(run.state)
        legal = legal_actions(run.state, asked)
        assert legal and legal == sorted(set(legal)), "there is an answer, and answers are in order"
        assert legal_actions(views[asked], asked) == legal, "a seat knows what it may do"
        assert all(read_action(rules, write_action(rules, action)) == action for action in legal)
        assert cards_in_play(run.state) == whole and gold_in_play(run.state) == gold
        if step % (6 if questions else 17) == 0:
            look_closer(run.state, views, asked, legal, seed + step)
        run.apply(choose(run.state, dice, mood))
    else:
        assert questions, "games end"
    assert leaks(rules, run.log) == []
    return run


def look_closer(state: State, views: list[View], asked: int, legal: list[int], seed: int) -> None:
    """Copies, positions, samples, plain data, objections; a few times in a game, for they take long."""
    again = read_position(write_position(state))
    assert write_position(again) == write_position(state), "a position says all"
    assert legal_actions(again, asked) == legal
    view = views[asked]
    assert write_position(read_position(write_position(view))) == write_position(view)
    assert contradictions(view, state) == [] and contradictions(views[-1], state) == []
    assert legal_actions(sample(view, seed), asked) == legal, "a guess agrees with what the seat knows"
    json.dumps([plain_view(each) for each in views])
    other = (asked + 1) % int(state.seats)
    assert why_illegal(state, other, legal[0])[0] in ("not-your-turn", "not-asked")
    assert to_act(state) != NOBODY
