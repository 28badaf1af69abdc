"""Blue and green diggers and the other dwarfs of the expansion."""
