"""Takes the pictures of the pages for the documents: `python -m tests.browser.pictures`, into docs/pictures.

Owns which moments are shown, and in which language.  Plays real games against bots on a server of its own, so every
picture shows the program as it is; run it after the pages have changed, and look at what it made.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, Hall, chromium
from tests.browser.player import Player
from tests.browser.serving import serving
from tests.browser.visitor import Visitor
from undermine.bots.registry import make
from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.games import parse_rules
from undermine.notation.action import write_action
from undermine.views.view import View

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESK = (1440, 900)
HAND = (390, 844)


def dig(hall: Hall, name: str, bot: str = "miner") -> None:
    """Somebody plays the challenge of the day over the API as a bot would."""
    token = hall.guest()
    table = hall.ask("POST", "/api/daily", token, {"name": name})
    rules = parse_rules(str(table["rules"]))
    mind, view = make(bot, 0, rules, len(name)), View(rules, 0)
    path, seen = f"/api/tables/{table['id']}", 0
    while True:
        position = hall.ask("GET", f"{path}/position?raw=true&seen={seen}", token)
        events = position["events"]
        assert isinstance(events, list)
        news: list[Event] = [(kind, eyes, tuple(o), tuple(s)) for kind, eyes, o, s in events]
        for event in news:
            view.fold(event)
        mind.see(news)
        if not position.get("legal"):
            return
        seen = int(str(position["n"]))
        action = write_action(rules, mind.choose(view, legal_actions(view, 0)))
        hall.ask("POST", f"{path}/moves", token, {"seen": seen, "action": action})


class Camera:
    def __init__(self, url: str) -> None:
        self.url = url
        self.hall = Hall(url, Path())
        self._playing = sync_playwright().start()
        self.browser = self._playing.chromium.launch(executable_path=chromium(), args=ARGUMENTS)

    def close(self) -> None:
        self.browser.close()
        self._playing.stop()
        self.hall.http.close()

    def visitor(self, language: str, size: tuple[int, int] = DESK) -> Visitor:
        return Visitor(self.browser, self.url, language=language, size=size, touch=size == HAND)

    def take(self, page: Page, name: str, wait: int = 1200) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(wait)
        page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=84)
        sys.stdout.write(f"{name}\n")

    def seated(self, language: str, rules: str, size: tuple[int, int] = DESK) -> tuple[Visitor, Player, str]:
        """Somebody at a table of bots whose game has begun."""
        visitor = self.visitor(language, size)
        token = self.hall.guest()
        visitor.become(token)
        seats = int(rules.rpartition("x")[2])
        wish = {"pace": "relaxed", "bot_delay": 0, "rest": 45, "name": "Mole", "bots": seats - 1, "start": True}
        table = self.hall.ask("POST", "/api/tables", token, {"rules": rules, **wish})
        visitor.open(f"/t/{table['id']}").locator("ol.hand").wait_for()
        return visitor, Player(visitor, 11, language), f"/t/{table['id']}"

    def mid_game(self, language: str, rules: str, name: str, size: tuple[int, int] = DESK, turns: int = 8) -> None:
        """With a card lifted and the cells lit where it may go."""
        visitor, player, _ = self.seated(language, rules, size)
        while player.turns < turns or not self.lifts(player):
            assert not player.go_on(), "the game ended before a picture could be taken"
        self.take(visitor.page, name)
        visitor.context.close()

    def moving(self, language: str, rules: str, name: str, size: tuple[int, int] = DESK, turns: int = 10) -> None:
        """In the cave, with the fields lit where the own dwarf may go; dwarfs that stray get another game."""
        while True:
            visitor, player, _ = self.seated(language, rules, size)
            page, is_over = visitor.page, False
            while not is_over and (
                player.turns < turns or page.locator("button.pass").count() or page.locator("button.field").count() < 5
            ):
                is_over = player.go_on()
            if not is_over:
                self.take(page, name)
            visitor.context.close()
            if not is_over:
                return

    def boxes(self) -> None:
        """The other boxes: the expansion with chests and a toll, and the minis on a phone."""
        self.mid_game("en", "expansion+toll+chests[chestCells=2:2/3:-2/5:1/6:-1] x6", "game-expansion", turns=7)
        rules = "base+toll+party+chests+new-goals[chestCells=2:2/3:-2/5:1/6:-1,partyCell=4:3] x4"
        self.mid_game("cs", rules, "game-minis-phone-cs", HAND, 5)

    def alone_and_in_two(self) -> None:
        """The Duel, the same alone, and the list of the challenge of the day."""
        self.mid_game("en", "duel x2", "duel", turns=14)
        self.mid_game("sk", "solo x1", "solo-phone-sk", HAND, 26)
        for name in ("Ąžuolas", "Rūta", "Gediminas"):
            dig(self.hall, name)
        dig(self.hall, "Žiogas", "random")
        visitor = self.visitor("lt")
        self.take(visitor.open("/daily"), "daily-lt")
        visitor.context.close()

    def lifts(self, player: Player) -> bool:
        """Lift a card that fits in several places, if it is the player's turn and there is one."""
        if player.state() != "mine" or not player.page.locator("button.pass").count():
            return False
        useful = player.page.locator("ol.hand li:not(.idle) .card-button")
        for i in range(useful.count()):
            useful.nth(i).click()
            if player.page.locator("button.cell.open.lay").count() > 2:
                return True
        return False


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.sqlite") as (url, _):
        camera = Camera(url)
        visitor = camera.visitor("en")
        camera.take(visitor.open("/"), "home")
        visitor.context.close()
        visitor = camera.visitor("cs")
        camera.take(visitor.open("/new"), "new-table-cs")
        visitor.context.close()
        visitor = camera.visitor("sk")
        token = camera.hall.guest()
        visitor.become(token)
        wish = {"rules": "base x6", "name": "Mole", "bots": 2}
        table = camera.hall.ask("POST", "/api/tables", token, wish)
        camera.take(visitor.open(f"/t/{table['id']}"), "lobby-sk")
        visitor.context.close()
        camera.mid_game("en", "base:de x5", "game")
        camera.mid_game("lt", "base x7", "game-phone-lt", HAND, 6)
        camera.moving("en", "cave x5", "cave")
        camera.moving("cs", "cave x4", "cave-phone-cs", HAND)
        camera.boxes()
        camera.alone_and_in_two()
        visitor, player, place = camera.seated("de", "base:de[rounds=1] x5")
        player.on_round = lambda: camera.take(visitor.page, "round-end-de", 2500)
        player.play_to_the_end()
        camera.take(visitor.page, "game-end-de")
        camera.take(visitor.open(f"{place}/replay/1?seat=-1&step=25"), "replay-de")
        visitor.context.close()
        camera.close()


if __name__ == "__main__":
    main()
