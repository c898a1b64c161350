"""A participant's quick sheet: what can be rolled, at three levels, and what is left of them."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.board.board_words import person_name, side_name
from duskboard.core.chase.skill import SkillId
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.even_grid import EvenGrid
from duskboard.panels.person_badge import PersonBadge
from duskboard.panels.skill_table import Armed, SkillTable
from duskboard.panels.trait_grid import TraitGrid
from duskboard.panels.vital_box import Amount, VitalBox
from duskboard.table.quick_view import QuickView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.painted_button import LOOK_EVENTS
from duskboard.widgets.text_label import TextLabel

_TOKEN = 40.0


class QuickSheet(QWidget):
    """The quick sheet of somebody, or a sentence where nobody is chosen.

    Signals:
        level_requested(str, Difficulty): A check shall be taken in hand.
        go_requested(): What is in hand shall be rolled.
        extra_requested(int): It gets so many bonus dice more.
        value_typed(str, int | None): A skill is worth so much; None: it is gone.
        vitals_typed(Vitals): Hit points and the like are others.
        line_typed(str): Skills were typed in a line.
        dice_typed(str): What real dice show was begun to be typed, with a check in hand.
        left(): Esc was pressed: the keyboard goes back to the track.
        said_anew(): The words are others now.
    """

    level_requested = Signal(object, object)
    go_requested = Signal()
    extra_requested = Signal(int)
    value_typed = Signal(object, object)
    vitals_typed = Signal(object)
    line_typed = Signal(str)
    dice_typed = Signal(str)
    left = Signal()
    said_anew = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: QuickView | None = None
        self._armed: Armed | None = None
        self.badge = PersonBadge(look, words, _TOKEN, ground=Role.BG1)
        self.name = TextLabel(look, "", TextStyle.HEAD)
        self.caption = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2, lines=2)
        self.edit = GlyphButton(look, "", glyph="pencil", role="toggle", small=True)
        self.hit_points, self.sanity, self.magic = VitalBox(look), VitalBox(look), VitalBox(look)
        self.luck = VitalBox(look, has_full=False)
        self._boxes = (self.hit_points, self.sanity, self.luck, self.magic)
        self.traits = TraitGrid(look, words)
        self.skills = SkillTable(look, words)
        self.line = EntryField()
        self.error = TextLabel(look, "", TextStyle.CAPTION, role=Role.BAD, lines=2)
        self._body = QWidget()
        self._none = EmptyState(look, "")
        self._vitals = EvenGrid(look)
        self._head = QHBoxLayout()
        self._top, self._foot = QVBoxLayout(), QVBoxLayout()
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.skills)
        self.say()

    @property
    def view(self) -> QuickView | None:
        """Whose sheet is shown, or None."""
        return self._view

    @property
    def is_editing(self) -> bool:
        """Whether numbers can be typed over."""
        return self.edit.isChecked()

    def mirror(self, view: QuickView | None, armed: Armed | None) -> None:
        """Show somebody's sheet, and which check of theirs is in hand."""
        if (view, armed) == (self._view, self._armed):
            return  # most steps at the table are about others
        was = self._view.person_id if self._view is not None else None
        self._view, self._armed = view, armed
        if view is not None and view.person_id != was:
            self.tell_error("")
            self.line.clear()
        self._show()

    def tell_error(self, text: str) -> None:
        """Say under the line what is wrong with it; "" for nothing."""
        self.line.mark_error(wrong=bool(text))
        self.error.setText(text)
        self.error.setVisible(bool(text))
        self.line.setAccessibleDescription(text)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words = self._words
        self._none.tell(
            words.pgettext("quick sheet", "Click somebody on the track: their sheet stands here.")
        )
        self.edit.setText(words.pgettext("quick sheet", "Edit"))
        self.line.setPlaceholderText(words.pgettext("quick sheet", "climb 45, dodge 30"))
        self.line.setAccessibleName(words.pgettext("quick sheet", "Skills to add or to change"))
        self.setAccessibleName(words.pgettext("dock", "Quick sheet"))
        self.skills.say()
        self._show()

    def _show(self) -> None:
        words, view = self._words, self._view
        self._none.setVisible(view is None)
        self._body.setVisible(view is not None)
        if view is None:
            return
        self.badge.mirror(view.token)
        self.name.setText(person_name(words, view.token))
        self.caption.setText(self._facts(view))
        vitals = view.vitals
        for box, name, amount in (
            (self.hit_points, words.pgettext("quick sheet", "HP"),
             (vitals.hit_points, vitals.full_hit_points)),
            (self.sanity, words.pgettext("quick sheet", "SAN"),
             (vitals.sanity, vitals.full_sanity)),
            (self.luck, words.pgettext("quick sheet", "Luck"), (view.luck, None)),
            (self.magic, words.pgettext("quick sheet", "MP"), (vitals.magic, vitals.full_magic)),
        ):  # fmt: skip
            box.mirror(name, amount)
        self._space()
        self.traits.mirror(view.traits, self._armed, can_roll=view.has_levels)
        self.traits.setVisible(view.has_levels)
        self.skills.mirror(view.skills, view.source, self._armed)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first skill, or to what can be typed where there is none."""
        if not self.skills.rows.skills:
            self.edit.setChecked(True)
            self._on_edit_clicked()
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if not self.skills.currentIndex().isValid():
            self.skills.setCurrentIndex(self.skills.rows.index(0, 1))
        self.skills.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
            self.said_anew.emit()
        elif event.type() in LOOK_EVENTS:
            self._space()

    def _facts(self, view: QuickView) -> str:
        words, token = self._words, view.token
        numbers = words.pgettext("quick sheet", "MOV %(mov)d, DEX %(dex)d")
        texts = {"mov": token.mov or 0, "dex": token.dex or 0}
        return dotted(words, [side_name(words, token.side), numbers % texts])

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name)
        names.addWidget(self.caption)
        head = self._head
        head.addWidget(self.badge)
        head.addLayout(names, 1)
        head.addWidget(self.edit, 0, Qt.AlignmentFlag.AlignVCenter)
        self._vitals.hold([(box, None) for box in self._boxes])
        top = self._top
        top.addLayout(head)
        top.addWidget(self._vitals)
        top.addWidget(self.traits)
        self._foot.addWidget(self.line)
        self._foot.addWidget(self.error)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addLayout(top)
        body.addWidget(self.skills, 1)
        body.addLayout(self._foot)
        self.line.hide()
        self.error.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._body, 1)
        column.addWidget(self._none, 1)
        self._space()

    def _space(self) -> None:
        px = self._look.px
        side, gap = round(px(12)), round(px(8))
        self._head.setSpacing(gap)
        self._vitals.fit(max(box.least for box in self._boxes))
        self._top.setContentsMargins(side, gap, side, gap)
        self._top.setSpacing(gap)
        self._foot.setContentsMargins(side, gap // 2, side, gap)

    def _connect(self) -> None:
        self.edit.clicked.connect(self._on_edit_clicked)
        for source in (self.traits, self.skills):
            source.level_requested.connect(self._on_level_requested)
            source.value_typed.connect(self.value_typed)
            source.go_requested.connect(self.go_requested)
            source.dice_typed.connect(self.dice_typed)
            source.left.connect(self.left)
        self.skills.extra_requested.connect(self.extra_requested)
        self.line.entered.connect(self.line_typed)
        self.line.left.connect(self._on_line_left)
        for box in self._boxes:
            box.typed.connect(self._on_box_typed)
            box.left.connect(self.left)

    def _on_level_requested(self, name: str, level: object) -> None:
        if self.is_editing and self.sender() is self.skills:
            self.skills.begin_edit()
        else:
            self.level_requested.emit(name, level)

    def _on_edit_clicked(self) -> None:
        self.traits.set_editing(is_editing=self.is_editing)
        self.line.setVisible(self.is_editing)
        self.tell_error("")

    def _on_line_left(self) -> None:
        self.tell_error("")
        if self.line.text():
            self.line.clear()
        else:
            self.left.emit()

    def _on_box_typed(self, amount: Amount) -> None:
        view, (now, full) = self._view, amount
        if view is None:
            return
        box = self.sender()
        if box is self.luck:
            self.value_typed.emit(SkillId.LUCK, now)
        elif box is self.hit_points:
            vitals = replace(view.vitals, hit_points=now, full_hit_points=full)
            self.vitals_typed.emit(vitals)
        elif box is self.sanity:
            self.vitals_typed.emit(replace(view.vitals, sanity=now, full_sanity=full))
        else:
            self.vitals_typed.emit(replace(view.vitals, magic=now, full_magic=full))
