"""Words for language models: nothing that a seat must not know, and every refusal with its reason."""

from __future__ import annotations

import re

import pytest

from tests.encode.plays import GAMES, MIXES
from undermine.core.chance import Dice
from undermine.envs.talk import Talk


@pytest.mark.parametrize("text", [*GAMES, *MIXES])
def test_a_game_in_words(text: str) -> None:
    talk, dice = Talk(text, seed="3"), Dice(3)
    asked = 0
    while not talk.is_over and asked < 60:
        offered = [line for line in talk.prompt().partition("\nYour answers:\n")[2].splitlines() if line]
        for number, (action, line) in enumerate(zip(talk.legal, offered, strict=True), 1):
            assert line == f"{number}. {action}" or re.fullmatch(re.escape(f"{number}. {action} ") + r"\(.+\)", line)
        pick = int(dice.below(len(talk.legal)))
        answer = str(pick + 1) if asked % 2 else f"I think this is best:\n\n**{talk.legal[pick]}**"
        chosen = talk.legal[pick]
        assert talk.answer(answer) is None and talk.game.actions[-1] == chosen
        asked += 1
    assert len(talk.rewards()) == talk.game.seats


def test_the_last_answer_counts_and_news_are_told_once() -> None:
    talk = Talk("base x5", seed="7")
    first, second = talk.legal[:2]
    seat = talk.seat
    assert seat is not None
    assert "Round 1 begins" in talk.prompt() and talk.answer(f"{first}\nno, rather:\n{second}") is None
    assert talk.game.actions == (second,)
    while talk.seat != seat:
        talk.answer("1")
    news = talk.prompt().partition("since you were asked last:\n")[2].partition("\n\nYou are asked")[0].splitlines()
    assert news[0].startswith("- You ") and "begins" not in " ".join(news)
    assert [line[:8] for line in news[1:]] == [f"- Seat {other % 5}" for other in range(seat + 1, seat + 5)]


@pytest.mark.parametrize("text", [*GAMES, *MIXES])
def test_the_briefing_tells_all_that_a_prompt_names(text: str) -> None:
    talk = Talk(text, seed="4")
    briefing = talk.briefing()
    for card in talk.view().known.rules.names[1:]:
        assert f"\n- {card}: " in briefing
    talk.answer("1")
    assert talk.briefing() == briefing == Talk(text, seed="5").briefing()


def test_refusals() -> None:
    talk = Talk("base x5", seed="7")
    assert talk.answer("take 3") == "'take 3' is not legal now: nobody asked that"
    assert "has no line that is an answer" in str(talk.answer(""))
    assert "has no line that is an answer" in str(talk.answer("0")) and "no line" in str(talk.answer("9999"))
    assert talk.game.actions == ()


def test_a_prompt_is_what_the_seat_knows() -> None:
    """Two truths that differ in what the seat cannot know give the same prompt."""
    talk = Talk("base x5", seed="a-secret-seed")
    view = talk.view()
    prompts = set()
    for seed in range(3):
        other = Talk("base x5", seed="a-secret-seed")
        other.game = view.sample(seed=seed)
        prompts.add(str(other.view()))
    assert len(prompts) == 1 and "a-secret-seed" not in talk.prompt()


def test_won_or_lost() -> None:
    talk, dice = Talk("duel x2", seed="1", reward="won"), Dice(1)
    assert talk.rewards() == (0.0, 0.0)
    while not talk.is_over:
        talk.answer(str(1 + int(dice.below(len(talk.legal)))))
    assert set(talk.rewards()) <= {1.0, -1.0}
    with pytest.raises(ValueError, match="the game is over"):
        talk.prompt()
    assert talk.answer("1") == "the game is over; nobody is asked anything"
