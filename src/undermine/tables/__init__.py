"""Live games with people and bots: seats, clocks, refusals, the record.  No I/O and no event loop; owns the truth."""
