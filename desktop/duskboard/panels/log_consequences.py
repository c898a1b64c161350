"""What the game master may make of a step in the log: harm, a loss, a roll that is due."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.chase.harm import Severity
from duskboard.core.chase.participant import Fate
from duskboard.core.chase.track import ObstacleKind
from duskboard.core.identity import EntityId
from duskboard.core.rulings import RamHarm
from duskboard.i18n.chase_check_text import severity_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.play.chase.breaking import BarrierBattered
from duskboard.play.chase.crossing import ObstacleTried
from duskboard.play.chase.drifting import HazardLine, HazardMoved
from duskboard.play.chase.hiding import TrailKind, TrailTried
from duskboard.play.chase.making import HazardMade
from duskboard.play.chase.running import RoundBegun, TurnEnded
from duskboard.play.chase.striking import AttackMade
from duskboard.play.chase.wound import Wound
from duskboard.table.transaction import Report


class ConsequenceKind(StrEnum):
    """What a button does."""

    HARM = "harm"
    LOSS = "loss"
    MEET = "meet"
    FATE = "fate"
    DEBRIS = "debris"


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
        fate: What becomes of that one, or None.
    """

    kind: ConsequenceKind
    who: EntityId
    text: str
    severity: Severity | None = None
    edge: EntityId | None = None
    is_likely: bool = False
    fate: Fate | None = None


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
            return fight_consequences(words, report)


def fight_consequences(words: Words, report: Report | None) -> tuple[Consequence, ...]:
    """Return what may follow from a fight, or a chase made up (6.9, 7.11, 9.7, 9.9, Q8)."""
    match report:
        case AttackMade():
            return _of_attack(words, report)
        case BarrierBattered():
            return tuple(_of_breach(words, report))
        case HazardMade(passed=False, who=who):
            return (_loss(words, who), *_harms(words, who))
        case TrailTried(kind=TrailKind.HIDE, passed=True, who=who):
            return (_fate(words, who, Fate.ESCAPED),)
        case TrailTried(kind=TrailKind.FOLLOW, passed=False, who=who):
            return (_fate(words, who, Fate.OUT),)
        case _:
            return ()


def _of_attack(words: Words, report: AttackMade) -> tuple[Consequence, ...]:
    found: list[Consequence] = []
    if report.mastered is not None and report.mastered.lost:
        found.extend(_harms(words, report.mastered.who))
    if report.aboard is not RamHarm.NO:
        for wound in report.wounds:
            is_sure = report.aboard is RamHarm.YES
            found.extend(_of_aboard(words, wound, is_likely=is_sure))
    return tuple(sorted(found, key=lambda one: not one.is_likely))


def _of_breach(words: Words, report: BarrierBattered) -> Iterator[Consequence]:
    if report.wound is not None:
        yield from _of_aboard(words, report.wound, is_likely=report.after > 0)
    if report.after == 0:
        text = words.pgettext("chase", "Leave debris as a hazard")
        yield Consequence(kind=ConsequenceKind.DEBRIS, who=report.who, text=text, edge=report.edge)


def _of_aboard(words: Words, wound: Wound, *, is_likely: bool) -> Iterator[Consequence]:
    """Yield harm for each who sits in a vehicle that lost Build, as bad as that was."""
    if not wound.build_lost:
        return
    severity = next((harm for most, harm in _BY_BUILD if wound.build_lost <= most), Severity.DEADLY)
    text = words.pgettext("chase", "%(name)s: %(what)s")
    for who, name in zip(wound.aboard, wound.names, strict=True):
        said = text % {"name": name, "what": severity_text(words, severity)}
        yield Consequence(
            kind=ConsequenceKind.HARM, who=who, text=said, severity=severity, is_likely=is_likely
        )


def _harms(words: Words, who: EntityId) -> list[Consequence]:
    return [
        Consequence(
            kind=ConsequenceKind.HARM,
            who=who,
            text=severity_text(words, severity),
            severity=severity,
        )
        for severity in Severity
    ]


def _loss(words: Words, who: EntityId) -> Consequence:
    text = words.pgettext("chase", "Lose 1D3 AP")
    return Consequence(kind=ConsequenceKind.LOSS, who=who, text=text)


def _fate(words: Words, who: EntityId, fate: Fate) -> Consequence:
    return Consequence(kind=ConsequenceKind.FATE, who=who, text=enum_text(words, fate), fate=fate)


def _of_failure(words: Words, report: ObstacleTried) -> tuple[Consequence, ...]:
    found = [
        replace(one, is_likely=one.severity is report.harm) for one in _harms(words, report.who)
    ]
    if report.kind is ObstacleKind.BARRIER:
        found.append(_loss(words, report.who))
    return tuple(sorted(found, key=lambda one: not one.is_likely))


def _of_hazard(words: Words, line: HazardLine) -> tuple[Consequence, ...]:
    if line.edge is None:
        return ()
    text = words.pgettext("chase", "%(name)s rolls")
    return tuple(
        Consequence(kind=ConsequenceKind.MEET, who=who, text=text % {"name": name}, edge=line.edge)
        for who, name in zip(line.passed, line.names, strict=True)
    )


_BY_BUILD = ((2, Severity.MINOR), (6, Severity.MODERATE), (10, Severity.SEVERE))
"""How badly those aboard are hurt, by the most Build that such an accident takes (10.2)."""
