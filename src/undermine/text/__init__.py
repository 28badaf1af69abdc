"""Words for people in their language. Knows no rules."""
