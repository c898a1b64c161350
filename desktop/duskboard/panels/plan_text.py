"""An activity of a downtime in words: title, dice, what each result brings (113-116, 123)."""

from duskboard.core.blades.activity import DowntimeActivity, heat_reduced, quality_of
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.healing import Treatment
from duskboard.core.clocks.effect import Activity, Outcome, activity_segments
from duskboard.core.dice import Rating
from duskboard.core.rulings import Rulings
from duskboard.i18n.blades_figure_text import figures_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.odds.blades import rating_odds
from duskboard.panels.outcome_text import odds_face
from duskboard.panels.plan_card import PlanFace
from duskboard.panels.pool_text import percents
from duskboard.table.downtime_view import PersonView, PlanView

_TICKING = {
    DowntimeActivity.PROJECT: Activity.PROJECT,
    DowntimeActivity.RECOVER: Activity.RECOVER,
}


def plan_face(words: Words, view: PlanView, crew: Crew | None, rulings: Rulings) -> PlanFace:
    """Return an activity as a card."""
    plan = view.plan
    title = plan_title(words, view)
    if plan.is_done:
        result = "" if plan.outcome is None else enum_text(words, plan.outcome)
        brought = figures_text(words, plan.lines, is_named=False)
        done = words.pgettext("blades downtime", "done")
        return PlanFace(title=title, detail=dotted(words, [result, brought]) or done, is_done=True)
    odds = None
    if view.dice is not None and plan.activity is not DowntimeActivity.VICE:
        odds = odds_face(words, rating_odds(Rating(count=view.dice)))
    return PlanFace(
        title=title,
        detail=_detail(words, view),
        worth=_worth(words, view, crew, rulings),
        odds=odds,
    )


def plan_title(words: Words, view: PlanView) -> str:
    """Return what an activity is called: "Project: bone key"."""
    plan = view.plan
    name = enum_text(words, plan.activity)
    what = ""
    match plan.activity:
        case DowntimeActivity.PROJECT | DowntimeActivity.COHORT:
            what = view.target
        case DowntimeActivity.ACQUIRE:
            what = plan.asset
        case DowntimeActivity.TRAIN if plan.track is not None:
            what = enum_text(words, plan.track)
        case _:
            pass
    if not what:
        return name
    return words.pgettext("blades downtime", "%(activity)s: %(what)s") % {
        "activity": name,
        "what": what,
    }


def empty_face(words: Words, person: PersonView) -> PlanFace:
    """Return the card where nothing is planned yet, with what a vice left alone would bring."""
    has_vice = any(one.plan.activity is DowntimeActivity.VICE for one in person.plans)
    worth = ""
    if person.due and not has_vice:
        text = words.pgettext("blades downtime", "no vice: stress +%(count)d")
        worth = text % {"count": person.due}
    choose = words.pgettext("blades downtime", "Choose an activity")
    return PlanFace(title=choose, worth=worth, is_empty=True)


def _detail(words: Words, view: PlanView) -> str:
    """Return with which dice."""
    plan, parts = view.plan, []
    if plan.action is not None:
        parts.append(enum_text(words, plan.action))
    if plan.activity is DowntimeActivity.ACQUIRE:
        parts.append(words.pgettext("blades crew", "Tier"))
    if plan.activity is DowntimeActivity.VICE:
        parts.append(words.pgettext("blades downtime", "lowest attribute"))
    if plan.activity is DowntimeActivity.RECOVER and plan.treatment is not None:
        parts.append(view.target or enum_text(words, plan.treatment))
        if plan.treatment is Treatment.OUTSIDER:
            text = words.pgettext("blades", "quality %(count)d")
            parts.append(text % {"count": plan.quality})
    if plan.is_helped:
        parts.append(words.pgettext("blades downtime", "a friend helps"))
    if view.dice is not None:
        text = words.pgettext("blades downtime", "%(dice)dd")
        parts.append(text % {"dice": view.dice})
    if view.size and plan.activity is DowntimeActivity.PROJECT:
        text = words.pgettext("blades downtime", "clock %(filled)d of %(size)d")
        parts.append(text % {"filled": view.filled, "size": view.size})
    if plan.activity is DowntimeActivity.TRAIN:
        parts.append(words.pgettext("blades downtime", "once a track each downtime"))
    return clauses(words, parts)


def _worth(words: Words, view: PlanView, crew: Crew | None, rulings: Rulings) -> str:
    """Return what each result brings, the worst first."""
    plan = view.plan
    match plan.activity:
        case DowntimeActivity.VICE:
            return _vice_worth(words, view)
        case DowntimeActivity.PROJECT | DowntimeActivity.RECOVER:
            ticking = _TICKING[plan.activity]
            counts = [activity_segments(ticking, one, rulings).count or 0 for one in Outcome]
            text = words.pgettext("blades downtime", "%(counts)s ticks")
        case DowntimeActivity.REDUCE_HEAT:
            counts = [-heat_reduced(one) for one in Outcome]
            text = words.pgettext("blades downtime", "heat %(counts)s")
        case DowntimeActivity.ACQUIRE if crew is not None:
            counts = [quality_of(one, crew.tier, rulings.blades).level for one in Outcome]
            text = words.pgettext("blades downtime", "quality %(counts)s")
        case _:
            return ""
    said = dotted(words, [str(count).replace("-", "−") for count in counts])
    return text % {"counts": said}


def _vice_worth(words: Words, view: PlanView) -> str:
    """Return how likely a vice is too much (rules/blades.md 123)."""
    if view.dice is None:
        return ""
    odds = rating_odds(Rating(count=view.dice))
    many = sum(odds.best[view.filled :]) / odds.falls
    share = percents((many, 1 - many))[0]
    if not many:
        text = words.pgettext("blades downtime", "clears 1 to 6 of %(stress)d")
        return text % {"stress": view.filled}
    return words.pgettext("blades downtime", "overindulges: %(share)s") % {"share": share}
