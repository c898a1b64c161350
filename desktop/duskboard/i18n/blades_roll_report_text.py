"""Reports of rolls and consequences of Blades in the Dark -> words."""

from collections.abc import Callable, Sequence

from duskboard.core.clocks.effect import Outcome
from duskboard.i18n.blades_roll_text import (
    consequence_text,
    left_text,
    overruled_text,
    roll_detail,
    roll_figure,
    roller,
    stress_text,
)
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import ReportText, Tone
from duskboard.i18n.words import Words
from duskboard.play.blades.applying import ApproachOpened, ConsequenceApplied, EffectTicked
from duskboard.play.blades.decision import ActionRolled, StressLine
from duskboard.play.blades.finishing import ActionFinished, ActionTakenUp
from duskboard.play.blades.fortune import (
    FortuneRolled,
    FortunesRolled,
    QuestionAnswered,
    QuestionReopened,
)
from duskboard.play.blades.showing import BladesRollShown
from duskboard.play.blades.team import TeamActed
from duskboard.play.blades.threat import Armoured, Dismissed, Inflicted, Protected, Resisted
from duskboard.play.clock import EventLine, TickLine
from duskboard.table.transaction import Report

_TONES = {
    Outcome.BAD: Tone.BAD,
    Outcome.PARTIAL: Tone.MIXED,
    Outcome.FULL: Tone.GOOD,
    Outcome.CRITICAL: Tone.GOOD,
}


def blades_roll_row(words: Words, report: Report | None) -> ReportText | None:
    """Return the row of a report of a roll or a consequence, or None for any other."""
    rows: tuple[Callable[[Words, Report | None], ReportText | None], ...] = (
        _action_row,
        _fortune_row,
        _threat_row,
        _applied_row,
    )
    return next((row for make in rows if (row := make(words, report)) is not None), None)


def _action_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ActionRolled(roll=roll):
            xp = words.pgettext("blades", "1 xp in %(track)s")
            earned = "" if report.xp is None else xp % {"track": enum_text(words, report.xp)}
            said = [roll_detail(words, roll), stress_lines_text(words, report.stress), earned]
            past = overruled_text(words, roll.overruled)
            outcome, is_told = roll.outcome, roll.result.is_told
            detail = dotted(words, [*said, past])
        case TeamActed(roll=team):
            xp = words.pgettext("blades", "1 xp each: %(names)s")
            earned = xp % {"names": names(words, report.xp)} if report.xp else ""
            said = [roll_detail(words, team), stress_lines_text(words, report.stress), earned]
            outcome, is_told = team.outcome, False
            detail = dotted(words, said)
        case BladesRollShown(roll=shown):
            return ReportText(
                title=roller(words, shown),
                detail=words.gettext("roll shown to players"),
                figure=roll_figure(shown),
            )
        case _:
            return None
    return ReportText(
        title=roller(words, report.roll),
        detail=detail,
        figure=roll_figure(report.roll),
        tone=_tone(outcome, is_secret=report.is_secret, is_told=is_told),
    )


def _fortune_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case FortuneRolled(roll=roll):
            held = "" if report.detail is None else enum_text(words, report.detail)
            paid = [] if report.stress is None else [report.stress]
            parts = [
                report.question,
                roll_detail(words, roll),
                held,
                stress_lines_text(words, paid),
            ]
            outcome = roll.result.outcome
            return ReportText(
                title=roller(words, roll),
                detail=dotted(words, parts),
                figure=roll_figure(roll),
                tone=_tone(outcome, is_secret=report.is_secret, is_told=roll.result.is_told),
            )
        case FortunesRolled(pair=pair):
            return ReportText(
                title=roller(words, pair),
                detail=roll_detail(words, pair),
                figure=roll_figure(pair),
                tone=Tone.SECRET if report.is_secret else Tone.NEUTRAL,
            )
        case QuestionAnswered(question=question):
            answered = [enum_text(words, report.answering), enum_text(words, report.detail)]
            return ReportText(title=question, detail=dotted(words, answered))
        case QuestionReopened(question=question):
            detail = words.pgettext("blades", "may be asked again")
            return ReportText(title=question, detail=detail)
        case _:
            return None


def _threat_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case Inflicted(name=title, consequence=consequence):
            threat = words.pgettext("blades", "threatened: %(what)s")
            detail = threat % {"what": consequence_text(words, consequence)}
        case Resisted():
            return _resisted_row(words, report)
        case Armoured(name=title):
            armour = enum_text(words, report.armour)
            text = words.pgettext("blades", "%(armour)s: %(before)s → %(left)s")
            detail = text % {
                "armour": armour,
                "before": consequence_text(words, report.before),
                "left": left_text(words, report.left),
            }
        case Protected(name=title, other=other):
            text = words.pgettext("blades", "protects %(other)s: %(what)s")
            detail = text % {"other": other, "what": consequence_text(words, report.consequence)}
        case Dismissed(name=title, consequence=consequence):
            text = words.pgettext("blades", "taken back: %(what)s")
            detail = text % {"what": consequence_text(words, consequence)}
        case _:
            return None
    return ReportText(title=title, detail=detail)


def _resisted_row(words: Words, report: Resisted) -> ReportText:
    roll = report.roll
    change = words.pgettext("blades", "%(before)s → %(left)s") % {
        "before": consequence_text(words, report.before),
        "left": left_text(words, report.left),
    }
    paid = [] if report.stress is None else [report.stress]
    price = stress_lines_text(words, paid) or stress_text(words, 0)
    # Resisting always works: what the dice say is the price alone.
    breaks = report.stress is not None and report.stress.is_trauma_due
    outcome = Outcome.BAD if breaks else Outcome.FULL
    return ReportText(
        title=roller(words, roll),
        detail=dotted(words, [roll_detail(words, roll), change, price]),
        figure=roll_figure(roll),
        tone=_tone(outcome, is_secret=report.is_secret, is_told=roll.result.is_told),
    )


def _applied_row(words: Words, report: Report | None) -> ReportText | None:
    match report:
        case ConsequenceApplied(name=title):
            detail = dotted(words, [_came_true(words, report), *_ticks(words, report)])
            secret = Tone.SECRET if report.is_secret else Tone.NEUTRAL
            return ReportText(title=title, detail=detail, tone=secret)
        case EffectTicked(lines=(line, *_)):
            moved = [_tick(words, line), *_events(words, report.events)]
            effect = words.pgettext("blades", "ticked by the effect")
            return ReportText(title=line.name, detail=dotted(words, [effect, *moved]))
        case ApproachOpened(approach=approach):
            detail = words.pgettext("blades", "open again")
            return ReportText(title=approach, detail=detail)
        case ActionFinished(name=title, waiting=waiting):
            done = words.pgettext("blades", "done with the action")
            let_go = words.npgettext(
                "blades", "%(count)d consequence let go", "%(count)d consequences let go", waiting
            )
            parts = [done, let_go % {"count": waiting} if waiting else ""]
            return ReportText(title=title, detail=dotted(words, parts))
        case ActionTakenUp(name=title, action=action, outcome=outcome):
            again = words.pgettext("blades", "taken up again")
            rolled = clauses(words, [enum_text(words, action), enum_text(words, outcome)])
            return ReportText(title=title, detail=dotted(words, [again, rolled]))
        case _:
            return None


def _came_true(words: Words, report: ConsequenceApplied) -> str:
    said = consequence_text(words, report.consequence)
    parts = [said]
    if report.wound is not None and report.wound.level != getattr(report.consequence, "level", 0):
        text = words.pgettext("blades", "written at level %(level)d")
        parts.append(text % {"level": report.wound.level})
    if report.is_catastrophic:
        parts.append(words.pgettext("blades", "lasting: the GM says whether it is death"))
    if report.position is not None:
        text = words.pgettext("blades", "next try %(position)s")
        parts.append(text % {"position": enum_text(words, report.position).lower()})
    if report.heat is not None:
        text = words.pgettext("blades", "heat %(before)d → %(after)d")
        heat = report.heat
        parts.append(text % {"before": heat.heat_before, "after": heat.heat_after})
        if heat.wanted_after != heat.wanted_before:
            text = words.pgettext("blades", "wanted %(before)d → %(after)d")
            parts.append(text % {"before": heat.wanted_before, "after": heat.wanted_after})
        if heat.is_past_wanted:
            parts.append(words.pgettext("blades", "heat cleared at wanted level 4"))
    return dotted(words, parts)


def _ticks(words: Words, report: ConsequenceApplied) -> list[str]:
    named = words.pgettext("clock", "%(clock)s %(before)d → %(after)d")
    lines = [
        named % {"clock": line.name, "before": line.before, "after": line.after}
        for line in report.lines
    ]
    return [*lines, *_events(words, report.events)]


def _tick(words: Words, line: TickLine) -> str:
    text = words.pgettext("clock", "%(before)d → %(after)d")
    return text % {"before": line.before, "after": line.after}


def _events(words: Words, events: Sequence[EventLine]) -> list[str]:
    return [clauses(words, [one.name, enum_text(words, one.event)]) for one in events]


def stress_lines_text(words: Words, lines: Sequence[StressLine]) -> str:
    """Return what something cost whom: "Nell 5 → 7 stress, trauma due"."""
    text = words.pgettext("blades", "%(name)s %(before)d → %(after)d stress")
    due = words.pgettext("blades", "trauma due")
    said = [
        clauses(
            words,
            [
                text % {"name": line.name, "before": line.before, "after": line.after},
                due if line.is_trauma_due else "",
            ],
        )
        for line in lines
    ]
    return dotted(words, said)


def _tone(outcome: Outcome, *, is_secret: bool, is_told: bool) -> Tone:
    if is_secret:
        return Tone.SECRET
    return Tone.TOLD if is_told else _TONES[outcome]
