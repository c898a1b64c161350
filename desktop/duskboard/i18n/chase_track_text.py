"""Reports of laying out a chase -> words: the track, what lies on it, who takes part."""

from duskboard.i18n.chase_enum_text import met_text, skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, names
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.chase.group import GroupJoined, GroupSplit
from duskboard.play.chase.laying import (
    ChaseCleared,
    ChaseRenamed,
    ExitMarked,
    LocationAdded,
    LocationMoved,
    LocationRemoved,
    LocationRenamed,
    TrackLaid,
)
from duskboard.play.chase.obstacle import (
    BarrierWorn,
    ObstacleMoved,
    ObstaclePut,
    ObstacleRenamed,
    ObstacleTaken,
    ObstacleTurned,
)
from duskboard.play.chase.person import (
    FateSettled,
    PeopleAdded,
    PeoplePlaced,
    PersonEdited,
    PersonPlaced,
    PersonRemoved,
    SkillLine,
)
from duskboard.play.chase.places import PlacesAdded
from duskboard.play.chase.renaming import NamesSaidAnew
from duskboard.table.transaction import Report


def track_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of laying out a chase, or None for any other."""
    if isinstance(report, PlacesAdded):
        return _places_row(words, report)
    if isinstance(report, NamesSaidAnew):
        return _names_row(words, report)
    return (
        _place_row(words, report)
        or _obstacle_row(words, report)
        or _person_row(words, report)
        or _group_row(words, report)
    )


def track_act(words: Words, report: Report | None) -> str | None:
    """Return a step of laying out a chase in a few words, or None for any other."""
    if isinstance(report, PlacesAdded):
        return _places_act(words, report)
    if isinstance(report, NamesSaidAnew):
        return words.gettext("Names in another language")
    return (
        _place_act(words, report)
        or _obstacle_act(words, report)
        or _person_act(words, report)
        or _group_act(words, report)
    )


def _names_row(words: Words, report: NamesSaidAnew) -> ReportText:
    detail = words.pgettext("chase", "in another language: %(names)s")
    return ReportText(
        title=words.pgettext("chase", "Names given by the program"),
        detail=detail % {"names": names(words, report.names)},
    )


def _places_row(words: Words, report: PlacesAdded) -> ReportText:
    count = len(report.places)
    text = words.npgettext(
        "chase", "%(count)d new place on the track", "%(count)d new places on the track", count
    )
    return ReportText(title=report.name, detail=text % {"count": count})


def _places_act(words: Words, report: PlacesAdded) -> str:
    count = len(report.places)
    text = words.ngettext("%(count)d place of “%(name)s”", "%(count)d places of “%(name)s”", count)
    return text % {"count": count, "name": report.name}


def _place_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case TrackLaid(name=title, places=count):
            text = words.ngettext(
                "chase laid out, %(count)d place", "chase laid out, %(count)d places", count
            )
            detail = text % {"count": count}
        case ChaseRenamed(before=before, after=title) | LocationRenamed(before=before, after=title):
            detail = words.gettext("was “%(name)s”") % {"name": before}
        case LocationAdded(name=title):
            detail = words.pgettext("chase", "new place on the track")
        case LocationRemoved(name=title):
            gone = names(words, report.obstacles)
            detail = words.pgettext("chase", "taken off the track")
            if gone:
                text = words.pgettext("chase", "taken off the track with %(obstacles)s")
                detail = text % {"obstacles": gone}
        case LocationMoved(name=title):
            detail = words.pgettext("chase", "moved on the track")
        case ExitMarked(name=title, is_exit=True):
            detail = words.pgettext("chase", "now an exit")
        case ExitMarked(name=title):
            detail = words.pgettext("chase", "no exit any more")
        case ChaseCleared(name=title):
            detail = words.pgettext("chase", "chase cleared away")
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _obstacle_row(words: Words, report: Report | None) -> ReportText | None:
    figure = ""
    match report:
        case ObstaclePut(name=title):
            between = {"start": report.start, "end": report.end}
            text = words.pgettext("chase", "between %(start)s and %(end)s")
            where = [enum_text(words, report.kind), text % between]
            detail = clauses(words, [*where, _instead(words, report.replaced)])
        case ObstacleMoved():
            title = names(words, report.names)
            between = {"start": report.start, "end": report.end}
            moved = words.pgettext("chase", "moved between %(start)s and %(end)s") % between
            detail = clauses(words, [moved, _instead(words, report.replaced)])
        case ObstacleRenamed(after=title):
            texts = {"name": report.before}
            detail = words.pgettext("chase", "was called %(name)s") % texts
        case ObstacleTaken():
            title = names(words, report.names)
            detail = words.pgettext("chase", "cleared away")
        case BarrierWorn(name=title):
            text = words.pgettext("chase", "%(left)d of %(full)d hit points")
            detail = text % {"left": report.after, "full": report.full}
            if report.after == 0:
                detail = words.pgettext("chase", "broken")
            figure = _arrow(words, report.before, report.after)
        case ObstacleTurned(name=title, ways=ways):
            detail = met_text(words, ways) or words.pgettext("chase", "both ways")
        case _:
            return None
    return ReportText(title=title, detail=detail, figure=figure)


def _person_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case PeopleAdded():
            title = names(words, report.names)
            detail = words.pgettext("chase", "joined the chase")
        case PersonEdited(name_after=title):
            detail = clauses(words, _edits(words, report))
        case PersonPlaced(name=title, place=""):
            detail = words.pgettext("chase", "off the track")
        case PersonPlaced(name=title, place=place):
            detail = words.pgettext("chase", "placed at %(place)s") % {"place": place}
        case PeoplePlaced():
            title = words.pgettext("chase", "Starting places")
            detail = _placed(words, report)
        case PersonRemoved(name=title):
            detail = words.pgettext("chase", "taken out of the chase")
        case FateSettled(name=title):
            detail = enum_text(words, report.after)
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _group_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case GroupSplit(left=count):
            text = words.ngettext(
                "left “%(group)s”, %(count)d stays", "left “%(group)s”, %(count)d stay", count
            )
        case GroupJoined(count=count):
            text = words.ngettext(
                "joined “%(group)s”, %(count)d now", "joined “%(group)s”, %(count)d now", count
            )
        case _:
            return None
    title = report.name
    if report.taken > 1:
        counted = words.pgettext("chase", "%(name)s ×%(count)d")
        title = counted % {"name": title, "count": report.taken}
    detail = text % {"group": report.group, "count": count}
    if isinstance(report, GroupSplit) and report.place:
        detail = clauses(
            words, [detail, words.pgettext("chase", "to %(place)s") % {"place": report.place}]
        )
    return ReportText(title=title, detail=detail)


def _place_act(words: Words, report: Report | None) -> str | None:
    match report:
        case TrackLaid(name=name):
            return words.gettext("Chase “%(chase)s” laid out") % {"chase": name}
        case ChaseRenamed(after=name):
            return words.gettext("Chase renamed “%(chase)s”") % {"chase": name}
        case ChaseCleared(name=name):
            return words.gettext("Chase “%(chase)s” cleared away") % {"chase": name}
        case LocationAdded(name=name):
            text = words.gettext("New place “%(place)s”")
        case LocationRenamed(after=name):
            text = words.gettext("Place renamed “%(place)s”")
        case LocationRemoved(name=name):
            text = words.gettext("Place “%(place)s” taken off")
        case LocationMoved(name=name):
            text = words.gettext("Place “%(place)s” moved")
        case ExitMarked(name=name, is_exit=True):
            text = words.gettext("“%(place)s” made an exit")
        case ExitMarked(name=name):
            text = words.gettext("“%(place)s” no exit any more")
        case _:
            return None
    return text % {"place": name}


def _instead(words: Words, replaced: tuple[str, ...]) -> str:
    """Return what had to make room, or ""."""
    if not replaced:
        return ""
    text = words.pgettext("chase", "in place of %(obstacles)s")
    return text % {"obstacles": names(words, replaced)}


def _obstacle_act(words: Words, report: Report | None) -> str | None:
    match report:
        case ObstaclePut(name=name):
            text = words.gettext("“%(obstacle)s” put on the track")
        case ObstacleMoved():
            name = names(words, report.names)
            text = words.gettext("“%(obstacle)s” moved along the track")
        case ObstacleRenamed(before=name):
            text = words.gettext("“%(obstacle)s” renamed")
        case ObstacleTaken():
            name = names(words, report.names)
            text = words.gettext("“%(obstacle)s” cleared away")
        case BarrierWorn(name=name):
            numbers = {"obstacle": name, "before": report.before, "after": report.after}
            return words.gettext("“%(obstacle)s” %(before)d to %(after)d hit points") % numbers
        case ObstacleTurned(name=name):
            text = words.gettext("“%(obstacle)s” met in other directions")
        case _:
            return None
    return text % {"obstacle": name}


def _person_act(words: Words, report: Report | None) -> str | None:
    match report:
        case PeopleAdded():
            name = names(words, report.names)
            text = words.gettext("%(name)s joined the chase")
        case PersonEdited(name_after=name):
            text = words.gettext("%(name)s changed")
        case PersonPlaced(name=name, place=""):
            text = words.gettext("%(name)s taken off the track")
        case PersonPlaced(name=name):
            texts = {"name": name, "place": report.place}
            return words.gettext("%(name)s placed at %(place)s") % texts
        case PeoplePlaced():
            return words.gettext("Everybody at their starting places")
        case PersonRemoved(name=name):
            text = words.gettext("%(name)s taken out of the chase")
        case FateSettled(name=name):
            texts = {"name": name, "fate": enum_text(words, report.after)}
            return words.pgettext("chase", "%(name)s: %(fate)s") % texts
        case _:
            return None
    return text % {"name": name}


def _group_act(words: Words, report: Report | None) -> str | None:
    match report:
        case GroupSplit():
            text = words.gettext("%(name)s left “%(group)s”")
        case GroupJoined():
            text = words.gettext("%(name)s joined “%(group)s”")
        case _:
            return None
    return text % {"name": report.name, "group": report.group}


def _placed(words: Words, report: PeoplePlaced) -> str:
    people = words.ngettext("%(count)d on the track", "%(count)d on the track", report.people)
    gap = words.ngettext(
        "quarry %(count)d place ahead", "quarry %(count)d places ahead", report.gap
    )
    return clauses(words, [people % {"count": report.people}, gap % {"count": report.gap}])


def _edits(words: Words, report: PersonEdited) -> list[str]:
    """Return what differs, each as it was and as it is."""
    parts = []
    if report.name_before != report.name_after:
        parts.append(words.gettext("was “%(name)s”") % {"name": report.name_before})
    if report.side_before is not report.side_after:
        parts.append(enum_text(words, report.side_after))
    numbers = (
        (words.pgettext("chase", "MOV"), report.mov_before, report.mov_after),
        (words.pgettext("chase skill", "DEX"), report.dex_before, report.dex_after),
        (words.pgettext("chase", "number"), report.count_before, report.count_after),
        (words.pgettext("chase", "Build"), report.build_before or 0, report.build_after or 0),
    )
    if report.is_rearmed:
        parts.append(words.pgettext("chase", "armour, attacks or weapons"))
    parts.extend(
        _changed(words, label, before, after) for label, before, after in numbers if before != after
    )
    parts.extend(_skill(words, line) for line in report.skills)
    return parts


def _skill(words: Words, line: SkillLine) -> str:
    name = skill_text(words, line.name)
    if line.after is None:
        return words.pgettext("chase", "no %(skill)s any more") % {"skill": name}
    if line.before is None:
        texts = {"skill": name, "value": line.after}
        return words.pgettext("chase", "%(skill)s %(value)d") % texts
    return _changed(words, name, line.before, line.after)


def _changed(words: Words, label: str, before: int, after: int) -> str:
    texts = {"label": label, "before": before, "after": after}
    return words.pgettext("chase", "%(label)s %(before)d → %(after)d") % texts


def _arrow(words: Words, before: int, after: int) -> str:
    return words.pgettext("clock", "%(before)d → %(after)d") % {"before": before, "after": after}
