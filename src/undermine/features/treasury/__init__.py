"""The treasury of 2018: choose from the discard pile instead of drawing."""
