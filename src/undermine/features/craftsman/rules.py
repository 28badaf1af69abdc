"""Master craftsman: mends any one broken tool (CH-2021-1, CH-2021-2).

Owns the one card.  Which tools there are and what breaks them is the business of `tools`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, whom_of
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.tools.rules import ANY_TOOL, THREE, Tools


class Craftsman(Module):
    count: int
    tools: Tools

    def __init__(self, count: int, tools: Tools) -> None:
        self.count = count
        self.tools = tools

    def join(self, rules: Rules) -> None:
        rules.card(self, "craftsman", self.count, ANY_TOOL)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        for whom in range(state.seats):
            for t in range(THREE):
                if state.front[whom] & self.tools.tool[t]:
                    menu[n] = act(USE, card, t, whom)
                    n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        self.tools.mend(run, seat, action)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("nothing-to-mend", str(int(whom_of(action))))
