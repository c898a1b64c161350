"""The crew of a campaign: its sheet, with what can be done after a score."""

from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.i18n.blades_activity_report_text import quality_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.chip_list import ChipFace, ChipList
from duskboard.panels.crew_head import CrewGrounds, CrewHead
from duskboard.panels.crew_lore import CrewLore
from duskboard.panels.crew_making_form import CrewMakingForm
from duskboard.panels.crew_tracks import CrewTracks
from duskboard.panels.crew_wish import CrewDeed, UseAsset
from duskboard.panels.flow import Flow
from duskboard.panels.sheet_area import SheetArea
from duskboard.panels.sheet_book import page_rule
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.glyph_button import GlyphButton

_SIDE, _GAP = 13.0, 10.0
_DEEDS = (
    CrewDeed.ENGAGE,
    CrewDeed.PAY_OFF,
    CrewDeed.HEAT,
    CrewDeed.TROUBLE,
    CrewDeed.DOWNTIME,
)


class CrewPanel(QWidget):
    """Shows the crew, or that there is none yet.

    Signals:
        new_requested(): A crew shall come to the table.
        wished(CrewWish): Something of it shall be otherwise.
        deed_requested(CrewDeed, QWidget): Something shall be done; a menu opens by the widget.
    """

    new_requested = Signal()
    wished = Signal(object)
    deed_requested = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: CrewView | None = None
        self._none = EmptyState(look, "")
        self._area = SheetArea()
        self.making = CrewMakingForm(look, words)
        self.head = CrewHead(look, words)
        self.tracks = CrewTracks(look, words)
        self.deeds = {deed: GlyphButton(look, "", small=True) for deed in _DEEDS}
        self.lore = CrewLore(look, words)
        self.grounds = CrewGrounds(look, words)
        self.assets = ChipList(look)
        self.pdf = GlyphButton(look, "", role="quiet", small=True)
        self.pdf.setParent(self)  # until it is in the head: shown alone it would be a window
        self._lay_out()
        self._connect()

    def mirror(self, view: CrewView | None) -> None:
        """Show a crew, or none."""
        self._view = view
        words = self._words
        self._none.tell(
            words.pgettext("blades crew", "No crew yet."),
            words.pgettext("blades crew", "New crew"),
        )
        self.pdf.setText(words.gettext("PDF"))
        self.pdf.setToolTip(words.pgettext("blades crew", "The crew on paper…"))
        self.pdf.setVisible(view is not None)
        self._none.setVisible(view is None)
        self._area.setVisible(view is not None)
        if view is None:
            return
        for deed, text in _deed_texts(words).items():
            self.deeds[deed].setText(text)
        for part in (self.making, self.head, self.tracks, self.lore, self.grounds):
            part.mirror(view)
        self._show_assets(view)

    def begin_making(self) -> None:
        """Have what is to be chosen in sight, and the next choice under the keys."""
        if self._view is not None:
            self._area.go_to_top()
            self.making.begin(self._view)

    def _show_assets(self, view: CrewView) -> None:
        """Show what stands ready; a click uses it up (rules/blades.md 159)."""
        words = self._words
        self.assets.setVisible(bool(view.assets))
        self.assets.mirror(
            words.pgettext("blades crew", "Standby assets: a click uses one up"),
            [
                ChipFace(
                    text=dotted(words, [one.name, quality_text(words, one.quality)]),
                    says=one.until,
                )
                for _key, one in view.assets
            ],
            "",
        )
        self.assets.add.hide()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.mirror(self._view)

    def _on_assets_pressed(self, place: int) -> None:
        if self._view is not None:
            self.wished.emit(UseAsset(asset_id=self._view.assets[place][0]))

    def _connect(self) -> None:
        self._none.act_requested.connect(self.new_requested)
        for part in (self.head, self.tracks, self.lore, self.grounds):
            part.wished.connect(self.wished)
        self.tracks.deed_requested.connect(self.deed_requested)
        for deed, button in self.deeds.items():
            button.clicked.connect(partial(self._ask, deed, button))
        self.assets.pressed.connect(self._on_assets_pressed)

    def _ask(self, deed: CrewDeed, button: QWidget) -> None:
        self.deed_requested.emit(deed, button)

    def _lay_out(self) -> None:
        px = self._look.px
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(*(round(px(_SIDE)),) * 4)
        column.setSpacing(round(px(_GAP)))
        deeds = QWidget()
        flow = Flow(round(px(6)), deeds)
        for button in self.deeds.values():
            flow.addWidget(button)
        for part in (self.making, self.head, self.tracks, deeds, self.assets):
            column.addWidget(part)
        for part in (self.lore, self.grounds):
            column.addWidget(page_rule())
            column.addWidget(part)
        column.addStretch(1)
        self._area.setWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._none, 1)
        outer.addWidget(self._area, 1)


def _deed_texts(words: Words) -> dict[CrewDeed, str]:
    return {
        CrewDeed.ENGAGE: words.pgettext("blades crew", "Engagement…"),
        CrewDeed.DOWNTIME: words.pgettext("blades crew", "Downtime…"),
        CrewDeed.PAY_OFF: words.pgettext("blades crew", "Score paid…"),
        CrewDeed.HEAT: words.pgettext("blades crew", "Heat…"),
        CrewDeed.TROUBLE: words.pgettext("blades crew", "Entanglement…"),
    }
