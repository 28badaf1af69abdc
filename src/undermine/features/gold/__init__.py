"""Gold cards: how they are shared out."""
