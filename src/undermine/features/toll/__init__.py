"""The tunnel toll, a mini: collectors on open ends of tunnels."""
