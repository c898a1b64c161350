from dataclasses import replace

import pytest
from tests.core.blades.crews import bearing
from tests.play.blades.hands import ARDA, after, arda, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.growth import (
    AbilityTwiceError,
    DotLimitError,
    SplitError,
    TrackNotFullError,
    TrainedTwiceError,
    Trigger,
)
from duskboard.core.blades.scoundrel import Experience
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.growth import (
    AbilityEarned,
    DotEarned,
    SessionMarked,
    Trained,
    TriggerLine,
    XpLine,
    XpMarked,
    earn_ability,
    earn_dot,
    end_session,
    mark_xp,
    train,
    training_of,
)
from duskboard.play.change import NothingToChangeError

BOTH = pytest.mark.parametrize("published", [False, True], ids=["reference", "published"])
MULE = Ability(key=AbilityId.MULE)


@pytest.mark.rule("blades 20")
@pytest.mark.rule("blades 73")
@pytest.mark.rule("blades 74")
@pytest.mark.rule("blades E12")
@BOTH
def test_two_desperate_hunts_and_a_session_make_a_dot(published: bool) -> None:  # noqa: FBT001 - a case
    # E12
    laid = table(published=published)
    for before in (0, 1):
        step = mark_xp(laid, ARDA, XpTrack.INSIGHT)
        assert step.report == XpMarked(
            who=ARDA,
            name="Arda",
            track=XpTrack.INSIGHT,
            before=before,
            after=before + 1,
            is_full=False,
        )
        laid = after(laid, step)
    answers = {Trigger.PLAYBOOK: 2, Trigger.BELIEFS: 3, Trigger.STRUGGLES: 0}
    step = end_session(laid, ARDA, answers, {XpTrack.INSIGHT: 4, XpTrack.RESOLVE: 0})
    assert step.report == SessionMarked(
        who=ARDA,
        name="Arda",
        answers=(
            TriggerLine(trigger=Trigger.PLAYBOOK, xp=2),
            TriggerLine(trigger=Trigger.BELIEFS, xp=2),
            TriggerLine(trigger=Trigger.STRUGGLES, xp=0),
        ),
        lines=(XpLine(track=XpTrack.INSIGHT, marks=4),),
        full=(XpTrack.INSIGHT,),
    )
    laid = after(laid, step)
    step = earn_dot(laid, ARDA, ActionId.HUNT, " the long watch ")
    assert step.report == DotEarned(
        who=ARDA,
        name="Arda",
        action=ActionId.HUNT,
        before=2,
        after=3,
        left=0,
        origin="the long watch",
    )
    after_all = scoundrel(after(laid, step))
    assert (after_all.ratings.hunt, after_all.xp) == (3, Experience())


@pytest.mark.rule("blades-abilities A13")
def test_vengeance_counts_for_the_vengeful_alone() -> None:
    answers = dict.fromkeys(Trigger, 1)
    plain = end_session(table(), ARDA, answers, {XpTrack.PLAYBOOK: 3})
    vengeful = table(arda=replace(arda(), abilities=(Ability(key=AbilityId.VENGEFUL),)))
    more = end_session(vengeful, ARDA, answers, {XpTrack.PLAYBOOK: 4})
    reports = [plain.report, more.report]
    assert [one.earned for one in reports if isinstance(one, SessionMarked)] == [3, 4]


def test_a_session_is_split_wholly_and_never_below_nothing() -> None:
    laid = table()
    with pytest.raises(SplitError):
        end_session(laid, ARDA, {Trigger.BELIEFS: 2}, {XpTrack.PLAYBOOK: 1})
    with pytest.raises(NumberRangeError):
        end_session(laid, ARDA, {}, {XpTrack.PLAYBOOK: 1, XpTrack.INSIGHT: -1})
    with pytest.raises(NothingToChangeError):
        end_session(laid, ARDA, {}, {})
    for wrong in (0, 100):
        with pytest.raises(NumberRangeError):
            mark_xp(laid, ARDA, XpTrack.PLAYBOOK, wrong)


@pytest.mark.rule("blades 76")
def test_training_is_doubled_by_the_crew_and_done_once() -> None:
    laid = table(crew=bearing(UpgradeId.RESOLVE_TRAINING))
    assert [training_of(laid, track) for track in XpTrack] == [1, 1, 1, 2]
    step = train(laid, ARDA, XpTrack.RESOLVE)
    assert step.report == Trained(
        who=ARDA, name="Arda", track=XpTrack.RESOLVE, before=0, after=2, is_full=False
    )
    laid = after(laid, step)
    with pytest.raises(TrainedTwiceError):
        train(laid, ARDA, XpTrack.RESOLVE)
    report = train(laid, ARDA, XpTrack.RESOLVE, is_overruled=True).report
    assert report == Trained(
        who=ARDA,
        name="Arda",
        track=XpTrack.RESOLVE,
        before=2,
        after=4,
        is_full=False,
        is_overruled=True,
    )


@pytest.mark.rule("blades 75")
@pytest.mark.rule("blades 148")
@pytest.mark.parametrize(("published", "left"), [(False, 2), (True, 0)])
def test_a_full_playbook_becomes_an_ability(published: bool, left: int) -> None:  # noqa: FBT001 - a case
    laid = table(published=published, arda=replace(arda(), xp=Experience(playbook=10)))
    step = earn_ability(laid, ARDA, MULE, "an old porter taught me")
    assert step.report == AbilityEarned(
        who=ARDA, name="Arda", ability="mule", left=left, origin="an old porter taught me"
    )
    laid = after(laid, step)
    assert (scoundrel(laid).abilities, scoundrel(laid).xp.playbook) == ((MULE,), left)


def test_an_advance_is_refused_and_overruled() -> None:
    laid = table(arda=replace(arda(), abilities=(MULE,)))
    with pytest.raises(TrackNotFullError):
        earn_dot(laid, ARDA, ActionId.HUNT)
    report = earn_dot(laid, ARDA, ActionId.HUNT, is_overruled=True).report
    assert isinstance(report, DotEarned)
    assert (report.after, report.is_overruled) == (3, True)
    full = table(arda=replace(arda(), abilities=(MULE,), xp=Experience(playbook=8, prowess=6)))
    with pytest.raises(AbilityTwiceError):
        earn_ability(full, ARDA, MULE)
    masterless = replace(arda(), xp=Experience(insight=6))
    three = table(arda=replace(masterless, ratings=replace(masterless.ratings, hunt=3)))
    with pytest.raises(DotLimitError):
        earn_dot(three, ARDA, ActionId.HUNT)
    report = earn_dot(three, ARDA, ActionId.HUNT, is_overruled=True).report
    assert isinstance(report, DotEarned)
    assert (report.before, report.after, report.is_overruled) == (3, 4, True)
