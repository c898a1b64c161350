"""The dice tray: arm a roll, roll it here, or say what real dice show."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid
from typing_extensions import override

from duskboard.core.chase.check import Verdict
from duskboard.core.dice import DiceError, Expression, Percentile, Pool
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.quick_verdict import read_verdict
from duskboard.i18n.roll_text import total_text
from duskboard.i18n.sheet_check_text import against_text, armed_text
from duskboard.i18n.words import Words
from duskboard.models.decision import DecisionHolder
from duskboard.panels.dice_entry import (
    Check,
    FacesTyped,
    TotalTold,
    entry_text,
    read_entry,
    read_target,
    with_die,
    without_die,
)
from duskboard.panels.dice_strip import dice_that_fell
from duskboard.panels.tray_form import TrayForm
from duskboard.play.roll import Decision, adjust, at_target, extra_dice
from duskboard.table.entity import Roll
from duskboard.theme.look import Look

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class DiceTray(QWidget):
    """Shows the roll in hand and makes one from what is typed or clicked.

    With a roll in hand the same field takes what real dice show: faces "4 6 1", or "= 38" for a
    total told. So both ways are a line, Enter, and another Enter or line.

    Signals:
        armed(object): Take a roll in hand; the `Decision`.
        dropped(): Put it down.
        roll_requested(): Let the machine's dice fall.
        faces_typed(object): Real dice show these faces; a tuple of int.
        total_told(int): The player said what they came to.
        botch_told(): The player said that a pool botched.
        luck_asked(): It is about to ask whether Luck is spent, and has to be seen.
        luck_answered(bool): Whether Luck is spent on the dice that fell.
        secret_changed(bool): Whether only the game master is to see what is rolled.
        left(): Esc, with nothing in hand and nothing typed.
    """

    armed = Signal(object)
    dropped = Signal()
    roll_requested = Signal()
    faces_typed = Signal(object)
    total_told = Signal(int)
    botch_told = Signal()
    luck_asked = Signal()
    luck_answered = Signal(bool)
    secret_changed = Signal(bool)
    left = Signal()

    def __init__(
        self, look: Look, words: Words, holder: DecisionHolder, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._holder = words, holder
        self._form = TrayForm(look, words)
        self._last: Check | None = None
        self._wishes_secret = False
        self._asked: tuple[Roll, int] | None = None
        self._comes_from: QWidget | None = None
        self._before: QWidget | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._form)
        self._connect()
        self._mirror(holder.decision)

    @property
    def form(self) -> TrayForm:
        """What it is made of."""
        return self._form

    def ask_luck(self, roll: Roll, points: int) -> None:
        """Ask whether so much Luck is spent on the roll in hand, whose dice fell short (8.11).

        The question takes the keyboard, and gives it back once it is answered.
        """
        against = self._holder.decision.against if self._holder.decision is not None else None
        if against is None:
            return
        focus = QApplication.focusWidget()
        if self._asked is None:
            self._comes_from = focus if focus and not self.isAncestorOf(focus) else None
        self._asked = roll, points
        self.luck_asked.emit()
        words = self._words
        check = against_text(words, against.skill, against.value)
        failed = words.pgettext("roll", "%(total)s: failed") % {
            "total": total_text(roll.what, roll.total)
        }
        self._form.ask_luck(dice_that_fell(roll), dotted(words, [check, failed]), points)

    @property
    def is_secret(self) -> bool:
        """Whether only the game master is to see what is rolled."""
        return self._form.secret.isChecked()

    @property
    def wishes_secret(self) -> bool:
        """Whether the switch was put on by hand, and not by a roll of somebody hidden."""
        return self._wishes_secret

    def set_secret(self, is_secret: bool) -> None:  # noqa: FBT001 - as a switch is set
        """Put the switch for secret rolls as it was left."""
        self._wishes_secret = is_secret
        self._form.secret.setChecked(is_secret)

    def begin(self) -> None:
        """Give the keyboard to the field, so that a roll can be typed, or to what is asked."""
        if self._asked is not None:
            self._form.leave.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self._form.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._form.field.selectAll()

    def type(self, text: str) -> None:
        """Go on with what was begun to be typed elsewhere: what real dice show."""
        self.show_error("")
        self._form.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._form.field.setText(text)

    def show_error(self, text: str) -> None:
        """Say under the field what was wrong with it; "" for nothing."""
        self._form.show_error(text)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            asked, decision = self._asked, self._holder.decision
            self._form.say()
            self._show(decision)
            if asked is not None:
                self.ask_luck(*asked)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter rolls and Esc puts down, also from the tray's buttons."""
        is_armed = self._holder.decision is not None
        if self._asked is not None and event.key() in {*_ENTER, Qt.Key.Key_Escape}:
            is_spent = event.key() in _ENTER and self._form.luck.hasFocus()
            self.luck_answered.emit(is_spent)
        elif is_armed and event.key() in _ENTER:
            self._enter(self._form.field.text())
        elif is_armed and event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        else:
            super().keyPressEvent(event)

    def _connect(self) -> None:
        form = self._form
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)
        self._holder.changed.connect(self._on_holder_changed)
        form.field.entered.connect(self._enter)
        form.field.left.connect(self._on_field_left)
        form.field.textEdited.connect(self._on_field_text_edited)
        form.roll.clicked.connect(self._on_roll_clicked)
        form.luck.clicked.connect(self._on_luck_clicked)
        form.leave.clicked.connect(self._on_leave_clicked)
        for die in form.dice:
            die.added.connect(self._on_die_added)
            die.taken.connect(self._on_die_taken)
        form.extra.chosen.connect(self._on_extra_chosen)
        form.secret.clicked.connect(self._on_secret_clicked)
        form.secret.toggled.connect(self.secret_changed)
        for field in (form.who, form.why):
            field.entered.connect(self._on_detail_entered)
            field.left.connect(self._on_detail_left)
            field.editingFinished.connect(self._on_detail_editing_finished)

    def _mirror(self, decision: Decision | None) -> None:
        form = self._form
        self._show(decision)
        if self._asked is not None and self._comes_from is not None:
            self._before = self._comes_from
            self._leave()
        self._asked = None
        if decision is None:
            return
        if isinstance(decision.check, Expression | Percentile):
            self._last = decision.check
        form.field.clear()
        form.secret.setChecked(decision.secret)
        form.tell_about(decision.who, decision.why)

    def _show(self, decision: Decision | None) -> None:
        """Show a roll in hand, in the words of now."""
        if decision is None:
            self._form.mirror(None, is_armed=False)
            return
        against, text = decision.against, ""
        if against is not None:
            text = armed_text(self._words, against)
        extra = extra_dice(decision)
        self._form.mirror(decision.check, is_armed=True, against=text, extra=extra)

    def _arm(self, check: Check) -> None:
        self.show_error("")
        who, why = self._form.about
        secret = self._form.secret.isChecked()
        self.armed.emit(Decision(check=check, who=who, why=why, secret=secret))

    def _enter(self, text: str) -> None:
        """Take a line: another roll, faces, a total, or with a roll in hand nothing at all."""
        decision = self._holder.decision
        if decision is not None and not text.strip():
            self.show_error("")
            self.roll_requested.emit()
            return
        if decision is not None and self._enter_pool(decision, text):
            return
        try:
            entry = read_entry(text, decision.check if decision is not None else None)
        except DiceError as error:
            self.show_error(error_text(self._words, error))
            return
        self.show_error("")
        match entry:
            case FacesTyped(faces=faces):
                self.faces_typed.emit(faces)
            case TotalTold(total=total):
                self._tell(total)
            case check:
                self._arm(check)

    def _enter_pool(self, decision: Decision, text: str) -> bool:
        """Take what can be said of a pool alone: its difficulty, or that it botched."""
        if not isinstance(decision.check, Pool):
            return False
        target = read_target(text)
        if target is not None:
            self.armed.emit(at_target(decision, target))
        elif read_verdict(self._words, text) is Verdict.FUMBLE:
            self.botch_told.emit()
        else:
            return False
        return True

    def _tell(self, total: int) -> None:
        """Take a total for the roll in hand; with none in hand, for the last one, made again."""
        if self._holder.decision is None:
            if self._last is None:
                self.show_error(self._words.gettext("Type a roll first, for example d100."))
                return
            self._arm(self._last)
        self.total_told.emit(total)

    def _on_holder_changed(self, decision: Decision | None) -> None:
        self.show_error("")
        if decision is None:
            # The same roll again is one Enter; another one is typed over it.
            self._form.tell_about("", "")
            self._form.field.setText(entry_text(self._words, self._last) if self._last else "")
            self._form.field.selectAll()
        self._mirror(decision)

    def _on_field_left(self) -> None:
        self.show_error("")
        field = self._form.field
        # The last roll, offered again, is nothing that anybody typed.
        if field.text() and (field.isModified() or self._holder.decision is not None):
            field.clear()
            if self._holder.decision is None:
                self._form.mirror(None, is_armed=False)
        elif self._holder.decision is not None:
            self.dropped.emit()
        else:
            self._leave()

    def _leave(self) -> None:
        """Give the keyboard back to where it was before the roll."""
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()

    def _on_field_text_edited(self, text: str) -> None:
        """Show what is being typed; what is not understood yet is no error yet."""
        self.show_error("")
        if self._holder.decision is not None:
            return
        try:
            entry = read_entry(text, None)
        except DiceError:
            self._form.mirror(None, is_armed=False)
        else:
            check = entry if isinstance(entry, Expression | Percentile) else None
            extra = check.extra if isinstance(check, Percentile) else None
            self._form.mirror(check, is_armed=False, extra=extra)

    def _on_application_focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        if old is None or now is None or not isValid(old):
            return
        if self.isAncestorOf(now) and not self.isAncestorOf(old):
            self._before = old

    def _on_roll_clicked(self) -> None:
        self._enter(self._form.field.text())

    def _on_luck_clicked(self) -> None:
        self.luck_answered.emit(True)  # noqa: FBT003 - a signal's payload

    def _on_leave_clicked(self) -> None:
        self.luck_answered.emit(False)  # noqa: FBT003 - a signal's payload

    def _on_die_added(self, sides: int) -> None:
        decision = self._holder.decision
        self._arm(with_die(decision.check if decision is not None else None, sides))

    def _on_die_taken(self, sides: int) -> None:
        decision = self._holder.decision
        if decision is None:
            return
        left = without_die(decision.check, sides)
        if left is None:
            self.dropped.emit()
        elif left != decision.check and isinstance(left, Expression | Percentile):
            self._arm(left)

    def _on_extra_chosen(self, extra: object) -> None:
        if not isinstance(extra, int):
            return
        decision = self._holder.decision
        if decision is None:
            self._arm(Percentile(extra=extra))
        else:
            self.armed.emit(adjust(decision, extra=extra))

    def _on_secret_clicked(self) -> None:
        self._wishes_secret = self._form.secret.isChecked()
        decision = self._holder.decision
        if decision is not None:
            self.armed.emit(replace(decision, secret=self._form.secret.isChecked()))

    def _on_detail_entered(self) -> None:
        self._on_detail_editing_finished()
        self.begin()

    def _on_detail_left(self) -> None:
        decision = self._holder.decision
        who, why = (decision.who, decision.why) if decision is not None else ("", "")
        self._form.tell_about(who, why)
        self.begin()

    def _on_detail_editing_finished(self) -> None:
        decision = self._holder.decision
        who, why = self._form.about
        if decision is not None and (who, why) != (decision.who, decision.why):
            self.armed.emit(replace(decision, who=who, why=why))
        self._form.mirror_fold()
