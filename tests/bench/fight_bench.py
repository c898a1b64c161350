"""Measure a fight: the levels that a hit will take, and a whole attack without its dice."""

from pathlib import Path

from PySide6.QtWidgets import QApplication
from tests.seat.stopwatch import Printout, Samples

from duskboard.core.dice import ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.attack import Defence
from duskboard.core.storyteller.gear import WEAPONS, WeaponId
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.roll import PoolCheck, RollKind
from duskboard.core.storyteller.sheet import new_sheet
from duskboard.core.storyteller.trait import Creature
from duskboard.odds.storyteller import pool_odds
from duskboard.odds.storyteller_harm import Harm, harm_odds
from duskboard.play.storyteller.attack_pool import new_attack
from duskboard.play.storyteller.attacking import (
    begin_attack,
    roll_attack,
    roll_damage,
    roll_defence,
    roll_soak,
)
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.storyteller.striking import strike
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

SPREAD_MS = 5.0
"""The most that the levels after damage and soak take, of up to 30 dice each."""
ATTACK_MS = 0.5
"""The most that all steps of an attack take together, from the aim to the wound."""

_AGAIN = 200
_A, _B, _BLOW = EntityId("a"), EntityId("b"), EntityId("blow")


def measure_fight(_application: QApplication, printout: Printout, _folder: Path) -> None:
    """The distribution of levels in every size, then attacks from the aim to the wound."""
    rulings = preset(Preset.PUBLISHED).storyteller
    harm = Harm(kind=Damage.BASHING, creature=Creature.KINDRED, added=3)
    spread, whole = Samples(), Samples()
    for dice in range(1, 31):
        for soak in (1, 5, 10, 30):
            with spread.lap():
                damage = pool_odds(_check(dice, RollKind.DAMAGE), rulings)
                soaked = pool_odds(_check(soak, RollKind.SOAK), rulings)
                harm_odds(damage, soaked, harm, rulings)
    printout.times("levels after damage and soak", spread, most_slow=SPREAD_MS)
    table = Table()
    for key, name in ((_A, "Ilse"), (_B, "Gregor")):
        table = _after(table, add_sheet(table, key, new_sheet(name)))
    for _ in range(_AGAIN):
        with whole.lap():
            _attack(table)
    printout.times("a whole attack without dice", whole, most_slow=ATTACK_MS)


def _attack(table: Table) -> Table:
    attack = new_attack(table, _A, _B, WEAPONS[WeaponId.PISTOL])
    table = _after(table, begin_attack(table, _BLOW, attack))
    table = _after(table, roll_attack(table, _BLOW, ReportedNet(net=6)))
    table = _after(table, roll_defence(table, _BLOW, Defence.DODGE, ReportedNet(net=2)))
    table = _after(table, roll_damage(table, _BLOW, ReportedNet(net=6)))
    table = _after(table, roll_soak(table, _BLOW, ReportedNet(net=3)))
    return _after(table, strike(table, _BLOW))


def _check(dice: int, kind: RollKind) -> PoolCheck:
    return PoolCheck(dice=dice, difficulty=6, kind=kind)


def _after(table: Table, step: Transaction) -> Table:
    return table.applied(step.changes)
