"""What waits: entanglements that were kept, and assets on standby (rules/blades.md 157, 159)."""

from functools import partial

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.downtime import KeptTrigger
from duskboard.core.blades.entanglement import Out
from duskboard.i18n.blades_activity_report_text import quality_text
from duskboard.i18n.blades_trouble_price_text import price_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.words import Words
from duskboard.panels.downtime_wish import DropKept, UseStandby
from duskboard.panels.flow import Flow
from duskboard.panels.sheet_area import SheetArea
from duskboard.panels.tag_label import TagLabel
from duskboard.table.downtime_view import DowntimeView, KeptView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class KeptPanel(QWidget):
    """Shows what waits.

    Signals:
        play_requested(EntityId, QWidget): An entanglement shall be played; a menu opens there.
        wished(object): See `downtime_wish`.
    """

    play_requested = Signal(object, object)
    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view = DowntimeView()
        self.cards: list[KeptCard] = []
        self.assets: list[KeptCard] = []
        self._kept_head = TextLabel(look, "", TextStyle.LABEL)
        self._asset_head = TextLabel(look, "", TextStyle.LABEL)
        self._about = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=3)
        self._kept, self._assets = QVBoxLayout(), QVBoxLayout()
        area, page = SheetArea(self), QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(*(round(look.px(one)) for one in (12, 10, 12, 10)))
        column.setSpacing(round(look.px(8)))
        column.addWidget(self._kept_head)
        column.addLayout(self._kept)
        column.addSpacing(round(look.px(8)))
        column.addWidget(self._asset_head)
        column.addLayout(self._assets)
        column.addWidget(self._about)
        column.addStretch(1)
        area.setWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

    def mirror(self, view: DowntimeView) -> None:
        """Show what waits."""
        self._view = view
        words = self._words
        kept = words.pgettext("blades downtime", "Kept entanglements: %(count)d")
        self._kept_head.setText(kept % {"count": len(view.kept)})
        assets = words.pgettext("blades downtime", "Standby assets: %(count)d")
        self._asset_head.setText(assets % {"count": len(view.assets)})
        self._about.setText(
            words.pgettext(
                "blades downtime",
                "An asset is spent when used. Acquire it again, or make it permanent by an "
                "upgrade or a project.",
            )
        )
        self._match(self.cards, self._kept, len(view.kept))
        for card, one in zip(self.cards, view.kept, strict=True):
            outs = self._outs(one)
            card.say(
                enum_text(words, one.kept.trouble),
                self._when(one),
                dotted(words, [price_text(words, out.price) for out in outs[:2]]),
                words.pgettext("blades downtime", "Play now…"),
                is_due=one.is_due,
            )
        self._match(self.assets, self._assets, len(view.assets))
        for card, (_key, asset) in zip(self.assets, view.assets, strict=True):
            says = dotted(words, [quality_text(words, asset.quality), asset.until])
            if asset.is_healer:
                heals = words.pgettext("blades downtime", "treats the whole crew this downtime")
                says = dotted(words, [says, heals])
            use = words.pgettext("blades downtime", "Use")
            card.say(asset.name, says, "", use, is_due=False)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.mirror(self._view)

    def _outs(self, one: KeptView) -> tuple[Out, ...]:
        trouble = next(
            (each for each in self._view.troubles if each.trouble is one.kept.trouble), None
        )
        return () if trouble is None else trouble.outs_by(one.kept.faction)

    def _when(self, one: KeptView) -> str:
        """Return its trigger, and who brings it about now."""
        words = self._words
        text = enum_text(words, one.kept.trigger)
        if one.is_due and one.kept.trigger is KeptTrigger.VICE:
            now = words.npgettext(
                "blades downtime",
                "%(names)s is about to.",
                "%(names)s are about to.",
                len(one.due),
            )
            text = clauses(words, [text, now % {"names": names(words, one.due)}])
        elif one.is_due:
            text = clauses(words, [text, words.pgettext("blades downtime", "that is now.")])
        return dotted(words, [one.faction, text, one.kept.note])

    def _match(self, cards: list["KeptCard"], column: QVBoxLayout, count: int) -> None:
        while len(cards) > count:
            card = cards.pop()
            column.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(cards) < count:
            card = KeptCard(self._look, self._words, has_drop=cards is self.cards)
            place = len(cards)
            if cards is self.cards:
                card.go.clicked.connect(partial(self._on_play_clicked, place))
                card.drop.clicked.connect(partial(self._on_drop_clicked, place))
            else:
                card.go.clicked.connect(partial(self._on_use_clicked, place))
            column.addWidget(card)
            card.show()
            cards.append(card)

    def _on_play_clicked(self, place: int) -> None:
        self.play_requested.emit(self._view.kept[place].kept_id, self.cards[place].go)

    def _on_drop_clicked(self, place: int) -> None:
        self.wished.emit(DropKept(kept_id=self._view.kept[place].kept_id))

    def _on_use_clicked(self, place: int) -> None:
        self.wished.emit(UseStandby(asset_id=self._view.assets[place][0]))


class KeptCard(QWidget):
    """One thing that waits: what, until when, its price, and playing it."""

    def __init__(
        self, look: Look, words: Words, *, has_drop: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words, self._is_due = look, words, False
        self.title = TextLabel(look, "", TextStyle.LABEL, ground=Role.BG2, lines=2)
        self.says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2, lines=4)
        self.tag = TagLabel(look, "")
        self.go = GlyphButton(look, "", role="quiet", small=True)
        self.drop = GlyphButton(look, "", glyph="close", role="tool", small=True)
        self.drop.setVisible(has_drop)
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(px(one)) for one in (12, 8, 8, 8)))
        column.setSpacing(round(px(4)))
        head, feet = QHBoxLayout(), QWidget(self)
        foot = Flow(round(px(6)), feet)
        head.addWidget(self.title, 1)
        head.addWidget(self.drop)
        foot.addWidget(self.tag)
        foot.addWidget(self.go)
        column.addLayout(head)
        column.addWidget(self.says)
        column.addWidget(feet)

    def say(self, title: str, says: str, price: str, go: str, *, is_due: bool) -> None:
        """Show what waits."""
        self._is_due = is_due
        self.title.setText(title)
        self.says.setText(says)
        self.tag.setText(price)
        self.tag.setVisible(bool(price))
        self.tag.updateGeometry()
        self.go.setText(go)
        self.go.setAccessibleDescription(title)
        away = self._words.pgettext("blades downtime", "Give it up")
        self.drop.setToolTip(away)
        self.drop.setAccessibleName(clauses(self._words, [away, title]))
        self.setAccessibleName(clauses(self._words, [title, says]))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            role = Role.TEXT2 if self._is_due else Role.LINE
            painter.setPen(look.pen(role, 1.5 if self._is_due else 1))
            painter.setBrush(look.color(Role.BG2))
            radius = look.size("radius.card")
            box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
            painter.drawRoundedRect(box, radius, radius)
