"""Ladders of the expansion, from which light comes as from the start."""
