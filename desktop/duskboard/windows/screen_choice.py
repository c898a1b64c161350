"""Choosing where the players' view goes: a screen, or a window where there is only one."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button
from duskboard.windows.option_card import OptionCard

_SIZE = (480, 320)
_GAP = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenRow:
    """A screen that can be chosen.

    Attributes:
        screen_id: Stable name of the screen.
        name: What the system calls it.
        width: In pixels.
        height: In pixels.
        is_own: Whether the game master's window stands on it.
    """

    screen_id: str
    name: str
    width: int
    height: int
    is_own: bool = False


class ScreenChoice(FramedDialog):
    """Asks where the players' view goes.

    Signals:
        screen_chosen(str): The whole of a screen, by its id.
        window_chosen(): An ordinary window.
    """

    screen_chosen = Signal(str)
    window_chosen = Signal()

    def __init__(
        self,
        look: Look,
        words: Words,
        screens: Sequence[ScreenRow],
        *,
        chosen: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Offer screens and a window; `chosen` is the id of the screen used last."""
        super().__init__(look, words, _SIZE, parent)
        self._screens = tuple(screens)
        self._question = TextLabel(look, style=TextStyle.HEAD, lines=0)
        self._about = TextLabel(look, role=Role.TEXT2, lines=0)
        self._window = OptionCard(look, is_radio=True)
        self._cards = {row.screen_id: OptionCard(look, is_radio=True) for row in screens}
        self._cancel = act_button(look)
        self._show = MainButton(look)
        self._lay_out()
        self._choose(chosen)
        self.settle()
        self.retranslate()
        self._cancel.clicked.connect(self.reject)
        self._show.clicked.connect(self.accept)
        self.accepted.connect(self._on_self_accepted)

    @override
    def settle(self) -> None:
        super().settle()
        self.body.setSpacing(round(self.look.px(_GAP)))

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle(words.gettext("Players’ screen"))
        if len(self._screens) > 1:
            self._question.setText(words.gettext("Where do the players look?"))
            self._about.setText(words.gettext("It is remembered with the screen."))
        else:
            self._question.setText(words.gettext("There is only this one screen."))
            self._about.setText(
                words.gettext("Share the window, or show it full screen when you turn the screen.")
            )
        for row in self._screens:
            self._cards[row.screen_id].set_texts(row.name, self._detail(row))
        self._window.set_texts(
            words.gettext("In a window"),
            words.gettext("To be moved, shared or captured like any other."),
        )
        self._cancel.setText(words.gettext("Cancel"))
        self._show.setText(words.gettext("Show"))

    def _lay_out(self) -> None:
        self.body.addWidget(self._question)
        self.body.addWidget(self._about)
        group = QButtonGroup(self)
        for card in (*self._cards.values(), self._window):
            group.addButton(card)
            self.body.addWidget(card)
        self.body.addStretch(1)
        self.foot.add_left()
        self.foot.add_right(self._cancel, self._show)

    def _choose(self, chosen: str) -> None:
        others = [row.screen_id for row in self._screens if not row.is_own]
        wanted = chosen if chosen in self._cards else (others[0] if others else "")
        card = self._cards.get(wanted, self._window)
        card.setChecked(True)
        card.setFocus()

    def _detail(self, row: ScreenRow) -> str:
        sizes = {"width": row.width, "height": row.height}
        if row.is_own:
            return (
                self.words.gettext("%(width)d × %(height)d, your own screen: F11 leaves it") % sizes
            )
        return self.words.gettext("%(width)d × %(height)d, full screen") % sizes

    def _on_self_accepted(self) -> None:
        for screen_id, card in self._cards.items():
            if card.isChecked():
                self.screen_chosen.emit(screen_id)
                return
        self.window_chosen.emit()
