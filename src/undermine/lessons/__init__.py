"""Lessons: a position, what is wanted there, and what becomes of it, each brought along by the feature that it teaches."""
