"""The evenings: beginning and ending a session, its recap, and the title card."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from duskboard.app.campaigns import fit_stem
from duskboard.app.desk import Desk
from duskboard.app.title_card import TitleCard
from duskboard.app.trouble import tell
from duskboard.i18n.moment_text import span_text
from duskboard.i18n.recap import left_out_text, recap
from duskboard.i18n.session_story import Audience
from duskboard.play.session import end_session, running_session, start_session
from duskboard.table.entity import Session
from duskboard.windows.file_choice import MARKDOWN, FileQuestion, ask_file
from duskboard.windows.recap_dialog import RecapDialog, RecapText


class Sessions:
    """Begins and ends evenings, and tells them afterwards."""

    def __init__(self, desk: Desk, owner: Callable[[], QWidget]) -> None:
        """Look after the sessions of a desk; dialogs stand over the window that `owner` names."""
        self._desk = desk
        self._owner = owner

    @property
    def is_running(self) -> bool:
        """Whether a session runs."""
        return running_session(self._desk.document.table) is not None

    @property
    def latest(self) -> Session | None:
        """The latest session, running or ended, or None."""
        entity = self._desk.document.table.session
        value = entity.value if entity is not None else None
        return value if isinstance(value, Session) else None

    def start(self) -> None:
        """Begin the next session."""
        now = self._desk.room.now()
        self._desk.clerk.do(lambda table: start_session(table, now))

    def end(self) -> None:
        """End the session and tell it."""
        now = self._desk.room.now()
        if self._desk.clerk.do(lambda table: end_session(table, now)) is not None:
            self.show_recap()

    def show_recap(self) -> None:
        """Show the recap of the latest session, for players and for the game master."""
        session = self.latest
        if session is None:
            return
        room = self._desk.room
        named = room.words.gettext("Session %(number)d, %(span)s") % {
            "number": session.number,
            "span": span_text(room.words, session.started, session.ended, room.zone, room.now()),
        }
        dialog = RecapDialog(
            room.look,
            room.words,
            {audience: self._recap(session, audience) for audience in Audience},
            session=named,
            parent=self._owner(),
        )
        dialog.save_requested.connect(self._on_recap_save_requested)
        dialog.open()

    def edit_title_card(self) -> None:
        """Ask what stands on the title card."""
        TitleCard(self._desk, self._owner).edit()

    def _recap(self, session: Session, audience: Audience) -> RecapText:
        desk = self._desk
        entries = [entry for entry in desk.log.entries(session.number) if not entry.undone]
        table = desk.document.table
        name = table.campaign.name if table.campaign is not None else ""
        told = recap(desk.room.words, name, session, entries, table, audience)
        left_out = left_out_text(desk.room.words, told.left_out)
        return RecapText(text=told.markdown, left_out=left_out)

    def _on_recap_save_requested(self, text: str, _audience: Audience) -> None:
        words, path = self._desk.room.words, self._desk.document.file.path
        session, campaign = self.latest, self._desk.document.table.campaign
        name = words.gettext("%(campaign)s, session %(number)d") % {
            "campaign": fit_stem(campaign.name) if campaign is not None else path.stem,
            "number": session.number if session is not None else 0,
        }
        question = FileQuestion(
            title=lambda w: w.gettext("Save the recap"),
            kind=MARKDOWN,
            folder=path.parent,
            saving=True,
            name=f"{name}.md",  # a point in the name is no suffix
        )

        def on_answered(target: Path | None) -> None:
            if target is None:
                return
            try:
                target.write_text(text, encoding="utf-8")
            except OSError:
                said = words.gettext("The recap cannot be written: %(path)s")
                tell(self._owner(), said % {"path": target})

        ask_file(self._owner(), words, question, on_answered)
