"""Frenzy, seduction, torpor and bonds as cards (rules/storyteller.md 21, 24-26)."""

from collections.abc import Iterator

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.bond import COMPLETE, Bond
from duskboard.core.storyteller.frenzy import Drive, Frenzy, FrenzyEnd, FrenzyState
from duskboard.core.storyteller.roll import PoolCheck
from duskboard.core.storyteller.seduction import Seduction, SeductionEnd, SeductionStep
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.torpor import SLEEP, sleeps_until
from duskboard.core.storyteller.trait import HUMANITY
from duskboard.core.storyteller.waking import TorporCause, Waking
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_time_text import date_text, span_text
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
from duskboard.play.storyteller.bond import sleeping_bonds
from duskboard.play.storyteller.frenzy import frenzy_dice
from duskboard.play.storyteller.pending import Pending
from duskboard.play.storyteller.waking import hindrance
from duskboard.table.table import Table

_NOW, _DONE, _LATER = LineState.NOW, LineState.DONE, LineState.LATER


def frenzy_face(
    words: Words, table: Table, key: EntityId, frenzy: Frenzy, waits: Pending | None
) -> StepFace:
    """Return a frenzy as a card (rules/storyteller.md 24)."""
    check = waits.check if waits is not None else None
    resists = frenzy.state is FrenzyState.RESISTING
    hard = words.pgettext("vampire", "difficulty %(number)d") % {"number": frenzy.used.used}
    dice = frenzy_dice(table, frenzy) if table.value(frenzy.who, Sheet) is not None else 0
    rolled = [f"{one.successes}" for one in frenzy.tries]
    lines = (
        StepLine(
            text=words.pgettext("vampire frenzy", "What drives it"),
            detail=enum_text(words, frenzy.want),
            state=_DONE,
        ),
        StepLine(
            text=words.pgettext("vampire frenzy", "Self-Control, never more dice than blood"),
            detail=clauses(words, [dice_name(dice), hard]),
            state=_NOW if resists else _DONE,
        ),
        StepLine(
            text=words.pgettext("vampire frenzy", "Tries"),
            detail=" · ".join(rolled),
            state=_DONE if rolled else _LATER,
        ),
        StepLine(
            text=enum_text(words, frenzy.state),
            detail=words.pgettext("vampire frenzy", "a derangement")
            if frenzy.has_derangement
            else "",
            state=_LATER if resists else _NOW,
        ),
    )
    chips = tuple(
        StepChip(act=f"drive:{one}", text=enum_text(words, one), is_on=one is frenzy.drive)
        for one in Drive
    )
    return StepFace(
        key=key,
        title=frenzy.name,
        tag=words.pgettext("vampire frenzy", "Frenzy"),
        lines=lines,
        chips=(*chips, *_difficulties(words, frenzy)) if resists else (),
        acts=tuple(_frenzy_acts(words, frenzy, check, dice)),
        filled=min(frenzy.total, frenzy.needed),
        boxes=frenzy.needed,
        says=odds_line(words, table, check) if resists else _frenzy_says(words, frenzy),
        dice=pool_of(check),
        is_lit=check is not None,
    )


def seduction_face(
    words: Words, table: Table, key: EntityId, run: Seduction, waits: Pending | None
) -> StepFace:
    """Return a seduction as a card (rules/storyteller.md 25)."""
    check = waits.check if waits is not None else None
    lines = []
    for place, step in enumerate(SeductionStep):
        end = run.ends[place] if place < len(run.ends) else None
        state = _NOW if step is run.step else _DONE if end is not None else _LATER
        detail = enum_text(words, end) if end is not None else ""
        if step is run.step and check is not None:
            detail = clauses(words, [dice_name(check.dice), f"@{check.difficulty}"])
        lines.append(StepLine(text=enum_text(words, step), detail=detail, state=state))
    acts: list[StepAct] = []
    if run.is_tied:
        won, failed = (enum_text(words, end) for end in (SeductionEnd.WON, SeductionEnd.FAILED))
        acts = [StepAct(act="win", label=won), StepAct(act="lose", label=failed)]
    elif check is not None:
        acts = [roll_act(words, check)]
    texts = {"who": run.name, "whom": run.target_name}
    return StepFace(
        key=key,
        title=words.pgettext("vampire seduction", "%(who)s courts %(whom)s") % texts,
        tag=words.pgettext("vampire seduction", "Seduction"),
        lines=tuple(lines),
        acts=tuple(acts),
        says=odds_line(words, table, check),
        dice=pool_of(check),
        is_lit=check is not None,
    )


def waking_face(
    words: Words, table: Table, key: EntityId, waking: Waking, waits: Pending | None
) -> StepFace:
    """Return somebody's torpor as a card (rules/storyteller.md 26)."""
    check = waits.check if waits is not None else None
    sheet = table.value(waking.who, Sheet)
    until = sleeps_until(sheet) if sheet is not None else None
    why = hindrance(table, waking) if sheet is not None and not waking.has_woken else None
    sleep = words.pgettext("vampire torpor", "until %(date)s") % {
        "date": date_text(words, until or 1)
    }
    tries = [
        dotted(words, [date_text(words, one.day), enum_text(words, one.verdict)])
        for one in waking.tries
    ]
    lines = [
        StepLine(
            text=words.pgettext("vampire torpor", "Cause"),
            detail=enum_text(words, waking.cause),
            state=_DONE,
        ),
        StepLine(
            text=words.pgettext("vampire torpor", "Sleep by Humanity"),
            detail=sleep if until is not None else "",
            state=_NOW if check is None and not waking.has_woken else _DONE,
        ),
        StepLine(
            text=words.pgettext("vampire torpor", "1 blood and a roll of Humanity"),
            detail=clauses(words, [dice_name(check.dice), f"@{check.difficulty}"])
            if check is not None
            else (enum_text(words, why) if why is not None else ""),
            state=_NOW if check is not None else _DONE if waking.has_woken else _LATER,
        ),
        *(StepLine(text=text, state=_DONE) for text in tries),
    ]
    acts = [roll_act(words, check)] if check is not None else []
    if waking.cause is TorporCause.BLOOD and not waking.has_woken:
        acts = [
            StepAct(
                act=f"feed:{points}",
                label=words.pgettext("vampire torpor", "Feed %(points)d blood")
                % {"points": points},
            )
            for points in (1, 3, 5)
        ]
    warning = words.pgettext("vampire", "in torpor any unsoaked level is Final Death")
    return StepFace(
        key=key,
        title=waking.name,
        tag=words.pgettext("vampire torpor", "Torpor"),
        lines=tuple(lines),
        acts=tuple(acts),
        cells=() if waking.cause is TorporCause.BLOOD else (_sleeps(words, sheet),),
        says=odds_line(words, table, check) or ("" if waking.has_woken else warning),
        dice=pool_of(check),
        is_lit=check is not None,
    )


def _sleeps(words: Words, sheet: Sheet | None) -> StepCells:
    """Return how long each Humanity sleeps (rules/storyteller.md 26.5)."""
    own = sheet.rating(HUMANITY) if sheet is not None else None
    cells = tuple(
        StepCell(value=str(humanity), note=span_text(words, span), is_on=humanity == own)
        for humanity, span in reversed(tuple(enumerate(SLEEP)))
    )
    return StepCells(
        heading=words.pgettext("vampire torpor", "Sleep by Humanity"), cells=cells, is_small=True
    )


def bond_face(words: Words, table: Table, key: EntityId, bond: Bond) -> StepFace:
    """Return a bond as a card (rules/storyteller.md 21)."""
    held = sleeping_bonds(table).get(key)
    says = {
        0: words.pgettext("vampire bond", "No bond."),
        1: words.pgettext("vampire bond", "Stray feeling; play it out."),
        2: words.pgettext("vampire bond", "Harming the regnant takes a Willpower roll."),
        COMPLETE: words.pgettext(
            "vampire bond", "Complete. No other bond can take hold; a weak will kills or dies."
        ),
    }[bond.step]
    if held is not None:
        text = words.pgettext("vampire bond", "Sleeps while the bond to %(name)s holds.")
        says = text % {"name": held.regnant}
    acts = [
        StepAct(act="drink", label=words.pgettext("vampire bond", "Mark a drink")),
        StepAct(act="resist", label=words.pgettext("vampire bond", "Spend Willpower against it")),
        StepAct(act="break", label=words.pgettext("vampire bond", "Break the bond")),
    ]
    texts = {"thrall": bond.thrall, "regnant": bond.regnant}
    spent = words.pgettext("vampire", "%(count)d Willpower") % {"count": bond.resisted}
    return StepFace(
        key=key,
        title=words.pgettext("vampire bond", "%(thrall)s to %(regnant)s") % texts,
        tag=dotted(
            words,
            [words.pgettext("vampire bond", "Blood bond"), spent if bond.resisted else ""],
        ),
        acts=tuple(acts),
        filled=bond.step,
        boxes=COMPLETE,
        says=says,
    )


def _frenzy_acts(
    words: Words, frenzy: Frenzy, check: PoolCheck | None, dice: int
) -> Iterator[StepAct]:
    if frenzy.state is FrenzyState.RAGING:
        for end in FrenzyEnd:
            yield StepAct(act=f"end:{end}", label=enum_text(words, end))
        return
    if frenzy.state is not FrenzyState.RESISTING:
        yield StepAct(act="remove", label=words.pgettext("vampire night", "Put away"))
        return
    if check is not None:
        yield roll_act(words, check)
    elif dice < 1:
        label = words.pgettext("vampire frenzy", "No blood: frenzy")
        yield StepAct(act="give-in", label=label, is_main=True)
    yield StepAct(act="hold", label=words.pgettext("vampire frenzy", "Hold with 1 Willpower"))


def _difficulties(words: Words, frenzy: Frenzy) -> Iterator[StepChip]:
    less, more = (
        words.pgettext("vampire frenzy", "Easier"),
        words.pgettext("vampire frenzy", "Harder"),
    )
    yield StepChip(act=f"difficulty:{frenzy.difficulty - 1}", text=less)
    yield StepChip(act=f"difficulty:{frenzy.difficulty + 1}", text=more)


def _frenzy_says(words: Words, frenzy: Frenzy) -> str:
    if frenzy.state is FrenzyState.RAGING:
        return words.pgettext("vampire frenzy", "Wounds take no dice. You say when it ends.")
    return enum_text(words, frenzy.end) if frenzy.end is not None else ""
