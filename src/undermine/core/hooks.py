"""Who listens to which hook: only modules that override it, in the order of the game's modules.

Owns these lists, so that a hook costs nothing where no module minds.
"""

from __future__ import annotations

from librt.vecs import vec

from undermine.core.module import Module


class Hooks:
    deal: vec[Module]
    offer: vec[Module]
    sieve: vec[Module]
    entering: vec[Module]
    lifted: vec[Module]
    closing: vec[Module]
    interrupt: vec[Module]
    reached: vec[Module]
    end_round: vec[Module]
    score: vec[Module]
    victory: vec[Module]

    def __init__(self, modules: tuple[Module, ...]) -> None:
        self.deal = _listeners(modules, "deal")
        self.offer = _listeners(modules, "offer")
        self.sieve = _listeners(modules, "sieve")
        self.entering = _listeners(modules, "entering")
        self.lifted = _listeners(modules, "lifted")
        self.closing = _listeners(modules, "closing")
        self.interrupt = _listeners(modules, "interrupt")
        self.reached = _listeners(modules, "reached")
        self.end_round = _listeners(modules, "end_round")
        self.score = _listeners(modules, "score")
        self.victory = _listeners(modules, "victory")


def _listeners(modules: tuple[Module, ...], hook: str) -> vec[Module]:
    return vec[Module]([module for module in modules if getattr(type(module), hook) is not getattr(Module, hook)])
