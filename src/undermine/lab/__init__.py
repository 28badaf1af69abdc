"""Simulation, tournaments and statistics: many games between bots, and what they tell."""

from undermine.lab.simulate import SeriesError, play_series, simulate
from undermine.lab.tally import Result, Tally

__all__ = ["Result", "SeriesError", "Tally", "play_series", "simulate"]
