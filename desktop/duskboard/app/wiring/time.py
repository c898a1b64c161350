"""The time of the chronicle: what its panel wishes becomes acts at the table."""

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import (
    CalendarError,
    DueKind,
    Reminder,
    Span,
    TimeUnit,
    after,
    day_of,
)
from duskboard.i18n.error_text import error_text
from duskboard.play.storyteller.chronicle import (
    advance,
    dismiss_due,
    do_due,
    do_every_due,
    make_reminder,
    move_time,
    remove_reminder,
    write_date,
)
from duskboard.play.storyteller.scene import chronicle_of
from duskboard.table.chronicle_view import DueView, chronicle_view


def wire_time(desk: Desk) -> None:
    """Connect the time panel."""
    clerk, panel, words = desk.clerk, desk.time_panel, desk.room.words

    def show() -> None:
        panel.mirror(chronicle_view(clerk.table))

    def on_span_requested(span: Span) -> None:
        clerk.do(lambda table: move_time(table, span))

    def on_step_requested(unit: TimeUnit) -> None:
        clerk.do(lambda table: advance(table, unit))

    def on_date_typed(year: int, month: int, day: int) -> None:
        try:
            date = day_of(year, month, day)
        except CalendarError as error:
            panel.show_error(error_text(words, error))
            return
        clerk.do(lambda table: write_date(table, date))

    desk.sheet_model.changed.connect(show)
    panel.span_requested.connect(on_span_requested)
    panel.step_requested.connect(on_step_requested)
    panel.date_typed.connect(on_date_typed)
    _wire_due(desk)
    show()


def _wire_due(desk: Desk) -> None:
    clerk, panel = desk.clerk, desk.time_panel

    def on_apply_requested(due: DueView) -> None:
        clerk.do(lambda table: do_due(table, due.offer))

    def on_aside_requested(due: DueView) -> None:
        clerk.do(lambda table: dismiss_due(table, due.offer))

    def on_all_requested() -> None:
        clerk.do(do_every_due)

    def on_reminder_written(note: str, span: Span) -> None:
        key = new_id()
        try:
            day = after(chronicle_of(clerk.table).day, span)
        except CalendarError as error:
            clerk.refuse(error)
            return
        reminder = Reminder(kind=DueKind.REMINDER, day=day, note=note)
        clerk.do(lambda table: make_reminder(table, key, reminder))

    def on_reminder_removed(key: EntityId) -> None:
        clerk.do(lambda table: remove_reminder(table, key))

    panel.apply_requested.connect(on_apply_requested)
    panel.aside_requested.connect(on_aside_requested)
    panel.all_requested.connect(on_all_requested)
    panel.reminder_written.connect(on_reminder_written)
    panel.reminder_removed.connect(on_reminder_removed)
