"""What the game master may make of a step in the log: harm, a loss, a roll that is due."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.harm import Severity
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_check_text import severity_text
from duskboard.i18n.words import Words
from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.chase.drifting import HazardLine, HazardMoved
from duskboard.play.chase.running import RoundBegun, TurnEnded
from duskboard.table.transaction import Report


class ConsequenceKind(StrEnum):
    """What a button does."""

    HARM = "harm"
    LOSS = "loss"
    MEET = "meet"


@dataclass(frozen=True, slots=True, kw_only=True)
class Consequence:
    """A button on a card.

    Attributes:
        kind: What it does.
        who: To whom.
        text: What it says.
        severity: How bad the harm is; None for what is no harm.
        edge: Where the hazard is that has to be met, or None.
        is_likely: Whether it is what the hazard has in store: it then comes first.
    """

    kind: ConsequenceKind
    who: EntityId
    text: str
    severity: Severity | None = None
    edge: EntityId | None = None
    is_likely: bool = False


def consequences_of(words: Words, report: Report | None) -> tuple[Consequence, ...]:
    """Return what may follow from a step, the likeliest first (rules/chase.md 5.7, 5.8, 6.2)."""
    match report:
        case ObstacleTried(passed=False):
            return _of_failure(words, report)
        case RoundBegun(hazards=lines) | TurnEnded(hazards=lines):
            return tuple(one for line in lines for one in _of_hazard(words, line))
        case HazardMoved(line=line):
            return _of_hazard(words, line)
        case _:
            return ()


def _of_failure(words: Words, report: ObstacleTried) -> tuple[Consequence, ...]:
    found = [
        Consequence(
            kind=ConsequenceKind.HARM,
            who=report.who,
            text=severity_text(words, severity),
            severity=severity,
            is_likely=severity is report.harm,
        )
        for severity in Severity
    ]
    if report.kind is ObstacleKind.BARRIER:
        text = words.pgettext("chase", "Lose 1D3 AP")
        found.append(Consequence(kind=ConsequenceKind.LOSS, who=report.who, text=text))
    return tuple(sorted(found, key=lambda one: not one.is_likely))


def _of_hazard(words: Words, line: HazardLine) -> tuple[Consequence, ...]:
    if line.edge is None:
        return ()
    text = words.pgettext("chase", "%(name)s rolls")
    return tuple(
        Consequence(kind=ConsequenceKind.MEET, who=who, text=text % {"name": name}, edge=line.edge)
        for who, name in zip(line.passed, line.names, strict=True)
    )
