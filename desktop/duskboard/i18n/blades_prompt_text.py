"""Prompts of Blades in the Dark: what helps the table to think, and is never enforced."""

from collections.abc import Mapping

from duskboard.core.blades.harm import HarmLevel
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.clocks.effect import Effect, Outcome
from duskboard.i18n.words import Words


def action_covers(words: Words, action: ActionId) -> str:
    """Return what an action covers (rules/blades.md 133)."""
    said = {
        ActionId.HUNT: words.pgettext("blades covers", "tracking, ambush, shots from afar"),
        ActionId.STUDY: words.pgettext("blades covers", "papers, lore, a face examined for lies"),
        ActionId.SURVEY: words.pgettext(
            "blades covers", "watching and foreseeing: trouble, openings, motives"
        ),
        ActionId.TINKER: words.pgettext(
            "blades covers", "mechanisms, gadgets, locks, safes, traps, alarms"
        ),
        ActionId.FINESSE: words.pgettext(
            "blades covers", "deft hands and misdirection: pockets, reins, formal duels"
        ),
        ActionId.PROWL: words.pgettext(
            "blades covers", "moving unseen, roofs, a strike from hiding"
        ),
        ActionId.SKIRMISH: words.pgettext(
            "blades covers", "close fighting, grappling, holding a spot"
        ),
        ActionId.WRECK: words.pgettext(
            "blades covers", "raw force, explosives, sabotage as a diversion"
        ),
        ActionId.ATTUNE: words.pgettext(
            "blades covers", "arcane forces, speaking with spirits, sensing beyond the senses"
        ),
        ActionId.COMMAND: words.pgettext(
            "blades covers", "instant obedience: threats, orders, leading a gang"
        ),
        ActionId.CONSORT: words.pgettext(
            "blades covers", "company of friends, contacts, one’s own: access, impressions, ties"
        ),
        ActionId.SWAY: words.pgettext("blades covers", "charm, lies, argument"),
    }
    return said[action]


def often_better(words: Words, action: ActionId) -> str:
    """Return which action often fits better, and for what (rules/blades.md 133)."""
    said = {
        ActionId.HUNT: words.pgettext("blades better", "guns at close quarters: Skirmish"),
        ActionId.STUDY: words.pgettext("blades better", "a tense scene: Survey"),
        ActionId.SURVEY: words.pgettext("blades better", "an ambush spot: Hunt"),
        ActionId.TINKER: words.pgettext("blades better", "driving: Finesse"),
        ActionId.FINESSE: words.pgettext("blades better", "a brawl: Skirmish; locks: Tinker"),
        ActionId.PROWL: words.pgettext("blades better", "open battle: Skirmish"),
        ActionId.SKIRMISH: words.pgettext("blades better", "a formal duel: Finesse"),
        ActionId.WRECK: words.pgettext("blades better", "a fight: Skirmish"),
        ActionId.ATTUNE: words.pgettext("blades better", "reading a scene: Survey"),
        ActionId.COMMAND: words.pgettext("blades better", "winning people over: Consort"),
        ActionId.CONSORT: words.pgettext("blades better", "pressing a friend: Sway"),
        ActionId.SWAY: words.pgettext("blades better", "affection: Consort; obedience: Command"),
    }
    return said[action]


def result_prompt(words: Words, effect: Effect) -> str:
    """Return what to ask about an effect that came true, or "" (rules/blades.md 136)."""
    great = words.pgettext("blades prompt", "How does the extra show? What else is won?")
    said = {
        Effect.LIMITED: words.pgettext("blades prompt", "What held it back? What remains?"),
        Effect.STANDARD: words.pgettext("blades prompt", "Is that enough, or is something left?"),
        Effect.GREAT: great,
        Effect.EXTREME: great,
    }
    return said.get(effect, "")


def resisted_with(words: Words, attribute: AttributeId) -> str:
    """Return what an attribute resists (rules/blades.md 34)."""
    said = {
        AttributeId.INSIGHT: words.pgettext("blades resists", "deception, and what is understood"),
        AttributeId.PROWESS: words.pgettext("blades resists", "strain and injury of the body"),
        AttributeId.RESOLVE: words.pgettext("blades resists", "strain of the mind, willpower"),
    }
    return said[attribute]


def harm_samples(words: Words, level: HarmLevel) -> tuple[str, ...]:
    """Return what harm of a level may be called (rules/blades.md 32)."""
    said: Mapping[HarmLevel, tuple[str, ...]] = {
        HarmLevel.FATAL: (
            words.pgettext("blades harm", "Bled out"),
            words.pgettext("blades harm", "Crushed"),
            words.pgettext("blades harm", "Burned to death"),
        ),
        HarmLevel.SEVERE: (
            words.pgettext("blades harm", "Shattered knee"),
            words.pgettext("blades harm", "Shot lung"),
            words.pgettext("blades harm", "Half-blinded"),
            words.pgettext("blades harm", "Broken in spirit"),
        ),
        HarmLevel.MODERATE: (
            words.pgettext("blades harm", "Sprained wrist"),
            words.pgettext("blades harm", "Gashed arm"),
            words.pgettext("blades harm", "Dazed"),
            words.pgettext("blades harm", "Worn out"),
            words.pgettext("blades harm", "Smitten"),
        ),
        HarmLevel.LESSER: (
            words.pgettext("blades harm", "Bruised"),
            words.pgettext("blades harm", "Shaken"),
            words.pgettext("blades harm", "Winded"),
            words.pgettext("blades harm", "Muddled"),
            words.pgettext("blades harm", "Sore"),
        ),
    }
    return said[level]


def is_of_the_mind(words: Words, text: str) -> bool:
    """Return whether a sample of harm hits the mind, which is resisted with Resolve (34)."""
    samples = (
        words.pgettext("blades harm", "Broken in spirit"),
        words.pgettext("blades harm", "Smitten"),
        words.pgettext("blades harm", "Shaken"),
        words.pgettext("blades harm", "Muddled"),
    )
    return text.strip().lower() in {one.lower() for one in samples}


def fortune_says(words: Words, outcome: Outcome) -> str:
    """Return what fortune says (rules/blades.md 50)."""
    said = {
        Outcome.BAD: words.pgettext("blades fortune", "Bad, or little"),
        Outcome.PARTIAL: words.pgettext("blades fortune", "Mixed, or limited"),
        Outcome.FULL: words.pgettext("blades fortune", "Good, or standard"),
        Outcome.CRITICAL: words.pgettext("blades fortune", "Exceptional, or great"),
    }
    return said[outcome]
