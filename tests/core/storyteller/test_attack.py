from dataclasses import replace

import pytest

from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.aim import (
    PART_DAMAGE,
    PART_DIFFICULTY,
    Aim,
    AimedPart,
    AttackWay,
    Bearing,
    Tick,
    TickLine,
    TooFarError,
    UnseenTargetError,
    check_aim,
    is_sight_said_twice,
    lacks_sight,
    metres,
    ticks,
)
from duskboard.core.storyteller.attack import (
    AMBUSH_POOLS,
    ATTACK_POOLS,
    DEFENCE_POOLS,
    FALL_POOL,
    KNOCKDOWN_LEVELS,
    KNOCKDOWN_SHIFT,
    Ambush,
    AmbushEnd,
    DamagePool,
    Defence,
    FallEnd,
    Hit,
    ambush,
    damage_pool,
    fall,
    is_defence_possible,
    may_be_lethal,
    net_hit,
    parry_dice,
    stakes,
    stuns,
    way_of,
)
from duskboard.core.storyteller.difficulty import settled
from duskboard.core.storyteller.gear import WEAPONS, Weapon, WeaponId
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.trait import Creature, TraitKey
from duskboard.core.storyteller_rulings import (
    AimedBonus,
    AmbushBonus,
    OnOff,
    ParryHurts,
    YesNo,
)

REFERENCE = preset(Preset.REFERENCE).storyteller
PUBLISHED = preset(Preset.PUBLISHED).storyteller
BRAWL, MELEE, FIREARMS, THROWN = AttackWay
KINDRED, GHOUL, MORTAL, ANIMAL = Creature
PISTOL, KNIFE, SWORD = (WEAPONS[one] for one in (WeaponId.PISTOL, WeaponId.KNIFE, WeaponId.SWORD))


def named(keys: tuple[TraitKey, TraitKey]) -> list[str]:
    return [key.name for key in keys]


def dice(
    weapon: Weapon, way: AttackWay, net: int, part: AimedPart | None = None, *, published: bool
) -> int:
    rulings = PUBLISHED if published else REFERENCE
    return damage_pool(weapon, Hit(way=way, net=net, part=part), 3, rulings).dice


@pytest.mark.rule("storyteller 13.1")
@pytest.mark.rule("storyteller 14.1")
@pytest.mark.rule("storyteller 14.2")
@pytest.mark.rule("storyteller 14.3")
def test_what_is_rolled() -> None:
    assert {way: named(keys) for way, keys in ATTACK_POOLS.items()} == {
        BRAWL: ["dexterity", "brawl"],
        MELEE: ["dexterity", "melee"],
        FIREARMS: ["dexterity", "firearms"],
        THROWN: ["dexterity", "athletics"],
    }
    assert {one: named(keys) for one, keys in DEFENCE_POOLS.items()} == {
        Defence.BLOCK: ["dexterity", "brawl"],
        Defence.DODGE: ["dexterity", "dodge"],
        Defence.PARRY: ["dexterity", "melee"],
    }
    assert [named(keys) for keys in AMBUSH_POOLS] == [
        ["dexterity", "stealth"],
        ["perception", "alertness"],
    ]
    assert named(FALL_POOL) == ["dexterity", "athletics"]
    ways = [way_of(WEAPONS[one]) for one in (WeaponId.PUNCH, WeaponId.AXE, WeaponId.PISTOL)]
    assert ways == [BRAWL, MELEE, FIREARMS]
    assert way_of(replace(KNIFE, pool=ATTACK_POOLS[THROWN])) is THROWN
    assert way_of(Weapon(name="jaws")) is BRAWL


@pytest.mark.rule("storyteller 14.1")
@pytest.mark.rule("storyteller 14.2")
@pytest.mark.rule("storyteller 14.3")
def test_what_meets_what() -> None:
    bare = {
        one: [is_defence_possible(one, way, has_weapon=False) for way in AttackWay]
        for one in Defence
    }
    assert bare == {
        Defence.BLOCK: [True, True, False, False],
        Defence.DODGE: [True, True, True, True],
        Defence.PARRY: [False, False, False, False],
    }
    assert is_defence_possible(Defence.PARRY, MELEE, has_weapon=True)


@pytest.mark.rule("storyteller 13.3")
def test_what_is_left_of_a_hit() -> None:
    assert [net_hit(*pair) for pair in ((6, 2), (3, 3), (1, 3))] == [4, 0, 0]


@pytest.mark.rule("storyteller 14.3")
def test_a_parry_that_is_better_offers_damage_by_ruling() -> None:
    assert parry_dice(2, 4, SWORD.dice, REFERENCE) == 4
    assert parry_dice(2, 4, SWORD.dice, PUBLISHED) == 4
    assert parry_dice(3, 3, SWORD.dice, REFERENCE) is None
    never = replace(REFERENCE, parry_hurts=ParryHurts.NEVER)
    assert parry_dice(2, 4, SWORD.dice, never) is None


@pytest.mark.rule("storyteller 15.2")
def test_an_ambush_brings_its_margin_or_all_of_it() -> None:
    assert ambush(4, 1, REFERENCE) == Ambush(end=AmbushEnd.WON, bonus=3)
    all_of_it = replace(REFERENCE, ambush_bonus=AmbushBonus.ALL)
    assert ambush(4, 1, all_of_it) == Ambush(end=AmbushEnd.WON, bonus=4)
    assert ambush(2, 2, all_of_it) == Ambush(end=AmbushEnd.TIED, bonus=0)
    assert ambush(1, 2, REFERENCE) == Ambush(end=AmbushEnd.NOTICED, bonus=0)


@pytest.mark.rule("storyteller 15.3")
@pytest.mark.rule("storyteller 19.1")
@pytest.mark.rule("storyteller 19.5")
def test_sight_counts_once_and_striking_blindly_is_no_option() -> None:
    off = replace(REFERENCE, optional_blind=OnOff.OFF)
    unseen, dark = Aim(is_unseen=True), Aim(is_blind=True)
    both = Aim(is_unseen=True, is_blind=True)
    for aim in (unseen, dark, both):
        assert ticks(aim, BRAWL, REFERENCE) == (TickLine(tick=Tick.SIGHT, difficulty=2),)
        assert ticks(replace(aim, senses=True), BRAWL, REFERENCE) == ()
    assert [is_sight_said_twice(aim) for aim in (unseen, dark, both)] == [False, False, True]
    assert [lacks_sight(aim, BRAWL, off) for aim in (unseen, dark)] == [True, False]
    assert lacks_sight(unseen, FIREARMS, REFERENCE)
    assert not lacks_sight(unseen, FIREARMS, off)
    for way in (FIREARMS, THROWN):
        with pytest.raises(UnseenTargetError):
            check_aim(unseen, way, "Ilse", 3)
        check_aim(replace(unseen, senses=True), way, "Ilse", 3)
    check_aim(unseen, MELEE, "Ilse", 3)


@pytest.mark.rule("storyteller 15.4")
@pytest.mark.rule("storyteller 13.2")
def test_flank_and_rear_bring_dice_and_the_table_names_the_rest() -> None:
    assert ticks(Aim(bearing=Bearing.FLANK), BRAWL, REFERENCE) == (
        TickLine(tick=Tick.FLANK, dice=1),
    )
    assert ticks(Aim(bearing=Bearing.REAR), BRAWL, REFERENCE) == (TickLine(tick=Tick.REAR, dice=2),)
    many = Aim(aim=2, range=1, burst_dice=3, burst=2, cover=1, part=AimedPart.HEAD)
    assert ticks(many, FIREARMS, PUBLISHED) == (
        TickLine(tick=Tick.AIM, dice=2),
        TickLine(tick=Tick.RANGE, difficulty=1),
        TickLine(tick=Tick.BURST, dice=3, difficulty=2),
        TickLine(tick=Tick.COVER, difficulty=1),
        TickLine(tick=Tick.PART, difficulty=3),
    )
    assert ticks(Aim(), FIREARMS, REFERENCE) == ()


@pytest.mark.rule("storyteller 15.5")
def test_moving_while_acting_has_an_end() -> None:
    assert [metres(dexterity) for dexterity in (3, 4)] == [7.5, 8]
    check_aim(Aim(metres=7), BRAWL, "Ilse", 3)
    with pytest.raises(TooFarError) as refused:
        check_aim(Aim(metres=8), BRAWL, "Ilse", 3)
    assert refused.value.args == (8, 7.5)
    check_aim(Aim(metres=8), BRAWL, "Ilse", 4)


@pytest.mark.rule("storyteller 15.6")
@pytest.mark.rule("storyteller 15.8")
def test_aimed_parts() -> None:
    assert [(one, PART_DIFFICULTY[one], PART_DAMAGE[one]) for one in AimedPart] == [
        ("hand", 2, 0),
        ("eye", 4, 3),
        ("head", 3, 2),
        ("body", 1, 1),
        ("heart", 3, 1),
        ("leg", 2, 0),
    ]
    assert settled(6, PART_DIFFICULTY[AimedPart.EYE]).used == 10
    hard = settled(7, PART_DIFFICULTY[AimedPart.EYE])
    assert (hard.raw, hard.used, hard.is_clamped) == (11, 10, True)


@pytest.mark.rule("storyteller 15.7")
def test_a_blow_at_heart_or_head_may_be_lethal() -> None:
    for damage in (Damage.LETHAL, Damage.AGGRAVATED):
        assert not may_be_lethal(AimedPart.HEAD, damage)
    offered = [part for part in AimedPart if may_be_lethal(part, Damage.BASHING)]
    assert offered == [AimedPart.HEAD, AimedPart.HEART]
    assert not may_be_lethal(None, Damage.BASHING)


@pytest.mark.rule("storyteller 16.1")
@pytest.mark.rule("storyteller 16.5")
@pytest.mark.rule("storyteller 15.8")
def test_what_damage_is_rolled_with() -> None:
    assert dice(PISTOL, FIREARMS, 4, published=False) == 9
    assert dice(PISTOL, FIREARMS, 4, published=True) == 8
    assert dice(PISTOL, FIREARMS, 2, AimedPart.EYE, published=False) == 10
    assert dice(PISTOL, FIREARMS, 2, AimedPart.EYE, published=True) == 9
    assert dice(SWORD, MELEE, 2, published=False) == 5
    assert dice(SWORD, MELEE, 2, published=True) == 6
    assert dice(WEAPONS[WeaponId.PUNCH], BRAWL, 1, published=True) == 3
    levels = replace(REFERENCE, aimed_part_bonus=AimedBonus.LEVELS)
    pool = damage_pool(PISTOL, Hit(way=FIREARMS, net=2, part=AimedPart.EYE), 3, levels)
    assert pool == DamagePool(weapon=5, strength=0, hits=2, part=0, levels=3)
    nothing = Weapon(name="feather", adds_strength=False)
    assert dice(nothing, MELEE, 3, published=False) == 1


@pytest.mark.rule("storyteller 16.6")
def test_what_is_thrown_has_the_strength_of_the_arm() -> None:
    assert dice(KNIFE, THROWN, 2, published=False) == 4
    assert dice(KNIFE, THROWN, 2, published=True) == 5
    weak = replace(REFERENCE, thrown_adds_strength=YesNo.NO)
    assert damage_pool(KNIFE, Hit(way=THROWN, net=2), 3, weak).dice == 1


@pytest.mark.rule("storyteller 16.2")
@pytest.mark.rule("storyteller 16.3")
@pytest.mark.rule("storyteller 16.4")
def test_weapons_do_the_harm_of_their_kind() -> None:
    found = {one: WEAPONS[one].damage for one in WeaponId}
    assert [one for one, damage in found.items() if damage is Damage.BASHING] == [
        "punch",
        "kick",
        "club",
    ]
    assert [one for one, damage in found.items() if damage is Damage.AGGRAVATED] == [
        "bite",
        "claw",
    ]


@pytest.mark.rule("storyteller 19.2")
@pytest.mark.rule("storyteller 19.5")
def test_one_heavy_blow_stuns() -> None:
    assert [stuns(levels, 3, MORTAL, REFERENCE) for levels in (3, 4)] == [False, True]
    assert [stuns(levels, 3, KINDRED, PUBLISHED) for levels in (5, 6)] == [False, True]
    assert stuns(4, 3, GHOUL, REFERENCE)
    assert not stuns(5, 3, MORTAL, replace(REFERENCE, optional_stun=OnOff.OFF))


@pytest.mark.rule("storyteller 19.3")
def test_a_fall_ends_in_three_ways() -> None:
    assert [fall(verdict) for verdict in PoolVerdict] == [FallEnd.UP, FallEnd.DOWN, FallEnd.HURT]
    assert (KNOCKDOWN_SHIFT, KNOCKDOWN_LEVELS) == (-2, 1)


@pytest.mark.rule("storyteller 19.4")
@pytest.mark.rule("storyteller 19.5")
def test_a_stake_through_the_heart_holds_kindred() -> None:
    heart = AimedPart.HEART
    assert settled(6, PART_DIFFICULTY[heart]).used == 9
    assert [stakes(n, heart, KINDRED, REFERENCE, is_stake=True) for n in (2, 3)] == [False, True]
    assert not stakes(5, AimedPart.HEAD, KINDRED, REFERENCE, is_stake=True)
    assert not stakes(5, heart, MORTAL, REFERENCE, is_stake=True)
    assert not stakes(5, heart, KINDRED, REFERENCE, is_stake=False)
    off = replace(REFERENCE, optional_stake=OnOff.OFF)
    assert not stakes(5, heart, KINDRED, off, is_stake=True)
