"""Progress clocks: kinds, ticks, links and races (rules/blades.md 45-48)."""
