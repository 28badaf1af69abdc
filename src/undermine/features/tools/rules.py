"""Sabotage and repair: three tools; a seat with a broken one lays no paths (BASE-31, BASE-34..39).

Owns the cards that break and mend.  Never knows what the others do.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.fact import HARM, HELP
from undermine.core.frame import NOBODY
from undermine.core.module import Module, Reason
from undermine.core.rules import CARDS, Rules
from undermine.core.run import Run
from undermine.core.state import BITS, State
from undermine.core.target import A_SEAT, SEAT, Seat, aim

TOOLS: Final = ("pickaxe", "lantern", "cart")
THREE: Final[i64] = 3
SABOTAGE: Final = "sabotage-"
REPAIR: Final = "repair-"

Row: TypeAlias = tuple[str, int]  # card name, how many


class Mended(Seat):
    """Somebody's tool: named if the card mends several."""

    tool: i64

    def __init__(self, tool: int = -1) -> None:
        super().__init__()
        self.tool = tool

    def usage(self) -> str:
        return "SEAT" if self.tool >= 0 else "SEAT TOOL"

    def write(self, rules: Rules, action: i64) -> list[str]:
        words = super().write(rules, action)
        return words if self.tool >= 0 else [*words, TOOLS[int(where_of(action))]]

    def read(self, rules: Rules, words: list[str]) -> i64:
        if self.tool >= 0:
            return aim(self.tool, 0) | super().read(rules, words)
        if len(words) != 2 or words[1] not in TOOLS:
            raise ValueError
        return aim(TOOLS.index(words[1]), 0) | super().read(rules, words[:1])

    def room(self, rules: Rules) -> tuple[int, int]:
        return len(TOOLS), A_SEAT


ANY_TOOL: Final = Mended()


class Tools(Module):
    rows: tuple[Row, ...]
    on_oneself: bool  # may a player break his own tools (E5)?
    mends_others: bool  # or only what lies before oneself (DUEL-A31)?
    tool: vec[i64]  # tool -> its condition, where `front` keeps it
    breaks: vec[i64]  # card -> condition that it brings, or 0
    mends: vec[i64]  # card -> conditions that it can end
    breaker: vec[i64]  # tool -> card that breaks it
    broke: i64  # facts (seat, whose tool, the card that breaks it)
    mended: i64

    def __init__(self, rows: tuple[Row, ...], on_oneself: bool = False, mends_others: bool = True) -> None:
        self.rows = rows
        self.on_oneself = on_oneself
        self.mends_others = mends_others
        self.tool = vec[i64]([0] * 3)
        self.breaks = vec[i64]([0] * CARDS)
        self.mends = vec[i64]([0] * CARDS)
        self.breaker = vec[i64]([0] * 3)
        self.broke = self.mended = 0

    def join(self, rules: Rules) -> None:
        self.broke = rules.fact(self, "broke", "seat seat card", HARM, tally="broke", weight=1)
        self.mended = rules.fact(self, "mended", "seat seat card", HELP, tally="mended")
        bits = [rules.condition(bars_paths=True) for tool in TOOLS]
        self.tool = vec[i64]([bit << int(BITS) for bit in bits])
        for name, count in self.rows:
            if name.startswith(SABOTAGE):
                tool = TOOLS.index(name[len(SABOTAGE) :])
                card = rules.card(self, name, count, SEAT, bits[tool])
                self.breaks[card] = self.tool[tool]
                self.breaker[tool] = card
            else:
                tools = [TOOLS.index(word) for word in name[len(REPAIR) :].split("+")]
                target = Mended(tools[0]) if len(tools) == 1 else ANY_TOOL
                self.mends[rules.card(self, name, count, target)] = sum([int(self.tool[tool]) for tool in tools])

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        front = state.front
        action = act(USE, card, 0, 0)
        tool = self.breaks[card]
        if tool:
            spared = NOBODY if self.on_oneself else seat
            for whom in range(state.seats):
                if not front[whom] & tool and whom != spared:
                    menu[n] = action | whom
                    n += 1
            return n
        tools = self.mends[card]
        if not state.ailing & tools:
            return n
        for whom in range(state.seats):
            broken = front[whom] & tools
            if broken and (self.mends_others or whom == seat):
                for t in range(THREE):
                    if broken & self.tool[t]:
                        menu[n] = action | t << 8 | whom
                        n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        card = card_of(action)
        if self.breaks[card]:
            run.front(whom_of(action), card)
            run.tell(self.broke, seat, whom_of(action), card)
        else:
            self.mend(run, seat, action)

    def mend(self, run: Run, seat: i64, action: i64) -> None:
        """What broke a tool goes away, and so does the card that mends it."""
        broken = self.breaker[where_of(action)]
        run.clear(whom_of(action), broken)
        run.tell(self.mended, seat, whom_of(action), broken)
        run.bury(card_of(action))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        card = card_of(action)
        whom = whom_of(action)
        if self.breaks[card]:
            if whom == seat and not self.on_oneself:
                return ("not-on-yourself",)
            return ("already-broken", str(int(whom)))
        if where_of(action) >= THREE or not self.mends[card] & self.tool[where_of(action)]:
            return ("mends-other-tools",)
        if whom != seat and not self.mends_others:
            return ("mends-own-only",)
        return ("nothing-to-mend", str(int(whom)))
