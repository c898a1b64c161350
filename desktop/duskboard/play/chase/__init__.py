"""What can be done on the track of a chase (rules/chase.md)."""
