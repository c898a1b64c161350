"""What the rules of classic Vampire refuse."""


class StorytellerError(Exception):
    """An act that the rules refuse, with fields that make a sentence."""
