"""Playbooks: chosen for the scoundrel that is open, and brought from a file of the table's own."""

from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.own_content import OwnFile, bring, documents
from duskboard.app.trouble import tell
from duskboard.content.fault import ContentError
from duskboard.content.playbook import PlaybookPreset
from duskboard.content.reading import load_playbooks, read_playbooks
from duskboard.core.blades.playbook import Playbook
from duskboard.core.identity import EntityId
from duskboard.panels.playbook_menu import PlaybookMenu
from duskboard.play.blades.playbook import add_playbooks, choose_playbook
from duskboard.windows.file_choice import PLAYBOOKS, FileQuestion, ask_file
from duskboard.windows.form_dialog import FormDialog, refused_text

_EXAMPLE = "playbook-example.%s.toml"


class PlaybookHand:
    """Offers playbooks and brings more of them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._ours = cache(partial(load_playbooks, desk.room.resources / "content"))

    def offer(self) -> None:
        """Offer every playbook for the scoundrel that is open."""
        panel = self._desk.scoundrel_panel
        who = panel.sheet_id
        if who is None:
            return
        menu = PlaybookMenu(panel)
        menu.show_playbooks(self._desk.room.words, self._brought(), self._own())
        menu.chosen.connect(partial(self._choose, who))
        menu.import_requested.connect(self.bring)
        menu.form_requested.connect(self.show_form)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(panel.mapToGlobal(panel.tabs.geometry().bottomLeft()))

    def known(self) -> tuple[Playbook, ...]:
        """Return every playbook: those that the program brings, then the table's own."""
        return (*self._brought(), *self._own())

    def bring(self) -> None:
        """Ask for a file of playbooks and put them on the table."""
        words, owner = self._desk.room.words, self._desk.scoundrel_panel.window()
        file = OwnFile(
            title=lambda words: words.pgettext("blades", "Import playbooks"),
            kind=PLAYBOOKS,
            read=read_playbooks,
            refusal=refused_text,
            tell=self.show_form,
        )
        bring(owner, words, file, self._came)

    def show_form(self, faults: Sequence[str] = ()) -> None:
        """Show how a file of playbooks is written, below what is wrong in one that was tried."""
        room, owner = self._desk.room, self._desk.scoundrel_panel.window()
        name = _EXAMPLE % room.words.language.value
        example = (room.resources / "content" / name).read_text("utf-8")
        dialog = FormDialog(room.look, room.words, example, faults, owner)
        dialog.save_requested.connect(lambda text: self._save(text, owner))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save(self, text: str, owner: QWidget) -> None:
        """Ask where the example is to be, and write it."""
        words = self._desk.room.words
        question = FileQuestion(
            title=lambda words: words.pgettext("blades", "Save an example of playbooks"),
            kind=PLAYBOOKS,
            folder=documents(),
            saving=True,
            name="playbooks.toml",
        )

        def on_answered(target: Path | None) -> None:
            if target is None:
                return
            try:
                target.write_text(text, encoding="utf-8")
            except OSError:
                said = words.pgettext("blades", "The example cannot be written: %(path)s")
                tell(owner, said % {"path": target})

        ask_file(owner, words, question, on_answered)

    def _came(self, presets: Sequence[PlaybookPreset]) -> None:
        tag = self._desk.room.words.language.value
        playbooks = {new_id(): one.made(tag) for one in presets}
        self._desk.clerk.do(lambda table: add_playbooks(table, playbooks))

    def _choose(self, who: EntityId, playbook: Playbook) -> None:
        self._desk.clerk.do(lambda table: choose_playbook(table, who, playbook))

    def _brought(self) -> tuple[Playbook, ...]:
        """Return the playbooks that the program brings, none where their file is damaged."""
        try:
            return self._ours().made(self._desk.room.words.language.value)
        except ContentError:
            return ()

    def _own(self) -> tuple[Playbook, ...]:
        return tuple(self._desk.document.table.values(Playbook).values())
