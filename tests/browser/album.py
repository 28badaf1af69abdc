"""Takes the pictures of what moves and of what is learned: `python -m tests.browser.album [NAME ...]`.

Owns which moments are shown: who am I, the blow, the climax, who is it, notes, the first game, lessons, the TV, the
device that goes round, into docs/pictures; and the pictures of links (`links`), into web/public/icons.  What moves is a
film strip.  Plays real games on a server of its own, like pictures.py; run it after the pages have changed, and look at
what it made.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.pictures import DESK, FOLDER, HAND, Camera
from tests.browser.player import Player, Toucher
from tests.browser.serving import now_runs, serving
from tests.browser.visitor import Visitor
from undermine.server.preview import SIZE, picture_of

ICONS = Path(__file__).parents[2] / "web" / "public"
BOXES = ("base", "expansion", "duel", "solo", "cave")
TV = (1920, 1080)
LAP = (1280, 720)
QUALITY = 68
PATIENCE = 300.0

LINK = """([box, home]) => {
  const scene = document.createElement('img');
  scene.src = `${home}/art/scene/box-${box}.svg`;
  Object.assign(scene.style, {position: 'fixed', inset: 0, width: '100%', height: '100%', objectFit: 'cover'});
  const name = document.createElement('h1');
  name.textContent = 'Undermine';
  Object.assign(name.style, {position: 'fixed', left: '56px', bottom: '34px', font: '800 132px Grenze', lineHeight: 1,
    letterSpacing: '-2px', color: '#ffd479', textShadow: '0 4px 0 #6b4a12, 0 10px 34px #000, 0 0 12px #000'});
  document.body.replaceChildren(scene, name);
  return scene.decode();
}"""
"""The picture of a box under the name of the house."""

STRIP = """(frames) => {
  const row = document.createElement('div');
  Object.assign(row.style, {display: 'flex', gap: '6px', background: '#0c0f14', width: 'max-content'});
  document.body.replaceChildren(row);
  document.body.style.margin = 0;
  return Promise.all(frames.map(([source, width]) => {
    const frame = document.createElement('img');
    frame.src = source;
    Object.assign(frame.style, {width: `${width}px`, alignSelf: 'flex-start'});
    row.append(frame);
    return frame.decode();
  }));
}"""


class Album(Camera):
    def lively(self, language: str = "en", size: tuple[int, int] = LAP, *, new: bool = False) -> Visitor:
        """Somebody who wants to see things move."""
        touch = size == HAND
        return Visitor(self.browser, self.url, language=language, size=size, touch=touch, lively=not new, new=new)

    def shoot(self, page: Page, name: str, wait: int = 900) -> None:
        page.wait_for_timeout(wait)
        page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()

    def frame(self, page: Page) -> bytes:
        return page.screenshot(type="jpeg", quality=80)

    def strip(self, name: str, frames: list[bytes], width: int) -> None:
        """Several moments side by side, each so wide."""
        page = self.browser.new_page(viewport={"width": (width + 6) * len(frames) - 6, "height": 400})
        page.goto("about:blank")
        data = [[f"data:image/jpeg;base64,{base64.b64encode(frame).decode()}", width] for frame in frames]
        page.evaluate(STRIP, data)
        page.locator("div").screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
        page.close()
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()

    # What links show

    def links(self) -> None:
        visitor = self.visitor("en", SIZE)
        for box in BOXES:
            page = visitor.open("/")
            page.evaluate("document.fonts.ready.then(() => 0)")
            page.evaluate(LINK, [box, self.url])
            page.screenshot(path=ICONS / picture_of(box), type="jpeg", quality=74)
        visitor.context.close()

    # The three peaks, and the fourth

    def who(self) -> None:
        """The own card, face down and then turned: on a phone."""
        visitor = self.lively("en", HAND)
        page = self._begin(visitor, "base:de x5", rest=45)
        page.locator("dialog.who").wait_for()
        page.wait_for_timeout(900)
        frames = [self.frame(page)]
        page.locator("dialog.who button.play").tap()
        for wait in (40, 1_600):
            page.wait_for_timeout(wait)
            frames.append(self.frame(page))
        self.strip("moment-who", frames, 300)
        visitor.context.close()

    def blow(self) -> None:
        """Somebody breaks a tool of the reader: the card comes, strikes, and leaves its mark."""
        while True:
            ada, bo = self.hall.guest(), self.hall.guest()
            table = self.hall.open_table("base:de[firstPlayer=1] x3", ada, bots=1, name="Ada")
            path = f"/api/tables/{table['id']}"
            self.hall.ask("POST", f"{path}/seats/1", bo, {"name": "Bo"})
            self.hall.ask("POST", f"{path}/start", ada)
            position = self.hall.ask("GET", f"{path}/position", bo)
            legal = position["legal"]
            assert isinstance(legal, list)
            blows = [each for each in legal if "sabotage" in each and each.split()[-1] == "0"]
            if blows:
                break
        visitor = self.lively()
        visitor.become(ada)
        page = visitor.open(f"/t/{table['id']}")
        page.locator("ol.hand").wait_for()
        self._understand(visitor)
        page.mouse.move(640, 300)  # no card is told about
        page.wait_for_timeout(1_500)
        self.hall.ask("POST", f"{path}/moves", bo, {"seen": position["n"], "action": blows[0]})
        frames = [self._after(page, wait) for wait in (350, 350, 1_400)]
        self.strip("moment-blow", frames, 560)
        visitor.context.close()

    def climax(self) -> None:
        """An onlooker sees the gold turned up: the light runs there, the card turns, gold bursts."""
        while True:
            host = self.hall.guest()
            table = self.hall.open_table("base:de[rounds=1] x3", host, bot_delay=0.8)
            for seat in range(3):
                self.hall.ask("POST", f"/api/tables/{table['id']}/seats/{seat}/bot", host, {"bot": "miner"})
            visitor = self.lively()
            page = visitor.open(f"/t/{table['id']}")
            self.hall.ask("POST", f"/api/tables/{table['id']}/start", host)
            frames = self._climax(page)
            visitor.context.close()
            if len(frames) >= 4:
                self.strip("moment-climax", [frames[round(i * (len(frames) - 1) / 3)] for i in range(4)], 480)
                return

    def _climax(self, page: Page) -> list[bytes]:
        """Frames of the turning up of the gold; none if it was not found."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not page.locator("dialog[open]").count():
            frames = []
            while page.locator(".climax").count():
                frames.append(self.frame(page))
            if len(frames) >= 4 and page.locator(".climax.gold, dialog[open]").count() + len(frames) > 4:
                return frames
            page.wait_for_timeout(30)
        return []

    def point(self) -> None:
        """Before the roles are shown everybody points; then arrows tell who fooled whom."""
        while not (frames := self._pointing()):
            pass
        self.strip("moment-point", frames, 640)

    def _pointing(self) -> list[bytes]:
        """Frames of it; none if the player pointed before a picture was taken."""
        visitor, player, _ = self.seated("en", "base:de[rounds=1] x5", LAP)
        frames: list[bytes] = []
        until = time.monotonic() + PATIENCE
        while (state := player.state()) not in {"next", "to-end"}:
            assert time.monotonic() < until
            if state == "point" and not frames:
                visitor.page.wait_for_timeout(900)
                frames.append(self.frame(visitor.page))
            player.go_on()
        visitor.page.wait_for_timeout(2_500)
        frames.append(self.frame(visitor.page))
        visitor.context.close()
        return frames if len(frames) > 1 else []

    # Learning

    def first(self) -> None:
        """Somebody new: three pictures, then the coach at the table."""
        visitor = self.lively("cs", DESK, new=True)
        page = visitor.open("/")
        page.locator("button.play.large").click()
        page.locator("ol.sheet li").nth(2).wait_for()
        self.shoot(page, "first-sheet-cs", 1_500)
        page.locator("dialog[open] footer .btn.brass").click()
        page.locator("dialog.who").wait_for()
        visitor.understand()
        page.locator(".coach .btn.brass").click()
        self.shoot(page, "first-coach-cs")
        page.locator("header nav a.tool").click()
        page.locator("aside.rules section").first.wait_for()
        self.shoot(page, "rules-beside-cs")
        visitor.context.close()
        for box in ("duel", "cave"):
            visitor = self.lively("en", HAND, new=True)
            page = self._begin(visitor, f"{box} x{2 if box == 'duel' else 4}", rest=45)
            page.locator("ol.sheet li").nth(2).wait_for()
            self.shoot(page, f"first-sheet-{box}-phone", 1_500)
            visitor.context.close()

    def lessons(self) -> None:
        visitor = self.visitor("de")
        page = visitor.open("/learn")
        self.shoot(page, "lessons-de", 1_500)
        visitor.open(str(page.locator("a[href*='/learn/base/']").nth(1).get_attribute("href")))
        page.locator("ol.hand li").first.wait_for()
        self.shoot(page, "lesson-de", 1_500)
        visitor.context.close()
        visitor = self.visitor("lt", HAND)
        page = visitor.open("/learn")
        visitor.open(str(page.locator("a[href*='/learn/cave/']").first.get_attribute("href")))
        page.locator("ol.hand li").first.wait_for()
        self.shoot(page, "lesson-cave-phone-lt", 1_500)
        visitor.context.close()

    def notes(self) -> None:
        ada, bo = self.hall.guest(), self.hall.guest()
        table = self.hall.open_table("base:de x5", ada, bots=3, name="Ada")
        path = f"/api/tables/{table['id']}"
        self.hall.ask("POST", f"{path}/seats/1", bo, {"name": "Bo"})
        self.hall.ask("POST", f"{path}/start", ada)
        visitor = self.visitor("en", LAP)
        visitor.become(ada)
        page = visitor.open(f"/t/{table['id']}")
        page.locator("ol.hand").wait_for()
        visitor.understand()
        for phrase, place in (("gold-is-at", "top"), ("rock-is-at", "middle")):
            self.hall.ask("POST", f"{path}/say", bo, {"phrase": phrase, "arguments": [place]})
        for seat, mark in ((2, 0), (1, 2)):
            page.locator(f"[data-seat='{seat}']").click()
            page.locator("dialog[open] button.chip").nth(mark).click()
            if seat == 2:
                page.keyboard.press("Escape")
        self.shoot(page, "notes")
        visitor.context.close()

    # One room

    def tv(self) -> None:
        host, guest = self.hall.guest(), self.hall.guest()
        table = self.hall.open_table("base:de x5", host, bots=3, name="Ada")
        self.hall.ask("POST", f"/api/tables/{table['id']}/seats/1", guest, {"name": "Mia"})
        screen = self.visitor("en", TV)
        page = screen.open(f"/tv/{table['code']}")
        self.hall.ask("POST", f"/api/tables/{table['id']}/start", host)
        players = []
        for seed, token in enumerate((host, guest)):
            phone = self.visitor("en", HAND)
            phone.become(token)
            phone.open(f"/t/{table['id']}").locator("ol.hand").wait_for()
            players.append(Toucher(phone, seed + 2))
        while sum(player.turns for player in players) < 14:
            assert not any(player.go_on() for player in players)
        self.shoot(page, "tv")

    def hot_seat(self) -> None:
        """The device goes from one to the other: what lies on it meanwhile, and what the next one finds."""
        visitor, token = self.visitor("en", HAND), self.hall.guest()
        visitor.become(token)
        table = self.hall.open_table("duel x2", token, name="Ada", rest=120)
        page = visitor.open(f"/t/{table['id']}")
        page.locator(".device input").fill("Mia")
        page.locator(".device button").last.tap()
        page.locator(".device").get_by_text("Mia", exact=True).wait_for()
        page.locator(".device").evaluate("(device) => device.scrollIntoView({block: 'center'})")
        frames = [self.frame(page)]
        page.locator("button.play").first.tap()
        player: Player = Toucher(visitor, 4)
        while player.turns < 7 or not page.locator("dialog.cover[open]").count():
            if page.locator("dialog.cover[open]").count():
                page.locator("dialog.cover button.play").tap()
            else:
                assert not player.go_on()
        page.wait_for_timeout(600)
        frames.append(self.frame(page))
        page.locator("dialog.cover button.play").tap()
        page.wait_for_timeout(1_200)
        frames.append(self.frame(page))
        self.strip("hot-seat", frames, 300)
        visitor.context.close()

    def cave_phone(self) -> None:
        self.moving("cs", "cave x4", "cave-phone-cs", HAND)

    def _begin(self, visitor: Visitor, rules: str, **choices: object) -> Page:
        token = self.hall.guest()
        visitor.become(token)
        seats = int(rules.rpartition("x")[2])
        wish = {"rules": rules, "pace": "none", "bot_delay": 0.6, "name": "Ada", "bots": seats - 1, "start": True}
        table = self.hall.ask("POST", "/api/tables", token, {**wish, **choices})
        page = visitor.open(f"/t/{table['id']}")
        page.locator("ol.hand").wait_for(state="attached")
        return page

    def _understand(self, visitor: Visitor) -> None:
        visitor.page.wait_for_timeout(800)
        visitor.understand()

    def _after(self, page: Page, wait: int) -> bytes:
        page.wait_for_timeout(wait)
        return self.frame(page)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.sqlite") as (url, _):
        album = Album(url)
        sets: dict[str, Callable[[], None]] = {
            each.__name__: each
            for each in (
                *(album.links, album.who, album.blow, album.climax, album.point, album.first, album.lessons),
                *(album.notes, album.tv, album.hot_seat, album.cave_phone),
            )
        }
        if unknown := set(wanted) - set(sets):
            raise SystemExit(f"there is no {', '.join(sorted(unknown))}; there are: {', '.join(sets)}")
        for name in wanted or sets:
            now_runs(name, Path(folder) / "tables.sqlite")
            sets[name]()
        album.close()


if __name__ == "__main__":
    main(sys.argv[1:])
