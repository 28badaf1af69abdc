"""Players that receive a view and return an action. Never the truth."""
