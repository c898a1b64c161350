"""Plans that go with a score: set-ups before it, scores of their own after it."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.claim import PlanKind
from duskboard.core.blades.plan import MOST_LINKED, LinkedPlan, LinkKind, LinkState
from duskboard.core.blades.score import SetupGain
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.flow import Flow
from duskboard.panels.line_question import LineQuestion
from duskboard.panels.score_text import linked_text
from duskboard.panels.score_wish import SetLinked
from duskboard.theme.look import Look
from duskboard.widgets.chip import Chip


class LinkedPlans(QWidget):
    """Shows linked plans, each a chip with a menu, and one to add another.

    Attributes:
        chips: The plans.
        add: Links another.
        question: Asks for the detail of one.

    Signals:
        wished(SetLinked): Others shall be linked.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._linked: tuple[LinkedPlan, ...] = ()
        self.chips: list[Chip] = []
        self.add = Chip(look, glyph="plus", is_offered=True)
        self.question = LineQuestion(look)
        self._asked = 0
        self._row = QWidget()
        self._flow = Flow(round(look.px(6)), self._row)
        self._flow.addWidget(self.add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(6)))
        column.addWidget(self._row)
        column.addWidget(self.question)
        self.add.clicked.connect(self._on_add_clicked)
        self.question.answered.connect(self._on_question_answered)
        self.question.left.connect(self._on_question_left)

    def mirror(self, linked: tuple[LinkedPlan, ...]) -> None:
        """Show linked plans."""
        self._linked, words = linked, self._words
        while len(self.chips) < len(linked):
            chip, place = Chip(self._look, parent=self._row), len(self.chips)
            chip.clicked.connect(self._opens(place))
            self._flow.insert(place, chip)
            chip.show()
            self.chips.append(chip)
        for place, chip in enumerate(self.chips):
            chip.setVisible(place < len(linked))
            if place < len(linked):
                chip.tell(linked_text(words, linked[place]))
        self.add.tell(words.pgettext("blades score", "Linked plan"))
        self.add.setEnabled(len(linked) < MOST_LINKED)
        self.updateGeometry()

    def _opens(self, place: int) -> Callable[[], None]:
        return lambda: self._open(place)

    def _open(self, place: int) -> None:
        """Offer what a linked plan came to, and to unlink it."""
        if place >= len(self._linked):
            return
        words, held, chip = self._words, self._linked[place], self.chips[place]
        menu = QMenu(chip)
        if held.kind is LinkKind.SET_UP:
            worked = enum_text(words, LinkState.WORKED)
            for gain in SetupGain:
                text = clauses(words, [worked, enum_text(words, gain)])
                better = replace(held, state=LinkState.WORKED, gain=gain)
                self._offer(menu, text, place, better)
            for state in (LinkState.FAILED, LinkState.OPEN):
                self._offer(menu, enum_text(words, state), place, replace(held, state=state))
            menu.addSeparator()
        detail = words.pgettext("blades score", "Write its detail…")
        menu.addAction(detail).triggered.connect(lambda _on: self._ask(place))
        for kind in LinkKind:
            if kind is not held.kind:
                other = replace(held, kind=kind, state=LinkState.OPEN)
                self._offer(menu, enum_text(words, kind), place, other)
        self._offer(menu, words.pgettext("blades score", "Unlink it"), place, None)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(chip.mapToGlobal(QPoint(0, chip.height())))

    def _offer(self, menu: QMenu, text: str, place: int, after: LinkedPlan | None) -> None:
        menu.addAction(text).triggered.connect(lambda _on: self._put(place, after))

    def _put(self, place: int, after: LinkedPlan | None) -> None:
        kept = [*self._linked]
        kept[place : place + 1] = [] if after is None else [after]
        self.wished.emit(SetLinked(linked=tuple(kept)))

    def _ask(self, place: int) -> None:
        """Ask for the detail of a linked plan."""
        self._asked = place
        held = self._linked[place]
        self.question.ask(linked_text(self._words, held), held.detail)

    def _on_question_answered(self, text: str) -> None:
        place = self._asked
        if place < len(self._linked):
            self._put(place, replace(self._linked[place], detail=text.strip()))
            self.chips[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_question_left(self) -> None:
        if self._asked < len(self.chips):
            self.chips[self._asked].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_add_clicked(self) -> None:
        words, menu = self._words, QMenu(self.add)
        for kind in LinkKind:
            below = menu.addMenu(enum_text(words, kind))
            for plan in PlanKind:
                after = LinkedPlan(plan=plan, kind=kind)
                place = len(self._linked)
                below.addAction(enum_text(words, plan)).triggered.connect(
                    lambda _on, place=place, after=after: self._put(place, after)
                )
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.add.mapToGlobal(QPoint(0, self.add.height())))
