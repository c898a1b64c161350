"""Widgets and painters of single things: one view in, signals out."""
