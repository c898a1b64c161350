"""The notes: writing, showing, throwing away, and what a note can be about."""

from duskboard.app.clerk import Clerk, new_id
from duskboard.core.identity import EntityId
from duskboard.models.clock_model import ClockModel
from duskboard.panels.note_panel import NotePanel
from duskboard.play.note import WriteNote, remove_note, write_note
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Visibility


def wire_notes(panel: NotePanel, clerk: Clerk, clocks: ClockModel) -> None:
    """Connect the notes."""

    def on_panel_write_requested(
        note_id: EntityId | None, title: str, text: str, about: EntityId | None
    ) -> None:
        wish = WriteNote(note_id=note_id or new_id(), title=title, text=text, about=about)
        clerk.do(lambda table: write_note(table, wish))

    def on_panel_visibility_requested(note_id: EntityId, visibility: Visibility) -> None:
        clerk.do(lambda table: set_visibility(table, note_id, visibility))

    def on_panel_remove_requested(note_id: EntityId) -> None:
        clerk.do(lambda table: remove_note(table, note_id))

    def offer_subjects() -> None:
        panel.set_subjects([(view.clock_id, view.name) for view in clocks.views])

    panel.write_requested.connect(on_panel_write_requested)
    panel.visibility_requested.connect(on_panel_visibility_requested)
    panel.remove_requested.connect(on_panel_remove_requested)
    for signal in (clocks.rowsInserted, clocks.rowsRemoved, clocks.dataChanged):
        signal.connect(offer_subjects)
    offer_subjects()
