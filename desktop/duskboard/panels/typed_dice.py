"""What the button of a roll says while real dice are typed beside it."""

from duskboard.i18n.words import Words


def go_text(words: Words, typed: str, go: str) -> str:
    """Return what a button says: `go`, or that it takes the dice that are typed beside it."""
    return words.pgettext("real dice", "Take these dice") if typed.strip() else go
