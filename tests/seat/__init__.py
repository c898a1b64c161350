"""Somebody who plays: what journeys, pictures and measurements share."""
