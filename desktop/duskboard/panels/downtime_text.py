"""The heads of the steps of a downtime in words: what is known of each, and what it brought."""

from duskboard.core.blades.downtime import Downtime, DowntimeStep, StepDone
from duskboard.i18n.blades_figure_text import figures_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.words import Words
from duskboard.panels.downtime_close import close_preview
from duskboard.panels.downtime_section import SectionFace
from duskboard.table.downtime_view import DowntimeView

_ALWAYS = (DowntimeStep.ACTIVITIES, DowntimeStep.FACTIONS)
"""Steps that are read and planned beforehand."""


def section_face(
    words: Words, view: DowntimeView, step: DowntimeStep, current: DowntimeStep | None
) -> SectionFace:
    """Return the head of a step; `current` is the one in hand."""
    downtime = view.downtime or Downtime()
    done = downtime.result(step)
    is_current = view.is_running and step is current
    is_asked = is_current and step is DowntimeStep.TROUBLE
    return SectionFace(
        number=1 + tuple(DowntimeStep).index(step),
        title=enum_text(words, step),
        detail=_detail(words, view, step),
        result=_pending(words, view, step)
        if done is None or is_asked
        else _result(words, view, done),
        is_done=done is not None,
        is_current=is_current,
        is_open=view.is_running and (is_current or step in _ALWAYS),
    )


def downtime_title(words: Words, view: DowntimeView) -> str:
    """Return which downtime it is: "Downtime 3 · after the bridge house"."""
    if view.downtime is None:
        return ""
    text = words.pgettext("blades downtime", "number %(number)d")
    parts = [text % {"number": view.downtime.number}]
    if view.downtime.score:
        after = words.pgettext("blades downtime", "after %(score)s")
        parts.append(after % {"score": view.downtime.score})
    if not view.downtime.is_open:
        parts.append(words.pgettext("blades downtime", "over"))
    return dotted(words, parts)


def _detail(words: Words, view: DowntimeView, step: DowntimeStep) -> str:
    crew = view.crew
    if crew is None or not view.is_running:
        return ""
    match step:
        case DowntimeStep.TROUBLE:
            text = words.pgettext("blades downtime", "heat %(heat)d, wanted %(wanted)d: %(dice)dd")
            heat, wanted = crew.crew.heat, crew.crew.wanted
            return text % {"heat": heat, "wanted": wanted, "dice": wanted}
        case DowntimeStep.ACTIVITIES:
            free = max((one.free for one in view.people), default=2)
            text = words.pgettext("blades downtime", "%(count)d each, more at 1 coin or 1 rep")
            war = words.pgettext("blades downtime", "at war")
            return clauses(words, [text % {"count": free}, war if view.is_at_war else ""])
        case DowntimeStep.FACTIONS:
            return words.pgettext(
                "blades downtime", "1d a Tier, ticks 1 · 2 · 3 · 5, one or two moves each"
            )
        case _:
            return ""


def _pending(words: Words, view: DowntimeView, step: DowntimeStep) -> str:
    """Return what is known of a step that is not over."""
    downtime = view.downtime
    if downtime is None or not view.is_running:
        return ""
    match step:
        case DowntimeStep.TROUBLE:
            return _rolled(words, downtime)
        case DowntimeStep.ACTIVITIES:
            return _done_count(words, view)
        case DowntimeStep.FACTIONS:
            return _played_count(words, view)
        case DowntimeStep.CLOSE:
            return close_preview(words, view)
        case _:
            return ""


def _rolled(words: Words, downtime: Downtime) -> str:
    """Return what an entanglement can be (rules/blades.md 111)."""
    said = [enum_text(words, one) for one in downtime.names]
    both = said[0] if said else ""
    if len(said) > 1:
        text = words.pgettext("blades downtime", "%(first)s or %(second)s")
        both = text % {"first": said[0], "second": said[1]}
    if not downtime.rolled:
        return both
    if not both:
        text = words.pgettext("blades downtime", "rolled %(die)d: nobody comes")
        return text % {"die": downtime.rolled}
    text = words.pgettext("blades downtime", "rolled %(die)d: %(names)s")
    return text % {"die": downtime.rolled, "names": both}


def _result(words: Words, view: DowntimeView, done: StepDone) -> str:
    """Return what a step brought."""
    if done.step is DowntimeStep.ACTIVITIES:
        return _done_count(words, view)
    if done.step is DowntimeStep.FACTIONS:
        return _played_count(words, view)
    parts = [enum_text(words, one) for one in done.settled]
    kept = words.pgettext("blades downtime", "%(trouble)s kept")
    parts += [kept % {"trouble": enum_text(words, one)} for one in done.kept]
    parts.append(figures_text(words, done.lines))
    said = dotted(words, parts)
    return said or words.pgettext("blades downtime", "passed over")


def _done_count(words: Words, view: DowntimeView) -> str:
    done = sum(one.plan.is_done for person in view.people for one in person.plans)
    every = sum(max(one.free + len(one.bought), len(one.plans)) for one in view.people)
    text = words.pgettext("blades downtime", "%(done)d of %(all)d done")
    return text % {"done": done, "all": every}


def _played_count(words: Words, view: DowntimeView) -> str:
    played = () if view.downtime is None else view.downtime.played
    said = [one.name for one in view.factions if one.faction_id in played]
    text = words.pgettext("blades downtime", "played: %(names)s")
    return text % {"names": names(words, said)} if said else ""
