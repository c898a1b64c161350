"""Procedures of the night: what is begun and pressed becomes acts at the table."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.step_hand import StepHand
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.bond import Bond
from duskboard.core.storyteller.diablerie import Diablerie
from duskboard.core.storyteller.embrace import Subject
from duskboard.core.storyteller.frenzy import (
    FRENZY_DIFFICULTY,
    Drive,
    Frenzy,
    Provocation,
    frenzy_difficulty,
)
from duskboard.core.storyteller.seduction import Seduction
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import HUMANITY, Creature
from duskboard.core.storyteller.waking import Waking, torpor_cause
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.panels.diablerie_face import diablerie_face
from duskboard.panels.night_faces import (
    bond_face,
    frenzy_face,
    seduction_face,
    waking_face,
)
from duskboard.panels.step_face import StepFace
from duskboard.panels.step_menu import Beginning
from duskboard.play.storyteller.bond import bond_between, drink, new_bond
from duskboard.play.storyteller.diablerie import begin_diablerie
from duskboard.play.storyteller.embrace import Embracing, embrace
from duskboard.play.storyteller.frenzy import begin_frenzy, new_frenzy
from duskboard.play.storyteller.seduction import begin_seduction
from duskboard.play.storyteller.waking import begin_waking
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


def wire_night(desk: Desk) -> Callable[[], None]:
    """Connect the procedures of the night; return what says them anew."""
    clerk, panel, words = desk.clerk, desk.night_panel, desk.room.words
    steps = StepHand(clerk, desk.room.dice, panel)

    def refresh() -> None:
        table = clerk.table
        faces = _faces(words, table, steps)
        panel.mirror(
            [replace(one, is_lit=one.is_lit and steps.is_current(one.key)) for one in faces]
        )
        who = desk.sheet_panel.sheet_id
        sheet = table.value(who, Sheet) if who is not None else None
        label = words.pgettext("vampire night", "New procedure")
        hint = words.pgettext(
            "vampire night",
            "Frenzy, bonds, diablerie, the Embrace, seduction and torpor of the open sheet.",
        )
        beginnings = _beginnings(words, table, who, sheet) if who and sheet else ()
        panel.offer(label, hint, tuple(beginnings))

    def on_begin_requested(act: str) -> None:
        who, key = desk.sheet_panel.sheet_id, new_id()
        if who is not None:
            steps.take_up(key)
            clerk.do(lambda table: _begun(table, key, who, act))

    def on_refused(key: EntityId, error: Exception) -> None:
        card = panel.card(key)
        if card is not None:
            card.show_error(error_text(words, error))

    panel.begin_requested.connect(on_begin_requested)
    panel.act_requested.connect(steps.act)
    panel.told.connect(steps.tell)
    steps.refused.connect(on_refused)
    steps.changed.connect(refresh)
    desk.sheet_model.changed.connect(refresh)
    desk.sheet_panel.turned_to.connect(refresh)
    refresh()
    return refresh


def _faces(words: Words, table: Table, steps: StepHand) -> Iterator[StepFace]:
    for key, frenzy in table.values(Frenzy).items():
        yield frenzy_face(words, table, key, frenzy, steps.waits(key))
    for key, deed in table.values(Diablerie).items():
        yield diablerie_face(words, table, key, deed, (steps.waits(key), steps.spoils(key)))
    for key, run in table.values(Seduction).items():
        yield seduction_face(words, table, key, run, steps.waits(key))
    for key, waking in table.values(Waking).items():
        if table.value(waking.who, Sheet) is not None:
            yield waking_face(words, table, key, waking, steps.waits(key))
    for key, bond in table.values(Bond).items():
        yield bond_face(words, table, key, bond)


def _beginnings(words: Words, table: Table, who: EntityId, sheet: Sheet) -> Iterator[Beginning]:
    others = {key: one.name for key, one in table.values(Sheet).items() if key != who}
    if sheet.creature in {Creature.KINDRED, Creature.GHOUL}:
        frenzy = words.pgettext("vampire frenzy", "Frenzy")
        yield Beginning(label=frenzy, choices=tuple(_calls(words, sheet)))
    if others:
        drinks = words.pgettext("vampire bond", "Drinks the blood of")
        yield Beginning(label=drinks, choices=_each("drink", others))
    if others and sheet.creature is Creature.KINDRED:
        yield Beginning(
            label=words.pgettext("vampire diablerie", "Diablerie on"),
            choices=_each("diablerie", others),
        )
        subjects = tuple(
            Beginning(
                label=name,
                choices=tuple(
                    Beginning(label=enum_text(words, one), act=f"embrace:{one}:{key}")
                    for one in Subject
                ),
            )
            for key, name in others.items()
        )
        yield Beginning(label=words.pgettext("vampire embrace", "Embraces"), choices=subjects)
    if others:
        yield Beginning(
            label=words.pgettext("vampire seduction", "Seduces"),
            choices=_each("seduce", others),
        )
    if torpor_cause(sheet) is not None:
        watch = words.pgettext("vampire torpor", "Watch over the torpor")
        yield Beginning(label=watch, act="torpor")


def _calls(words: Words, sheet: Sheet) -> Iterator[Beginning]:
    for drive in Drive:
        hard = frenzy_difficulty(sheet.rating(HUMANITY)).raw
        text = words.pgettext("vampire frenzy", "%(cause)s, difficulty %(number)d")
        at_stake = words.pgettext("vampire frenzy", "Humanity at stake")
        usual = [(enum_text(words, one), FRENZY_DIFFICULTY[one]) for one in Provocation]
        yield Beginning(
            label=enum_text(words, drive),
            choices=tuple(
                Beginning(
                    label=text % {"cause": cause, "number": max(2, number)},
                    act=f"frenzy:{drive}:{number}",
                )
                for cause, number in (*usual, (at_stake, hard))
            ),
        )


def _each(act: str, others: dict[EntityId, str]) -> tuple[Beginning, ...]:
    return tuple(Beginning(label=name, act=f"{act}:{key}") for key, name in others.items())


def _begun(table: Table, key: EntityId, who: EntityId, act: str) -> Transaction:
    name, _, value = act.partition(":")
    match name:
        case "frenzy":
            drive, _, number = value.partition(":")
            return begin_frenzy(table, key, new_frenzy(table, who, Drive(drive), int(number)))
        case "drink":
            other = EntityId(value)
            known = bond_between(table, who, other)
            return drink(table, known or key, new_bond(table, who, other))
        case "diablerie":
            return begin_diablerie(table, key, who, EntityId(value))
        case "embrace":
            subject, _, other_id = value.partition(":")
            what = Embracing(
                sire=who, childe=EntityId(other_id), subject=Subject(subject), bond_id=key
            )
            return embrace(table, what)
        case "seduce":
            return begin_seduction(table, key, who, EntityId(value))
        case _:
            return begin_waking(table, key, who)
