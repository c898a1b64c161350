"""Hit points of people -> words."""

from duskboard.i18n.words import Words


def points_text(words: Words, left: int | None, full: int | None) -> str:
    """Return hit points: "9 / 11 HP", "11 HP" where nothing is lost, "HP not known"."""
    if left is None:
        return words.pgettext("chase", "HP not known")
    if full is None or left == full:
        return words.pgettext("chase", "%(points)d HP") % {"points": left}
    return words.pgettext("chase", "%(left)d / %(full)d HP") % {"left": left, "full": full}


def points_change(words: Words, before: int | None, after: int) -> str:
    """Return what becomes of hit points: "HP 9 → 5", "9 HP" where they were not known."""
    if before is None:
        return points_text(words, after, None)
    text = words.pgettext("chase", "HP %(before)d → %(after)d")
    return text % {"before": before, "after": after}
