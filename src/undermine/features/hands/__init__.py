"""Swap Hands, of the expansion."""
