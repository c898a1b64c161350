"""What was asked, and how much each answer held (rules/blades.md 51, 141)."""

from dataclasses import dataclass

from duskboard.core.blades.gather import Detail


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question that was asked, in the words of the table, and how much its answer held."""

    text: str
    detail: Detail


@dataclass(frozen=True, slots=True, kw_only=True)
class Enquiry:
    """Questions that were asked, each once until the game master reopens it (141)."""

    questions: tuple[Question, ...] = ()
