"""The time of the chronicle, and what it brings (rules/storyteller.md 1)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from duskboard.core.clocks.clock import Beat
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import (
    Chronicle,
    DueKind,
    Offer,
    Reminder,
    Span,
    TimeUnit,
    advanced,
    moved,
)
from duskboard.core.storyteller.due import falls_due
from duskboard.core.storyteller.health import Damage, healed, hurt
from duskboard.core.storyteller.sheet import Sheet
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put_values, take
from duskboard.play.clock import ClocksTicked
from duskboard.play.clock_beat import beat_changes
from duskboard.play.storyteller.scene import chronicle_changes, chronicle_of, sheet_of
from duskboard.table.entity import Entity
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Change, Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeMoved(Report):
    """The date went on.

    Attributes:
        before: The date.
        after: The date.
        night: The night that it is now.
        due: How much fell due.
    """

    before: int
    after: int
    night: int
    due: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DateWritten(Report):
    """The game master said what date it is: as it was, as it is."""

    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeAdvanced(Report):
    """A turn, scene, chapter or story began, and which; the clocks that ticked with the last."""

    unit: TimeUnit
    number: int
    ticked: ClocksTicked | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DueDone(Report):
    """Something that fell due was done: what, to whom, how much."""

    kind: DueKind
    name: str
    amount: int
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EveryDueDone(Report):
    """Everything that had fallen due was done at once.

    Attributes:
        count: How many things.
        names: Whose, each once.
    """

    count: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DueDismissed(Report):
    """Something that fell due was put aside."""

    kind: DueKind
    name: str
    amount: int
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReminderMade(Report):
    """A reminder was put down for a night."""

    kind: DueKind
    name: str
    day: int
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReminderRemoved(Report):
    """A reminder was taken away."""

    kind: DueKind
    name: str
    note: str


def move_time(table: Table, span: Span) -> Transaction:
    """Return the step that moves the date by nights, weeks, months or years (1.6).

    What falls due is listed and offered, and nothing of it is done.

    Raises:
        CalendarError: It would be past the year 9999.
    """
    before = chronicle_of(table)
    after = moved(before, span)
    offers = falls_due(table.values(Sheet), table.values(Reminder), before, after)
    due = sum(offer not in before.offers for offer in offers)
    report = TimeMoved(before=before.day, after=after.day, night=after.night, due=due)
    return Transaction(
        report=report, changes=chronicle_changes(table, replace(after, offers=offers))
    )


def write_date(table: Table, day: int) -> Transaction:
    """Return the step that says what date it is; nothing falls due by it.

    Raises:
        NothingToChangeError: It is so already.
        ValueError: There is no such date.
    """
    before = chronicle_of(table)
    changes = chronicle_changes(table, replace(before, day=day))
    if not changes:
        raise NothingToChangeError
    return Transaction(report=DateWritten(before=before.day, after=day), changes=changes)


def advance(table: Table, unit: TimeUnit) -> Transaction:
    """Return the step that begins the next turn, scene, chapter or story (1.1-1.4).

    Clocks that tick by rounds or scenes do so.

    Raises:
        ValueError: The unit is the chronicle itself.
    """
    after = advanced(chronicle_of(table), unit)
    numbers = {
        TimeUnit.TURN: after.turn,
        TimeUnit.SCENE: after.scene,
        TimeUnit.CHAPTER: after.chapter,
        TimeUnit.STORY: after.story,
    }
    # A turn is what other games call a round; whatever is longer ends a scene as well.
    beat = Beat.ROUND if unit is TimeUnit.TURN else Beat.SCENE
    ticked, clocks = beat_changes(table, beat)
    report = TimeAdvanced(unit=unit, number=numbers[unit], ticked=ticked)
    return Transaction(report=report, changes=(*chronicle_changes(table, after), *clocks))


def do_due(table: Table, offer: Offer, damage: Damage = Damage.LETHAL) -> Transaction:
    """Return the step that does what fell due: blood, hunger or healing; the rest is told alone.

    Args:
        table: The table.
        offer: One of those that wait.
        damage: What hunger does; the seeds do not say (rules/storyteller.md 26.1).

    Raises:
        NotOnTableError: It does not wait any more.
    """
    changes = _without(table, offer)
    report = DueDone(
        kind=offer.kind, name=_name(table, offer.who), amount=offer.amount, note=offer.note
    )
    return Transaction(report=report, changes=(*changes, *_effects(table, offer, damage)))


def do_every_due(table: Table) -> Transaction:
    """Return the one step that does everything that waits, by date.

    Raises:
        NothingToChangeError: Nothing waits.
    """
    offers = chronicle_of(table).offers
    if not offers:
        raise NothingToChangeError
    after, touched = table, set[EntityId]()
    for offer in offers:
        step = do_due(after, offer)
        touched.update(change.entity_id for change in step.changes)
        after = after.applied(step.changes)
    changes = (
        Change(entity_id=key, before=table.get(key), after=after.get(key))
        for key in sorted(touched)
        if table.get(key) != after.get(key)
    )
    named = dict.fromkeys(_name(table, offer.who) for offer in offers if offer.who is not None)
    report = EveryDueDone(count=len(offers), names=tuple(name for name in named if name))
    return Transaction(report=report, changes=tuple(changes))


def dismiss_due(table: Table, offer: Offer) -> Transaction:
    """Return the step that puts aside what fell due.

    Raises:
        NotOnTableError: It does not wait any more.
    """
    report = DueDismissed(
        kind=offer.kind, name=_name(table, offer.who), amount=offer.amount, note=offer.note
    )
    return Transaction(report=report, changes=_without(table, offer))


def make_reminder(table: Table, reminder_id: EntityId, reminder: Reminder) -> Transaction:
    """Return the step that puts a reminder down for a night.

    Raises:
        AlreadyOnTableError: The identifier is taken.
    """
    entity = Entity(entity_id=reminder_id, value=reminder, rank=last_rank(table, Reminder))
    report = ReminderMade(
        kind=reminder.kind,
        name=_name(table, reminder.who),
        day=reminder.day,
        note=reminder.note,
    )
    return Transaction(report=report, changes=make(table, entity))


def remove_reminder(table: Table, reminder_id: EntityId) -> Transaction:
    """Return the step that takes a reminder away.

    Raises:
        NotOnTableError: There is no such reminder.
    """
    reminder = table.value(reminder_id, Reminder)
    if reminder is None:
        raise NotOnTableError(reminder_id)
    report = ReminderRemoved(
        kind=reminder.kind, name=_name(table, reminder.who), note=reminder.note
    )
    return Transaction(report=report, changes=(take(table, reminder_id),))


def _without(table: Table, offer: Offer) -> tuple[Change, ...]:
    """Return the changes that take an offer and the reminder that it comes from away."""
    chronicle = chronicle_of(table)
    if offer not in chronicle.offers:
        raise NotOnTableError(offer.kind)
    waiting = list(chronicle.offers)
    waiting.remove(offer)
    changes = chronicle_changes(table, replace(chronicle, offers=tuple(waiting)))
    if offer.source is None or table.value(offer.source, Reminder) is None:
        return changes
    return (*changes, take(table, offer.source))


def _effects(table: Table, offer: Offer, damage: Damage) -> tuple[Change, ...]:
    if offer.who is None or table.value(offer.who, Sheet) is None:
        return ()
    sheet, chronicle = sheet_of(table, offer.who), chronicle_of(table)
    after = _after(sheet, offer, damage, chronicle)
    return put_values(table, {offer.who: after})


def _after(sheet: Sheet, offer: Offer, damage: Damage, chronicle: Chronicle) -> Sheet:
    match offer.kind:
        case DueKind.NIGHTLY_BLOOD:
            return replace(sheet, blood=max(0, sheet.blood - offer.amount))
        case DueKind.HUNGER:
            health = hurt(sheet.health, damage, offer.amount, sheet.creature)
            return replace(sheet, health=health, hurt_on=chronicle.day)
        case DueKind.HEALS_BASHING | DueKind.HEALS_LETHAL:
            is_bashing = offer.kind is DueKind.HEALS_BASHING
            kind = Damage.BASHING if is_bashing else Damage.LETHAL
            health = healed(sheet.health, kind, offer.amount)
            day = chronicle.day if health.filled else None
            return replace(sheet, health=health, hurt_on=day)
        case _:
            return sheet


def _name(table: Table, who: EntityId | None) -> str:
    sheet = table.value(who, Sheet) if who is not None else None
    return sheet.name if sheet is not None else ""


def reminders(table: Table) -> Mapping[EntityId, Reminder]:
    """Return what nights to come will bring, by the night."""
    found = table.values(Reminder)
    return dict(sorted(found.items(), key=lambda item: item[1].day))
