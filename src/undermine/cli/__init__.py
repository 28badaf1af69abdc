"""The command line: `undermine play | simulate | trace | replay | perft | bench | cards`, one file per command."""

from undermine.cli.app import main

__all__ = ["main"]
