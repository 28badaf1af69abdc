"""The tunnel party, a mini: dwarf cards are dealt anew."""
