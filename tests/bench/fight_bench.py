"""Measure a fight: the levels that a hit will take, and a whole attack without its dice."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication
from tests.seat.stopwatch import Printout, Samples

from duskboard.core.dice import ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.aim import Aim, AimedPart, Bearing, check_aim, ticks
from duskboard.core.storyteller.attack import (
    Defence,
    Hit,
    damage_pool,
    net_hit,
    stakes,
    stuns,
    way_of,
)
from duskboard.core.storyteller.difficulty import settled
from duskboard.core.storyteller.gear import WEAPONS, WeaponId
from duskboard.core.storyteller.health import Damage, Health, hurt
from duskboard.core.storyteller.roll import PoolCheck, RollKind
from duskboard.core.storyteller.sheet import new_sheet
from duskboard.core.storyteller.soak import unsoaked
from duskboard.core.storyteller.trait import Creature
from duskboard.core.storyteller_rulings import StorytellerRulings
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
"""The most that the rules of a whole attack take, from the aim to the wound."""

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
            _by_the_rules(rulings)
    printout.times("the rules of an attack without dice", whole, most_slow=ATTACK_MS)
    steps = Samples()
    for _ in range(_AGAIN):
        _attack(table, steps)
    printout.times("each of its steps at the table", steps)


def _by_the_rules(rulings: StorytellerRulings) -> Health:
    """Shoot at a heart from behind, with everything that is looked at on the way."""
    aim = Aim(part=AimedPart.HEART, bearing=Bearing.REAR, is_blind=True, aim=2, cover=1)
    pistol = WEAPONS[WeaponId.PISTOL]
    way = way_of(pistol)
    check_aim(aim, way, "Ilse", 3)
    lines = ticks(aim, way, rulings)
    settled(pistol.difficulty, *(line.difficulty for line in lines))
    net = net_hit(6, 2)
    pool = damage_pool(pistol, Hit(way=way, net=net, part=aim.part), 3, rulings)
    taken = unsoaked(pistol.damage, 6 + pool.levels, 3, Creature.KINDRED, rulings)
    stuns(taken, 3, Creature.KINDRED, rulings)
    stakes(taken, aim.part, Creature.KINDRED, rulings, is_stake=True)
    return hurt(Health(), pistol.damage, taken, Creature.KINDRED)


def _attack(table: Table, steps: Samples) -> None:
    attack = new_attack(table, _A, _B, WEAPONS[WeaponId.PISTOL])
    acts: tuple[Callable[[Table], Transaction], ...] = (
        lambda now: begin_attack(now, _BLOW, attack),
        lambda now: roll_attack(now, _BLOW, ReportedNet(net=6)),
        lambda now: roll_defence(now, _BLOW, Defence.DODGE, ReportedNet(net=2)),
        lambda now: roll_damage(now, _BLOW, ReportedNet(net=6)),
        lambda now: roll_soak(now, _BLOW, ReportedNet(net=3)),
        lambda now: strike(now, _BLOW),
    )
    for act in acts:
        with steps.lap():
            table = _after(table, act(table))


def _check(dice: int, kind: RollKind) -> PoolCheck:
    return PoolCheck(dice=dice, difficulty=6, kind=kind)


def _after(table: Table, step: Transaction) -> Table:
    return table.applied(step.changes)
