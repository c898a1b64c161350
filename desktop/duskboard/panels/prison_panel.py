"""Prison: its map, who is inside, what they have there, and the roll (rules/blades.md 108-110)."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.prison import PRISON_PLACE, Sentence
from duskboard.i18n.blades_standing_text import sentence_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.claim_board import BoardSize, ClaimBoard
from duskboard.panels.prison_roll import PrisonRoll
from duskboard.panels.prison_wish import BringCoin, ComeOut, GoToPrison, MarkPrison, TakeBeating
from duskboard.panels.sheet_area import SheetArea
from duskboard.table.prison_view import InmateView, PrisonView, prison_claims
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel

_SIZE = BoardSize(wide=118.0, high=46.0, across=139.0, down=72.0, least=0.75)
_SIDE_BY_SIDE = 820.0
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PrisonPanel(QWidget):
    """Shows the map that every crew has, and what time served may bring.

    Signals:
        wished(PrisonWish): Something shall be otherwise.
        serve_requested(ServeTime, QWidget): Dice shall be rolled; they are asked for by the widget.
    """

    wished = Signal(object)
    serve_requested = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: PrisonView | None = None
        self._who = ""
        self.says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.inmates = SegmentedControl(look)
        self.board = ClaimBoard(look, words, size=_SIZE, is_fixed=True)
        self.load = BoxTrack(look, fill=Role.TEXT2, width=15.0, height=15.0, columns=None)
        self.load_name = TextLabel(look, "", TextStyle.LABEL)
        self.load_says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=2)
        self.go = GlyphButton(look, "", glyph="padlock", small=True)
        self.out = GlyphButton(look, "", small=True)
        self.roll = PrisonRoll(look, words)
        self._none = EmptyState(look, "")
        self._area = SheetArea()
        self._lay_out()
        self._connect()

    def mirror(self, view: PrisonView | None) -> None:
        """Show prison as it is for the crew, or that there is no crew."""
        self._view, words = view, self._words
        self._area.setVisible(view is not None)
        self._none.setVisible(view is None)
        self._none.tell(words.pgettext("blades crew", "No crew yet."), "")
        if view is None:
            self.says.setText("")
            return
        inside = self._inmate
        self._who = "" if inside is None else inside.who
        options = [Option(value=one.who, text=one.name) for one in view.inmates]
        self.inmates.mirror(options, self._who)
        self.inmates.setVisible(len(options) > 1)
        self.board.mirror(prison_claims(view.held, partial(enum_text, words)))
        self._say(view, inside)
        self._show_load(view, inside)
        self.go.setText(words.pgettext("blades prison", "Goes to prison…"))
        self.out.setText(words.pgettext("blades prison", "Comes out"))
        self.out.setVisible(inside is not None)
        self.roll.mirror(view, inside)
        self._show_prize()

    def begin(self, who: str) -> None:
        """Show somebody, and give the keyboard to what is chosen before the roll."""
        self._who = who
        self.mirror(self._view)
        self._area.ensureWidgetVisible(self.roll)
        first = self.roll.act if self.roll.trauma.isHidden() else self.roll.trauma
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= self._look.px(_SIDE_BY_SIDE)
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if is_wide else way.TopToBottom)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.mirror(self._view)

    @property
    def _inmate(self) -> InmateView | None:
        inmates = () if self._view is None else self._view.inmates
        found = (one for one in inmates if one.who == self._who)
        return next(found, inmates[0] if inmates else None)

    def _say(self, view: PrisonView, inside: InmateView | None) -> None:
        words = self._words
        if inside is None:
            text = words.pgettext("blades prison", "nobody inside; at wanted %(wanted)d: %(term)s")
            said = {"wanted": view.wanted, "term": sentence_text(words, view.sentence)}
        else:
            text = words.pgettext("blades prison", "%(name)s inside: %(term)s")
            said = {"name": inside.name, "term": sentence_text(words, inside.sentence)}
        self.says.setText(text % said)

    def _show_load(self, view: PrisonView, inside: InmateView | None) -> None:
        """Show what may be had inside; a box set makes coin of so much of it (84, 156)."""
        words = self._words
        carried = 0 if inside is None else inside.carried
        coin = 0 if inside is None else inside.coin
        name = words.pgettext("blades prison", "Load inside")
        self.load_name.setText(name)
        by = words.npgettext(
            "blades prison", "%(load)d by %(count)d Smuggling", "%(load)d by %(count)d Smuggling",
            view.smuggling,
        ) % {"load": view.load, "count": view.smuggling}  # fmt: skip
        had = words.pgettext("blades prison", "%(items)d in items, %(coin)d coin")
        parts = [by, had % {"items": carried - coin, "coin": coin} if inside is not None else ""]
        says = dotted(words, [one for one in parts if one])
        self.load_says.setText(says)
        self.load.setVisible(view.load > 0)
        filled = min(carried, view.load)
        self.load.mirror(TrackFace(filled=filled, size=view.load, text=name, says=says))

    def _show_prize(self) -> None:
        claim = self.roll.claim
        self.board.show_selected("" if claim is None else f"{claim:02}")

    def _connect(self) -> None:
        self.inmates.chosen.connect(self._on_inmates_chosen)
        self.board.selected.connect(self._offer)
        self.board.offers_requested.connect(self._offer)
        self.board.key_pressed.connect(self._on_board_key_pressed)
        self.load.points_requested.connect(self._on_load_points_requested)
        self.go.clicked.connect(self._on_go_clicked)
        self.out.clicked.connect(self._on_out_clicked)
        self.roll.changed.connect(self._show_prize)
        self.roll.serve_requested.connect(self.serve_requested)

    def _on_inmates_chosen(self, who: object) -> None:
        self._who = str(who)
        self.mirror(self._view)

    def _on_board_key_pressed(self, event: QKeyEvent) -> None:
        way = _ARROWS.get(Qt.Key(event.key()))
        focused = (key for key, node in self.board.nodes.items() if node.hasFocus())
        if way is not None:
            there = self.board.beside(next(focused, ""), *way)
            self.board.nodes[there].setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer(self, key: str) -> None:
        """Offer to win a place with the roll, to hold it, or to give it up."""
        view, place, words = self._view, int(key), self._words
        if view is None or place == PRISON_PLACE:
            return
        menu = QMenu(self)
        if place in view.reach and view.inmates:
            win = words.pgettext("blades prison", "A 6 wins it")
            menu.addAction(win, partial(self.roll.choose_claim, place))
        mark = words.pgettext("blades crew", "Hold it")
        if place in view.held:
            mark = words.pgettext("blades prison", "Give it up")
        menu.addAction(mark, partial(self.wished.emit, MarkPrison(place=place)))
        self._pop_up(menu, self.board.nodes[key])

    def _on_load_points_requested(self, points: int) -> None:
        """Have so much of the load be coin, beside the items that are inside."""
        inside = self._inmate
        if inside is not None:
            coin = max(0, points - (inside.carried - inside.coin))
            self.wished.emit(BringCoin(who=inside.who, coin=coin))

    def _on_go_clicked(self) -> None:
        """Offer who goes, and how long for; a few weeks may be a beating (108)."""
        view, words = self._view, self._words
        if view is None:
            return
        menu = QMenu(self)
        for who, name in view.free:
            menu.addAction(name.replace("&", "&&"), partial(self.wished.emit, GoToPrison(who=who)))
        other = words.pgettext("blades prison", "Somebody without a sheet")
        menu.addAction(other, partial(self.wished.emit, GoToPrison(who=None)))
        if view.sentence is Sentence.WEEKS and view.free:
            beating = menu.addMenu(words.pgettext("blades prison", "Takes a beating instead"))
            for who, name in view.free:
                wish = TakeBeating(who=who)
                beating.addAction(name.replace("&", "&&"), partial(self.wished.emit, wish))
        self._pop_up(menu, self.go)

    def _on_out_clicked(self) -> None:
        inside = self._inmate
        if inside is not None:
            self.wished.emit(ComeOut(who=inside.who))

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def _lay_out(self) -> None:
        px = self._look.px
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(8)))
        load = QHBoxLayout()
        load.setSpacing(round(px(8)))
        for part, stretch in ((self.load_name, 0), (self.load, 0), (self.load_says, 1)):
            load.addWidget(part, stretch)
        acts = QHBoxLayout()
        acts.setSpacing(round(px(8)))
        acts.addWidget(self.go)
        acts.addWidget(self.out)
        acts.addStretch(1)
        column.addWidget(self.inmates, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.board)
        column.addLayout(load)
        column.addLayout(acts)
        column.addStretch(1)
        page = QWidget()
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        row.setContentsMargins(*(round(px(side)) for side in (12, 8, 12, 12)))
        row.setSpacing(round(px(24)))
        row.addWidget(left, 3, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.roll, 2, Qt.AlignmentFlag.AlignTop)
        self._area.setWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._none, 1)
        outer.addWidget(self._area, 1)
