"""The steps of an attack, from the aim to the wound (rules/storyteller.md 13-17, 20)."""

from collections.abc import Iterator

from duskboard.core.storyteller.attack import DEFENCE_POOLS
from duskboard.core.storyteller.difficulty import settled
from duskboard.core.storyteller.roll import PoolCheck
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_body_text import levels_text
from duskboard.i18n.storyteller_roll_text import outcome_text, rated_labels
from duskboard.i18n.storyteller_trait_text import gear_text, trait_text
from duskboard.i18n.words import Words
from duskboard.panels.pool_text import dice_name
from duskboard.panels.step_face import LineState, StepLine
from duskboard.play.storyteller.attack_pool import (
    Chosen,
    attack_damage,
    attack_pool,
    attack_ticks,
    soak_plan_of,
)
from duskboard.play.storyteller.combatant import combatant
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.running_attack import AttackStep, RunningAttack
from duskboard.table.table import Table
from duskboard.widgets.die import DieFace, DieState

_ORDER = (
    AttackStep.ATTACK,
    AttackStep.DEFENCE,
    AttackStep.DAMAGE,
    AttackStep.SOAK,
    AttackStep.WOUND,
)


def attack_steps(
    words: Words, table: Table, attack: RunningAttack, check: PoolCheck | None, chosen: Chosen
) -> Iterator[StepLine]:
    """Yield the aim and every step after it: what it is made of, and what came of it.

    Args:
        words: The language.
        table: The table.
        attack: The attack.
        check: The roll that it waits for, or None.
        chosen: What is chosen of that roll.
    """
    yield _aim(words, table, attack)
    for step in _ORDER:
        roll = _roll_of(attack, step)
        state = _state(attack, step)
        is_now = state is LineState.NOW
        made = check if is_now else roll.check if roll is not None else None
        figure, unit = _outcome(words, attack, step)
        notes: tuple[str, ...] = ()
        if is_now and roll is None:
            notes = tuple(_made_of(words, table, attack, chosen))
        elif roll is not None and roll.result.is_told:
            notes = (words.gettext("told by the player"),)
        elif step is AttackStep.DEFENCE and attack.is_undefended:
            notes = (words.pgettext("vampire attack", "Nothing meets it"),)
        yield StepLine(
            text=_name(words, attack, step),
            detail=_detail(words, attack, step, check if is_now else None),
            state=state,
            pool=f"{made.dice}d/{made.difficulty}" if made is not None else "",
            dice=_dice(roll) if roll is not None else (),
            figure=figure or ("" if is_now else "?" if state is LineState.LATER else ""),
            unit=unit,
            notes=notes,
        )


def _aim(words: Words, table: Table, attack: RunningAttack) -> StepLine:
    lines = tuple(_ticks(words, table, attack))
    is_set = bool(lines) or attack.attack_roll is not None
    return StepLine(
        text=words.pgettext("vampire attack", "Aim"),
        detail=clauses(words, lines),
        state=LineState.DONE if is_set else LineState.LATER,
        notes=lines or (words.pgettext("vampire attack", "nothing added"),),
    )


def _ticks(words: Words, table: Table, attack: RunningAttack) -> Iterator[str]:
    if attack.aim.part is not None:
        yield enum_text(words, attack.aim.part)
    for line in attack_ticks(table, attack):
        name = enum_text(words, line.tick)
        if line.dice:
            text = words.pgettext("vampire tick", "%(tick)s %(by)s dice")
            yield text % {"tick": name, "by": _signed(line.dice)}
        if line.difficulty:
            text = words.pgettext("vampire tick", "%(tick)s %(by)s difficulty")
            yield text % {"tick": name, "by": _signed(line.difficulty)}
    hard = settled(attack.difficulty, *(line.difficulty for line in attack_ticks(table, attack)))
    if hard.is_clamped:
        text = words.pgettext("vampire tick", "by the sum %(raw)d")
        yield text % {"raw": hard.raw}


def _roll_of(attack: RunningAttack, step: AttackStep) -> PoolRoll | None:
    rolls = {
        AttackStep.ATTACK: attack.attack_roll,
        AttackStep.DEFENCE: attack.defence_roll,
        AttackStep.DAMAGE: attack.damage_roll,
        AttackStep.SOAK: attack.soak_roll,
    }
    return rolls.get(step)


def _state(attack: RunningAttack, step: AttackStep) -> LineState:
    if step is attack.step:
        return LineState.NOW
    made = {
        AttackStep.ATTACK: attack.attack_roll is not None,
        AttackStep.DEFENCE: attack.is_undefended or attack.defence_roll is not None,
        AttackStep.DAMAGE: attack.damage_roll is not None,
        AttackStep.SOAK: attack.is_soaked,
        AttackStep.WOUND: attack.is_over and attack.taken is not None,
    }
    return LineState.DONE if made[step] else LineState.LATER


def _name(words: Words, attack: RunningAttack, step: AttackStep) -> str:
    if step is AttackStep.DEFENCE and attack.defence is not None:
        return enum_text(words, attack.defence)
    return enum_text(words, step)


def _detail(words: Words, attack: RunningAttack, step: AttackStep, check: PoolCheck | None) -> str:
    roll = _roll_of(attack, step)
    if step is AttackStep.WOUND and attack.taken is not None:
        return levels_text(words, attack.taken)
    if roll is not None:
        faces = " ".join(str(face) for face in roll.result.faces)
        said = dotted(words, [faces, outcome_text(words, roll.result)])
        if step is not AttackStep.DEFENCE:
            return said
        left = words.pgettext("vampire attack", "%(net)d left") % {"net": attack.net}
        return clauses(words, [said, left])
    if check is None:
        return ""
    hard = words.pgettext("vampire", "difficulty %(number)d") % {"number": check.difficulty}
    return clauses(words, [dice_name(check.dice), hard])


def _outcome(words: Words, attack: RunningAttack, step: AttackStep) -> tuple[str, str]:
    """Return what came of a step, and what that counts."""
    left = words.pgettext("vampire attack", "%(net)d left")
    figure, unit = "", ""
    match step:
        case AttackStep.ATTACK if attack.attack_roll is not None:
            unit = words.npgettext("vampire attack", "success", "successes", attack.attack_net)
            figure = str(attack.attack_net)
        case AttackStep.DEFENCE if attack.defence_roll is not None or attack.is_undefended:
            figure, unit = _signed(-attack.defence_net), left % {"net": attack.net}
        case AttackStep.DAMAGE if attack.damage_roll is not None:
            figure, unit = str(attack.levels), _levels(words, attack.levels)
        case AttackStep.SOAK if attack.taken is not None:
            figure = _signed(attack.taken - attack.levels)
            unit = left % {"net": attack.taken}
        case AttackStep.WOUND if attack.taken is not None:
            figure, unit = str(attack.taken), _levels(words, attack.taken)
        case _:
            pass
    return figure, unit


def _levels(words: Words, count: int) -> str:
    return words.npgettext("vampire attack", "level", "levels", count)


def _made_of(words: Words, table: Table, attack: RunningAttack, chosen: Chosen) -> Iterator[str]:
    """Yield what the next roll is made of."""
    match attack.step:
        case AttackStep.ATTACK:
            if combatant(table, attack.attacker).sheet is not None:
                yield " + ".join(trait_text(words, key) for key in attack_pool(attack))
        case AttackStep.DEFENCE:
            yield enum_text(words, chosen.defence)
            if combatant(table, attack.target).sheet is not None:
                pool = DEFENCE_POOLS[chosen.defence]
                yield " + ".join(trait_text(words, key) for key in pool)
        case AttackStep.DAMAGE:
            yield from _damage(words, table, attack)
        case AttackStep.SOAK:
            yield from _soak(words, table, attack, chosen)
        case _:
            pass


def _damage(words: Words, table: Table, attack: RunningAttack) -> Iterator[str]:
    if attack.damage_dice is not None:
        return
    pool = attack_damage(table, attack)
    counted = words.pgettext("vampire", "%(trait)s %(dots)d")
    parts = (
        (gear_text(words, attack.weapon.name), pool.weapon),
        (words.pgettext("vampire attribute", "Strength"), pool.strength),
        (words.pgettext("vampire attack", "hit"), pool.hits),
        (words.pgettext("vampire attack", "part"), pool.part),
    )
    yield " + ".join(counted % {"trait": name, "dots": dice} for name, dice in parts if dice)
    if pool.levels:
        yield _signed(pool.levels)


def _soak(words: Words, table: Table, attack: RunningAttack, chosen: Chosen) -> Iterator[str]:
    plan = soak_plan_of(table, attack, chosen.how)
    if plan is None:
        return
    counted = words.pgettext("vampire", "%(trait)s %(dots)d")
    armour = ""
    if plan.armour:
        texts = {"trait": words.pgettext("vampire", "Armour"), "dots": plan.armour}
        armour = counted % texts
    parts = [one for one in (rated_labels(words, plan.parts), armour) if one]
    yield " + ".join(parts) or words.pgettext("vampire attack", "nothing soaks it")


def _dice(roll: PoolRoll) -> tuple[DieFace, ...]:
    """Return the dice that fell, as the log shows them."""
    result, takes = roll.result, bool(roll.result.ones)
    faces = (*result.faces, *(face for wave in result.added for face in wave))
    return tuple(_die(face, roll.check.difficulty, takes=takes) for face in faces)


def _die(face: int, difficulty: int, *, takes: bool) -> DieFace:
    state = DieState.DROPPED
    if face >= difficulty:
        state = DieState.SUCCESS
    elif face == 1 and takes:
        state = DieState.CANCELS
    return DieFace(sides=10, text=str(face), state=state)


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "−0"
