"""A house rule from outside in a real browser: offered, drawn, asked and told, though the page was built without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.serving import now_runs, serving
from tests.browser.visitor import Visitor
from undermine.features.foreign import FOLDERS

HOUSE = Path(__file__).parents[2] / "examples" / "house_rule"
RULES = "base%2Bkeg[rounds=1] x3"
SEEN = """
  new MutationObserver(() => {
    if (document.querySelector('.piece use[href="#piece-keg"]')) window.keg = true;
    if (document.querySelector('.ribbon')?.innerText.includes('Eine Lunte brennt.')) window.asked = true;
    if (document.body?.innerText.includes('ein Pulverfass an.')) window.told = true;
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_a_round_with_a_house_rule(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In German, which the feature speaks itself; until it was seen, asked about and told of."""
    # As `--features` sets it: the server of the tests is loaded before it reads its words.
    monkeypatch.setenv(FOLDERS, str(HOUSE))
    database = tmp_path / "tables.sqlite"
    now_runs("a house rule", database)
    with serving(database) as (url, _):
        visitor = Visitor(browser, url, language="de")
        visitor.context.add_init_script(SEEN)
        page = visitor.open(f"/new?rules={RULES}&bots=2&bot=random&pace=none")
        module = page.locator(".modules label", has_text="Pulverfass")
        expect(module).to_contain_text("Zünde auf einem Gang eine Lunte an.")
        expect(module.locator('use[href="#icon-keg"]')).to_have_count(1)
        assert page.evaluate("document.getElementById('icon-keg') !== null"), "the picture is there"
        expect(module.locator("input")).to_be_checked()
        page.locator("form button.play").first.click()
        page.wait_for_url("**/t/*")
        page.locator("ol.hand").wait_for()
        player = Player(visitor, 3, "de")
        while not page.evaluate("Boolean(window.keg && window.asked && window.told)"):
            assert not player.go_on(), "the game is over, and no keg was seen, asked about and told of"
        assert page.evaluate("document.getElementById('piece-keg') !== null"), "its drawing is there"
        assert visitor.done() == []
