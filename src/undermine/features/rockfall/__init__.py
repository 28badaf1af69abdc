"""Rockfalls."""
