"""A question: its words, prompts for it, who asks and how, and ways to answer without fortune."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.gather import Answering, Question, Subject
from duskboard.core.blades.trait import ActionId
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.words import Words
from duskboard.panels.entry_field import EntryField
from duskboard.panels.flow import Flow
from duskboard.panels.fortune_offer import AskerOffer, FortuneOffer
from duskboard.panels.fortune_wish import (
    Answer,
    ReopenQuestion,
    SetAsker,
    SetQuestion,
    SetSubject,
)
from duskboard.panels.menu_under import open_menu
from duskboard.theme.look import Look
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.weigh_chip import WeighChip, WeighFace

_MOST_SHOWN = 6


class GatherBox(QWidget):
    """Shows what is asked.

    Attributes:
        field: The question.
        prompts: Questions to pick.
        subject: What it is about.
        asker: Who asks.
        action: With which action.
        told: Everybody knows it.
        obstacle: Something stands in the way.
        asked: Questions that were asked, to be opened again.

    Signals:
        wished(FortuneWish): This was clicked or typed.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._offer: FortuneOffer | None = None
        self.field = EntryField()
        self.prompts = {question: WeighChip(look) for question in Question}
        self.subject = SegmentedControl(look)
        self.asker = GlyphButton(look, "", glyph="person", small=True)
        self.action = GlyphButton(look, "", small=True)
        self.told = GlyphButton(look, "", small=True)
        self.obstacle = GlyphButton(look, "", small=True)
        self.asked = [GlyphButton(look, "", glyph="undo", small=True) for _ in range(_MOST_SHOWN)]
        self._lay_out()
        self._connect()

    def mirror(self, offer: FortuneOffer) -> None:
        """Show a question."""
        self._offer = offer
        if offer.question is None:
            return
        words = self._words
        if not self.field.hasFocus() or self.field.text().strip() != offer.question.strip():
            self.field.setText(offer.question)
        self.field.setPlaceholderText(words.pgettext("blades question", "What is asked?"))
        self.field.setAccessibleName(self.field.placeholderText())
        for question, chip in self.prompts.items():
            text = enum_text(words, question)
            chip.mirror(WeighFace(text=text, is_on=text == offer.question))
        subjects = [Option(value=one, text=enum_text(words, one)) for one in Subject]
        self.subject.mirror(subjects, offer.subject)
        asker = self._asker(offer)
        self.asker.setVisible(asker is not None)
        self.action.setVisible(asker is not None)
        if asker is not None:
            dots = dict(asker.dots).get(offer.action, 0)
            self.asker.setText(asker.name)
            self.action.setText(f"{enum_text(words, offer.action)} {dots}")
        self.told.setText(enum_text(words, Answering.TOLD))
        self.obstacle.setText(enum_text(words, Answering.ACTION))
        self.obstacle.setEnabled(asker is not None)
        self._show_asked(offer)

    def _show_asked(self, offer: FortuneOffer) -> None:
        last = offer.asked[-_MOST_SHOWN:]
        for place, button in enumerate(self.asked):
            button.setVisible(place < len(last))
            if place < len(last):
                one = last[place]
                button.setText(dotted(self._words, [one.text, enum_text(self._words, one.detail)]))
                button.setToolTip(self._words.pgettext("blades question", "Let it be asked anew"))

    def _asker(self, offer: FortuneOffer) -> AskerOffer | None:
        return next((one for one in offer.askers if one.who == offer.asker), None)

    def _lay_out(self) -> None:
        px = self._look.px
        gap = round(px(6))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(self.field)
        prompts = QWidget()
        flow = Flow(gap, prompts)
        for chip in self.prompts.values():
            flow.addWidget(chip)
        column.addWidget(prompts)
        row = QHBoxLayout()
        row.setSpacing(gap)
        for part in (self.subject, self.asker, self.action):
            row.addWidget(part)
        row.addStretch(1)
        column.addLayout(row)
        ways = QWidget()
        others = Flow(gap, ways)
        for button in (self.told, self.obstacle, *self.asked):
            others.addWidget(button)
        column.addWidget(ways)

    def _connect(self) -> None:
        self.field.textEdited.connect(self._on_field_text_edited)
        for question, chip in self.prompts.items():
            chip.clicked.connect(lambda _on=False, question=question: self._pick(question))
        self.subject.chosen.connect(self._on_subject_chosen)
        self.asker.clicked.connect(self._on_asker_clicked)
        self.action.clicked.connect(self._on_action_clicked)
        self.told.clicked.connect(lambda: self.wished.emit(Answer(answering=Answering.TOLD)))
        self.obstacle.clicked.connect(lambda: self.wished.emit(Answer(answering=Answering.ACTION)))
        for button in self.asked:
            button.clicked.connect(self._on_asked_clicked)

    def _pick(self, question: Question) -> None:
        self.wished.emit(SetQuestion(question=enum_text(self._words, question)))

    def _on_field_text_edited(self, text: str) -> None:
        self.wished.emit(SetQuestion(question=text))

    def _on_subject_chosen(self, subject: object) -> None:
        if isinstance(subject, Subject):
            self.wished.emit(SetSubject(subject=subject))

    def _on_asker_clicked(self) -> None:
        offer = self._offer
        if offer is not None:
            rows = [(one.name, one.who) for one in offer.askers]
            open_menu(self.asker, rows, self._take_asker)

    def _take_asker(self, who: object) -> None:
        if self._offer is not None:
            self.wished.emit(SetAsker(who=EntityId(str(who)), action=self._offer.action))

    def _on_action_clicked(self) -> None:
        offer, words = self._offer, self._words
        asker = self._asker(offer) if offer is not None else None
        if asker is not None:
            rows = [
                (clauses(words, [enum_text(words, action), f"{dots}d"]), action)
                for action, dots in asker.dots
            ]
            open_menu(self.action, rows, self._take_action)

    def _take_action(self, action: object) -> None:
        offer = self._offer
        if offer is not None and offer.asker is not None and isinstance(action, ActionId):
            self.wished.emit(SetAsker(who=offer.asker, action=action))

    def _on_asked_clicked(self) -> None:
        button, offer = self.sender(), self._offer
        if offer is not None and isinstance(button, GlyphButton):
            one = offer.asked[-_MOST_SHOWN:][self.asked.index(button)]
            self.wished.emit(ReopenQuestion(question=one.text))
