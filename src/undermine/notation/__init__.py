"""Text of positions, actions, events, rules and whole games: printed and parsed."""
