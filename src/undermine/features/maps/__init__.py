"""Treasure maps."""
