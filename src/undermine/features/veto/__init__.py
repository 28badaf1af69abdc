"""The veto of 2019: undo the card just announced."""
