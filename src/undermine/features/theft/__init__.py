"""Theft and Hands Off, of the expansion."""
