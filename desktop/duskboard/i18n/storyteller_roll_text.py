"""Pool rolls -> words: what was rolled, what it came to, and why."""

from collections.abc import Sequence
from enum import StrEnum

from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.pool import PoolPart, SpecialtyUse
from duskboard.core.storyteller.roll import DecidingRuling, PoolResult, PoolVerdict, RollKind
from duskboard.core.storyteller_rulings import (
    BotchRule,
    DamageOnes,
    SpecialtyRule,
    WillpowerRule,
)
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.report_row import Tone
from duskboard.i18n.storyteller_trait_text import trait_text
from duskboard.i18n.words import Words
from duskboard.table.pool_roll import PoolRoll

_CHOICES: dict[DecidingRuling, type[StrEnum]] = {
    DecidingRuling.BOTCH: BotchRule,
    DecidingRuling.SPECIALTY: SpecialtyRule,
    DecidingRuling.ONES: DamageOnes,
    DecidingRuling.WILLPOWER: WillpowerRule,
}


def pool_name(words: Words, roll: PoolRoll) -> str:
    """Return what was rolled: "Dexterity + Firearms, difficulty 6"."""
    if roll.check.kind is RollKind.ACTION:
        what = labels(words, roll.parts) or dice_text(words, roll.check.dice)
    else:
        what = enum_text(words, roll.check.kind)
    return clauses(
        words, [what, difficulty_text(words, roll.raw_difficulty, roll.check.difficulty)]
    )


def labels(words: Words, parts: tuple[PoolPart, ...]) -> str:
    """Return the labels of a pool side by side: "Dexterity + Firearms"; "" for none."""
    return " + ".join(trait_text(words, part.key) for part in parts)


def difficulty_text(words: Words, raw: int, used: int) -> str:
    """Return a difficulty; one that was clamped says what it would be (rules D5)."""
    if raw == used:
        return words.pgettext("vampire", "difficulty %(number)d") % {"number": used}
    text = words.pgettext("vampire", "difficulty %(number)d (by the sum %(raw)d)")
    return text % {"number": used, "raw": raw}


def roll_tone(roll: PoolRoll | None) -> Tone:
    """Return how a roll is told in the log: good, bad, or in the player's words."""
    if roll is None:
        return Tone.NEUTRAL
    if roll.result.is_told:
        return Tone.TOLD
    return Tone.GOOD if roll.result.verdict is PoolVerdict.SUCCESS else Tone.BAD


def outcome_text(words: Words, result: PoolResult) -> str:
    """Return what a pool came to: "4 successes", "Failure", "Botch"."""
    return verdict_text(words, result.verdict, result.net)


def verdict_text(words: Words, verdict: PoolVerdict, net: int) -> str:
    """Return how a roll came out, a success with how many: "4 successes", "Failure", "Botch"."""
    if verdict is not PoolVerdict.SUCCESS:
        return enum_text(words, verdict)
    return successes_text(words, net)


def prices_text(words: Words, blood: int, willpower: int) -> str:
    """Return what a power takes: "1 blood · 1 Willpower"; "" for nothing."""
    points = words.npgettext("vampire price", "%(count)d blood", "%(count)d blood", blood)
    will = words.npgettext("vampire price", "%(count)d Willpower", "%(count)d Willpower", willpower)
    parts = [
        points % {"count": blood} if blood else "",
        will % {"count": willpower} if willpower else "",
    ]
    return dotted(words, parts)


def successes_text(words: Words, count: int) -> str:
    """Return so many successes."""
    text = words.npgettext("vampire", "%(count)d success", "%(count)d successes", count)
    return text % {"count": count}


def ones_text(words: Words, count: int) -> str:
    """Return that ones took so many successes."""
    text = words.npgettext(
        "vampire", "ones took %(count)d success", "ones took %(count)d successes", count
    )
    return text % {"count": count}


def rated_labels(words: Words, parts: tuple[PoolPart, ...]) -> str:
    """Return the labels of a pool with their dots: "Dexterity 3 + Firearms 2"; "" for none."""
    rated = words.pgettext("vampire", "%(trait)s %(dots)d")
    return " + ".join(
        rated % {"trait": trait_text(words, part.key), "dots": part.rating} for part in parts
    )


def dice_text(words: Words, count: int) -> str:
    """Return so many dice: "5 dice"."""
    text = words.npgettext("vampire", "%(count)d die", "%(count)d dice", count)
    return text % {"count": count}


def explained(words: Words, roll: PoolRoll) -> tuple[tuple[str, str], ...]:
    """Return what a roll is made of, line by line: what, and how much or which."""
    return (
        *_pool_lines(words, roll),
        *_face_lines(words, roll),
        *_ruling_lines(words, roll),
        *_overruled_lines(words, roll),
    )


def overruled_text(words: Words, limits: Sequence[Limit]) -> str:
    """Return what the game master overruled: "overruled: more than 30 dice"; "" for nothing."""
    if not limits:
        return ""
    said = names(words, [enum_text(words, limit) for limit in limits])
    return words.pgettext("vampire", "overruled: %(limits)s") % {"limits": said}


def _pool_lines(words: Words, roll: PoolRoll) -> list[tuple[str, str]]:
    lines = [(trait_text(words, part.key), str(part.rating)) for part in roll.parts]
    changes = (
        (words.pgettext("vampire", "Wounds"), roll.wounds),
        (words.pgettext("vampire", "Armour"), roll.armour),
        (words.pgettext("vampire", "Several actions"), roll.multiple),
        (words.pgettext("vampire", "Other dice"), roll.added),
    )
    lines.extend((label, f"{dice:+d}".replace("-", "−")) for label, dice in changes if dice)
    lines.append((words.pgettext("vampire", "Pool"), dice_text(words, roll.check.dice)))
    if roll.specialty is not SpecialtyUse.NONE:
        lines.append((words.pgettext("vampire", "Specialty"), enum_text(words, roll.specialty)))
    return lines


def _face_lines(words: Words, roll: PoolRoll) -> list[tuple[str, str]]:
    result = roll.result
    if result.is_told:
        return [(words.pgettext("vampire", "Faces"), words.gettext("told by the player"))]
    lines = [(words.pgettext("vampire", "Faces"), " ".join(map(str, result.faces)))]
    added = words.pgettext("vampire", "Added by tens")
    lines.extend((added, " ".join(map(str, wave))) for wave in result.added)
    lines.append((words.pgettext("vampire", "Successes"), str(result.successes)))
    taken = words.pgettext("vampire", "Taken by ones")
    if result.ones:
        lines.append((taken, f"−{result.ones}"))
    if result.ignored_ones:
        text = words.pgettext("vampire", "%(count)d ignored") % {"count": result.ignored_ones}
        lines.append((words.pgettext("vampire", "Ones"), text))
    if result.willpower:
        lines.append((words.pgettext("vampire trait", "Willpower"), f"+{result.willpower}"))
    return lines


def _ruling_lines(words: Words, roll: PoolRoll) -> list[tuple[str, str]]:
    ruling = roll.result.decided_by
    if ruling is None:
        return []
    chosen = next((one for one in _CHOICES[ruling] if one == roll.choice), None)
    said = enum_text(words, chosen) if chosen else roll.choice
    label = words.pgettext("vampire", "House rule: %(ruling)s")
    return [(label % {"ruling": enum_text(words, ruling)}, said)]


def _overruled_lines(words: Words, roll: PoolRoll) -> list[tuple[str, str]]:
    if not roll.overruled:
        return []
    said = names(words, [enum_text(words, limit) for limit in roll.overruled])
    return [(words.pgettext("vampire", "Overruled by the GM"), said)]
