"""What places in the mine have in common; a part of other features, none by itself."""
