"""The campaign file: SQLite schema, codec, upgrades and rescue."""
