"""The bar under a sheet: the pool in hand, what moves it, its odds, and the one button."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.dice import DiceError, ExpressionError
from duskboard.core.storyteller.difficulty import EASIEST, HARDEST
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.pool_entry import (
    MOST_ADDED,
    DiceTyped,
    DifficultyTyped,
    PoolEntry,
    read_pool,
)
from duskboard.panels.pool_foot import PoolFoot
from duskboard.panels.pool_offer import PoolOffer
from duskboard.panels.pool_text import (
    dice_name,
    difficulty_reason,
    difficulty_tip,
    pool_dice,
    pool_terms,
)
from duskboard.panels.pool_ticks import PoolTicks
from duskboard.panels.pool_turn import PoolTurn
from duskboard.panels.typed_dice import go_text
from duskboard.play.storyteller.edit import NumberRangeError
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.sum_strip import SumStrip
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel

_LAMP = 2.0
_FIELD = 100.0
_DIFFICULTIES = 260.0
_FORMS = (520.0, 700.0)
"""Logical pixels of width from which on there is another, wider form."""
_WIDE = 2
_NARROWEST = 340.0


class PoolBar(QWidget):
    """Shows a pool, and says what is chosen of it; without one, how to come to one.

    Signals:
        go_requested(), go_anyway_requested(), cancel_requested(), waive_requested(): It shall be
            rolled, rolled whatever forbids it, put down, or count as one success.
        difficulty_chosen(int): The number that the faces are held against.
        willpower_toggled(), specialty_toggled(), wounds_toggled(), secret_toggled(): Whether each
            goes with it.
        dice_added(int), dice_typed(int): Dice more, or less; or so many all in all.
        overrule_toggled(): Whether what would forbid it is overruled.
        set_aside_requested(): It shall stand beside others, to be rolled with them.
        told(FacesTyped | TotalTold | VerdictTold): What real dice show, or how it went.
    """

    go_requested = Signal()
    go_anyway_requested = Signal()
    cancel_requested = Signal()
    waive_requested = Signal()
    difficulty_chosen = Signal(object)
    willpower_toggled = Signal()
    specialty_toggled = Signal()
    wounds_toggled = Signal()
    secret_toggled = Signal()
    dice_added = Signal(int)
    dice_typed = Signal(int)
    overrule_toggled = Signal()
    set_aside_requested = Signal()
    told = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: PoolOffer | None = None
        self._names_who = False
        self._error = ""
        ground = Role.BG2
        self.hint = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, ground=ground)
        self.sum = SumStrip(look)
        self._difficulty_label = TextLabel(
            look, "", TextStyle.CAPTION, role=Role.TEXT2, ground=ground
        )
        self.difficulty = SegmentedControl(look, ground=ground)
        self._ticks = PoolTicks(look, words)
        self.willpower, self.specialty = self._ticks.willpower, self._ticks.specialty
        self.secret = CheckBox(look, "", ground=ground)
        self.fewer = GlyphButton(look, "", glyph="minus", role="tool", small=True)
        self.more = GlyphButton(look, "", glyph="plus", role="tool", small=True)
        self._added = TextLabel(look, "", TextStyle.BODY, ground=ground)
        self.further = GlyphButton(look, "", glyph="more", role="tool", small=True)
        self.turn = PoolTurn(look, words)
        self._foot = PoolFoot(look, words)
        self.odds, self.said = self._foot.odds, self._foot.said
        self.overrule = self._foot.overrule
        self._is_further = False
        self.field = EntryField()
        self.waive = GlyphButton(look, "", role="quiet", small=True)
        self.cancel = GlyphButton(look, "", role="quiet")
        self.go = GlyphButton(look, "", role="primary")
        self._lay_out()
        self._connect()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.say()

    @property
    def offer(self) -> PoolOffer | None:
        """What is shown."""
        return self._offer

    def mirror(self, offer: PoolOffer | None, *, names_who: bool = False) -> None:
        """Show a pool, or none; `names_who` says whose it is, where another sheet is open."""
        if offer is None or self._offer is None or offer.who != self._offer.who:
            self.field.clear()
        self._offer, self._names_who = offer, names_who
        self.show_error("")
        self.say()
        self.update()

    def type(self, text: str) -> None:
        """Go on with what was begun to be typed elsewhere: what real dice show."""
        if self._offer is not None:
            self.field.setText(text)
            self._say_go()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def do(self, *, anyway: bool = False) -> None:
        """Do what the button says: what is typed beside it is what the dice show."""
        if self._offer is None or not self.field.text().strip():
            (self.go_anyway_requested if anyway else self.go_requested).emit()
        else:
            self._read(self.field.text(), anyway=anyway)

    def show_error(self, text: str) -> None:
        """Say what was wrong with what was typed or pressed; "" for nothing."""
        self._error = text
        self.field.mark_error(wrong=bool(text))
        self.field.setAccessibleDescription(text)
        self._say_below()

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, offer = self._words, self._offer
        self.hint.setText(words.pgettext("vampire", "Click two labels to make a pool."))
        self._say_fixed()
        self._form.setVisible(offer is not None)
        self.hint.setVisible(offer is None)
        if offer is None:
            return
        self.sum.mirror(pool_terms(words, offer))
        options = [
            Option(value=number, text=str(number), tip=difficulty_tip(words, number))
            for number in range(EASIEST, HARDEST + 1)
        ]
        # What is rolled is marked; what was said, and what is added to it, is told above.
        self.difficulty.mirror(options, offer.pool.difficulty.used)
        reason = difficulty_reason(words, offer.terms, offer.pool)
        title = words.pgettext("vampire", "Difficulty")
        told = words.pgettext("vampire difficulty", "Difficulty: %(reason)s") % {"reason": reason}
        self._difficulty_label.setText(told if reason else title)
        self.difficulty.setAccessibleName(told if reason else title)
        self._say_ticks(offer)
        self._say_go()
        self.go.setEnabled(offer.refusal is None)
        self.waive.setVisible(offer.is_waiver_offered)
        self._say_turn(offer)
        self._say_below()
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        # No wider for what is in hand: the sheet above must not move.
        return QSize(self.minimumSizeHint().width(), super().sizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._look.px(_NARROWEST)), super().minimumSizeHint().height())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
        elif event.type() in LOOK_EVENTS:
            self._measure()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            painter.fillRect(rect, self._look.color(Role.BG2))
            is_lit = self._offer is not None
            line = QRectF(0, 0, rect.width(), self._look.px(_LAMP) if is_lit else 1)
            painter.fillRect(line, self._look.color(Role.NOW if is_lit else Role.LINE))

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(8))
        self._form = QWidget()
        self._grid = QGridLayout(self._form)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(round(px(10)))
        self._grid.setVerticalSpacing(gap)
        self._hard = QWidget()
        hard = QVBoxLayout(self._hard)
        hard.setContentsMargins(0, 0, 0, 0)
        hard.setSpacing(round(px(2)))
        hard.addWidget(self._difficulty_label)
        hard.addWidget(self.difficulty)
        self._adder = QWidget()
        adder = QHBoxLayout(self._adder)
        adder.setContentsMargins(0, 0, 0, 0)
        adder.setSpacing(round(px(4)))
        for part in (self.fewer, self._added, self.more):
            adder.addWidget(part)
        adder.addSpacing(gap)
        adder.addWidget(self.secret)
        adder.addWidget(self.further)
        adder.addStretch(1)
        self._acts = QWidget()
        acts = QHBoxLayout(self._acts)
        acts.setContentsMargins(0, 0, 0, 0)
        acts.setSpacing(gap)
        for act in (self.waive, self.field, self.cancel):
            acts.addWidget(act)
        self.field.keep_width(self._look, _FIELD)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.setContentsMargins(round(px(12)), round(px(8)), round(px(12)), round(px(8)))
        column.addWidget(self.hint)
        column.addWidget(self._form)
        self._arranged: int | None = None
        self._measure()

    def _measure(self) -> None:
        self.difficulty.setFixedWidth(round(self._look.px(_DIFFICULTIES)))
        self._foot.measure()
        self._arrange()

    def _arrange(self) -> None:
        """Put the parts side by side as far as there is room for them."""
        width = self.width() / self._look.scale
        form = sum(width >= least for least in _FORMS)
        if form == self._arranged:
            return
        self._arranged = form
        self._foot.set_slim(form == 0)
        grid, right = self._grid, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        while grid.count():
            grid.takeAt(0)
        if form == _WIDE:
            grid.addWidget(self.sum, 0, 0)
            grid.addWidget(self._hard, 0, 1)
            grid.addWidget(self.go, 0, 2)
            grid.addWidget(self._ticks, 1, 0)
            grid.addWidget(self._adder, 1, 1)
            grid.addWidget(self._acts, 1, 2, right)
        else:
            is_slim = form == 0
            grid.addWidget(self.sum, 0, 0)
            grid.addWidget(self.go, 0, 1, right)
            grid.addWidget(self._hard, 1, 0, 1, 2 if is_slim else 1)
            grid.addWidget(self._adder, 3 if is_slim else 1, 0 if is_slim else 1, right)
            grid.addWidget(self._ticks, 2, 0, 1, 2 if is_slim else 1)
            grid.addWidget(self._acts, 3 if is_slim else 2, 1, right)
        grid.addWidget(self.turn, 4, 0, 1, 3)
        grid.addLayout(self._foot, 5, 0, 1, 3)
        grid.setColumnStretch(0, 1)

    def _connect(self) -> None:
        self.go.clicked.connect(lambda _on=False: self.do())
        self.cancel.clicked.connect(self.cancel_requested)
        self.waive.clicked.connect(self.waive_requested)
        self.turn.aside.clicked.connect(self.set_aside_requested)
        self.difficulty.chosen.connect(self._on_difficulty_chosen)
        self._ticks.willpower_toggled.connect(self.willpower_toggled)
        self._ticks.specialty_toggled.connect(self.specialty_toggled)
        self._ticks.wounds_toggled.connect(self.wounds_toggled)
        self.secret.clicked.connect(self.secret_toggled)
        self.fewer.clicked.connect(lambda: self.dice_added.emit(-1))
        self.more.clicked.connect(lambda: self.dice_added.emit(1))
        self.further.clicked.connect(self._on_further_clicked)
        self.overrule.clicked.connect(self.overrule_toggled)
        self.field.entered.connect(lambda text: self._read(text, anyway=self.field.is_bold))
        self.field.left.connect(self._on_field_left)
        self.field.textEdited.connect(self._on_field_text_edited)

    def _say_go(self) -> None:
        words, offer = self._words, self._offer
        if offer is not None:
            go = words.pgettext("vampire", "Roll %(dice)s")
            go %= {"dice": dice_name(offer.pool.dice)}
            self.go.setText(go_text(words, self.field.text(), go))

    def _say_fixed(self) -> None:
        words = self._words
        self.secret.setText(words.pgettext("roll", "Secret"))
        for button, said in (
            (self.fewer, words.pgettext("vampire", "A die less")),
            (self.more, words.pgettext("vampire", "A die more")),
            (self.further, words.pgettext("vampire", "Several actions, another try")),
        ):
            button.setAccessibleName(said)
            button.setToolTip(said)
        self.cancel.setText(words.gettext("Cancel"))
        self.waive.setText(words.pgettext("vampire", "One success, unrolled"))
        self.field.setPlaceholderText(words.pgettext("real dice", "or faces"))
        tip = words.pgettext(
            "vampire",
            "Faces of real dice, or the successes alone: 3. @7 is a difficulty, +2 two dice more",
        )
        self.field.setToolTip(tip)
        self.field.setAccessibleName(tip)

    def _say_ticks(self, offer: PoolOffer) -> None:
        words = self._words
        self._ticks.mirror(offer)
        self.secret.setChecked(offer.is_secret)
        added, plain = f"{offer.added:+d}", words.pgettext("vampire", "±0 dice")
        self._added.setText(added.replace("-", "−") if offer.added else plain)
        self._added.keep_room(plain)

    def _say_turn(self, offer: PoolOffer) -> None:
        terms = offer.terms
        self.turn.mirror(terms)
        self.turn.setVisible(self._is_further or terms.actions > 1 or terms.tries > 0)
        if self._foot.mirror_overrule(offer):
            self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_below(self) -> None:
        """Say what is wrong, or else the odds and what there is to know."""
        self._foot.mirror(self._offer, self._error, names_who=self._names_who)
        self.go.setAccessibleDescription(self.said.text())

    def _on_difficulty_chosen(self, difficulty: object) -> None:
        self.difficulty_chosen.emit(difficulty)
        # The same number said again marks what is rolled, not what was clicked.
        self.say()

    def _on_further_clicked(self) -> None:
        self._is_further = not self._is_further
        self.say()

    def _read(self, text: str, *, anyway: bool) -> None:
        if self._offer is None:
            return
        try:
            entry = read_pool(self._words, text, pool_dice(self._offer))
        except ExpressionError:
            words = self._words
            wrong = words.pgettext("vampire", "Type the faces, the successes alone, or “botch”.")
            self.show_error(wrong)
        except DiceError as error:
            self.show_error(error_text(self._words, error))
        else:
            self._take(entry, anyway=anyway)

    def _take(self, entry: PoolEntry, *, anyway: bool) -> None:
        """Say what was typed; after what moves the pool, Enter rolls or Space overrules."""
        match entry:
            case DifficultyTyped(difficulty=difficulty):
                self.difficulty_chosen.emit(difficulty)
            case DiceTyped(dice=dice) if abs(dice) > MOST_ADDED:
                error = NumberRangeError(dice, -MOST_ADDED, MOST_ADDED)
                self.show_error(error_text(self._words, error))
                return
            case DiceTyped(dice=dice):
                self.dice_typed.emit(dice)
            case _:
                if anyway and self._offer and not self._offer.is_overruled:
                    self.overrule_toggled.emit()
                self.told.emit(entry)
                return
        self.field.clear()
        self._say_go()
        (self.overrule if self.overrule.isVisible() else self.go).setFocus()

    def _on_field_left(self) -> None:
        self.field.clear()
        self._on_field_text_edited()
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_field_text_edited(self) -> None:
        self._say_go()
        if self._error:
            self.show_error("")
