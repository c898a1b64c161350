"""Stress and trauma of a scoundrel: what the roll in hand would cost is hatched."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.scoundrel import Fate
from duskboard.core.blades.trait import TraumaId
from duskboard.i18n.blades_about_text import trauma_about, trauma_line
from duskboard.i18n.blades_trait_text import trauma_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import names
from duskboard.i18n.words import Words
from duskboard.panels.flow import Flow
from duskboard.panels.over_field import OverField
from duskboard.panels.scoundrel_deed import ScoundrelDeed, deed_text
from duskboard.panels.scoundrel_wish import ChooseFate, ChooseTrauma, MarkStress, WriteRows
from duskboard.play.blades.field import RowField
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.chip import Chip
from duskboard.widgets.text_label import TextLabel

_AWAY = (Fate.OUT, Fate.LOST, Fate.JAILED)
"""From where somebody comes back."""


class ScoundrelStress(QWidget):
    """Shows both tracks. A box of trauma asks which, the last that is marked takes it back.

    Signals:
        wished(ScoundrelWish): Stress shall be marked, or a trauma come or go.
        deed_wished(ScoundrelDeed): Somebody shall stand in for whoever is away.
    """

    wished = Signal(object)
    deed_wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ScoundrelView | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self._count = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.price = TextLabel(look, "", TextStyle.BODY, role=Role.NOW)
        self.stress = BoxTrack(
            look, width=0.0, height=24.0, gap=3.0, columns=None, takes_digits=True
        )
        self._trauma_title = TextLabel(look, "", TextStyle.LABEL)
        self.trauma = BoxTrack(
            look, fill=Role.PURSUER, width=15.0, height=17.0, gap=3.0, columns=None
        )
        self._which = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=4)
        self.end = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.due = Chip(look, glyph="warning", is_lit=True)
        self.back, self.stand_in = Chip(look), Chip(look)
        self._ways = QWidget()
        self._own = OverField(self)
        self._lay_out()
        self.stress.points_requested.connect(self._on_stress_points_requested)
        self.trauma.points_requested.connect(self._on_trauma_points_requested)
        self.due.clicked.connect(self.ask)
        self.back.clicked.connect(self._on_back_clicked)
        self.stand_in.clicked.connect(lambda: self.deed_wished.emit(ScoundrelDeed.STAND_IN))
        self._own.entered.connect(self._on_own_entered)

    def mirror(self, view: ScoundrelView, pending: int) -> None:
        """Show both tracks; `pending` boxes of stress are what the roll in hand would cost."""
        self._view = view
        words, stress, trauma = self._words, view.stress, view.trauma
        of = words.pgettext("blades", "%(count)d of %(most)d")
        said = of % {"count": stress.filled, "most": stress.size}
        name = words.pgettext("blades", "Stress")
        self._title.setText(name)
        self._count.setText(said)
        price = words.pgettext("blades", "+%(count)d by this roll") % {"count": pending}
        self.price.setText(price if pending else "")
        self.stress.mirror(
            TrackFace(
                filled=stress.filled,
                size=stress.size,
                text=name,
                says=f"{said}, {price}" if pending else said,
                pending=pending,
            )
        )
        name = words.pgettext("blades", "Trauma")
        which = names(words, [trauma_text(words, one) for one in view.traumas])
        self._trauma_title.setText(name)
        self.trauma.setToolTip("\n".join(trauma_line(words, one) for one in view.traumas))
        self._which.setText(which)
        self.trauma.mirror(TrackFace(filled=trauma.filled, size=trauma.size, text=name, says=which))
        self._say_end(view)

    def _say_end(self, view: ScoundrelView) -> None:
        words = self._words
        text = words.pgettext("blades", "out at %(count)d") % {"count": view.trauma.size}
        is_active = view.fate is Fate.ACTIVE
        self.end.setText(text if is_active else enum_text(words, view.fate))
        self.end.set_role(Role.TEXT2 if is_active else Role.BAD)
        full = words.pgettext("blades", "Stress is full: choose a trauma")
        self.due.tell(words.pgettext("blades", "Choose a trauma"), full)
        self.due.setVisible(view.is_trauma_due)
        text = words.pgettext("blades", "Back in play")
        if _is_career_over(view):
            text = words.pgettext("blades", "The last trauma: what now?")
        self.back.tell(text)
        is_away = view.fate in _AWAY
        self._ways.setVisible(is_away)
        self.end.setVisible(not view.is_trauma_due)
        self.stand_in.tell(deed_text(words, ScoundrelDeed.STAND_IN))
        # It takes the place of what is said there: nothing below may move.
        self._which.setVisible(not view.is_trauma_due)
        self.end.setVisible(not view.is_trauma_due)

    def ask(self) -> None:
        """Offer the traumas that are not there yet, and one of the table's own."""
        view, words = self._view, self._words
        if view is None:
            return
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        for trauma in TraumaId:
            if trauma.value not in view.traumas:
                act = menu.addAction(enum_text(words, trauma))
                act.setToolTip(trauma_about(words, trauma))
                act.triggered.connect(lambda _on, one=trauma: self._choose(one.value))
        menu.addSeparator()
        menu.addAction(words.pgettext("blades", "Another…"), self._begin_own)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.trauma.mapToGlobal(self.trauma.rect().bottomLeft()))

    def _on_back_clicked(self) -> None:
        """Come back; after the last trauma that is asked (rules/blades.md 44)."""
        view, words = self._view, self._words
        if view is None:
            return
        if not _is_career_over(view):
            self.wished.emit(ChooseFate(fate=Fate.ACTIVE))
            return
        menu = QMenu(self)
        for fate, text in (
            (Fate.RETIRED, words.pgettext("blades", "Retire")),
            (Fate.JAILED, words.pgettext("blades", "Go to prison for the crew")),
            (Fate.ACTIVE, words.pgettext("blades", "Back in play")),
        ):
            act = menu.addAction(text)
            act.triggered.connect(lambda _on, one=fate: self.wished.emit(ChooseFate(fate=one)))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.back.mapToGlobal(self.back.rect().bottomLeft()))

    def _choose(self, trauma: str) -> None:
        self.wished.emit(ChooseTrauma(trauma=trauma))

    def _begin_own(self) -> None:
        said = self._words.pgettext("blades", "Trauma in words of your own")
        self._own.say(said, said)
        self._own.lie_over(self.trauma, "")

    def _on_own_entered(self, text: str) -> None:
        self._own.finish()
        if text.strip():
            self._choose(text.strip())

    def _on_stress_points_requested(self, points: int) -> None:
        self.wished.emit(MarkStress(points=points))

    def _on_trauma_points_requested(self, points: int) -> None:
        view = self._view
        if view is None:
            return
        if points < view.trauma.filled:
            left = view.traumas[: max(0, points)]
            self.wished.emit(WriteRows(field=RowField.TRAUMAS, rows=left))
        elif points > view.trauma.filled:
            self.ask()

    def _lay_out(self) -> None:
        px = self._look.px
        head = QHBoxLayout()
        head.setSpacing(round(px(8)))
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        head.addWidget(self.price)
        below = QHBoxLayout()
        below.setSpacing(round(px(8)))
        below.addWidget(self._trauma_title)
        below.addWidget(self.trauma)
        below.addWidget(self._which, 1)
        self.end.setAlignment(RIGHT)
        below.addWidget(self.due)
        below.addWidget(self.end)
        low = QWidget()
        low.setLayout(below)
        below.setContentsMargins(0, 0, 0, 0)
        low.setMinimumHeight(self.due.sizeHint().height())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(6)))
        column.addLayout(head)
        column.addWidget(self.stress)
        column.addWidget(low)
        # In lines of their own: beside the track they would push the sheet out of the panel.
        flow = Flow(round(px(6)), self._ways)
        for chip in (self.back, self.stand_in):
            flow.addWidget(chip)
        column.addWidget(self._ways)


def _is_career_over(view: ScoundrelView) -> bool:
    return view.trauma.filled >= view.trauma.size
