"""What is typed about six-sided dice of which the highest counts: faces, the die, how it went."""

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from duskboard.core.chase.check import Verdict
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating, ReportedBest
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold, read_check

RatingEntry = FacesTyped | ReportedBest
"""What can be told of a roll."""
_CRITICAL = frozenset({"critical", "crit", "6 6", "關鍵", "关键"})
_OUTCOMES: Mapping[str, ReportedBest] = MappingProxyType(
    {"1-3": ReportedBest(best=1), "4/5": ReportedBest(best=4), "4-5": ReportedBest(best=4)}
)
_WORDS: Mapping[Verdict, ReportedBest] = MappingProxyType(
    {
        Verdict.EXTREME: ReportedBest(best=6, is_critical=True),
        Verdict.HARD: ReportedBest(best=6),
        Verdict.REGULAR: ReportedBest(best=6),
        Verdict.FAILURE: ReportedBest(best=1),
        Verdict.FUMBLE: ReportedBest(best=1),
    }
)


def read_rating(words: Words, text: str, check: Rating) -> RatingEntry:
    """Return what was typed about a roll whose dice fell on the table.

    As many numbers as dice are faces; "= 5", or a single number for several dice, is the die that
    counts; "critical", "4/5" or a word say how it went.

    Raises:
        ExpressionError: It is none of these.
    """
    plain = unicodedata.normalize("NFKC", text).replace("–", "-").strip().lower()
    is_word = plain == enum_text(words, Outcome.CRITICAL).lower()
    if is_word or (plain in _CRITICAL and not (plain == "6 6" and check.count in {0, 2})):
        return ReportedBest(best=6, is_critical=True)
    if plain in _OUTCOMES:
        return _OUTCOMES[plain]
    match read_check(words, text, check):
        case FacesTyped() as faces:
            return faces
        case TotalTold(total=total):
            return ReportedBest(best=total)
        case VerdictTold(verdict=verdict):
            return _WORDS[verdict]
