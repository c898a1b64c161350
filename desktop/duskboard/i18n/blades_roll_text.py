"""Rolls of Blades in the Dark -> words: what was rolled, what it came to, and why."""

from collections.abc import Sequence

from duskboard.core.blades.action import CountedAction, DicePart, DieSource, EffectPart
from duskboard.core.blades.consequence import (
    Complication,
    Consequence,
    ConsequenceKind,
    Heat,
    LostOpportunity,
    ReducedEffect,
    WorsePosition,
    Wounding,
    kind_of,
)
from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.limit import ActionLimit
from duskboard.core.blades.outcome import Offer, Offered
from duskboard.core.blades.resistance import CountedResistance, ResistanceSource
from duskboard.core.blades.roll import RatingResult
from duskboard.core.clocks.effect import Outcome
from duskboard.i18n.blades_prompt_text import fortune_says
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.words import Words
from duskboard.table.action_roll import (
    ActionRoll,
    BladesRoll,
    FortunePair,
    FortuneRoll,
    ResistanceRoll,
    TeamActionRoll,
)

Line = tuple[str, str]
"""What, and which or how much."""


def action_name(words: Words, counted: CountedAction) -> str:
    """Return what is rolled: "Prowl, risky, standard"."""
    text = words.pgettext("blades roll", "%(action)s, %(position)s, %(effect)s")
    return text % {
        "action": enum_text(words, counted.action),
        "position": enum_text(words, counted.position).lower(),
        "effect": enum_text(words, counted.effect).lower(),
    }


def dice_text(words: Words, count: int) -> str:
    """Return so many dice as the game writes them: "4d"; below 0 as 0."""
    return words.pgettext("blades", "%(count)dd") % {"count": max(0, count)}


def signed_dice(words: Words, count: int) -> str:
    """Return dice added or taken: "+1d", "−1d"."""
    sign = "−" if count < 0 else "+"
    return f"{sign}{dice_text(words, abs(count))}"


def segments_text(words: Words, count: int) -> str:
    """Return so many segments of a clock: "2 segments"."""
    return words.ngettext("%(count)d segment", "%(count)d segments", count) % {"count": count}


def stress_text(words: Words, count: int) -> str:
    """Return so much stress: "2 stress"."""
    text = words.npgettext("blades", "%(count)d stress", "%(count)d stress", count)
    return text % {"count": count}


def consequence_text(words: Words, consequence: Consequence) -> str:
    """Return a consequence in a few words: "Level 2 harm: cut", "+1 heat", "Worse position"."""
    match consequence:
        case Wounding(level=level, text=said):
            text = words.pgettext("blades consequence", "Level %(level)d harm: %(text)s")
            return text % {"level": level, "text": said}
        case Complication(text=said, ticks=ticks):
            segments = segments_text(words, ticks) if ticks else ""
            return clauses(words, [said, segments])
        case Heat(amount=amount):
            return words.pgettext("blades consequence", "+%(count)d heat") % {"count": amount}
        case LostOpportunity(approach=approach) if approach.strip():
            text = words.pgettext("blades consequence", "Lost opportunity: %(approach)s")
            return text % {"approach": approach}
        case LostOpportunity() | ReducedEffect() | WorsePosition():
            return enum_text(words, kind_of(consequence))


def left_text(words: Words, left: Consequence | None) -> str:
    """Return what is left of a consequence; of one that is avoided, that nothing is."""
    if left is None:
        return words.pgettext("blades consequence", "nothing left of it")
    return consequence_text(words, left)


def offered_text(words: Words, offered: Offered) -> str:
    """Return a consequence that an outcome offers: "Level 2 harm", "2 segments"."""
    match offered:
        case Offered(kind=ConsequenceKind.HARM, degree=level):
            return words.pgettext("blades consequence", "Level %(level)d harm") % {"level": level}
        case Offered(kind=ConsequenceKind.COMPLICATION, degree=ticks):
            parts = [enum_text(words, offered.kind), segments_text(words, ticks)]
            return clauses(words, parts)
        case _:
            return enum_text(words, offered.kind)


def offer_text(words: Words, offer: Offer) -> str:
    """Return what an outcome offers, as the card under the odds has it (rules/blades.md 17)."""
    offered = [offered_text(words, one) for one in offer.consequences]
    if offer.may_withdraw:
        offered.append(words.pgettext("blades consequence", "withdraw instead"))
    return dotted(words, offered)


def result_text(words: Words, result: RatingResult) -> str:
    """Return how a roll came out: "4/5", "Critical"."""
    return enum_text(words, result.outcome)


def overruled_text(words: Words, limits: Sequence[ActionLimit]) -> str:
    """Return what the game master overruled, or "" for nothing."""
    if not limits:
        return ""
    said = names(words, [enum_text(words, limit) for limit in limits])
    return words.pgettext("blades", "overruled: %(limits)s") % {"limits": said}


def roller(words: Words, roll: BladesRoll) -> str:
    """Return whose roll it is; where that is nobody's, what for, or what was rolled."""
    match roll:
        case FortunePair(first=first, second=second):
            texts = {"first": roller(words, first), "second": roller(words, second)}
            return words.pgettext("blades", "%(first)s against %(second)s") % texts
        case FortuneRoll():
            return roll.who or roll.why or words.pgettext("blades", "Fortune")
        case ActionRoll() | TeamActionRoll():
            return roll.who or roll.why or enum_text(words, roll.action)
        case ResistanceRoll():
            return roll.who or words.pgettext("blades", "Resistance")


def roll_detail(words: Words, roll: BladesRoll) -> str:
    """Return what was rolled and what it came to: "Prowl, risky, standard · 4/5"."""
    match roll:
        case ActionRoll() | TeamActionRoll():
            why = roll.why if roll.who else ""
            is_group = isinstance(roll, TeamActionRoll)
            group = words.pgettext("blades", "group action") if is_group else ""
            verdict = "" if is_group else enum_text(words, roll.offer.verdict)
            outcome = enum_text(words, roll.outcome)
            return dotted(words, [why, group, action_name(words, roll.counted), outcome, verdict])
        case ResistanceRoll():
            resists = words.pgettext("blades", "resists with %(attribute)s")
            return resists % {"attribute": enum_text(words, roll.counted.attribute)}
        case FortuneRoll():
            says = fortune_says(words, roll.result.outcome)
            return dotted(words, [_fortune_why(words, roll), says])
        case FortunePair():
            first, second = (
                fortune_says(words, one.result.outcome) for one in (roll.first, roll.second)
            )
            texts = {"first": first, "second": second}
            return words.pgettext("blades", "%(first)s against %(second)s") % texts


def roll_figure(roll: BladesRoll) -> str:
    """Return the large value of a roll: the die that counts, "6 6" for a critical."""
    match roll:
        case TeamActionRoll():
            best = [result.best for _, result in roll.faced][
                roll.result.best : roll.result.best + 1
            ]
            return _die(next(iter(best), 0), roll.outcome)
        case FortunePair(first=first, second=second):
            return f"{_die_of(first.result)} : {_die_of(second.result)}"
        case ActionRoll() | FortuneRoll() | ResistanceRoll():
            return _die_of(roll.result)


def explained(words: Words, roll: BladesRoll) -> tuple[Line, ...]:
    """Return what a roll is made of, line by line: what, and how much or which."""
    match roll:
        case ActionRoll():
            return _action_lines(words, roll)
        case TeamActionRoll():
            rolled = tuple(
                (who or enum_text(words, roll.action), _rolled(words, result))
                for who, result in roll.faced
            )
            lines = (*rolled, *_effect_lines(words, roll.counted.effect_parts))
            return (*lines, *_team_lines(words, roll))
        case ResistanceRoll():
            return (
                *_resistance_lines(words, roll.counted),
                (_faces(words), _rolled(words, roll.result)),
                (words.pgettext("blades", "Stress"), f"{roll.stress:+d}".replace("-", "−")),
            )
        case FortuneRoll():
            return _fortune_lines(words, roll)
        case FortunePair(first=first, second=second):
            return (*_fortune_lines(words, first), *_fortune_lines(words, second))


def die_label(words: Words, part: DicePart) -> str:
    """Return what dice of an action roll come from."""
    if part.source is DieSource.ABILITY and part.use is not None:
        return enum_text(words, part.use)
    if part.source is DieSource.OTHER and part.label:
        return part.label
    source = enum_text(words, part.source)
    if not part.label:
        return source
    text = words.pgettext("blades die", "%(source)s: %(label)s")
    return text % {"source": source, "label": part.label}


def effect_label(words: Words, part: EffectPart) -> str:
    """Return what moves an effect."""
    return enum_text(words, part.source if part.use is None else part.use)


def _action_lines(words: Words, roll: ActionRoll) -> tuple[Line, ...]:
    counted = roll.counted
    rated = enum_text(words, counted.rated)
    dice = [
        (
            rated if part.source is DieSource.RATING else die_label(words, part),
            dice_text(words, part.dice)
            if part.source is DieSource.RATING
            else signed_dice(words, part.dice),
        )
        for part in counted.parts
    ]
    lines = [
        *dice,
        (words.pgettext("blades", "Position"), enum_text(words, counted.position)),
        (words.pgettext("blades", "Effect"), enum_text(words, counted.effect)),
        *_effect_lines(words, counted.effect_parts),
        (_faces(words), _rolled(words, roll.result)),
    ]
    if roll.helper:
        lines.append((words.pgettext("blades", "Helped by"), roll.helper))
    if roll.overruled:
        said = names(words, [enum_text(words, limit) for limit in roll.overruled])
        lines.append((words.pgettext("blades", "Overruled by the GM"), said))
    return tuple(lines)


def _team_lines(words: Words, roll: TeamActionRoll) -> tuple[Line, ...]:
    lines = [(words.pgettext("blades", "Stress of the leader"), str(roll.result.stress))]
    if roll.result.is_capped:
        text = words.pgettext("blades", "Expertise: 1 stress at most")
        lines.append((words.pgettext("blades", "Ability"), text))
    if roll.result.is_synchronized:
        text = words.pgettext("blades", "Synchronized: sixes of several make a critical")
        lines.append((words.pgettext("blades", "Ability"), text))
    return tuple(lines)


def _effect_lines(words: Words, parts: Sequence[EffectPart]) -> list[Line]:
    effect = words.pgettext("blades", "Effect: %(what)s")
    return [
        (effect % {"what": effect_label(words, part)}, f"{part.steps:+d}".replace("-", "−"))
        for part in parts
    ]


def _fortune_lines(words: Words, roll: FortuneRoll) -> tuple[Line, ...]:
    terms = roll.terms
    trait = terms.trait or words.pgettext("blades", "Sheer luck")
    changes = (
        (words.pgettext("blades", "Major advantages"), terms.advantages),
        (words.pgettext("blades", "Major disadvantages"), -terms.disadvantages),
        (enum_text(words, DieSource.PUSH), int(terms.is_pushed)),
        (enum_text(words, DieSource.HARM), -int(terms.is_hurt)),
        *((one.label or enum_text(words, DieSource.OTHER), one.dice) for one in terms.others),
    )
    return (
        (trait, dice_text(words, terms.rating)),
        *((label, signed_dice(words, dice)) for label, dice in changes if dice),
        *((enum_text(words, use), "") for use in terms.uses),
        (_faces(words), _rolled(words, roll.result)),
    )


def _fortune_why(words: Words, roll: FortuneRoll) -> str:
    return clauses(words, [roll.why if roll.who else "", _trait(words, roll.terms)])


def _trait(words: Words, terms: FortuneTerms) -> str:
    name = terms.trait or words.pgettext("blades", "Sheer luck")
    return words.pgettext("blades", "%(trait)s %(dice)s") % {
        "trait": name,
        "dice": dice_text(words, terms.dice),
    }


def _resistance_lines(words: Words, counted: CountedResistance) -> list[Line]:
    lines = []
    for part in counted.parts:
        if part.source is ResistanceSource.ATTRIBUTE:
            lines.append((enum_text(words, counted.attribute), dice_text(words, part.dice)))
        else:
            label = part.label or enum_text(words, part.source)
            lines.append((label, signed_dice(words, part.dice)))
    return lines


def _faces(words: Words) -> str:
    return words.pgettext("blades", "Faces")


def _rolled(words: Words, result: RatingResult) -> str:
    """Return faces and how they came out: "2 5 4 · 4/5"; of a told roll that it was told."""
    faces = words.gettext("told by the player")
    if not result.is_told:
        faces = " ".join(map(str, result.faces))
    if result.is_zero:
        lower = words.pgettext("blades", "the lower counts")
        faces = clauses(words, [faces, lower])
    return dotted(words, [faces, result_text(words, result)])


def _die_of(result: RatingResult) -> str:
    return _die(result.best, result.outcome)


def _die(best: int, outcome: Outcome) -> str:
    return "6 6" if outcome is Outcome.CRITICAL else str(best)
