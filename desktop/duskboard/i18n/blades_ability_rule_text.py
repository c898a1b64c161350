"""What special abilities do, in our own words (rules/blades-abilities.md A1-A42, K1-K16)."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.i18n.words import Words


def ability_rule(words: Words, ability: Ability) -> str:
    """Return what an ability does: as the table says, or else by its key; "" for none known."""
    return ability.text or key_rule(words, ability.key)


def key_rule(words: Words, key: str) -> str:
    """Return what the ability of a key does, or "" for one that the program does not know."""
    member = next((one for kind in (AbilityId, CrewAbilityId) for one in kind if one == key), None)
    if member is None:
        return ""
    return next(rules[member] for make in _RULES if member in (rules := make(words)))


def _from_battleborn(words: Words) -> Mapping[StrEnum, str]:
    return {
        AbilityId.BATTLEBORN: words.pgettext(
            "blades ability rule",
            "Special armour takes a level off harm from an attack in a fight, or pays for a "
            "push in a fight.",
        ),
        AbilityId.BODYGUARD: words.pgettext(
            "blades ability rule",
            "+1d to resist what you took over by protecting somebody. Ask about coming "
            "threats with +1 effect.",
        ),
        AbilityId.ARCANE_FIGHTER: words.pgettext(
            "blades ability rule",
            "You fill your hands, a close weapon or a tool with spirit force: potent against "
            "the supernatural.",
        ),
        AbilityId.LEADER: words.pgettext(
            "blades ability rule",
            "A cohort that you command in a fight has +1 effect and one armour, and holds out "
            "at level 3 harm.",
        ),
        AbilityId.MULE: words.pgettext(
            "blades ability rule", "You carry more: light to 5, normal to 7, heavy 8."
        ),
        AbilityId.NOT_TO_BE_TRIFLED_WITH: words.pgettext(
            "blades ability rule",
            "Push yourself for a feat of strength near the superhuman, or to face a small "
            "gang alone as an equal.",
        ),
        AbilityId.SAVAGE: words.pgettext(
            "blades ability rule",
            "Your violence frightens those who see it. +1d to command anybody who is afraid.",
        ),
        AbilityId.VIGOROUS: words.pgettext(
            "blades ability rule",
            "Your healing clock has three segments. +1d on rolls that treat you.",
        ),
    }


def _from_sharpshooter(words: Words) -> Mapping[StrEnum, str]:
    return {
        AbilityId.SHARPSHOOTER: words.pgettext(
            "blades ability rule",
            "Push yourself for a shot from far beyond the weapon’s range, or for fire that "
            "pins a small gang.",
        ),
        AbilityId.FOCUSED: words.pgettext(
            "blades ability rule",
            "Special armour stops surprise or harm to the mind, or pays for a push in ranged "
            "fighting or tracking.",
        ),
        AbilityId.SCOUT: words.pgettext(
            "blades ability rule",
            "Ask where a target is with +1 effect. +1d to stay unnoticed in camouflage or a "
            "prepared place.",
        ),
        AbilityId.TOUGH_AS_NAILS: words.pgettext(
            "blades ability rule",
            "Each row of harm troubles you like the row below it. Level 4 is still fatal.",
        ),
        AbilityId.VENGEFUL: words.pgettext(
            "blades ability rule",
            "You also earn xp for paying back who hurt you or your own. If the crew helped, "
            "so does the crew.",
        ),
        AbilityId.ALCHEMIST: words.pgettext(
            "blades ability rule",
            "Inventing or crafting with alchemical features comes out one result level "
            "better. You know one formula.",
        ),
        AbilityId.ANALYST: words.pgettext(
            "blades ability rule",
            "Each downtime, two free ticks on projects of inquiry or of learning a formula or "
            "plan.",
        ),
        AbilityId.ARTIFICER: words.pgettext(
            "blades ability rule",
            "Inventing or crafting with spark-craft features comes out one result level "
            "better. You know one design.",
        ),
        AbilityId.FORTITUDE: words.pgettext(
            "blades ability rule",
            "Special armour stops fatigue, weakness or chemicals, or pays for a push in "
            "technical work or with alchemicals.",
        ),
    }


def _from_supernatural_ward(words: Words) -> Mapping[StrEnum, str]:
    return {
        AbilityId.SUPERNATURAL_WARD: words.pgettext(
            "blades ability rule",
            "A place you wreck with arcane substances repels or attracts the supernatural for "
            "days, as you choose.",
        ),
        AbilityId.SABOTEUR: words.pgettext(
            "blades ability rule", "What you wreck makes little noise and hardly shows."
        ),
        AbilityId.INFILTRATOR: words.pgettext(
            "blades ability rule",
            "Better quality or a higher Tier does not lower your effect when you get past "
            "security.",
        ),
        AbilityId.AMBUSH: words.pgettext(
            "blades ability rule", "+1d when you strike from hiding or with a trap."
        ),
        AbilityId.DAREDEVIL: words.pgettext(
            "blades ability rule",
            "In a desperate action you may take +1d, and then −1d to resist what comes of it.",
        ),
        AbilityId.DEVILS_FOOTSTEPS: words.pgettext(
            "blades ability rule",
            "Push yourself for an athletic feat near the superhuman, or for footwork that "
            "makes enemies hit each other.",
        ),
        AbilityId.EXPERTISE: words.pgettext(
            "blades ability rule",
            "Choose an action. Leading a group action with it costs you 1 stress at most.",
        ),
        AbilityId.REFLEXES: words.pgettext(
            "blades ability rule", "When it matters who is first, you are, and you can cut in."
        ),
    }


def _from_shadow(words: Words) -> Mapping[StrEnum, str]:
    return {
        AbilityId.SHADOW: words.pgettext(
            "blades ability rule",
            "Special armour stops being detected or a security measure, or pays for a push in "
            "athletics or stealth.",
        ),
        AbilityId.ROOKS_GAMBIT: words.pgettext(
            "blades ability rule",
            "For 2 stress, roll your best action rating in place of another. Say how the "
            "skill is bent to it.",
        ),
        AbilityId.LIKE_LOOKING_INTO_A_MIRROR: words.pgettext(
            "blades ability rule", "You always know when somebody lies to you."
        ),
        AbilityId.A_LITTLE_SOMETHING_ON_THE_SIDE: words.pgettext(
            "blades ability rule", "+2 stash when a downtime ends."
        ),
        AbilityId.MESMERISM: words.pgettext(
            "blades ability rule",
            "Somebody you sway forgets the talk until they next have to do with you. Then "
            "they recall it all.",
        ),
        AbilityId.SUBTERFUGE: words.pgettext(
            "blades ability rule",
            "Special armour stops suspicion or persuasion, or pays for a push in deceit.",
        ),
        AbilityId.TRUST_IN_ME: words.pgettext(
            "blades ability rule", "+1d against somebody close to you, whatever the action."
        ),
        AbilityId.FORESIGHT: words.pgettext(
            "blades ability rule", "Twice a score you assist for nothing. Say how you foresaw it."
        ),
    }


def _from_calculating(words: Words) -> Mapping[StrEnum, str]:
    return {
        AbilityId.CALCULATING: words.pgettext(
            "blades ability rule", "Each downtime, one more activity for you or for a crew mate."
        ),
        AbilityId.CONNECTED: words.pgettext(
            "blades ability rule",
            "Acquiring an asset and reducing heat come out one result level better.",
        ),
        AbilityId.MASTERMIND: words.pgettext(
            "blades ability rule",
            "Special armour protects a mate, even from afar, or pays for a push on gathering "
            "information or a project.",
        ),
        AbilityId.WEAVING_THE_WEB: words.pgettext(
            "blades ability rule",
            "+1d to consort about a score’s target, and then +1d to the engagement roll of "
            "that score.",
        ),
        AbilityId.ARCANE_MIND: words.pgettext(
            "blades ability rule",
            "You sense the supernatural near you. +1d to ask about it, by any means.",
        ),
        AbilityId.IRON_WILL: words.pgettext(
            "blades ability rule",
            "The terror of the supernatural does not strike you. +1d to resist with Resolve.",
        ),
        AbilityId.RITUAL: words.pgettext(
            "blades ability rule", "You can study, make and perform rituals, and know one."
        ),
        AbilityId.STRANGE_METHODS: words.pgettext(
            "blades ability rule",
            "Inventing or crafting with arcane features comes out one result level better. "
            "You know one design.",
        ),
        AbilityId.WARDED: words.pgettext(
            "blades ability rule",
            "Special armour reduces or stops a supernatural consequence, or pays for a push "
            "with arcane forces.",
        ),
    }


def _from_deadly(words: Words) -> Mapping[StrEnum, str]:
    return {
        CrewAbilityId.DEADLY: words.pgettext(
            "blades ability rule", "Each scoundrel gains a dot in Hunt, Prowl or Skirmish."
        ),
        CrewAbilityId.DEATH_VEIL: words.pgettext(
            "blades ability rule", "Killing on a score draws no extra heat."
        ),
        CrewAbilityId.NO_TRACES: words.pgettext(
            "blades ability rule",
            "A quiet score brings half its rep. +1 rep when a downtime ends without heat.",
        ),
        CrewAbilityId.PATRON: words.pgettext(
            "blades ability rule", "Advancing in Tier costs half the coin. Say who pays, and why."
        ),
        CrewAbilityId.PREDATORS: words.pgettext(
            "blades ability rule",
            "+1d to the engagement roll of a stealth or deception plan whose goal is murder.",
        ),
        CrewAbilityId.FIENDS: words.pgettext(
            "blades ability rule", "Each wanted level counts as turf."
        ),
        CrewAbilityId.FORGED_IN_THE_FIRE: words.pgettext(
            "blades ability rule", "Every scoundrel resists with +1d."
        ),
        CrewAbilityId.WAR_DOGS: words.pgettext(
            "blades ability rule", "War neither weakens your hold nor costs a downtime activity."
        ),
    }


def _from_anointed(words: Words) -> Mapping[StrEnum, str]:
    return {
        CrewAbilityId.ANOINTED: words.pgettext(
            "blades ability rule",
            "+1d to resist the supernatural, and to treat harm that came from it.",
        ),
        CrewAbilityId.ACCORD: words.pgettext(
            "blades ability rule", "Up to three factions at status +3 count as turf."
        ),
        CrewAbilityId.HIGH_SOCIETY: words.pgettext(
            "blades ability rule",
            "−1 heat each downtime. +1d to gather information on the city’s elite.",
        ),
        CrewAbilityId.PACK_RATS: words.pgettext("blades ability rule", "+1d to acquire an asset."),
        CrewAbilityId.SECOND_STORY: words.pgettext(
            "blades ability rule", "+1d to the engagement roll of a clandestine break-in."
        ),
        CrewAbilityId.SYNCHRONIZED: words.pgettext(
            "blades ability rule", "In a group action, sixes of different rollers make a critical."
        ),
        CrewAbilityId.ALL_HANDS: words.pgettext(
            "blades ability rule",
            "Each downtime one cohort acquires an asset, reduces heat or works on a project "
            "for you.",
        ),
        CrewAbilityId.JUST_PASSING_THROUGH: words.pgettext(
            "blades ability rule",
            "−1 heat each downtime. At heat 4 or less, +1d to pass for ordinary people.",
        ),
    }


_RULES: tuple[Callable[[Words], Mapping[StrEnum, str]], ...] = (
    _from_battleborn,
    _from_sharpshooter,
    _from_supernatural_ward,
    _from_shadow,
    _from_calculating,
    _from_deadly,
    _from_anointed,
)
