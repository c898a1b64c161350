"""The chase: round and turn, the strip of turns, the track, and the bar with the one button."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.board.aim import Plan, Planner
from duskboard.board.board_words import actions_text, person_name, plan_text
from duskboard.board.track_view import TrackView
from duskboard.core.identity import EntityId
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.action_bar import ActionBar
from duskboard.panels.action_offer import ActionOffer
from duskboard.panels.announcement import announce
from duskboard.panels.deed_bar import DeedBar
from duskboard.panels.deed_offer import DeedOffer
from duskboard.panels.end_bar import EndBar
from duskboard.panels.march_bar import MarchBar
from duskboard.panels.march_offer import MarchOffer
from duskboard.panels.offer_text import armed_aim
from duskboard.panels.order_strip import OrderStrip
from duskboard.panels.round_label import RoundLabel
from duskboard.panels.round_texts import has_come, planned, round_texts
from duskboard.panels.setup_bar import SetupBar
from duskboard.panels.tie_bar import TieBar
from duskboard.panels.turn_bar import TurnBar
from duskboard.panels.verb_row import VerbRow
from duskboard.table.board_view import BoardView
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS

_HEAD, _LOW_HEAD = 66.0, 56.0
_LOW_BELOW = 900.0
_ROUND, _LOW_ROUND = 106.0, 84.0
_END = 48.0
_VERBS_FROM = 500.0  # below it the row of verbs would cut the board; the list has them all


class ChaseBoard(QWidget):
    """The panel of a chase on the track.

    Attributes:
        track: The board; its signals are wishes about what is on it.
        strip: The strip of turns.
        action: The bar while something is armed.
        turn: The bar while nothing is.
        setup: The bar before the first round.
        ends: The bar that proposes how the chase ends.
        march: The bar while all of a side are about to move.
        ties: The bar under the strip while equal DEX stand.
        deed: The bar while a deed is in hand.
        verbs: The row of what the one in turn may do.

    Signals:
        start_requested(): The first round shall begin.
        end_turn_requested(): The turn shall end.
        end_round_requested(): The round shall end.
        delay_requested(): The one in turn waits.
        selected(EntityId | None): Something else has the keyboard, here or on the board.
        shelf_requested(): Something from the shelf shall lie on what is selected.
        refused(str): Something was not allowed; why.
        announced(str): This was said to screen readers.
    """

    start_requested = Signal()
    end_turn_requested = Signal()
    end_round_requested = Signal()
    delay_requested = Signal()
    selected = Signal(object)
    shelf_requested = Signal()
    refused = Signal(str)
    announced = Signal(str)

    def __init__(
        self, look: Look, words: Words, planner: Planner, parent: QWidget | None = None
    ) -> None:
        """Make a panel without a chase; `planner` is asked what a move would come to."""
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: BoardView | None = None
        self._offer: ActionOffer | None = None
        self._typist: QWidget | None = None
        self._marching: MarchOffer | None = None
        self._deed: DeedOffer | None = None
        self._lists: tuple[QWidget, ...] = ()
        self._is_adding = False
        self._round = RoundLabel(look)
        self.strip = OrderStrip(look, words)
        self.end = GlyphButton(look, "", role="outline")
        self.track = TrackView(look, words, planner)
        self.track.set_editable(is_editable=True)
        self.action = ActionBar(look, words)
        self.turn = TurnBar(look, words)
        self.setup = SetupBar(look, words)
        self.ends = EndBar(look, words)
        self.march = MarchBar(look, words)
        self.ties = TieBar(look, words)
        self.deed = DeedBar(look, words)
        self.verbs = VerbRow(look, words)
        self._lay_out()
        self._connect()
        self.mirror(None)

    @property
    def view(self) -> BoardView | None:
        """The chase shown."""
        return self._view

    @property
    def offer(self) -> ActionOffer | None:
        """What is armed."""
        return self._offer

    def mirror(self, view: BoardView | None) -> None:
        """Show a chase, or none."""
        before, self._view = self._view, view
        self.track.mirror(view)
        self.turn.mirror(view)
        self.setup.mirror(view)
        self.ends.mirror(view)
        self.ties.mirror(view)
        self._is_adding = self._is_adding and not has_come(view, self.setup.field)
        self._say()
        if before is not None and view is not None and before.active != view.active:
            self._announce_turn(view)

    def mirror_offer(self, offer: ActionOffer | None) -> None:
        """Show what is armed, or that nothing is; the keyboard goes back where that was done."""
        is_over = self._offer is not None and (offer is None or offer.kind is not self._offer.kind)
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.action.isAncestorOf(focus)
        if is_over and had_focus:
            self._give_back()  # before the bar goes, and the keyboard with it, to who knows whom
        self._offer = offer
        self.action.mirror(offer)
        self.track.arm(armed_aim(self._words, offer) if offer is not None else None)
        self._say()

    def type(self, text: str, typist: QWidget) -> None:
        """Go on in the bar with what was begun to be typed on the board or in its list."""
        self._typist = typist
        if self._deed is not None:
            self.deed.type(text)
        else:
            self.action.type(text)

    def mirror_march(self, offer: MarchOffer | None) -> None:
        """Show what moving all of a side would come to, or that nobody is about to."""
        self._marching = offer
        self.march.mirror(offer)
        self.track.show_marches(offer.aims if offer is not None else ())
        self._say()

    def mirror_deed(self, offer: DeedOffer | None) -> None:
        """Show a deed in hand, or that none is; the keyboard goes back where that was done."""
        focus = QApplication.focusWidget()
        if self._deed is not None and focus is not None and self.deed.isAncestorOf(focus):
            self._give_back()
        self._deed = offer
        self.track.hold(has_deed=offer is not None, losses=offer.losses if offer else ())
        self.deed.mirror(offer)
        self._say()

    def refuse(self, text: str) -> None:
        """Say why something was not allowed, in the bar and to screen readers."""
        if self._deed is not None:
            self.deed.refuse(text)
        elif self._offer is not None:
            self.action.refuse(text)
        elif self._marching is not None:
            self.march.refuse(text)
        else:
            self.turn.refuse(text)
        self._announce(text)
        self.refused.emit(text)

    def refuse_typed(self, text: str) -> None:
        """Say why what real dice show cannot be, and mark the field that it was typed into."""
        self.action.show_error(text)
        self._announce(text)

    def say_aloud(self, text: str) -> None:
        """Have screen readers say what happened or what is in hand."""
        announce(self, text)

    def _announce(self, text: str) -> None:
        self.say_aloud(text)
        self.announced.emit(text)

    def add_people(self, text: str = "") -> None:
        """Let people be typed who come late, or a line be confirmed; Esc gives the bar back."""
        self._is_adding = True
        self._say()
        self.setup.take_keyboard(text)

    def go_with(self, *lists: QWidget) -> None:
        """Leave the keyboard with these lists of the same chase while buttons here are clicked."""
        self._lists = lists

    def select(self, entity_id: EntityId | None) -> None:
        """Frame a thing on the board, as another list of the same things does."""
        self.track.select(entity_id)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._look.px(1208)), round(self._look.px(614)))

    @override
    def event(self, event: QEvent) -> bool:
        """Let the letters of the chase be its keys on the buttons of the bars, too."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self.track.wants_letter(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.track.wants_letter(event):
            self.track.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        if event.type() in LOOK_EVENTS:
            self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = self.strip.height()
        self.verbs.has_room = self.height() >= self._look.px(_VERBS_FROM)
        self._arrange()
        layout = self.layout()
        if layout is not None and self.strip.height() != before:
            # Now: what is said while a dock finds its size is not always heard again.
            layout.invalidate()
            layout.activate()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            look = self._look
            painter.fillRect(self.rect(), look.color(Role.BG1))
            y = self.track.geometry().top()
            line = QRectF(0, y - 1, self.width(), 1)
            painter.fillRect(line, look.color(Role.BG0))

    def _lay_out(self) -> None:
        px = self._look.px
        self._head = QHBoxLayout()
        self._head.setSpacing(round(px(6)))
        self._head.addWidget(self._round)
        self._head.addWidget(self.strip, 1)
        self._head.addWidget(self.end)
        self._bars = QStackedLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(self.ties)
        column.addWidget(self.ends)
        column.addWidget(self.track, 1)
        column.addWidget(self.verbs)
        column.addLayout(self._bars)
        # A stack shows what is put into it: as a window, were it not in its place already.
        for bar in (self.action, self.turn, self.setup, self.march, self.deed):
            self._bars.addWidget(bar)
        self.end.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.strip.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setTabOrder(self.track, self.end)  # F6 comes to the board first
        self._arrange()

    def _give_back(self) -> None:
        """Give the keyboard back to who typed, or to the board after a click."""
        typist, self._typist = self._typist, None
        reason = Qt.FocusReason.OtherFocusReason
        if typist is not None:
            reason = Qt.FocusReason.ShortcutFocusReason
        (typist or self.track).setFocus(reason)

    def _connect(self) -> None:
        self.end.clicked.connect(self._on_end_clicked)
        self.strip.selected.connect(self._on_strip_selected)
        self.strip.refused.connect(self.refuse)
        self.track.selected.connect(self.selected)
        self.track.refused.connect(self._on_track_refused)
        self.track.typed.connect(self._on_track_typed)
        self.track.verb_requested.connect(self.verbs.take)
        self.verbs.refused.connect(self.refuse)
        self.track.delay_requested.connect(self.delay_requested)
        self.track.end_turn_requested.connect(self.end_turn_requested)
        self.turn.delay_requested.connect(self.delay_requested)
        self.setup.field.left.connect(self._on_setup_left)
        for bar in (self.turn, self.action, self.march, self.deed, self.ends, self.end):
            for button in (bar, *bar.findChildren(QAbstractButton)):
                if isinstance(button, QAbstractButton):
                    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys
                    button.clicked.connect(self._on_button_clicked)

    def _arrange(self) -> None:
        """Give the head its height: lower in a small window."""
        px = self._look.px
        is_low = self.width() < px(_LOW_BELOW)
        margin = round(px(8))
        self._head.setContentsMargins(round(px(12)), margin, round(px(12)), margin + 1)
        high = px(_LOW_HEAD if is_low else _HEAD) - 2 * margin - 1
        self.strip.setFixedHeight(round(high))
        self.end.setFixedHeight(round(min(high, px(_END))))
        self._round.fit(px(_LOW_ROUND if is_low else _ROUND), high, is_low=is_low)

    def _say(self) -> None:
        words, view = self._words, self._view
        is_set_up = view is None or view.round == 0
        self._round.mirror(*round_texts(self._words, self._view))
        self.strip.mirror(view, planned(self._offer, self._marching, self._deed))
        if is_set_up:
            self.end.setText(words.pgettext("chase", "Start"))
        elif view is not None and view.active is not None:
            self.end.setText(words.pgettext("chase", "End turn"))
        else:
            self.end.setText(words.pgettext("chase", "End round"))
        self.end.setEnabled(not is_set_up or (view is not None and len(view.order) > 1))
        bar: QWidget = self.setup if is_set_up or self._is_adding else self.turn
        if self._marching is not None:
            bar = self.march
        if self._deed is not None:
            bar = self.deed
        self.verbs.is_wanted = not is_set_up and bar is not self.setup
        self._bars.setCurrentWidget(self.action if self._offer is not None else bar)
        self.setAccessibleName(words.pgettext("chase", "Chase"))

    def _announce_turn(self, view: BoardView) -> None:
        token = view.token(view.active)
        if token is None:
            return
        words = self._words
        turn = words.pgettext("chase", "%(who)s is in turn") % {"who": person_name(words, token)}
        self._announce(
            clauses(
                words, [turn, round_texts(self._words, self._view)[1], actions_text(words, token)]
            )
        )

    def _on_button_clicked(self) -> None:
        """Have the keys of the chase go on after a click, on the board or in its lists."""
        self.track.desk.choose(None)  # a button is about what is in hand, not what is looked at
        focus = QApplication.focusWidget()
        if focus is None or not (self.isAncestorOf(focus) or focus in self._lists):
            self.track.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_setup_left(self) -> None:
        if self._is_adding:
            self._is_adding = False
            self.track.setFocus(Qt.FocusReason.OtherFocusReason)
            self._say()

    def _on_end_clicked(self) -> None:
        view = self._view
        if view is None or view.round == 0:
            self.start_requested.emit()
        elif view.active is not None:
            self.end_turn_requested.emit()
        else:
            self.end_round_requested.emit()

    def _on_strip_selected(self, person_id: EntityId) -> None:
        self.track.select(person_id)
        self.track.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_track_typed(self, text: str) -> None:
        self.type(text, self.track)

    def _on_track_refused(self, person_id: EntityId, plan: Plan) -> None:
        words, view = self._words, self._view
        token = view.token(person_id) if view is not None else None
        reason = plan_text(words, plan)
        if token is not None and not token.is_active:
            # The bar names the one in turn; this is about somebody else.
            texts = {"who": person_name(words, token), "reason": reason}
            reason = words.pgettext("chase", "%(who)s: %(reason)s") % texts
        texts = {"reason": reason}
        self.refuse(words.pgettext("chase", "%(reason)s. Alt overrules.") % texts)
