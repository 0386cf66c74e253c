"""Rule scenarios: hand-written positions, choices, and what must come of them (docs/scenarios.md)."""
