"""Procedures of the night: what is pressed on their cards becomes acts at the table."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.attack_turn import aimed, turned
from duskboard.app.clerk import Clerk, new_id
from duskboard.app.throwing import throw_of
from duskboard.core.dice import Dice, DiceError
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.attack import Defence
from duskboard.core.storyteller.bond import Bond
from duskboard.core.storyteller.diablerie import Diablerie
from duskboard.core.storyteller.fighter import Fighter
from duskboard.core.storyteller.frenzy import Drive, Frenzy, FrenzyEnd
from duskboard.core.storyteller.seduction import Seduction
from duskboard.core.storyteller.waking import Waking
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.play.storyteller.attack_pool import AS_USUAL, PLAIN, Chosen
from duskboard.play.storyteller.attacking import change_attack, drop_attack, stand_open
from duskboard.play.storyteller.bond import break_bond, drink, remove_bond, resist_bond
from duskboard.play.storyteller.combatant import combatant
from duskboard.play.storyteller.contest import Throw
from duskboard.play.storyteller.diablerie import (
    LEAST_SPOILS,
    Spoils,
    call_beast,
    drain,
    remove_diablerie,
    take_spoils,
)
from duskboard.play.storyteller.frenzy import (
    change_frenzy,
    end_frenzy,
    give_in,
    hold_frenzy,
    remove_frenzy,
)
from duskboard.play.storyteller.manoeuvre import FighterMark, mark_fighter
from duskboard.play.storyteller.pending import Pending, pending
from duskboard.play.storyteller.seduction import remove_seduction, settle_seduction
from duskboard.play.storyteller.soak import ruin_armour
from duskboard.play.storyteller.striking import counter, strike
from duskboard.play.storyteller.waking import feed_awake, remove_waking
from duskboard.table.running_attack import AttackOffer, RunningAttack
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


class StepHand(QObject):
    """Carries what is pressed on the cards of procedures.

    Signals:
        refused(EntityId, Exception): What was typed of real dice does not fit.
        changed(): Something is chosen that does not lie on the table.
    """

    refused = Signal(object, object)
    changed = Signal()

    def __init__(self, clerk: Clerk, dice: Dice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk, self._dice = clerk, dice
        self._chosen: dict[EntityId, Chosen] = {}
        self._spoils: dict[EntityId, Spoils] = {}
        self._current: EntityId | None = None

    def chosen(self, key: EntityId) -> Chosen:
        """Return what is chosen of the next roll of an attack."""
        return self._chosen.get(key, AS_USUAL)

    def spoils(self, key: EntityId) -> Spoils:
        """Return what a diablerie shall bring and cost."""
        return self._spoils.get(key, LEAST_SPOILS)

    def is_current(self, key: EntityId) -> bool:
        """Return whether the game master is about a procedure now: one alone is lit."""
        return self._current == key

    def take_up(self, key: EntityId | None) -> None:
        """Be about a procedure now, or about none."""
        self._current = key

    def waits(self, key: EntityId) -> Pending | None:
        """Return the roll that a procedure waits for, or None."""
        return pending(self._clerk.table, key, self._dice, self.chosen(key))

    def act(self, key: EntityId, act: str) -> None:
        """Do what was pressed."""
        self._current = key
        if act == "roll":
            self._roll(key, self._dice)
            return
        entity = self._clerk.table.get(key)
        match entity.value if entity is not None else None:
            case RunningAttack() as attack:
                self._attack(key, attack, act)
            case Frenzy() as frenzy:
                self._frenzy(key, frenzy, act)
            case Diablerie():
                self._diablerie(key, act)
            case Seduction():
                self._seduction(key, act)
            case Waking() as waking:
                self._waking(key, waking, act)
            case Bond():
                self._bond(key, act)
            case _:
                pass

    def tell(self, key: EntityId, said: FacesTyped | TotalTold | VerdictTold) -> None:
        """Take what real dice show."""
        self._current = key
        waits = self.waits(key)
        check = waits.check if waits is not None else None
        if waits is None or check is None:
            return
        rulings = self._clerk.table.rulings.storyteller
        try:
            throw_of(said, check, rulings)
        except DiceError as error:
            self.refused.emit(key, error)
            return
        self._roll(key, lambda: throw_of(said, check, rulings))

    def _roll(self, key: EntityId, dice: Throw | Callable[[], Throw]) -> None:
        waits = self.waits(key)
        if waits is None:
            return
        attack = self._clerk.table.value(key, RunningAttack)
        step = attack.step if attack is not None else None

        def work(table: Table, *, loose: bool) -> Transaction:
            thrown = dice() if callable(dice) else dice
            return waits.work(table, thrown, loose)

        self._clerk.do(
            lambda table: work(table, loose=False), lambda table: work(table, loose=True)
        )
        attack = self._clerk.table.value(key, RunningAttack)
        if attack is not None and attack.step is not step:
            self._choose(key, replace(self.chosen(key), how=PLAIN))

    def _choose(self, key: EntityId, chosen: Chosen) -> None:
        self._chosen[key] = chosen
        self.changed.emit()

    def _attack(self, key: EntityId, attack: RunningAttack, act: str) -> None:
        name, _, value = act.partition(":")
        do = self._clerk.do
        match name:
            case "defence":
                self._choose(key, replace(self.chosen(key), defence=Defence(value)))
            case "how":
                self._choose(key, turned(self.chosen(key), value))
            case "open":
                do(lambda table: stand_open(table, key))
            case "wound":
                do(lambda table: strike(table, key))
            case "remove":
                do(lambda table: drop_attack(table, key))
            case "offer":
                self._offer(key, attack, AttackOffer(value))
            case _:
                changed = aimed(attack, name, value)
                do(lambda table: change_attack(table, key, changed))

    def _offer(self, key: EntityId, attack: RunningAttack, offer: AttackOffer) -> None:
        do, back = self._clerk.do, new_id()
        marks = {
            AttackOffer.STUN: FighterMark.STUNNED,
            AttackOffer.STAKE: FighterMark.STAKED,
        }
        target = combatant(self._clerk.table, attack.target)
        if offer is AttackOffer.PARRY:
            do(lambda table: counter(table, key, back))
        elif offer is AttackOffer.RUIN and target.sheet is not None:
            worn, who = target.sheet.worn(attack.damage), target.sheet_id
            if worn and who is not None:
                do(lambda table: ruin_armour(table, who, worn[0]))
        elif offer in marks and self._clerk.table.value(attack.target, Fighter) is not None:
            do(lambda table: mark_fighter(table, attack.target, marks[offer]))

    def _frenzy(self, key: EntityId, frenzy: Frenzy, act: str) -> None:
        name, _, value = act.partition(":")
        do = self._clerk.do
        match name:
            case "hold":
                do(
                    lambda table: hold_frenzy(table, key),
                    lambda table: hold_frenzy(table, key, is_overruled=True),
                )
            case "give-in":
                do(lambda table: give_in(table, key))
            case "end":
                do(lambda table: end_frenzy(table, key, FrenzyEnd(value)))
            case "drive":
                do(lambda table: change_frenzy(table, key, replace(frenzy, drive=Drive(value))))
            case "difficulty":
                hard = replace(frenzy, difficulty=max(2, min(10, int(value))))
                do(lambda table: change_frenzy(table, key, hard))
            case _:
                do(lambda table: remove_frenzy(table, key))

    def _diablerie(self, key: EntityId, act: str) -> None:
        do, ids = self._clerk.do, (new_id(), new_id())
        spoils = self.spoils(key)
        name, _, value = act.partition(":")
        match name:
            case "generation":
                self._spoils[key] = replace(spoils, generation=int(value))
                self.changed.emit()
            case "humanity":
                self._spoils[key] = replace(spoils, humanity_lost=int(value))
                self.changed.emit()
            case "drain":
                do(lambda table: drain(table, key))
            case "beast" | "beast-one":
                one = act == "beast-one"
                do(lambda table: call_beast(table, key, ids[0], is_one_enough=one))
            case "spoils":
                do(lambda table: take_spoils(table, key, ids, spoils))
            case _:
                do(lambda table: remove_diablerie(table, key))

    def _seduction(self, key: EntityId, act: str) -> None:
        if act in {"win", "lose"}:
            self._clerk.do(lambda table: settle_seduction(table, key, is_won=act == "win"))
        else:
            self._clerk.do(lambda table: remove_seduction(table, key))

    def _waking(self, key: EntityId, waking: Waking, act: str) -> None:
        name, _, value = act.partition(":")
        if name == "feed":
            self._clerk.do(lambda table: feed_awake(table, waking.who, int(value)))
        else:
            self._clerk.do(lambda table: remove_waking(table, key))

    def _bond(self, key: EntityId, act: str) -> None:
        do = self._clerk.do
        match act:
            case "drink":
                do(lambda table: drink(table, key))
            case "resist":
                do(
                    lambda table: resist_bond(table, key),
                    lambda table: resist_bond(table, key, is_overruled=True),
                )
            case "break":
                do(lambda table: break_bond(table, key))
            case _:
                do(lambda table: remove_bond(table, key))
