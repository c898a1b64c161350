"""Several pools: against each other, hindering, as a team, first to so many, or one by one."""

import re
import unicodedata

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.i18n.several_text import several_text
from duskboard.i18n.words import Words
from duskboard.panels.enter_key import press_button
from duskboard.panels.entry_field import EntryField
from duskboard.panels.line_offer import LineMode, LineOffer
from duskboard.panels.line_row import LineRow
from duskboard.panels.pool_text import odds_bar
from duskboard.play.storyteller.decision import LoosePool
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.odds_bar import OddsBar, PartLook
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.stepper import Stepper
from duskboard.widgets.switch import CheckBox
from duskboard.widgets.text_label import TextLabel

_LOOSE = re.compile(r"\s*(?P<name>.*?\S)\s+(?P<dice>-?\d{1,3})\s*(?:@\s*(?P<hard>-?\d{1,3}))?\s*")


class LinePanel(QWidget):
    """Shows the line-up, and says what is chosen of it.

    Signals:
        mode_chosen(LineMode), target_typed(int): What for.
        loose_typed(LoosePool, int | None): Somebody without a sheet joins, with the difficulty
            that was typed.
        difficulty_typed(int, int), told(int, object, str), remove_requested(int),
            overrule_toggled(int): See `LineRow`.
        go_requested(), clear_requested(): All shall be rolled, or taken out.
        secret_toggled(): Only the game master shall see it, or the players too.
        begin_requested(str): An extended contest of that name begins.
    """

    mode_chosen = Signal(object)
    target_typed = Signal(int)
    loose_typed = Signal(object, object)
    difficulty_typed = Signal(int, int)
    told = Signal(int, object, str)
    remove_requested = Signal(int)
    overrule_toggled = Signal(int)
    go_requested = Signal()
    clear_requested = Signal()
    secret_toggled = Signal()
    begin_requested = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: LineOffer | None = None
        self.mode = SegmentedControl(look)
        self.target = Stepper(look)
        self.name = EntryField()
        self.rows: list[LineRow] = []
        self._column = QVBoxLayout()
        self._hint = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=3)
        self.loose = EntryField()
        self.secret = CheckBox(look, "")
        self.odds = OddsBar(look)
        self.outcome = TextLabel(look, "", TextStyle.TITLE, lines=2)
        self._says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.go = GlyphButton(look, "", role="outline")
        self._area = QScrollArea()
        self.clear = GlyphButton(look, "", role="quiet", small=True)
        self._lay_out()
        self._connect()

    def mirror(self, offer: LineOffer) -> None:
        """Show the line-up."""
        is_rolled = offer.outcome is not None and offer != self._offer
        self._offer = offer
        self._fill(offer)
        self._say(offer)
        if is_rolled:
            # What it came to and what rolls again are seen, once the rows have their places.
            QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self.go))

    def show_error(self, text: str) -> None:
        """Say why it cannot be rolled; "" for nothing."""
        self._says.setText(text)
        self._says.set_role(Role.BAD if text else Role.TEXT2)
        self._says.setVisible(bool(text))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self, event):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._offer is not None:
            self.mirror(self._offer)

    def _fill(self, offer: LineOffer) -> None:
        while len(self.rows) > len(offer.lines):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(offer.lines):
            row = LineRow(self._look, self._words)
            row.difficulty_typed.connect(self.difficulty_typed)
            row.told.connect(self.told)
            row.remove_requested.connect(self.remove_requested)
            row.overrule_toggled.connect(self.overrule_toggled)
            self._column.addWidget(row)
            self.rows.append(row)
        for row, line in zip(self.rows, offer.lines, strict=True):
            row.mirror(line)

    def _say(self, offer: LineOffer) -> None:
        words = self._words
        texts = {
            LineMode.OPPOSE: words.pgettext("vampire several", "Contest"),
            LineMode.HINDER: words.pgettext("vampire several", "Hinder"),
            LineMode.TEAM: words.pgettext("vampire several", "Together"),
            LineMode.MATCH: words.pgettext("vampire several", "First to…"),
            LineMode.ACTIONS: words.pgettext("vampire several", "Actions"),
        }
        self.mode.mirror([Option(value=one, text=texts[one]) for one in LineMode], offer.mode)
        self.mode.setAccessibleName(words.pgettext("vampire several", "What they roll for"))
        is_new_match = offer.mode is LineMode.MATCH and not offer.match
        self.target.mirror(
            words.pgettext("vampire several", "successes"),
            str(offer.target),
            less=words.pgettext("vampire several", "One less"),
            more=words.pgettext("vampire several", "One more"),
        )
        self.target.setVisible(is_new_match)
        self.name.setVisible(is_new_match)
        self.name.setPlaceholderText(words.pgettext("vampire several", "What it is about"))
        self.name.setAccessibleName(self.name.placeholderText())
        self._hint.setText(
            words.pgettext(
                "vampire several",
                "Put a pool in hand and press L, or type somebody: Guard 5 @6.",
            )
        )
        self._hint.setVisible(not offer.lines)
        self.loose.setPlaceholderText(words.pgettext("vampire several", "Guard 5 @6"))
        tip = words.pgettext("vampire several", "Somebody without a sheet: name, dice, difficulty")
        self.loose.setToolTip(tip)
        self.loose.setAccessibleName(tip)
        self.show_error("")
        self._say_odds(offer)
        self.go.setText(self._go_text(offer, is_new=is_new_match))
        self.go.setEnabled(offer.can_roll)
        self.clear.setText(words.pgettext("vampire several", "Clear"))
        self.clear.setVisible(bool(offer.lines))
        self.secret.setText(words.pgettext("roll", "Secret"))
        self.secret.setChecked(offer.is_secret)
        self.secret.setVisible(bool(offer.lines))
        outcome = "" if offer.outcome is None else several_text(words, offer.outcome)
        self.outcome.setText(outcome)
        self.outcome.setVisible(bool(outcome))

    def _go_text(self, offer: LineOffer, *, is_new: bool) -> str:
        words = self._words
        if is_new:
            return words.pgettext("vampire several", "Begin")
        if offer.match:
            return words.pgettext("vampire several", "Roll this round")
        if offer.outcome is not None:
            return words.pgettext("vampire several", "Roll again")
        if offer.mode is LineMode.TEAM:
            return words.pgettext("vampire several", "Roll all")
        if offer.mode is LineMode.ACTIONS:
            return words.pgettext("vampire several", "Roll the next")
        return words.pgettext("vampire several", "Roll both")

    def _say_odds(self, offer: LineOffer) -> None:
        odds = offer.odds
        self.odds.setVisible(odds is not None)
        if odds is None:
            return
        shares = (
            (odds.first, PartLook.SOLID),
            (odds.tie, PartLook.OUTLINED),
            (odds.second, PartLook.HATCHED),
        )
        parts = odds_bar(shares)
        text = self._words.pgettext(
            "vampire odds", "%(first)s ahead %(wins)s, a tie %(tie)s, %(second)s ahead %(loses)s"
        )
        first, second = (one.name for one in offer.lines[:2])
        said = text % {
            "first": first,
            "wins": parts[0].text,
            "tie": parts[1].text,
            "second": second,
            "loses": parts[2].text,
        }
        self.odds.mirror(parts, said)
        self._says.setText(said)
        self._says.setVisible(True)

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(8))
        top, foot, about = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row in (top, foot, about):
            row.setSpacing(gap)
        top.addWidget(self.mode)
        top.addStretch(1)
        about.addWidget(self.name, 1)
        about.addWidget(self.target)
        foot.addWidget(self.loose, 1)
        foot.addWidget(self.secret)
        foot.addWidget(self.clear)
        foot.addWidget(self.go)
        self._column.setSpacing(0)
        inner = QWidget()
        inner.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(inner)
        column.setContentsMargins(*(round(px(side)) for side in (12, 8, 12, 10)))
        column.setSpacing(gap)
        column.addLayout(top)
        column.addLayout(about)
        column.addWidget(self._hint)
        column.addLayout(self._column)
        column.addWidget(self.outcome)
        column.addLayout(foot)
        column.addWidget(self.odds)
        column.addWidget(self._says)
        column.addStretch(1)
        area = self._area
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

    def _connect(self) -> None:
        self.mode.chosen.connect(self.mode_chosen)
        self.target.stepped.connect(self._on_target_stepped)
        self.loose.entered.connect(self._on_loose_entered)
        self.loose.left.connect(self._on_loose_left)
        self.loose.textEdited.connect(self._on_loose_text_edited)
        self.name.entered.connect(self._on_go_clicked)
        self.name.left.connect(self.name.clear)
        self.go.clicked.connect(self._on_go_clicked)
        self.clear.clicked.connect(self.clear_requested)
        self.secret.clicked.connect(self.secret_toggled)

    def _on_target_stepped(self, by: int) -> None:
        if self._offer is not None:
            self.target_typed.emit(self._offer.target + by)

    def _on_loose_entered(self, text: str) -> None:
        found = _LOOSE.fullmatch(unicodedata.normalize("NFKC", text))
        if found is None:
            self._on_loose_refused()
            return
        self.loose.clear()
        hard = None if found["hard"] is None else int(found["hard"])
        difficulty = STANDARD if hard is None else hard
        pool = LoosePool(who=found["name"], dice=int(found["dice"]), difficulty=difficulty)
        self.loose_typed.emit(pool, hard)

    def _on_loose_refused(self) -> None:
        """Say beside the field what is typed into it."""
        self.loose.mark_error(wrong=True)
        self.show_error(
            self._words.pgettext(
                "vampire several",
                "Type a name, how many dice, and after @ a difficulty: Guard 5 @6.",
            )
        )
        QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self._says))

    def _on_loose_text_edited(self) -> None:
        self.loose.mark_error(wrong=False)
        self.show_error("")
        if self._offer is not None:
            self._say_odds(self._offer)

    def _on_loose_left(self) -> None:
        self.loose.clear()
        self._on_loose_text_edited()

    def _on_go_clicked(self) -> None:
        offer = self._offer
        if offer is None or not all(row.settle() for row in self.rows):
            return
        if offer.mode is LineMode.MATCH and not offer.match:
            name = self.name.text().strip()
            self.name.mark_error(wrong=not name)
            if name and offer.can_roll:
                self.name.clear()
                self.begin_requested.emit(name)
            elif not name:
                text = self._words.pgettext("vampire several", "Say what they contend for.")
                self.show_error(text)
                self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.go_requested.emit()
