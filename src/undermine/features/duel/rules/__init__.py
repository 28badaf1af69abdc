"""What happens in the Duel, one file per piece of rules."""
