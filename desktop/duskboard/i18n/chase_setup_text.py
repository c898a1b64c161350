"""Reports of setting up a chase and ending it -> words: speed, harm, who parts and who joins."""

from duskboard.core.chase.check import CheckSource
from duskboard.i18n.chase_check_text import check_name, check_value, severity_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.points_text import points_change
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.roll_text import total_text
from duskboard.i18n.words import Words
from duskboard.play.chase.drifting import HazardLine, HazardMoved
from duskboard.play.chase.ending import EscapeLeadSet, PartySplit
from duskboard.play.chase.harming import HarmTaken
from duskboard.play.chase.obstacle import BarrierOpened, DebrisLeft
from duskboard.play.chase.opening import ChaseRestarted
from duskboard.play.chase.setting_up import (
    AllAway,
    PartChosen,
    SetupBegun,
    SetupDropped,
    SetupStepped,
    SideChosen,
    StartGapSet,
    StartPlaceSet,
)
from duskboard.play.chase.speeding import SpeedCleared, SpeedLine, SpeedRolled, WayChanged
from duskboard.table.transaction import Report


def setup_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of setting up or ending a chase, or None for any other."""
    return (
        _setup_row(words, report)
        or _speed_row(words, report)
        or _thing_row(words, report)
        or _end_row(words, report)
    )


def setup_act(words: Words, report: Report | None) -> str | None:
    """Return a step of setting up or ending a chase in a few words, or None for any other."""
    return (
        _setup_act(words, report)
        or _speed_act(words, report)
        or _thing_act(words, report)
        or _end_act(words, report)
    )


def hazard_text(words: Words, line: HazardLine) -> str:
    """Return where a moving hazard came to, and who was in its way."""
    if line.edge is None:
        text = words.pgettext("chase", "“%(obstacle)s” leaves the track") % {"obstacle": line.name}
    else:
        texts = {"obstacle": line.name, "start": line.start, "end": line.end}
        moved = words.pgettext("chase", "“%(obstacle)s” now between %(start)s and %(end)s")
        text = moved % texts
    if not line.names:
        return text
    met = words.ngettext("%(names)s meets it", "%(names)s meet it", len(line.names))
    return clauses(words, [text, met % {"names": names(words, line.names)}])


def _setup_row(words: Words, report: Report | None) -> ReportText | None:
    setup = words.pgettext("chase", "Set-up")
    match report:
        case SetupBegun(name=title, is_anew=True):
            detail = words.pgettext("chase", "set up anew")
        case SetupBegun(name=title):
            detail = words.pgettext("chase", "a chase is set up")
        case SetupStepped(step=step):
            title, detail = setup, enum_text(words, step)
        case SetupDropped(name=title):
            detail = words.pgettext("chase", "set-up put away")
        case PartChosen(name=title) | SideChosen(name=title):
            detail = _chosen(words, report)
        case StartGapSet(gap=gap):
            title, detail = words.pgettext("chase", "Starting places"), _gap(words, gap)
        case StartPlaceSet(name=title, place=""):
            detail = words.pgettext("chase", "starts where the rules say")
        case StartPlaceSet(name=title, place=place):
            detail = words.pgettext("chase", "starts at %(place)s") % {"place": place}
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _speed_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case SpeedRolled(lines=(line,)):
            return _one_speed(words, line)
        case SpeedRolled(lines=lines):
            title = words.pgettext("chase", "Speed rolls")
            detail = clauses(words, [_short_speed(words, line) for line in lines])
        case SpeedCleared(name=title):
            text = words.pgettext("chase", "no speed roll, MOV %(before)d → %(after)d")
            detail = text % {"before": report.before, "after": report.after}
        case WayChanged(name=title):
            text = words.pgettext("chase", "moves in another way, MOV %(before)d → %(after)d")
            detail = text % {"before": report.before, "after": report.after}
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _thing_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case BarrierOpened(name=title, is_open=True):
            detail = words.pgettext("chase", "open for all")
        case BarrierOpened(name=title):
            detail = words.pgettext("chase", "shut again")
        case DebrisLeft(name=title):
            detail = words.pgettext("chase", "left of “%(barrier)s”") % {"barrier": report.barrier}
        case HazardMoved(line=line):
            title, detail = line.name, hazard_text(words, line)
        case HarmTaken():
            return _harm_row(words, report)
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _end_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case PartySplit(is_back=True):
            title = names(words, report.names)
            detail = words.pgettext("chase", "back in the chase")
        case PartySplit():
            title = names(words, report.names)
            detail = words.pgettext("chase", "in a chase of their own")
        case EscapeLeadSet(lead=lead):
            title, detail = words.pgettext("chase", "Escape"), _lead(words, lead)
        case AllAway():
            title = names(words, report.names)
            detail = clauses(words, [words.pgettext("chase", "away at once"), report.trail])
        case ChaseRestarted(name=title):
            text = words.pgettext("chase", "as before the first round, from round %(number)d")
            detail = text % {"number": report.round}
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _setup_act(words: Words, report: Report | None) -> str | None:
    match report:
        case SetupBegun(name=name):
            text = words.gettext("Set-up of “%(chase)s” begun") % {"chase": name}
        case SetupStepped(step=step):
            text = words.gettext("Set-up: %(step)s") % {"step": enum_text(words, step)}
        case SetupDropped(name=name):
            text = words.gettext("Set-up of “%(chase)s” put away") % {"chase": name}
        case PartChosen(name=name) | SideChosen(name=name):
            texts = {"name": name, "what": _chosen(words, report)}
            text = words.pgettext("chase", "%(name)s: %(what)s") % texts
        case StartGapSet(gap=gap):
            text = _gap(words, gap)
        case StartPlaceSet(name=name):
            text = words.gettext("Starting place of %(name)s") % {"name": name}
        case _:
            return None
    return text


def _speed_act(words: Words, report: Report | None) -> str | None:
    match report:
        case SpeedRolled(lines=(line,)):
            name, text = line.name, words.gettext("%(name)s’s speed roll")
        case SpeedRolled():
            return words.gettext("Speed rolls")
        case SpeedCleared(name=name):
            text = words.gettext("%(name)s’s speed roll taken back")
        case WayChanged(name=name):
            text = words.gettext("%(name)s moves in another way")
        case _:
            return None
    return text % {"name": name}


def _thing_act(words: Words, report: Report | None) -> str | None:
    match report:
        case BarrierOpened(name=name, is_open=True):
            text = words.gettext("“%(obstacle)s” opened for all")
        case BarrierOpened(name=name):
            text = words.gettext("“%(obstacle)s” shut again")
        case DebrisLeft(name=name):
            text = words.gettext("“%(obstacle)s” left on the way")
        case HazardMoved(line=line):
            name, text = line.name, words.gettext("“%(obstacle)s” moves on")
        case HarmTaken(name=name):
            return words.gettext("%(name)s hurt") % {"name": name}
        case _:
            return None
    return text % {"obstacle": name}


def _end_act(words: Words, report: Report | None) -> str | None:
    match report:
        case PartySplit():
            text = words.gettext("%(names)s split from the chase")
            if report.is_back:
                text = words.gettext("%(names)s back in the chase")
            return text % {"names": names(words, report.names)}
        case EscapeLeadSet(lead=lead):
            return _lead(words, lead)
        case AllAway():
            return words.gettext("%(names)s away at once") % {"names": names(words, report.names)}
        case ChaseRestarted(name=name):
            return words.gettext("“%(chase)s” started again") % {"chase": name}
        case _:
            return None


def _chosen(words: Words, report: PartChosen | SideChosen) -> str:
    if isinstance(report, SideChosen):
        return enum_text(words, report.side)
    if report.choice is None:
        return words.pgettext("chase", "as the speed has it")
    return enum_text(words, report.choice)


def _one_speed(words: Words, line: SpeedLine) -> ReportText:
    figure = total_text(line.roll.what, line.roll.total) if line.roll is not None else ""
    return ReportText(
        title=line.name,
        detail=dotted(
            words, [_rolled(words, line), enum_text(words, line.verdict), _mov(words, line)]
        ),
        figure=figure,
        tone=Tone.GOOD if line.verdict.is_success else Tone.BAD,
    )


def _rolled(words: Words, line: SpeedLine) -> str:
    if line.source is CheckSource.SAID:
        return enum_text(words, line.source)
    texts = {
        "skill": check_name(words, line.skill, line.source),
        "value": check_value(words, line.source, line.value),
    }
    return words.pgettext("check", "%(skill)s %(value)s") % texts


def _mov(words: Words, line: SpeedLine) -> str:
    if line.before == line.after:
        return words.pgettext("chase", "MOV stays %(mov)d") % {"mov": line.after}
    text = words.pgettext("chase", "MOV %(before)d → %(after)d")
    return text % {"before": line.before, "after": line.after}


def _short_speed(words: Words, line: SpeedLine) -> str:
    texts = {"name": line.name, "mov": line.after}
    return words.pgettext("chase", "%(name)s MOV %(mov)d") % texts


def _harm_row(words: Words, report: HarmTaken) -> ReportText:
    points = ""
    if report.before is not None and report.after is not None:
        points = points_change(words, report.before, report.after)
    figure = "" if report.roll is None else f"−{report.roll.total}"
    return ReportText(
        title=report.name,
        detail=dotted(words, [severity_text(words, report.severity), points]),
        figure=figure,
        tone=Tone.BAD,
    )


def _gap(words: Words, gap: int | None) -> str:
    if gap is None:
        return words.pgettext("chase", "quarry as far ahead as the ruling says")
    text = words.ngettext("quarry %(count)d place ahead", "quarry %(count)d places ahead", gap)
    return text % {"count": gap}


def _lead(words: Words, lead: int | None) -> str:
    if lead is None:
        return words.pgettext("chase", "no lead counts as an escape")
    text = words.ngettext(
        "escaped when %(count)d place ahead", "escaped when %(count)d places ahead", lead
    )
    return text % {"count": lead}
