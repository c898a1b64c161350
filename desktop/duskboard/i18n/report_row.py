"""A row of the log."""

from dataclasses import dataclass
from enum import StrEnum


class Tone(StrEnum):
    """How a row of the log is meant; what colour and mark that is, is not said here.

    Good, mixed and bad are for rolls that a game judges. A secret roll is secret also when its
    total was told.
    """

    NEUTRAL = "neutral"
    GOOD = "good"
    MIXED = "mixed"
    BAD = "bad"
    SECRET = "secret"  # noqa: S105 - a roll, not a password
    TOLD = "told"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportText:
    """A row of the log.

    Attributes:
        title: Who or what.
        detail: What happened; may be "".
        figure: The large value at the right, such as "38" or "3 → 5"; may be "".
        tone: How it is meant.
    """

    title: str
    detail: str
    figure: str = ""
    tone: Tone = Tone.NEUTRAL
