"""The playbooks to choose from, in a menu."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from duskboard.core.blades.playbook import Playbook
from duskboard.i18n.words import Words


class PlaybookMenu(QMenu):
    """Playbooks by name; the line below the pointer says whom each is for.

    Signals:
        chosen(Playbook): One of them.
        import_requested(): More shall be brought from a file.
        form_requested(): It shall be shown how such a file is written.
    """

    chosen = Signal(object)
    import_requested = Signal()
    form_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)

    def show_playbooks(
        self, words: Words, brought: Sequence[Playbook], own: Sequence[Playbook]
    ) -> None:
        """Fill the menu: what the program brings, what the table has, and the way to more."""
        self.clear()
        for group in (brought, own):
            for playbook in group:
                self._add(playbook)
            if group:
                self.addSeparator()
        self.addAction(words.pgettext("blades", "Import playbooks…"), self.import_requested.emit)
        form = words.pgettext("blades", "How playbooks are written…")
        self.addAction(form, self.form_requested.emit)

    def _add(self, playbook: Playbook) -> None:
        act = self.addAction(playbook.name.replace("&", "&&"))
        act.setToolTip(playbook.about)
        act.triggered.connect(lambda _on, one=playbook: self.chosen.emit(one))
