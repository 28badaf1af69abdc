"""The engine agrees with the naive championship cards on every step of many games."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.chooser import DIGGING, LIVELY, MIXED
from tests.form import named, some, turned
from tests.naive.championship import NaiveChampionship
from tests.naive.compare import catch_up, go_on
from undermine.core.chance import Dice
from undermine.core.engine import is_over, open_game, scores, winners
from undermine.games import parse_rules

ALL = "swap-goals+treasury+veto+direction+craftsman+tracker+detour"
TEXTS = (
    "base+greedy x5", "base+swap-goals x4", "base+treasury x3", "base+veto x5", "base+direction x6",
    "base+craftsman x4", "base+tracker x5", "base+detour x5", "base+veto+tracker x4", "base+treasury+veto+detour x3",
    "base+tracker+detour+direction x7", f"base+{ALL} x6", f"base:de+{ALL} x4", f"base+greedy+{ALL} x8",
)  # fmt: skip


def compare(text: str, seed: str, mood: str) -> Counter[str]:
    """Play a game in both from its beginning to its end; what came up in it."""
    rules = parse_rules(text)
    edition = rules.text.partition(":")[2].partition("+")[0]
    run = open_game(rules, seed)
    naive = NaiveChampionship(edition, int(rules.seats), starter=int(run.state.turn))
    catch_up(naive, run.state, [])
    seen = go_on(run, naive, Dice(sum(map(ord, text + seed))), mood, 2000)
    assert is_over(run.state) and naive.ask.what == "over"
    totals = [sum(cards) for cards in naive.gold]
    assert scores(run.state) == totals
    assert winners(run.state) == [seat for seat, total in enumerate(totals) if total == max(totals)]
    return seen


@pytest.mark.parametrize("text", TEXTS)
def test_games_agree(text: str) -> None:
    """CH-2016-3..6, CH-2017-1, CH-2018-1..4, CH-2019-1..6, CH-2020-1..3, CH-2021-1, CH-2022-1..4, CH-2023-1..3."""
    for number in range(some(2)):
        with named():
            compare(text, f"championship {turned(number)}", (LIVELY, DIGGING, MIXED)[(number + len(text)) % 3])


def test_everything_comes_up() -> None:
    """The games above would prove little if nobody was vetoed and nothing was taken up."""
    seen: Counter[str] = Counter()
    for number in range(3):
        seen += compare(f"base+greedy+{ALL} x6", f"all {number}", LIVELY)
    assert all(seen[what] for what in ("veto", "exchange", "fetch", "track")), seen
