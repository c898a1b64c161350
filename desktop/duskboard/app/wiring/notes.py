"""The notes: writing, showing, throwing away, and what a note can be about."""

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.identity import EntityId
from duskboard.models.document import Step
from duskboard.play.note import WriteNote, remove_note, write_note
from duskboard.play.session import SessionStarted
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Session, Visibility


def wire_notes(desk: Desk) -> None:
    """Connect the notes."""
    panel, clerk, clocks, words = desk.note_panel, desk.clerk, desk.clocks, desk.room.words

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
        subjects = [(view.clock_id, view.name) for view in clocks.views]
        session = desk.document.table.session
        if session is not None and isinstance(session.value, Session):
            number = {"number": session.value.number}
            subjects.insert(0, (session.entity_id, words.gettext("Session %(number)d") % number))
        panel.set_subjects(subjects)

    def on_document_changed(step: Step) -> None:
        if isinstance(step.report, SessionStarted):
            offer_subjects()

    panel.write_requested.connect(on_panel_write_requested)
    panel.visibility_requested.connect(on_panel_visibility_requested)
    panel.remove_requested.connect(on_panel_remove_requested)
    for signal in (clocks.rowsInserted, clocks.rowsRemoved, clocks.dataChanged):
        signal.connect(offer_subjects)
    desk.document.changed.connect(on_document_changed)
    offer_subjects()
