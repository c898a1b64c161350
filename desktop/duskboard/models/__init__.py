"""The document and the Qt item models over it."""
