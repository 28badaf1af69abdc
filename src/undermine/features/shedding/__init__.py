"""Shedding, of the expansion: two cards off the hand against one that lies before you."""
