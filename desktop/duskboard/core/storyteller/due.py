"""What time brings to everybody on the table (rules/storyteller.md 1.6, 26.1, 28.9; X1.1).

It is listed and offered, never applied unasked.
"""

from collections.abc import Iterator, Mapping

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import Chronicle, DueKind, Offer, Reminder
from duskboard.core.storyteller.healing import healed_in, next_healed
from duskboard.core.storyteller.health import Beyond
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.torpor import sleeps_until
from duskboard.core.storyteller.trait import Creature

GHOUL_NIGHTS = 30
"""Nights that a drink lasts a ghoul (rules/vampire-extra.md X1.1)."""


def falls_due(
    sheets: Mapping[EntityId, Sheet],
    reminders: Mapping[EntityId, Reminder],
    before: Chronicle,
    after: Chronicle,
) -> tuple[Offer, ...]:
    """Return what waits after the date has moved, by date; nothing comes when time goes back.

    What a body waits for is one offer of each kind, however often the date was moved.
    """
    start, end = before.day, after.day
    if end <= start:
        return before.offers
    offers = [
        Offer(kind=one.kind, day=one.day, who=one.who, note=one.note, source=reminder_id)
        for reminder_id, one in reminders.items()
        if start < one.day <= end
    ]
    for who, sheet in sheets.items():
        waiting = {one.kind: one.amount for one in before.offers if one.who == who}
        if not sheet.health.is_gone:
            offers.extend(_of_body(who, sheet, waiting, (start, end)))
    renewed = {(one.kind, one.who) for one in offers if one.source is None}
    kept = (one for one in before.offers if one.source or (one.kind, one.who) not in renewed)
    return tuple(sorted((*kept, *offers), key=lambda offer: offer.day))


def comes_later(sheets: Mapping[EntityId, Sheet], now: Chronicle) -> tuple[Offer, ...]:
    """Return what bodies wait for and what has a date of its own.

    That is the end of a torpor's sleep, healing, and a ghoul's lapse.
    """
    found = []
    for who, sheet in sheets.items():
        if sheet.creature is Creature.KINDRED:
            wakes = sleeps_until(sheet)
            if wakes is not None and wakes > now.day:
                found.append(Offer(kind=DueKind.TORPOR_ENDS, day=wakes, who=who))
            continue
        if sheet.health.is_gone:
            continue
        waits = any(one.who == who and one.kind is DueKind.HEALS_LETHAL for one in now.offers)
        since = now.day if sheet.hurt_on is None else sheet.hurt_on
        heals = None if waits else next_healed(sheet.health, since)
        if heals is not None and heals > now.day:
            found.append(Offer(kind=DueKind.HEALS_LETHAL, day=heals, who=who, amount=1))
        lapses = None if sheet.last_drink is None else sheet.last_drink + GHOUL_NIGHTS
        if sheet.creature is Creature.GHOUL and lapses is not None and lapses > now.day:
            found.append(Offer(kind=DueKind.GHOUL_LAPSES, day=lapses, who=who))
    return tuple(sorted(found, key=lambda offer: offer.day))


def _of_body(
    who: EntityId, sheet: Sheet, waiting: Mapping[DueKind, int], nights: tuple[int, int]
) -> Iterator[Offer]:
    start, end = nights
    if sheet.creature is Creature.KINDRED:
        yield from _hunger(who, sheet, waiting, nights)
        wakes = sleeps_until(sheet)
        if wakes is not None and start < wakes <= end:
            yield Offer(kind=DueKind.TORPOR_ENDS, day=wakes, who=who)
        return
    since = start if sheet.hurt_on is None else sheet.hurt_on
    bashing, lethal = healed_in(sheet.health, since, end)
    for kind, marks in ((DueKind.HEALS_BASHING, bashing), (DueKind.HEALS_LETHAL, lethal)):
        if marks:
            yield Offer(kind=kind, day=end, who=who, amount=marks)
    lapses = None if sheet.last_drink is None else sheet.last_drink + GHOUL_NIGHTS
    if sheet.creature is Creature.GHOUL and lapses is not None and start < lapses <= end:
        yield Offer(kind=DueKind.GHOUL_LAPSES, day=lapses, who=who)


def _hunger(
    who: EntityId, sheet: Sheet, waiting: Mapping[DueKind, int], nights: tuple[int, int]
) -> Iterator[Offer]:
    """Blood of each night, then a level for each one without, until torpor (26.1, 26.3)."""
    if sheet.is_resting:
        return
    start, end = nights
    owed, starved = waiting.get(DueKind.NIGHTLY_BLOOD, 0), waiting.get(DueKind.HUNGER, 0)
    fed = min(end - start, max(0, sheet.blood - owed))
    if fed:
        yield Offer(kind=DueKind.NIGHTLY_BLOOD, day=end, who=who, amount=owed + fed)
    room = len(sheet.health.boxes) - sheet.health.filled + 1 - starved
    lost = min(end - start - fed, room) if sheet.health.beyond is Beyond.NONE else 0
    if lost > 0:
        yield Offer(kind=DueKind.HUNGER, day=end, who=who, amount=starved + lost)
