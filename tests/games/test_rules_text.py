"""Rules texts that name what is not there are refused with what is."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from undermine.games import EXTRAS, GAMES, RulesError, modules_of, parse_rules


def refusal(text: str) -> str:
    with pytest.raises(RulesError) as caught:
        parse_rules(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_modules_are_named_in_canonical_order() -> None:
    assert parse_rules("base+tracker+veto x5").text == "base:cs20+veto+tracker x5"
    assert parse_rules("base+veto+tracker x5") is parse_rules("base:cs20+tracker+veto x5")
    assert list(EXTRAS) == [
        "greedy", "swap-goals", "treasury", "veto", "direction", "craftsman", "tracker", "detour",
        "toll", "costume", "party", "new-goals", "chests", "sabotaged-dwarf", "tournament",
    ]  # fmt: skip


def test_two_spellings_are_one_set_of_rules_whatever_was_read_between() -> None:
    for number in range(300):
        parse_rules(f"base[saboteurPayout={number // 100}/{number // 10 % 10}/{number % 10}/1] x3")
        parse_rules("base x3")  # in use all the time, the other spelling never
    assert parse_rules("base:cs20 x3") is parse_rules("base x3")


def test_unknown_modules_are_refused_with_the_known_ones() -> None:
    assert refusal("base+vetoo x5").startswith("'vetoo' is no module of base; there are: greedy, swap-goals,")
    assert "greedy" not in refusal("expansion+vetoo x5")
    assert len(refusal(f"base+{'v' * 5000} x5")) < 300
    assert refusal("base+veto+veto x5") == "the module veto is named twice"


# The combination table of docs/rules/rules.md: module -> base, expansion, tournament, sabotaged dwarf.
TABLE = {
    "greedy": (1, 0, 1, 1),
    "swap-goals": (1, 1, 1, 1),
    "treasury": (1, 1, 1, 1),
    "veto": (1, 1, 1, 1),
    "direction": (1, 1, 1, 1),
    "craftsman": (1, 1, 1, 1),
    "tracker": (1, 1, 1, 1),
    "detour": (1, 1, 1, 1),
    "toll": (1, 1, 1, 1),
    "costume": (1, 1, 0, 1),
    "party": (1, 1, 1, 1),
    "new-goals": (1, 1, 1, 1),
    "chests": (1, 1, 1, 1),
    "sabotaged-dwarf": (1, 0, 0, 1),
    "tournament": (1, 0, 1, 0),
}


@pytest.mark.parametrize("name", TABLE)
def test_the_combination_table(name: str) -> None:
    allowed = []
    for rest in ("base+{}", "expansion+{}", "base+{}+tournament", "base+{}+sabotaged-dwarf"):
        names = dict.fromkeys(rest.format(name).split("+"))
        try:
            parse_rules(f"{'+'.join(names)} x6")
        except RulesError:
            allowed.append(0)
        else:
            allowed.append(1)
    assert tuple(allowed) == TABLE[name]


def test_every_pair_goes_together_or_says_why() -> None:
    """docs/rules/rules.md: what validation must reject, and nothing else."""
    refused = {}
    for one, two in combinations(EXTRAS, 2):
        try:
            parse_rules(f"base+{one}+{two} x6")
        except RulesError as error:
            refused[one, two] = str(error)
    assert set(refused) == {("costume", "party"), ("costume", "tournament"), ("sabotaged-dwarf", "tournament")}
    assert all("do not go together: " in why for why in refused.values())


def test_modules_are_described_for_pages() -> None:
    told = {module["name"]: module for module in json.loads(json.dumps(modules_of(GAMES["base"])))}
    assert list(told) == list(EXTRAS)
    assert told["tournament"]["players"] == [5, 9] and told["veto"]["players"] == [3, 10]
    assert told["veto"]["options"] == [
        {
            "key": "vetoWindowMs",
            "values": "milliseconds from 100 to 99999",
            "about": "how long every card waits for a veto, whoever holds it",
            "default": "4000",
        }
    ]
    excluded = {name: {clash["name"] for clash in module["excludes"]} for name, module in told.items()}
    assert {name: others for name, others in excluded.items() if others} == {
        "costume": {"party", "tournament"},
        "party": {"costume"},
        "sabotaged-dwarf": {"tournament"},
        "tournament": {"costume", "sabotaged-dwarf"},
    }
    assert all(clash["why"] for module in told.values() for clash in module["excludes"])
    assert {name: module["beside"] for name, module in told.items() if module["beside"]} == {
        "party": {"costume": {"partyCell": "4:-2"}}
    }
    assert "greedy" not in {module["name"] for module in modules_of(GAMES["expansion"])}


def test_options_belong_to_modules() -> None:
    assert (
        parse_rules("base+tracker[trackerAllowSingle=true] x5").text == "base:cs20+tracker[trackerAllowSingle=true] x5"
    )
    assert parse_rules("base+veto[vetoWindowMs=4000] x5").text == "base:cs20+veto x5"
    assert refusal("base+veto[trackerAllowSingle=true] x5") == (
        "trackerAllowSingle is an option of the module tracker, which is not part of this game"
    )
    assert refusal("base+veto[vetoWindowMs=1] x5").startswith("vetoWindowMs=1: the value must be milliseconds from 100")
    assert "vetoWindowMs" in refusal("base+veto[vetoWindow=1] x5")


def test_a_tournament_holds_the_greedy_dwarf() -> None:
    assert parse_rules("base+greedy+tournament x5").text == "base:cs20+tournament x5"
    assert "greedyTakesAll" in refusal("base+greedy+tournament[greedyTakesAll=false] x5")


@pytest.mark.parametrize("key", ["goalReveal", "saboteurGold", "saboteurFinisher"])
@pytest.mark.parametrize("edition", ["cs20", "de", "lt2009"])
def test_what_has_one_value_in_every_edition_is_no_option(key: str, edition: str) -> None:
    assert refusal(f"base:{edition}[{key}=other] x5").startswith(f"{key} has only one value in every edition (")


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    assert "write KEY=VALUE with one of: firstPlayer, goldDraw" in refusal("base[goldReveal=x] x5")


@pytest.mark.parametrize(("text", "right"), [("duel", "duel x2"), ("cave", "cave x2 … x8")])
def test_without_a_number_of_players_those_that_may_be_are_told(text: str, right: str) -> None:
    with pytest.raises(RulesError) as refused:
        parse_rules(text)
    assert str(refused.value) == f"say how many play: {right}"
