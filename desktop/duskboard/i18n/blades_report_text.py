"""Reports of Blades in the Dark -> words."""

from collections.abc import Callable

from duskboard.i18n.blades_activity_report_text import blades_activity_row
from duskboard.i18n.blades_aftermath_report_text import blades_aftermath_row
from duskboard.i18n.blades_crew_report_text import blades_crew_row
from duskboard.i18n.blades_life_report_text import blades_life_row
from duskboard.i18n.blades_making_text import blades_making_row
from duskboard.i18n.blades_payoff_report_text import blades_payoff_row
from duskboard.i18n.blades_roll_report_text import blades_roll_row
from duskboard.i18n.blades_sheet_text import blades_sheet_row
from duskboard.i18n.blades_time_report_text import blades_time_row
from duskboard.i18n.blades_world_report_text import blades_world_row
from duskboard.i18n.listing import dotted
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.table.transaction import Report


def blades_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of Blades in the Dark, or None for any other."""
    rows: tuple[Callable[[Words, Report | None], ReportText | None], ...] = (
        blades_sheet_row,
        blades_crew_row,
        blades_making_row,
        blades_payoff_row,
        blades_activity_row,
        blades_aftermath_row,
        blades_roll_row,
        blades_life_row,
        blades_time_row,
        blades_world_row,
    )
    return next((row for make in rows if (row := make(words, report)) is not None), None)


def blades_act(words: Words, report: Report | None) -> str | None:
    """Return a step of Blades in a few words, or None for any other: "Arda: Stress · 3 → 5"."""
    row = blades_row(words, report)
    if row is None:
        return None
    texts = {"who": row.title, "what": dotted(words, [row.detail, row.figure])}
    return words.pgettext("blades step", "%(who)s: %(what)s") % texts
