"""The change of direction of 2020."""
