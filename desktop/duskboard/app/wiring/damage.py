"""The damage pad: opened on the board and in the list, and what it wishes done at the table."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from duskboard.app.desk import Desk
from duskboard.board.track_view import TrackView
from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.track import Edge
from duskboard.core.dice import Dice
from duskboard.core.identity import EntityId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.report_text import report_text
from duskboard.i18n.words import Words
from duskboard.models.document import Step
from duskboard.panels.damage_entry import (
    DamageEntry,
    DamageOffer,
    Harmed,
    Lost,
    Rolled,
    Said,
    left_after,
)
from duskboard.panels.damage_pad import DamagePad
from duskboard.panels.track_list import TrackList
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.damaging import (
    BarrierStruck,
    HitPointsLost,
    HitPointsSaid,
    lose_hit_points,
    say_hit_points,
    strike_barrier,
    strike_person,
)
from duskboard.play.chase.harming import HarmTaken, take_harm
from duskboard.play.chase.obstacle import BarrierWorn, wear_barrier
from duskboard.storage.journal import Act
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

Source = TrackView | TrackList
"""Where people and barriers are shown."""
_POINTS = frozenset({CheckSource.D100, CheckSource.SAID})
"""Whose checks come from these is hurt in hit points; other games keep harm to themselves."""
_STEPS = (BarrierStruck, BarrierWorn, HarmTaken, HitPointsLost, HitPointsSaid)


def wire_damage(desk: Desk, window: QWidget) -> DamagePad:
    """Make the pad over a window and connect it; return it."""
    pad = DamagePad(desk.room.look, desk.room.words, window)
    _wire_sources(desk, pad)
    _wire_acts(desk, pad)
    return pad


def _wire_sources(desk: Desk, pad: DamagePad) -> None:
    last: list[Source] = []
    """Where the pad was opened last."""

    def open_from(source: Source, thing: EntityId, text: str) -> None:
        offer = _offer(desk.clerk.table, thing)
        if offer is not None:
            last[:] = [source]
            pad.allow_undo(is_allowed=_can_undo(desk))
            pad.open(offer, source.point_of(thing), text)

    def on_left() -> None:
        for source in last:
            source.setFocus(Qt.FocusReason.OtherFocusReason)

    for source in (desk.chase_board.track, desk.setup_panel.track, desk.track_list):
        source.damage_requested.connect(partial(open_from, source))
    pad.left.connect(on_left)


def _wire_acts(desk: Desk, pad: DamagePad) -> None:
    clerk, words = desk.clerk, desk.room.words

    def on_chosen(thing: EntityId, entry: DamageEntry) -> None:
        clerk.do(lambda table: _hurt(table, thing, entry, desk.room.dice))

    def on_entered(thing: EntityId, entry: DamageEntry) -> None:
        on_chosen(thing, entry)
        if not (pad.has_error or isinstance(entry, Rolled)):  # what fell is there to be read
            pad.leave()

    def on_refused(error: Exception) -> None:
        if pad.offer is not None:
            pad.refuse(error_text(words, error))

    def on_document_changed(step: Step) -> None:
        if pad.offer is None:
            return
        pad.allow_undo(is_allowed=_can_undo(desk))
        pad.mirror(_offer(clerk.table, pad.offer.thing))
        pad.tell(_result(words, step))

    pad.chosen.connect(on_chosen)
    pad.entered.connect(on_entered)
    pad.undo_requested.connect(clerk.undo)
    clerk.refused.connect(on_refused)
    desk.document.changed.connect(on_document_changed)


def _result(words: Words, step: Step) -> str:
    """Return what a step of the pad came to: "−3, HP 11 → 8"; "" for any other, or one undone."""
    if step.row.act is Act.UNDO or not isinstance(step.report, _STEPS):
        return ""
    row = report_text(words, step.report)
    return clauses(words, [row.figure, row.detail])


def _can_undo(desk: Desk) -> bool:
    row = desk.document.next_undo
    return row is not None and isinstance(desk.document.report(row.seq), _STEPS)


def _offer(table: Table, thing: EntityId) -> DamageOffer | None:
    """Return what the pad says of somebody or of a barrier, or None for anything else."""
    person, edge = table.value(thing, Participant), table.value(thing, Edge)
    if person is not None:
        return DamageOffer(
            thing=thing,
            name=person.name,
            left=person.vitals.hit_points,
            full=person.vitals.full_hit_points,
            has_points=person.source in _POINTS,
        )
    if edge is None or edge.barrier is None:
        return None
    return DamageOffer(
        thing=thing,
        name=edge.barrier.name,
        left=edge.barrier.hit_points,
        full=edge.barrier.full_hit_points,
        is_barrier=True,
    )


def _hurt(table: Table, thing: EntityId, entry: DamageEntry, dice: Dice) -> Transaction:
    """Return the step that an entry of the pad comes to.

    Raises:
        NothingToChangeError: Nobody is hurt, or nothing would differ.
        PlayError: There cannot be so many hit points.
    """
    offer = _offer(table, thing)
    if offer is None:
        raise NothingToChangeError
    if offer.is_barrier:
        return _struck(table, offer, entry, dice)
    match entry:
        case Lost(points=points):
            return lose_hit_points(table, thing, points)
        case Said(points=points, full=full):
            return say_hit_points(table, thing, points, full)
        case Rolled(what=what):
            return strike_person(table, thing, what, dice)
        case Harmed(severity=severity):
            return take_harm(table, thing, severity, dice)


def _struck(table: Table, offer: DamageOffer, entry: DamageEntry, dice: Dice) -> Transaction:
    if isinstance(entry, Rolled):
        return strike_barrier(table, offer.thing, entry.what, dice)
    left = left_after(offer, entry)
    if left is None:
        raise NothingToChangeError
    full = entry.full if isinstance(entry, Said) else None
    return wear_barrier(table, offer.thing, left, full)
