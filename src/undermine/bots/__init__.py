"""Players that are programs: they get a view and the events of their seat, and answer with a legal action."""

from undermine.bots.bot import Bot
from undermine.bots.registry import BOTS, UnknownBot, make, maker_of

__all__ = ["BOTS", "Bot", "UnknownBot", "make", "maker_of"]
