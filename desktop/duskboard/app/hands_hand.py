"""All Hands: what a cohort can do for the crew in a downtime, each from a menu (K15)."""

from functools import partial

from PySide6.QtWidgets import QWidget

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.blades.activity import Asset, AssetKind, DowntimeActivity
from duskboard.core.blades.crew_growth import free_hands, hands_dice
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.models.downtime_model import DowntimeModel
from duskboard.panels.choice_menu import ChoiceMenu, Told
from duskboard.panels.downtime_people import PeopleForm
from duskboard.play.blades.activity import Wanted
from duskboard.play.blades.hands import HandsTerms, lend_hands
from duskboard.play.blades.scene import crew_of


class HandsHand:
    """Offers what cohorts can do, and does it."""

    def __init__(self, desk: Desk, panel: PeopleForm, model: DowntimeModel) -> None:
        self._desk, self._clerk, self._model = desk, desk.clerk, model
        panel.hands_pressed.connect(self._on_hands_pressed)

    def _on_hands_pressed(self, below: QWidget) -> None:
        """Offer each cohort that is free, with what it can do and the dice of that."""
        room, crew = self._desk.room, crew_of(self._clerk.table)
        if crew is None:
            return
        menu = ChoiceMenu(room.look, room.words, below)
        for place, cohort in free_hands(crew).items():
            dice = hands_dice(crew, cohort)
            for terms, text in self._offers(place):
                said = clauses(room.words, [cohort.name, text])
                menu.offer_dice(said, dice, partial(self._lend, terms))
        menu.open_below(below)

    def _offers(self, place: int) -> list[tuple[HandsTerms, str]]:
        """Return what a cohort can do, each with what it is called."""
        words = self._desk.room.words
        heat = DowntimeActivity.REDUCE_HEAT
        found = [(HandsTerms(place=place, activity=heat), enum_text(words, heat))]
        project = words.pgettext("blades downtime", "Project: %(name)s")
        for clock in self._model.view.projects:
            terms = HandsTerms(
                place=place, activity=DowntimeActivity.PROJECT, project=clock.clock_id
            )
            found.append((terms, project % {"name": clock.name}))
        wanted = words.pgettext("blades crew", "Acquire: %(kind)s")
        for kind in AssetKind:
            name = enum_text(words, kind)
            terms = HandsTerms(
                place=place,
                activity=DowntimeActivity.ACQUIRE,
                wanted=Wanted(asset_id=new_id(), asset=Asset(name=name, kind=kind)),
            )
            found.append((terms, wanted % {"kind": name}))
        return found

    def _lend(self, terms: HandsTerms, told: Told | None) -> None:
        dice = told or self._desk.room.dice
        self._clerk.do(lambda table: lend_hands(table, terms, dice))
