"""Rules texts that name what is not there are refused with what is."""

from __future__ import annotations

import pytest

from undermine.games import RulesError, parse_rules


def refusal(text: str) -> str:
    with pytest.raises(RulesError) as caught:
        parse_rules(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_there_are_no_modules_for_the_base_game() -> None:
    assert refusal("base+veto x5") == "'veto' cannot be added: the base game has no modules here"
    assert len(refusal(f"base+{'v' * 5000} x5")) < 200


@pytest.mark.parametrize("key", ["goalReveal", "saboteurGold", "saboteurFinisher"])
@pytest.mark.parametrize("edition", ["cs20", "de", "lt2009"])
def test_what_has_one_value_in_every_edition_is_no_option(key: str, edition: str) -> None:
    assert refusal(f"base:{edition}[{key}=other] x5").startswith(f"{key} has only one value in every edition (")


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    assert "write KEY=VALUE with one of: firstPlayer, goldDraw" in refusal("base[goldReveal=x] x5")
