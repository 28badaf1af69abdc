"""Treasure chests, a mini: face-down path cards with a chest below each."""
