"""What is wished of a fortune roll in hand, or of a question."""

from dataclasses import dataclass

from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.gather import Answering, Subject
from duskboard.core.blades.trait import ActionId
from duskboard.core.identity import EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class SetTerms:
    """The roll shall be made on these terms."""

    terms: FortuneTerms


@dataclass(frozen=True, slots=True, kw_only=True)
class PickTrait:
    """A trait shall be rolled; "" for sheer luck."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAgainst:
    """The other side shall roll so many dice; None for no other side."""

    dice: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TellAgainst:
    """The real dice of the other side show this, as it is typed."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetQuestion:
    """This is asked."""

    question: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAsker:
    """Somebody shall ask, with an action."""

    who: EntityId
    action: ActionId


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSubject:
    """The question is about this."""

    subject: Subject


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The question shall be answered otherwise than by fortune."""

    answering: Answering


@dataclass(frozen=True, slots=True, kw_only=True)
class ReopenQuestion:
    """A question may be asked anew."""

    question: str


FortuneWish = (
    Answer
    | PickTrait
    | ReopenQuestion
    | SetAgainst
    | SetAsker
    | SetQuestion
    | SetSubject
    | SetTerms
    | TellAgainst
)
"""Whatever can be wished."""
