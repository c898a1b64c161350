"""What can be chosen of an attack: aim, bearing, sight and more (rules/storyteller.md 13-19)."""

from collections.abc import Iterator

from duskboard.core.storyteller.aim import AimedPart, Bearing
from duskboard.core.storyteller.attack import Defence
from duskboard.core.storyteller.health import Damage
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.step_face import StepChip
from duskboard.play.storyteller.attack_pool import Chosen, soak_plan_of
from duskboard.play.storyteller.combatant import Combatant, combatant
from duskboard.table.running_attack import AttackStep, RunningAttack
from duskboard.table.table import Table

MOST_TICKS = 4
"""So much a tick with a figure goes up to before it begins anew."""


def attack_chips(
    words: Words, table: Table, attack: RunningAttack, chosen: Chosen
) -> Iterator[StepChip]:
    """Yield what can be chosen before the next roll of an attack."""
    match attack.step:
        case AttackStep.ATTACK:
            yield from _damage(words, attack)
            yield from _aim(words, attack)
            yield from _figures(words, attack)
            yield from _ways(words, combatant(table, attack.attacker), chosen)
        case AttackStep.DEFENCE:
            for kind in Defence:
                is_on = kind is chosen.defence
                yield StepChip(act=f"defence:{kind}", text=enum_text(words, kind), is_on=is_on)
            yield from _ways(words, combatant(table, attack.target), chosen)
        case AttackStep.DAMAGE:
            yield from _damage(words, attack)
            yield from _dice(words, chosen)
        case AttackStep.SOAK:
            yield from _armour(words, table, attack, chosen)
            yield from _dice(words, chosen)
        case _:
            pass


def _damage(words: Words, attack: RunningAttack) -> Iterator[StepChip]:
    for damage in Damage:
        is_on = damage is attack.damage
        yield StepChip(act=f"damage:{damage}", text=enum_text(words, damage), is_on=is_on)


def _aim(words: Words, attack: RunningAttack) -> Iterator[StepChip]:
    aim = attack.aim
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


def _figures(words: Words, attack: RunningAttack) -> Iterator[StepChip]:
    aim = attack.aim
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
        said = label % {"tick": text, "figure": figure}
        yield StepChip(act=f"figure:{name}", text=said, is_on=figure > 0)


def _ways(words: Words, one: Combatant, chosen: Chosen) -> Iterator[StepChip]:
    """Yield how somebody rolls: with what a sheet has, and what the table adds."""
    how = chosen.how
    if one.sheet is not None:
        ways = (
            ("specialty", words.pgettext("vampire", "Specialty"), how.specialty),
            ("willpower", words.pgettext("vampire tick", "Willpower +1"), how.willpower),
        )
        for name, text, is_on in ways:
            yield StepChip(act=f"how:{name}", text=text, is_on=is_on)
    if one.health.penalty:
        wounds = words.pgettext("vampire tick", "Ignore wounds")
        yield StepChip(act="how:wounds", text=wounds, is_on=how.ignores_wounds)
    yield from _dice(words, chosen)
    hard = words.pgettext("vampire tick", "Difficulty +1")
    easy = words.pgettext("vampire tick", "Difficulty −1")
    yield StepChip(act="how:harder", text=hard, is_on=how.difficulty > 0)
    yield StepChip(act="how:easier", text=easy, is_on=how.difficulty < 0)


def _dice(words: Words, chosen: Chosen) -> Iterator[StepChip]:
    more, less = (
        words.pgettext("vampire tick", "One die more"),
        words.pgettext("vampire tick", "One die less"),
    )
    yield StepChip(act="how:more", text=more, is_on=chosen.how.dice > 0)
    yield StepChip(act="how:less", text=less, is_on=chosen.how.dice < 0)


def _armour(
    words: Words, table: Table, attack: RunningAttack, chosen: Chosen
) -> Iterator[StepChip]:
    """Yield whether armour counts, where the target wears any (17.5)."""
    one = combatant(table, attack.target)
    if one.sheet is None or not one.sheet.worn(attack.damage):
        return
    plan = soak_plan_of(table, attack, chosen.how)
    counts = plan is not None and plan.armour > 0
    text = words.pgettext("vampire tick", "Armour counts")
    yield StepChip(act="how:no-armour" if counts else "how:armour", text=text, is_on=counts)
