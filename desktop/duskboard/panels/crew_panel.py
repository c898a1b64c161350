"""The crew of a campaign: one sheet, with what can be done after a score."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget
from typing_extensions import override

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.crew import CrewContact
from duskboard.core.blades.crew_creation import Reputation
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.blades_activity_report_text import quality_text
from duskboard.i18n.blades_reputation_text import reputation_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.chip_list import ChipFace, ChipList
from duskboard.panels.crew_claims import CrewClaims
from duskboard.panels.crew_factions import CrewFactions
from duskboard.panels.crew_rows import CrewCohorts, CrewUpgrades
from duskboard.panels.crew_tracks import CrewTracks
from duskboard.panels.crew_wish import (
    CrewDeed,
    UseAsset,
    WriteCrewName,
    WriteCrewRows,
    WriteCrewWords,
)
from duskboard.panels.flow import Flow
from duskboard.panels.sheet_area import SheetArea
from duskboard.panels.sheet_book import page_rule
from duskboard.play.blades.crew import CrewList, CrewText, crew_words
from duskboard.table.crew_view import CrewView
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.empty_state import EmptyState
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_SIDE, _GAP = 13.0, 10.0
_NAME = 0
_WORDS = tuple(field for field in CrewText if field is not CrewText.NOTES)
_DEEDS = (
    CrewDeed.ENGAGE,
    CrewDeed.PAY_OFF,
    CrewDeed.HEAT,
    CrewDeed.TROUBLE,
    CrewDeed.DOWNTIME,
    CrewDeed.SESSION,
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
        self.name = TextLabel(look, "", TextStyle.HEAD)
        self.words = ChipList(look)
        self.tracks = CrewTracks(look, words)
        self.deeds = {deed: GlyphButton(look, "", small=True) for deed in _DEEDS}
        self.claims = CrewClaims(look, words)
        self.cohorts = CrewCohorts(look, words)
        self.upgrades = CrewUpgrades(look, words)
        self.abilities = ChipList(look)
        self.contacts = ChipList(look)
        self.assets = ChipList(look)
        self.factions = CrewFactions(look, words)
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
        self._none.setVisible(view is None)
        self._area.setVisible(view is not None)
        if view is None:
            return
        self.name.setText(view.crew.name)
        self._show_words(view)
        self.tracks.mirror(view)
        for deed, text in _deed_texts(words).items():
            self.deeds[deed].setText(text)
        for part in (self.claims, self.cohorts, self.upgrades, self.factions):
            part.mirror(view)
        self.abilities.mirror(
            words.pgettext("blades field", "Special abilities"),
            [
                ChipFace(text=one.name or ability_name(words, one.key))
                for one in view.crew.abilities
            ],
            words.pgettext("blades crew", "Ability"),
        )
        self._show_assets(view)
        self.contacts.mirror(
            words.pgettext("blades crew", "Contacts"),
            [
                ChipFace(text=one.name, says=one.about, is_lit=one.is_favourite)
                for one in view.crew.contacts
            ],
            words.pgettext("blades", "Contact"),
        )

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

    def _show_words(self, view: CrewView) -> None:
        words = self._words
        faces = [ChipFace(text=words.pgettext("blades field", "Name"))]
        for field in _WORDS:
            said = crew_words(view.crew, field)
            if field is CrewText.REPUTATION:
                said = reputation_text(words, said)
            name = enum_text(words, field)
            faces.append(ChipFace(text=dotted(words, [name, said]), says=name))
        self.words.mirror("", faces, "")
        self.words.add.hide()

    def _on_words_pressed(self, place: int) -> None:
        if self._view is None:
            return
        if place == _NAME:
            hint = self._words.pgettext("blades field", "Name")
            self.words.write(place, self._view.crew.name, hint)
            return
        field = _WORDS[place - 1]
        if field is CrewText.REPUTATION:
            self._offer_reputations(place)
            return
        text = crew_words(self._view.crew, field)
        self.words.write(place, text, enum_text(self._words, field))

    def _offer_reputations(self, place: int) -> None:
        menu = QMenu(self)
        for one in Reputation:
            wish = WriteCrewWords(field=CrewText.REPUTATION, words=one.value)
            menu.addAction(enum_text(self._words, one), partial(self.wished.emit, wish))
        own = self._words.pgettext("blades crew", "A word of your own…")
        name = enum_text(self._words, CrewText.REPUTATION)
        menu.addAction(own, lambda: self.words.write(place, "", name))
        self._pop_up(menu, self.words.chips[place])

    def _on_words_written(self, place: int, text: str) -> None:
        if place == _NAME:
            self.wished.emit(WriteCrewName(name=text))
        elif place <= len(_WORDS):
            self.wished.emit(WriteCrewWords(field=_WORDS[place - 1], words=text))

    def _on_abilities_add_pressed(self) -> None:
        menu, had = QMenu(self), self._abilities()
        known = {one.key for one in had}
        for key in CrewAbilityId:
            if key.value not in known:
                rows = (*had, Ability(key=key.value))
                wish = WriteCrewRows(field=CrewList.ABILITIES, rows=rows)
                menu.addAction(enum_text(self._words, key), partial(self.wished.emit, wish))
        own = self._words.pgettext("blades crew", "An ability of your own…")
        name = self._words.pgettext("blades crew", "Name of the ability")
        menu.addAction(own, lambda: self.abilities.write(len(had), "", name))
        self._pop_up(menu, self.abilities.add)

    def _on_abilities_pressed(self, place: int) -> None:
        rows = tuple(one for at, one in enumerate(self._abilities()) if at != place)
        menu = QMenu(self)
        wish = WriteCrewRows(field=CrewList.ABILITIES, rows=rows)
        menu.addAction(self._words.gettext("Remove"), partial(self.wished.emit, wish))
        self._pop_up(menu, self.abilities.chips[place])

    def _on_abilities_written(self, _place: int, text: str) -> None:
        rows = (*self._abilities(), Ability(name=text))
        self.wished.emit(WriteCrewRows(field=CrewList.ABILITIES, rows=rows))

    def _on_assets_pressed(self, place: int) -> None:
        if self._view is not None:
            self.wished.emit(UseAsset(asset_id=self._view.assets[place][0]))

    def _on_contacts_add_pressed(self) -> None:
        name = self._words.pgettext("blades", "Name of the contact")
        self.contacts.write(len(self._contacts()), "", name)

    def _on_contacts_pressed(self, place: int) -> None:
        rows = list(self._contacts())
        favoured = list(rows)
        favoured[place] = replace(rows[place], is_favourite=not rows[place].is_favourite)
        menu = QMenu(self)
        act = menu.addAction(self._words.pgettext("blades crew", "Favourite contact"))
        act.setCheckable(True)
        act.setChecked(rows[place].is_favourite)
        act.triggered.connect(lambda _on: self._write_contacts(favoured))
        del rows[place]
        menu.addAction(self._words.gettext("Remove"), lambda: self._write_contacts(rows))
        self._pop_up(menu, self.contacts.chips[place])

    def _on_contacts_written(self, place: int, text: str) -> None:
        rows = list(self._contacts())
        rows[place : place + 1] = [CrewContact(name=text)]
        self._write_contacts(rows)

    def _write_contacts(self, rows: list[CrewContact]) -> None:
        self.wished.emit(WriteCrewRows(field=CrewList.CONTACTS, rows=tuple(rows)))

    def _abilities(self) -> tuple[Ability, ...]:
        return () if self._view is None else self._view.crew.abilities

    def _contacts(self) -> tuple[CrewContact, ...]:
        return () if self._view is None else self._view.crew.contacts

    def _pop_up(self, menu: QMenu, below: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def _connect(self) -> None:
        self._none.act_requested.connect(self.new_requested)
        for part in (self.tracks, self.claims, self.cohorts, self.upgrades, self.factions):
            part.wished.connect(self.wished)
        self.tracks.deed_requested.connect(
            lambda deed: self.deed_requested.emit(deed, self.tracks.rise)
        )
        for deed, button in self.deeds.items():
            button.clicked.connect(partial(self._ask, deed, button))
        self.words.pressed.connect(self._on_words_pressed)
        self.words.written.connect(self._on_words_written)
        self.abilities.add_pressed.connect(self._on_abilities_add_pressed)
        self.abilities.pressed.connect(self._on_abilities_pressed)
        self.abilities.written.connect(self._on_abilities_written)
        self.assets.pressed.connect(self._on_assets_pressed)
        self.contacts.add_pressed.connect(self._on_contacts_add_pressed)
        self.contacts.pressed.connect(self._on_contacts_pressed)
        self.contacts.written.connect(self._on_contacts_written)

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
        for part in (self.name, self.words, self.tracks, deeds):
            column.addWidget(part)
        for part in (
            self.claims,
            self.cohorts,
            self.upgrades,
            self.abilities,
            self.contacts,
            self.assets,
            self.factions,
        ):
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
        CrewDeed.SESSION: words.pgettext("blades crew", "Session ends…"),
    }
