"""Fights to try: people and vehicles at one place, and what is thrown."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.play.chase.scenes import (
    EDDA,
    FINN,
    PLACES,
    SHOWN,
    TOM,
    done,
    laid,
    person,
    somebody,
    started,
    with_people,
)

from duskboard.core.chase.conflict import Answer
from duskboard.core.chase.participant import Participant, Side, Skill, Vitals
from duskboard.core.chase.physique import Physique, Weapon
from duskboard.core.chase.seat import Seat
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.dice import Expression, Handful, ReportedTotal, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, Rulings, preset
from duskboard.play.change import put, put_values
from duskboard.play.chase.attack import Aimed, Attack, AttackKind, answered, attack_of
from duskboard.play.chase.exchange import Throws
from duskboard.play.chase.striking import AttackMade, strike
from duskboard.table.entity import Entity, Visibility
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(name) for name in Preset], ids=list(Preset))
REFERENCE = preset(Preset.REFERENCE)
BLOW, SHOT, RAM, MANEUVER = AttackKind
CAR, LORRY, BIKE = (EntityId(name) for name in ("car", "lorry", "bike"))
KNIFE = Weapon(
    name="Knife",
    skill="fighting",
    damage=Expression(handfuls=(Handful(count=1, sides=4),), modifier=1),
)
GUN = Weapon(
    name="Revolver",
    skill="firearms",
    damage=Expression(handfuls=(Handful(count=1, sides=10),)),
    is_ranged=True,
    impales=True,
)


def told(attack: int, reply: int | None = None, **others: int) -> Throws:
    """What players said: totals of both sides; a loss, damage or a roll to keep control."""
    return Throws(
        attack=ReportedTotal(total=attack),
        reply=None if reply is None else ReportedTotal(total=reply),
        **{name: ReportedTotal(total=total) for name, total in others.items()},
    )


def thrown(*faces: int) -> Throws:
    """Dice of the machine, all of one kind after the other."""
    dice = ScriptedDice(faces)
    return Throws(attack=dice, reply=dice, control=dice, loss=dice, damage=dice)


def edited(table: Table, who: EntityId, **fields: object) -> Table:
    """Somebody with other numbers."""
    value = replace(person(table, who), **fields)  # type: ignore[arg-type]  # any field
    return table.applied(put_values(table, {who: value}))


def armed(  # noqa: PLR0913 - a fighter has that many sides
    table: Table,
    who: EntityId,
    *weapons: Weapon,
    fighting: int = 50,
    dodge: int = 30,
    drive: int = 50,
    firearms: int = 40,
    attacks: int = 1,
    build: int = 0,
    armour: int = 0,
    hit_points: int | None = 11,
) -> Table:
    """Somebody who can fight."""
    values = {"fighting": fighting, "dodge": dodge, "drive": drive, "firearms": firearms}
    return edited(
        table,
        who,
        skills=tuple(Skill(name=name, value=value) for name, value in values.items()),
        physique=Physique(weapons=weapons, attacks=attacks, armour=armour),
        build=build,
        vitals=Vitals(hit_points=hit_points, full_hit_points=hit_points),
    )


def aboard(  # noqa: PLR0913 - a vehicle has that many sides
    table: Table,
    vehicle_id: EntityId,
    people: Sequence[EntityId],
    *,
    build: float = 5,
    full: float | None = None,
    armour: int = 2,
    mov: int = 14,
) -> Table:
    """People in a vehicle, the first of them at the wheel, where that one stands."""
    place = person(table, people[0]).place
    vehicle = Vehicle(
        name=vehicle_id.capitalize(),
        mov=mov,
        build=build,
        full_build=full or build,
        armour=armour,
        seats=4,
        place=place,
    )
    entity = Entity(entity_id=vehicle_id, value=vehicle, visibility=SHOWN)
    table = table.applied(put(table, entity))
    for number, who in enumerate(people):
        seat = Seat(vehicle=vehicle_id, drives=number == 0, foot_mov=8)
        table = edited(table, who, seat=seat, place=place)
    return table


def vehicle(table: Table, vehicle_id: EntityId) -> Vehicle:
    value = table.value(vehicle_id, Vehicle)
    assert value is not None
    return value


def points(table: Table, who: EntityId) -> int | None:
    value = table.value(who, Participant)
    assert value is not None
    return value.vitals.hit_points


def at(table: Table, who: EntityId) -> int:
    """The number of the place where somebody stands."""
    place = person(table, who).place
    assert place is not None
    return PLACES.index(place)


def met(
    *,
    rulings: Rulings = REFERENCE,
    mov: int = 9,
    visibility: Visibility = SHOWN,
    lying: dict[int, object] | None = None,
) -> Table:
    """Finn, who is to act with three actions, and Edda at the fourth place; Tom further on."""
    people = [
        somebody(FINN, 4, mov=mov, dex=75, visibility=visibility),
        somebody(EDDA, 4, side=Side.QUARRY, mov=7, dex=40),
        somebody(TOM, 6, side=Side.QUARRY, mov=7, dex=35),
    ]
    table = started(with_people(laid(rulings=rulings, lying=lying or {}), people))  # type: ignore[arg-type]  # obstacles
    table = armed(table, FINN, KNIFE, GUN)
    return armed(armed(table, EDDA, fighting=40), TOM, fighting=40)


def made(table: Table, attack: Attack, throws: Throws) -> tuple[Table, AttackMade]:
    step = strike(table, attack, throws)
    assert isinstance(step.report, AttackMade)
    return done(table, step), step.report


def blow(table: Table, answer: Answer = Answer.DODGE) -> Attack:
    return answered(table, attack_of(table, FINN, EDDA, BLOW), answer)


def maneuver(table: Table, aimed: Aimed, answer: Answer = Answer.DODGE) -> Attack:
    attack = answered(table, attack_of(table, FINN, EDDA, MANEUVER), answer)
    return replace(attack, aimed=aimed)
