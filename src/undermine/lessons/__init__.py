"""Lessons: a position, what is wanted there, and what becomes of it; features bring their own."""
