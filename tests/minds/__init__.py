"""Tests of the minds."""
