"""Bodies and what befalls them -> words."""

from duskboard.core.storyteller.health import Beyond
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.storyteller_trait_text import level_text
from duskboard.i18n.words import Words
from duskboard.play.storyteller.body import BodyLine


def body_state(words: Words, body: BodyLine) -> str:
    """Return how somebody is: "Injured −1 die"."""
    if body.beyond is not Beyond.NONE:
        return enum_text(words, body.beyond)
    if not body.level:
        return words.pgettext("vampire health", "Unhurt")
    level = level_text(words, body.level)
    if not body.penalty:
        return level
    text = words.npgettext("vampire", "%(count)d die", "%(count)d dice", -body.penalty)
    penalty = f"−{text % {'count': -body.penalty}}"
    return words.pgettext("vampire health", "%(level)s %(penalty)s") % {
        "level": level,
        "penalty": penalty,
    }


def levels_text(words: Words, count: int) -> str:
    """Return a count of levels: "3 levels"."""
    text = words.npgettext("vampire", "%(count)d level", "%(count)d levels", count)
    return text % {"count": count}


def arrow_text(words: Words, before: str, after: str) -> str:
    """Return what something was and is: "3 → 5"."""
    text = words.pgettext("kind", "%(before)s → %(after)s")
    return text % {"before": before, "after": after}
