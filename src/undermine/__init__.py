"""Every game of the Saboteur family: rules, secrecy, bots, text and tools. Each room is imported by its own name."""

from undermine import native

__version__ = "0.1.0"

native.select()
