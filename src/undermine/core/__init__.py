"""The heart: tiles, arena, state, changes, agenda and rules, for every game of the family; knows no single card."""
