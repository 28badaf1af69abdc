"""The tournament, a variant with fixed wages."""
