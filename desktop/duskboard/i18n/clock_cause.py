"""Why a clock changed, for its history."""

from duskboard.i18n.clock_text import beat_title, ticked_parts
from duskboard.i18n.listing import clauses
from duskboard.i18n.report_text import act_text
from duskboard.i18n.words import Words
from duskboard.play.chase.running import RoundBegun, TurnEnded
from duskboard.play.clock import ClocksTicked
from duskboard.play.clock_beat import BeatPassed
from duskboard.table.transaction import Report


def cause_text(words: Words, report: Report | None) -> str:
    """Return why a clock changed: a round, a scene, what followed from it, or somebody's hand."""
    match report:
        case ClocksTicked(lines=lines):
            followed = ticked_parts(words, report)[len(lines) :]
            by_hand = words.pgettext("clock", "by hand")
            if len(lines) > 1:
                by_hand = words.gettext("with others")
            return clauses(words, followed) or by_hand
        case BeatPassed():
            return beat_title(words, report)
        case RoundBegun() | TurnEnded():
            return words.gettext("a round of the chase ended")
        case _:
            return act_text(words, report)
