"""Abilities as they are ticked for one roll (rules/blades-abilities.md G4, G6).

A tick says that the fiction fits; the dice, the effect or the price then follow by themselves.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from duskboard.core.blades.ability import AbilityId, CrewAbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.factor import Factor
from duskboard.core.blades.position import Position
from duskboard.core.blades.scoundrel import ArmourKind, Scoundrel
from duskboard.core.blades.trait import ActionId

SPECIAL_ARMOUR = frozenset(
    {
        AbilityId.BATTLEBORN,
        AbilityId.FOCUSED,
        AbilityId.FORTITUDE,
        AbilityId.SHADOW,
        AbilityId.SUBTERFUGE,
        AbilityId.MASTERMIND,
        AbilityId.WARDED,
    }
)
"""The abilities that use the box of special armour (rules/blades-abilities.md G1)."""
FREE_ASSISTS = 2
"""Assists in a score that Foresight gives for nothing (rules/blades-abilities.md A33)."""
_ORDINARY_HEAT = 4


class AbilityUse(StrEnum):
    """What an ability does for one roll, in the order of their owners."""

    READING_THREATS = "reading-threats"
    SPIRIT_FORCE = "spirit-force"
    LEADING_A_COHORT = "leading-a-cohort"
    FEAT_OF_STRENGTH = "feat-of-strength"
    FACING_A_GANG = "facing-a-gang"
    FRIGHTENED = "frightened"
    FAR_SHOT = "far-shot"
    RAPID_FIRE = "rapid-fire"
    FINDING_A_TARGET = "finding-a-target"
    UNNOTICED = "unnoticed"
    PAST_SECURITY = "past-security"
    FROM_HIDING = "from-hiding"
    DARING = "daring"
    FEAT_OF_ATHLETICS = "feat-of-athletics"
    FOOTWORK = "footwork"
    BEST_RATING = "best-rating"
    SOMEBODY_CLOSE = "somebody-close"
    ASKING_ABOUT = "asking-about"
    SUPERNATURAL_QUESTION = "supernatural-question"
    THE_ELITE = "the-elite"
    ORDINARY_CITIZEN = "ordinary-citizen"


@dataclass(frozen=True, slots=True, kw_only=True)
class UseRule:
    """What a use brings.

    Attributes:
        owner: The ability.
        dice: Dice added.
        effect: Steps of effect added after the factors (rules/blades.md 23).
        grants: The factor in which it is an advantage.
        drops: The factor in which a disadvantage counts for nothing.
        stress: What it costs by itself.
        actions: With what it goes; empty for any action.
        position: At which position it is offered, or None.
        most_heat: The most heat at which it is offered, or None.
        is_feat: Whether a push opens it (rules/blades-abilities.md G4).
        is_for_questions: Whether it counts for gathering information only.
    """

    owner: AbilityId | CrewAbilityId
    dice: int = 0
    effect: int = 0
    grants: Factor | None = None
    drops: Factor | None = None
    stress: int = 0
    actions: frozenset[ActionId] = frozenset()
    position: Position | None = None
    most_heat: int | None = None
    is_feat: bool = False
    is_for_questions: bool = False


_COMMAND, _CONSORT = frozenset({ActionId.COMMAND}), frozenset({ActionId.CONSORT})
USES: Mapping[AbilityUse, UseRule] = MappingProxyType(
    {
        AbilityUse.READING_THREATS: UseRule(
            owner=AbilityId.BODYGUARD, effect=1, is_for_questions=True
        ),
        AbilityUse.SPIRIT_FORCE: UseRule(owner=AbilityId.ARCANE_FIGHTER, grants=Factor.POTENCY),
        AbilityUse.LEADING_A_COHORT: UseRule(owner=AbilityId.LEADER, effect=1, actions=_COMMAND),
        AbilityUse.FEAT_OF_STRENGTH: UseRule(owner=AbilityId.NOT_TO_BE_TRIFLED_WITH, is_feat=True),
        AbilityUse.FACING_A_GANG: UseRule(
            owner=AbilityId.NOT_TO_BE_TRIFLED_WITH, drops=Factor.SCALE, is_feat=True
        ),
        AbilityUse.FRIGHTENED: UseRule(owner=AbilityId.SAVAGE, dice=1, actions=_COMMAND),
        AbilityUse.FAR_SHOT: UseRule(owner=AbilityId.SHARPSHOOTER, is_feat=True),
        AbilityUse.RAPID_FIRE: UseRule(owner=AbilityId.SHARPSHOOTER, is_feat=True),
        AbilityUse.FINDING_A_TARGET: UseRule(
            owner=AbilityId.SCOUT, effect=1, is_for_questions=True
        ),
        AbilityUse.UNNOTICED: UseRule(owner=AbilityId.SCOUT, dice=1),
        AbilityUse.PAST_SECURITY: UseRule(owner=AbilityId.INFILTRATOR, drops=Factor.QUALITY),
        AbilityUse.FROM_HIDING: UseRule(owner=AbilityId.AMBUSH, dice=1),
        AbilityUse.DARING: UseRule(owner=AbilityId.DAREDEVIL, dice=1, position=Position.DESPERATE),
        AbilityUse.FEAT_OF_ATHLETICS: UseRule(owner=AbilityId.DEVILS_FOOTSTEPS, is_feat=True),
        AbilityUse.FOOTWORK: UseRule(owner=AbilityId.DEVILS_FOOTSTEPS, is_feat=True),
        AbilityUse.BEST_RATING: UseRule(owner=AbilityId.ROOKS_GAMBIT, stress=2),
        AbilityUse.SOMEBODY_CLOSE: UseRule(owner=AbilityId.TRUST_IN_ME, dice=1),
        AbilityUse.ASKING_ABOUT: UseRule(
            owner=AbilityId.WEAVING_THE_WEB, dice=1, actions=_CONSORT, is_for_questions=True
        ),
        AbilityUse.SUPERNATURAL_QUESTION: UseRule(
            owner=AbilityId.ARCANE_MIND, dice=1, is_for_questions=True
        ),
        AbilityUse.THE_ELITE: UseRule(
            owner=CrewAbilityId.HIGH_SOCIETY, dice=1, is_for_questions=True
        ),
        AbilityUse.ORDINARY_CITIZEN: UseRule(
            owner=CrewAbilityId.JUST_PASSING_THROUGH, dice=1, most_heat=_ORDINARY_HEAT
        ),
    }
)
"""What each use brings (rules/blades-abilities.md A2-A38, K11, K16)."""


def is_owned(use: AbilityUse, scoundrel: Scoundrel, crew: Crew | None) -> bool:
    """Return whether somebody or the crew has the ability of a use."""
    owner = USES[use].owner
    if isinstance(owner, AbilityId):
        return scoundrel.has(owner)
    return crew is not None and crew.has(owner)


def fits(use: AbilityUse, action: ActionId, position: Position, crew: Crew | None) -> bool:
    """Return whether what the program can tell of a roll fits a use."""
    rule = USES[use]
    heat = 0 if crew is None else crew.heat
    return (
        (not rule.actions or action in rule.actions)
        and rule.position in {None, position}
        and (rule.most_heat is None or heat <= rule.most_heat)
    )


def offered_uses(
    scoundrel: Scoundrel, crew: Crew | None, action: ActionId, position: Position
) -> tuple[AbilityUse, ...]:
    """Return the uses that a roll is offered, in the order of their owners."""
    return tuple(
        use
        for use in AbilityUse
        if is_owned(use, scoundrel, crew) and fits(use, action, position, crew)
    )


def is_special_ready(scoundrel: Scoundrel) -> bool:
    """Return whether the box of special armour can be marked (37; G1)."""
    known = any(scoundrel.has(ability) for ability in SPECIAL_ARMOUR)
    return known and ArmourKind.SPECIAL not in scoundrel.armour_used


def is_help_free(helper: Scoundrel) -> bool:
    """Return whether somebody can assist for nothing (rules/blades-abilities.md A33)."""
    return helper.has(AbilityId.FORESIGHT) and helper.assists_given < FREE_ASSISTS
