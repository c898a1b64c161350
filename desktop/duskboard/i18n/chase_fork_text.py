"""Reports of forks and of plates moved by hand -> words."""

from duskboard.i18n.listing import clauses, names
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.chase.forking import ForkAdded, PlateShifted, WayRemoved, WaysJoined
from duskboard.table.transaction import Report


def fork_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report about forks, or None for any other."""
    match report:
        case ForkAdded(start=title, places=places, end=end):
            parts: list[str] = []
            if places:
                text = words.pgettext("chase", "another way by %(places)s")
                parts.append(text % {"places": names(words, places)})
            if end:
                parts.append(words.pgettext("chase", "on to “%(place)s”") % {"place": end})
            detail = clauses(words, parts)
        case WaysJoined(start=title, end=end):
            detail = words.pgettext("chase", "a way on to “%(place)s”") % {"place": end}
        case WayRemoved(start=title, end=end, obstacles=obstacles):
            text = words.pgettext("chase", "the way to “%(place)s” taken away")
            parts = [text % {"place": end}]
            if obstacles:
                with_it = words.pgettext("chase", "and %(names)s with it")
                parts.append(with_it % {"names": names(words, obstacles)})
            detail = clauses(words, parts)
        case PlateShifted(name=title, is_back=is_back):
            detail = words.pgettext("chase", "moved on the board")
            if is_back:
                detail = words.pgettext("chase", "back where the board has it")
        case _:
            return None
    return ReportText(title=title, detail=detail)


def fork_act(words: Words, report: Report | None) -> str | None:
    """Return a step about forks in a few words, or None for any other."""
    match report:
        case ForkAdded(start=name):
            text = words.gettext("Fork at “%(name)s”")
        case WaysJoined(start=name, end=end):
            text = words.gettext("Way from “%(name)s” to “%(end)s”")
            return text % {"name": name, "end": end}
        case WayRemoved(start=name, end=end):
            text = words.gettext("Way from “%(name)s” to “%(end)s” taken away")
            return text % {"name": name, "end": end}
        case PlateShifted(name=name):
            text = words.gettext("“%(name)s” moved on the board")
        case _:
            return None
    return text % {"name": name}
