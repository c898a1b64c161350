"""The chase: a track of places, people who run along it, and what lies between (rules/chase.md)."""
