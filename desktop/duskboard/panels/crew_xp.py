"""The crew's xp: its track, what earns it at the end of a session, and the advance (77, 78)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.crew_growth import CrewTrigger, advance_stash
from duskboard.core.blades.growth import MOST_OF_TRIGGER
from duskboard.i18n.blades_crew_trigger_text import trigger_question, trigger_short
from duskboard.i18n.words import Words
from duskboard.panels.flow import Flow
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.chip import Chip
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel


class CrewXp(QWidget):
    """Shows a chip for each trigger: a click marks it once, twice, then not.

    What was marked stays here until it is written down, and is forgotten with the program.

    Signals:
        session_requested(object): A session shall end with so many marks of each trigger.
        advance_requested(QWidget): An advance shall be offered by a widget.
    """

    session_requested = Signal(object)
    advance_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._view: CrewView | None = None
        self._answers: dict[CrewTrigger, int] = dict.fromkeys(CrewTrigger, 0)
        self.chips = {trigger: Chip(look, is_offered=True) for trigger in CrewTrigger}
        self.write = GlyphButton(look, "", role="outline", small=True)
        self.says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=0)
        self.advance = GlyphButton(look, "", role="primary", small=True)
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(8)))
        chips = QWidget()
        flow = Flow(round(px(6)), chips)
        for trigger, chip in self.chips.items():
            flow.addWidget(chip)
            chip.clicked.connect(lambda _on=False, one=trigger: self._turn(one))
        column.addWidget(chips)
        for part in (self.write, self.says, self.advance):
            row = QHBoxLayout()
            row.addWidget(part)
            if part is not self.says:
                row.addStretch(1)
            column.addLayout(row)
        self.write.clicked.connect(self._on_write_clicked)
        self.advance.clicked.connect(lambda: self.advance_requested.emit(self.advance))

    def mirror(self, view: CrewView) -> None:
        """Show what earns xp, and the advance that is due."""
        self._view, words = view, self._words
        for trigger, chip in self.chips.items():
            times = self._answers[trigger]
            name = trigger_short(words, trigger)
            text = words.pgettext("blades crew", "%(trigger)s %(count)d")
            chip.tell(
                text % {"trigger": name, "count": times} if times else name,
                trigger_question(words, trigger, view.crew.profile.trigger),
            )
            chip.set_offered(is_so=not times)
        total = sum(self._answers.values())
        self.write.setVisible(total > 0)
        mark = words.pgettext("blades crew", "The session ends: +%(count)d xp")
        self.write.setText(mark % {"count": total})
        self.advance.setVisible(view.is_due)
        self.says.setVisible(view.is_due)
        text = words.pgettext(
            "blades crew",
            "Crew xp is full: an ability, a cohort or two upgrade boxes; everybody gets "
            "%(count)d stash.",
        )
        self.says.setText(text % {"count": advance_stash(view.crew)})
        self.advance.setText(words.pgettext("blades crew", "Choose the advance"))

    def _turn(self, trigger: CrewTrigger) -> None:
        self._answers[trigger] = (self._answers[trigger] + 1) % (MOST_OF_TRIGGER + 1)
        if self._view is not None:
            self.mirror(self._view)

    def _on_write_clicked(self) -> None:
        answers = {trigger: times for trigger, times in self._answers.items() if times}
        self._answers = dict.fromkeys(CrewTrigger, 0)
        self.session_requested.emit(answers)
