"""A scoundrel as it is drawn: a pure function of the table."""

from dataclasses import replace

import pytest
from tests.core.blades.crews import bearing

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.scoundrel import (
    ArmourKind,
    Experience,
    Fate,
    Item,
    Load,
    Profile,
    Ratings,
    Scoundrel,
    Tracks,
)
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import AssetId, EntityId
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Entity, Value, Visibility
from duskboard.table.face_view import FaceView
from duskboard.table.public_view import public_view, reveals
from duskboard.table.scoundrel_view import (
    ActionView,
    ArmourView,
    AttributeView,
    LoadView,
    ScoundrelView,
    TrackView,
    scoundrel_tabs,
    scoundrel_view,
)
from duskboard.table.table import Table

NELL = EntityId("nell")
SHEET = Scoundrel(
    name="Nell",
    profile=Profile(alias="Wick", playbook="Lurk"),
    ratings=Ratings(prowl=2, finesse=3, attune=1),
    stress=5,
    traumas=("haunted",),
    harm=Harm(wounds=(Wound(level=1, text="Rattled"), Wound(level=3, text="Shot")), healing=1),
    armour_used=(ArmourKind.STANDARD,),
    load=Load.LIGHT,
    items=(
        Item(name="Lockpicks", load=0, is_carried=True),
        Item(name="Rope", load=2, is_carried=True),
        Item(name="Lantern"),
    ),
    coin=2,
    stash=19,
    xp=Experience(playbook=7, prowess=4),
    portrait=AssetId("face"),
)


def table(
    sheet: Scoundrel = SHEET, crew: Crew | None = None, seen: Visibility = Visibility.HIDDEN
) -> Table:
    values: dict[EntityId, Value] = {NELL: sheet}
    if crew is not None:
        values[EntityId("crew")] = crew
    return Table(
        entities={
            key: Entity(entity_id=key, value=value, visibility=seen)
            for key, value in values.items()
        }
    )


def view(sheet: Scoundrel = SHEET, crew: Crew | None = None) -> ScoundrelView:
    found = scoundrel_view(table(sheet, crew), NELL)
    assert found is not None
    return found


def test_stress_trauma_and_tracks_have_the_boxes_of_sheet_and_crew() -> None:
    shown = view()
    assert (shown.stress, shown.trauma) == (
        TrackView(filled=5, size=9),
        TrackView(filled=1, size=4),
    )
    assert (shown.traumas, shown.is_trauma_due) == (("haunted",), False)
    crew = bearing(UpgradeId.COMPOSED, UpgradeId.HARDENED)
    helped = view(crew=crew)
    assert (helped.stress.size, helped.trauma.size) == (10, 5)
    own = replace(SHEET, tracks=Tracks(stress=7, trauma=3, playbook=10, attribute=5), stress=7)
    short = view(own)
    assert (short.stress, short.trauma.size) == (TrackView(filled=7, size=7), 3)
    assert short.is_trauma_due
    assert not view(replace(own, fate=Fate.OUT)).is_trauma_due
    assert short.playbook_xp == TrackView(filled=7, size=10)
    assert short.attributes[1].xp == TrackView(filled=4, size=5)


@pytest.mark.rule("blades 10")
@pytest.mark.rule("blades 11")
def test_attributes_count_the_actions_with_a_dot_and_dots_end_at_the_limit() -> None:
    insight, prowess, resolve = view().attributes
    assert [one.rating for one in (insight, prowess, resolve)] == [0, 2, 1]
    assert prowess == AttributeView(
        attribute=AttributeId.PROWESS,
        rating=2,
        xp=TrackView(filled=4, size=6),
        actions=(
            ActionView(action=ActionId.FINESSE, rating=3, size=4, limit=3),
            ActionView(action=ActionId.PROWL, rating=2, size=4, limit=3),
            ActionView(action=ActionId.SKIRMISH, rating=0, size=4, limit=3),
            ActionView(action=ActionId.WRECK, rating=0, size=4, limit=3),
        ),
    )
    masters = view(crew=bearing(UpgradeId.MASTERY))
    assert {one.limit for each in masters.attributes for one in each.actions} == {4}
    overruled = view(replace(SHEET, ratings=Ratings(hunt=4)))
    assert [one.limit for one in overruled.attributes[0].actions] == [4, 3, 3, 3]


@pytest.mark.rule("blades 29")
@pytest.mark.rule("blades-abilities A8")
@pytest.mark.rule("blades-abilities A12")
def test_rows_of_harm_say_what_they_cost_and_tough_ones_pay_less() -> None:
    shown = view()
    assert [(row.level, row.boxes, row.counts_as) for row in shown.rows] == [
        (3, 1, 3),
        (2, 2, 2),
        (1, 2, 1),
    ]
    assert [[one.text for one in row.wounds] for row in shown.rows] == [["Shot"], [], ["Rattled"]]
    assert shown.healing == ClockView(
        clock_id=NELL, name="Nell", kind=ClockKind.HEALING, size=4, filled=1,
        visibility=Visibility.HIDDEN,
    )  # fmt: skip
    abilities = (Ability(key=AbilityId.TOUGH_AS_NAILS), Ability(key=AbilityId.VIGOROUS))
    fatal = Harm(wounds=(Wound(level=4, text="Drowned"),))
    tough = view(replace(SHEET, abilities=abilities, harm=fatal))
    assert [(row.level, row.counts_as) for row in tough.rows] == [(4, 4), (3, 2), (2, 1), (1, 0)]
    assert tough.healing.size == 3


@pytest.mark.rule("blades 37")
@pytest.mark.rule("blades 83")
@pytest.mark.rule("blades-abilities A5")
def test_armour_and_load_are_as_abilities_allow() -> None:
    shown = view()
    assert shown.armour == (
        ArmourView(kind=ArmourKind.STANDARD, is_used=True, is_usable=True),
        ArmourView(kind=ArmourKind.HEAVY, is_used=False, is_usable=True),
        ArmourView(kind=ArmourKind.SPECIAL, is_used=False, is_usable=False),
    )
    bands = ((Load.LIGHT, 3), (Load.NORMAL, 5), (Load.HEAVY, 6), (Load.ENCUMBERED, 9))
    assert shown.load == LoadView(chosen=Load.LIGHT, carried=2, bands=bands, most=3)
    assert not shown.load.is_over
    able = (Ability(key=AbilityId.MULE), Ability(key=AbilityId.SHADOW))
    heavy = tuple(replace(one, load=4, is_carried=True) for one in SHEET.items)
    mule = view(replace(SHEET, abilities=able, items=heavy))
    assert mule.armour[2].is_usable
    assert [most for _load, most in mule.load.bands] == [5, 7, 8, 9]
    assert (mule.load.carried, mule.load.is_over) == (12, True)
    assert not view(replace(SHEET, load=None, items=heavy)).load.is_over


@pytest.mark.rule("blades 53")
@pytest.mark.rule("blades 56")
def test_coin_past_four_is_shown_and_full_rows_of_stash_are_the_lifestyle() -> None:
    shown = view()
    assert (shown.coin, shown.stash) == (TrackView(filled=2, size=4), TrackView(filled=19, size=40))
    assert [view(replace(SHEET, stash=stash)).lifestyle for stash in (19, 20, 40)] == [1, 2, 4]
    assert view(replace(SHEET, coin=6)).coin == TrackView(filled=6, size=6)


def test_tabs_stand_by_rank_and_warn_of_stress() -> None:
    values = {
        name: replace(SHEET, name=name, stress=stress) for name, stress in (("a", 6), ("b", 7))
    }
    laid = Table(
        entities={
            EntityId(key): Entity(entity_id=EntityId(key), value=value, rank=-place)
            for place, (key, value) in enumerate(values.items())
        }
    )
    assert [(tab.name, tab.alias, tab.is_stress_high) for tab in scoundrel_tabs(laid)] == [
        ("b", "Wick", True),
        ("a", "Wick", False),
    ]
    assert scoundrel_view(laid, EntityId("nobody")) is None


def test_players_see_name_alias_and_portrait_alone() -> None:
    hidden, masked, shown = (public_view(table(seen=seen)) for seen in Visibility)
    face = FaceView(face_id=NELL, name="Nell", calling="Wick", portrait=AssetId("face"))
    stranger = FaceView(face_id=NELL, name=None, calling="", portrait=None)
    assert (hidden.faces, masked.faces, shown.faces) == ((), (stranger,), (face,))
    assert reveals(masked, shown)
    worse = replace(SHEET, stress=8, harm=Harm(), coin=0, notes="dead by dawn")
    assert public_view(table(worse, seen=Visibility.SHOWN)) == shown
