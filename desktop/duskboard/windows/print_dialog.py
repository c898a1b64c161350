"""What of a thing is printed, and on what paper."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words
from duskboard.paper.leaf import PaperSize
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel
from duskboard.windows.framed_dialog import FramedDialog, MainButton, act_button, field_label

_SIZE = (560, 240)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintOffer:
    """Something that can be printed.

    Attributes:
        value: What choosing it means; given back by the signal.
        text: Says it, in the words given.
        about: Says what there is on the paper then, in the words given.
    """

    value: object
    text: Callable[[Words], str]
    about: Callable[[Words], str]


class PrintDialog(FramedDialog):
    """Asks what is to be printed.

    Signals:
        print_requested(object, PaperSize): Write it to a file; the value of what was chosen.
    """

    print_requested = Signal(object, object)

    def __init__(  # noqa: PLR0913 - what it asks, and how it looks
        self,
        look: Look,
        words: Words,
        *,
        title: Callable[[Words], str],
        offers: Sequence[PrintOffer],
        paper: PaperSize,
        parent: QWidget | None = None,
    ) -> None:
        """Ask what of several, with the first and a size of paper chosen."""
        super().__init__(look, words, _SIZE, parent)
        self._title = title
        self._offers = {one.value: one for one in offers}
        self._what, self._paper = offers[0].value, paper
        self.what = SegmentedControl(look, height=32.0)
        self.paper = SegmentedControl(look, height=32.0)
        self._what_label, self._paper_label = field_label(look), field_label(look)
        self._about = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=2)
        self._cancel = act_button(look)
        self.save = MainButton(look)
        self._lay_out()
        self.what.chosen.connect(self._on_what_chosen)
        self.paper.chosen.connect(self._on_paper_chosen)
        self._cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._on_save_clicked)
        self.settle()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        words = self.words
        self.setWindowTitle(self._title(words))
        options = [Option(value=one.value, text=one.text(words)) for one in self._offers.values()]
        self.what.mirror(options, self._what)
        sizes = {PaperSize.A4: "A4", PaperSize.LETTER: words.pgettext("paper", "Letter")}
        self.paper.mirror([Option(value=one, text=sizes[one]) for one in PaperSize], self._paper)
        self._what_label.setText(words.pgettext("paper", "Print"))
        self._paper_label.setText(words.pgettext("paper", "Paper"))
        self.what.setAccessibleName(self._what_label.text())
        self.paper.setAccessibleName(self._paper_label.text())
        self._cancel.setText(words.pgettext("button", "Cancel"))
        self.save.setText(words.gettext("Save as PDF"))
        self._tell()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(self.look.px(16)))
        grid.setVerticalSpacing(round(self.look.px(12)))
        grid.addWidget(self._what_label, 0, 0)
        grid.addWidget(self.what, 0, 1)
        grid.addWidget(self._paper_label, 1, 0)
        grid.addWidget(self.paper, 1, 1)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self._about)
        self.body.addStretch(1)
        self.foot.add_left(self._cancel)
        self.foot.add_right(self.save)

    def _tell(self) -> None:
        self._about.setText(self._offers[self._what].about(self.words))

    def _on_what_chosen(self, value: object) -> None:
        self._what = value
        self._tell()

    def _on_paper_chosen(self, value: object) -> None:
        if isinstance(value, PaperSize):
            self._paper = value

    def _on_save_clicked(self) -> None:
        self.accept()
        self.print_requested.emit(self._what, self._paper)
