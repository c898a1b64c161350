"""The blow of the damage panel: its kind, its levels, what soaks it, and the roll."""

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.dice import DiceError, ExpressionError, Pool
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.roll import MAX_POOL
from duskboard.core.storyteller.soak import HarmSource
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.panels.body_offer import BodyOffer
from duskboard.panels.body_text import soak_advice, soak_terms
from duskboard.panels.dice_entry import read_check
from duskboard.panels.entry_field import EntryField
from duskboard.panels.pool_text import dice_name
from duskboard.panels.typed_dice import go_text
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.sum_strip import SumStrip
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel

MOST_LEVELS = MAX_POOL
_FIELD = 96.0
_LEVELS = 44.0
_WIDE_FROM = 520.0
"""Logical pixels of width from which on the parts stand side by side."""


class BlowForm(QWidget):
    """Shows a blow, and says what is chosen of it.

    Signals:
        damage_chosen(Damage), source_chosen(HarmSource), levels_typed(int): What comes.
        armour_toggled(), secret_toggled(), dice_added(int): What soaks it, and who sees that.
        go_requested(), unsoaked_requested(): It shall be soaked, or taken as it is.
        told(FacesTyped | TotalTold | VerdictTold): What real dice show.
    """

    damage_chosen = Signal(object)
    source_chosen = Signal(object)
    levels_typed = Signal(int)
    armour_toggled = Signal()
    secret_toggled = Signal()
    dice_added = Signal(int)
    go_requested = Signal()
    unsoaked_requested = Signal()
    told = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: BodyOffer | None = None
        self._error = ""
        self.damage = SegmentedControl(look)
        self.source = SegmentedControl(look)
        self._levels_label = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self.levels = EntryField()
        self.stepper = Stepper(look, width=0.0)
        self.sum = SumStrip(look, ground=Role.BG1)
        self.armour = CheckBox(look, "")
        self.secret = CheckBox(look, "")
        self.added = Stepper(look, width=44.0)
        self.said = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.field = EntryField()
        self.unsoaked = GlyphButton(look, "", role="quiet", small=True)
        self.go = GlyphButton(look, "", role="outline")
        self._lay_out()
        self._connect()

    def mirror(self, offer: BodyOffer) -> None:
        """Show a blow at somebody."""
        before = self._offer.blow if self._offer is not None else None
        is_over = before is not None and before.levels > 0 and not offer.blow.levels
        if before is None or offer.blow.who != before.who or is_over:
            # What fell for one blow says nothing of the next.
            self.field.clear()
            self.levels.clear()
        self._offer = offer
        self.show_error("")
        self._say(offer)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def begin(self) -> None:
        """Write the levels."""
        self.levels.setFocus(Qt.FocusReason.OtherFocusReason)
        self.levels.selectAll()

    def show_error(self, text: str) -> None:
        """Say what was wrong with what was typed or pressed; "" for nothing."""
        self._error = text
        self.field.mark_error(wrong=bool(text))
        self.field.setAccessibleDescription(text)
        self._say_below()

    def _say(self, offer: BodyOffer) -> None:
        words, blow, plan = self._words, offer.blow, offer.plan
        kinds = [Option(value=one, text=enum_text(words, one)) for one in Damage]
        self.damage.mirror(kinds, blow.damage)
        self.damage.setAccessibleName(words.pgettext("vampire", "Kind of damage"))
        sources = [Option(value=one, text=enum_text(words, one)) for one in HarmSource]
        self.source.mirror(sources, blow.source)
        self.source.setAccessibleName(words.pgettext("vampire", "Where it comes from"))
        self.source.setVisible(blow.damage is Damage.AGGRAVATED)
        self._levels_label.setText(words.pgettext("vampire", "Levels"))
        self.levels.setAccessibleName(words.pgettext("vampire", "Levels of damage before soak"))
        if not (self.levels.hasFocus() and self.levels.text()):
            self.levels.setText(str(blow.levels))
        less = words.pgettext("vampire", "A level less")
        self.stepper.mirror("", "", less=less, more=words.pgettext("vampire", "A level more"))
        self.stepper.limit(can_less=blow.levels > 0, can_more=blow.levels < MOST_LEVELS)
        self.sum.mirror(soak_terms(words, offer))
        self.armour.setText(words.pgettext("vampire", "Armour counts"))
        self.armour.setVisible(offer.has_armour)
        self.armour.setChecked(offer.counts_armour)
        self.secret.setText(words.pgettext("roll", "Secret"))
        self.secret.setChecked(blow.is_secret)
        dice, plain = f"{blow.added:+d}".replace("-", "−"), words.pgettext("vampire", "±0 dice")
        self.added.figure.keep_room(plain)
        self.added.mirror(
            "",
            dice if blow.added else plain,
            less=words.pgettext("vampire", "A die less"),
            more=words.pgettext("vampire", "A die more"),
        )
        soak = words.pgettext("vampire", "Soak with %(dice)s") % {"dice": dice_name(plan.dice)}
        take = words.pgettext("vampire", "Take it")
        self.go.setText(go_text(words, self._typed(), soak) if plan.dice else take)
        self.unsoaked.setText(words.pgettext("vampire", "Unsoaked"))
        self.unsoaked.setVisible(plan.dice > 0)
        is_ready = blow.levels > 0 and offer.refusal is None
        self.go.setEnabled(is_ready)
        self.unsoaked.setEnabled(is_ready)
        self._light(is_lit=offer.is_lit and is_ready)
        self.field.setPlaceholderText(words.pgettext("real dice", "or faces"))
        self.field.setToolTip(
            words.pgettext("vampire", "The faces of real dice, or the levels soaked alone: 3")
        )
        self.field.setAccessibleName(self.field.toolTip())
        self.field.setVisible(plan.dice > 0)
        self._say_below()

    def _light(self, *, is_lit: bool) -> None:
        role = "primary" if is_lit else "outline"
        if self.go.property("role") != role:
            self.go.setProperty("role", role)
            self.go.style().unpolish(self.go)
            self.go.style().polish(self.go)

    def _say_below(self) -> None:
        text, role = self._error, Role.BAD
        offer = self._offer
        if not text and offer is not None:
            text, role = soak_advice(self._words, offer), Role.TEXT2
            if offer.refusal is not None:
                text, role = error_text(self._words, offer.refusal), Role.BAD
        self.said.setText(text)
        self.said.set_role(role)
        self.said.setVisible(bool(text))

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(8))
        self.levels.keep_width(self._look, _LEVELS)
        self.levels.setValidator(
            QRegularExpressionValidator(QRegularExpression("[0-9]{0,5}"), self)
        )
        self.levels.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.field.keep_width(self._look, _FIELD)
        self.stepper.figure.hide()
        self._counts = QWidget()
        counts = QHBoxLayout(self._counts)
        counts.setContentsMargins(0, 0, 0, 0)
        counts.setSpacing(gap)
        for part in (self._levels_label, self.levels, self.stepper):
            counts.addWidget(part)
        counts.addStretch(1)
        where = QHBoxLayout()
        where.addWidget(self.source)
        where.addStretch(1)
        self._side = QWidget()
        side = QHBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(gap)
        side.addWidget(self.added)
        side.addWidget(self.armour)
        side.addWidget(self.secret)
        side.addStretch(1)
        self._acts = QWidget()
        acts = QHBoxLayout(self._acts)
        acts.setContentsMargins(0, 0, 0, 0)
        acts.setSpacing(gap)
        acts.addWidget(self.unsoaked)
        acts.addWidget(self.field)
        self._top, self._grid = QGridLayout(), QGridLayout()
        for grid in (self._top, self._grid):
            grid.setHorizontalSpacing(gap)
            grid.setVerticalSpacing(gap)
            grid.setColumnStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addLayout(self._top)
        column.addLayout(where)
        column.addLayout(self._grid)
        column.addWidget(self.said)
        self._is_wide: bool | None = None
        self._arrange()

    def _arrange(self) -> None:
        """Put the parts side by side as far as there is room for them."""
        is_wide = self.width() >= self._look.px(_WIDE_FROM)
        if is_wide is self._is_wide:
            return
        self._is_wide = is_wide
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        for grid in (self._top, self._grid):
            while grid.count():
                grid.takeAt(0)
        self._top.addWidget(self.damage, 0, 0, left)
        self._top.addWidget(self._counts, 0 if is_wide else 1, 1 if is_wide else 0)
        self._grid.addWidget(self.sum, 0, 0)
        self._grid.addWidget(self.go, 0, 1)
        if is_wide:
            self._grid.addWidget(self._side, 1, 0)
            self._grid.addWidget(self._acts, 1, 1, right)
        else:
            self._grid.addWidget(self._side, 1, 0, 1, 2)
            self._grid.addWidget(self._acts, 2, 0, 1, 2, right)

    def _connect(self) -> None:
        self.damage.chosen.connect(self.damage_chosen)
        self.source.chosen.connect(self.source_chosen)
        self.levels.textEdited.connect(self._on_levels_text_edited)
        self.levels.entered.connect(self._on_levels_entered)
        self.levels.left.connect(self._on_levels_left)
        self.stepper.stepped.connect(self._on_stepper_stepped)
        self.armour.clicked.connect(self.armour_toggled)
        self.secret.clicked.connect(self.secret_toggled)
        self.added.stepped.connect(self.dice_added)
        self.go.clicked.connect(self._on_go_clicked)
        self.unsoaked.clicked.connect(self.unsoaked_requested)
        self.field.entered.connect(self._on_field_entered)
        self.field.left.connect(self._on_field_left)
        self.field.textEdited.connect(self._on_field_text_edited)

    def _on_levels_text_edited(self, text: str) -> None:
        self.levels_typed.emit(int(text) if text.isdecimal() else 0)

    def _on_levels_entered(self, _text: str) -> None:
        if self.go.isEnabled():
            self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_levels_left(self) -> None:
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)
        self.levels_typed.emit(0)

    def _on_stepper_stepped(self, by: int) -> None:
        if self._offer is not None:
            self.levels_typed.emit(max(0, self._offer.blow.levels + by))

    def _typed(self) -> str:
        """Return what real dice show, or "" where none are thrown."""
        offer = self._offer
        return self.field.text().strip() if offer is not None and offer.plan.dice else ""

    def _on_go_clicked(self) -> None:
        if self._typed():
            self._on_field_entered(self._typed())
        else:
            self.go_requested.emit()

    def _on_field_text_edited(self) -> None:
        self.show_error("")
        if self._offer is not None:
            self._say(self._offer)

    def _on_field_entered(self, text: str) -> None:
        if self._offer is None:
            return
        dice = Pool(count=self._offer.plan.dice, target=STANDARD)
        try:
            said = read_check(self._words, text, dice)
        except ExpressionError:
            wrong = self._words.pgettext("vampire", "Type the faces, or the levels soaked alone.")
            self.show_error(wrong)
        except DiceError as error:
            self.show_error(error_text(self._words, error))
        else:
            self.told.emit(said)

    def _on_field_left(self) -> None:
        self.field.clear()
        self._on_field_text_edited()
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)
