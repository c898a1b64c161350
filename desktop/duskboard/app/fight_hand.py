"""A fight: what is pressed and typed in its order becomes acts at the table."""

import re
from dataclasses import replace

from duskboard.app.clerk import Clerk, new_id
from duskboard.core.dice import Dice, ReportedTotal, TypedDice
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.attack import DEFENCE_POOLS, Defence
from duskboard.core.storyteller.fighter import Deed, DeedKind, DeedState, Extra, Fighter
from duskboard.core.storyteller.gear import WEAPONS, Weapon
from duskboard.core.storyteller.pool import Terms, count_pool
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.quick_deeds import read_deeds
from duskboard.panels.extra_form import ExtraNumber
from duskboard.play.storyteller.attack_pool import new_attack
from duskboard.play.storyteller.attacking import begin_attack
from duskboard.play.storyteller.fighting import (
    act,
    begin_fight,
    begin_turn,
    declare,
    end_fight,
    fighter_of,
    hold,
    join_fight,
    leave_fight,
    roll_initiative,
    write_fighter,
)
from duskboard.play.storyteller.manoeuvre import (
    FighterMark,
    ambush_sides,
    fall_down,
    give_up_deed,
    mark_fighter,
    roll_ambush,
)
from duskboard.play.visibility import set_all_visibility, set_visibility
from duskboard.table.entity import FIGHT_ID, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_TOTAL = re.compile(r"\s*=\s*(-?\d{1,3})\s*")
_DIE = re.compile(r"\s*(\d{1,2})\s*")


class FightHand:
    """Carries the wishes of the order of a fight."""

    def __init__(self, clerk: Clerk, dice: Dice) -> None:
        self._clerk, self._dice = clerk, dice

    def begin(self, name: str) -> None:
        """Begin a fight."""
        self._clerk.do(lambda table: begin_fight(table, name))

    def join(self, who: EntityId, name: str) -> None:
        """Put a sheet of whatever game into the fight."""
        is_vampire = self._clerk.table.value(who, Sheet) is not None
        extra = None if is_vampire else Extra()
        self._join(Fighter(name=name, who=who, extra=extra, rating=0 if is_vampire else 5))

    def join_extra(self, name: str) -> None:
        """Put somebody without a sheet into the fight."""
        self._join(Fighter(name=name, rating=5, extra=Extra()))

    def whole(self, wish: str) -> None:
        """Do something of the whole fight."""
        do = self._clerk.do
        match wish:
            case "roll":
                fighters = self._clerk.table.values(Fighter)
                waiting = [key for key, one in fighters.items() if one.initiative is None]
                do(lambda table: roll_initiative(table, dict.fromkeys(waiting, self._dice)))
            case "turn":
                do(begin_turn)
            case "end":
                do(end_fight)
            case "show":
                do(lambda table: set_visibility(table, FIGHT_ID, Visibility.SHOWN))
            case "reveal":
                everybody = tuple(self._clerk.table.values(Fighter))
                do(lambda table: set_all_visibility(table, everybody, Visibility.SHOWN))
            case "hide":
                do(lambda table: set_visibility(table, FIGHT_ID, Visibility.HIDDEN))
            case _:
                pass

    def act(self, key: EntityId, wish: str) -> None:
        """Do something of one fighter."""
        name, _, value = wish.partition(":")
        do = self._clerk.do
        match name:
            case "roll":
                do(lambda table: roll_initiative(table, {key: self._dice}))
            case "act":
                place = int(value)
                do(
                    lambda table: act(table, key, place),
                    lambda table: act(table, key, place, is_overruled=True),
                )
            case "hold":
                do(lambda table: hold(table, key))
            case "will":
                do(lambda table: give_up_deed(table, key, int(value)))
            case "try":
                do(lambda table: give_up_deed(table, key, int(value), self._dice))
            case _:
                self._befall(key, name, value)

    def _befall(self, key: EntityId, name: str, value: str) -> None:
        do = self._clerk.do
        match name:
            case "mark":
                do(lambda table: mark_fighter(table, key, FighterMark(value)))
            case "fall":
                do(lambda table: fall_down(table, key, self._dice))
            case "see":
                do(lambda table: set_visibility(table, key, Visibility(value)))
            case "ambush":
                do(lambda table: self._ambush(table, key, EntityId(value)))
            case "leave":
                do(lambda table: leave_fight(table, key))
            case "name" | "be" | "more" | "less":
                do(lambda table: write_fighter(table, key, _written(table, key, name, value)))
            case _:
                pass

    def attack(self, key: EntityId, target: EntityId, weapon: Weapon) -> None:
        """Begin an attack with what somebody has in hand."""
        attack_id = new_id()

        def work(table: Table) -> Transaction:
            place = _attack_place(table, key)
            return begin_attack(table, attack_id, new_attack(table, key, target, weapon, place))

        self._clerk.do(work)

    def typed(self, key: EntityId, text: str) -> None:
        """Take initiative as it was typed, or what somebody does."""
        fighter = self._clerk.table.value(key, Fighter)
        if fighter is None:
            return
        total, die = _TOTAL.fullmatch(text), _DIE.fullmatch(text)
        if total is not None:
            told = ReportedTotal(total=int(total[1]))
            self._clerk.do(lambda table: roll_initiative(table, {key: told}))
        elif fighter.initiative is None:
            if die is not None:
                face = int(die[1]) or 10
                self._clerk.do(lambda table: roll_initiative(table, {key: TypedDice((face,))}))
        else:
            said = read_deeds(text)
            self._clerk.do(
                lambda table: declare(
                    table,
                    key,
                    tuple(_counted(table, fighter, deed) for deed in said.deeds),
                    willpower=said.willpower,
                    blood=said.blood,
                )
            )

    def weapons(self, key: EntityId) -> tuple[Weapon, ...]:
        """Return what somebody may attack with: the weapons of the sheet, then the usual ones."""
        fighter = self._clerk.table.value(key, Fighter)
        who = fighter.who if fighter is not None else key
        sheet = self._clerk.table.value(who, Sheet) if who is not None else None
        own = sheet.weapons if sheet is not None else ()
        names = {weapon.name for weapon in own}
        return (*own, *(one for one in WEAPONS.values() if one.name not in names))

    def _join(self, fighter: Fighter) -> None:
        key = new_id()
        self._clerk.do(lambda table: join_fight(table, {key: fighter}))

    def _ambush(self, table: Table, key: EntityId, other: EntityId) -> Transaction:
        first, second = ambush_sides(table, key, other)
        return roll_ambush(table, (key, first, self._dice), (other, second, self._dice))


def _attack_place(table: Table, key: EntityId) -> int | None:
    """Return which of somebody's deeds an attack is: the first that waits, or None."""
    fighter = table.value(key, Fighter)
    deeds = fighter.deeds if fighter is not None else ()
    waiting = (
        place
        for place, deed in enumerate(deeds)
        if deed.kind is DeedKind.ATTACK and deed.state is DeedState.TO_COME
    )
    return next(waiting, None)


def _written(table: Table, key: EntityId, what: str, value: str) -> Fighter:
    """Return somebody without a sheet with a name, a body or a number of another value."""
    fighter = fighter_of(table, key)
    extra = fighter.extra or Extra()
    if what == "name":
        return replace(fighter, name=value)
    if what == "be":
        return replace(fighter, extra=replace(extra, creature=Creature(value)))
    by = 1 if what == "more" else -1
    if value == ExtraNumber.RATING:
        return replace(fighter, rating=max(0, fighter.rating + by))
    figure = max(0, getattr(extra, value) + by)
    return replace(fighter, extra=replace(extra, **{value: figure}))  # a number of Extra


def _counted(table: Table, fighter: Fighter, deed: Deed) -> Deed:
    """Return a deed with the dice of it alone, where a sheet tells them (4.2)."""
    sheet = table.value(fighter.who, Sheet) if fighter.who is not None else None
    if sheet is None or deed.kind is not DeedKind.DEFENCE:
        return deed
    terms = Terms(traits=DEFENCE_POOLS[Defence.DODGE])
    dice = count_pool(sheet, terms, table.rulings.storyteller).dice
    return replace(deed, pool=dice)
