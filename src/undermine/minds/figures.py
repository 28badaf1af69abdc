"""The figures of a temper: how a digger and a saboteur weigh what they see, in cards saved on the way to the gold.

Owns the numbers that minds of one kind may differ in: a saboteur that hides, a hasty one, one that minds nothing.  What
only one feature knows has its figures in that feature's `mind.py`.
"""

from __future__ import annotations


class Figures:
    """The usual ones; whoever wants another temper changes what is to be changed before a mind is made of it."""

    noise: float  # so that nobody reads a role off a single choice between near equals

    calm: float  # a saboteur: so many cards away from the gold nothing is urgent
    cover: float  # what one unit of bad looks costs while nobody suspects
    trust: float  # what one unit of good looks buys then
    cheap: float  # what a card of help costs then
    bold: float  # what a card of harm is worth however much time there is

    strike: float  # a digger: to lay the card that reaches the gold
    idle: float  # a card that brings nothing nearer blocks room and helps nobody
    patience: float  # how much dearer a way becomes at an open end with every turn in which nobody went on there

    def __init__(self) -> None:
        self.noise = 0.12
        self.calm = 9.0
        self.cover = 0.35
        self.trust = 0.9
        self.cheap = 0.05
        self.bold = 0.25
        self.strike = 2.0
        self.idle = -0.6
        self.patience = 1.0
