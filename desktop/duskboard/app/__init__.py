"""The composition root: where everything is made and connected."""
