"""A diablerie as a card, with what it brings and costs (rules/storyteller.md 22)."""

from collections.abc import Iterator, Sequence

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import Span, SpanUnit
from duskboard.core.storyteller.diablerie import Diablerie, DiablerieStep
from duskboard.core.storyteller.generation import limits
from duskboard.core.storyteller.roll import PoolCheck
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import HUMANITY
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.storyteller_body_text import arrow_text
from duskboard.i18n.storyteller_time_text import span_text
from duskboard.i18n.words import Words
from duskboard.panels.pool_text import dice_name
from duskboard.panels.step_face import (
    LineState,
    StepAct,
    StepCell,
    StepCells,
    StepChip,
    StepFace,
    StepLine,
)
from duskboard.panels.step_text import odds_line, pool_of, roll_act
from duskboard.play.storyteller.diablerie import Spoils, gains_of, toll_of
from duskboard.play.storyteller.pending import Pending
from duskboard.table.table import Table

_NOW, _DONE, _LATER = LineState.NOW, LineState.DONE, LineState.LATER
_MOST_LOST = 3
"""So much Humanity at most is offered as the price."""


def diablerie_face(
    words: Words,
    table: Table,
    key: EntityId,
    run: Diablerie,
    waits: tuple[Pending | None, Spoils],
) -> StepFace:
    """Return a diablerie as a card (rules/storyteller.md 22).

    Args:
        words: The language.
        table: The table.
        key: The diablerie.
        run: It as it stands.
        waits: The roll that it waits for, or None, and what it shall bring.
    """
    waiting, spoils = waits
    check = waiting.check if waiting is not None else None
    steps = list(DiablerieStep)
    victim = table.value(run.victim, Sheet)
    lines = []
    for step in steps[:-1]:
        place, now = steps.index(step), steps.index(run.step)
        state = _NOW if place == now else _DONE if place < now else _LATER
        detail = ""
        if step is DiablerieStep.STRENGTH and check is not None:
            detail = clauses(words, [dice_name(check.dice), f"@{check.difficulty}"])
        lines.append(StepLine(text=enum_text(words, step), detail=detail, state=state))
    texts = {"drinker": run.drinker_name, "victim": run.victim_name}
    return StepFace(
        key=key,
        title=words.pgettext("vampire diablerie", "%(drinker)s drinks %(victim)s") % texts,
        tag=words.pgettext("vampire diablerie", "Diablerie"),
        lines=tuple(lines),
        chips=tuple(_chips(words, table, run, spoils)),
        acts=tuple(_acts(words, run, check)),
        cells=tuple(_cells(words, table, run, spoils)),
        filled=victim.health.filled if victim is not None else 0,
        boxes=len(victim.health.boxes) if victim is not None else 0,
        says=odds_line(words, table, check),
        dice=pool_of(check),
        is_lit=check is not None,
    )


def _chips(words: Words, table: Table, run: Diablerie, spoils: Spoils) -> Iterator[StepChip]:
    """Yield how much it brings and costs, where that is to be chosen (22.3, 22.4)."""
    if run.step is not DiablerieStep.SPOILS:
        return
    gains = gains_of(table, run)
    if len(gains) > 1:
        for number in gains:
            text = words.pgettext("vampire diablerie", "generation %(number)d")
            yield StepChip(
                act=f"generation:{number}",
                text=text % {"number": number},
                is_on=number == (spoils.generation or gains[0]),
            )
    for lost in range(1, _MOST_LOST + 1):
        text = words.pgettext("vampire diablerie", "Humanity −%(count)d")
        yield StepChip(
            act=f"humanity:{lost}",
            text=text % {"count": lost},
            is_on=lost == spoils.humanity_lost,
        )


def _cells(words: Words, table: Table, run: Diablerie, spoils: Spoils) -> Iterator[StepCells]:
    """Yield what the drinker would gain and pay, until it is so."""
    drinker = table.value(run.drinker, Sheet)
    is_known = drinker is not None and table.value(run.victim, Sheet) is not None
    if drinker is None or not is_known or run.step is DiablerieStep.OVER:
        return
    price = toll_of(table, run)
    new = spoils.generation or price.generation
    before, after = limits(drinker.generation), limits(new)
    turn = words.pgettext("vampire diablerie", "%(count)d a turn") % {"count": after.blood_a_turn}
    gains = [
        _changed(words, words.pgettext("vampire", "Generation"), drinker.generation, new),
        StepCell(
            label=words.pgettext("vampire", "Blood"),
            value=arrow_text(words, str(before.blood), str(after.blood)),
            note=turn,
        ),
    ]
    if new < drinker.generation:
        gains.append(
            StepCell(
                label=words.pgettext("vampire", "Disciplines"),
                value=words.pgettext("vampire diablerie", "+1 to +3"),
                note=words.pgettext("vampire diablerie", "for a while"),
            )
        )
    humanity = drinker.rating(HUMANITY)
    left = max(0, humanity - spoils.humanity_lost)
    costs = [
        _changed(words, words.pgettext("vampire", "Humanity"), humanity, left),
        StepCell(
            label=words.pgettext("vampire diablerie", "Stain, seen by Auspex"),
            value=span_text(words, Span(count=price.years, unit=SpanUnit.YEAR)),
        ),
    ]
    if price.has_air:
        costs.append(
            StepCell(
                label=words.pgettext("vampire diablerie", "Disturbing air"),
                value=span_text(words, Span(count=price.months, unit=SpanUnit.MONTH)),
            )
        )
    gain = words.pgettext("vampire diablerie", "What it brings")
    yield StepCells(heading=gain, cells=tuple(gains))
    yield StepCells(
        heading=words.pgettext("vampire diablerie", "What it costs"), cells=tuple(costs)
    )


def _changed(words: Words, label: str, before: int, after: int) -> StepCell:
    if before == after:
        return StepCell(label=label, value=str(before))
    return StepCell(label=label, value=arrow_text(words, str(before), str(after)))


def _acts(words: Words, run: Diablerie, check: PoolCheck | None) -> Sequence[StepAct]:
    match run.step:
        case DiablerieStep.DRAIN:
            label = words.pgettext("vampire diablerie", "Drain all blood")
            return (StepAct(act="drain", label=label, is_main=True),)
        case DiablerieStep.STRENGTH:
            return (roll_act(words, check),) if check is not None else ()
        case DiablerieStep.SELF_CONTROL:
            five = words.pgettext("vampire diablerie", "Resist the Beast")
            one = words.pgettext("vampire diablerie", "Resist: one success is enough")
            return (
                StepAct(act="beast", label=five, is_main=True),
                StepAct(act="beast-one", label=one),
            )
        case DiablerieStep.SPOILS:
            label = words.pgettext("vampire diablerie", "Take gains and costs")
            return (StepAct(act="spoils", label=label, is_main=True),)
        case DiablerieStep.OVER:
            return (StepAct(act="remove", label=words.pgettext("vampire night", "Put away")),)
