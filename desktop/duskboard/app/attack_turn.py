"""Chips of an attack: what turns when one is pressed (rules/storyteller.md 13-19)."""

from dataclasses import replace

from duskboard.core.storyteller.aim import AimedPart, Bearing
from duskboard.core.storyteller.health import Damage
from duskboard.panels.attack_chips import MOST_TICKS
from duskboard.play.storyteller.attack_pool import Chosen
from duskboard.table.running_attack import RunningAttack

_METRES = 12
"""The farthest that is counted: nobody moves so far while acting (15.5)."""


def aimed(attack: RunningAttack, name: str, value: str) -> RunningAttack:
    """Return an attack with a chip of its card turned."""
    aim = attack.aim
    match name:
        case "damage":
            return replace(attack, damage=Damage(value))
        case "part":
            part = AimedPart(value)
            aim = replace(aim, part=None if aim.part is part else part)
        case "bearing":
            bearing = Bearing(value)
            aim = replace(aim, bearing=Bearing.FRONT if aim.bearing is bearing else bearing)
        case "switch":
            aim = replace(aim, **{value: not getattr(aim, value)})  # type: ignore[arg-type] # a tick of Aim
        case "figure":
            most = _METRES if value == "metres" else MOST_TICKS
            figure = (getattr(aim, value) + 1) % (most + 1)
            aim = replace(aim, **{value: figure})  # a figure of Aim
        case _:
            pass
    return replace(attack, aim=aim)


def turned(chosen: Chosen, what: str) -> Chosen:
    """Return what is chosen of a roll with one of it turned, or one more or less of it."""
    how = chosen.how
    match what:
        case "specialty":
            how = replace(how, specialty=not how.specialty)
        case "willpower":
            how = replace(how, willpower=not how.willpower)
        case "wounds":
            how = replace(how, ignores_wounds=not how.ignores_wounds)
        case "armour":
            how = replace(how, counts_armour=True)
        case "no-armour":
            how = replace(how, counts_armour=False)
        case "more" | "less":
            how = replace(how, dice=how.dice + (1 if what == "more" else -1))
        case "harder" | "easier":
            how = replace(how, difficulty=how.difficulty + (1 if what == "harder" else -1))
        case _:
            pass
    return replace(chosen, how=how)
