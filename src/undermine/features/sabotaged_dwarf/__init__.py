"""The sabotaged dwarf, a variant: a broken tool costs the share of gold."""
