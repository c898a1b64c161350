"""What everybody does in a downtime: a row each, with stress, activities, and cards (113, 114)."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.board.label import initials
from duskboard.core.blades.ability import CrewAbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.downtime import DowntimeStep
from duskboard.core.rulings import Rulings
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.downtime_foot import StepFoot
from duskboard.panels.downtime_wish import CoolDown, PassStep
from duskboard.panels.plan_card import PlanCard
from duskboard.panels.plan_text import empty_face, plan_face
from duskboard.panels.slot_dots import SlotDots, SlotState
from duskboard.table.downtime_view import DowntimeView, PersonView
from duskboard.table.scoundrel_view import HIGH_STRESS
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton

_HEAD = (196.0, 54.0)
_DISC, _DOT, _STEP = 32.0, 6.0, 8.0
_MOST_EMPTY = 2
_WIDE, _LEAST = 720.0, 300.0
"""Logical pixels from which on the cards stand beside their doer, and those of the least row."""


class PeopleForm(QWidget):
    """Shows everybody.

    Signals:
        choose_requested(EntityId, QWidget): Somebody shall do something; a menu opens there.
        plan_pressed(int, QWidget): Something can be done about a plan; a menu opens there.
        more_requested(EntityId, QWidget): Somebody shall have an activity more.
        hands_pressed(QWidget): A cohort shall do something for the crew; a menu opens there.
        wished(object): See `downtime_wish`.
    """

    choose_requested = Signal(object, object)
    plan_pressed = Signal(int, object)
    more_requested = Signal(object, object)
    hands_pressed = Signal(object)
    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.rows: list[PersonRow] = []
        self.cool = GlyphButton(look, "", glyph="minus", small=True)
        self.hands = GlyphButton(look, "", glyph="person", small=True)
        self.foot = StepFoot(look)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(look.px(6)))
        self._column.addWidget(self.cool, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.hands, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.foot)
        self.cool.clicked.connect(self._on_cool_clicked)
        self.hands.clicked.connect(lambda: self.hands_pressed.emit(self.hands))
        self.foot.done.connect(self.act)

    def mirror(self, view: DowntimeView, rulings: Rulings, *, is_current: bool) -> None:
        """Show everybody of a downtime."""
        text = self._words.pgettext("blades downtime", "Heat goes by itself: −%(count)d")
        self.cool.setText(text % {"count": view.cooling})
        self.cool.setVisible(view.is_running and view.cooling > 0)
        all_hands = enum_text(self._words, CrewAbilityId.ALL_HANDS)
        text = self._words.pgettext("blades downtime", "%(ability)s: a cohort does an activity…")
        self.hands.setText(text % {"ability": all_hands})
        self.hands.setVisible(view.has_hands)
        while len(self.rows) > len(view.people):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(view.people):
            row = PersonRow(self._look, self._words)
            row.choose_requested.connect(self.choose_requested)
            row.plan_pressed.connect(self.plan_pressed)
            row.more_requested.connect(self.more_requested)
            self._column.insertWidget(1 + len(self.rows), row)
            row.show()
            self.rows.append(row)
        crew = None if view.crew is None else view.crew.crew
        for row, person in zip(self.rows, view.people, strict=True):
            row.mirror(person, crew, rulings)
        words = self._words
        left = sum(one.left for one in view.people)
        text = words.npgettext(
            "blades downtime", "%(count)d activity is open.", "%(count)d activities are open.", left
        )
        self.foot.setVisible(is_current)
        over = words.pgettext("blades downtime", "Activities are over")
        self.foot.mirror(text % {"count": left} if left else "", "", over)

    def act(self) -> None:
        """End the activities."""
        self.wished.emit(PassStep(step=DowntimeStep.ACTIVITIES))

    def take_keyboard(self) -> None:
        """Go to the first activity that is not done."""
        for row in self.rows:
            card = next((one for one in row.cards if not one.face.is_done), None)
            if card is not None:
                card.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def _on_cool_clicked(self) -> None:
        self.wished.emit(CoolDown())


class PersonRow(QWidget):
    """Somebody: name and stress, marks for the activities, a card each. See `PeopleForm`."""

    choose_requested = Signal(object, object)
    plan_pressed = Signal(int, object)
    more_requested = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._person: PersonView | None = None
        self.head = _PersonHead(look)
        self.dots = SlotDots(look)
        self.cards: list[PlanCard] = []
        self.more = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self._cards = QHBoxLayout()
        self._cards.setSpacing(round(look.px(8)))
        who = QHBoxLayout()
        who.setSpacing(round(look.px(8)))
        who.addWidget(self.head)
        who.addWidget(self.dots)
        who.addWidget(self.more)
        who.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(round(look.px(8)))
        self._row.addLayout(who)
        self._row.addLayout(self._cards, 1)
        self.more.clicked.connect(self._on_more_clicked)

    def mirror(self, person: PersonView, crew: Crew | None, rulings: Rulings) -> None:
        """Show somebody."""
        self._person = person
        words = self._words
        self.head.mirror(person)
        self.dots.mirror(_slots(person), self._says(person))
        more = words.pgettext("blades downtime", "An activity more for %(name)s")
        self.more.setToolTip(more % {"name": person.name})
        self.more.setAccessibleName(more % {"name": person.name})
        faces = [plan_face(words, one, crew, rulings) for one in person.plans]
        faces += [empty_face(words, person)] * min(_MOST_EMPTY, person.left)
        while len(self.cards) > len(faces):
            card = self.cards.pop()
            self._cards.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(faces):
            card = PlanCard(self._look)
            card.clicked.connect(partial(self._on_card_clicked, len(self.cards)))
            self._cards.addWidget(card, 1)
            card.show()
            self.cards.append(card)
        for card, face in zip(self.cards, faces, strict=True):
            card.mirror(face)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= self._look.px(_WIDE)
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if is_wide else way.TopToBottom)

    @override
    def minimumSizeHint(self) -> QSize:
        # As wide as it is where the cards stand below.
        return QSize(round(self._look.px(_LEAST)), super().minimumSizeHint().height())

    def _says(self, person: PersonView) -> str:
        words = self._words
        done = sum(one.plan.is_done for one in person.plans)
        text = words.pgettext("blades downtime", "%(name)s: %(done)d of %(all)d done")
        every = max(person.free + len(person.bought), len(person.plans))
        return text % {"name": person.name, "done": done, "all": every}

    def _on_card_clicked(self, place: int) -> None:
        person = self._person
        if person is None:
            return
        if place < len(person.plans):
            self.plan_pressed.emit(person.plans[place].plan.number, self.cards[place])
        else:
            self.choose_requested.emit(person.who, self.cards[place])

    def _on_more_clicked(self) -> None:
        if self._person is not None:
            self.more_requested.emit(self._person.who, self.more)


class _PersonHead(QWidget):
    """Paints a disc with initials, a name, and stress as small boxes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._person: PersonView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mirror(self, person: PersonView) -> None:
        """Show somebody."""
        self._person = person
        self.setAccessibleName(person.name)
        self.setToolTip(f"{person.name} {person.stress.filled}/{person.stress.size}")
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(*(round(self._look.px(one)) for one in _HEAD))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        person, look, px = self._person, self._look, self._look.px
        if person is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = px(_DISC)
            disc = QRectF(1, (self.height() - side) / 2, side, side)
            painter.setPen(look.pen(Role.QUARRY, 1.5))
            painter.setBrush(look.color(Role.QUARRY_DIM))
            painter.drawEllipse(disc)
            paint_text(
                painter, look, disc, initials(person.name), TextStyle.CAPTION, Role.TEXT,
                weight=700, align=CENTER, ground=Role.QUARRY_DIM,
            )  # fmt: skip
            left = disc.right() + px(10)
            room = QRectF(left, self.height() / 2 - px(20), self.width() - left, px(20))
            paint_text(painter, look, room, person.name, TextStyle.LABEL, Role.TEXT)
            self._paint_stress(painter, QPointF(left, self.height() / 2 + px(5)), person)

    def _paint_stress(self, painter: QPainter, at: QPointF, person: PersonView) -> None:
        look, px, stress = self._look, self._look.px, person.stress
        is_high = stress.size - stress.filled <= HIGH_STRESS
        for place in range(stress.size):
            box = QRectF(at.x() + place * px(_STEP + 1), at.y(), px(_STEP - 1), px(_STEP))
            if place < stress.filled:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color(Role.PURSUER if is_high else Role.TEXT2))
            else:
                painter.setPen(look.pen(Role.LINE_STRONG, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                box = box.adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, px(2), px(2))


def _slots(person: PersonView) -> list[tuple[SlotState, bool]]:
    """Return the marks: those that cost nothing first, those paid for last."""
    states = [
        SlotState.DONE if one.plan.is_done else SlotState.PLANNED
        for one in sorted(person.plans, key=lambda one: not one.plan.is_done)
    ]
    states += [SlotState.OPEN] * person.left
    return [(state, place >= person.free) for place, state in enumerate(states)]
