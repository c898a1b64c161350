"""Presets that the program brings, read from resources/content and checked when loaded."""
