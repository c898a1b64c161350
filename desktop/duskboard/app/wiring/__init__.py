"""Connections between panels and the document, one module a workspace."""
