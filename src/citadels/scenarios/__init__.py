"""Rule scenarios: positions written by hand, choices, and what must come of them (docs/scenarios.md)."""
