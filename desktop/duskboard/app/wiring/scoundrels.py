"""Scoundrels: what is clicked and written on their sheets becomes acts at the table."""

from dataclasses import replace

from PySide6.QtCore import QObject

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.portrait import PortraitHand
from duskboard.core.blades.harm import Wound
from duskboard.core.blades.scoundrel import ArmourKind, Scoundrel
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.core.identity import EntityId
from duskboard.panels.scoundrel_wish import (
    CarryItem,
    ChooseFate,
    ChooseLoad,
    ChooseTrauma,
    MarkArmour,
    MarkStress,
    MarkXp,
    ScoundrelWish,
    SetHealing,
    WriteFlag,
    WriteNumber,
    WriteRows,
    WriteWound,
)
from duskboard.panels.sheet_wish import ChoosePortrait, WriteNotes
from duskboard.play.blades.edit import (
    write_dots,
    write_fate,
    write_flag,
    write_load,
    write_number,
    write_rows,
    write_text,
)
from duskboard.play.blades.field import NumberField, RowField, TextField
from duskboard.play.blades.sheet import add_scoundrel, duplicate_scoundrel, remove_scoundrel

_XP = {
    XpTrack.PLAYBOOK: NumberField.PLAYBOOK_XP,
    XpTrack.INSIGHT: NumberField.INSIGHT_XP,
    XpTrack.PROWESS: NumberField.PROWESS_XP,
    XpTrack.RESOLVE: NumberField.RESOLVE_XP,
}


class ScoundrelPlace:
    """Keeps the panel at the scoundrel that is open."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._open: EntityId | None = None
        panel = desk.scoundrel_panel
        desk.scoundrel_model.changed.connect(self.show)
        panel.chosen.connect(self.open)
        panel.new_requested.connect(self.begin)
        panel.duplicate_requested.connect(self._on_panel_duplicate_requested)
        panel.remove_requested.connect(self._on_panel_remove_requested)
        ScoundrelWishes(desk)
        self.show()

    def open(self, sheet_id: EntityId) -> None:
        """Show a scoundrel."""
        self._open = sheet_id
        self.show()

    def show(self) -> None:
        """Show the scoundrel that is open, or the first one where it is gone."""
        model = self._desk.scoundrel_model
        tabs = model.tabs
        if all(tab.sheet_id != self._open for tab in tabs):
            self._open = tabs[0].sheet_id if tabs else None
        self._desk.scoundrel_panel.mirror(tabs, model.view(self._open))

    def begin(self) -> None:
        """Put somebody new on the table, to be written at once."""
        words, key = self._desk.room.words, new_id()
        sheet = Scoundrel(name=words.pgettext("blades", "New scoundrel"))
        if self._desk.clerk.do(lambda table: add_scoundrel(table, key, sheet)) is not None:
            self.open(key)
            self._desk.scoundrel_panel.begin_writing()

    def _on_panel_duplicate_requested(self, who: EntityId) -> None:
        clerk, words = self._desk.clerk, self._desk.room.words
        sheet = clerk.table.value(who, Scoundrel)
        if sheet is not None:
            key = new_id()
            name = words.pgettext("blades", "%(name)s, copy") % {"name": sheet.name}
            if clerk.do(lambda table: duplicate_scoundrel(table, who, key, name)) is not None:
                self.open(key)

    def _on_panel_remove_requested(self, who: EntityId) -> None:
        self._desk.clerk.do(lambda table: remove_scoundrel(table, who))


class ScoundrelWishes(QObject):
    """Does what is wished of a scoundrel's sheet."""

    def __init__(self, desk: Desk) -> None:
        panel = desk.scoundrel_panel
        super().__init__(panel)
        self._clerk = desk.clerk
        self._portraits = PortraitHand(desk, panel, self._write_portrait)
        panel.set_pictures(self._portraits.picture)
        panel.wished.connect(self._on_panel_wished)
        panel.rating_requested.connect(self._on_panel_rating_requested)
        panel.text_written.connect(self._write_text)

    def _on_panel_wished(self, who: EntityId, wish: ScoundrelWish) -> None:
        match wish:
            case MarkStress() | SetHealing() | MarkXp() | WriteNumber():
                self._count(who, wish)
            case WriteWound() | CarryItem() | ChooseTrauma() | WriteRows():
                self._write(who, wish)
            case MarkArmour(kind=kind, is_used=is_used):
                self._mark_armour(who, kind, is_used=is_used)
            case ChooseLoad(load=load):
                self._clerk.do(lambda table: write_load(table, who, load))
            case WriteFlag(field=flag, is_so=is_so):
                self._clerk.do(lambda table: write_flag(table, who, flag, is_so=is_so))
            case ChooseFate(fate=fate):
                self._clerk.do(lambda table: write_fate(table, who, fate))
            case WriteNotes(who=of, text=text):
                self._write_text(of, TextField.NOTES, text)
            case ChoosePortrait(is_none=is_none):
                (self._portraits.drop if is_none else self._portraits.choose)(who)

    def _count(self, who: EntityId, wish: MarkStress | SetHealing | MarkXp | WriteNumber) -> None:
        match wish:
            case MarkStress(points=points):
                self._number(who, NumberField.STRESS, points)
            case SetHealing(filled=filled):
                self._number(who, NumberField.HEALING, filled)
            case MarkXp(track=track, marks=marks):
                self._number(who, _XP[track], marks)
            case WriteNumber(field=field, number=number):
                self._number(who, field, number)

    def _number(self, who: EntityId, field: NumberField, number: int | None) -> None:
        self._clerk.do(lambda table: write_number(table, who, field, number))

    def _write(
        self, who: EntityId, wish: WriteWound | CarryItem | ChooseTrauma | WriteRows
    ) -> None:
        sheet = self._clerk.table.value(who, Scoundrel)
        if sheet is None:
            return
        match wish:
            case WriteRows():
                field, rows = wish.field, wish.rows
            case WriteWound():
                field, rows = RowField.WOUNDS, _wounds(sheet, wish)
            case CarryItem(place=place, is_carried=is_carried):
                items = list(sheet.items)
                items[place] = replace(items[place], is_carried=is_carried)
                field, rows = RowField.ITEMS, tuple(items)
            case ChooseTrauma(trauma=trauma):
                field, rows = RowField.TRAUMAS, (*sheet.traumas, trauma)
        self._clerk.do(lambda table: write_rows(table, who, field, rows))

    def _mark_armour(self, who: EntityId, kind: ArmourKind, *, is_used: bool) -> None:
        del who, kind, is_used

    def _write_text(self, who: EntityId, field: TextField, text: str) -> None:
        self._clerk.do(lambda table: write_text(table, who, field, text))

    def _write_portrait(self, who: EntityId, name: str) -> None:
        self._write_text(who, TextField.PORTRAIT, name)

    def _on_panel_rating_requested(self, who: EntityId, action: ActionId, dots: int) -> None:
        self._clerk.do(
            lambda table: write_dots(table, who, action, dots),
            lambda table: write_dots(table, who, action, dots, is_overruled=True),
        )


def _wounds(sheet: Scoundrel, wish: WriteWound) -> tuple[Wound, ...]:
    """Return the harm of a sheet with one that reads otherwise, is new, or is gone."""
    wounds, row = list(sheet.harm.wounds), sheet.harm.row(wish.level)
    if wish.place >= len(row):
        new = Wound(level=wish.level, text=wish.text)
        return (*wounds, new) if wish.text else tuple(wounds)
    place = next(at for at, one in enumerate(wounds) if one is row[wish.place])
    wounds[place : place + 1] = [replace(row[wish.place], text=wish.text)] if wish.text else []
    return tuple(wounds)
