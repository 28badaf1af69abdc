"""What is in each box, as data: one TOML file per box. No code."""
