"""The figures of a temper: how a digger and a saboteur weigh what they see, in cards saved on the way to the gold.

Owns the numbers of the base game, in which minds of one kind may differ: a saboteur that hides, a hasty one, one that
minds nothing.  What only an optional feature knows has its figures in that feature's `mind.py`.
"""

from __future__ import annotations


class Figures:
    """The usual ones; whoever wants another temper changes what is to be changed before a mind is made of it."""

    noise: float  # so that nobody reads a role off a single choice between near equals

    strike: float  # a digger: to lay the card that reaches the gold
    idle: float  # a card that brings nothing nearer blocks room and helps nobody
    patience: float  # how much dearer a way becomes at an open end with every turn in which nobody went on there
    look: float  # to learn where the gold lies
    mend_me: float
    mend_friend: float  # per trust that he is no saboteur
    hinder: float  # to break the tools of a suspect, per chance beyond doubt that he is a saboteur
    doubt: float
    clear: float  # what a rockfall must save, to be used
    fresh: float  # what another card is worth than one that is put away
    copy: float  # what every further card is worth less in hand that does the same
    keep_path: float  # what cards are worth in hand: one that leads on, …
    keep_side: float  # … for every open side, …
    keep_east: float  # … if it leads straight to the goals, …
    useless: float  # … what is left of that if it brings nothing nearer now; …
    keep_dead: float  # … one that leads nowhere, …
    keep_map: float
    keep_mend: float
    keep_break: float
    keep_fall: float

    # Evidence: how much likelier a saboteur does a thing than a digger, as a logarithm
    nearer: float  # a path card that brings some goal nearer, …
    sideways: float  # … none, …
    farther: float  # … or makes a way longer
    dead_end: float  # … and leads nowhere besides
    clears: float  # a rockfall that opens a way, …
    spoils: float  # … makes it longer, …
    shakes: float  # … or changes nothing
    passes: float  # a card put away by somebody who could lay one
    wrongs: float  # harm to somebody trusted, or help for a suspect
    hint: float  # how far the digging of somebody who looked at a goal is believed

    calm: float  # a saboteur: so many cards away from the gold nothing is urgent
    cover: float  # what one unit of bad looks costs while nobody suspects
    shame: float  # … by other cards than those of the mine
    trust: float  # what one unit of good looks buys then
    cheap: float  # what a card of help costs then
    bold: float  # what a card of harm is worth however much time there is
    given: float  # what it costs to reach the gold
    spite: float  # to break the tools of a digger, per trust beyond innocence
    innocence: float
    rush: float  # how much of that counts however much time there is
    busy: float  # more for every card by which somebody brought the gold nearer
    fellow: float  # to mend the tools of a fellow
    mend_self: float
    look_harm: float
    hold_fall: float  # what a rockfall is worth while there is time
    fresh_harm: float  # what it is worth that a good card is out of the game
    hold_path: float  # what cards are worth in hand: one that leads on, …
    hold_side: float  # … less for every open side; …
    hold_dead: float
    hold_map: float
    hold_mend: float
    hold_break: float
    hold_rock: float

    def __init__(self) -> None:
        self.noise = 0.12

        self.strike = 2.0
        self.idle = -0.6
        self.patience = 1.0
        self.look = 1.1
        self.mend_me = 1.4
        self.mend_friend = 2.5
        self.hinder = 3.0
        self.doubt = 0.52
        self.clear = 0.4
        self.fresh = 0.1
        self.copy = 0.15
        self.keep_path = 0.3
        self.keep_side = 0.12
        self.keep_east = 0.15
        self.useless = 0.7
        self.keep_dead = -0.35
        self.keep_map = 0.7
        self.keep_mend = 0.45
        self.keep_break = 0.4
        self.keep_fall = 0.35

        self.nearer = -0.45
        self.sideways = 0.45
        self.farther = 1.3
        self.dead_end = 0.9
        self.clears = -0.9
        self.spoils = 1.8
        self.shakes = 0.3
        self.passes = 0.12
        self.wrongs = 1.6
        self.hint = 0.45

        self.calm = 9.0
        self.cover = 0.35
        self.shame = 0.0
        self.trust = 0.9
        self.cheap = 0.05
        self.bold = 0.25
        self.given = 3.0
        self.spite = 1.1
        self.innocence = 0.45
        self.rush = 0.4
        self.busy = 0.08
        self.fellow = 0.8
        self.mend_self = 0.5
        self.look_harm = 0.6
        self.hold_fall = 0.3
        self.fresh_harm = 0.3
        self.hold_path = 0.25
        self.hold_side = 0.08
        self.hold_dead = 0.5
        self.hold_map = 0.4
        self.hold_mend = 0.1
        self.hold_break = 0.7
        self.hold_rock = 0.8
