"""House rules: every point where tables differ, as this table has it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.rulings import Preset, Rulings, choice, reason
from duskboard.i18n.words import Words
from duskboard.panels.ruling_card import RulingCard
from duskboard.panels.ruling_changes import ChangeLine, RulingChanges
from duskboard.panels.ruling_hand import HandView, RulingHand
from duskboard.panels.ruling_list import RulingList
from duskboard.panels.ruling_rows import Place, RulingHead, RulingItem, items, rows
from duskboard.panels.ruling_side import RulingSide
from duskboard.panels.search_field import SearchField
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.empty_state import EmptyState

_SIDE = 260.0
_RIGHT = 400.0
_NARROW_SIDE = 240.0
_NARROW_RIGHT = 310.0
_NARROW_BELOW = 1500.0
_GAP = 4


class HouseRules(QWidget):
    """Games at the left, rulings in the middle, the one in hand at the right.

    What stands in it is made when it is shown for the first time: few evenings need it.

    Signals:
        choice_requested(str, str): A ruling shall be chosen so, in the words of the file.
        preset_requested(Preset): Every ruling shall be as a preset says.
        reason_requested(str, str): Why a ruling is so shall be written down.
        go_requested(), cancel_requested(): About the roll in hand.
        left(): Esc: back to what was before.
    """

    choice_requested = Signal(str, str)
    preset_requested = Signal(object)
    reason_requested = Signal(str, str)
    go_requested = Signal()
    cancel_requested = Signal()
    left = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._rulings = Rulings()
        self._changes: Callable[[], Sequence[ChangeLine]] = tuple
        self._hand: HandView | None = None
        self._base = Preset.REFERENCE
        self._place = Place(game="chase")
        self._has_turned = False
        self._wanted = ""
        self._is_made = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def mirror(self, rulings: Rulings, changes: Callable[[], Sequence[ChangeLine]]) -> None:
        """Show rulings; `changes` is asked what was changed once somebody sees it."""
        self._rulings, self._changes = rulings, changes
        self._show()

    def mirror_hand(self, hand: HandView | None) -> None:
        """Show what is in hand, and mark the rulings that it reads."""
        if hand != self._hand:
            self._hand = hand
            self._show()

    def show_ruling(self, ruling_id: str) -> None:
        """Take a ruling in hand."""
        self._wanted = ruling_id
        if self._is_made:
            self._go_to_wanted()

    def begin_at(self, game: str) -> None:
        """Begin with the rulings of a game, unless somebody has turned elsewhere already."""
        if not self._has_turned:
            self._place = Place(game=game)
            self._show()

    def turn(self, place: Place) -> None:
        """Turn the list to a game, a group or a filter."""
        self._place, self._has_turned = place, True
        self.search.clear()
        self._show()
        if place.group is not None:
            head = next(
                (
                    row.key
                    for row in self.list.rows
                    if isinstance(row, RulingHead) and row.group is place.group
                ),
                None,
            )
            if head is not None:
                self.list.turn_to(head)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_made:
            self._make()
        self._show()

    @override
    def event(self, event: QEvent) -> bool:
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and _is_ours(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the list also where another part of the panel has the keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif _is_ours(event) and self._is_made and event.key() == Qt.Key.Key_Slash:
            self._take_search()
        elif _is_ours(event) and self._is_made and self.list.item is not None:
            self.card.begin_reason()
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.color(Role.BG0))

    @override
    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type] # Qt's own
        if self._is_made:
            self._arrange()

    def _make(self) -> None:
        self._is_made = True
        look, words = self._look, self._words
        self.side = RulingSide(look, words, items(self._rulings, self._base))
        self.search = SearchField(look)
        self.list = RulingList(look, words)
        self._none = EmptyState(look, "")
        self.card = RulingCard(look, words)
        self.hand = RulingHand(look, words)
        self.changes = RulingChanges(look, words)
        self._lay_out()
        self._connect()
        self._arrange()
        self.setFocusProxy(self.list)

    def _lay_out(self) -> None:
        px = self._look.px
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        field = QHBoxLayout()
        gap = round(px(8))
        field.setContentsMargins(round(px(12)), gap, round(px(12)), gap)
        field.addWidget(self.search)
        column.addLayout(field)
        column.addWidget(self.list, 1)
        column.addWidget(self._none, 1)
        right = QWidget()
        stack = QVBoxLayout(right)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(_GAP)
        for part in (self.card, self.hand, self.changes):
            stack.addWidget(_Ground(self._look, part))
        stack.addWidget(_Ground(self._look, QWidget()), 1)
        self._left = _scrolled(_Ground(self._look, self.side))
        self._right = _scrolled(right)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(self._left)
        row.addWidget(_Ground(self._look, middle), 1)
        row.addWidget(self._right)

    def _connect(self) -> None:
        self.side.turned.connect(self.turn)
        self.side.base_chosen.connect(self._on_side_base_chosen)
        self.side.preset_requested.connect(self.preset_requested)
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self._take_list)
        self.search.left.connect(self._take_list)
        self.list.choice_requested.connect(self.choice_requested)
        self.list.reason_requested.connect(self.card.begin_reason)
        self.list.search_requested.connect(self._take_search)
        self.list.turned.connect(self._on_list_turned)
        self.card.choice_requested.connect(self.choice_requested)
        self.card.reason_requested.connect(self.reason_requested)
        self.card.left.connect(self._take_list)
        self.hand.go_requested.connect(self.go_requested)
        self.hand.cancel_requested.connect(self.cancel_requested)

    def _arrange(self) -> None:
        is_narrow = self.width() < self._look.px(_NARROW_BELOW)
        px = self._look.px
        self._left.setFixedWidth(round(px(_NARROW_SIDE if is_narrow else _SIDE)))
        self._right.setFixedWidth(round(px(_NARROW_RIGHT if is_narrow else _RIGHT)))

    def _show(self) -> None:
        if not self._is_made or not self.isVisible():
            return
        words = self._words
        used = self._hand.used if self._hand is not None else ()
        found = items(self._rulings, self._base, used)
        query = self.search.text()
        self.side.mirror(found, self._base, self._place)
        shown = rows(words, found, self._place, query, self._rulings)
        self.list.mirror(shown, with_games=bool(query.strip() or self._place.only))
        self.list.setVisible(bool(shown))
        self._none.setVisible(not shown)
        self._none.tell(words.gettext("Nothing found."))
        self.search.setPlaceholderText(words.gettext("Find a ruling"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.changes.mirror(self._changes())
        self._go_to_wanted()
        self._show_item(self.list.item)

    def _go_to_wanted(self) -> None:
        if not self._wanted:
            return
        wanted, self._wanted = self._wanted, ""
        game = wanted.partition(".")[0]
        if self.search.text() or self._place != Place(game=game):
            self.turn(Place(game=game))
        self.list.select(wanted)

    def _show_item(self, item: RulingItem | None) -> None:
        key = item.key if item is not None else ""
        self.card.mirror(item, reason(self._rulings, key))
        chosen = choice(self._rulings, key) if item is not None else None
        self.hand.mirror(self._hand, key, chosen)

    def _take_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _on_list_turned(self, item: RulingItem | None) -> None:
        self._show_item(item)

    def _on_side_base_chosen(self, base: Preset) -> None:
        self._base = base
        self._show()


def _is_ours(event: QKeyEvent) -> bool:
    return event.key() in {Qt.Key.Key_N, Qt.Key.Key_Slash} and not event.modifiers()


class _Ground(QWidget):
    """The ground of a panel under one part of this one."""

    def __init__(self, look: Look, inner: QWidget) -> None:
        super().__init__()
        self._look = look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(inner)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.color(Role.BG1))


def _scrolled(inner: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    return area
