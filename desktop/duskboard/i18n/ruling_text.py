"""Rulings and the reports of changing them -> words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from duskboard.core.rulings import all_rulings
from duskboard.i18n.blades_ruling_text import BLADES_RULINGS
from duskboard.i18n.chase_ruling_text import CHASE_RULINGS
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.report_row import ReportText
from duskboard.i18n.ruling_words import RulingWords
from duskboard.i18n.storyteller_fight_ruling_text import FIGHT_RULINGS
from duskboard.i18n.storyteller_ruling_text import STORYTELLER_RULINGS
from duskboard.i18n.words import Words
from duskboard.play.ruling import PresetUsed, RulingChanged, RulingExplained
from duskboard.table.transaction import Report

_TEXTS: Mapping[str, Callable[[Words], RulingWords]] = MappingProxyType(
    {**BLADES_RULINGS, **CHASE_RULINGS, **STORYTELLER_RULINGS, **FIGHT_RULINGS}
)


def ruling_words(words: Words, ruling_id: str) -> RulingWords:
    """Return what is said of a ruling; one that this program does not know has its name only."""
    text = _TEXTS.get(ruling_id)
    return RulingWords(label=ruling_id, reason="", examples={}) if text is None else text(words)


def game_text(words: Words, game: str) -> str:
    """Return the name of a game whose rulings there are.

    Raises:
        KeyError: There is no such game.
    """
    games = {
        "blades": words.pgettext("rulings", "Blades"),
        "chase": words.pgettext("rulings", "Chase"),
        "storyteller": words.pgettext("rulings", "Vampire"),
    }
    return games[game]


def choice_text(words: Words, ruling_id: str, chosen: str) -> str:
    """Return what a choice is called; one that this program does not know as it was written."""
    ruling = all_rulings().get(ruling_id)
    choices = ruling.choices if ruling is not None else ()
    member = next((one for one in choices if one == chosen), None)
    return chosen if member is None else enum_text(words, member)


def ruling_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of changed rulings, or None for any other."""
    match report:
        case RulingChanged():
            title = ruling_words(words, report.ruling_id).label
            detail = change_text(words, report)
        case PresetUsed():
            title = words.gettext("House rules")
            detail = clauses(words, [enum_text(words, report.preset), _count(words, report)])
        case RulingExplained(text=""):
            title = ruling_words(words, report.ruling_id).label
            detail = words.gettext("reason struck out")
        case RulingExplained():
            title = ruling_words(words, report.ruling_id).label
            detail = words.gettext("reason: “%(text)s”") % {"text": report.text}
        case _:
            return None
    return ReportText(title=title, detail=detail)


def ruling_act(words: Words, report: Report | None) -> str | None:
    """Return a step of changed rulings in a few words, or None for any other."""
    match report:
        case RulingChanged(ruling_id=ruling_id):
            after = choice_text(words, ruling_id, report.after)
            text = words.gettext("%(ruling)s: %(choice)s")
            return text % {"ruling": ruling_words(words, ruling_id).label, "choice": after}
        case PresetUsed(preset=name):
            text = words.gettext("House rules as %(preset)s")
            return text % {"preset": enum_text(words, name)}
        case RulingExplained(ruling_id=ruling_id):
            text = words.gettext("Reason for “%(ruling)s”")
            return text % {"ruling": ruling_words(words, ruling_id).label}
        case _:
            return None


def change_text(words: Words, change: RulingChanged) -> str:
    """Return a change as "Refused, was Allowed"."""
    text = words.gettext("%(after)s, was %(before)s")
    return text % {
        "after": choice_text(words, change.ruling_id, change.after),
        "before": choice_text(words, change.ruling_id, change.before),
    }


def _count(words: Words, report: PresetUsed) -> str:
    count = len(report.changed)
    text = words.ngettext("%(count)d ruling changed", "%(count)d rulings changed", count)
    return text % {"count": count}
