"""Simulation, tournaments and statistics: many games between bots, and what they tell."""

from undermine.lab.contest import Contest, compete
from undermine.lab.gain import Gain, measure_gain
from undermine.lab.loss import Loss, measure_loss
from undermine.lab.simulate import SeriesError, play_series, simulate
from undermine.lab.tally import Result, Tally

__all__ = [
    "Contest",
    "Gain",
    "Loss",
    "Result",
    "SeriesError",
    "Tally",
    "compete",
    "measure_gain",
    "measure_loss",
    "play_series",
    "simulate",
]
