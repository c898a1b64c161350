"""How a crew rises and what its advances bring, each asked about in a menu (62, 77, 78)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QMenu

from duskboard.app.crew_making_hand import new_cohorts
from duskboard.app.crew_types import CrewTypes
from duskboard.app.desk import Desk
from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.cohort import CohortEdge, CohortFlaw
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_growth import ADVANCE_BOXES, CrewTrigger
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.upgrade import Upgrade, UpgradeId, upgrade
from duskboard.core.identity import EntityId
from duskboard.i18n.blades_ability_text import ability_name
from duskboard.i18n.blades_crew_report_text import key_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.panels.choice_menu import ChoiceMenu
from duskboard.panels.crew_rows import listed
from duskboard.play.blades.rising import (
    CrewAdvance,
    advance_crew,
    end_crew_session,
    lose_hold,
    rise,
)
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

Act = Callable[[Table], Transaction]
"""A step at a table."""


class CrewGrowth:
    """Offers what makes a crew rise, fall and grow."""

    def __init__(self, desk: Desk, types: CrewTypes) -> None:
        self._desk, self._clerk, self._types = desk, desk.clerk, types

    def ask_rise(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew) -> None:
        """Offer to pay: the vault first, then whoever has coin (rules/blades.md 62)."""
        words, view = self._desk.room.words, self._desk.crew_model.view
        price = 0 if view is None or view.price is None else view.price
        shares = self._shares(crew_at, crew, price)
        names = [
            words.pgettext("blades share", "%(name)s %(count)d")
            % {"name": self._name(who), "count": coin}
            for who, coin in shares.items()
        ]
        text = words.pgettext("blades crew", "Rise") if not price else ""
        menu.offer(
            text or dotted(words, names) or crew.name,
            lambda: self._act(
                lambda table: rise(table, crew_at, shares),
                lambda table: rise(table, crew_at, shares, is_overruled=True),
            ),
        )
        menu.addSeparator()
        menu.offer(
            words.pgettext("blades crew", "Hold is lost"),
            lambda: self._act(lambda table: lose_hold(table, crew_at)),
        )

    def _shares(self, crew_at: EntityId, crew: Crew, price: int) -> dict[EntityId, int]:
        """Return who pays how much: the vault first, then scoundrels in their order."""
        purses = {crew_at: crew.coin}
        purses |= {key: one.coin for key, one in self._clerk.table.values(Scoundrel).items()}
        shares: dict[EntityId, int] = {}
        for who, coin in purses.items():
            part = min(coin, price - sum(shares.values()))
            if part:
                shares[who] = part
        return shares

    def ask_session(self, menu: ChoiceMenu, crew_at: EntityId, _crew: Crew) -> None:
        """Offer what each trigger brought, one after the other (rules/blades.md 77)."""
        words = self._desk.room.words
        for trigger in CrewTrigger:
            for times in (1, 2):
                text = words.pgettext("blades crew", "%(trigger)s: %(count)d xp")
                said = {"trigger": enum_text(words, trigger), "count": times}
                menu.offer(text % said, partial(self._end_session, crew_at, {trigger: times}))

    def _end_session(self, crew_at: EntityId, answers: Mapping[CrewTrigger, int]) -> None:
        self._act(lambda table: end_crew_session(table, crew_at, answers))

    def ask_advance(self, menu: ChoiceMenu, crew_at: EntityId, crew: Crew) -> None:
        """Offer abilities, those of the type first, two upgrade boxes, or a cohort (78, 91)."""
        words, kind = self._desk.room.words, self._types.named(crew.profile.kind)
        abilities = menu.addMenu(words.pgettext("blades field", "Special abilities"))
        usual = () if kind is None else kind.abilities
        others = [Ability(key=key.value) for key in CrewAbilityId]
        for ability in (*usual, *(one for one in others if one not in usual)):
            if ability not in crew.abilities:
                name = ability.name or ability_name(words, ability.key)
                self._offer_advance(abilities, crew_at, name, ability)
        first = menu.addMenu(words.pgettext("blades crew", "Two upgrade boxes"))
        rows = listed(crew.upgrades, kind)
        if kind is None:
            known = {one.key for one in rows}
            rows += tuple(upgrade(key, 0) for key in UpgradeId if key not in known)
        open_ones = [one for one in rows if one.marked < one.boxes]
        for one in open_ones:
            second = first.addMenu(self._upgrade(one))
            for other in open_ones:
                if other is one and one.boxes - one.marked < ADVANCE_BOXES:
                    continue
                boxes = (replace(one, marked=1), replace(other, marked=1))
                self._offer_advance(second, crew_at, self._upgrade(other), boxes)
        self._offer_cohorts(menu, crew_at)

    def _upgrade(self, one: Upgrade) -> str:
        return one.name or key_text(self._desk.room.words, UpgradeId, one.key)

    def _offer_cohorts(self, menu: ChoiceMenu, crew_at: EntityId) -> None:
        """Offer a gang of each type and an expert, each with an edge and a flaw (91-93)."""
        words = self._desk.room.words
        below = menu.addMenu(words.pgettext("blades crew", "Cohort"))
        for new in new_cohorts(partial(enum_text, words)):
            edges = below.addMenu(new.name)
            for edge in CohortEdge:
                flaws = edges.addMenu(enum_text(words, edge))
                for flaw in CohortFlaw:
                    cohort = replace(new, edges=(edge.value,), flaws=(flaw.value,))
                    self._offer_advance(flaws, crew_at, enum_text(words, flaw), cohort)

    def _offer_advance(
        self, menu: QMenu, crew_at: EntityId, text: str, advance: CrewAdvance
    ) -> None:
        menu.addAction(text).triggered.connect(
            lambda _on: self._act(lambda table: advance_crew(table, crew_at, advance))
        )

    def _name(self, who: EntityId) -> str:
        table = self._clerk.table
        found = table.value(who, Crew) or table.value(who, Scoundrel)
        return "" if found is None else found.name

    def _act(self, act: Act, anyway: Act | None = None) -> None:
        self._clerk.do(act, anyway)
