from dataclasses import replace

import pytest
from tests.core.blades.crews import bearing

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.growth import (
    AbilityTwiceError,
    DotLimitError,
    SplitError,
    TrackNotFullError,
    TrainedTwiceError,
    Trigger,
    action_limit,
    is_full,
    session_xp,
    split,
    track_of,
    trained,
    training_xp,
    triggers,
    with_ability_earned,
    with_dot_earned,
    with_marks,
    xp_boxes,
)
from duskboard.core.blades.scoundrel import Experience, Ratings, Scoundrel, Tracks
from duskboard.core.blades.trait import ActionId, AttributeId, XpTrack
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.rulings import Preset, Rulings, preset

ARDA = Scoundrel(name="Arda", ratings=Ratings(hunt=2, prowl=3))
REFERENCE, PUBLISHED = preset(Preset.REFERENCE), preset(Preset.PUBLISHED)
BOTH = pytest.mark.parametrize("rulings", [REFERENCE, PUBLISHED], ids=list(Preset))
MULE = Ability(key=AbilityId.MULE)


@pytest.mark.rule("blades 10")
def test_an_attribute_counts_its_actions_with_a_dot() -> None:
    ratings = Ratings(hunt=1, prowl=1, skirmish=2, attune=2, command=1, sway=1)
    assert [ratings.attribute(one) for one in AttributeId] == [1, 2, 3]


@pytest.mark.rule("blades 73")
@pytest.mark.rule("blades-abilities A13")
def test_each_trigger_brings_two_at_most_and_vengeance_is_one_more() -> None:
    assert triggers(ARDA) == (Trigger.PLAYBOOK, Trigger.BELIEFS, Trigger.STRUGGLES)
    vengeful = replace(ARDA, abilities=(Ability(key=AbilityId.VENGEFUL),))
    assert triggers(vengeful) == tuple(Trigger)
    assert session_xp({Trigger.PLAYBOOK: 3, Trigger.BELIEFS: 1, Trigger.STRUGGLES: 0}) == 3
    assert session_xp(dict.fromkeys(Trigger, 2)) == 8
    assert session_xp({Trigger.PLAYBOOK: -1}) == 0


@pytest.mark.rule("blades 73")
@pytest.mark.rule("blades 74")
@pytest.mark.rule("blades 75")
@pytest.mark.rule("blades E12")
@BOTH
def test_two_desperate_hunts_and_a_session_fill_insight(rulings: Rulings) -> None:
    # E12: 2 by desperate rolls, then 2 + 2 (the third reason is over the cap) + 0.
    hunted = with_marks(ARDA, {track_of(ActionId.HUNT): 2})
    assert (hunted.xp, is_full(hunted, XpTrack.INSIGHT)) == (Experience(insight=2), False)
    earned = session_xp({Trigger.PLAYBOOK: 2, Trigger.BELIEFS: 3, Trigger.STRUGGLES: 0})
    assert earned == 4
    full = split(hunted, earned, {XpTrack.INSIGHT: 4})
    assert (full.xp.insight, is_full(full, XpTrack.INSIGHT)) == (6, True)
    after = with_dot_earned(full, ActionId.HUNT, rulings)
    assert (after.ratings.hunt, after.xp) == (3, Experience())


@pytest.mark.rule("blades 74")
def test_what_was_earned_is_split_freely_and_wholly() -> None:
    after = split(ARDA, 4, {XpTrack.PLAYBOOK: 1, XpTrack.RESOLVE: 3})
    assert after.xp == Experience(playbook=1, resolve=3)
    for wrong in ({XpTrack.PLAYBOOK: 3}, {XpTrack.PLAYBOOK: 5}):
        with pytest.raises(SplitError) as refused:
            split(ARDA, 4, wrong)
        assert refused.value.args == (sum(wrong.values()), 4)
    with pytest.raises(ValueError, match="below 0"):
        split(ARDA, 4, {XpTrack.PLAYBOOK: 5, XpTrack.INSIGHT: -1})


@pytest.mark.rule("blades 75")
def test_tracks_are_eight_and_six_long_or_as_the_table_says() -> None:
    assert [xp_boxes(ARDA, track) for track in XpTrack] == [8, 6, 6, 6]
    other = replace(ARDA, tracks=Tracks(playbook=10, attribute=5))
    assert [xp_boxes(other, track) for track in XpTrack] == [10, 5, 5, 5]


@pytest.mark.rule("blades 75")
@pytest.mark.parametrize(("rulings", "left"), [(REFERENCE, 3), (PUBLISHED, 0)], ids=list(Preset))
def test_what_is_left_over_is_carried_or_lost(rulings: Rulings, left: int) -> None:
    rich = replace(ARDA, xp=Experience(playbook=11, insight=9))
    assert with_ability_earned(rich, MULE, rulings).xp.playbook == left
    assert with_dot_earned(rich, ActionId.STUDY, rulings).xp.insight == left


@pytest.mark.rule("blades 74")
@BOTH
def test_an_advance_takes_a_full_track(rulings: Rulings) -> None:
    five = replace(ARDA, xp=Experience(playbook=7, insight=5))
    with pytest.raises(TrackNotFullError) as refused:
        with_dot_earned(five, ActionId.HUNT, rulings)
    assert refused.value.args == (XpTrack.INSIGHT, 5, 6)
    with pytest.raises(TrackNotFullError):
        with_ability_earned(five, MULE, rulings)
    given = with_ability_earned(five, MULE, rulings, is_overruled=True)
    assert (given.abilities, given.xp.playbook) == ((MULE,), 0)
    full = replace(given, xp=Experience(playbook=8))
    with pytest.raises(AbilityTwiceError):
        with_ability_earned(full, MULE, rulings)
    assert len(with_ability_earned(full, MULE, rulings, is_overruled=True).abilities) == 2


@pytest.mark.rule("blades 11")
@BOTH
def test_a_fourth_dot_takes_mastery(rulings: Rulings) -> None:
    full = replace(ARDA, xp=Experience(prowess=6))
    with pytest.raises(DotLimitError) as refused:
        with_dot_earned(full, ActionId.PROWL, rulings)
    assert refused.value.args == (ActionId.PROWL, 4, 3)
    masters = bearing(UpgradeId.MASTERY)
    assert (action_limit(None), action_limit(masters)) == (3, 4)
    four = with_dot_earned(full, ActionId.PROWL, rulings, masters)
    assert four.ratings.prowl == 4
    again = replace(four, xp=Experience(prowess=6))
    with pytest.raises(DotLimitError):
        with_dot_earned(again, ActionId.PROWL, rulings, masters, is_overruled=True)


@pytest.mark.rule("blades 20")
@pytest.mark.parametrize(
    ("action", "track"),
    [
        (ActionId.TINKER, XpTrack.INSIGHT),
        (ActionId.SKIRMISH, XpTrack.PROWESS),
        (ActionId.SWAY, XpTrack.RESOLVE),
    ],
)
def test_an_action_has_the_track_of_its_attribute(action: ActionId, track: XpTrack) -> None:
    assert track_of(action) is track


@pytest.mark.rule("blades 76")
def test_a_track_is_trained_once_and_doubly_with_the_upgrade() -> None:
    crew = bearing(UpgradeId.RESOLVE_TRAINING)
    assert [training_xp(track, crew) for track in XpTrack] == [1, 1, 1, 2]
    after = trained(trained(ARDA, XpTrack.RESOLVE, crew), XpTrack.PLAYBOOK, None)
    assert after.xp == Experience(playbook=1, resolve=2)
    assert after.trained == (XpTrack.PLAYBOOK, XpTrack.RESOLVE)
    with pytest.raises(TrainedTwiceError) as refused:
        trained(after, XpTrack.RESOLVE, crew)
    assert refused.value.args == ("Arda", XpTrack.RESOLVE)
    assert trained(after, XpTrack.RESOLVE, crew, is_overruled=True).xp.resolve == 4
