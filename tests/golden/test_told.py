"""What is told of games is word for word what it was: events, views, answers, the log and the handbook."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.golden.told import TEXTS, load, tellings_in, told
from undermine.games import EXTRAS, GAMES, choices_of
from undermine.text import LANGUAGES

SHOWN = 40  # lines of a difference


@pytest.mark.parametrize("name", TEXTS)
def test_the_story_is_the_same(name: str) -> None:
    """If it is meant to be another one: `.venv/bin/python -m tests.golden.write told`."""
    was = load(name)
    now = told(name, tellings_in(was))
    difference = list(unified_diff(was, now, "written", "told now", lineterm="", n=0))[:SHOWN]
    assert not difference, "\n".join(difference)


def test_every_box_edition_and_module_is_told() -> None:
    told_of = [choices_of(telling.rules) for name in TEXTS for telling in tellings_in(load(name))]
    assert {game.name for game, _, _ in told_of} == set(GAMES)
    assert {extra.name for _, extras, _ in told_of for extra in extras} == set(EXTRAS)
    assert len(LANGUAGES) == 5
