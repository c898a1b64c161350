"""Attacks as cards: the strip from the aim to the wound (rules/storyteller.md 13-19)."""

from collections.abc import Iterator

from duskboard.core.dice import Pool
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.attack import may_be_lethal
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.health import Beyond, Damage, hurt
from duskboard.core.storyteller.roll import MAX_POOL, PoolCheck, RollKind, pool_check
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.storyteller_body_text import levels_text
from duskboard.i18n.storyteller_trait_text import gear_text, level_text
from duskboard.i18n.words import Words
from duskboard.odds.storyteller import NO_DICE, pool_odds
from duskboard.odds.storyteller_harm import Harm, harm_odds, taken_odds
from duskboard.panels.attack_chips import attack_chips
from duskboard.panels.attack_steps import attack_steps
from duskboard.panels.pool_text import dice_name, percent
from duskboard.panels.step_face import StepAct, StepFace
from duskboard.play.storyteller.attack_pool import (
    PLAIN,
    Chosen,
    How,
    damage_dice_of,
    soak_dice_of,
)
from duskboard.play.storyteller.combatant import Combatant, combatant
from duskboard.play.storyteller.pending import Pending
from duskboard.table.running_attack import AttackOffer, AttackStep, RunningAttack
from duskboard.table.table import Table
from duskboard.widgets.level_bars import LevelBar


def attack_face(
    words: Words,
    table: Table,
    key: EntityId,
    attack: RunningAttack,
    waits: tuple[Pending | None, Chosen],
) -> StepFace:
    """Return an attack as a card.

    Args:
        words: The language.
        table: The table.
        key: The attack.
        attack: It as it stands.
        waits: The roll that it waits for, or None, and what is chosen of it.
    """
    waiting, chosen = waits
    check = waiting.check if waiting is not None else None
    texts = {"first": attack.attacker_name, "second": attack.target_name}
    title = words.pgettext("vampire", "%(first)s against %(second)s") % texts
    bars = _bars(words, table, attack, chosen.how)
    return StepFace(
        key=key,
        title=title,
        tag=dotted(words, [gear_text(words, attack.weapon.name), enum_text(words, attack.way)]),
        lines=tuple(attack_steps(words, table, attack, check, chosen)),
        chips=tuple(attack_chips(words, table, attack, chosen)),
        acts=tuple(_acts(words, table, attack, check)),
        bars=bars,
        says=_says(words, attack, bars),
        dice=Pool(count=check.dice, target=check.difficulty) if check is not None else None,
        is_lit=waiting is not None or attack.step is AttackStep.WOUND,
        is_strip=True,
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
    mean = sum(levels * bar.share for levels, bar in enumerate(bars))
    share = sum(bar.share for bar in bars if not bar.is_harmless)
    text = words.pgettext("vampire attack", "Levels lost after soak: %(chances)s")
    parts = [
        words.pgettext("vampire odds", "%(mean)s on average") % {"mean": f"{mean:.1f}"},
        words.pgettext("vampire odds", "%(chance)s any") % {"chance": percent(share)},
    ]
    grave = sum(bar.share for bar in bars if bar.is_grave)
    if grave:
        worse = words.pgettext("vampire odds", "%(chance)s Crippled or worse")
        parts.append(worse % {"chance": percent(grave)})
    return text % {"chances": dotted(words, parts)}


def _bars(words: Words, table: Table, attack: RunningAttack, how: How) -> tuple[LevelBar, ...]:
    """Return what may be lost after soak, from the damage roll or from its levels."""
    if attack.step not in {AttackStep.DAMAGE, AttackStep.SOAK}:
        return ()
    one, rulings = combatant(table, attack.target), table.rulings.storyteller
    rolls = attack.step is AttackStep.DAMAGE
    dice = min(MAX_POOL, soak_dice_of(table, attack, PLAIN if rolls else how))
    soak = NO_DICE
    if dice:
        soak = pool_odds(pool_check(dice, STANDARD, kind=RollKind.SOAK), rulings)
    if attack.step is AttackStep.SOAK:
        levels = min(MAX_POOL, attack.levels)
        shares = taken_odds(soak, attack.damage, levels, one.creature, rulings)
    else:
        rolled = min(MAX_POOL, damage_dice_of(table, attack, how))
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
        is_grave=after.beyond is not Beyond.NONE or len(after.boxes) - after.filled <= 1,
    )
