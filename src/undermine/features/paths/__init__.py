"""Path cards and the tunnels that they make."""
