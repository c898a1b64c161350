"""The time of the chronicle to draw."""

from dataclasses import replace

import pytest
from tests.play.storyteller.hands import GREGOR, ILSE, after, gregor, ilse, table

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import DueKind, Reminder, Span, SpanUnit
from duskboard.core.storyteller.health import Health
from duskboard.core.storyteller.sheet import new_sheet
from duskboard.core.storyteller.trait import Creature
from duskboard.play.storyteller.chronicle import make_reminder, move_time, write_date
from duskboard.table.chronicle_view import FIRST_NIGHT, ChronicleView, chronicle_view

COURT = EntityId("court")
NIGHT = Span(count=1, unit=SpanUnit.NIGHT)


def told(view: ChronicleView) -> list[tuple[int, str, str, int | None, int | None]]:
    """Return what is due and what comes later, in days from tonight."""
    return [
        (one.offer.day - view.now.day, one.offer.kind.value, one.name, one.before, one.after)
        for one in (*view.due, *view.later)
    ]


@pytest.mark.rule("storyteller 1.6")
def test_what_is_due_and_what_comes_later() -> None:
    ghoul = replace(
        new_sheet("Tobias", Creature.GHOUL), last_drink=FIRST_NIGHT - 10, health=Health(lethal=2)
    )
    broken = replace(gregor(), health=Health(lethal=3, bashing=1), hurt_on=FIRST_NIGHT)
    laid = table(gregor=broken, tobias=ghoul)
    laid = after(
        laid,
        make_reminder(
            laid, COURT, Reminder(kind=DueKind.REMINDER, day=FIRST_NIGHT + 3, note="court")
        ),
    )
    before = chronicle_view(laid)
    assert before.due == ()
    assert told(before) == [
        (3, "reminder", "", None, None),
        (3, "heals-lethal", "Tobias", 2, 1),
        (7, "heals-lethal", "Gregor", 3, 2),
        (20, "ghoul-lapses", "Tobias", None, None),
    ]
    assert before.later[0].reminder == COURT
    moved = chronicle_view(after(laid, move_time(laid, NIGHT)))
    assert told(moved)[:3] == [
        (0, "nightly-blood", "Ilse", 8, 7),
        (0, "heals-bashing", "Gregor", 1, 0),
        (2, "reminder", "", None, None),
    ]


def test_a_reminder_that_fell_due_is_told_once_and_one_that_was_passed_over_stays() -> None:
    laid = table(ilse=replace(ilse(), blood=0))
    laid = after(
        laid,
        make_reminder(
            laid, COURT, Reminder(kind=DueKind.REMINDER, day=FIRST_NIGHT + 1, who=ILSE, note="x")
        ),
    )
    fallen = chronicle_view(after(laid, move_time(laid, NIGHT)))
    assert told(fallen) == [
        (0, "reminder", "Ilse", None, None),
        (0, "hunger", "Ilse", 0, 1),
    ]
    skipped = chronicle_view(after(laid, write_date(laid, FIRST_NIGHT + 9)))
    assert told(skipped) == [(-8, "reminder", "Ilse", None, None)]


def test_the_dead_wait_for_nothing() -> None:
    gone = replace(gregor(), health=Health(lethal=7), hurt_on=FIRST_NIGHT)
    assert len(chronicle_view(table(gregor=gone)).later) == 1
    assert chronicle_view(table(gregor=gone)).later[0].offer.who == GREGOR
