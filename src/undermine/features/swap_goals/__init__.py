"""The goal swap of 2017."""
