"""Duskboard: a desktop program for Game Masters."""

__version__ = "0.1.0"
