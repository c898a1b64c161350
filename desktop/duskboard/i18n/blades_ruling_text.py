"""The rulings of Blades in the Dark -> words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from duskboard.core.rulings import ExtremeEffect, ProjectCritical
from duskboard.i18n.ruling_words import RulingWords
from duskboard.i18n.words import Words


def _project_critical(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("A critical on a long-term project"),
        reason=words.gettext(
            "A roll puts 1, 2 or 3 segments on a project. For a critical the text at hand has "
            "four, the published game five."
        ),
        examples={
            ProjectCritical.FOUR: _after(words, 4),
            ProjectCritical.FIVE: _after(words, 5),
        },
    )


def _extreme_effect(words: Words) -> RulingWords:
    return RulingWords(
        label=words.gettext("Effect above great"),
        reason=words.gettext(
            "Limited, standard and great effect are 1, 2 and 3 segments. How many lie above them "
            "is nowhere said."
        ),
        examples={
            ExtremeEffect.FOUR: _after(words, 4),
            ExtremeEffect.FIVE: _after(words, 5),
            ExtremeEffect.ASK: words.gettext("You say the number each time."),
        },
    )


def _after(words: Words, count: int) -> str:
    return words.gettext("An empty clock of 8 then stands at %(count)d.") % {"count": count}


BLADES_RULINGS: Mapping[str, Callable[[Words], RulingWords]] = MappingProxyType(
    {
        "blades.long_term_project_critical": _project_critical,
        "blades.extreme_effect_ticks": _extreme_effect,
    }
)
"""The words of each, by identifier."""
