"""Goals: what happens when light reaches one."""
