"""The recap of a session: to be edited, copied or saved, for players or for the game master."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget
from typing_extensions import override

from duskboard.i18n.recap import audience_text
from duskboard.i18n.session_story import Audience
from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button

_SIZE = (500, 516)
_MARGIN = 15


@dataclass(frozen=True, slots=True, kw_only=True)
class RecapText:
    """A recap in Markdown, and the sentence on what is left out of it, or ""."""

    text: str
    left_out: str = ""


class RecapDialog(FramedDialog):
    """Shows both recaps; what is edited stays until the dialog is closed.

    Signals:
        save_requested(str, Audience): Save this text as a Markdown file.
        kept_playing(): The game master wants back to the table.
    """

    save_requested = Signal(str, object)
    kept_playing = Signal()

    def __init__(  # noqa: PLR0913 - what it tells, and whether it goes on
        self,
        look: Look,
        words: Words,
        texts: Mapping[Audience, RecapText],
        *,
        session: str,
        plays_on: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Show recaps of a session.

        Args:
            look: The look.
            words: The words.
            texts: The recaps.
            session: What the session is called: "Session 7, 19:04 to 22:31".
            plays_on: Whether the session can be played on; else the dialog is only closed.
            parent: The window.
        """
        super().__init__(look, words, _SIZE, parent)
        self._texts = {audience: text.text for audience, text in texts.items()}
        self._left_out = {audience: text.left_out for audience, text in texts.items()}
        self._session = session
        self._plays_on = plays_on
        self._audience = next(iter(texts), Audience.PLAYERS)
        self._pair = SegmentedControl(look)
        self._about = TextLabel(look, role=Role.TEXT2)
        self._edit = QPlainTextEdit()
        self._edit.setTabChangesFocus(True)
        self._note = TextLabel(look, role=Role.TEXT2, lines=3)
        self._copy = act_button(look, glyph="copy")
        self._keep = act_button(look)
        self._save = MainButton(look)
        self._lay_out()
        self._connect()
        self.settle()
        self.retranslate()
        self._show()

    @property
    def text(self) -> str:
        """The text as it stands."""
        return self._edit.toPlainText()

    @property
    def audience(self) -> Audience:
        """For whom the text is."""
        return self._audience

    @override
    def settle(self) -> None:
        super().settle()
        margin = round(self.look.px(_MARGIN))
        self.body.setContentsMargins(margin, margin, margin, margin)
        self.body.setSpacing(round(self.look.size("space.s")))

    @override
    def retranslate(self) -> None:
        words = self.words
        title = words.gettext("Recap: %(session)s") % {"session": self._session}
        self.setWindowTitle(title)
        options = [Option(value=each, text=audience_text(words, each)) for each in self._texts]
        self._pair.mirror(options, self._audience)
        self._pair.setAccessibleName(words.gettext("For whom"))
        self._about.setText(words.gettext("from the log; edit freely"))
        self._edit.setAccessibleName(words.gettext("Recap"))
        self._copy.setText(words.gettext("Copy"))
        keep = words.gettext("Keep playing") if self._plays_on else words.gettext("Close")
        self._keep.setText(keep)
        self._save.setText(words.gettext("Save as Markdown"))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._pair)
        row.addStretch(1)
        row.addWidget(self._about)
        self.body.addLayout(row)
        self.body.addWidget(self._edit, 1)
        self.body.addWidget(self._note)
        self.foot.add_left(self._copy)
        self.foot.add_right(self._keep, self._save)

    def _connect(self) -> None:
        self._pair.chosen.connect(self._on_pair_chosen)
        self._copy.clicked.connect(self._on_copy_clicked)
        self._keep.clicked.connect(self._on_keep_clicked)
        self._save.clicked.connect(self._on_save_clicked)

    def _show(self) -> None:
        self._edit.setPlainText(self._texts.get(self._audience, ""))
        note = self._left_out.get(self._audience, "")
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def _on_pair_chosen(self, audience: Audience) -> None:
        self._texts[self._audience] = self.text
        self._audience = audience
        self._show()

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.text)

    def _on_keep_clicked(self) -> None:
        self.reject()
        self.kept_playing.emit()

    def _on_save_clicked(self) -> None:
        self.save_requested.emit(self.text, self._audience)
