"""An attack on the table, from the aim to the wound (rules/storyteller.md 13-17, 19, 20).

It lies there so that it can be left at any step and taken up again.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import successes
from duskboard.core.storyteller.aim import Aim, AttackWay
from duskboard.core.storyteller.attack import Defence, net_hit
from duskboard.core.storyteller.difficulty import STANDARD
from duskboard.core.storyteller.gear import Weapon
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.soak import HarmSource
from duskboard.table.pool_roll import PoolRoll


class AttackStep(StrEnum):
    """What an attack waits for, in order."""

    ATTACK = "attack"
    DEFENCE = "defence"
    DAMAGE = "damage"
    SOAK = "soak"
    WOUND = "wound"
    OVER = "over"


class AttackOffer(StrEnum):
    """What an attack offers beside its wound; nothing of it comes unasked."""

    STUN = "stun"
    STAKE = "stake"
    RUIN = "ruin"
    PARRY = "parry"


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningAttack:
    """An attack and how far it has come.

    Attributes:
        attacker: The fighter or sheet that attacks.
        target: The fighter or sheet that is attacked.
        attacker_name: The name.
        target_name: The name.
        weapon: What with.
        way: How.
        difficulty: To hit, before anything is added (rules/storyteller.md 13.2).
        damage: The kind of damage.
        source: Where it comes from, as far as armour cares.
        aim: What makes it easier or harder.
        deed: Which of the attacker's deeds it is, or None.
        bonus: Successes of an ambush that are added to a hit (15.2).
        is_undefended: Whether nothing meets it.
        defence: What meets it, or None.
        attack_roll: The roll to hit, or None.
        defence_roll: The roll against it, or None.
        damage_dice: Dice of the damage as the game master said, or None as they count.
        damage_roll: The damage roll, or None.
        added_levels: Levels that the part adds to it (15.8).
        soak_roll: The soak roll, or None where nothing could be rolled.
        is_soaked: Whether soak is over.
        taken: Levels that get through, or None before that.
        is_over: Whether nothing more comes of it.
        offers: What it offers beside the wound.
        is_secret: Whether only the game master sees its rolls.
    """

    attacker: EntityId
    target: EntityId
    attacker_name: str
    target_name: str
    weapon: Weapon
    way: AttackWay
    difficulty: int = STANDARD
    damage: Damage = Damage.LETHAL
    source: HarmSource = HarmSource.BLOW
    aim: Aim = field(default_factory=Aim)
    deed: int | None = None
    bonus: int = 0
    is_undefended: bool = False
    defence: Defence | None = None
    attack_roll: PoolRoll | None = None
    defence_roll: PoolRoll | None = None
    damage_dice: int | None = None
    damage_roll: PoolRoll | None = None
    added_levels: int = 0
    soak_roll: PoolRoll | None = None
    is_soaked: bool = False
    taken: int | None = None
    is_over: bool = False
    offers: tuple[AttackOffer, ...] = ()
    is_secret: bool = False

    @property
    def attack_net(self) -> int:
        """Successes to hit, with those of an ambush where it hits at all (15.2)."""
        own = successes(self.attack_roll.result) if self.attack_roll is not None else 0
        return own + self.bonus if own else 0

    @property
    def defence_net(self) -> int:
        """Successes of the defence."""
        return successes(self.defence_roll.result) if self.defence_roll is not None else 0

    @property
    def net(self) -> int:
        """Successes left of the hit (rules/storyteller.md 13.3)."""
        return net_hit(self.attack_net, self.defence_net)

    @property
    def levels(self) -> int:
        """Levels before soak (rules/storyteller.md 16.1)."""
        rolled = self.damage_roll.result.levels if self.damage_roll is not None else 0
        return rolled + self.added_levels

    @property
    def step(self) -> AttackStep:
        """What it waits for."""
        if self.is_over:
            return AttackStep.OVER
        is_counter = self.damage_dice is not None and self.attack_roll is None
        if self.attack_roll is None and not is_counter:
            return AttackStep.ATTACK
        if not (is_counter or self.is_undefended or self.defence_roll is not None):
            return AttackStep.DEFENCE
        if self.damage_roll is None:
            return AttackStep.DAMAGE
        if not self.is_soaked:
            return AttackStep.SOAK
        return AttackStep.WOUND
