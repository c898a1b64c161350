"""Rituals, inventions, crafting and the magnitude table, a page each."""

from enum import StrEnum

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.magnitude import Magnitude
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.craft_form import CraftForm
from duskboard.panels.design_form import DesignForm
from duskboard.panels.enter_key import press_button
from duskboard.panels.made_list import MadeList
from duskboard.panels.magnitude_table import MagnitudeTable
from duskboard.panels.making_offer import MakingOffer
from duskboard.panels.making_wish import AskFortune, Begin
from duskboard.panels.ritual_form import RitualForm
from duskboard.panels.roll_page import RollPage
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.segmented import Option, SegmentedControl
from duskboard.widgets.text_label import TextLabel


class MakingPage(StrEnum):
    """What the panel shows."""

    RITUALS = "rituals"
    DESIGNS = "designs"
    CRAFT = "craft"
    MAGNITUDE = "magnitude"


class MakingPanel(QWidget):
    """Shows rituals, designs, crafting, or the magnitude table.

    Attributes:
        pages: Which of them; it stands in the title of the dock.
        made: The rituals, or the designs.
        ritual, design, craft: The form of each.
        table: The magnitude table.
        ask: Asks fortune with what the table comes to.

    Signals:
        wished(MakingWish): This was clicked or typed.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._page = MakingPage.RITUALS
        self._offer = MakingOffer(rituals={}, designs={}, people={}, boxes={})
        self._held: dict[MakingPage, EntityId | None] = {}
        self._magnitude = Magnitude()
        self.pages = SegmentedControl(look)
        self.made = MadeList(look)
        self.ritual, self.design = RitualForm(look, words), DesignForm(look, words)
        self.craft = CraftForm(look, words)
        self.table = MagnitudeTable(look, words)
        self.ask = GlyphButton(look, "", glyph="star", small=True)
        self._hint = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=0)
        self._none, self._sums = QWidget(), RollPage(look)
        self._stack = QStackedWidget()
        self._areas: dict[QWidget, QScrollArea] = {}
        self._lay_out()
        self._connect()
        self.say()

    @property
    def page(self) -> MakingPage:
        """What is shown."""
        return self._page

    def mirror(self, offer: MakingOffer) -> None:
        """Show what there is."""
        self._offer = offer
        self.say()

    def turn_to(self, page: MakingPage, key: EntityId | None = None) -> None:
        """Show a page, and on it one ritual or design."""
        self._page = page
        if key is not None:
            self._held[page] = key
        self.say()

    def begin(self) -> None:
        """Give the keyboard to what is first on the page."""
        first: QWidget = self.made.add
        match self._page:
            case MakingPage.RITUALS if self._key is not None:
                first = self.ritual.fields["name"]
            case MakingPage.DESIGNS if self._key is not None:
                first = self.design.fields["name"]
            case MakingPage.CRAFT:
                first = self.craft.who
            case MakingPage.MAGNITUDE:
                first = self.ask
            case _:
                pass
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self) -> None:
        """Say everything anew, in the words of now."""
        words, offer, page = self._words, self._offer, self._page
        names = {
            MakingPage.RITUALS: words.pgettext("blades making", "Rituals"),
            MakingPage.DESIGNS: words.pgettext("blades making", "Inventions"),
            MakingPage.CRAFT: words.pgettext("blades making", "Crafting"),
            MakingPage.MAGNITUDE: words.pgettext("blades making", "Magnitude"),
        }
        self.pages.mirror([Option(value=one, text=text) for one, text in names.items()], page)
        is_list = page in {MakingPage.RITUALS, MakingPage.DESIGNS}
        self._head.setVisible(is_list)
        if is_list:
            self._say_list()
        is_ritual = page is MakingPage.RITUALS and self._key is not None
        self.ritual.foot.setVisible(is_ritual)
        self.craft.mirror(offer)
        self.table.mirror(self._magnitude)
        ask = words.pgettext("blades making", "Fortune with %(dice)dd…")
        self.ask.setText(ask % {"dice": self._magnitude.total})
        if page is MakingPage.CRAFT:
            self._stack.setCurrentWidget(self._areas[self.craft])
        elif page is MakingPage.MAGNITUDE:
            self._stack.setCurrentWidget(self._areas[self._sums])

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_button(self, event):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    @property
    def _key(self) -> EntityId | None:
        """Which ritual or design is open: the one chosen last, else the first."""
        is_ritual = self._page is MakingPage.RITUALS
        there: dict[EntityId, object] = dict(
            self._offer.rituals if is_ritual else self._offer.designs
        )
        held = self._held.get(self._page)
        return held if held in there else next(iter(there), None)

    def _say_list(self) -> None:
        words, offer, key = self._words, self._offer, self._key
        if self._page is MakingPage.RITUALS:
            named = {one: ritual.name for one, ritual in offer.rituals.items()}
            new = words.pgettext("blades making", "New ritual")
            hint = words.pgettext(
                "blades making", "A new ritual takes a source; then, as a rule, a project of 8."
            )
        else:
            named = {one: design.name for one, design in offer.designs.items()}
            new = words.pgettext("blades making", "New invention")
            hint = words.pgettext(
                "blades making", "An invention is studied as a project of 8, then crafted."
            )
        self.made.mirror(named, key, new)
        self._hint.setText(hint)
        page: QWidget = self._none
        if key is not None and self._page is MakingPage.RITUALS:
            self.ritual.mirror(key, offer)
            page = self._areas[self.ritual]
        elif key is not None:
            self.design.mirror(key, offer)
            page = self._areas[self.design]
        self._stack.setCurrentWidget(page)

    def _lay_out(self) -> None:
        px = self._look.px
        edge = round(px(16))
        none = QVBoxLayout(self._none)
        none.setContentsMargins(edge, round(px(4)), edge, edge)
        none.addWidget(self._hint)
        none.addStretch(1)
        sums = QVBoxLayout(self._sums)
        sums.setContentsMargins(edge, round(px(12)), edge, edge)
        sums.setSpacing(round(px(10)))
        sums.addWidget(self.table)
        sums.addWidget(self.ask, 0, Qt.AlignmentFlag.AlignLeft)
        sums.addStretch(1)
        self._stack.addWidget(self._none)
        for page in (self.ritual, self.design, self.craft, self._sums):
            area = QScrollArea()
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setWidgetResizable(True)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            area.setWidget(page)
            self._areas[page] = area
            self._stack.addWidget(area)
        self._head = QWidget()
        head = QVBoxLayout(self._head)
        head.setContentsMargins(edge, round(px(10)), edge, 0)
        head.addWidget(self.made)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(self._stack, 1)
        column.addWidget(self.ritual.foot)

    def _connect(self) -> None:
        self.pages.chosen.connect(lambda page: self.turn_to(MakingPage(str(page))))
        self.made.chosen.connect(lambda key: self.turn_to(self._page, key))
        self.made.new_requested.connect(self._on_made_new_requested)
        for form in (self.ritual, self.design, self.craft):
            form.wished.connect(self.wished)
        self.design.craft_requested.connect(self._on_design_craft_requested)
        self.table.chosen.connect(self._on_table_chosen)
        self.ask.clicked.connect(lambda: self.wished.emit(AskFortune(magnitude=self._magnitude)))

    def _on_made_new_requested(self) -> None:
        self.wished.emit(Begin(is_ritual=self._page is MakingPage.RITUALS))

    def _on_design_craft_requested(self, design: EntityId) -> None:
        self.craft.choose(design)
        self.turn_to(MakingPage.CRAFT)

    def _on_table_chosen(self, magnitude: Magnitude) -> None:
        self._magnitude = magnitude
        self.say()
