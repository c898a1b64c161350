"""Attacks as cards: the strip from the aim to the wound (rules/storyteller.md 13-19)."""

from collections.abc import Iterator

from duskboard.core.dice import Pool
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.aim import AimedPart, Bearing
from duskboard.core.storyteller.attack import Defence, may_be_lethal
from duskboard.core.storyteller.difficulty import STANDARD, settled
from duskboard.core.storyteller.health import Beyond, Damage, hurt
from duskboard.core.storyteller.roll import MAX_POOL, PoolCheck, RollKind, pool_check
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_body_text import levels_text
from duskboard.i18n.storyteller_roll_text import outcome_text
from duskboard.i18n.storyteller_trait_text import gear_text, level_text
from duskboard.i18n.words import Words
from duskboard.odds.storyteller import NO_DICE, pool_odds
from duskboard.odds.storyteller_harm import Harm, harm_odds, taken_odds
from duskboard.panels.pool_text import dice_name, percent
from duskboard.panels.step_face import LineState, StepAct, StepChip, StepFace, StepLine
from duskboard.play.storyteller.attack_pool import (
    attack_ticks,
    damage_dice_of,
    soak_dice_of,
)
from duskboard.play.storyteller.combatant import Combatant, combatant
from duskboard.play.storyteller.pending import Pending
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.running_attack import AttackOffer, AttackStep, RunningAttack
from duskboard.table.table import Table
from duskboard.widgets.level_bars import LevelBar

MOST_TICKS = 4
"""So much a tick with a figure goes up to before it begins anew."""


def attack_face(
    words: Words,
    table: Table,
    key: EntityId,
    attack: RunningAttack,
    waits: tuple[Pending | None, Defence],
) -> StepFace:
    """Return an attack as a card.

    Args:
        words: The language.
        table: The table.
        key: The attack.
        attack: It as it stands.
        waits: The roll that it waits for, or None, and what it shall be met with.
    """
    waiting, defence = waits
    check = waiting.check if waiting is not None else None
    texts = {"first": attack.attacker_name, "second": attack.target_name}
    title = words.pgettext("vampire", "%(first)s against %(second)s") % texts
    bars = _bars(words, table, attack)
    return StepFace(
        key=key,
        title=title,
        tag=dotted(words, [gear_text(words, attack.weapon.name), enum_text(words, attack.way)]),
        lines=tuple(_lines(words, table, attack, check)),
        chips=tuple(_chips(words, attack, defence)),
        acts=tuple(_acts(words, table, attack, check)),
        bars=bars,
        says=_says(words, attack, bars),
        dice=Pool(count=check.dice, target=check.difficulty) if check is not None else None,
        is_lit=waiting is not None or attack.step is AttackStep.WOUND,
    )


def _lines(
    words: Words, table: Table, attack: RunningAttack, check: PoolCheck | None
) -> Iterator[StepLine]:
    step, steps = attack.step, list(AttackStep)
    rolls = {
        AttackStep.ATTACK: attack.attack_roll,
        AttackStep.DEFENCE: attack.defence_roll,
        AttackStep.DAMAGE: attack.damage_roll,
        AttackStep.SOAK: attack.soak_roll,
    }
    for one in steps[:-1]:
        state = LineState.LATER
        if one is step:
            state = LineState.NOW
        elif steps.index(one) < steps.index(step) and _was_made(attack, one):
            state = LineState.DONE
        roll = rolls.get(one)
        detail = _detail(words, roll, check if one is step else None)
        if one is AttackStep.ATTACK and roll is None:
            detail = clauses(words, [detail, *_ticks(words, table, attack)])
        if one is AttackStep.DEFENCE and roll is not None:
            left = words.pgettext("vampire attack", "%(net)d left") % {"net": attack.net}
            detail = clauses(words, [detail, left])
        if one is AttackStep.WOUND and attack.taken is not None:
            detail = levels_text(words, attack.taken)
        yield StepLine(text=enum_text(words, one), detail=detail, state=state)


def _was_made(attack: RunningAttack, step: AttackStep) -> bool:
    made = {
        AttackStep.ATTACK: attack.attack_roll is not None,
        AttackStep.DEFENCE: attack.is_undefended or attack.defence_roll is not None,
        AttackStep.DAMAGE: attack.damage_roll is not None,
        AttackStep.SOAK: attack.is_soaked,
        AttackStep.WOUND: attack.is_over and attack.taken is not None,
    }
    return made[step]


def _detail(words: Words, roll: PoolRoll | None, check: PoolCheck | None) -> str:
    if roll is not None:
        faces = " ".join(str(face) for face in roll.result.faces)
        return dotted(words, [faces, outcome_text(words, roll.result)])
    if check is None:
        return ""
    hard = words.pgettext("vampire", "difficulty %(number)d") % {"number": check.difficulty}
    return clauses(words, [dice_name(check.dice), hard])


def _ticks(words: Words, table: Table, attack: RunningAttack) -> Iterator[str]:
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


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def _chips(words: Words, attack: RunningAttack, defence: Defence) -> Iterator[StepChip]:
    aim = attack.aim
    if attack.step is AttackStep.DEFENCE:
        for kind in Defence:
            yield StepChip(
                act=f"defence:{kind}", text=enum_text(words, kind), is_on=kind is defence
            )
    if attack.step in {AttackStep.ATTACK, AttackStep.DAMAGE}:
        for damage in Damage:
            yield StepChip(
                act=f"damage:{damage}",
                text=enum_text(words, damage),
                is_on=damage is attack.damage,
            )
    if attack.step is not AttackStep.ATTACK:
        return
    for part in AimedPart:
        yield StepChip(act=f"part:{part}", text=enum_text(words, part), is_on=aim.part is part)
    for bearing in (Bearing.FLANK, Bearing.REAR):
        is_on = aim.bearing is bearing
        yield StepChip(act=f"bearing:{bearing}", text=enum_text(words, bearing), is_on=is_on)
    switches = (
        ("is_unseen", words.pgettext("vampire tick", "Target unseen"), aim.is_unseen),
        ("is_blind", words.pgettext("vampire tick", "Blind or in darkness"), aim.is_blind),
        ("senses", words.pgettext("vampire tick", "A Discipline senses it"), aim.senses),
    )
    for name, text, is_on in switches:
        yield StepChip(act=f"switch:{name}", text=text, is_on=is_on)
    figures = (
        ("aim", words.pgettext("vampire tick", "Time to aim"), aim.aim),
        ("range", words.pgettext("vampire tick", "Range"), aim.range),
        ("cover", words.pgettext("vampire tick", "Cover"), aim.cover),
        ("burst_dice", words.pgettext("vampire tick", "Burst dice"), aim.burst_dice),
        ("burst", words.pgettext("vampire tick", "Burst difficulty"), aim.burst),
        ("metres", words.pgettext("vampire tick", "Metres moved"), aim.metres),
    )
    for name, text, figure in figures:
        label = words.pgettext("vampire tick", "%(tick)s +%(figure)d")
        yield StepChip(
            act=f"figure:{name}",
            text=label % {"tick": text, "figure": figure},
            is_on=figure > 0,
        )


def _acts(
    words: Words, table: Table, attack: RunningAttack, check: PoolCheck | None
) -> Iterator[StepAct]:
    step = attack.step
    roll = words.pgettext("vampire night", "Roll")
    if check is not None:
        text = words.pgettext("vampire night", "Roll %(dice)s")
        roll = text % {"dice": dice_name(check.dice)}
    match step:
        case AttackStep.ATTACK | AttackStep.DAMAGE:
            yield StepAct(act="roll", label=roll, is_main=True)
        case AttackStep.DEFENCE:
            yield StepAct(act="roll", label=roll, is_main=True)
            label = words.pgettext("vampire attack", "Nothing meets it")
            yield StepAct(act="open", label=label)
        case AttackStep.SOAK:
            take = words.pgettext("vampire", "Take it")
            yield StepAct(act="roll", label=roll if check is not None else take, is_main=True)
        case AttackStep.WOUND:
            wound = words.pgettext("vampire attack", "Wound: %(levels)s") % {
                "levels": levels_text(words, attack.taken or 0)
            }
            yield StepAct(act="wound", label=wound, is_main=True)
        case AttackStep.OVER:
            for offer in _open_offers(table, attack):
                yield StepAct(act=f"offer:{offer}", label=enum_text(words, offer))
            yield StepAct(act="remove", label=words.pgettext("vampire night", "Put away"))


def _open_offers(table: Table, attack: RunningAttack) -> Iterator[AttackOffer]:
    """Yield what is offered and was not taken yet."""
    one = combatant(table, attack.target)
    fighter, sheet = one.fighter, one.sheet
    is_open = {
        AttackOffer.STUN: fighter is not None and not fighter.next_stunned,
        AttackOffer.STAKE: fighter is not None and not fighter.is_staked,
        AttackOffer.RUIN: sheet is not None and bool(sheet.worn(attack.damage)),
        AttackOffer.PARRY: True,
    }
    yield from (offer for offer in attack.offers if is_open[offer])


def _says(words: Words, attack: RunningAttack, bars: tuple[LevelBar, ...]) -> str:
    if attack.step is AttackStep.OVER and not attack.net and attack.attack_roll is not None:
        return words.pgettext("vampire attack", "A miss.")
    if attack.step is AttackStep.ATTACK and may_be_lethal(attack.aim.part, attack.damage):
        return words.pgettext("vampire attack", "A blow at head or heart may count as lethal.")
    if not bars:
        return ""
    share = sum(bar.share for bar in bars if not bar.is_harmless)
    text = words.pgettext("vampire attack", "Levels lost after soak: %(chance)s any")
    return text % {"chance": percent(share)}


def _bars(words: Words, table: Table, attack: RunningAttack) -> tuple[LevelBar, ...]:
    """Return what may be lost after soak, from the damage roll or from its levels."""
    if attack.step not in {AttackStep.DAMAGE, AttackStep.SOAK}:
        return ()
    one, rulings = combatant(table, attack.target), table.rulings.storyteller
    dice = min(MAX_POOL, soak_dice_of(table, attack))
    soak = NO_DICE
    if dice:
        soak = pool_odds(pool_check(dice, STANDARD, kind=RollKind.SOAK), rulings)
    if attack.step is AttackStep.SOAK:
        levels = min(MAX_POOL, attack.levels)
        shares = taken_odds(soak, attack.damage, levels, one.creature, rulings)
    else:
        rolled = min(MAX_POOL, damage_dice_of(table, attack))
        damage = pool_odds(pool_check(rolled, STANDARD, kind=RollKind.DAMAGE), rulings)
        harm = Harm(kind=attack.damage, creature=one.creature)
        shares = harm_odds(damage, soak, harm, rulings).chances
    return tuple(
        _bar(words, one, attack.damage, levels, share) for levels, share in enumerate(shares)
    )


def _bar(words: Words, one: Combatant, damage: Damage, levels: int, share: float) -> LevelBar:
    after = hurt(one.health, damage, levels, one.creature)
    name = words.pgettext("vampire health", "Unhurt")
    if after.beyond is not Beyond.NONE:
        name = enum_text(words, after.beyond)
    elif after.box is not None:
        name = level_text(words, after.box.name)
    return LevelBar(
        share=share,
        text=percent(share),
        figure=str(levels) if levels else words.pgettext("vampire", "none"),
        name=name,
        is_harmless=not levels,
    )
