"""The chance from above: its worlds go along with the truth, and nothing but what happened changes it."""

from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.state import State
from undermine.features.cave.rules.ways import board_of
from undermine.minds.figures import Figures
from undermine.minds.miner import Miner
from undermine.review.above import Above
from undermine.review.prospect import Prospect
from undermine.review.staged import stage


def walked(rules: str, worlds: int = 5) -> tuple[Above, list[State]]:
    """Worlds that saw a game to its end, and the states at which they looked."""
    game = stage(rules, "seen from above", ["miner"])
    prospect = Prospect(game.rules)
    above, truth, seen = Above(prospect, worlds, 7), State(game.rules), list[State]()
    for number, step in enumerate(game.steps()):
        for event in step.events:
            fold(truth, event)
        if truth.depth == 0:
            break
        if number == 0:
            above.begin(truth)
        above._follow(truth)
        seen.append(truth.copy())
        for k in range(worlds):
            world = above._world(k, truth)
            assert sorted(world.deck[: world.left]) == sorted(truth.deck[: truth.left]), "no other cards than there are"
    return above, seen


def test_the_worlds_have_the_cards_that_are_left() -> None:
    for rules in ("base[rounds=2] x4", "duel[rounds=1] x2", "expansion[rounds=1] x6"):
        assert len(walked(rules)[1]) > 10


def test_what_is_not_drawn_lies_where_it_lay() -> None:
    game = stage("base[rounds=1] x4", "seen from above", ["miner"])
    above, truth, steps = Above(Prospect(game.rules), 3, 7), State(game.rules), list(game.steps())
    for event in steps[0].events:
        fold(truth, event)
    above.begin(truth)
    before = [list(deck) for deck in above._decks]
    for event in steps[1].events:
        fold(truth, event)
    drawn = len(before[0]) - int(truth.left)
    above._follow(truth)
    assert drawn == 1
    for old, new in zip(before, above._decks, strict=True):
        assert sum(one != two for one, two in zip(old, new, strict=False)) <= drawn


def test_in_the_cave_every_card_lies_in_the_layer_of_its_back() -> None:
    above, seen = walked("cave x3", 3)
    board = board_of(seen[0].rules)
    for truth in seen[:1] + seen[-1:]:
        above._truth, above._decks = [], []
        above._follow(truth)
        backs = [int(board.pile[card]) for card in truth.deck[: truth.left]]
        for deck in above._decks:
            assert [int(board.pile[card]) for card in deck] == backs


def test_what_quick_minds_would_answer_changes_nothing() -> None:
    game = stage("base[rounds=1] x4", "seen from above", ["miner"])
    prospect = Prospect(game.rules)
    figures = Figures()
    figures.noise = 0.0
    prospect.swift = Miner(game.rules, figures)
    above, truth = Above(prospect, 4, 7), State(game.rules)
    for event in next(game.steps()).events:
        fold(truth, event)
    lore = prospect.mind.blank()
    prospect.mind.heed(lore, truth, 0, 0)
    above.begin(truth)
    odds, played = above.look(truth, lore), prospect.played
    usual = prospect.choice(truth.copy(), lore, Dice(1))
    answered = above.answered(truth, lore, usual)
    assert answered.ends == odds.ends and prospect.played == played, "what was imagined is not imagined again"
    assert answered.change(odds) == (0.0, 0.0)
