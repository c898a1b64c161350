"""The bar under the board while nothing is armed: whose turn it is, and what else can be done."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.board.board_words import called, march_name, person_name
from duskboard.core.chase.participant import Side, Turn
from duskboard.i18n.words import Words
from duskboard.panels.action_bar import HEIGHT
from duskboard.panels.person_badge import PersonBadge
from duskboard.table.board_view import BoardView, TokenView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_TOKEN = 40.0
_MOST_WAITING = 3
_ROOM_FOR_PURSUERS = 640.0


class TurnBar(QWidget):
    """Names who is in turn, and has a button for everybody who waits.

    Signals:
        delay_requested(): The one in turn waits until another has acted.
        take_turn_requested(EntityId): Somebody who waits acts now.
        march_requested(Side): All of the side in turn shall move a step.
    """

    delay_requested = Signal()
    take_turn_requested = Signal(object)
    march_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: BoardView | None = None
        self._refusal = ""
        self.badge = PersonBadge(look, words, _TOKEN)
        self.title = TextLabel(look, "", TextStyle.TITLE, ground=Role.BG2)
        self.hint = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2)
        self.waiting = [GlyphButton(look, "", role="outline") for _ in range(_MOST_WAITING)]
        self.delay = GlyphButton(look, "", role="outline")
        self.march = GlyphButton(look, "", role="quiet")
        self._lay_out()
        self.delay.clicked.connect(self.delay_requested)
        self.march.clicked.connect(self._on_march_clicked)
        for button in self.waiting:
            button.clicked.connect(self._on_waiting_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mirror(self, view: BoardView | None) -> None:
        """Show whose turn it is."""
        self._view = view
        self._refusal = ""
        self.say()

    def refuse(self, text: str) -> None:
        """Say why something was not allowed, until the chase goes on."""
        self._refusal = text
        self.say()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, view = self._words, self._view
        self.delay.setText(words.pgettext("chase", "Delay"))
        active = view.token(view.active) if view is not None else None
        self.march.setText(march_name(words, self._marching))
        self.badge.mirror(active)
        self.badge.setVisible(active is not None)
        self.delay.setVisible(active is not None)
        self.delay.setEnabled(active is not None and not active.has_begun)
        title = person_name(words, active) if active is not None else self._between()
        self.title.setText(title)
        self.hint.setText(self._refusal or self._hint(active))
        self.hint.set_role(Role.BAD if self._refusal else Role.TEXT2)
        self._say_waiting()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(640)), round(self._look.px(HEIGHT)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(360)), round(self._look.px(HEIGHT)))

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
            line = QRectF(0, 0, rect.width(), self._look.size("stroke.hair"))
            painter.fillRect(line, self._look.color(Role.LINE))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self.march.setVisible(self.width() / self._look.scale >= _ROOM_FOR_PURSUERS)

    def _lay_out(self) -> None:
        px = self._look.px
        texts = QVBoxLayout()
        texts.setSpacing(round(px(1)))
        texts.addStretch(1)
        texts.addWidget(self.title)
        texts.addWidget(self.hint)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.setContentsMargins(round(px(12)), 0, round(px(14)), 0)
        row.setSpacing(round(px(12)))
        row.addWidget(self.badge)
        row.addLayout(texts, 1)
        row.addWidget(self.march)
        for button in self.waiting:
            row.addWidget(button)
        row.addWidget(self.delay)

    @property
    def _marching(self) -> Side:
        """The side that is offered to move as one: the one in turn."""
        active = self._view.token(self._view.active) if self._view is not None else None
        return Side.PURSUER if active is None or active.side is None else active.side

    def _on_march_clicked(self) -> None:
        self.march_requested.emit(self._marching)

    def _waiting(self) -> Sequence[TokenView]:
        view = self._view
        if view is None:
            return ()
        tokens = [view.token(key) for key in view.order]
        return [one for one in tokens if one is not None and one.turn is Turn.WAITING]

    def _say_waiting(self) -> None:
        waiting = self._waiting()
        for place, button in enumerate(self.waiting):
            button.setVisible(place < len(waiting))
            if place < len(waiting):
                texts = {"who": called(self._words, waiting[place])}
                button.setText(self._words.pgettext("chase", "%(who)s acts now") % texts)

    def _between(self) -> str:
        words = self._words
        if self._waiting():
            return words.pgettext("chase", "Nobody else is left")
        return words.pgettext("chase", "Nobody is in turn")

    def _hint(self, active: TokenView | None) -> str:
        words = self._words
        if active is None:
            return words.pgettext("chase", "Call in who waits, or end the round.")
        if not active.left:
            return words.pgettext("chase", "No actions are left. End the turn.")
        text = words.npgettext(
            "chase",
            "%(count)d action. Drag the token, or press ← →.",
            "%(count)d actions. Drag the token, or press ← →.",
            active.left,
        )
        return text % {"count": active.left}

    def _on_waiting_clicked(self) -> None:
        for button, token in zip(self.waiting, self._waiting(), strict=False):
            if button is self.sender():
                self.take_turn_requested.emit(token.person_id)
                return
