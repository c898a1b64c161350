"""What may be chosen of an attack in hand, and what that makes of it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from duskboard.app.deeds.deed import rolled_after
from duskboard.core.chase.conflict import Answer, Goal
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.physique import Weapon
from duskboard.core.chase.shooting import Aim, Reach
from duskboard.core.identity import EntityId
from duskboard.play.chase.attack import (
    Aimed,
    Attack,
    AttackKind,
    answered,
    attack_of,
    with_control,
)
from duskboard.play.chase.scene import Scene, scene
from duskboard.table.table import Table


def targets_of(chase: Scene, who: EntityId, kind: AttackKind) -> list[EntityId]:
    """Return whom somebody may attack: of the other side first, nobody elsewhere but by a shot."""
    person = chase.person(who)
    own = person.seat.vehicle if person.seat is not None else None
    found: list[EntityId] = []
    for key, one in chase.people.items():
        is_near = one.place == person.place or kind is AttackKind.SHOT
        is_mate = own is not None and one.seat is not None and one.seat.vehicle == own
        if key == who or not one.is_running or not is_near:
            continue
        if kind is AttackKind.RAM and (is_mate or one.is_passenger):
            continue
        found.append(key)
    return sorted(found, key=lambda key: chase.people[key].side is person.side)


def arms_of(person: Participant, kind: AttackKind) -> list[Weapon]:
    """Return what somebody attacks with, at one place or across."""
    wanted = kind is AttackKind.SHOT
    return [one for one in person.physique.arms if one.is_ranged is wanted]


def chosen(table: Table, attack: Attack, menu_id: str, value: str) -> Attack:
    """Return an attack after something was chosen of it."""
    choose = _CHOICES.get(menu_id)
    return attack if choose is None else choose(table, attack, value)


def _target(table: Table, attack: Attack, value: str) -> Attack:
    return attack_of(table, attack.who, EntityId(value), attack.kind, attack.weapon)


def _weapon(table: Table, attack: Attack, value: str) -> Attack:
    if value.startswith("at:"):
        return replace(attack, at_vehicle=value == "at:vehicle")
    weapon = arms_of(scene(table).person(attack.who), attack.kind)[int(value)]
    return attack_of(table, attack.who, attack.target, attack.kind, weapon)


def _answer(table: Table, attack: Attack, value: str) -> Attack:
    return answered(table, attack, Answer(value))


def _stance(_table: Table, attack: Attack, value: str) -> Attack:
    return replace(attack, aim=replace(attack.aim, stands=value == "stands"))


def _goal(table: Table, attack: Attack, value: str) -> Attack:
    if value == "control-roll":
        return with_control(table, attack, may_roll=attack.control is None)
    return replace(attack, aimed=_aimed(value))


def _own(_table: Table, attack: Attack, value: str) -> Attack:
    return replace(attack, own=rolled_after(attack.own, value))


def _reply(_table: Table, attack: Attack, value: str) -> Attack:
    if value.partition(":")[0] in set(Goal):
        return replace(attack, aimed_back=_aimed(value))
    return replace(attack, reply=rolled_after(attack.reply, value))


def _aim(_table: Table, attack: Attack, value: str) -> Attack:
    aim, (what, _, more) = attack.aim, value.partition(":")
    if what == "reach":
        return replace(attack, aim=replace(aim, reach=Reach(more)))
    if what == "shots":
        return replace(attack, aim=replace(aim, shots=int(more)))
    return replace(attack, aim=_TICKS[what](aim))


def _aimed(value: str) -> Aimed:
    goal, _, more = value.partition(":")
    if goal == Goal.SHOVE:
        return Aimed(goal=Goal.SHOVE, place=EntityId(more))
    return Aimed(goal=Goal(goal), words=more)


_TICKS: Mapping[str, Callable[[Aim], Aim]] = MappingProxyType(
    {
        "fast": lambda aim: replace(aim, is_fast=not aim.is_fast),
        "big": lambda aim: replace(aim, is_big=not aim.is_big),
        "covered": lambda aim: replace(aim, is_covered=not aim.is_covered),
        "burst": lambda aim: replace(aim, is_burst=not aim.is_burst),
        "tyre": lambda aim: replace(aim, at_tyre=not aim.at_tyre),
    }
)
_CHOICES: Mapping[str, Callable[[Table, Attack, str], Attack]] = MappingProxyType(
    {
        "target": _target,
        "weapon": _weapon,
        "answer": _answer,
        "stance": _stance,
        "goal": _goal,
        "aim": _aim,
        "own": _own,
        "reply": _reply,
    }
)
