"""Docks made of widgets."""
