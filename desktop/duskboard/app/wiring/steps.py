"""The log and the list of undo: going back, and showing a roll to the players."""

from duskboard.app.clerk import Clerk
from duskboard.app.desk import Desk
from duskboard.app.showing import bring_roll
from duskboard.models.document import TableDocument
from duskboard.panels.undo_panel import UndoPanel, undo_state
from duskboard.play.fallen import AnyRoll


def wire_log(desk: Desk) -> None:
    """Connect the log."""
    log = desk.log_panel

    def on_log_show_roll_requested(roll: AnyRoll) -> None:
        bring_roll(desk, roll)

    log.go_back_requested.connect(desk.clerk.go_back)
    log.show_roll_requested.connect(on_log_show_roll_requested)


def wire_undo(panel: UndoPanel, clerk: Clerk, document: TableDocument) -> None:
    """Connect the list of undo."""

    def on_document_changed() -> None:
        panel.mirror(undo_state(document))

    panel.undo_requested.connect(clerk.undo)
    panel.redo_requested.connect(clerk.redo)
    panel.go_back_requested.connect(clerk.go_back)
    document.changed.connect(on_document_changed)
    on_document_changed()
