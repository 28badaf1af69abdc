"""A table in the terminal for one person and bots: made from that person's view and events only."""
