"""Inspection and Swap Hats, of the expansion."""
