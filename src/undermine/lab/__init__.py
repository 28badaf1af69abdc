"""Simulation, tournaments and statistics: many games between bots, and what they tell."""

from undermine.lab.contest import Contest, compete
from undermine.lab.simulate import SeriesError, play_series, simulate
from undermine.lab.tally import Result, Tally

__all__ = ["Contest", "Result", "SeriesError", "Tally", "compete", "play_series", "simulate"]
