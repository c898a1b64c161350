"""The crew: what is clicked and written on its sheet becomes acts at the table."""

from PySide6.QtCore import QObject

from duskboard.app.desk import Desk
from duskboard.core.blades.crew import Crew
from duskboard.core.identity import EntityId
from duskboard.panels.crew_wish import (
    CrewWish,
    EndSession,
    LinkClaims,
    MarkUpgrade,
    PutClaim,
    RemoveClaim,
    SetClaim,
    SetHeat,
    UseAsset,
    WriteCrewHold,
    WriteCrewName,
    WriteCrewNumber,
    WriteCrewRows,
    WriteCrewWords,
)
from duskboard.play.blades.activity import use_asset
from duskboard.play.blades.claim import link_claims, put_claim, remove_claim, set_claim
from duskboard.play.blades.crew import (
    mark_upgrade,
    rename_crew,
    write_crew_hold,
    write_crew_number,
    write_crew_rows,
    write_crew_words,
)
from duskboard.play.blades.payoff import cool_heat, take_heat
from duskboard.play.blades.rising import end_crew_session
from duskboard.play.blades.scene import crew_id

ClaimWish = PutClaim | RemoveClaim | LinkClaims | SetClaim


class CrewWishes(QObject):
    """Keeps the panels at the crew, and does what is wished of it."""

    def __init__(self, desk: Desk) -> None:
        panel = desk.crew_panel
        super().__init__(panel)
        self._desk, self._clerk = desk, desk.clerk
        desk.crew_model.changed.connect(self.show)
        for one in (panel, desk.claim_panel, desk.holding_panel):
            one.wished.connect(self._on_panel_wished)
        self.show()

    def show(self) -> None:
        """Show the crew as it is."""
        view = self._desk.crew_model.view
        for panel in (self._desk.crew_panel, self._desk.claim_panel, self._desk.holding_panel):
            panel.mirror(view)

    def _on_panel_wished(self, wish: CrewWish) -> None:
        crew_at = crew_id(self._clerk.table)
        if crew_at is None:
            return
        match wish:
            case PutClaim() | RemoveClaim() | LinkClaims() | SetClaim():
                self._do_claim(crew_at, wish)
            case UseAsset(asset_id=asset):
                self._clerk.do(lambda table: use_asset(table, asset))
            case EndSession(answers=answers):
                self._clerk.do(lambda table: end_crew_session(table, crew_at, answers))
            case SetHeat(heat=heat):
                self._set_heat(crew_at, heat)
            case _:
                self._write(crew_at, wish)

    def _write(
        self,
        crew_at: EntityId,
        wish: WriteCrewName
        | WriteCrewNumber
        | WriteCrewWords
        | WriteCrewHold
        | WriteCrewRows
        | MarkUpgrade,
    ) -> None:
        """Write a field as the game master says."""
        do = self._clerk.do
        match wish:
            case WriteCrewName(name=name):
                do(lambda table: rename_crew(table, crew_at, name))
            case WriteCrewNumber(field=number, number=many):
                do(lambda table: write_crew_number(table, crew_at, number, many))
            case WriteCrewWords(field=field, words=words):
                do(lambda table: write_crew_words(table, crew_at, field, words))
            case WriteCrewHold(hold=hold):
                do(lambda table: write_crew_hold(table, crew_at, hold))
            case WriteCrewRows(field=part, rows=rows):
                do(lambda table: write_crew_rows(table, crew_at, part, rows))
            case MarkUpgrade(upgrade=upgrade, marked=marked):
                more = marked - upgrade.marked
                do(lambda table: mark_upgrade(table, crew_at, upgrade, more))

    def _set_heat(self, crew_at: EntityId, heat: int) -> None:
        """Bring heat, which may raise the wanted level, or let it go (107, 119)."""
        crew = self._clerk.table.value(crew_at, Crew)
        if crew is None:
            return
        more = heat - crew.heat
        if more > 0:
            self._clerk.do(lambda table: take_heat(table, crew_at, more))
        else:
            self._clerk.do(lambda table: cool_heat(table, crew_at, -more))

    def _do_claim(self, crew_at: EntityId, wish: ClaimWish) -> None:
        do = self._clerk.do
        match wish:
            case PutClaim(claim=claim):
                do(lambda table: put_claim(table, crew_at, claim))
            case RemoveClaim(key=key):
                do(lambda table: remove_claim(table, crew_at, key))
            case LinkClaims(first=first, second=second):
                do(lambda table: link_claims(table, crew_at, first, second))
            case SetClaim(key=key, state=state, owner=owner):
                do(lambda table: set_claim(table, crew_at, key, state, owner))
