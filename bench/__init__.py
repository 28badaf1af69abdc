"""Measurements of the server, on loopback only; each ends by itself."""
