"""The options of the user, declared once each."""
