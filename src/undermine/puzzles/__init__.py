"""Puzzles: moments of games with one right answer, cut by the review, checked in many worlds, graded by bots."""
