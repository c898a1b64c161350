"""A blow and a body in words."""

from collections.abc import Iterator

from duskboard.core.storyteller.health import Beyond, Damage
from duskboard.core.storyteller.soak import SoakBy
from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.storyteller_time_text import date_text, waking_text
from duskboard.i18n.storyteller_trait_text import gear_text, level_text, trait_text
from duskboard.i18n.words import Words
from duskboard.panels.body_offer import BodyOffer, Chance, HealOffer
from duskboard.panels.pool_text import dice_name, percent
from duskboard.table.sheet_view import HealthView
from duskboard.widgets.level_bars import LevelBar
from duskboard.widgets.sum_strip import Term


def health_text(words: Words, health: HealthView) -> str:
    """Return how a body is: "Injured · −1 die · Half speed"."""
    if health.beyond is not Beyond.NONE:
        return enum_text(words, health.beyond)
    if health.level is None:
        return words.pgettext("vampire", "unhurt")
    penalty = ""
    if health.penalty:
        text = words.npgettext("vampire", "−%(count)d die", "−%(count)d dice", -health.penalty)
        penalty = text % {"count": -health.penalty}
    moves = enum_text(words, health.movement)
    return dotted(words, [level_text(words, health.level), penalty, moves])


def soak_terms(words: Words, offer: BodyOffer) -> tuple[Term, ...]:
    """Return what the soak dice are made of."""
    return tuple(_terms(words, offer))


def soak_advice(words: Words, offer: BodyOffer) -> str:
    """Return what there is to say of the soak, or ""."""
    plan, parts = offer.plan, []
    if offer.health.beyond is Beyond.TORPOR and offer.creature is Creature.KINDRED:
        parts.append(words.pgettext("vampire", "in torpor any unsoaked level is Final Death"))
    if plan.by is SoakBy.NOTHING and not plan.dice:
        parts.append(words.pgettext("vampire", "nothing soaks that"))
    elif plan.by is SoakBy.ARMOUR:
        parts.append(words.pgettext("vampire", "only armour soaks that"))
    if plan.is_ruin_offered:
        parts.append(words.pgettext("vampire", "the armour may be ruined"))
    return clauses(words, parts)


def level_bars(words: Words, offer: BodyOffer) -> tuple[LevelBar, ...]:
    """Return the ways that a blow may end as columns."""
    return tuple(
        LevelBar(
            share=one.share,
            text=percent(one.share),
            figure=str(one.levels) if one.levels else words.pgettext("vampire", "none"),
            name=end_text(words, one),
            is_harmless=not one.levels,
        )
        for one in offer.chances
    )


def end_text(words: Words, chance: Chance) -> str:
    """Return how somebody is after a blow."""
    if chance.beyond is not Beyond.NONE:
        return enum_text(words, chance.beyond)
    if not chance.level:
        return words.pgettext("vampire health", "Unhurt")
    return level_text(words, chance.level)


def chances_text(words: Words, offer: BodyOffer) -> str:
    """Return the chances in short: "1.7 on average · 73% any"."""
    mean = words.pgettext("vampire odds", "%(mean)s on average") % {"mean": f"{offer.mean:.1f}"}
    any_of = words.pgettext("vampire odds", "%(chance)s any")
    return dotted(words, [mean, any_of % {"chance": percent(offer.any_share)}])


def price_text(words: Words, heal: HealOffer) -> str:
    """Return what healing takes in blood, or ""."""
    price = heal.price
    if price is None:
        return ""
    blood = words.pgettext("vampire", "%(count)d blood") % {"count": price.blood}
    night = ""
    if heal.damage is Damage.AGGRAVATED:
        night = words.pgettext("vampire", "a full rest")
    willpower = ""
    if price.willpower:
        text = words.pgettext("vampire", "%(count)d Willpower")
        willpower = text % {"count": price.willpower}
    return clauses(words, [blood, willpower, night])


def sleep_text(words: Words, offer: BodyOffer) -> str:
    """Return how long torpor lasts and what it takes to wake, or "" (26.2, 26.5)."""
    if offer.asleep_until is None or offer.body.beyond is not Beyond.TORPOR:
        return ""
    if offer.may_wake:
        return words.pgettext("vampire", "may wake: %(waking)s") % {"waking": waking_text(words)}
    text = words.pgettext("vampire", "asleep until %(date)s, then %(waking)s")
    date = date_text(words, offer.asleep_until)
    return text % {"date": date, "waking": waking_text(words)}


def _terms(words: Words, offer: BodyOffer) -> Iterator[Term]:
    plan, sign = offer.plan, ""
    for part in plan.parts:
        yield Term(text=trait_text(words, part.key), figure=str(part.rating), sign=sign)
        sign = "+"
    for one in plan.layers:
        # One alone is the armour; of several each is told apart.
        several = len(plan.layers) > 1
        armour = gear_text(words, one.name) if several else words.pgettext("vampire", "Armour")
        yield Term(text=armour, figure=str(one.rating), sign=sign)
        sign = "+"
    if plan.added:
        other = words.pgettext("vampire", "Other dice")
        yield Term(text=other, figure=str(abs(plan.added)), sign="−" if plan.added < 0 else sign)
    soak = words.pgettext("vampire roll", "Soak")
    yield Term(text=soak, figure=dice_name(plan.dice), sign="=" if sign else "")
