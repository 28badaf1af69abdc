"""Pieces of rules, one file each; they know the core and, by their public constants only, one another."""
