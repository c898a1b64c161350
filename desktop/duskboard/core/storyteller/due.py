"""What time brings to everybody on the table (rules/storyteller.md 1.6, 26.1, 28.9; X1.1).

It is listed and offered, never applied unasked.
"""

from collections.abc import Iterator, Mapping

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import Chronicle, DueKind, Offer, Reminder
from duskboard.core.storyteller.healing import healed_in
from duskboard.core.storyteller.health import Beyond
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import Creature

GHOUL_NIGHTS = 30
"""Nights that a drink lasts a ghoul (rules/vampire-extra.md X1.1)."""


def falls_due(
    sheets: Mapping[EntityId, Sheet],
    reminders: Mapping[EntityId, Reminder],
    before: Chronicle,
    after: Chronicle,
) -> tuple[Offer, ...]:
    """Return what fell due between two dates, by date; nothing when time goes back."""
    start, end = before.day, after.day
    offers = [
        Offer(
            kind=one.kind,
            day=one.day,
            who=one.who,
            note=one.note,
            source=reminder_id,
        )
        for reminder_id, one in reminders.items()
        if start < one.day <= end
    ]
    for who, sheet in sheets.items():
        if not sheet.health.is_gone and end > start:
            offers.extend(_of_body(who, sheet, start, end))
    return tuple(sorted(offers, key=lambda offer: offer.day))


def _of_body(who: EntityId, sheet: Sheet, start: int, end: int) -> Iterator[Offer]:
    if sheet.creature is Creature.KINDRED:
        yield from _hunger(who, sheet, start, end)
        return
    bashing, lethal = healed_in(sheet.health, max(start, sheet.hurt_on or start), end)
    for kind, marks in ((DueKind.HEALS_BASHING, bashing), (DueKind.HEALS_LETHAL, lethal)):
        if marks:
            yield Offer(kind=kind, day=end, who=who, amount=marks)
    lapses = None if sheet.last_drink is None else sheet.last_drink + GHOUL_NIGHTS
    if sheet.creature is Creature.GHOUL and lapses is not None and start < lapses <= end:
        yield Offer(kind=DueKind.GHOUL_LAPSES, day=lapses, who=who)


def _hunger(who: EntityId, sheet: Sheet, start: int, end: int) -> Iterator[Offer]:
    """Blood of each night, then a level for each one without, until torpor (26.1, 26.3)."""
    if sheet.is_resting:
        return
    nights = end - start
    fed = min(nights, sheet.blood)
    if fed:
        yield Offer(kind=DueKind.NIGHTLY_BLOOD, day=end, who=who, amount=fed)
    room = len(sheet.health.boxes) - sheet.health.filled + 1
    lost = min(nights - fed, room) if sheet.health.beyond is Beyond.NONE else 0
    if lost:
        yield Offer(kind=DueKind.HUNGER, day=end, who=who, amount=lost)
