"""The Duel: tunnels of two colours, doors and keys, trolls, and markers on gold."""
