"""About the program: its version, whose it is, and the licences of all that it is made of."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPlainTextEdit, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button

_SIZE = (980, 600)
_ICON = 64
_LIST_WIDTH = 306


@dataclass(frozen=True, slots=True, kw_only=True)
class LicenceText:
    """What the program uses and under which licence.

    Attributes:
        name: What it is called: "NumPy".
        version: Its version, or "".
        licence: Its licence in a word: "MIT".
        text: The licence itself.
    """

    name: str
    version: str
    licence: str
    text: str

    @property
    def line(self) -> str:
        """The row of the list."""
        return " · ".join(filter(None, (f"{self.name} {self.version}".strip(), self.licence)))


class AboutDialog(FramedDialog):
    """Tells what the program is and shows licences."""

    def __init__(  # noqa: PLR0913 - all that it shows
        self,
        look: Look,
        words: Words,
        licences: Sequence[LicenceText],
        *,
        version: str,
        icon: QPixmap | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show licences, the program's own first.

        Args:
            look: The look.
            words: The words.
            licences: The licences.
            version: The version with that of Qt and Python, as it is copied for a report.
            icon: The program's icon, or None.
            parent: The window over which it stands.
        """
        super().__init__(look, words, _SIZE, parent)
        self._licences = tuple(licences)
        self._version = version
        self._icon = QLabel()
        if icon is not None:
            self._icon.setPixmap(icon)
        self._name = TextLabel(look, "Duskboard", TextStyle.HEAD)
        self._says = TextLabel(look, role=Role.TEXT2, lines=0)
        self._versions = TextLabel(look, version, role=Role.TEXT2, lines=2)
        self._head = TextLabel(look, style=TextStyle.LABEL)
        self._list = QListWidget()
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._text = QPlainTextEdit(readOnly=True)
        self._text.setTabChangesFocus(True)
        self._trademarks = TextLabel(look, style=TextStyle.CAPTION, role=Role.TEXT2, lines=0)
        self._copy = act_button(look, glyph="copy")
        self._close = MainButton(look)
        self._lay_out()
        self._list.addItems([licence.line for licence in self._licences])
        self._list.currentRowChanged.connect(self._on_list_current_row_changed)
        self._copy.clicked.connect(self._on_copy_clicked)
        self._close.clicked.connect(self.accept)
        self._list.setCurrentRow(0)
        self.settle()
        self.retranslate()
        self._close.setFocus()

    @override
    def settle(self) -> None:
        super().settle()
        self._icon.setFixedWidth(round(self.look.px(_ICON + 16)))
        self._list.setFixedWidth(round(self.look.px(_LIST_WIDTH)))
        for row in (self._top, self._parts):
            row.setSpacing(round(self.look.size("space.m")))

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle(words.gettext("About Duskboard"))
        self._says.setText(
            words.gettext(
                "A Game Master’s table: progress clocks, dice, chases and a second screen for the "
                "players. Free software under the MIT licence."
            )
        )
        self._head.setText(words.gettext("Made with"))
        self._list.setAccessibleName(words.gettext("Made with"))
        self._text.setAccessibleName(words.gettext("Licence"))
        self._trademarks.setText(
            words.gettext(
                "Based on Blades in the Dark by John Harper, One Seven Design, CC BY 3.0; rules "
                "text rewritten. Blades in the Dark, Call of Cthulhu (Chaosium Inc.) and Vampire: "
                "The Masquerade (Paradox Interactive AB) are trademarks; none of their owners "
                "publishes, endorses or approves Duskboard."
            )
        )
        self._copy.setText(words.gettext("Copy the versions"))
        self._close.setText(words.gettext("Close"))

    def _lay_out(self) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        titles = QVBoxLayout()
        titles.addWidget(self._name)
        titles.addWidget(self._says)
        titles.addWidget(self._versions)
        self._top.addLayout(titles, 1)
        self._parts = QHBoxLayout()
        self._parts.addWidget(self._list)
        self._parts.addWidget(self._text, 1)
        self.body.addLayout(self._top)
        self.body.addWidget(self._head)
        self.body.addLayout(self._parts, 1)
        self.body.addWidget(self._trademarks)
        self.foot.add_left(self._copy)
        self.foot.add_right(self._close)

    def _on_list_current_row_changed(self, row: int) -> None:
        self._text.setPlainText(self._licences[row].text if row >= 0 else "")

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._version)
