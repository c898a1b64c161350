"""The end of a session for a scoundrel: what was met, and where its experience goes."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.growth import MOST_OF_TRIGGER, Trigger, session_xp
from duskboard.core.blades.trait import XpTrack
from duskboard.i18n.blades_reminder_text import who_counts
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.enter_key import press_button
from duskboard.panels.scoundrel_wish import EndSession
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.text_label import TextLabel

_COLUMNS = 2


class ScoundrelSession(QWidget):
    """Asks each trigger, 0 to 2 times, and splits the sum over the tracks. Esc puts it away.

    Signals:
        wished(ScoundrelWish): The session ends so.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ScoundrelView | None = None
        self._answers: dict[Trigger, int] = {}
        self._marks: dict[XpTrack, int] = {}
        ground = Role.BG2
        self._title = TextLabel(look, "", TextStyle.LABEL, ground=ground)
        self._asked = {
            one: TextLabel(look, "", role=Role.TEXT2, ground=ground, lines=3) for one in Trigger
        }
        self.times = {one: SegmentedControl(look, ground=ground) for one in Trigger}
        self.tracks = {one: Stepper(look, ground=ground) for one in XpTrack}
        self.left = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground)
        self.done = GlyphButton(look, "", role="outline", small=True)
        self.cancel = GlyphButton(look, "", role="quiet", small=True)
        self._lay_out()
        for trigger, control in self.times.items():
            control.chosen.connect(lambda times, one=trigger: self._answer(one, times))
        for track, stepper in self.tracks.items():
            stepper.stepped.connect(lambda by, one=track: self._mark(one, by))
        self.done.clicked.connect(self._on_done_clicked)
        self.cancel.clicked.connect(self.hide)
        self.hide()

    def begin(self) -> None:
        """Ask about the session that ends, nothing met yet."""
        self._answers, self._marks = {}, {}
        self._say()
        self.setVisible(self._view is not None)
        if self._view is not None:
            self.times[self._view.triggers[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    def mirror(self, view: ScoundrelView | None) -> None:
        """Be about a scoundrel; another one is asked anew."""
        is_other = view is None or self._view is None or view.sheet_id != self._view.sheet_id
        self._view = view
        if is_other:
            self.hide()
        self._say()

    @property
    def earned(self) -> int:
        """What the session earned so far."""
        return session_xp(self._answers)

    def _say(self) -> None:
        view, words = self._view, self._words
        if view is None:
            return
        text = words.pgettext("blades", "End of the session: %(count)d xp")
        self._title.setText(text % {"count": self.earned})
        self._title.setToolTip(who_counts(words))
        for trigger, control in self.times.items():
            is_asked = trigger in view.triggers
            self._asked[trigger].setVisible(is_asked)
            control.setVisible(is_asked)
            self._asked[trigger].setText(_question(words, view, trigger))
            control.setAccessibleName(enum_text(words, trigger))
            control.mirror(_choices(words), self._answers.get(trigger, 0))
        for track, stepper in self.tracks.items():
            name = enum_text(words, track)
            stepper.mirror(
                name,
                str(self._marks.get(track, 0)),
                less=words.pgettext("blades", "%(track)s: one mark less") % {"track": name},
                more=words.pgettext("blades", "%(track)s: one mark more") % {"track": name},
            )
        self._say_left()

    def _say_left(self) -> None:
        """Say what is still to be marked, and let what is marked be done."""
        words, left = self._words, self.earned - sum(self._marks.values())
        text = ""
        if left > 0:
            text = words.pgettext("blades", "%(count)d to mark") % {"count": left}
        elif left < 0:
            text = words.pgettext("blades", "%(count)d marked too many") % {"count": -left}
        self.left.setText(text)
        self.left.set_role(Role.BAD if left < 0 else Role.TEXT2)
        self.done.setText(words.pgettext("blades", "Mark %(count)d xp") % {"count": self.earned})
        self.done.setEnabled(left == 0 and self.earned > 0)
        self.cancel.setText(words.gettext("Cancel"))

    def _lay_out(self) -> None:
        px = self._look.px
        asked, split, foot = QGridLayout(), QGridLayout(), QHBoxLayout()
        for grid in (asked, split):
            grid.setHorizontalSpacing(round(px(8)))
            grid.setVerticalSpacing(round(px(4)))
        asked.setColumnStretch(0, 1)
        for row, trigger in enumerate(Trigger):
            asked.addWidget(self._asked[trigger], row, 0)
            asked.addWidget(self.times[trigger], row, 1, Qt.AlignmentFlag.AlignVCenter)
        for place, track in enumerate(XpTrack):
            row, column = divmod(place, _COLUMNS)
            split.addWidget(self.tracks[track], row, column, Qt.AlignmentFlag.AlignRight)
            split.setColumnStretch(column, 1)
        foot.setSpacing(round(px(8)))
        foot.addWidget(self.left, 1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.done)
        side, gap = round(px(13)), round(px(8))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(side, gap, side, gap)
        whole.setSpacing(gap)
        whole.addWidget(self._title)
        for part in (asked, split, foot):
            whole.addLayout(part)

    def _answer(self, trigger: Trigger, times: int) -> None:
        self._answers[trigger] = times
        self._say()

    def _mark(self, track: XpTrack, by: int) -> None:
        self._marks[track] = max(0, self._marks.get(track, 0) + by)
        self._say()

    def _on_done_clicked(self) -> None:
        answers, marks = dict(self._answers), _some(self._marks)
        self.hide()
        self.wished.emit(EndSession(answers=answers, marks=marks))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif not press_button(self, event):
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.color(Role.BG2))
            line = QRectF(0, self.height() - 1, self.width(), 1)
            painter.fillRect(line, self._look.color(Role.LINE))


def _question(words: Words, view: ScoundrelView, trigger: Trigger) -> str:
    """Return what is asked; the playbook's own trigger in the words of the sheet."""
    if trigger is Trigger.PLAYBOOK and view.profile.trigger:
        return view.profile.trigger
    return enum_text(words, trigger)


def _choices(words: Words) -> list[Option]:
    tips = (
        words.pgettext("blades", "not met"),
        words.pgettext("blades", "met once"),
        words.pgettext("blades", "met again and again"),
    )
    return [
        Option(value=times, text=str(times), tip=tips[times])
        for times in range(MOST_OF_TRIGGER + 1)
    ]


def _some(marks: Mapping[XpTrack, int]) -> dict[XpTrack, int]:
    return {track: number for track, number in marks.items() if number}
