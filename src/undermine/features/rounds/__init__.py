"""Rounds and turns."""
