"""Simulation, tournaments and statistics: many games between bots, and what they tell."""

from undermine.lab.contest import Contest, compete
from undermine.lab.gain import Gain
from undermine.lab.loss import Loss, measure_loss
from undermine.lab.simulate import SeriesError, play_series, simulate
from undermine.lab.talk import TalkEffect, measure_talk
from undermine.lab.tally import Result, Tally

__all__ = [
    "Contest",
    "Gain",
    "Loss",
    "Result",
    "SeriesError",
    "TalkEffect",
    "Tally",
    "compete",
    "measure_loss",
    "measure_talk",
    "play_series",
    "simulate",
]
