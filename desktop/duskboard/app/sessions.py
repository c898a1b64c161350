"""The evenings: beginning and ending a session, its recap, and the title card."""

from collections.abc import Callable
from functools import partial
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
from duskboard.storage.journal import Seq
from duskboard.table.entity import Session
from duskboard.windows.file_choice import MARKDOWN, FileQuestion, ask_file
from duskboard.windows.recap_dialog import RecapDialog, RecapText


class Sessions:
    """Begins and ends evenings, and tells them afterwards."""

    def __init__(
        self, desk: Desk, owner: Callable[[], QWidget], say: Callable[[str], None]
    ) -> None:
        """Look after the sessions of a desk.

        Dialogs stand over the window that `owner` names; `say` tells news in passing.
        """
        self._desk = desk
        self._say = say
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
        step = self._desk.clerk.do(lambda table: end_session(table, now))
        dialog = self._open_recap(plays_on=True) if step is not None else None
        if dialog is not None and step is not None:
            dialog.kept_playing.connect(partial(self._play_on, step.row.seq))

    def show_recap(self) -> None:
        """Show the recap of the latest session, for players and for the game master."""
        self._open_recap(plays_on=self.is_running)

    def _open_recap(self, *, plays_on: bool) -> RecapDialog | None:
        session = self.latest
        if session is None:
            return None
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
            plays_on=plays_on,
            parent=self._owner(),
        )
        dialog.save_requested.connect(self._on_recap_save_requested)
        dialog.open()
        return dialog

    def _play_on(self, ended: Seq) -> None:
        """Take the end of the session back, if nothing has been done since."""
        steps = self._desk.document.undo_steps
        if steps and steps[-1].seq == ended:
            self._desk.clerk.undo()

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
                said = words.gettext(
                    "The recap cannot be written to %(path)s. Choose another folder, or copy it."
                )
                tell(self._owner(), said % {"path": target})
            else:
                said = words.gettext("Recap saved: %(path)s")
                self._say(said % {"path": target})

        ask_file(self._owner(), words, question, on_answered)
