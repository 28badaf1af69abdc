"""The secrecy border: what one seat sees and knows, and full states consistent with it."""
