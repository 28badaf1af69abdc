"""What happens in the Dark Cave, one file per piece of rules."""
