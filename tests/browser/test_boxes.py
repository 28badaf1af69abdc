"""The other boxes in a real browser: whole games with four modules each, by mouse, from the page of a new table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.player import Player

MIXES = (
    "base+tracker+toll+party+new-goals[partyCell=3:1,rounds=1] x3",
    "expansion+swap-goals+veto+toll+chests[rounds=1,vetoWindowMs=100] x3",
)


@pytest.mark.parametrize("rules", MIXES, ids=lambda rules: rules.partition("+")[0])
def test_a_game_with_four_modules_by_mouse(visit: Visits, rules: str) -> None:
    """Every question that a module asks can be answered on the page, up to the final standings."""
    visitor = visit()
    page = visitor.open(f"/new?rules={rules.replace('+', '%2B')}&bots=2&bot=random&pace=none")
    expect(page.locator(".modules input:checked")).to_have_count(4)
    page.locator("form button.play").first.click()
    page.wait_for_url("**/t/*")
    page.locator("ol.hand").wait_for()
    player = Player(visitor, 5)
    player.play_to_the_end()
    assert player.rounds == 1 and player.turns > 5
