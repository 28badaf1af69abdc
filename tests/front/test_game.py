"""The front door: one import, the truth and what a seat knows of it, in words."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import undermine as um
from tests.form import some
from undermine.core.chance import Dice

TEXTS = (
    "base:de+veto x5",
    "base:lt2009[rounds=1] x3",
    "base+swap-goals+chests+toll x4",
    "expansion+tracker x6",
    "duel x2",
    "solo x1",
    "cave x5",
)


def step(game: um.Game, dice: Dice) -> None:
    game.play(game.legal[dice.below(len(game.legal))])


def played(text: str, answers: int, seed: str = "7") -> um.Game:
    game, dice = um.Game(text, seed=seed), Dice(answers)
    for _ in range(answers):
        if not game.is_over:
            step(game, dice)
    return game


def test_the_first_hour() -> None:
    """What the README shows, word for word."""
    game = um.Game("base:de+veto x5", seed="7")
    assert game.to_act is not None
    view = game.view(game.to_act)
    assert repr(view.legal[0]) == f"Action({str(view.legal[0])!r})"
    events = game.play(view.legal[0])
    assert events and all(isinstance(event, um.Event) for event in events)
    guess = view.sample(seed=3)
    assert guess.copy().play_out().is_over and not guess.is_over
    assert um.Game.read(game.record()) == game
    assert sum(um.match("base x3", bots=["miner"] * 3, games=2, seed="1").wins.values()) == pytest.approx(2)
    assert um.engine.to_act(game.state) == game.to_act


@pytest.mark.parametrize("text", TEXTS)
def test_copies_pickles_and_texts_go_on_alike(text: str) -> None:
    for answers in (0, 9, 61):
        game = played(text, answers)
        others = [
            game.copy(),
            copy.copy(game),
            copy.deepcopy(game),
            pickle.loads(pickle.dumps(game)),
            um.Game.read(game.record()),
        ]
        placed = um.Game.read(game.position())
        assert all(other == game for other in others) and (placed == game) is False
        dice = [Dice(3) for _ in range(len(others) + 2)]
        for _ in range(some(40)):
            if game.is_over:
                break
            for each, own in zip([game, *others, placed], dice, strict=True):
                step(each, own)
        assert all(other == game for other in others)
        assert {other.position() for other in [*others, placed]} == {game.position()}
        assert {other.record() for other in others} == {game.record()}
        assert all(other.view(0) == game.view(0) for other in others)


@pytest.mark.parametrize("text", TEXTS)
def test_a_view_is_a_snapshot_that_can_be_read_back(text: str) -> None:
    game = played(text, 30)
    seats = [*range(game.seats), None]
    views = [game.view(seat) for seat in seats]
    before = [view.text for view in views]
    assert [um.View.read(text) for text in before] == views
    assert pickle.loads(pickle.dumps(views)) == views
    step(game, Dice(1)) if not game.is_over else None
    assert [view.text for view in views] == before
    for view in views:
        assert view.legal == (view.legal if view.seat == view.to_act else ())
        assert str(view) and view._repr_svg_().startswith("<svg") and view.data["me"] == view.seat


@pytest.mark.parametrize("text", TEXTS)
def test_a_view_has_nothing_of_what_its_seat_does_not_know(text: str) -> None:
    """Not in its text, not in its pickle: neither the seed nor somebody else's cards; nor does a sample see them."""
    game = played(text, 12, seed="a-seed-to-be-found")
    for seat in [*range(game.seats), None]:
        view = game.view(seat)
        for told in (view.text, str(view), repr(view), str(view.data), pickle.dumps(view).decode("latin-1")):
            assert "a-seed-to-be-found" not in told
            assert "keyed" not in told
    if game.seats > 1 and "cave" not in text:
        # Two truths that differ only in what the seat cannot know give the same view, and the same guesses.
        me = 0
        view = game.view(me)
        one, two = view.sample(seed=1), view.sample(seed=2)
        assert one.position() != two.position() and one.view(me) == two.view(me) == view
        assert one.view(me).sample(seed=5).position() == view.sample(seed=5).position()


def test_a_guess_goes_on_and_knows_only_its_own_seat() -> None:
    game = played("base:de+veto x5", 20)
    view = game.view(2)
    guess = view.sample(seed=3)
    assert guess.seed is None and guess.view(2) == view and guess.to_act == game.to_act
    step(guess, Dice(4))
    again = pickle.loads(pickle.dumps(guess))
    assert again == guess and again.view(2) == guess.view(2) != view
    for wrong in (1, None):
        with pytest.raises(ValueError, match="guessed from what seat 2 knows"):
            guess.view(wrong)
    with pytest.raises(ValueError, match="no record; write its position"):
        guess.record()
    assert um.Game.read(guess.position()).position() == guess.position()


@pytest.mark.parametrize("text", TEXTS)
def test_a_play_out_is_accounted_for_when_somebody_asks(text: str) -> None:
    game = played(text, 10)
    early = game.view(0)
    twin = game.copy()
    game.play_out(seed=5)
    assert game.is_over and game.to_act is None
    for action in game.actions[len(twin.actions) :]:
        twin.play(action)
    assert twin == game and twin.record() == game.record() and twin.view(0) == game.view(0) != early
    assert game.copy().play_out(seed=9) == game, "nothing is left to play"
    assert game.scores == twin.scores and len(game.scores) == game.seats


def test_what_is_refused_says_why() -> None:
    game = um.Game("base x5", seed="7")
    with pytest.raises(um.NotationError, match="'dance' is no verb"):
        game.play("dance")
    with pytest.raises(um.IllegalAction, match="'take 3' is not legal now: nobody asked that"):
        game.play("take  3")
    with pytest.raises(um.IllegalAction, match="you have no such card") as refused:
        game.play("play sabotage-lantern 0")
    assert pickle.loads(pickle.dumps(refused.value)).reason == refused.value.reason
    with pytest.raises(um.RulesError, match="there is no game 'bridge'"):
        um.Game("bridge x4")
    with pytest.raises(ValueError, match="seats are 0 to 4, None: an onlooker"):
        game.view(5)
    with pytest.raises(um.NotationError, match=r"View\.read reads it"):
        um.Game.read(game.view(0).text)
    with pytest.raises(um.NotationError, match="me SEAT, or me spectator"):
        um.View.read(game.position())
    with pytest.raises(um.IllegalAction, match="the game is over"):
        game.play_out().play("discard map")
    for error in (um.NotationError, um.IllegalAction, um.RulesError):
        assert issubclass(error, ValueError)
    with pytest.raises(AttributeError, match="no attribute 'Gane'"):
        um.Gane  # type: ignore[attr-defined]  # noqa: B018


def test_functions_play_beside_bots() -> None:
    def last(view: um.View) -> str:
        assert view.seat == view.to_act and view.legal
        return view.legal[-1]

    series = um.match("base x3", bots=[last, "random"], games=4, seed="2")
    assert series == um.match("base x3", bots=[last, "random"], games=4, seed="2")
    assert series.games == 4 and set(series.wins) == {"last", "random"} and sum(series.seats.values()) == 12
    assert "diggers" in series.sides and "of rounds" in str(series)
    with pytest.raises(um.IllegalAction):
        um.match("base x3", bots=[lambda view: "take 3"], games=1)
    with pytest.raises(ValueError, match="for example \\['miner'\\]"):
        um.match("base x3", bots="miner", games=1)


def test_importing_loads_nothing_that_is_not_asked_for() -> None:
    script = "import sys, undermine; print(sorted(name for name in sys.modules if name.startswith('undermine.')))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['undermine.native']"
    assert {"Game", "match", "engine"} <= set(dir(um)) and set(um.__all__) <= set(dir(um))
