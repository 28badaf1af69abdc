"""Games as numbers for machines that learn: every action has an index, every view is a row of bytes.  Compiled."""
