"""The bar under the board while all of a side are about to move."""

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.board.board_words import called, march_name, price_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.action_bar import HEIGHT
from duskboard.panels.march_offer import MarchLine, MarchOffer
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel

_LAMP = 2.0


class MarchBar(QWidget):
    """Says where each of a side would go and what it takes; one button does it.

    Signals:
        go_requested(): It shall be done.
        cancel_requested(): It shall be dropped.
        far_chosen(bool): Each shall go as far as the actions last, or one step.
    """

    go_requested = Signal()
    cancel_requested = Signal()
    far_chosen = Signal(bool)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: MarchOffer | None = None
        self._refusal = ""
        self.title = TextLabel(look, "", TextStyle.TITLE, ground=Role.BG2)
        self.detail = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2, lines=2)
        self.reach = SegmentedControl(look, ground=Role.BG2)
        self.cancel = GlyphButton(look, "", role="quiet")
        self.go = GlyphButton(look, "", role="primary")
        self._lay_out()
        self.reach.chosen.connect(self._on_reach_chosen)
        self.cancel.clicked.connect(self.cancel_requested)
        self.go.clicked.connect(self.go_requested)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, offer: MarchOffer | None) -> None:
        """Show what it would come to."""
        self._offer, self._refusal = offer, ""
        self.say()

    def refuse(self, text: str) -> None:
        """Say why something was not allowed, until the offer is another."""
        self._refusal = text
        self.say()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        offer, words = self._offer, self._words
        if offer is None:
            return
        self.title.setText(
            dotted(words, [march_name(words, offer.side), price_text(words, offer.price)])
        )
        text = march_text(words, offer)
        self.detail.setText(self._refusal or text)
        self.detail.set_role(Role.BAD if self._refusal else Role.TEXT2)
        self.detail.setToolTip(text)
        self.cancel.setText(words.gettext("Cancel"))
        self.go.setText(words.pgettext("chase", "Move"))
        self.go.setEnabled(offer.price > 0)
        self.go.setAccessibleDescription(text)
        options = [
            Option(value=False, text=words.pgettext("chase", "One step")),
            Option(value=True, text=words.pgettext("chase", "All their actions")),
        ]
        self.reach.mirror(options, offer.is_far)
        self.reach.stand_between(None, self.cancel)
        QWidget.setTabOrder(self.cancel, self.go)
        self.reach.setAccessibleName(words.pgettext("chase", "How far"))

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(640)), round(self._look.px(HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(420)), round(self._look.px(HEIGHT)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refusal = ""  # it was said in other words
            self.say()
        if event.type() in LOOK_EVENTS:
            self.updateGeometry()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            painter.fillRect(rect, self._look.color(Role.BG2))
            lamp = QRectF(0, 0, rect.width(), self._look.px(_LAMP))
            painter.fillRect(lamp, self._look.color(Role.NOW))

    def _lay_out(self) -> None:
        px = self._look.px
        texts = QVBoxLayout()
        texts.setSpacing(round(px(1)))
        texts.addStretch(1)
        texts.addWidget(self.title)
        texts.addWidget(self.detail)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.setContentsMargins(round(px(14)), round(px(2)), round(px(14)), 0)
        row.setSpacing(round(px(12)))
        row.addLayout(texts, 1)
        row.addWidget(self.reach)
        row.addWidget(self.cancel)
        row.addWidget(self.go)

    def _on_reach_chosen(self, value: object) -> None:
        self.far_chosen.emit(bool(value))


def march_text(words: Words, offer: MarchOffer) -> str:
    """Return where everybody would go: "Hob to Net lane 1 AP · Finn stops before “Crowd”"."""
    if not offer.lines:
        return words.pgettext("chase", "Nobody of them can move.")
    return dotted(words, [_line(words, line) for line in offer.lines])


def _line(words: Words, line: MarchLine) -> str:
    texts = {
        "name": called(words, line.token),
        "place": line.place,
        "obstacle": line.obstacle,
        "price": price_text(words, line.price),
    }
    stops = words.pgettext("chase", "%(name)s stops before “%(obstacle)s”") % texts
    if not line.price:
        return stops
    goes = words.pgettext("chase", "%(name)s to %(place)s, %(price)s") % texts
    if not line.obstacle:
        return goes
    return clauses(words, [goes, words.pgettext("chase", "before “%(obstacle)s”") % texts])
