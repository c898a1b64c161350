"""Vehicles of a chase -> words: their choices, and the reports about them."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.chase.collision import Collision
from duskboard.core.chase.driving import DriverHurt, Sight
from duskboard.core.chase.vehicle import Condition, Vehicle
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.points_text import points_change
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.play.chase.boarding import (
    GotIn,
    GotOut,
    VehicleAdded,
    VehicleEdited,
    VehicleRemoved,
)
from duskboard.play.chase.colliding import BuildSaid, Collided, OccupantLine
from duskboard.play.chase.driving import ControlTested, DriverHelped, RunDeclared, SightRolled
from duskboard.table.transaction import Report


def vehicle_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report about vehicles, or None for any other."""
    return _seat_row(words, report) or _vehicle_row(words, report) or _drive_row(words, report)


def vehicle_act(words: Words, report: Report | None) -> str | None:
    """Return a step about vehicles in a few words, or None for any other."""
    return _seat_act(words, report) or _vehicle_act(words, report) or _drive_act(words, report)


def build_text(build: float) -> str:
    """Return Build as a number: that of a bicycle is a half."""
    return "½" if 0 < build < 1 else str(int(build))


def condition_note(words: Words, condition: Condition) -> str:
    """Return what a condition means at the table, or "" for a sound vehicle (10.4)."""
    return {
        Condition.SOUND: "",
        Condition.IMPAIRED: words.pgettext("chase vehicle", "1 penalty die on every driving roll"),
        Condition.STALLED: words.pgettext(
            "chase vehicle", "It rolls to a stop. An accident costs each of those aboard 1D10"
        ),
        Condition.DESTROYED: words.pgettext(
            "chase vehicle", "Those aboard roll Luck: even the lucky take 2D10"
        ),
    }[condition]


def _seat_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case GotIn(drives=True):
            detail = words.pgettext("chase vehicle", "takes the wheel of “%(vehicle)s”")
        case GotIn():
            detail = words.pgettext("chase vehicle", "gets into “%(vehicle)s”")
        case GotOut():
            detail = words.pgettext("chase vehicle", "gets out of “%(vehicle)s”, MOV %(mov)d")
        case _:
            return None
    mov = report.mov if isinstance(report, GotOut) else 0
    detail %= {"vehicle": report.vehicle, "mov": mov}
    figure = f"−{report.price}" if report.price else ""
    return ReportText(title=report.name, detail=detail, figure=figure)


def _seat_act(words: Words, report: Report | None) -> str | None:
    match report:
        case GotIn(drives=True):
            text = words.gettext("%(name)s takes the wheel of “%(vehicle)s”")
        case GotIn():
            text = words.gettext("%(name)s gets into “%(vehicle)s”")
        case GotOut():
            text = words.gettext("%(name)s gets out of “%(vehicle)s”")
        case _:
            return None
    return text % {"name": report.name, "vehicle": report.vehicle}


def _vehicle_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case VehicleAdded(name=title, place=place, driver=driver):
            parts = [words.pgettext("chase vehicle", "on the table"), place]
            if driver:
                text = words.pgettext("chase vehicle", "%(name)s drives")
                parts.append(text % {"name": driver})
            return ReportText(title=title, detail=dotted(words, [one for one in parts if one]))
        case VehicleRemoved(name=title):
            return ReportText(title=title, detail=words.gettext("taken off"))
        case VehicleEdited(after=after):
            return ReportText(title=after.name, detail=_edits(words, report))
        case BuildSaid(name=title, before=before, after=left, condition=condition):
            figure = f"{build_text(before)} → {build_text(left)}"
            text = words.pgettext("chase vehicle", "Build, said by the game master")
            parts = [text, condition_note(words, condition)]
            return ReportText(
                title=title, detail=dotted(words, [one for one in parts if one]), figure=figure
            )
        case Collided():
            return _collided_row(words, report)
        case _:
            return None


def _vehicle_act(words: Words, report: Report | None) -> str | None:
    match report:
        case VehicleAdded(name=name):
            text = words.gettext("Vehicle “%(name)s” on the table")
        case VehicleRemoved(name=name):
            text = words.gettext("Vehicle “%(name)s” taken off")
        case VehicleEdited(after=Vehicle(name=name)):
            text = words.gettext("Vehicle “%(name)s” changed")
        case BuildSaid(name=name):
            text = words.gettext("Build of “%(name)s”")
        case Collided(name=name):
            text = words.gettext("Collision of “%(name)s”")
        case _:
            return None
    return text % {"name": name}


def _collided_row(words: Words, report: Collided) -> ReportText:
    kind = words.kept(_collisions)[report.collision]
    parts = [kind, roll_name(words, report.roll.what)]
    parts += [_occupant(words, line) for line in report.aboard]
    if report.lost:
        text = words.npgettext(
            "chase", "%(name)s loses %(count)d action", "%(name)s loses %(count)d actions",
            report.lost,
        )  # fmt: skip
        parts.append(text % {"name": report.driver, "count": report.lost})
    note = condition_note(words, report.after) if report.after is not report.before else ""
    return ReportText(
        title=report.name,
        detail=dotted(words, [*parts, *([note] if note else [])]),
        figure=f"−{build_text(report.build)}" if report.build else "±0",
        tone=Tone.BAD if report.build else Tone.NEUTRAL,
    )


def _occupant(words: Words, line: OccupantLine) -> str:
    if line.before is not None and line.after is not None:
        text = f"{line.name} {points_change(words, line.before, line.after)}"
    elif line.roll is not None:
        text = f"{line.name} −{line.roll.total}"
    else:
        text = words.pgettext("chase vehicle", "%(name)s: harm in their own game")
        text %= {"name": line.name}
    if line.hurt is None:
        return text
    return clauses(words, [text, _hurt_note(words, line.hurt)])


def _hurt_note(words: Words, hurt: DriverHurt) -> str:
    if hurt is DriverHurt.WOUNDED:
        return words.pgettext("chase vehicle", "a Hard driving roll at once")
    return words.pgettext("chase vehicle", "the vehicle is out of control")


def _drive_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case RunDeclared():
            return _run_row(words, report)
        case DriverHelped(name=title):
            text = words.pgettext("chase vehicle", "helps %(name)s with %(skill)s %(value)d")
            skill = skill_text(words, report.skill)
            detail = text % {"name": report.driver, "skill": skill, "value": report.value}
            if report.passed:
                gain = words.pgettext("chase vehicle", "1 penalty die less at full speed")
                detail = dotted(words, [detail, gain])
        case ControlTested(name=title):
            return _control_row(words, report)
        case SightRolled(name=title, places=places):
            text = words.npgettext(
                "chase", "%(count)d place in sight", "%(count)d places in sight", places
            )
            sight = words.kept(_sights)[report.sight]
            detail = dotted(words, [sight, text % {"count": places}])
            return ReportText(title=title, detail=detail, figure=str(places))
        case _:
            return None
    tone = Tone.GOOD if report.passed else Tone.BAD
    figure = str(report.roll.total) if report.roll is not None else ""
    return ReportText(title=title, detail=detail, figure=figure, tone=tone)


def _run_row(words: Words, report: RunDeclared) -> ReportText:
    text = words.npgettext(
        "chase", "full speed, %(count)d place", "full speed, %(count)d places", report.reach
    )
    parts = [text % {"count": report.reach}]
    if report.penalty:
        dice = words.npgettext(
            "chase", "%(count)d penalty die", "%(count)d penalty dice", report.penalty
        )
        parts.append(dice % {"count": report.penalty})
    if report.helped:
        parts.append(words.pgettext("chase vehicle", "helped by a passenger"))
    return ReportText(title=report.name, detail=dotted(words, parts), figure="−1")


def _control_row(words: Words, report: ControlTested) -> ReportText:
    if report.kept:
        detail = words.pgettext("chase vehicle", "wounded, and keeps “%(vehicle)s” under control")
    else:
        detail = words.pgettext("chase vehicle", "loses control of “%(vehicle)s”")
    parts = [detail % {"vehicle": report.vehicle}]
    if report.lost:
        text = words.npgettext("chase", "lost %(count)d", "lost %(count)d", report.lost)
        parts.append(text % {"count": report.lost})
    return ReportText(
        title=report.name,
        detail=dotted(words, parts),
        figure=str(report.roll.total) if report.roll is not None else "",
        tone=Tone.GOOD if report.kept else Tone.BAD,
    )


def _drive_act(words: Words, report: Report | None) -> str | None:
    match report:
        case RunDeclared(name=name):
            text = words.gettext("%(name)s goes at full speed")
        case DriverHelped(name=name):
            text = words.gettext("%(name)s helps the driver")
        case ControlTested(name=name):
            text = words.gettext("%(name)s is hurt at the wheel")
        case SightRolled(name=name):
            text = words.gettext("Places in sight")
        case _:
            return None
    return text % {"name": name}


def _edits(words: Words, report: VehicleEdited) -> str:
    before, after = report.before, report.after
    build = words.pgettext("chase vehicle", "Build")
    rows = (
        (words.pgettext("chase vehicle", "MOV"), str(before.mov), str(after.mov)),
        (build, _builds(before), _builds(after)),
        (words.pgettext("chase vehicle", "Armour"), str(before.armour), str(after.armour)),
        (words.pgettext("chase vehicle", "Seats"), str(before.seats), str(after.seats)),
        (
            words.pgettext("chase vehicle", "Driven with"),
            skill_text(words, before.skill),
            skill_text(words, after.skill),
        ),
        (words.pgettext("chase vehicle", "Burst tyres"), str(before.burst), str(after.burst)),
    )
    parts = [f"{name} {was} → {now}" for name, was, now in rows if was != now]
    if before.name != after.name:
        text = words.pgettext("chase vehicle", "was “%(name)s”")
        parts.append(text % {"name": before.name})
    return clauses(words, parts) if parts else words.pgettext("chase vehicle", "changed")


def _builds(vehicle: Vehicle) -> str:
    return f"{build_text(vehicle.build)}/{build_text(vehicle.full_build)}"


def _conditions(words: Words) -> Mapping[StrEnum, str]:
    return {
        Condition.SOUND: words.pgettext("chase vehicle", "Sound"),
        Condition.IMPAIRED: words.pgettext("chase vehicle", "Impaired"),
        Condition.STALLED: words.pgettext("chase vehicle", "Rolled to a stop"),
        Condition.DESTROYED: words.pgettext("chase vehicle", "Destroyed"),
    }


def _collisions(words: Words) -> Mapping[StrEnum, str]:
    return {
        Collision.MINOR: words.pgettext("chase collision", "Minor: a scrape, a person"),
        Collision.MODERATE: words.pgettext("chase collision", "Moderate: a cow, a small car"),
        Collision.SEVERE: words.pgettext("chase collision", "Severe: a car, a tree"),
        Collision.MAYHEM: words.pgettext("chase collision", "Mayhem: a bus, a big tree"),
        Collision.ROAD_KILL: words.pgettext("chase collision", "Road kill: a train"),
    }


def _hurts(words: Words) -> Mapping[StrEnum, str]:
    return {
        DriverHurt.WOUNDED: words.pgettext("chase vehicle", "Major wound, awake"),
        DriverHurt.UNCONSCIOUS: words.pgettext("chase vehicle", "Unconscious"),
    }


def _sights(words: Words) -> Mapping[StrEnum, str]:
    return {
        Sight.TOWN: words.pgettext("chase sight", "In town"),
        Sight.SUBURB: words.pgettext("chase sight", "In a suburb"),
        Sight.OPEN_ROAD: words.pgettext("chase sight", "On the open road"),
    }


VEHICLE_TABLES: Mapping[type[StrEnum], Callable[[Words], Mapping[StrEnum, str]]] = MappingProxyType(
    {
        Collision: _collisions,
        Condition: _conditions,
        DriverHurt: _hurts,
        Sight: _sights,
    }
)
"""The names of the choices of vehicles."""
