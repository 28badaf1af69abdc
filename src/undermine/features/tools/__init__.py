"""Sabotage and repair of three tools."""
