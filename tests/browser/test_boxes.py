"""The other boxes in a real browser: whole games with four modules each, by mouse, from the page of a new table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.player import Player
from tests.browser.visitor import PHONE

MIXES = (
    "base+tracker+toll+party+new-goals[partyCell=3:1,rounds=1] x3",
    "expansion+swap-goals+veto+toll+chests[rounds=1,vetoWindowMs=100] x3",
)


@pytest.mark.long
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


def test_a_new_table_says_what_goes_together_and_lets_the_mine_be_laid_out(visit: Visits) -> None:
    """Modules exclude each other with the reason in words; cells are chosen on a plan and stand in the address."""
    visitor = visit(size=PHONE, touch=True)
    page = visitor.open("/new?rules=base%2Bchests x5")
    modules = page.locator(".modules label")
    page.locator("summary", has_text="Extras").tap()
    modules.filter(has_text="Costume Store").tap()
    party = modules.filter(has_text="Tunnel Party")
    expect(party).to_contain_text("Not together with: Costume Store")
    expect(party.locator("input")).to_be_disabled()
    page.locator("summary", has_text="Details").tap()
    page.get_by_text("Costume store and tunnel party together").tap()
    expect(party.locator("input")).to_be_enabled()
    plan = page.get_by_role("group", name="Where the chests lie")
    for right, down in ((2, 1), (2, 3), (4, 1), (5, 4)):
        plan.get_by_role("button", name=f"{right} right, {down} down of the start").tap()
    page.wait_for_url("**chestCells**")
    assert "chestCells%3D2%3A1%2F2%3A3%2F4%3A1%2F5%3A4" in page.url
    assert not visitor.too_wide()
    assert visitor.broken_rules() == []
