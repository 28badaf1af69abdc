"""Gold diggers and saboteurs."""
