"""How things are written down: positions, records and observations."""
