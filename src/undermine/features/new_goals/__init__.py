"""New goals, a mini: bags of gold, dragons and a giant spider."""
