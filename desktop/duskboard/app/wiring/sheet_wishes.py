"""What is wished of a sheet: powers and weapons in hand, armour on, rows and traits written."""

from dataclasses import replace

from PySide6.QtCore import QObject

from duskboard.app.desk import Desk
from duskboard.app.pool_hand import PoolHand
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.gear import Armour, Weapon
from duskboard.core.storyteller.power import Power, Ritual
from duskboard.core.storyteller.sheet import Sheet
from duskboard.panels.sheet_wish import (
    DropTrait,
    RenameTrait,
    SheetWish,
    UseRow,
    WriteRows,
    WriteTrait,
)
from duskboard.play.storyteller.edit import write_rows, write_trait
from duskboard.play.storyteller.field import Row, RowField
from duskboard.play.storyteller.naming import drop_trait, rename_trait
from duskboard.play.storyteller.using import decision_of, use_power


class SheetWishes(QObject):
    """Does what is wished of the sheet that is open."""

    def __init__(self, desk: Desk, pool: PoolHand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk, self._pool = desk.clerk, pool
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
