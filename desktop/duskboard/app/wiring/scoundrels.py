"""Scoundrels: what is clicked and written on their sheets becomes acts at the table."""

from dataclasses import replace

from PySide6.QtCore import QObject

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.portrait import PortraitHand
from duskboard.core.blades.harm import Wound
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.core.identity import EntityId
from duskboard.i18n.quick_scoundrels import ScoundrelDraft
from duskboard.panels.scoundrel_wish import (
    CarryItem,
    ChooseFate,
    ChooseLoad,
    ChooseTrauma,
    EarnAbility,
    EarnDot,
    EndSession,
    MarkArmour,
    MarkStress,
    MarkXp,
    MoveCoin,
    ScoundrelWish,
    SetCoin,
    SetHealing,
    TurnWound,
    WriteFlag,
    WriteLoad,
    WriteNumber,
    WriteRows,
    WriteWound,
)
from duskboard.panels.sheet_wish import ChoosePortrait, WriteNotes
from duskboard.play.blades.armour import free_armour, mark_armour
from duskboard.play.blades.coin import earn_coin, spend_coin, stash_coin, take_from_stash
from duskboard.play.blades.edit import (
    write_dots,
    write_fate,
    write_flag,
    write_load,
    write_number,
    write_rows,
    write_text,
)
from duskboard.play.blades.fate import come_back, die, go_to_prison, retire
from duskboard.play.blades.field import NumberField, TextField
from duskboard.play.blades.growth import earn_ability, earn_dot, end_session, mark_xp
from duskboard.play.blades.harm import change_harm, take_harm, take_off_harm, tick_healing
from duskboard.play.blades.load import carry_item, choose_load
from duskboard.play.blades.sheet import add_scoundrel, duplicate_scoundrel, remove_scoundrel
from duskboard.play.blades.stress import choose_trauma, clear_stress, take_stress
from duskboard.play.blades.vice import lose_in_vice
from duskboard.table.entity import ACTION_ID
from duskboard.table.running_action import RunningAction

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
        # What was left in the middle is taken up with whoever acted.
        running = desk.clerk.table.value(ACTION_ID, RunningAction)
        self._open: EntityId | None = None if running is None else running.who
        panel = desk.scoundrel_panel
        desk.scoundrel_model.changed.connect(self.show)
        panel.chosen.connect(self.open)
        panel.new_requested.connect(self.begin)
        panel.entry.drafted.connect(self.add)
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

    def add(self, draft: ScoundrelDraft) -> None:
        """Put the scoundrel of a typed line on the table; the next one can be typed at once."""
        key = new_id()
        if self._desk.clerk.do(lambda table: add_scoundrel(table, key, draft.sheet)) is not None:
            self.open(key)

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
            case WriteNotes(who=of, text=text):
                self._write_text(of, TextField.NOTES, text)
            case ChoosePortrait(is_none=is_none):
                (self._portraits.drop if is_none else self._portraits.choose)(who)
            case WriteNumber() | WriteFlag() | WriteRows():
                self._edit(who, wish)
            case MarkStress() | ChooseTrauma() | SetHealing() | ChooseFate():
                self._suffer(who, wish)
            case WriteWound() | TurnWound():
                self._write_wound(who, wish)
            case MarkArmour() | ChooseLoad() | WriteLoad() | CarryItem():
                self._carry(who, wish)
            case _:
                self._grow(who, wish)

    def _edit(self, who: EntityId, wish: WriteNumber | WriteFlag | WriteRows) -> None:
        """Write a field as the game master says."""
        do = self._clerk.do
        match wish:
            case WriteNumber(field=field, number=number):
                do(lambda table: write_number(table, who, field, number))
            case WriteFlag(field=flag, is_so=is_so):
                do(lambda table: write_flag(table, who, flag, is_so=is_so))
            case WriteRows(field=part, rows=rows):
                do(lambda table: write_rows(table, who, part, rows))

    def _suffer(
        self,
        who: EntityId,
        wish: MarkStress | ChooseTrauma | SetHealing | ChooseFate,
    ) -> None:
        """Do what stress, harm and fate wish."""
        sheet, do = self._clerk.table.value(who, Scoundrel), self._clerk.do
        if sheet is None:
            return
        match wish:
            case MarkStress(points=points):
                more = points - sheet.stress
                act = take_stress if more > 0 else clear_stress
                do(lambda table: act(table, who, abs(more)))
            case ChooseTrauma(trauma=trauma):
                do(
                    lambda table: choose_trauma(table, who, trauma),
                    lambda table: choose_trauma(table, who, trauma, is_overruled=True),
                )
            case SetHealing(filled=filled):
                self._heal(who, filled, filled - sheet.harm.healing)
            case ChooseFate(fate=fate):
                self._choose_fate(who, fate)

    def _heal(self, who: EntityId, filled: int, more: int) -> None:
        """Tick the healing clock; full it heals, emptied it is only written otherwise."""
        if more > 0:
            self._clerk.do(lambda table: tick_healing(table, who, more))
        elif more < 0:
            self._clerk.do(lambda table: write_number(table, who, NumberField.HEALING, filled))

    def _write_wound(self, who: EntityId, wish: WriteWound | TurnWound) -> None:
        """Write harm that is new, reads otherwise, or goes."""
        sheet, do = self._clerk.table.value(who, Scoundrel), self._clerk.do
        if sheet is None:
            return
        row = sheet.harm.row(wish.level)
        if wish.place >= len(row):
            if isinstance(wish, WriteWound) and wish.text:
                new = Wound(level=wish.level, text=wish.text)
                do(lambda table: take_harm(table, who, new))
            return
        before = row[wish.place]
        place = next(at for at, one in enumerate(sheet.harm.wounds) if one is before)
        if isinstance(wish, TurnWound):
            turned = replace(before, is_supernatural=wish.is_supernatural)
            do(lambda table: change_harm(table, who, place, turned))
        elif wish.text:
            after = replace(before, text=wish.text)
            do(lambda table: change_harm(table, who, place, after))
        else:
            do(lambda table: take_off_harm(table, who, place))

    def _choose_fate(self, who: EntityId, fate: Fate) -> None:
        do = self._clerk.do
        match fate:
            case Fate.ACTIVE:
                do(
                    lambda table: come_back(table, who),
                    lambda table: come_back(table, who, is_overruled=True),
                )
            case Fate.DEAD:
                do(lambda table: die(table, who))
            case Fate.RETIRED:
                do(lambda table: retire(table, who))
            case Fate.JAILED:
                do(lambda table: go_to_prison(table, who))
            case Fate.LOST:
                do(lambda table: lose_in_vice(table, who))
            case Fate.OUT:
                do(lambda table: write_fate(table, who, fate))

    def _carry(self, who: EntityId, wish: MarkArmour | ChooseLoad | WriteLoad | CarryItem) -> None:
        """Do what armour, load and items wish."""
        do = self._clerk.do
        match wish:
            case MarkArmour(kind=kind, is_used=True):
                do(
                    lambda table: mark_armour(table, who, kind),
                    lambda table: mark_armour(table, who, kind, is_overruled=True),
                )
            case MarkArmour(kind=kind):
                do(lambda table: free_armour(table, who, kind))
            case ChooseLoad(load=load):
                do(lambda table: choose_load(table, who, load))
            case WriteLoad(load=load):
                do(lambda table: write_load(table, who, load))
            case CarryItem(place=place, is_carried=is_carried):
                do(
                    lambda table: carry_item(table, who, place, is_carried=is_carried),
                    lambda table: carry_item(
                        table, who, place, is_carried=is_carried, is_overruled=True
                    ),
                )

    def _grow(
        self,
        who: EntityId,
        wish: MarkXp | EarnDot | EarnAbility | EndSession | SetCoin | MoveCoin,
    ) -> None:
        """Do what experience and coin wish."""
        do = self._clerk.do
        match wish:
            case MarkXp(track=track, marks=marks):
                self._mark_xp(who, track, marks)
            case EarnDot(action=action):
                do(
                    lambda table: earn_dot(table, who, action),
                    lambda table: earn_dot(table, who, action, is_overruled=True),
                )
            case EarnAbility(ability=ability):
                do(
                    lambda table: earn_ability(table, who, ability),
                    lambda table: earn_ability(table, who, ability, is_overruled=True),
                )
            case EndSession(answers=answers, marks=marks):
                do(lambda table: end_session(table, who, answers, marks))
            case SetCoin(coin=coin):
                self._set_coin(who, coin)
            case MoveCoin(coin=coin, is_out=is_out):
                move = take_from_stash if is_out else stash_coin
                do(lambda table: move(table, who, coin))

    def _mark_xp(self, who: EntityId, track: XpTrack, marks: int) -> None:
        """Mark experience; marks that go are only written otherwise."""
        sheet = self._clerk.table.value(who, Scoundrel)
        if sheet is None:
            return
        more = marks - sheet.xp.of(track)
        if more > 0:
            self._clerk.do(lambda table: mark_xp(table, who, track, more))
        else:
            self._clerk.do(lambda table: write_number(table, who, _XP[track], marks))

    def _set_coin(self, who: EntityId, coin: int) -> None:
        sheet = self._clerk.table.value(who, Scoundrel)
        if sheet is None:
            return
        more = coin - sheet.coin
        if more > 0:
            self._clerk.do(lambda table: earn_coin(table, who, more))
        elif more < 0:
            self._clerk.do(lambda table: spend_coin(table, who, -more))

    def _write_text(self, who: EntityId, field: TextField, text: str) -> None:
        self._clerk.do(lambda table: write_text(table, who, field, text))

    def _write_portrait(self, who: EntityId, name: str) -> None:
        self._write_text(who, TextField.PORTRAIT, name)

    def _on_panel_rating_requested(self, who: EntityId, action: ActionId, dots: int) -> None:
        self._clerk.do(
            lambda table: write_dots(table, who, action, dots),
            lambda table: write_dots(table, who, action, dots, is_overruled=True),
        )
