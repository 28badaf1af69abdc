"""The book of the expansion: the sentences on which editions, options and numbers of players differ, word by word."""

from __future__ import annotations

import pytest

from tests.text.told_lines import lines
from undermine.games import parse_rules
from undermine.text import LANGUAGES, Words, card_effect


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("expansion x6", "boss and profiteer win, but only if one of these two reached the gold."),
        ("expansion:de x6", "the boss wins, whoever reached the gold, and the profiteer wins too."),
        ("expansion[blockedRule=bga] x6", "boss and profiteer win, whoever reached the gold."),
    ],
)
def test_who_wins_behind_doors_of_both_colours(text: str, rule: str) -> None:
    (told,) = [line for line in lines(text) if line.startswith("If doors keep both teams out")]
    assert rule in told


@pytest.mark.parametrize("players", [2, 7, 12])
def test_how_many_dwarf_cards_are_left_over(players: int) -> None:
    told = lines(f"expansion x{players}")
    assert any(line.startswith(f"{15 - players} dwarf cards are left over") for line in told)
    assert any(line == "Everybody is dealt 6 cards." for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_holds_in_the_base_game_only(language: str) -> None:
    """Gold cards, one dwarf card left over, discarding a single card."""
    said = set(lines("expansion x3", language))
    only = ("aim", "role-left", "no-saboteur", "turn", "draw", "no-cards", "winners", "gold-passed", "gold-secret")
    assert not said & {Words(language).say(f"book-{key}") for key in only}
    assert said & set(lines("base x3", language)), "but tunnels are laid the same way"


def test_who_draws_after_a_swap_of_hands() -> None:
    for text, card, told in (
        (
            "expansion x4",
            "who then draws one; you draw none",
            "Then the other player draws one card, and you draw none.",
        ),
        ("expansion[swapHandsDraw=both] x4", "then both of you draw one", "Then both of you draw one card."),
    ):
        assert sum(line.endswith(told) for line in lines(text)) == 1
        rules = parse_rules(text)
        assert card in card_effect(Words("en"), rules, rules.code["swap-hands"])


def test_a_way_may_begin_at_a_ladder() -> None:
    """The sentence of the base game would forbid it."""
    assert "From the start an unbroken way must lead to it." in lines("base x5")
    assert "From the start an unbroken way must lead to it." not in lines("expansion x5")
