"""What is said at a table: phrases that everybody reads in his own language, who may speak when, and what bots say."""
