"""The edges of what can be: the last value that is allowed, and the first that is not."""

from dataclasses import replace

import pytest

from duskboard.core.dice import FaceCountError, ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.calendar import Chronicle, DueKind, Offer, Span, SpanUnit, moved
from duskboard.core.storyteller.creation import CreationBlock, creation
from duskboard.core.storyteller.due import comes_later, falls_due
from duskboard.core.storyteller.extended import ExtendedContest
from duskboard.core.storyteller.gear import Armour
from duskboard.core.storyteller.health import Box, Damage, Health, marked
from duskboard.core.storyteller.pool import Terms, count_pool
from duskboard.core.storyteller.power import Ritual
from duskboard.core.storyteller.roll import (
    PoolCheck,
    PoolResult,
    PoolVerdict,
    ReportedNetError,
    roll_pool,
    typed_pool,
)
from duskboard.core.storyteller.sheet import MAX_BLOOD, Profile, Sheet, new_sheet, rated
from duskboard.core.storyteller.trait import (
    AttributeId,
    ClanId,
    Creature,
    TraitKey,
    TraitKind,
    attribute,
)

RULINGS = preset(Preset.REFERENCE).storyteller
FIVE = PoolCheck(dice=5, difficulty=6, specialty=True)
MORTAL, OTHER = EntityId("mortal"), EntityId("other")
NOW = Chronicle(day=1000)
LATER = Span(count=20, unit=SpanUnit.NIGHT)


def test_what_was_told_is_no_more_than_that() -> None:
    assert roll_pool(FIVE, ReportedNet(net=3), RULINGS) == PoolResult(
        faces=(),
        added=(),
        successes=3,
        ones=0,
        ignored_ones=0,
        willpower=0,
        net=3,
        verdict=PoolVerdict.SUCCESS,
        is_told=True,
    )
    assert roll_pool(FIVE, ReportedNet(net=99), RULINGS).net == 99
    for told, error in (
        (ReportedNet(net=100), (100, 99)),
        (ReportedNet(net=-1), (-1, 99)),
        (ReportedNet(net=2, is_botch=True), (2, 0)),
    ):
        with pytest.raises(ReportedNetError) as refused:
            roll_pool(FIVE, told, RULINGS)
        assert refused.value.args == error


def test_too_few_faces_are_counted_before_the_tens_among_them() -> None:
    with pytest.raises(FaceCountError) as refused:
        typed_pool(FIVE, (10, 10, 3), RULINGS)
    assert refused.value.args == (5, 3)


def changed(field: str, number: int) -> Sheet:
    """Return a sheet with another number in a field."""
    return replace(new_sheet("Ilse"), **{field: number})  # type: ignore[arg-type] # any field


def test_numbers_of_a_sheet_have_ends() -> None:
    for field in ("blood", "blood_limit", "blood_turn_limit"):
        for fits in (0, MAX_BLOOD):
            assert getattr(changed(field, fits), field) == fits
        for wrong in (-1, MAX_BLOOD + 1):
            with pytest.raises(ValueError, match=field):
                changed(field, wrong)
    for field, most in (("willpower_left", 10), ("generation", 16)):
        assert getattr(changed(field, most), field) == most
        with pytest.raises(ValueError, match=field):
            changed(field, most + 1)


def test_armour_may_weigh_nothing_or_very_much() -> None:
    assert Armour(name="veil", rating=0, penalty=0).rating == 0
    assert Armour(name="anvil", rating=30, penalty=-30).penalty == -30
    for rating, penalty in ((-1, 0), (31, 0), (1, -31), (1, 1)):
        with pytest.raises(ValueError, match="Armour"):
            Armour(name="coat", rating=rating, penalty=penalty)


def test_a_ritual_has_a_level_and_a_difficulty_within_bounds() -> None:
    assert Ritual(discipline="thaumaturgy", level=10, name="x", difficulty=10).difficulty == 10
    for level, difficulty in ((0, 6), (11, 6), (1, 1), (1, 11)):
        with pytest.raises(ValueError, match="Ritual"):
            Ritual(discipline="thaumaturgy", level=level, name="x", difficulty=difficulty)


def test_a_body_may_have_one_box() -> None:
    frail = Health(boxes=(Box(name="only"),))
    assert marked(frail, Damage.LETHAL, 1) == replace(frail, lethal=1)
    with pytest.raises(ValueError, match="boxes"):
        Health(boxes=())
    full = Health(bashing=3, lethal=4)
    assert marked(full, Damage.AGGRAVATED, 5) == Health(lethal=2, aggravated=5)
    assert marked(full, Damage.AGGRAVATED, 3) == Health(lethal=4, aggravated=3)


def test_an_extended_contest_may_want_a_single_success() -> None:
    for target in (1, 99):
        match = ExtendedContest(name="x", target=target, first="a", second="b")
        assert match.target == target
    for target in (0, 100):
        with pytest.raises(ValueError, match="target"):
            ExtendedContest(name="x", target=target, first="a", second="b")


@pytest.mark.rule("storyteller 28.1")
def test_a_nosferatu_has_no_free_dot_of_appearance_alone() -> None:
    sheet = new_sheet("Orlok")
    others = creation(sheet)
    hidden = creation(replace(sheet, profile=Profile(clan=ClanId.NOSFERATU)))
    assert others is not None
    assert hidden is not None
    block = CreationBlock.ATTRIBUTES
    assert (others.block(block).dots, hidden.block(block).dots) == (0, 1)


@pytest.mark.rule("storyteller 28.7")
@pytest.mark.parametrize(
    ("kind", "name", "dots", "freebies"),
    [
        (TraitKind.BACKGROUND, "herd", 6, 1),
        (TraitKind.VIRTUE, "courage", 9, 2),
        (TraitKind.DISCIPLINE, "auspex", 4, 7),
    ],
)
def test_a_dot_too_many_takes_freebies(
    kind: TraitKind, name: str, dots: int, freebies: int
) -> None:
    found = creation(rated(new_sheet("Ilse"), TraitKey(kind=kind, name=name), dots))
    assert found is not None
    block = {
        TraitKind.BACKGROUND: CreationBlock.BACKGROUNDS,
        TraitKind.VIRTUE: CreationBlock.VIRTUES,
        TraitKind.DISCIPLINE: CreationBlock.DISCIPLINES,
    }
    assert found.block(block[kind]).freebies == freebies


@pytest.mark.rule("storyteller 18.3")
def test_a_virtue_beside_an_attribute_is_no_inner_roll() -> None:
    courage = TraitKey(kind=TraitKind.VIRTUE, name="courage")
    strength = attribute(AttributeId.STRENGTH)
    hurt = replace(new_sheet("Ilse"), health=Health(lethal=4))
    found = [
        count_pool(hurt, Terms(traits=traits), RULINGS).wounds
        for traits in ((courage,), (courage, strength), (strength,))
    ]
    assert found == [0, -2, -2]


def mortal(**more: object) -> Sheet:
    return replace(new_sheet("Gregor", Creature.MORTAL), **more)  # type: ignore[arg-type]


@pytest.mark.rule("storyteller 1.6")
@pytest.mark.rule("storyteller 28.13")
def test_healing_that_comes_is_told_once_for_each_who_waits() -> None:
    hurt = mortal(health=Health(lethal=3), hurt_on=1000)
    both = {MORTAL: hurt, OTHER: hurt}
    week = [(MORTAL, 1007), (OTHER, 1007)]
    assert [(one.who, one.day) for one in comes_later(both, NOW)] == week
    waits = Offer(kind=DueKind.HEALS_LETHAL, day=1000, who=OTHER, amount=1)
    bashed = Offer(kind=DueKind.HEALS_BASHING, day=1000, who=MORTAL, amount=1)
    told = comes_later(both, replace(NOW, offers=(waits, bashed)))
    assert [(one.who, one.kind, one.amount) for one in told] == [(MORTAL, DueKind.HEALS_LETHAL, 1)]
    assert comes_later(both, replace(NOW, day=1007)) == ()


@pytest.mark.rule("storyteller 1.6")
def test_a_ghoul_lapses_after_thirty_nights() -> None:
    ghoul = replace(new_sheet("Tobias", Creature.GHOUL), last_drink=980)
    assert [one.day for one in comes_later({MORTAL: ghoul}, NOW)] == [1010]
    assert comes_later({MORTAL: ghoul}, replace(NOW, day=1010)) == ()
    fed = replace(new_sheet("Gregor", Creature.MORTAL), last_drink=980)
    assert comes_later({MORTAL: fed}, NOW) == ()


@pytest.mark.rule("storyteller 26.1")
def test_hunger_ends_with_torpor_however_often_the_date_moves() -> None:
    starved = replace(new_sheet("Ilse"), blood=0, health=Health(lethal=4))
    first = falls_due({MORTAL: starved}, {}, NOW, moved(NOW, Span(count=2, unit=SpanUnit.NIGHT)))
    assert [(one.kind, one.amount) for one in first] == [(DueKind.HUNGER, 2)]
    waiting = replace(NOW, day=1002, offers=first)
    then = falls_due({MORTAL: starved}, {}, waiting, moved(waiting, LATER))
    assert [(one.kind, one.amount) for one in then] == [(DueKind.HUNGER, 4)]
