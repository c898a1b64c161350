"""What the rules of Blades in the Dark refuse."""


class BladesError(Exception):
    """An act that the rules refuse, with fields that make a sentence."""
