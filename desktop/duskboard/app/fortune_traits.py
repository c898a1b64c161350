"""What fortune may be asked with: traits of the crew, its cohorts, factions and people (49)."""

from collections.abc import Iterator

from duskboard.core.blades.coin import lifestyle
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.crew_growth import cohort_quality
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.fortune_offer import TraitOffer
from duskboard.table.table import Table


def fortune_traits(words: Words, table: Table) -> tuple[TraitOffer, ...]:
    """Return traits that lie at hand (rules/blades.md 49, 56).

    The crew's Tier, the quality of its cohorts that can act, Tiers of factions, lifestyles, rated
    actions.
    """
    tier = words.pgettext("blades", "Tier")
    crews = tuple(
        TraitOffer(key=f"{key}/tier", name=clauses(words, [crew.name, tier]), rating=crew.tier)
        for key, crew in table.values(Crew).items()
    )
    people = tuple(
        TraitOffer(
            key=f"{key}/{action.value}",
            name=clauses(words, [one.name, enum_text(words, action)]),
            rating=one.ratings.of(action),
        )
        for key, one in table.values(Scoundrel).items()
        for action in ActionId
        if one.ratings.of(action)
    )
    lives = tuple(
        TraitOffer(
            key=f"{key}/lifestyle",
            name=clauses(words, [one.name, words.pgettext("blades", "Lifestyle")]),
            rating=lifestyle(one),
        )
        for key, one in table.values(Scoundrel).items()
    )
    return (*crews, *_cohorts(words, table), *_factions(words, table), *lives, *people)


def _cohorts(words: Words, table: Table) -> Iterator[TraitOffer]:
    """Yield the cohorts of crews that can be used, by their quality (rules/blades.md 94, 95)."""
    quality = words.pgettext("blades cohort", "Quality")
    for key, crew in table.values(Crew).items():
        for place, one in enumerate(crew.cohorts):
            if not one.is_out:
                yield TraitOffer(
                    key=f"{key}/cohort-{place}",
                    name=clauses(words, [one.name, quality]),
                    rating=max(0, cohort_quality(one, crew)),
                )


def _factions(words: Words, table: Table) -> Iterator[TraitOffer]:
    tier = words.pgettext("blades", "Tier")
    for key, one in table.values(Faction).items():
        name = clauses(words, [one.name, tier])
        yield TraitOffer(key=f"{key}/tier", name=name, rating=one.tier)
