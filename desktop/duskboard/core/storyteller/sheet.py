"""The sheet of a character (rules/storyteller.md 28, vampire-extra.md X1-X6)."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import reduce

from duskboard.core.identity import AssetId
from duskboard.core.storyteller.gear import Armour, Weapon
from duskboard.core.storyteller.generation import LAST_KNOWN, OLDEST, THINNEST, Limits, limits
from duskboard.core.storyteller.health import Damage, Health
from duskboard.core.storyteller.ledger import LedgerLine
from duskboard.core.storyteller.power import Merit, Power, Ritual
from duskboard.core.storyteller.soak import Soaks
from duskboard.core.storyteller.trait import (
    ABILITIES,
    ATTRIBUTES,
    CLAN_DISCIPLINES,
    HUMANITY,
    MAX_RATING,
    WILLPOWER,
    AttributeId,
    ClanId,
    Creature,
    TraitKey,
    TraitKind,
    VirtueId,
    attribute,
)

MAX_BLOOD = 200
"""The most blood points of anybody."""
GHOUL_BLOOD = 10
"""The blood that a ghoul is offered to hold (rules/vampire-extra.md X1.3)."""
_FIVE = 5
_MORTAL_LIMITS = Limits(blood=GHOUL_BLOOD, blood_a_turn=0, trait=_FIVE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trait:
    """Something rated in dots.

    Attributes:
        kind: Its group.
        name: An identifier of `trait`, or a word of the table's own.
        rating: Dots, 0 to 10.
        specialties: Fields in which tens count for more (rules/storyteller.md 2.9).
        in_clan: Whether a Discipline is one of the clan's.
        of: The Discipline that a path belongs to, or "".
    """

    kind: TraitKind
    name: str
    rating: int = 0
    specialties: tuple[str, ...] = ()
    in_clan: bool = False
    of: str = ""

    def __post_init__(self) -> None:
        """Refuse a trait that cannot be.

        Raises:
            ValueError: The name is blank or the rating not within 0 to 10.
        """
        if not self.name.strip() or not 0 <= self.rating <= MAX_RATING:
            msg = f"Trait.name is blank or rating not 0 to {MAX_RATING}: {self.name!r}"
            raise ValueError(msg)

    @property
    def key(self) -> TraitKey:
        """What it is found by."""
        return TraitKey(kind=self.kind, name=self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Spent:
    """What was spent in one turn and healed in one night (rules/storyteller.md 5.2, 28.4, 28.9).

    Attributes:
        turn: The turn, as the chronicle counts all of them.
        willpower: Points of Willpower.
        blood: Blood points.
        night: The night, as the chronicle counts them.
        aggravated: Aggravated levels healed with blood.
    """

    turn: int = 0
    willpower: int = 0
    blood: int = 0
    night: int = 0
    aggravated: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Who somebody is, in words (rules/vampire-extra.md X5).

    Attributes:
        player: Who plays them.
        concept: What they are in a word.
        clan: A `ClanId`, or a word of the table's own.
        sire: Who made them, or a ghoul's master.
        nature: What they are within.
        demeanour: What they show.
        haven: Where they stay.
        coterie: Whom they go with.
        path: What stands in the place of Humanity, or "".
    """

    player: str = ""
    concept: str = ""
    clan: str = ""
    sire: str = ""
    nature: str = ""
    demeanour: str = ""
    haven: str = ""
    coterie: str = ""
    path: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A character: Kindred, ghoul, mortal or animal.

    Attributes:
        name: The name.
        creature: What kind of body.
        profile: Who that is, in words.
        generation: Of Kindred, 3 to 16.
        traits: Everything rated in dots, in the order of the sheet.
        powers: Powers of Disciplines.
        rituals: Rituals.
        merits: Merits and flaws.
        weapons: Weapons and attacks.
        armour: Armour and hide.
        health: The body.
        willpower_left: Willpower to spend.
        blood: Blood points held.
        blood_limit: The most held, or None for what the kind of body has.
        blood_turn_limit: The most spent in one turn, or None for what the kind of body has.
        soaks: What soaks which damage, or None for what the kind of body has.
        drinks: How often a ghoul has drunk (rules/vampire-extra.md X1.2).
        last_drink: The night of a ghoul's last drink, or None.
        hurt_on: The night from which time heals, or None for somebody unhurt.
        is_resting: Whether in voluntary torpor (rules/storyteller.md 26.3).
        asleep_since: The night on which a torpor of wounds or of choice began, or None.
        earned: Experience earned.
        paid: Experience spent.
        ledger: How both came to be, the oldest line first.
        spent: What was spent in the last turn that anything was spent in.
        notes: Words of the game master.
        portrait: A picture, or None.
    """

    name: str
    creature: Creature = Creature.KINDRED
    profile: Profile = field(default_factory=Profile)
    generation: int = LAST_KNOWN
    traits: tuple[Trait, ...] = ()
    powers: tuple[Power, ...] = ()
    rituals: tuple[Ritual, ...] = ()
    merits: tuple[Merit, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    armour: tuple[Armour, ...] = ()
    health: Health = field(default_factory=Health)
    willpower_left: int = 0
    blood: int = 0
    blood_limit: int | None = None
    blood_turn_limit: int | None = None
    soaks: Soaks | None = None
    drinks: int = 0
    last_drink: int | None = None
    hurt_on: int | None = None
    is_resting: bool = False
    asleep_since: int | None = None
    earned: int = 0
    paid: int = 0
    ledger: tuple[LedgerLine, ...] = ()
    spent: Spent = field(default_factory=Spent)
    notes: str = ""
    portrait: AssetId | None = None

    def __post_init__(self) -> None:
        """Refuse a sheet that cannot be.

        Raises:
            ValueError: The name is blank, a number is out of its range, or a trait stands twice.
        """
        if not self.name.strip():
            msg = f"Sheet.name is blank: {self.name!r}"
            raise ValueError(msg)
        ranges = (
            ("generation", self.generation, OLDEST, THINNEST),
            ("willpower_left", self.willpower_left, 0, MAX_RATING),
            ("blood", self.blood, 0, MAX_BLOOD),
            ("blood_limit", self.blood_limit or 0, 0, MAX_BLOOD),
            ("blood_turn_limit", self.blood_turn_limit or 0, 0, MAX_BLOOD),
            ("drinks", self.drinks, 0, 10**6),
            ("earned", self.earned, 0, 10**6),
            ("paid", self.paid, 0, 10**6),
        )
        for name, number, least, most in ranges:
            if not least <= number <= most:
                msg = f"Sheet.{name} is not within {least} to {most}: {number}"
                raise ValueError(msg)
        keys = [trait.key for trait in self.traits]
        if len(keys) != len(set(keys)):
            msg = f"Sheet.traits hold one twice: {self.name!r}"
            raise ValueError(msg)

    @property
    def limits(self) -> Limits:
        """What the body allows, unless the sheet says otherwise (28.4, X1.3, X1.4)."""
        usual = _MORTAL_LIMITS
        if self.creature is Creature.KINDRED:
            usual = limits(self.generation)
        elif self.creature is Creature.GHOUL:
            usual = replace(usual, blood_a_turn=1)
        held, a_turn = self.blood_limit, self.blood_turn_limit
        return Limits(
            blood=usual.blood if held is None else held,
            blood_a_turn=usual.blood_a_turn if a_turn is None else a_turn,
            trait=usual.trait,
        )

    @property
    def unspent(self) -> int:
        """Experience that is left; below 0 where more was spent than earned."""
        return self.earned - self.paid

    def trait(self, key: TraitKey) -> Trait | None:
        """Return a trait, or None."""
        kind, name = key.kind, key.name  # no key of each: every look at a sheet asks for all
        return next((one for one in self.traits if one.kind is kind and one.name == name), None)

    def rating(self, key: TraitKey) -> int:
        """Return the dots of a trait, 0 where there is none."""
        found = self.trait(key)
        return found.rating if found else 0

    def of_kind(self, kind: TraitKind) -> tuple[Trait, ...]:
        """Return the traits of a group, in the order of the sheet."""
        return tuple(one for one in self.traits if one.kind is kind)

    def trait_limit(self, key: TraitKey) -> int:
        """Return the highest rating of a trait (rules/storyteller.md 28.4, 28.6).

        Humanity and Willpower go to 10, Virtues to 5, the rest as far as the generation allows.
        """
        match key.kind:
            case TraitKind.HUMANITY | TraitKind.WILLPOWER:
                return MAX_RATING
            case TraitKind.VIRTUE | TraitKind.BACKGROUND:
                return _FIVE
            case _:
                return self.limits.trait

    def worn(self, damage: Damage | None = None) -> tuple[Armour, ...]:
        """Return the armour that is worn, or that is worn and stops a kind of damage."""
        return tuple(
            one for one in self.armour if one.is_worn and (damage is None or damage in one.stops)
        )


def new_sheet(name: str, creature: Creature = Creature.KINDRED) -> Sheet:
    """Return a sheet to begin with (rules/storyteller.md 28.1, 28.2, 28.6; X2.1).

    Attributes and Virtues have their free dot; a short sheet of an animal has what its body needs.
    """
    attributes = [
        Trait(kind=kind, name=name, rating=1)
        for kind, names in ATTRIBUTES.items()
        if creature is not Creature.ANIMAL or kind is TraitKind.PHYSICAL
        for name in names
    ]
    will = Trait(kind=TraitKind.WILLPOWER, name=WILLPOWER.name, rating=1)
    if creature is Creature.ANIMAL:
        return Sheet(name=name, creature=creature, traits=(*attributes, will), willpower_left=1)
    abilities = [Trait(kind=kind, name=name) for kind, names in ABILITIES.items() for name in names]
    virtues = [
        Trait(kind=TraitKind.VIRTUE, name=name, rating=1)
        for name in (VirtueId.CONSCIENCE, VirtueId.SELF_CONTROL, VirtueId.COURAGE)
    ]
    humanity = Trait(kind=TraitKind.HUMANITY, name=HUMANITY.name, rating=2)
    traits = (*attributes, *abilities, *virtues, humanity, will)
    return Sheet(name=name, creature=creature, traits=traits, willpower_left=1)


def with_trait(sheet: Sheet, trait: Trait) -> Sheet:
    """Return a sheet with a trait in place of the one with its key, or as the last of its group."""
    traits = list(sheet.traits)
    for place, one in enumerate(traits):
        if one.key == trait.key:
            traits[place] = trait
            return replace(sheet, traits=tuple(traits))
    same = [place for place, one in enumerate(traits) if one.kind is trait.kind]
    traits.insert(same[-1] + 1 if same else len(traits), trait)
    return replace(sheet, traits=tuple(traits))


def with_traits(sheet: Sheet, traits: Iterable[Trait]) -> Sheet:
    """Return a sheet with each of the traits in its place."""
    return reduce(with_trait, traits, sheet)


def rated(sheet: Sheet, key: TraitKey, rating: int) -> Sheet:
    """Return a sheet with so many dots of a trait, which it need not have had."""
    known = sheet.trait(key) or Trait(kind=key.kind, name=key.name)
    return with_trait(sheet, replace(known, rating=rating))


def with_clan(sheet: Sheet, clan: str) -> Sheet:
    """Return a sheet of another clan (rules/storyteller.md 28.1, 28.3).

    Its Disciplines are those of the clan from now on; those that are missing come with no dots. A
    Nosferatu has no Appearance, whoever was one and is none has a dot again.
    """
    own = next((names for known, names in CLAN_DISCIPLINES.items() if known == clan), ())
    disciplines = [
        replace(one, in_clan=one.name in own) for one in sheet.of_kind(TraitKind.DISCIPLINE)
    ]
    known = {one.name for one in disciplines}
    disciplines.extend(
        Trait(kind=TraitKind.DISCIPLINE, name=name, in_clan=True)
        for name in own
        if name not in known
    )
    # Empty rows of the clan before go again.
    kept = [one for one in disciplines if one.in_clan or one.rating or one.specialties]
    others = tuple(one for one in sheet.traits if one.kind is not TraitKind.DISCIPLINE)
    changed = replace(sheet, profile=replace(sheet.profile, clan=clan), traits=others)
    changed = with_traits(changed, kept)
    looks = attribute(AttributeId.APPEARANCE)
    was_ugly, is_ugly = sheet.profile.clan == ClanId.NOSFERATU, clan == ClanId.NOSFERATU
    if was_ugly != is_ugly and sheet.rating(looks) == int(was_ugly is False):
        return rated(changed, looks, int(was_ugly))
    return changed


def without_trait(sheet: Sheet, key: TraitKey) -> Sheet:
    """Return a sheet without a trait."""
    return replace(sheet, traits=tuple(one for one in sheet.traits if one.key != key))
