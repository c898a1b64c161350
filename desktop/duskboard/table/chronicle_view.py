"""The time of the chronicle to draw: where the story is, what fell due, what comes later."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import Chronicle, DueKind, Offer, Reminder, day_of
from duskboard.core.storyteller.due import comes_later
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.sheet import Sheet
from duskboard.table.entity import CHRONICLE_ID
from duskboard.table.table import Table

FIRST_NIGHT = day_of(2000, 1, 1)
"""The date of a chronicle that has none yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DueView:
    """Something that fell due, or will.

    Attributes:
        offer: What it is.
        name: Whose, or "".
        before: Blood or marks as they are, or None where there is nothing to count.
        after: The same once it is done.
        reminder: The reminder that it is, or None for what comes of itself.
    """

    offer: Offer
    name: str
    before: int | None = None
    after: int | None = None
    reminder: EntityId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChronicleView:
    """The time of the chronicle.

    Attributes:
        now: How far the story has come.
        due: What waits for the game master, by date.
        later: What nights to come will bring, by date.
    """

    now: Chronicle
    due: tuple[DueView, ...]
    later: tuple[DueView, ...]


def chronicle_view(table: Table) -> ChronicleView:
    """Return the time of the chronicle; its first night where nothing was said yet."""
    now = table.value(CHRONICLE_ID, Chronicle) or Chronicle(day=FIRST_NIGHT)
    fallen = {offer.source for offer in now.offers}
    later = [
        _view(table, _offer(key, one), reminder=key)
        for key, one in table.values(Reminder).items()
        if key not in fallen
    ]
    later.extend(_view(table, offer) for offer in comes_later(table.values(Sheet), now))
    return ChronicleView(
        now=now,
        due=tuple(_view(table, offer) for offer in now.offers),
        later=tuple(sorted(later, key=lambda one: one.offer.day)),
    )


def _offer(key: EntityId, reminder: Reminder) -> Offer:
    return Offer(
        kind=reminder.kind, day=reminder.day, who=reminder.who, note=reminder.note, source=key
    )


def _view(table: Table, offer: Offer, reminder: EntityId | None = None) -> DueView:
    sheet = table.value(offer.who, Sheet) if offer.who is not None else None
    if sheet is None:
        return DueView(offer=offer, name="", reminder=reminder)
    before, after = _counts(sheet, offer)
    return DueView(offer=offer, name=sheet.name, before=before, after=after, reminder=reminder)


def _counts(sheet: Sheet, offer: Offer) -> tuple[int | None, int | None]:
    health, amount = sheet.health, offer.amount
    match offer.kind:
        case DueKind.NIGHTLY_BLOOD:
            return sheet.blood, max(0, sheet.blood - amount)
        case DueKind.HUNGER:
            return health.filled, min(len(health.boxes), health.filled + amount)
        case DueKind.HEALS_BASHING:
            return health.bashing, max(0, health.count(Damage.BASHING) - amount)
        case DueKind.HEALS_LETHAL:
            return health.lethal, max(0, health.count(Damage.LETHAL) - amount)
        case _:
            return None, None
