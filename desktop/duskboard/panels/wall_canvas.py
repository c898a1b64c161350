"""The ground that the cards and rows of clocks stand on."""

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.card_flow import Grid, Slot, grid, place
from duskboard.panels.wall_head import WallHead
from duskboard.panels.wall_order import WallGroup, WallGrouping, WallOrder, span
from duskboard.table.clock_view import CardView, ClockView
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.clock_card import ClockCard
from duskboard.widgets.clock_dial import ClockDial
from duskboard.widgets.clock_host import ClockHost
from duskboard.widgets.clock_row import ClockRow

_LEAST = 132.0
_GAP = 8.0
_MARGIN = 10.0
_MARK = 3.0


class WallCanvas(QWidget):
    """Mirrors an order of clocks in cards and rows; a clock keeps its widget while it is there.

    Signals: those of `ClockHost`, and
        arranged(): Cards and rows have new places.
        fold_requested(str), tick_requested(tuple, int), heading_requested(tuple, str): As of
            `WallHead`.
        heading_asked(WallGroup): Ask for another heading.
        all_visible_requested(tuple, object): Have players see several by a `Visibility`.
    """

    fill_requested = Signal(object, int)
    resolve_requested = Signal(object)
    visibility_requested = Signal(object)
    all_visibility_requested = Signal(object)
    rename_requested = Signal(object)
    remove_requested = Signal(object)
    menu_requested = Signal(object, QPoint)
    refused = Signal(object)
    drag_started = Signal(object)
    aim_requested = Signal(object)
    renamed = Signal(object, str)
    arranged = Signal()
    fold_requested = Signal(str)
    tick_requested = Signal(tuple, int)
    heading_requested = Signal(tuple, str)
    heading_asked = Signal(object)
    all_visible_requested = Signal(tuple, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._diameter = "clock.card"
        self._order = WallOrder(cards=(), rows=())
        self._cards: list[ClockCard] = []
        self._rows: list[ClockRow] = []
        self._heads: list[WallHead] = []
        self._grouping = WallGrouping.NONE
        self._mark = QRect()
        self._keys: QObject | None = None
        self._stops: list[QWidget] = []
        self._heights: dict[ClockCard, tuple[CardView, int, int]] = {}
        self._foot = 0
        self._stand_alone()

    @property
    def order(self) -> WallOrder:
        """What stands here."""
        return self._order

    @property
    def hosts(self) -> tuple[ClockHost, ...]:
        """The cards and rows, in order."""
        return (*self._cards, *self._rows)

    @property
    def dials(self) -> tuple[ClockDial, ...]:
        """The dials, in order."""
        on_cards = [dial for card in self._cards for dial in card.dials]
        return (*on_cards, *(row.dial for row in self._rows))

    @property
    def focused(self) -> EntityId | None:
        """The clock that has the keyboard, or None."""
        return next((dial.clock_id for dial in self.dials if dial.hasFocus()), None)

    def dial_of(self, clock_id: EntityId) -> ClockDial | None:
        """Return the dial of a clock, or None where it does not stand here."""
        return next((dial for dial in self.dials if dial.clock_id == clock_id), None)

    def host_of(self, clock_id: EntityId) -> ClockHost | None:
        """Return the card or the row of a clock, or None where it does not stand here."""
        for host, ids in zip(self.hosts, self._order.groups, strict=True):
            if clock_id in ids:
                return host
        return None

    def watch_keys(self, watcher: QObject) -> None:
        """Have `watcher` filter the events of every dial that there is and will be."""
        self._keys = watcher
        for dial in self.dials:
            dial.installEventFilter(watcher)

    @property
    def heads(self) -> tuple[WallHead, ...]:
        """The heads of groups, in order."""
        return tuple(self._heads)

    def mirror(
        self, order: WallOrder, diameter: str, grouping: WallGrouping = WallGrouping.NONE
    ) -> None:
        """Show an order of clocks with dials of a size; `grouping` says what heads speak of."""
        if self._stands_alike(order, diameter, grouping):
            self.renew(order)
            return
        focused, ids = self.focused, [dial.clock_id for dial in self.dials]
        if diameter != self._diameter:
            self._diameter = diameter
            self._heights.clear()
            for card in self._cards:  # the same, so that the keyboard stays where it is
                card.set_diameter(diameter)
        before, was = self._order, self._grouping
        self._order, self._grouping = order, grouping
        if (before.heads, was) != (order.heads, grouping):
            self._mirror_heads(order.heads)
        if before.cards != order.cards or len(self._cards) != len(order.cards):
            self._mirror_cards(order.cards)
        if before.rows != order.rows or len(self._rows) != len(order.rows):
            self._mirror_rows(order.rows)
        self._settle_dials()
        self.arrange()
        if focused is not None and self.focused is None:
            self._focus_near(focused, ids)

    def _stands_alike(self, order: WallOrder, diameter: str, grouping: WallGrouping) -> bool:
        """Return whether an order has the same clocks in the same places as what stands here."""
        before = self._order
        return (
            (diameter, grouping) == (self._diameter, self._grouping)
            and len(self._cards) == len(order.cards)
            and len(self._rows) == len(order.rows)
            and _plan(before) == _plan(order)
        )

    def renew(self, order: WallOrder) -> None:
        """Show what differs on cards and rows that stay where they are; all of them must."""
        before, self._order = self._order, order
        for was, group, head in zip(before.heads, order.heads, self._heads, strict=True):
            if was is not group and was != group:
                head.mirror(group, self._grouping)
        is_higher = False
        for card_was, view, card in zip(before.cards, order.cards, self._cards, strict=True):
            if card_was is not view and card_was != view:
                card.mirror(view)
                height = card.heightForWidth(card.width())
                is_higher = is_higher or self._heights.get(card, (view, 0, 0))[2] != height
        for row_was, clock, row in zip(before.rows, order.rows, self._rows, strict=True):
            if row_was is not clock and row_was != clock:
                row.mirror(clock)
        if is_higher:
            self.arrange()

    def _focus_near(self, focused: EntityId, ids: Sequence[EntityId | None]) -> None:
        """Give the keyboard to a clock, or to the one that took its place; `ids` were there."""
        dials = {dial.clock_id: dial for dial in self.dials}
        place = ids.index(focused)
        near = (one for one in (*ids[place:], *reversed(ids[:place])) if one in dials)
        clock_id = next(near, None)
        focus = QApplication.focusWidget()
        if clock_id is not None:
            dials[clock_id].setFocus(Qt.FocusReason.OtherFocusReason)
        elif focus is not None:
            focus.clearFocus()  # Qt gave it to whatever comes next in the window

    def set_foot(self, height: int) -> None:
        """Keep room below the last row."""
        if height != self._foot:
            self._foot = height
            self.arrange()

    def mark(self, rect: QRect) -> None:
        """Mark where something would be put in; an empty rectangle for nowhere."""
        if rect != self._mark:
            self.update(self._mark.adjusted(-1, -1, 1, 1))
            self._mark = rect
            self.update(rect.adjusted(-1, -1, 1, 1))

    def gap_before(self, group: int) -> QRect:
        """Return the mark before a card or row, or behind the last one."""
        hosts, thick = self.hosts, round(self._look.px(_MARK))
        if not hosts:
            return QRect()
        is_behind = group >= len(hosts) or (group == len(self._cards) and group > 0)
        host = hosts[group - 1] if is_behind and group > 0 else hosts[min(group, len(hosts) - 1)]
        rect, half = host.geometry(), round(self._look.px(_GAP) / 2)
        if isinstance(host, ClockRow):
            y = rect.bottom() if is_behind else rect.top()
            return QRect(rect.left(), y - thick // 2, rect.width(), thick)
        x = rect.right() + half if is_behind else rect.left() - half
        return QRect(x - thick // 2, rect.top(), thick, rect.height())

    def arrange(self) -> None:
        """Put everything in its place at the width there is."""
        look = self._look
        gap, margin = round(look.px(_GAP)), round(look.px(_MARGIN))
        columns = grid(self.width(), least=round(look.px(_LEAST)), gap=gap, margin=margin)
        slots = []
        for card, view in zip(self._cards, self._order.cards, strict=True):
            wide = min(span(view), columns.columns)
            slots.append(Slot(span=wide, height=self._height(card, view, columns.width_of(wide))))
        y = self._arrange_cards(columns, slots, margin)
        for row in self._rows:
            height = row.sizeHint().height()
            row.setGeometry(QRect(margin, y, max(0, self.width() - 2 * margin), height))
            y += height
        self.setMinimumHeight(y + self._foot + gap)
        self.arranged.emit()

    def _arrange_cards(self, columns: Grid, slots: Sequence[Slot], margin: int) -> int:
        """Put the cards in their places, group by group; return the y below them."""
        firsts = [head.first for head in self._order.heads] or [0]
        y = 0
        for number, (first, end) in enumerate(itertools.pairwise([*firsts, len(slots)])):
            if number < len(self._heads):
                head = self._heads[number]
                height = head.sizeHint().height()
                head.setGeometry(QRect(margin, y, max(0, self.width() - 2 * margin), height))
                y += height + columns.gap // 2
            rects, y = place(columns, slots[first:end], top=y)
            for card, rect in zip(self._cards[first:end], rects, strict=True):
                card.setGeometry(rect)
        return y

    @property
    def bottom(self) -> int:
        """The y below the last card or row."""
        return self.minimumHeight() - self._foot - round(self._look.px(_GAP))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand_alone()
        if event.oldSize().width() != event.size().width():
            self.arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._stand_alone()
        if event.type() in {QEvent.Type.LanguageChange, QEvent.Type.StyleChange}:
            self._heights.clear()
            self.arrange()

    @override
    def event(self, event: QEvent) -> bool:
        # A card asks for another height when its words change.
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._look.color(Role.BG1))
        if not self._mark.isEmpty():
            painter.fillRect(self._mark, self._look.color(Role.NOW))
        painter.end()

    def _stand_alone(self) -> None:
        """Need nothing beneath: what is opaque scrolls by shifting what stands painted.

        A style sheet takes that back whenever it looks at a widget in a scroll area.
        """
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def _height(self, card: ClockCard, view: CardView, width: int) -> int:
        """Return how high a card wants to be; measuring its names takes a while."""
        known = self._heights.get(card)
        if known is None or known[:2] != (view, width):
            known = (view, width, card.heightForWidth(width))
            self._heights[card] = known
        return known[2]

    def _mirror_cards(self, views: tuple[CardView, ...]) -> None:
        """Give each card of the order the widget that its first known clock had."""
        free = {clock.clock_id: card for card in self._cards for clock in _clocks_on(card)}
        taken: list[ClockCard] = []
        for view in views:
            card = next(
                (
                    free[clock.clock_id]
                    for clock in view.clocks
                    if clock.clock_id in free and free[clock.clock_id] not in taken
                ),
                None,
            )
            if card is None:
                card = ClockCard(self._look, self._words, diameter=self._diameter, parent=self)
                self._forward(card)
                card.show()
            taken.append(card)
        self._drop([card for card in self._cards if card not in taken])
        self._cards = taken
        for card, view in zip(taken, views, strict=True):
            if card.view != view:
                card.mirror(view)

    def _mirror_heads(self, groups: tuple[WallGroup, ...]) -> None:
        while len(self._heads) > len(groups):
            gone = self._heads.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._heads) < len(groups):
            head = WallHead(self._look, self._words, parent=self)
            head.fold_requested.connect(self.fold_requested)
            head.tick_requested.connect(self.tick_requested)
            head.visibility_requested.connect(self.all_visible_requested)
            head.heading_requested.connect(self.heading_requested)
            head.rename_requested.connect(self.heading_asked)
            head.show()
            self._heads.append(head)
        for head, group in zip(self._heads, groups, strict=True):
            head.mirror(group, self._grouping)

    def _mirror_rows(self, views: tuple[ClockView, ...]) -> None:
        free = {row.view.clock_id: row for row in self._rows if row.view is not None}
        rows = []
        for view in views:
            row = free.pop(view.clock_id, None)
            if row is None:
                row = ClockRow(self._look, self._words, parent=self)
                self._forward(row)
                row.show()
            if row.view != view:
                row.mirror(view)
            rows.append(row)
        self._drop(list(free.values()))
        self._rows = rows

    def _drop(self, hosts: list[ClockCard] | list[ClockRow]) -> None:
        for host in hosts:
            if isinstance(host, ClockCard):
                self._heights.pop(host, None)
            host.hide()
            host.deleteLater()

    def _forward(self, host: ClockHost) -> None:
        host.fill_requested.connect(self.fill_requested)
        host.resolve_requested.connect(self.resolve_requested)
        host.visibility_requested.connect(self.visibility_requested)
        host.all_visibility_requested.connect(self.all_visibility_requested)
        host.rename_requested.connect(self.rename_requested)
        host.remove_requested.connect(self.remove_requested)
        host.menu_requested.connect(self.menu_requested)
        host.refused.connect(self.refused)
        host.drag_started.connect(self.drag_started)
        host.aim_requested.connect(self.aim_requested)
        host.renamed.connect(self.renamed)

    def _settle_dials(self) -> None:
        """Have Tab go from clock to clock as they stand, and the keys watched."""
        stops: list[QWidget] = []
        heads = list(zip(self._order.heads, self._heads, strict=True))
        for number, host in enumerate(self.hosts):
            while heads and heads[0][0].first <= number:
                head = heads.pop(0)[1]
                stops.extend((head.fold, head.tick))
            if isinstance(host, ClockCard):
                stops.extend((*host.dials, *host.eyes))
            elif isinstance(host, ClockRow):
                stops.extend((host.dial, host.eye))
        stops.extend(button for _, head in heads for button in (head.fold, head.tick))
        if stops == self._stops:
            return
        self._stops = stops
        for before, after in itertools.pairwise(stops):
            QWidget.setTabOrder(before, after)
        if self._keys is not None:
            for dial in self.dials:
                dial.installEventFilter(self._keys)


def _clocks_on(card: ClockCard) -> tuple[ClockView, ...]:
    return card.view.clocks if card.view is not None else ()


def _plan(order: WallOrder) -> tuple[object, ...]:
    """Return what stands where on a wall, whatever it looks like."""
    heads = [(head.key, head.first, head.is_folded) for head in order.heads]
    return heads, [card.kind for card in order.cards], order.groups
