"""Why a clock changed, for its history."""

from duskboard.i18n.blades_roll_text import consequence_text, roll_detail, roller
from duskboard.i18n.clock_text import answer_text, beat_title, reset_text, ticked_parts
from duskboard.i18n.listing import clauses
from duskboard.i18n.report_text import act_text
from duskboard.i18n.words import Words
from duskboard.play.blades.applying import ConsequenceApplied
from duskboard.play.blades.decision import ActionRolled
from duskboard.play.blades.team import TeamActed
from duskboard.play.chase.running import RoundBegun, TurnEnded
from duskboard.play.clock import ClocksTicked
from duskboard.play.clock_beat import BeatPassed
from duskboard.play.clock_deed import ClockHappened, ClockReset
from duskboard.table.transaction import Report


def cause_text(
    words: Words,
    report: Report | None,
    roll: ActionRolled | TeamActed | None = None,
    scene: int | None = None,
) -> str:
    """Return who or what changed a clock, and what followed from it.

    Args:
        words: The language.
        report: What was done.
        roll: The roll that it came of, or None.
        scene: The number of the scene that went by, or None.
    """
    if roll is not None:
        return clauses(words, (_rolled(words, roll), _of_roll(words, report)))
    match report:
        case ClocksTicked(lines=lines):
            by_hand = words.gettext("the GM, by hand")
            if len(lines) > 1:
                by_hand = words.gettext("the GM, with others")
            return clauses(words, (by_hand, *ticked_parts(words, report)[len(lines) :]))
        case BeatPassed(times=1) if scene is not None:
            return words.gettext("scene %(number)d went by") % {"number": scene}
        case BeatPassed():
            return beat_title(words, report)
        case RoundBegun(number=begun) | TurnEnded(begun=int(begun)):
            return words.gettext("round %(number)d of the chase ended") % {"number": begun - 1}
        case _:
            return _of_deed(words, report) or act_text(words, report)


def _of_deed(words: Words, report: Report | None) -> str:
    """Return what became of a clock at its end, or "" where a step was about something else."""
    match report:
        case ClockHappened(kind=kind, end=end, happens=happens):
            what = answer_text(words, kind, end, happens)
            return words.gettext("It comes about: %(what)s") % {"what": what}
        case ClockReset():
            return reset_text(words, report)
        case _:
            return ""


def _of_roll(words: Words, report: Report | None) -> str:
    if isinstance(report, ConsequenceApplied):
        return consequence_text(words, report.consequence)
    return ""


def _rolled(words: Words, rolled: ActionRolled | TeamActed) -> str:
    """Return whose roll it was and what came of it: "Nell: Prowl, risky · Success"."""
    texts = {"who": roller(words, rolled.roll), "what": roll_detail(words, rolled.roll)}
    return words.pgettext("blades step", "%(who)s: %(what)s") % texts
