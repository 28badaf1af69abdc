"""Tests mirror the files of the package; what several of them share is imported as tests.something."""
