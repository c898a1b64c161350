"""A downtime of the crew: eight steps in order, each seen before it is done (design-2.md 7)."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.downtime import Downtime, DowntimeStep
from duskboard.core.rulings import Rulings
from duskboard.i18n.words import Words
from duskboard.panels.downtime_close import CloseForm
from duskboard.panels.downtime_dues import DuesForm
from duskboard.panels.downtime_echo import EchoForm
from duskboard.panels.downtime_heat import HeatForm
from duskboard.panels.downtime_pay import PayForm
from duskboard.panels.downtime_people import PeopleForm
from duskboard.panels.downtime_section import StepSection
from duskboard.panels.downtime_text import section_face
from duskboard.panels.downtime_trouble import TroubleForm
from duskboard.panels.downtime_turns import TurnsForm
from duskboard.panels.downtime_wish import BeginDowntime
from duskboard.panels.enter_key import press_button
from duskboard.panels.entry_field import EntryField
from duskboard.panels.tab_way import TabWay, as_laid_out
from duskboard.table.downtime_view import DowntimeView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_OUTS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
_Form = PayForm | DuesForm | EchoForm | HeatForm | TroubleForm | PeopleForm | TurnsForm | CloseForm
_STRONG = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class DowntimePanel(QWidget):
    """Shows a downtime, or offers to begin one.

    N and Shift+N go from step to step, 1 to 4 choose a way out, K keeps it, A goes to the
    activities, and Enter does what is in hand.

    Signals:
        wished(object): See `downtime_wish` and `faction_wish`.
        shown(): It is seen again, perhaps with an older downtime.
        crew_requested(): There is no crew; one shall come.
    """

    wished = Signal(object)
    shown = Signal()
    crew_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view, self._rulings = DowntimeView(), Rulings()
        self._looked_at: DowntimeStep | None = None
        self._begun: tuple[int, DowntimeStep | None] = (0, None)
        self.none = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=3)
        self.score = EntryField()
        self.begin = GlyphButton(look, "", glyph="hourglass")
        self.pay, self.dues = PayForm(look, words), DuesForm(look, words)
        self.echo, self.heat = EchoForm(look, words), HeatForm(look, words)
        self.trouble, self.people = TroubleForm(look, words), PeopleForm(look, words)
        self.turns, self.close_form = TurnsForm(look, words), CloseForm(look, words)
        forms: dict[DowntimeStep, _Form] = {
            DowntimeStep.PAYOFF: self.pay,
            DowntimeStep.TITHE: self.dues,
            DowntimeStep.CLOCKS: self.echo,
            DowntimeStep.HEAT: self.heat,
            DowntimeStep.TROUBLE: self.trouble,
            DowntimeStep.ACTIVITIES: self.people,
            DowntimeStep.FACTIONS: self.turns,
            DowntimeStep.CLOSE: self.close_form,
        }
        self.sections = {step: StepSection(look, words, form) for step, form in forms.items()}
        self._forms = forms
        self._way = TabWay()
        self._lay_out()
        self._connect()

    @property
    def current(self) -> DowntimeStep | None:
        """The step in hand: the one that is looked at, else the first that is not over."""
        if self._looked_at is not None:
            return self._looked_at
        return None if self._view.downtime is None else self._view.downtime.current

    def mirror(self, view: DowntimeView, rulings: Rulings) -> None:
        """Show a downtime."""
        before = self._view.downtime or Downtime()
        self._view, self._rulings = view, rulings
        now = view.downtime or Downtime()
        is_further = (before.number, len(before.done)) != (now.number, len(now.done))
        holder = QApplication.focusWidget()
        has_keyboard = holder is not None and self.isAncestorOf(holder)
        if is_further:
            self._looked_at = None
        words = self._words
        has_crew = view.crew is not None
        self.none.setText(self._none_text())
        self._start.setVisible(not view.is_running)
        self.score.setVisible(has_crew)
        hint = words.pgettext("blades downtime", "After which score?")
        self.score.setPlaceholderText(hint)
        self.score.setAccessibleName(hint)
        begin = words.pgettext("blades downtime", "Begin a downtime")
        self.begin.setText(begin if has_crew else words.pgettext("blades crew", "New crew"))
        self._say()
        if is_further and has_keyboard:
            # After the last step the keyboard is not in a field, which would keep keys to itself.
            (self.take_keyboard if view.is_running else self.begin.setFocus)()

    def _say(self) -> None:
        """Say every step anew."""
        view, current = self._view, self.current
        number = 0 if view.downtime is None else view.downtime.number
        if self._begun != (number, current):
            self._begun = (number, current)
            self._begin(current)
        for step, section in self.sections.items():
            section.setVisible(view.downtime is not None)
            section.mirror(section_face(self._words, view, step, current))
        for form in (self.pay, self.dues, self.echo, self.heat, self.trouble, self.close_form):
            form.mirror(view)
        is_people = current is DowntimeStep.ACTIVITIES
        self.people.mirror(view, self._rulings, is_current=view.is_running and is_people)
        is_turns = current is DowntimeStep.FACTIONS
        self.turns.mirror(view, is_current=view.is_running and is_turns)
        self._way.go(tuple(as_laid_out(self._page)))

    def step_by(self, by: int) -> None:
        """Look at the next step, or the one before."""
        steps = tuple(DowntimeStep)
        if not self._view.is_running:
            return
        place = 0 if self.current is None else steps.index(self.current)
        self.look_at(steps[max(0, min(len(steps) - 1, place + by))])

    def act(self) -> None:
        """Do what is in hand."""
        if self.current is not None and self._view.is_running:
            self._forms[self.current].act()

    def take_keyboard(self) -> None:
        """Go to the step in hand."""
        if not self._view.is_running:
            (self.score if self._view.crew is not None else self.begin).setFocus()
        elif self.current is not None:
            self.sections[self.current].head.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & _STRONG or not self._view.is_running:
            super().keyPressEvent(event)
            return
        key, is_back = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Qt.Key.Key_N:
            self.step_by(-1 if is_back else 1)
        elif key == Qt.Key.Key_A:
            self.look_at(DowntimeStep.ACTIVITIES)
            self.people.take_keyboard()
        elif self.current is DowntimeStep.TROUBLE and self._take_out(key):
            event.accept()
        elif not self._take_enter(event):
            super().keyPressEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.mirror(self._view, self._rulings)

    def _none_text(self) -> str:
        words = self._words
        if self._view.crew is None:
            return words.pgettext("blades crew", "No crew yet.")
        return words.pgettext(
            "blades downtime",
            "No downtime runs. Begin one after a score: payoff, heat, an entanglement, and what "
            "everybody does until the next.",
        )

    def _take_out(self, key: int) -> bool:
        if key == Qt.Key.Key_K:
            return self.trouble.choose_keeping()
        return key in _OUTS and self.trouble.choose(_OUTS.index(Qt.Key(key)))

    def _take_enter(self, event: QKeyEvent) -> bool:
        """Press the button that has the keyboard; on the head of the step, do what is in hand."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return False
        current = self.current
        if current is not None and self.sections[current].head.hasFocus():
            self.act()
            return True
        return press_button(self, event)

    def look_at(self, step: DowntimeStep) -> None:
        """Have a step in hand, whatever its turn."""
        self._looked_at = step
        self._say()
        head = self.sections[step].head
        head.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, self, lambda: self._scroll_to(step))

    def _scroll_to(self, step: DowntimeStep) -> None:
        """Have a step in sight, its head first where it is high."""
        section = self.sections[step]
        foot = section.mapTo(self._page, section.rect().bottomLeft())
        self._area.ensureVisible(0, foot.y(), 0, 0)
        self._area.ensureWidgetVisible(section.head, 0, 0)

    def _begin(self, current: DowntimeStep | None) -> None:
        """Begin the form of a step anew, as it comes to hand."""
        view = self._view
        match current:
            case DowntimeStep.PAYOFF:
                tier = 0 if view.crew is None else view.crew.crew.tier
                self.pay.begin(tier if view.target is None else view.target)
            case DowntimeStep.TITHE:
                self.dues.begin(view)
            case DowntimeStep.CLOCKS:
                self.echo.begin()
            case DowntimeStep.HEAT:
                self.heat.begin(is_at_war=view.is_at_war)
            case DowntimeStep.TROUBLE:
                self.trouble.begin()
            case _:
                pass

    def _on_begin_clicked(self) -> None:
        if self._view.crew is None:
            self.crew_requested.emit()
            return
        text = self.score.text()
        self.score.clear()
        self.wished.emit(BeginDowntime(score=text))

    def _on_section_pressed(self) -> None:
        step = next(key for key, one in self.sections.items() if one is self.sender())
        if self._view.is_running:
            self.look_at(step)

    def _connect(self) -> None:
        for form in (
            self.pay,
            self.dues,
            self.echo,
            self.heat,
            self.trouble,
            self.people,
            self.turns,
            self.close_form,
        ):
            form.wished.connect(self.wished)
        for section in self.sections.values():
            section.pressed.connect(self._on_section_pressed)
        self.begin.clicked.connect(self._on_begin_clicked)
        self.score.entered.connect(self._on_begin_clicked)

    def _lay_out(self) -> None:
        px = self._look.px
        self._start = QWidget()
        start = QVBoxLayout(self._start)
        start.setContentsMargins(*(round(px(one)) for one in (14, 12, 14, 12)))
        row = QHBoxLayout()
        row.addWidget(self.score, 1)
        row.addWidget(self.begin)
        row.addStretch(1)
        start.addWidget(self.none)
        start.addLayout(row)
        page = self._page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._start)
        for section in self.sections.values():
            column.addWidget(section)
        column.addStretch(1)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)
