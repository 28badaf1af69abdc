"""Finished games looked back at: chances, luck and mistakes, beliefs, and puzzles cut from them."""
