"""Who wins a round of the expansion: the whole decision table, and the vectors of the rules text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.changes import reveals
from tests.scenario import Scenario, table
from undermine.core.event import EARNED, ENDED
from undermine.core.zone import ROLES

WAYS = {
    "none": "EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0",
    "a free way": "EW 1,0; SEW 2,0; S2-blue-EW 3,0; S2-green-EW 4,0; NE 2,1; EW 3,1; EW 4,1; NW 5,1; SEW 5,0; EW 6,0",
    "blue": "EW 1,0; EW 2,0; S2-blue-EW 3,0; EW 4,0; EW 5,0; EW 6,0",
    "green": "EW 1,0; EW 2,0; S2-green-EW 3,0; EW 4,0; EW 5,0; EW 6,0",
    "two ways": "EW 1,0; SEW 2,0; S2-blue-EW 3,0; NE 2,1; S2-green-EW 3,1; NW 4,1; SEW 4,0; EW 5,0; EW 6,0",
    "series": "EW 1,0; EW 2,0; S2-blue-EW 3,0; EW 4,0; S2-green-EW 5,0; EW 6,0",
}
RULES = ("cs20", "de", "bga")

# Winners by letter: b blue, g green, c boss, p profiteer, o geologist, s saboteur, - nobody.
# All six play.  Without boss, without profiteer: the same table with the letter struck out, and the rows below.
TABLE = """
completer   | none | a free way | blue | green | two ways | series cs20 | series de | series bga
blue        | bcp  | bcp        | bcp  | gcp   | bcp      | -           | cp        | cp
green       | gcp  | gcp        | bcp  | gcp   | gcp      | -           | cp        | cp
boss        | bgcp | bgcp       | bcp  | gcp   | bgcp     | cp          | cp        | cp
profiteer   | bgcp | bgcp       | bcp  | gcp   | bgcp     | cp          | cp        | cp
geologist   | bgcp | bgcp       | bcp  | gcp   | bgcp     | -           | cp        | cp
saboteur    | bgcp | bgcp       | bcp  | gcp   | bgcp     | -           | cp        | cp
not reached | sp   | sp         | sp   | sp    | sp       | sp          | sp        | sp
"""
WITHOUT_BOSS = """
completer   | series cs20 | series de | series bga
blue        | -           | -         | p
green       | -           | -         | p
profiteer   | p           | p         | p
geologist   | -           | -         | p
saboteur    | -           | -         | p
not reached | sp          | sp        | sp
"""
WITHOUT_PROFITEER = """
completer   | series cs20 | series de | series bga
blue        | -           | c         | c
green       | -           | c         | c
boss        | c           | c         | c
geologist   | -           | c         | c
saboteur    | -           | c         | c
not reached | s           | s         | s
"""
LETTERS = {"blue": "b", "green": "g", "boss": "c", "profiteer": "p", "geologist": "o", "saboteur": "s"}


def cells(text: str, players: str) -> Iterator[tuple[str, str, str, str, str]]:
    """Players, completer, ways, blockedRule, winners: a cell that names no rule holds for all of them."""
    head, *rows = (line.split("|") for line in text.strip().splitlines())
    for completer, *winners in rows:
        for name, won in zip(head[1:], winners, strict=True):
            ways, _, rule = (
                name.strip().rpartition(" ") if name.strip().startswith("series") else (name.strip(), "", "")
            )
            for each in (rule,) if rule else RULES:
                yield players, completer.strip(), ways, each, won.strip()


CELLS = [*cells(TABLE, "bgcpos"), *cells(WITHOUT_BOSS, "bgpos"), *cells(WITHOUT_PROFITEER, "bgcos")]


def play_out(players: str, completer: str, ways: str, rule: str = "cs20") -> Scenario:
    """A round to its end: the gold is the middle goal, and one card before it is missing; `*` is a prisoner.

    The first free player of the completer's role lays that card, or nobody does and the round is passed away.
    """
    seats = [letter for letter in players if letter != "*"]
    free = list(seats)
    front: dict[int, str] = {}
    for k, sign in enumerate(players):
        if sign == "*":
            seat = k - players[:k].count("*") - 1
            front[seat], free[seat] = "prison", ""
    text = f"expansion[blockedRule={rule},rounds=2] x{len(seats)}"
    first = free.index(LETTERS[completer]) if completer != "not reached" else 0
    hands = {first: "B-EW"}
    roles = "".join(seats)
    game = table(text, WAYS.get(ways, ways), hands=hands, roles=roles, goals="NE gold NW", front=front, first=first)
    if completer == "not reached":
        game.pass_round()
    else:
        game.play("place B-EW 7,0")
    return game


def shares(winners: str, players: str) -> list[int]:
    """What each seat gets: as the table of the rules says, less one for the boss and two for the profiteer."""
    count = sum(players.count(letter) for letter in winners if letter != "-")
    each = {0: 0, 1: 5, 2: 4, 3: 3, 4: 2}.get(count, 1)
    less = {"c": 1, "p": 2}
    return [max(0, each - less.get(letter, 0)) if letter in winners else 0 for letter in players]


@pytest.mark.parametrize(("players", "completer", "ways", "rule", "winners"), CELLS)
def test_the_table_of_winners(players: str, completer: str, ways: str, rule: str, winners: str) -> None:
    """EXP-46, EXP-48..58, EXP-60, EXP-61, EXP-A1..A3, EXP-A31, X1: every completer, every kind of doors, every rule."""
    game = play_out(players, completer, ways, rule)
    assert game.purses() == shares(winners, players)
    ended = next(event for event in game.run.log if event[0] == ENDED)
    first = players.index(LETTERS[completer]) if completer != "not reached" else -1
    assert ended[2][1] == first


def test_the_table_is_whole() -> None:
    """Seven completers, six kinds of ways, three rules."""
    full = {(completer, ways, rule) for players, completer, ways, rule, _ in CELLS if players == "bgcpos"}
    assert len(full) == 7 * 6 * 3


@pytest.mark.parametrize("edition", ["cs20", "de"])
def test_the_book_example(edition: str) -> None:
    """EXP-T1, EXP-47, EXP-A5, X10: a blue door; two saboteurs with Theft, one imprisoned; the same in both books."""
    tiles, players = WAYS["blue"], "bggcpss"
    game = table(
        f"expansion:{edition}[rounds=2] x7", tiles, hands={3: "B-EW"}, roles=players, goals="NE gold NW", first=3,
        front={5: "theft", 6: "theft prison"},
    )  # fmt: skip
    game.run.note(game.rules.note_names.index("thieves"), 0x67)  # seat 6 played its Theft after seat 5
    game.play("place B-EW 7,0")
    assert game.purses() == [3, 0, 0, 2, 1, 0, 0]
    assert (game.question(), game.seat) == ("steal", 5)
    assert game.legal() == {"steal 0", "steal 3", "steal 4", "steal nobody"}
    game.play("steal 0")
    assert game.purses() == [2, 0, 0, 2, 1, 1, 0]
    assert game.state.round == 2, "the imprisoned saboteur is not asked"


@pytest.mark.parametrize(
    ("players", "completer", "ways", "rule", "gold"),
    [
        pytest.param("bbbbc", "blue", "none", "cs20", [1, 1, 1, 1, 0], id="T2"),
        pytest.param("bbggcpos", "blue", "none", "cs20", [2, 2, 0, 0, 1, 0, 0, 0], id="T3"),
        pytest.param("bbggcpos", "saboteur", "none", "cs20", [1, 1, 1, 1, 0, 0, 0, 0], id="T4"),
        pytest.param("bbggcpos", "blue", "green", "cs20", [0, 0, 2, 2, 1, 0, 0, 0], id="T5"),
        pytest.param("bbggcpos", "geologist", "blue", "cs20", [2, 2, 0, 0, 1, 0, 0, 0], id="T6"),
        pytest.param("bbggcpos", "blue", "series", "cs20", [0] * 8, id="T7 cs20"),
        pytest.param("bbggcpos", "blue", "series", "de", [0, 0, 0, 0, 3, 2, 0, 0], id="T7 de"),
        pytest.param("bbggcpos", "blue", "series", "bga", [0, 0, 0, 0, 3, 2, 0, 0], id="T7 bga"),
        *(
            pytest.param("bbggcpos", "boss", "series", rule, [0, 0, 0, 0, 3, 2, 0, 0], id=f"T8 {rule}")
            for rule in RULES
        ),
        pytest.param("bgco", "boss", "series", "cs20", [0, 0, 4, 0], id="T9"),
        pytest.param("bgco", "blue", "series", "cs20", [0, 0, 0, 0], id="T9 blue cs20"),
        pytest.param("bgco", "blue", "series", "de", [0, 0, 4, 0], id="T9 blue de"),
        pytest.param("bgco", "blue", "series", "bga", [0, 0, 4, 0], id="T9 blue bga"),
        pytest.param("bgpo", "profiteer", "series", "cs20", [0, 0, 3, 0], id="T10"),
        pytest.param("bgpo", "blue", "series", "cs20", [0, 0, 0, 0], id="T10 blue cs20"),
        pytest.param("bgpo", "blue", "series", "de", [0, 0, 0, 0], id="T10 blue de"),
        pytest.param("bgpo", "blue", "series", "bga", [0, 0, 3, 0], id="T10 blue bga"),
        pytest.param("bgpo", "not reached", "S2-cr-NESW 1,0; S2-cr-ESW 2,0", "cs20", [0, 0, 3, 2], id="T11"),
        pytest.param("sspb", "not reached", "", "cs20", [3, 3, 1, 0], id="T12"),
        pytest.param("sssp", "not reached", "", "cs20", [2, 2, 2, 0], id="T12 three"),
        pytest.param("sbg", "not reached", "", "cs20", [5, 0, 0], id="T12 one"),
        pytest.param("s*s*pb", "not reached", "", "cs20", [0, 0, 3, 0], id="T13"),
        pytest.param("b*bcs", "blue", "none", "cs20", [0, 4, 3, 0], id="T14"),
        pytest.param("ggcps", "saboteur", "blue", "cs20", [0, 0, 3, 2, 0], id="T15"),
        pytest.param("ggcs", "saboteur", "blue", "cs20", [0, 0, 4, 0], id="T15 no profiteer"),
        pytest.param("bgcp*", "boss", "series", "cs20", [0, 0, 4, 0], id="T16"),
        pytest.param("bg", "not reached", "", "cs20", [0, 0], id="nobody"),
    ],
)
def test_vectors_of_winners(players: str, completer: str, ways: str, rule: str, gold: list[int]) -> None:
    """EXP-T2..16, EXP-36, EXP-47, EXP-51, EXP-53, EXP-55, EXP-56, EXP-58, EXP-59, EXP-A4, EXP-A5, EXP-A26."""
    assert play_out(players, completer, ways, rule).purses() == gold


def test_an_edition_decides_the_blocked_rule() -> None:
    """X1, EXP-A2, EXP-53: cs20 and de differ when somebody else than boss or profiteer completes behind both doors."""
    for edition, gold in (("cs20", [0, 0, 0, 0]), ("de", [0, 0, 4, 0])):
        text = f"expansion:{edition} x4"
        game = table(text, WAYS["series"], hands={0: "B-EW"}, roles="bgco", goals="NE gold NW", first=0)
        game.play("place B-EW 7,0")
        assert game.purses() == gold


def test_the_completer_counts_as_he_is_now() -> None:
    """EXP-45, EXP-39: a blue digger who became green lets the greens win."""
    game = table("expansion x4", WAYS["none"], hands={0: "B-EW swap-hats"}, roles="bgbc g", goals="NE gold NW", first=0)
    game.play("play swap-hats 0")
    assert game.roles()[0] == "green"
    for seat in (1, 2, 3):
        game.play(f"discard {game.hand(seat)[0]}")
    game.play("place B-EW 7,0")
    assert game.purses() == [3, 3, 0, 2]


def test_doors_end_no_round_and_hide_no_goal() -> None:
    """EXP-27, EXP-44: a stone behind both doors is turned up by a green digger, and the gold ends the round for all."""
    game = table("expansion x4", WAYS["series"], hands={1: "B-EW"}, roles="bgco", goals="NE NW gold", first=1)
    game.play("place B-EW 7,0")
    assert game.shown("8,0") and game.state.round == 1
    assert reveals(play_out("bgco", "green", "series").run.log, int(ROLES))


def test_a_round_without_gold_ends_when_nobody_has_cards() -> None:
    """EXP-44, EXP-15, EXP-56, X3: hands run empty; without saboteurs the profiteer wins alone."""
    game = play_out("bgpo", "not reached", "")
    assert game.purses() == [0, 0, 3, 0] and game.state.round == 2
    ended = next(event for event in game.run.log if event[0] == ENDED)
    assert game.rules.side_names[ended[2][0]] == "profiteer"


def test_a_prisoner_may_complete_through_another_card() -> None:
    """EXP-A28, EXP-36: the role of a prisoner decides the team, but he gets nothing."""
    game = table(
        "expansion x4", WAYS["none"] + "; EW 7,0", roles="bbgc", goals="NE gold NW", front={0: "prison"}, first=0
    )
    game.run.watch(0)  # as after any card that joins tunnels without being laid from the hand
    game.run.settle()
    assert game.purses() == [0, 4, 0, 3]


def test_two_players_may_both_win_nothing() -> None:
    """EXP-A29, EXP-51: two geologists, no crystal, whether the gold is found or not."""
    assert play_out("oo", "geologist", "none").purses() == [0, 0]
    assert play_out("oo", "not reached", "").purses() == [0, 0]


def test_payments_were_made_in_the_log() -> None:
    """EXP-62: shares first, then crystals; both before anybody steals."""
    tiles = "S2-cr-NESW 0,1; " + WAYS["none"]
    game = table(
        "expansion x4", tiles, hands={0: "B-EW"}, roles="bcop", goals="NE gold NW", front={3: "theft"}, first=0
    )
    game.run.note(game.rules.note_names.index("thieves"), 4)
    game.play("place B-EW 7,0")
    assert [event[2] for event in game.run.log if event[0] == EARNED] == [(0, 3), (1, 2), (3, 1), (2, 1)]
    assert game.question() == "steal"


def test_a_detour_completes_for_whoever_plays_it() -> None:
    """EXP-A27, EXP-45: no path card was laid from the hand, and still the acting player is the completer."""
    tiles = WAYS["none"] + "; EW -1,0"
    front, hands = {1: "prison"}, {1: "detour"}
    game = table("expansion+detour x4", tiles, hands=hands, roles="bgcp", goals="NE gold NW", front=front, first=1)
    game.play("play detour 7,0")
    assert game.state.finder == 1 and game.purses() == [0, 0, 3, 2], "green won, and its only member is a prisoner"
