"""The detour of 2023: the path card placed last goes to another cell."""
