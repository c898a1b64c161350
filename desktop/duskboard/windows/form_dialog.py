"""How a file of a table's own is written: a whole example to read, copy and save."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button

_SIZE = (760, 640)
_FAULT_LINES = 6


class FormDialog(FramedDialog):
    """Shows the example, and above it what was wrong with a file that was tried.

    Attributes:
        says: What came of the file, or what the example is good for.
        faults: What is wrong in it, a line each.
        example: The example.

    Signals:
        save_requested(str): Save this text.
    """

    save_requested = Signal(str)

    def __init__(
        self,
        look: Look,
        words: Words,
        example: str,
        faults: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, words, _SIZE, parent)
        self._faults = tuple(faults)
        self.says = TextLabel(look, style=TextStyle.LABEL, lines=0)
        self.faults = _text("\n".join(faults))
        self._lead = TextLabel(look, role=Role.TEXT2, lines=0)
        self.example = _text(example)
        self.example.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._copy = act_button(look, glyph="copy")
        self._save = MainButton(look)
        self._lay_out()
        self._copy.clicked.connect(self._on_copy_clicked)
        self._save.clicked.connect(self._on_save_clicked)
        self.settle()
        self.retranslate()
        (self.faults if faults else self.example).setFocus()

    @override
    def settle(self) -> None:
        super().settle()
        lines = min(_FAULT_LINES, len(self._faults)) + 1
        self.faults.setFixedHeight(round(lines * self.look.line(TextStyle.BODY) + self.look.px(8)))

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle(words.pgettext("blades", "How playbooks are written"))
        self.says.setText(refused_text(words, len(self._faults)))
        self._lead.setText(
            words.pgettext(
                "blades",
                "Playbooks of your own stand in a text file. This one can be imported as it is: "
                "save it, write yours in its place, and import that.",
            )
        )
        self.faults.setAccessibleName(words.pgettext("blades", "What is wrong in the file"))
        self.example.setAccessibleName(words.pgettext("blades", "Example of a file of playbooks"))
        self._copy.setText(words.gettext("Copy"))
        self._save.setText(words.pgettext("blades", "Save the example…"))

    def _lay_out(self) -> None:
        for part in (self.says, self.faults):
            part.setVisible(bool(self._faults))
            self.body.addWidget(part)
        self.body.addWidget(self._lead)
        self.body.addWidget(self.example, 1)
        self.foot.add_left(self._copy)
        self.foot.add_right(self._save)

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.example.toPlainText())

    def _on_save_clicked(self) -> None:
        self.save_requested.emit(self.example.toPlainText())


def refused_text(words: Words, count: int) -> str:
    """Return that a file cannot be used since so many places in it are wrong."""
    text = words.npgettext(
        "blades",
        "These playbooks cannot be used. %(count)d place in the file is wrong; nothing was "
        "changed.",
        "These playbooks cannot be used. %(count)d places in the file are wrong; nothing was "
        "changed.",
        count,
    )
    return text % {"count": count}


def _text(text: str) -> QPlainTextEdit:
    """Return a text to read and to take from."""
    edit = QPlainTextEdit(text)
    edit.setReadOnly(True)
    edit.setTabChangesFocus(True)
    return edit
