"""What special abilities do -> words, in our own (rules/blades-abilities.md A1-A42)."""

from collections.abc import Mapping

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.i18n.words import Words


def ability_tip(words: Words, ability: Ability) -> str:
    """Return what an ability does: in the table's words, or else by its key; "" where unknown."""
    if ability.text:
        return ability.text
    texts = {**_fighters(words), **_makers(words), **_sneaks(words), **_talkers(words)}
    return texts.get(ability.key, "")


def _fighters(words: Words) -> Mapping[str, str]:
    return {
        AbilityId.BATTLEBORN: words.pgettext(
            "blades ability tip",
            "Mark special armour in a fight: harm one level lower, or a push for nothing",
        ),
        AbilityId.BODYGUARD: words.pgettext(
            "blades ability tip",
            "+1d to resist what you took over for another; +1 effect to see threats coming",
        ),
        AbilityId.ARCANE_FIGHTER: words.pgettext(
            "blades ability tip",
            "Charge hands, a close weapon or a tool: potent against the supernatural",
        ),
        AbilityId.LEADER: words.pgettext(
            "blades ability tip",
            "A cohort under your Command in a fight: +1 effect, 1 armour, out only at level 4",
        ),
        AbilityId.MULE: words.pgettext(
            "blades ability tip", "Carry more: light 5, normal 7, heavy 8"
        ),
        AbilityId.NOT_TO_BE_TRIFLED_WITH: words.pgettext(
            "blades ability tip",
            "Push for a feat of strength, or to face a small gang alone as an equal",
        ),
        AbilityId.SAVAGE: words.pgettext(
            "blades ability tip", "Your violence frightens; +1d to Command whoever is afraid"
        ),
        AbilityId.VIGOROUS: words.pgettext(
            "blades ability tip", "Healing clock of 3; +1d to rolls that treat you"
        ),
        AbilityId.SHARPSHOOTER: words.pgettext(
            "blades ability tip", "Push to shoot beyond the range, or to pin a small gang"
        ),
        AbilityId.FOCUSED: words.pgettext(
            "blades ability tip",
            "Mark special armour against surprise or harm to the mind, or to push when shooting "
            "or tracking",
        ),
        AbilityId.SCOUT: words.pgettext(
            "blades ability tip",
            "+1 effect to find out where something is; +1d to hide in a prepared place",
        ),
        AbilityId.TOUGH_AS_NAILS: words.pgettext(
            "blades ability tip", "Penalties of harm are one level lower; level 4 stays fatal"
        ),
        AbilityId.VENGEFUL: words.pgettext(
            "blades ability tip", "One more xp trigger: paying back who hurt you or yours"
        ),
    }


def _makers(words: Words) -> Mapping[str, str]:
    return {
        AbilityId.ALCHEMIST: words.pgettext(
            "blades ability tip",
            "Alchemical inventing and crafting: one result level higher; one formula to begin with",
        ),
        AbilityId.ANALYST: words.pgettext(
            "blades ability tip", "2 free ticks each downtime on projects of inquiry or learning"
        ),
        AbilityId.ARTIFICER: words.pgettext(
            "blades ability tip",
            "Spark-craft inventing and crafting: one result level higher; one plan to begin with",
        ),
        AbilityId.FORTITUDE: words.pgettext(
            "blades ability tip",
            "Mark special armour against fatigue, weakness or chemicals, or to push in technical "
            "work",
        ),
        AbilityId.SUPERNATURAL_WARD: words.pgettext(
            "blades ability tip",
            "Wreck a place with arcane substances: it repels or attracts the supernatural",
        ),
        AbilityId.SABOTEUR: words.pgettext(
            "blades ability tip", "What you wreck makes little noise and hardly shows"
        ),
        AbilityId.IRON_WILL: words.pgettext(
            "blades ability tip", "No terror of the supernatural; +1d to resist with Resolve"
        ),
        AbilityId.RITUAL: words.pgettext(
            "blades ability tip", "Study, make and perform rituals; one known to begin with"
        ),
        AbilityId.STRANGE_METHODS: words.pgettext(
            "blades ability tip",
            "Arcane inventing and crafting: one result level higher; one design to begin with",
        ),
        AbilityId.ARCANE_MIND: words.pgettext(
            "blades ability tip",
            "Sense the supernatural near you; +1d to gather information about it",
        ),
        AbilityId.WARDED: words.pgettext(
            "blades ability tip",
            "Mark special armour against a supernatural consequence, or to push against arcane "
            "forces",
        ),
    }


def _sneaks(words: Words) -> Mapping[str, str]:
    return {
        AbilityId.INFILTRATOR: words.pgettext(
            "blades ability tip", "Quality and Tier do not lower your effect against security"
        ),
        AbilityId.AMBUSH: words.pgettext(
            "blades ability tip", "+1d to strike from hiding or with a trap"
        ),
        AbilityId.DAREDEVIL: words.pgettext(
            "blades ability tip",
            "+1d to a desperate roll for −1d to resist what comes of it",
        ),
        AbilityId.DEVILS_FOOTSTEPS: words.pgettext(
            "blades ability tip",
            "Push for an athletic feat, or to have enemies hit each other",
        ),
        AbilityId.EXPERTISE: words.pgettext(
            "blades ability tip",
            "One action: leading a group with it costs you 1 stress at most",
        ),
        AbilityId.REFLEXES: words.pgettext(
            "blades ability tip", "Where it matters who is first, it is you"
        ),
        AbilityId.SHADOW: words.pgettext(
            "blades ability tip",
            "Mark special armour against being noticed or against security, or to push for "
            "athletics or stealth",
        ),
    }


def _talkers(words: Words) -> Mapping[str, str]:
    return {
        AbilityId.ROOKS_GAMBIT: words.pgettext(
            "blades ability tip", "2 stress: roll your best action rating in place of another"
        ),
        AbilityId.LIKE_LOOKING_INTO_A_MIRROR: words.pgettext(
            "blades ability tip", "You always know when you are lied to"
        ),
        AbilityId.A_LITTLE_SOMETHING_ON_THE_SIDE: words.pgettext(
            "blades ability tip", "+2 stash at the end of each downtime"
        ),
        AbilityId.MESMERISM: words.pgettext(
            "blades ability tip",
            "Whom you Sway forgets the talk until you have to do with each other again",
        ),
        AbilityId.SUBTERFUGE: words.pgettext(
            "blades ability tip",
            "Mark special armour against suspicion or persuasion, or to push for deceit",
        ),
        AbilityId.TRUST_IN_ME: words.pgettext(
            "blades ability tip", "+1d against somebody close to you"
        ),
        AbilityId.FORESIGHT: words.pgettext(
            "blades ability tip", "Assist twice a score without stress, by something prepared"
        ),
        AbilityId.CALCULATING: words.pgettext(
            "blades ability tip", "One more downtime activity, for you or a crew mate"
        ),
        AbilityId.CONNECTED: words.pgettext(
            "blades ability tip", "Acquire an asset or reduce heat: one result level higher"
        ),
        AbilityId.MASTERMIND: words.pgettext(
            "blades ability tip",
            "Mark special armour to protect a crew mate from afar, or to push for information or "
            "a project",
        ),
        AbilityId.WEAVING_THE_WEB: words.pgettext(
            "blades ability tip",
            "+1d to Consort about a target, and to the engagement roll for it",
        ),
    }
