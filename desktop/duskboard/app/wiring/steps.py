"""The log and the list of undo: going back, and showing a roll to the players."""

from duskboard.app.clerk import Clerk
from duskboard.models.document import TableDocument
from duskboard.panels.roll_log import RollLog
from duskboard.panels.undo_panel import UndoPanel, undo_state
from duskboard.play.roll import show_roll
from duskboard.play.storyteller.decision import show_pool
from duskboard.table.entity import Roll
from duskboard.table.pool_roll import PoolRoll


def wire_log(log: RollLog, clerk: Clerk) -> None:
    """Connect the log."""

    def on_log_show_roll_requested(roll: Roll | PoolRoll) -> None:
        if isinstance(roll, PoolRoll):
            clerk.do(lambda table: show_pool(table, roll))
        else:
            clerk.do(lambda table: show_roll(table, roll))

    log.go_back_requested.connect(clerk.go_back)
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
