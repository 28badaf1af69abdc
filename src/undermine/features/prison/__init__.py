"""Prison and Release, of the expansion."""
