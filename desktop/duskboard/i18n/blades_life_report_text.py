"""Reports of stress, harm, armour, load and coin -> words."""

from duskboard.i18n.blades_sheet_text import arrow
from duskboard.i18n.blades_trait_text import trauma_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.words import Words
from duskboard.play.blades.armour import ArmourFreed, ArmourMarked
from duskboard.play.blades.coin import CoinEarned, CoinSpent, StashMoved
from duskboard.play.blades.harm import HarmChanged, HarmHealed, HarmTakenOff, HarmWritten
from duskboard.play.blades.load import DowntimeBegun, ItemCarried, LoadChosen
from duskboard.play.blades.stress import StressChanged, StressFor, TraumaChosen
from duskboard.table.transaction import Report


def blades_life_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of such a report, or None for any other."""
    return (
        _stress_row(words, report)
        or _harm_row(words, report)
        or _load_row(words, report)
        or _coin_row(words, report)
    )


def overruled_clause(words: Words, *, is_overruled: bool) -> str:
    """Return that it took the game master's word, or ""."""
    return words.pgettext("blades", "the GM overruled") if is_overruled else ""


def trauma_due_clause(words: Words, *, is_due: bool) -> str:
    """Return that a trauma is to be chosen, or ""."""
    return words.pgettext("blades", "trauma due") if is_due else ""


def _stress_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case StressChanged(name=title):
            lost = ""
            if report.lost:
                lost = words.pgettext("blades", "%(count)d lost") % {"count": report.lost}
            why = "" if report.why is StressFor.OTHER else enum_text(words, report.why)
            parts = [
                words.pgettext("blades field", "Stress"),
                why,
                lost,
                trauma_due_clause(words, is_due=report.is_trauma_due),
            ]
            figure = arrow(words, str(report.before), str(report.after))
            return ReportText(title=title, detail=dotted(words, parts), figure=figure)
        case TraumaChosen(name=title):
            last = words.pgettext("blades", "the last one: retire, or go to prison")
            parts = [
                words.pgettext("blades field", "Trauma"),
                trauma_text(words, report.trauma),
                words.pgettext("blades", "out of action"),
                last if report.is_last else "",
                overruled_clause(words, is_overruled=report.is_overruled),
            ]
            return ReportText(title=title, detail=dotted(words, parts), figure=str(report.count))
        case _:
            return None


def _harm_row(words: Words, report: Report | None) -> ReportText | None:
    figure = ""
    match report:
        case HarmWritten(name=title):
            parts = [
                words.pgettext("blades field", "Harm"),
                report.text,
                _row_moved(words, report),
                words.pgettext("blades", "catastrophic") if report.is_catastrophic else "",
                words.pgettext("blades", "healing clock emptied") if report.healing_lost else "",
            ]
            figure = _level(words, report.level)
        case HarmChanged(name=title):
            parts = [words.pgettext("blades field", "Harm"), _renamed(words, report)]
            if report.level_before != report.level_after:
                levels = (str(report.level_before), str(report.level_after))
                figure = arrow(words, *levels)
        case HarmTakenOff(name=title):
            parts = [report.text, words.pgettext("blades", "harm taken off")]
            figure = _level(words, report.level)
        case HarmHealed(name=title):
            parts = [
                healing_text(words, report.fills, report.healed),
                clock_text(words, report.filled, report.size),
            ]
            figure = f"+{report.ticks}"
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts), figure=figure)


def healing_text(words: Words, fills: int, healed: tuple[str, ...]) -> str:
    """Return what a full healing clock did, or "" where it was not full."""
    if not fills:
        return ""
    lower = words.npgettext(
        "blades", "harm %(count)d level lower", "harm %(count)d levels lower", fills
    ) % {"count": fills}
    gone = ""
    if healed:
        gone = words.pgettext("blades", "%(wounds)s healed") % {"wounds": names(words, healed)}
    return clauses(words, [lower, gone])


def clock_text(words: Words, filled: int, size: int) -> str:
    """Return how a healing clock stands: "healing clock 1/4"."""
    text = words.pgettext("blades", "healing clock %(filled)d/%(size)d")
    return text % {"filled": filled, "size": size}


def _load_row(words: Words, report: Report | None) -> ReportText | None:
    figure = ""
    match report:
        case ArmourMarked(name=title) | ArmourFreed(name=title):
            is_marked = isinstance(report, ArmourMarked)
            marked, free = words.pgettext("blades", "marked"), words.pgettext("blades", "free")
            took_word = isinstance(report, ArmourMarked) and report.is_overruled
            parts = [
                enum_text(words, report.kind),
                marked if is_marked else free,
                overruled_clause(words, is_overruled=took_word),
            ]
        case LoadChosen(name=title):
            too_much = words.npgettext(
                "blades",
                "%(count)d coin too much to carry",
                "%(count)d coin too much to carry",
                report.excess,
            )
            parts = [
                words.pgettext("blades", "Load"),
                enum_text(words, report.load),
                too_much % {"count": report.excess} if report.excess else "",
            ]
            figure = str(report.limit)
        case DowntimeBegun(name=title):
            parts = [words.pgettext("blades", "downtime begins")]
        case ItemCarried(name=title):
            along = words.pgettext("blades", "taken along")
            left = words.pgettext("blades", "left behind")
            by_word = overruled_clause(words, is_overruled=report.is_overruled)
            parts = [report.item, along if report.is_carried else left, by_word]
            figure = str(report.carried)
            if report.limit is not None:
                figure = f"{report.carried}/{report.limit}"
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts), figure=figure)


def _coin_row(words: Words, report: Report | None) -> ReportText | None:
    coin = words.pgettext("blades field", "Coin")
    match report:
        case CoinEarned(name=title):
            too_much = words.npgettext(
                "blades",
                "%(count)d coin too much to carry",
                "%(count)d coin too much to carry",
                report.excess,
            )
            parts = [coin, too_much % {"count": report.excess} if report.excess else ""]
            figure = arrow(words, str(report.before), str(report.after))
        case CoinSpent(name=title):
            took_word = overruled_clause(words, is_overruled=report.is_overruled)
            parts = [coin, enum_text(words, report.why), took_word]
            figure = arrow(words, str(report.before), str(report.after))
        case StashMoved(name=title):
            texts = {"before": report.coin_before, "after": report.coin_after}
            parts = [words.pgettext("blades", "Coin %(before)d → %(after)d") % texts]
            texts = {"before": report.stash_before, "after": report.stash_after}
            parts.append(words.pgettext("blades", "Stash %(before)d → %(after)d") % texts)
            figure = ""
        case _:
            return None
    return ReportText(title=title, detail=dotted(words, parts), figure=figure)


def _row_moved(words: Words, report: HarmWritten) -> str:
    if report.written is None:
        return words.pgettext("blades", "no room on the sheet")
    if report.written == report.level:
        return ""
    text = words.pgettext("blades", "written at level %(level)d")
    return text % {"level": report.written}


def _renamed(words: Words, report: HarmChanged) -> str:
    if report.before == report.after:
        return report.after
    return arrow(words, report.before, report.after)


def _level(words: Words, level: int) -> str:
    return words.pgettext("blades", "Level %(level)d") % {"level": level}
