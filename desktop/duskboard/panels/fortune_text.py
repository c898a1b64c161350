"""A fortune roll in hand in words: its dice, its outcomes, what it costs."""

from duskboard.core.blades.fortune import fortune_effect
from duskboard.core.blades.gather import detail
from duskboard.i18n.blades_prompt_text import fortune_says
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_text import dice_name, warning_text
from duskboard.panels.fortune_offer import FortuneOffer
from duskboard.panels.outcome_text import OUTCOME_TONE, range_text
from duskboard.panels.roll_foot import FootFace
from duskboard.widgets.die import DieFace, DieState
from duskboard.widgets.outcome_cards import OutcomeFace


def trait_text(words: Words, offer: FortuneOffer) -> str:
    """Return what is rolled: "Sheer luck", "The Low Bells, Tier", whoever asks and how."""
    asker = next((one.name for one in offer.askers if one.who == offer.asker), "")
    if offer.question is not None and asker:
        return clauses(words, [asker, enum_text(words, offer.action)])
    found = next((one.name for one in offer.traits if one.key == offer.trait), "")
    return found or offer.terms.trait or words.pgettext("blades fortune", "Sheer luck")


def fortune_dice(offer: FortuneOffer) -> tuple[DieFace, ...]:
    """Return the dice of a fortune roll."""
    count = offer.check.count
    if not count:
        return (DieFace(sides=6, text="?", state=DieState.TO_ROLL),) * 2
    base = min(count, max(0, offer.terms.rating))
    plain = (DieFace(sides=6, text="?"),) * base
    return (*plain, *(DieFace(sides=6, text="+", state=DieState.BONUS),) * (count - base))


def fortune_faces(words: Words, offer: FortuneOffer) -> tuple[OutcomeFace, ...]:
    """Return what each outcome says (rules/blades.md 50, 51)."""
    faces = []
    for outcome, chance in offer.odds.chances().items():
        if not chance:  # of no dice nothing is a critical (rules/blades.md 3)
            continue
        body = fortune_says(words, outcome)
        if offer.question is not None:
            body = enum_text(words, detail(fortune_effect(outcome, offer.terms.uses)))
        face = OutcomeFace(
            tone=OUTCOME_TONE[outcome], range=range_text(words, outcome), word="", body=body
        )
        faces.append(face)
    return tuple(faces)


def fortune_foot(words: Words, offer: FortuneOffer) -> FootFace:
    """Return the foot of a fortune roll."""
    title = words.pgettext("blades fortune", "Fortune")
    if offer.question is not None:
        title = words.pgettext("blades fortune", "Gather information")
    line, is_wrong = _line(words, offer), False
    if offer.question is not None and offer.is_asked and not offer.is_overruled:
        line, is_wrong = words.pgettext("blades fortune", "That was asked already."), True
    go = words.pgettext("blades", "Roll %(dice)s") % {"dice": dice_name(offer.check.count)}
    return FootFace(
        title=clauses(words, [title, trait_text(words, offer)]),
        line=line,
        warning="" if is_wrong else warning_text(words, [offer.stress]),
        go=go,
        check=offer.check,
        is_wrong=is_wrong,
        can_go=not is_wrong,
        is_secret=offer.is_secret,
        can_overrule=offer.question is not None and (offer.is_asked or offer.is_overruled),
        is_overruled=offer.is_overruled,
    )


def _line(words: Words, offer: FortuneOffer) -> str:
    paid = offer.stress
    if paid is not None and paid.after != paid.before:
        text = words.pgettext("blades", "%(name)s to %(after)d of %(boxes)d stress.")
        return text % {"name": paid.name, "after": paid.after, "boxes": paid.boxes}
    if offer.against is not None:
        text = words.pgettext("blades fortune", "The other side rolls %(dice)s.")
        return text % {"dice": dice_name(offer.against)}
    return words.pgettext("blades", "Costs nothing.")
