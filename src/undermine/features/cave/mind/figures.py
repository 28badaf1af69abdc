"""The figures of the cave: what a turn, a monster, a nugget is worth to whoever plays for a side.

Owns the numbers, in turns that this side does not need.
"""

from __future__ import annotations

from librt.vecs import vec

from undermine.features.cave.rules.trek import Prices


class Figures:
    """The usual ones; whoever wants others changes them before a mind is made of them."""

    noise: float
    costs: Prices  # of ways, in 60ths of a turn
    crowd: float  # turns: to look behind a goal that somebody else will reach before us; less than 0: to follow him
    guess: float  # turns that a wrong guess of the exit takes
    friend: float  # what a turn that a friend saves is worth, …
    foe: float  # … and one that a foe loses
    monster: float  # what a way costs besides: a monster met, …
    card: float  # … a card lost, …
    nugget: float  # … a nugget paid
    out: float
    ore: float  # a vein with a nugget
    vein: float  # to lay a card with one
    doubt: float  # what a turn that somebody saves or costs others says about his loyalty, in logarithms of odds
    leaves: float  # what a web or a rockfall costs
    hope: float  # what every nugget of somebody is worth that is as good as carried out: …
    half: float  # … as likely as not it will be if the way out takes so much of the turns that are left, …
    less: float  # … less so many turns, …
    breadth: float  # … and so many turns make a difference there
    bite: vec[float]  # kind of card -> what a monster is worth that can reach a foe
    held: vec[float]  # kind of card -> what it is worth in the hand
    boots: float
    axe: float
    look: float  # secret information of a goal, …
    scan: float  # … of a person
    pass_one: float  # to put a card away, …
    pass_two: float  # … and a second one

    def __init__(self) -> None:
        """Most of them learned by whole games (`bench/climb.py`)."""
        self.noise = 0.05
        self.costs = Prices(step=24, card=115, bridge=51, toll=42, web=75)
        self.crowd = -0.24
        self.guess = 2.46
        self.friend = 0.7
        self.foe = 0.7
        self.monster = 1.5
        self.card = 0.8
        self.nugget = 0.6
        self.out = 5.31
        self.ore = 0.8
        self.vein = 0.2
        self.doubt = 0.64
        self.leaves = 0.3
        self.hope = 0.05
        self.half = 0.79
        self.less = -0.08
        self.breadth = 2.0
        self.bite = vec[float]([0.0, 0.0, 0.0, 0.5, 0.7, 0.8, 0.0, 0.0, 0.0])
        self.held = vec[float]([0.05, 0.05, 0.05, 0.25, 0.35, 0.4, 1.0, 0.5, 0.4])
        self.boots = 1.6
        self.axe = 0.7
        self.look = 1.62
        self.scan = 0.2
        self.pass_one = 0.1
        self.pass_two = 0.05
