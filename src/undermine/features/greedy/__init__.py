"""The greedy dwarf of 2016, who is on nobody's side."""
