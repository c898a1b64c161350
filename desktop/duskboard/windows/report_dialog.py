"""A report of a problem: shown in full, and sent by nobody but the user."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button

_SIZE = (640, 600)


class ReportDialog(FramedDialog):
    """Shows what would be sent; nothing of the table stands in it until that is asked for.

    Signals:
        save_requested(str): Save this text.
    """

    save_requested = Signal(str)

    def __init__(  # noqa: PLR0913 - the parts of the report
        self,
        look: Look,
        words: Words,
        *,
        report: str,
        table: str,
        lacking: int,
        parent: QWidget | None = None,
    ) -> None:
        """Show a report.

        Args:
            look: The look.
            words: The words.
            report: What holds nothing of the table.
            table: What the table adds, once asked for; "" where none is open.
            lacking: How many things are missing on this machine.
            parent: The window over which it stands.
        """
        super().__init__(look, words, _SIZE, parent)
        self._report, self._table, self._lacking = report, table, lacking
        self._says = TextLabel(look, role=Role.TEXT2, lines=0)
        self._machine = TextLabel(look, role=Role.BAD if lacking else Role.TEXT, lines=2)
        self._edit = QPlainTextEdit()
        self._edit.setTabChangesFocus(True)
        self._with_table = CheckBox(look, "")
        self._with_table.setEnabled(bool(table))
        self._copy = act_button(look, glyph="copy")
        self._save = MainButton(look)
        self._lay_out()
        self._with_table.toggled.connect(self._on_with_table_toggled)
        self._copy.clicked.connect(self._on_copy_clicked)
        self._save.clicked.connect(self._on_save_clicked)
        self.settle()
        self.retranslate()
        self._edit.setPlainText(f"{self._question()}\n\n\n{report}")
        self._edit.setFocus()

    @property
    def text(self) -> str:
        """The report as it stands."""
        return self._edit.toPlainText()

    @override
    def settle(self) -> None:
        super().settle()

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle(words.gettext("Report a problem"))
        self._says.setText(
            words.gettext(
                "Duskboard sends nothing by itself. Say what went wrong, strike out what you do "
                "not want to tell, then copy or save the text and give it to whoever you have "
                "Duskboard from."
            )
        )
        self._machine.setText(self._machine_text())
        self._edit.setAccessibleName(words.gettext("Report"))
        self._with_table.setText(words.gettext("Add the last steps at the table, with all names"))
        self._copy.setText(words.gettext("Copy"))
        self._save.setText(words.gettext("Save as text"))

    def _lay_out(self) -> None:
        self.body.addWidget(self._says)
        self.body.addWidget(self._machine)
        self.body.addWidget(self._edit, 1)
        self.body.addWidget(self._with_table)
        self.foot.add_left(self._copy)
        self.foot.add_right(self._save)

    def _question(self) -> str:
        return self.words.gettext("What happened, and what did you do just before it?")

    def _machine_text(self) -> str:
        if not self._lacking:
            return self.words.gettext("Nothing is missing on this machine.")
        text = self.words.ngettext(
            "%(n)d thing is missing on this machine; the report says which.",
            "%(n)d things are missing on this machine; the report says which.",
            self._lacking,
        )
        return text % {"n": self._lacking}

    def _on_with_table_toggled(self, is_on: bool) -> None:  # noqa: FBT001 - as the signal gives it
        # What the user has written above stays; what was changed below goes with the table.
        written = self.text.partition(self._table)[0].rstrip("\n")
        self._edit.setPlainText(f"{written}\n\n{self._table}" if is_on else f"{written}\n")

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.text)

    def _on_save_clicked(self) -> None:
        self.save_requested.emit(self.text)
