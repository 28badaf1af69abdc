"""The powder keg: a house rule of our own, to show what one is made of."""

__version__ = "1.0"
