"""Exact odds of the rules in `core`."""
