"""Special abilities: those of the SRD by name, and a table's own (rules/blades-abilities.md)."""

from dataclasses import dataclass
from enum import StrEnum


class AbilityId(StrEnum):
    """The abilities of scoundrels, A1 to A42 in that order (rules/blades-abilities.md)."""

    BATTLEBORN = "battleborn"
    BODYGUARD = "bodyguard"
    ARCANE_FIGHTER = "arcane-fighter"
    LEADER = "leader"
    MULE = "mule"
    NOT_TO_BE_TRIFLED_WITH = "not-to-be-trifled-with"
    SAVAGE = "savage"
    VIGOROUS = "vigorous"
    SHARPSHOOTER = "sharpshooter"
    FOCUSED = "focused"
    SCOUT = "scout"
    TOUGH_AS_NAILS = "tough-as-nails"
    VENGEFUL = "vengeful"
    ALCHEMIST = "alchemist"
    ANALYST = "analyst"
    ARTIFICER = "artificer"
    FORTITUDE = "fortitude"
    SUPERNATURAL_WARD = "supernatural-ward"
    SABOTEUR = "saboteur"
    INFILTRATOR = "infiltrator"
    AMBUSH = "ambush"
    DAREDEVIL = "daredevil"
    DEVILS_FOOTSTEPS = "devils-footsteps"
    EXPERTISE = "expertise"
    REFLEXES = "reflexes"
    SHADOW = "shadow"
    ROOKS_GAMBIT = "rooks-gambit"
    LIKE_LOOKING_INTO_A_MIRROR = "like-looking-into-a-mirror"
    A_LITTLE_SOMETHING_ON_THE_SIDE = "a-little-something-on-the-side"
    MESMERISM = "mesmerism"
    SUBTERFUGE = "subterfuge"
    TRUST_IN_ME = "trust-in-me"
    FORESIGHT = "foresight"
    CALCULATING = "calculating"
    CONNECTED = "connected"
    MASTERMIND = "mastermind"
    WEAVING_THE_WEB = "weaving-the-web"
    ARCANE_MIND = "arcane-mind"
    IRON_WILL = "iron-will"
    RITUAL = "ritual"
    STRANGE_METHODS = "strange-methods"
    WARDED = "warded"


class CrewAbilityId(StrEnum):
    """The abilities of crews, K1 to K16 in that order (rules/blades-abilities.md)."""

    DEADLY = "deadly"
    DEATH_VEIL = "death-veil"
    NO_TRACES = "no-traces"
    PATRON = "patron"
    PREDATORS = "predators"
    FIENDS = "fiends"
    FORGED_IN_THE_FIRE = "forged-in-the-fire"
    WAR_DOGS = "war-dogs"
    ANOINTED = "anointed"
    ACCORD = "accord"
    HIGH_SOCIETY = "high-society"
    PACK_RATS = "pack-rats"
    SECOND_STORY = "second-story"
    SYNCHRONIZED = "synchronized"
    ALL_HANDS = "all-hands"
    JUST_PASSING_THROUGH = "just-passing-through"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A special ability that somebody has.

    Attributes:
        key: An `AbilityId` or `CrewAbilityId`, or "" for one of the table's own.
        name: What the table calls it; "" for the name that its key has in each language.
        text: What it does, in the table's words; "" for the words of its key.
        choice: What was chosen with it, such as the action of Expertise, or "".
    """

    key: str = ""
    name: str = ""
    text: str = ""
    choice: str = ""

    def __post_init__(self) -> None:
        """Refuse an ability that nobody could tell from others.

        Raises:
            ValueError: There is neither a key nor a name.
        """
        if not self.key and not self.name.strip():
            msg = "Ability.key and Ability.name are blank"
            raise ValueError(msg)
