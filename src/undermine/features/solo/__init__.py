"""The Duel for one player."""
