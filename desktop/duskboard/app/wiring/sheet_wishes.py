"""What is wished of a sheet: powers and weapons in hand, armour on, rows and traits written."""

from dataclasses import replace

from PySide6.QtCore import QObject

from duskboard.app.desk import Desk
from duskboard.app.pool_hand import PoolHand
from duskboard.app.portrait import PortraitHand
from duskboard.core.dice import TypedDice
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.gear import Armour, Weapon
from duskboard.core.storyteller.power import Power, Ritual
from duskboard.core.storyteller.sheet import Sheet
from duskboard.panels.sheet_wish import (
    BeginBlood,
    ChoosePortrait,
    CountVirtues,
    DropTrait,
    Earn,
    RaiseTrait,
    RenameTrait,
    SheetWish,
    UseRow,
    WriteNotes,
    WriteRows,
    WriteSoaks,
    WriteTrait,
)
from duskboard.play.storyteller.beginning import begin_blood, count_virtues
from duskboard.play.storyteller.edit import write_rows, write_soaks, write_text, write_trait
from duskboard.play.storyteller.field import Row, RowField, TextField
from duskboard.play.storyteller.growth import earn, raise_trait
from duskboard.play.storyteller.naming import drop_trait, rename_trait
from duskboard.play.storyteller.using import decision_of, use_power


class SheetWishes(QObject):
    """Does what is wished of the sheet that is open."""

    def __init__(self, desk: Desk, pool: PoolHand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk, self._pool, self._dice = desk.clerk, pool, desk.room.dice
        self._portraits = PortraitHand(desk, desk.sheet_panel, self._write_portrait)
        desk.sheet_panel.set_pictures(self._portraits.picture)
        desk.sheet_panel.wished.connect(self._on_sheet_panel_wished)

    def _on_sheet_panel_wished(self, who: EntityId, wish: SheetWish) -> None:
        do = self._clerk.do
        match wish:
            case UseRow(row=row):
                self._use(who, row)
            case WriteRows(field=field, rows=rows):
                do(lambda table: write_rows(table, who, field, rows))
            case WriteTrait(trait=trait):
                do(lambda table: write_trait(table, who, trait))
            case RenameTrait(key=key, name=name):
                do(lambda table: rename_trait(table, who, key, name))
            case DropTrait(key=key):
                do(lambda table: drop_trait(table, who, key))
            case WriteNotes(who=of, text=text):
                do(lambda table: write_text(table, of, TextField.NOTES, text))
            case ChoosePortrait(is_none=is_none):
                (self._portraits.drop if is_none else self._portraits.choose)(who)
            case Earn() | RaiseTrait():
                self._grow(who, wish)
            case WriteSoaks() | CountVirtues() | BeginBlood():
                self._make(who, wish)

    def _write_portrait(self, who: EntityId, name: str) -> None:
        self._clerk.do(lambda table: write_text(table, who, TextField.PORTRAIT, name))

    def _make(self, who: EntityId, wish: WriteSoaks | CountVirtues | BeginBlood) -> None:
        do = self._clerk.do
        match wish:
            case WriteSoaks(soaks=soaks):
                do(lambda table: write_soaks(table, who, soaks))
            case CountVirtues():
                do(lambda table: count_virtues(table, who))
            case BeginBlood(face=face):
                dice = self._dice if face is None else TypedDice((face,))
                do(lambda table: begin_blood(table, who, dice))

    def _grow(self, who: EntityId, wish: Earn | RaiseTrait) -> None:
        match wish:
            case Earn(points=points, is_for_all=is_for_all):
                everybody = tuple(self._clerk.table.values(Sheet))
                people = everybody if is_for_all else (who,)
                self._clerk.do(lambda table: earn(table, people, points))
            case RaiseTrait(key=key):
                self._clerk.do(
                    lambda table: raise_trait(table, who, key),
                    lambda table: raise_trait(table, who, key, is_overruled=True),
                )

    def _use(self, who: EntityId, row: Row) -> None:
        match row:
            case Power() | Ritual() | Weapon():
                decision = decision_of(who, row)
                if decision is not None:
                    self._pool.arm(decision, row)
                elif not isinstance(row, Weapon):
                    self._clerk.do(
                        lambda table: use_power(table, who, row),
                        lambda table: use_power(table, who, row, is_overruled=True),
                    )
            case Armour():
                self._wear(who, row)
            case _:
                pass

    def _wear(self, who: EntityId, armour: Armour) -> None:
        """Put armour on, or off."""
        sheet = self._clerk.table.value(who, Sheet)
        if sheet is not None:
            turned = replace(armour, is_worn=not armour.is_worn)
            rows = tuple(turned if one == armour else one for one in sheet.armour)
            self._clerk.do(lambda table: write_rows(table, who, RowField.ARMOUR, rows))
