"""Gold tokens of the expansion and who gets them."""
