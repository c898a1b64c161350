"""The foot of a roll in hand: what it is, what it costs, real dice, and the one button."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.dice import DiceError, ExpressionError, Rating
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import ClockOffer
from duskboard.panels.clock_choice import open_clocks
from duskboard.panels.entry_field import EntryField
from duskboard.panels.rating_entry import read_rating
from duskboard.panels.told_rating import told_fault, told_hint
from duskboard.panels.typed_dice import go_text
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel

_LAMP = 2.0
_FIELD = 88.0


@dataclass(frozen=True, slots=True, kw_only=True)
class FootFace:
    """A roll in hand, in words.

    Attributes:
        title: What is rolled.
        line: What it costs and brings, or why it cannot be rolled.
        warning: What it will bring on somebody whatever it comes to, or "".
        is_wrong: Whether the line is such a reason.
        go: What the button says.
        check: The dice, for those that are typed.
        can_go: Whether it can be rolled.
        is_secret: Whether only the game master will see it.
        can_overrule: Whether there is something to overrule.
        is_overruled: Whether that is overruled.
        target: What the button of the clock says, or "" for no such button.
        targets: The clocks that can be chosen.
        takes_dice: Whether real dice are typed here.
        has_flashback: Whether a flashback can be offered.
    """

    title: str
    line: str
    go: str
    check: Rating
    warning: str = ""
    is_wrong: bool = False
    can_go: bool = True
    is_secret: bool = False
    can_overrule: bool = False
    is_overruled: bool = False
    target: str = ""
    targets: tuple[ClockOffer, ...] = ()
    takes_dice: bool = True
    has_flashback: bool = False


class RollFoot(QWidget):
    """Shows what is about to be rolled.

    Signals:
        go_requested(), cancel_requested(): It shall be rolled, or put down.
        secret_toggled(), overrule_toggled(): Whether each goes with it.
        target_chosen(EntityId | None): The clock that a success ticks.
        told(FacesTyped | ReportedBest): What real dice show, or how it went.
        flashback_requested(): Somebody has seen to something before.
    """

    go_requested = Signal()
    cancel_requested = Signal()
    secret_toggled = Signal()
    overrule_toggled = Signal()
    target_chosen = Signal(object)
    told = Signal(object)
    flashback_requested = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._face: FootFace | None = None
        self._error = ""
        self.title = TextLabel(look, "", TextStyle.TITLE, ground=Role.BG2)
        self.line = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=Role.BG2, lines=2)
        self.warning = TextLabel(look, "", TextStyle.LABEL, role=Role.BAD, ground=Role.BG2, lines=2)
        self.secret = CheckBox(look, "", ground=Role.BG2)
        self.overrule = CheckBox(look, "", ground=Role.BG2)
        self.flashback = GlyphButton(look, "", role="quiet")
        self.target = GlyphButton(look, "", glyph="clock", role="tool")
        self.field = EntryField()
        self.go = GlyphButton(look, "", role="primary")
        self._lay_out()
        self._connect()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def mirror(self, face: FootFace) -> None:
        """Show a roll in hand."""
        if self._face is None or face.title != self._face.title:
            self.field.clear()
        self._face = face
        self.show_error("")
        words = self._words
        self.title.setText(face.title)
        self.warning.setText(face.warning)
        self.warning.setVisible(bool(face.warning))
        self.secret.setText(words.pgettext("roll", "Secret"))
        self.secret.setChecked(face.is_secret)
        self.overrule.setText(words.pgettext("blades", "Overrule"))
        self.overrule.setToolTip(words.pgettext("blades", "Roll all the same; the log says so"))
        self._show_overrule(face)
        self.flashback.setText(words.pgettext("blades flashback", "Flashback"))
        self.flashback.setVisible(face.has_flashback)
        self.target.setVisible(bool(face.target))
        aim = words.pgettext("blades", "Alt+click on a clock, or T there")
        self.target.setToolTip(f"{face.target}\n{aim}")
        self.target.setAccessibleName(face.target)
        self.field.setVisible(face.takes_dice)
        self.field.setPlaceholderText(words.pgettext("real dice", "or faces"))
        tip = told_hint(words)
        self.field.setToolTip(tip)
        self.field.setAccessibleName(tip)
        self._say_go(face)
        self.go.setEnabled(face.can_go)
        self.go.setAccessibleDescription(
            "\n".join(part for part in (face.warning, face.line) if part)
        )

    def show_error(self, text: str) -> None:
        """Say what was wrong with what was typed or pressed; "" for nothing."""
        self._error = text
        self.field.mark_error(wrong=bool(text))
        self.field.setAccessibleDescription(text)
        face = self._face
        is_wrong = bool(text) or (face is not None and face.is_wrong)
        self.line.setText(text or (face.line if face is not None else ""))
        self.line.set_role(Role.BAD if is_wrong else Role.TEXT2)

    @property
    def has_dice(self) -> bool:
        """Whether real dice are typed, which are taken instead of rolling."""
        takes = self._face is not None and self._face.takes_dice
        return takes and bool(self.field.text().strip())

    def do(self, *, anyway: bool = False) -> None:
        """Do what the button says: what is typed beside it is what the dice show.

        Args:
            anyway: Whether what may forbid the roll is overruled for dice that are typed.
        """
        if self.has_dice:
            self._take(self.field.text(), anyway=anyway)
        else:
            self.go_requested.emit()

    def type(self, text: str) -> None:
        """Go on with what was begun to be typed elsewhere: what real dice show."""
        self.field.setText(text)
        self._say_typed()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            painter.fillRect(rect, self._look.color(Role.BG2))
            lamp = QRectF(0, 0, rect.width(), self._look.px(_LAMP))
            painter.fillRect(lamp, self._look.color(Role.NOW))

    def _say_go(self, face: FootFace) -> None:
        typed = self.field.text() if self.has_dice else ""
        self.go.setText(go_text(self._words, typed, face.go))

    def _say_typed(self) -> None:
        if self._face is not None:
            self._say_go(self._face)

    def _show_overrule(self, face: FootFace) -> None:
        had_keyboard = self.overrule.hasFocus()
        self.overrule.setVisible(face.can_overrule)
        self.overrule.setChecked(face.is_overruled)
        if had_keyboard and not face.can_overrule:
            self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        px = self._look.px
        row = QHBoxLayout(self)
        row.setContentsMargins(round(px(16)), round(px(10)), round(px(16)), round(px(10)))
        row.setSpacing(round(px(8)))
        about = QVBoxLayout()
        about.setSpacing(round(px(2)))
        about.addWidget(self.title)
        about.addWidget(self.warning)
        about.addWidget(self.line)
        row.addLayout(about, 1)
        for part in (
            self.flashback,
            self.overrule,
            self.target,
            self.secret,
            self.field,
            self.go,
        ):
            row.addWidget(part)
        self.field.setFixedWidth(round(px(_FIELD)))

    def _connect(self) -> None:
        self.go.clicked.connect(self.do)
        self.secret.clicked.connect(self.secret_toggled)
        self.overrule.clicked.connect(self.overrule_toggled)
        self.flashback.clicked.connect(self.flashback_requested)
        self.target.clicked.connect(self.choose_target)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.field.textEdited.connect(self._on_field_text_edited)

    def choose_target(self) -> None:
        """Offer the clocks that a success may tick."""
        face = self._face
        if face is None:
            return
        words, none = self._words, self._words.pgettext("blades", "No clock")
        open_clocks(words, self.target, face.targets, self.target_chosen.emit, none=none)

    def _on_field_entered(self, text: str) -> None:
        self._take(text, anyway=self.field.is_bold)

    def _take(self, text: str, *, anyway: bool) -> None:
        face = self._face
        if face is None:
            return
        try:
            entry = read_rating(self._words, text, face.check)
        except ExpressionError:
            self.show_error(told_fault(self._words))
        except DiceError as error:
            self.show_error(error_text(self._words, error))
        else:
            if anyway and face.can_overrule and not face.is_overruled:
                self.overrule_toggled.emit()
            self.told.emit(entry)

    def _on_field_left(self) -> None:
        self.field.clear()
        self.show_error("")
        self._say_typed()
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_text_edited(self) -> None:
        self._say_typed()
        if self._error:
            self.show_error("")
