"""Making a crew: what there is to choose at each step, offered in a menu (85-89)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget

from duskboard.app.clerk import new_id
from duskboard.app.crew_types import CrewTypes
from duskboard.app.desk import Desk
from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.cohort import Cohort, CohortKind, GangType
from duskboard.core.blades.crew import Crew, CrewContact
from duskboard.core.blades.crew_creation import DEALS, CrewType, Deal, Reputation
from duskboard.core.blades.crew_making import GROUPS, CrewStep
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.upgrade import COMMON, Upgrade, UpgradeId, upgrade
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_ability_rule_text import ability_rule
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.blades_crew_report_text import key_text
from duskboard.i18n.blades_making_text import terms_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.panels.choice_menu import ChoiceMenu
from duskboard.play.blades.crew import (
    CrewList,
    CrewRow,
    CrewText,
    mark_upgrade,
    write_crew_rows,
    write_crew_words,
)
from duskboard.play.blades.crew_making import (
    begin_crew,
    begin_making,
    choose_crew_type,
    drop_deal,
    end_making,
    strike_deal,
)
from duskboard.play.blades.faction import add_faction
from duskboard.play.blades.scene import crew_id, crew_of

_WORDS: Mapping[CrewStep, CrewText] = {
    CrewStep.REPUTATION: CrewText.REPUTATION,
    CrewStep.LAIR: CrewText.LAIR,
    CrewStep.GROUNDS: CrewText.GROUNDS,
    CrewStep.PREFERRED: CrewText.PREFERRED,
}
"""The choices that are words on the sheet."""


class CrewMakingHand:
    """Offers the choices of a crew that is made, and carries them to the table."""

    def __init__(self, desk: Desk, types: CrewTypes) -> None:
        self._desk, self._clerk, self._types = desk, desk.clerk, types
        form = desk.crew_panel.making
        form.choice_requested.connect(self._on_form_choice_requested)
        form.written.connect(self._on_form_written)
        form.done.connect(self._on_form_done)

    def begin(self) -> None:
        """Begin a new crew, or go on with the one that there is."""
        crew_at = crew_id(self._clerk.table)
        if crew_at is None:
            name = self._desk.room.words.pgettext("blades crew", "New crew")
            key = new_id()
            self._clerk.do(lambda table: begin_crew(table, key, name))
        elif self._view_making is None:
            self._clerk.do(lambda table: begin_making(table, crew_at))
        self._desk.crew_panel.begin_making()

    def offer_types(self, below: QWidget) -> None:
        """Offer every crew type for the crew that there is."""
        crew_at = crew_id(self._clerk.table)
        if crew_at is None:
            return
        menu = self._menu()
        self._ask_type(menu, crew_at)
        menu.open_below(below)

    @property
    def _view_making(self) -> object | None:
        view = self._desk.crew_model.view
        return None if view is None else view.making

    def _menu(self) -> ChoiceMenu:
        room = self._desk.room
        return ChoiceMenu(room.look, room.words, self._desk.crew_panel)

    def _on_form_choice_requested(self, step: CrewStep, below: QWidget) -> None:
        crew_at, crew = crew_id(self._clerk.table), crew_of(self._clerk.table)
        if crew_at is None or crew is None:
            return
        if step in {CrewStep.LAIR, CrewStep.GROUNDS}:
            form = self._desk.crew_panel.making
            form.write(step, crew.profile.lair if step is CrewStep.LAIR else crew.profile.grounds)
            return
        menu = self._menu()
        if step in GROUPS:
            self._ask_deal(menu, crew_at, step)
        elif step is CrewStep.TYPE:
            self._ask_type(menu, crew_at)
        elif step is CrewStep.REPUTATION:
            known = {one.value: enum_text(self._desk.room.words, one) for one in Reputation}
            self._ask_words(menu, crew_at, step, known)
        elif step is CrewStep.PREFERRED:
            kind = self._kind(crew)
            known = {} if kind is None else {one: one for one in kind.operations}
            self._ask_words(menu, crew_at, step, known)
        elif step is CrewStep.ABILITY:
            self._ask_ability(menu, crew_at, crew)
        elif step is CrewStep.UPGRADES:
            self._ask_upgrades(menu, crew_at, crew)
        else:
            self._ask_contact(menu, crew_at, crew)
        menu.open_below(below)

    def _kind(self, crew: Crew) -> CrewType | None:
        return self._types.named(crew.profile.kind)

    def _ask_type(self, menu: ChoiceMenu, crew_at: EntityId) -> None:
        """Offer what the program brings, then the table's own, then the way to more."""
        words = self._desk.room.words
        for group in (self._types.brought(), self._types.own()):
            for kind in group:
                menu.offer(kind.name, partial(self._choose_type, crew_at, kind), kind.about)
            if group:
                menu.addSeparator()
        menu.offer(words.pgettext("blades crew", "Import crew types…"), self._types.bring)

    def _choose_type(self, crew_at: EntityId, kind: CrewType) -> None:
        self._clerk.do(lambda table: choose_crew_type(table, crew_at, kind))

    def _ask_words(
        self, menu: ChoiceMenu, crew_at: EntityId, step: CrewStep, known: Mapping[str, str]
    ) -> None:
        for value, text in known.items():
            menu.offer(text, partial(self._write, crew_at, step, value))
        own = self._desk.room.words.pgettext("blades crew", "A word of your own…")
        menu.offer(own, lambda: self._desk.crew_panel.making.write(step, ""))

    def _write(self, crew_at: EntityId, step: CrewStep, text: str) -> None:
        self._clerk.do(lambda table: write_crew_words(table, crew_at, _WORDS[step], text))

    def _ask_ability(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew) -> None:
        """Offer the abilities of the type, then all others; a crew begins with one (85)."""
        words, kind = self._desk.room.words, self._kind(crew)
        usual = () if kind is None else kind.abilities
        for one in usual:
            self._offer_ability(menu, crew_at, one)
        others = menu if kind is None else ChoiceMenu(self._desk.room.look, words, menu)
        for key in CrewAbilityId:
            if all(one.key != key for one in usual):
                self._offer_ability(others, crew_at, Ability(key=key.value))
        if others is not menu:
            others.setTitle(words.pgettext("blades crew making", "Of other types"))
            menu.addSeparator()
            menu.addMenu(others)
        own = words.pgettext("blades crew", "An ability of your own…")
        menu.offer(own, lambda: self._desk.crew_panel.making.write(CrewStep.ABILITY, ""))

    def _offer_ability(self, menu: ChoiceMenu, crew_at: EntityId, ability: Ability) -> None:
        words = self._desk.room.words
        name = ability.name or ability_name(words, ability.key)
        rows = (ability,)
        act = partial(self._write_rows, crew_at, CrewList.ABILITIES, rows)
        menu.offer(name, act, ability_rule(words, ability))

    def _write_rows(self, crew_at: EntityId, part: CrewList, rows: tuple[CrewRow, ...]) -> None:
        self._clerk.do(lambda table: write_crew_rows(table, crew_at, part, rows))

    def _ask_upgrades(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew) -> None:
        """Offer a box of each upgrade, cohorts, which cost two, and what is taken back (88, 91)."""
        words = self._desk.room.words
        for one in _open_upgrades(crew, self._kind(crew)):
            name = one.name or key_text(words, UpgradeId, one.key)
            boxes = words.npgettext("blades crew", "%(count)d box", "%(count)d boxes", one.boxes)
            text = dotted(words, [name, boxes % {"count": one.boxes}]) if one.boxes > 1 else name
            menu.offer(text, partial(self._mark, crew_at, one, 1))
        menu.addSeparator()
        below = ChoiceMenu(self._desk.room.look, words, menu)
        below.setTitle(words.pgettext("blades crew making", "A cohort, two boxes"))
        for new in new_cohorts(partial(enum_text, words)):
            rows = (*crew.cohorts, new)
            below.offer(new.name, partial(self._write_rows, crew_at, CrewList.COHORTS, rows))
        menu.addMenu(below)
        if crew.upgrades:
            back = ChoiceMenu(self._desk.room.look, words, menu)
            back.setTitle(words.pgettext("blades crew making", "Take a box back"))
            for one in crew.upgrades:
                name = one.name or key_text(words, UpgradeId, one.key)
                back.offer(name, partial(self._mark, crew_at, one, -1))
            menu.addMenu(back)

    def _mark(self, crew_at: EntityId, one: Upgrade, more: int) -> None:
        self._clerk.do(lambda table: mark_upgrade(table, crew_at, one, more))

    def _ask_contact(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew) -> None:
        for one in crew.contacts:
            menu.offer(one.name, partial(self._favour, crew_at, one.name))
        own = self._desk.room.words.pgettext("blades crew making", "Somebody else…")
        menu.offer(own, lambda: self._desk.crew_panel.making.write(CrewStep.CONTACT, ""))

    def _favour(self, crew_at: EntityId, name: str) -> None:
        """Make somebody the favourite, who comes to the sheet if need be (85)."""
        crew = crew_of(self._clerk.table)
        if crew is None:
            return
        rows = crew.contacts
        if all(one.name != name for one in rows):
            rows = (*rows, CrewContact(name=name))
        favoured = tuple(replace(one, is_favourite=one.name == name) for one in rows)
        self._write_rows(crew_at, CrewList.CONTACTS, favoured)

    def _ask_deal(self, menu: ChoiceMenu, crew_at: EntityId, step: CrewStep) -> None:
        """Offer each deal with each faction, with its price (rules/blades.md 86, 87)."""
        words = self._desk.room.words
        factions = self._clerk.table.values(Faction)
        for deal in GROUPS[step] if factions else ():
            below = ChoiceMenu(self._desk.room.look, words, menu)
            text = dotted(words, [enum_text(words, deal), terms_text(words, DEALS[deal])])
            below.setTitle(text.replace("&", "&&"))
            for key, faction in factions.items():
                below.offer(faction.name, partial(self._strike, crew_at, deal, key))
            menu.addMenu(below)
        menu.addSeparator()
        new = words.pgettext("blades crew making", "New faction…")
        menu.offer(new, lambda: self._desk.crew_panel.making.write(step, ""))
        view = self._desk.crew_model.view
        if view is not None and view.making is not None and view.making.deal(step) is not None:
            off = words.pgettext("blades crew making", "Nothing agreed on")
            menu.offer(off, partial(self._drop, crew_at, step))

    def _strike(self, crew_at: EntityId, deal: Deal, faction: EntityId) -> None:
        self._clerk.do(lambda table: strike_deal(table, crew_at, deal, faction))

    def _drop(self, crew_at: EntityId, step: CrewStep) -> None:
        self._clerk.do(lambda table: drop_deal(table, crew_at, step))

    def _on_form_written(self, step: CrewStep, text: str) -> None:
        crew_at = crew_id(self._clerk.table)
        if crew_at is None:
            return
        if step in _WORDS:
            self._write(crew_at, step, text)
        elif step is CrewStep.ABILITY:
            self._write_rows(crew_at, CrewList.ABILITIES, (Ability(name=text),))
        elif step is CrewStep.CONTACT:
            self._favour(crew_at, text)
        elif step in GROUPS:
            key = new_id()
            self._clerk.do(lambda table: add_faction(table, key, Faction(name=text)))
            form = self._desk.crew_panel.making
            self._on_form_choice_requested(step, form.rows[step])

    def _on_form_done(self) -> None:
        crew_at = crew_id(self._clerk.table)
        if crew_at is not None:
            self._clerk.do(lambda table: end_making(table, crew_at))


def _open_upgrades(crew: Crew, kind: CrewType | None) -> Iterator[Upgrade]:
    """Yield the upgrades that have a box left, those of the type last (88, 89)."""
    special = () if kind is None else kind.special
    for one in (*(upgrade(key, 0) for key in COMMON), *special):
        marked = next(
            (had.marked for had in crew.upgrades if (had.key, had.name) == (one.key, one.name)), 0
        )
        if marked < one.boxes:
            yield replace(one, marked=0)


def new_cohorts(said: Callable[[GangType | CohortKind], str]) -> Iterator[Cohort]:
    """Yield a gang of each type and an expert, named by what they are (rules/blades.md 91, 92)."""
    for kind in GangType:
        yield Cohort(name=said(kind), types=(kind.value,))
    yield Cohort(name=said(CohortKind.EXPERT), kind=CohortKind.EXPERT)
