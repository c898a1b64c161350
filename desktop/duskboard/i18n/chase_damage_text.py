"""Reports of hit points that the game master takes and gives by hand -> words."""

from duskboard.i18n.listing import dotted
from duskboard.i18n.points_text import points_change, points_text
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.words import Words
from duskboard.play.chase.damaging import BarrierStruck, HitPointsLost, HitPointsSaid
from duskboard.table.transaction import Report


def damage_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report about hit points, or None for any other."""
    match report:
        case HitPointsLost():
            return _lost_row(words, report)
        case HitPointsSaid(name=name, before=before, after=after, full_after=full):
            detail = points_text(words, after, full)
            figure = "" if before is None or before == after else f"{before} → {after}"
            return ReportText(title=name, detail=detail, figure=figure)
        case BarrierStruck(name=name, roll=roll, after=after, full=full):
            state = points_text(words, after, full)
            if after == 0:
                state = words.pgettext("chase", "broken")
            detail = dotted(words, [roll_name(words, roll.what), state])
            return ReportText(title=name, detail=detail, figure=f"−{roll.total}")
        case _:
            return None


def damage_act(words: Words, report: Report | None) -> str | None:
    """Return a step about hit points in a few words, or None for any other."""
    match report:
        case HitPointsLost(name=name, lost=lost):
            text = words.ngettext(
                "%(name)s loses %(count)d hit point", "%(name)s loses %(count)d hit points", lost
            )
            if lost < 0:
                text = words.ngettext(
                    "%(name)s regains %(count)d hit point",
                    "%(name)s regains %(count)d hit points",
                    -lost,
                )
            return text % {"name": name, "count": abs(lost)}
        case HitPointsSaid(name=name):
            return words.gettext("Hit points of %(name)s") % {"name": name}
        case BarrierStruck(name=name, before=before, after=after):
            texts = {"obstacle": name, "before": before, "after": after}
            return words.gettext("“%(obstacle)s” %(before)d to %(after)d hit points") % texts
        case _:
            return None


def _lost_row(words: Words, report: HitPointsLost) -> ReportText:
    parts = [roll_name(words, report.roll.what)] if report.roll is not None else []
    if report.before is not None and report.after is not None:
        parts.append(points_change(words, report.before, report.after))
    else:
        parts.append(points_text(words, None, None))
    sign = "+" if report.lost < 0 else "−"
    return ReportText(
        title=report.name,
        detail=dotted(words, parts),
        figure=f"{sign}{abs(report.lost)}",
        tone=Tone.NEUTRAL if report.lost < 0 else Tone.BAD,
    )
