"""Playbooks: chosen for the scoundrel that is open, and brought from a file of the table's own."""

from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.trouble import tell
from duskboard.content.reading import (
    ContentError,
    ContentFaultsError,
    load_playbooks,
    read_playbooks,
)
from duskboard.core.blades.playbook import Playbook
from duskboard.core.identity import EntityId
from duskboard.panels.playbook_menu import PlaybookMenu
from duskboard.play.blades.playbook import add_playbooks, choose_playbook
from duskboard.windows.file_choice import PLAYBOOKS, FileQuestion, ask_file

_MOST_TOLD = 12


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
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(panel.mapToGlobal(panel.tabs.geometry().bottomLeft()))

    def known(self) -> tuple[Playbook, ...]:
        """Return every playbook: those that the program brings, then the table's own."""
        return (*self._brought(), *self._own())

    def bring(self) -> None:
        """Ask for a file of playbooks and put them on the table."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        question = FileQuestion(
            title=lambda words: words.pgettext("blades", "Import playbooks"),
            kind=PLAYBOOKS,
            folder=Path(folder),
        )
        ask_file(
            self._desk.scoundrel_panel.window(), self._desk.room.words, question, self._on_asked
        )

    def _on_asked(self, path: Path | None) -> None:
        if path is None:
            return
        words = self._desk.room.words
        try:
            presets = read_playbooks(path)
        except ContentFaultsError as error:
            self._tell(error)
            return
        playbooks = {new_id(): one.made(words.language.value) for one in presets}
        self._desk.clerk.do(lambda table: add_playbooks(table, playbooks))

    def _tell(self, error: ContentFaultsError) -> None:
        """Say everything that is wrong in a file, line by line, the first dozen at most."""
        words, faults = self._desk.room.words, error.faults
        text = words.npgettext(
            "blades",
            "These playbooks cannot be used. %(count)d place in the file is wrong; nothing was "
            "changed.",
            "These playbooks cannot be used. %(count)d places in the file are wrong; nothing was "
            "changed.",
            len(faults),
        )
        lines = [str(fault) for fault in faults[:_MOST_TOLD]]
        if len(faults) > _MOST_TOLD:
            lines.append("…")
        owner = self._desk.scoundrel_panel.window()
        tell(owner, text % {"count": len(faults)}, "\n".join(lines))

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
