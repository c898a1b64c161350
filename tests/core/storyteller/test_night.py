"""Frenzy, bonds, diablerie, the Embrace, seduction, torpor: the rules alone."""

from dataclasses import replace

import pytest

from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.bond import (
    HARM_DIFFICULTY,
    AsleepBondError,
    Bond,
    CompleteError,
    SameNightError,
    broken,
    drank,
    holder,
    resisted,
    stepped,
)
from duskboard.core.storyteller.diablerie import (
    DISCIPLINE_DOTS,
    LEAST_HUMANITY_LOST,
    STRENGTH_DIFFICULTY,
    Diablerie,
    DiablerieStep,
    NotThatStepError,
    Toll,
    at_step,
    toll,
    torn,
)
from duskboard.core.storyteller.embrace import (
    EMBRACE,
    SIRE_STEP,
    EmbraceEnd,
    Subject,
    childe_generation,
)
from duskboard.core.storyteller.frenzy import (
    CALM,
    FRENZY_DIFFICULTY,
    Drive,
    Frenzy,
    FrenzyEnd,
    FrenzyOverError,
    FrenzyState,
    NotRagingError,
    Provocation,
    TriedThisTurnError,
    Want,
    calmed,
    diablerie_difficulty,
    frenzy_difficulty,
    held_back,
    self_control_dice,
    tried,
)
from duskboard.core.storyteller.health import Beyond, Health
from duskboard.core.storyteller.roll import PoolCheck, PoolResult, PoolVerdict, judge_pool
from duskboard.core.storyteller.seduction import (
    SEDUCER_TRAITS,
    TARGET_TRAITS,
    NotTiedError,
    Seduction,
    SeductionEnd,
    SeductionOverError,
    SeductionStep,
    seducer_difficulty,
    step_end,
    target_dice,
    untied,
    went,
)

REFERENCE = preset(Preset.REFERENCE).storyteller


PUBLISHED = preset(Preset.PUBLISHED).storyteller


ILSE, MAREK, TOBIAS = EntityId("ilse"), EntityId("marek"), EntityId("tobias")


CALLED = Frenzy(who=MAREK, name="Marek", drive=Drive.HUNGER, difficulty=4)


def shows(*faces: int) -> PoolResult:
    return judge_pool(PoolCheck(dice=len(faces), difficulty=4), faces, (), REFERENCE)


@pytest.mark.rule("storyteller 24.1")
@pytest.mark.rule("storyteller 22.2")
def test_how_hard_the_beast_is_to_resist() -> None:
    assert [frenzy_difficulty(one).used for one in (7, 8, 4)] == [2, 2, 5]
    assert frenzy_difficulty(8).raw == 1
    assert [diablerie_difficulty(one).used for one in (7, 9, 6)] == [3, 2, 4]
    assert replace(CALLED, difficulty=1).used.used == 2


@pytest.mark.rule("storyteller 28.10")
def test_how_hard_each_provocation_is() -> None:
    assert [FRENZY_DIFFICULTY[one] for one in Provocation] == [3, 4, 4, 4, 4, 6, 6, 7, 8]


@pytest.mark.rule("storyteller 24.4")
def test_self_control_has_no_more_dice_than_blood() -> None:
    assert [self_control_dice(4, blood) for blood in (9, 4, 2, 0)] == [4, 4, 2, 0]


@pytest.mark.rule("storyteller 24.2")
def test_five_successes_suppress_it_over_three_turns() -> None:
    first = tried(CALLED, shows(4, 5, 2), turn=3)
    assert (first.total, first.state) == (2, FrenzyState.RESISTING)
    assert [first.is_in_control(turn) for turn in (3, 4, 5)] == [True, True, False]
    with pytest.raises(TriedThisTurnError):
        tried(first, shows(9), turn=3)
    second = tried(first, shows(6, 3, 3), turn=4)
    assert (second.total, second.state) == (3, FrenzyState.RESISTING)
    assert [second.is_in_control(turn) for turn in (5, 6)] == [True, False]
    third = tried(second, shows(7, 8), turn=5)
    assert (third.total, third.state, CALM) == (5, FrenzyState.SUPPRESSED, 5)
    assert [one.successes for one in third.tries] == [2, 1, 2]
    assert third.is_in_control(99)
    with pytest.raises(FrenzyOverError):
        tried(third, shows(9), turn=6)
    with pytest.raises(FrenzyOverError):
        held_back(third, 6)
    assert tried(CALLED, shows(4, 5, 6, 7, 8), turn=3).state is FrenzyState.SUPPRESSED


@pytest.mark.rule("storyteller 24.5")
def test_a_failure_is_frenzy_and_a_botch_a_derangement_too() -> None:
    failed = tried(CALLED, shows(2, 3), turn=1)
    assert (failed.state, failed.has_derangement) == (FrenzyState.RAGING, False)
    botched = tried(CALLED, shows(1, 3), turn=1)
    assert (botched.state, botched.has_derangement) == (FrenzyState.RAGING, True)
    assert not botched.is_in_control(1)
    assert tried(replace(CALLED, total=4), shows(4, 1), turn=2).state is FrenzyState.RAGING


@pytest.mark.rule("storyteller 24.3")
def test_willpower_holds_it_for_the_moment() -> None:
    assert not CALLED.is_in_control(7)
    held = held_back(CALLED, 7)
    assert [held.is_in_control(turn) for turn in (6, 7, 8)] == [False, True, False]
    assert held.state is FrenzyState.RESISTING


@pytest.mark.rule("storyteller 24.6")
@pytest.mark.rule("storyteller 24.7")
def test_what_it_wants_and_how_it_ends() -> None:
    assert [replace(CALLED, drive=one).want for one in Drive] == [
        Want.BLOOD,
        Want.DESTRUCTION,
        Want.ESCAPE,
    ]
    raging = tried(CALLED, shows(2), turn=1)
    ended = calmed(raging, FrenzyEnd.CAUSE_GONE)
    assert (ended.state, ended.end) == (FrenzyState.ENDED, FrenzyEnd.CAUSE_GONE)
    assert ended.is_in_control(1)
    with pytest.raises(NotRagingError):
        calmed(CALLED, FrenzyEnd.WANT_MET)


def test_a_frenzy_that_cannot_be() -> None:
    for wrong in ({"name": ""}, {"needed": 0}, {"needed": 6}, {"total": -1}):
        with pytest.raises(ValueError, match="Frenzy"):
            replace(CALLED, **wrong)


@pytest.mark.rule("storyteller 21.1")
def test_three_drinks_of_different_nights_bind() -> None:
    bond = drank(Bond(thrall="Tobias", regnant="Ilse"), (), 1, 700)
    assert (bond.step, bond.night, bond.since) == (1, 1, 700)
    with pytest.raises(SameNightError):
        drank(bond, (), 1, 700)
    second = drank(bond, (), 2, 701)
    third = drank(second, (), 5, 704)
    assert [one.takes_will_to_harm for one in (bond, second, third)] == [False, True, True]
    assert [one.is_complete for one in (second, third)] == [False, True]
    with pytest.raises(CompleteError):
        drank(third, (), 6, 705)


@pytest.mark.rule("storyteller 21.2")
@pytest.mark.rule("storyteller 21.6")
@pytest.mark.rule("storyteller 21.4")
def test_a_complete_bond_lets_the_others_sleep_until_it_ends() -> None:
    bound = Bond(thrall="Tobias", thrall_id=TOBIAS, regnant="A", step=3)
    other = Bond(thrall="Tobias", thrall_id=TOBIAS, regnant="B", step=2)
    stranger = Bond(thrall="Tobias", regnant="B", step=1)
    assert holder(other, (bound, other)) == bound
    assert holder(stranger, (bound, other)) is None
    assert holder(replace(stranger, regnant="C"), (replace(stranger, step=3),)) is not None
    assert holder(bound, (bound,)) is None
    with pytest.raises(AsleepBondError) as refused:
        drank(other, (bound, other), 9, 9)
    assert refused.value.args == ("Tobias", "A")
    ended = broken(replace(bound, resisted=4))
    assert (ended.step, ended.resisted) == (0, 0)
    assert holder(other, (ended, other)) is None
    assert drank(other, (ended, other), 9, 9).step == 3
    assert (resisted(bound, 2).resisted, HARM_DIFFICULTY) == (2, 6)
    assert stepped(other, 1).step == 1
    for wrong in ({"thrall": ""}, {"regnant": " "}, {"step": 4}, {"step": -1}, {"resisted": -1}):
        with pytest.raises(ValueError, match="Bond"):
            replace(bound, **wrong)


@pytest.mark.rule("storyteller 22.3")
@pytest.mark.rule("storyteller 22.4")
def test_what_a_soul_brings_and_costs() -> None:
    assert toll(13, 9) == Toll(generation=12, gap=4, years=4, months=4)
    assert toll(10, 10) == Toll(generation=10, gap=0, years=1, months=0)
    assert toll(9, 13) == Toll(generation=9, gap=4, years=4, months=4)
    assert toll(4, 3).generation == 3
    assert [toll(*pair).has_air for pair in ((13, 12), (10, 10))] == [True, False]
    assert (LEAST_HUMANITY_LOST, DISCIPLINE_DOTS, STRENGTH_DIFFICULTY) == (1, (1, 2, 3), 9)


@pytest.mark.rule("storyteller 22.1")
@pytest.mark.rule("storyteller 26.4")
def test_the_last_level_is_final_death() -> None:
    body = Health(lethal=2)
    assert torn(body, 4) == Health(lethal=2, aggravated=4)
    assert torn(body, 5) == Health(lethal=2, aggravated=5, beyond=Beyond.FINAL_DEATH)
    assert torn(body, 9) == Health(lethal=2, aggravated=5, beyond=Beyond.FINAL_DEATH)
    assert torn(body, 0) == body
    asleep = Health(lethal=7, beyond=Beyond.TORPOR)
    assert torn(asleep, 1).beyond is Beyond.FINAL_DEATH
    gone = Health(lethal=7, beyond=Beyond.FINAL_DEATH)
    assert torn(gone, 3) == gone


def test_a_diablerie_waits_for_its_steps() -> None:
    run = Diablerie(drinker=ILSE, victim=MAREK, drinker_name="Ilse", victim_name="Marek")
    assert at_step(run, DiablerieStep.DRAIN) == run
    with pytest.raises(NotThatStepError):
        at_step(run, DiablerieStep.STRENGTH)
    for wrong in ({"victim": ILSE}, {"drinker_name": " "}, {"rolls": -1}, {"levels": -1}):
        with pytest.raises(ValueError, match="Diablerie"):
            replace(run, **wrong)


@pytest.mark.rule("storyteller 23.1")
@pytest.mark.rule("storyteller 23.2")
@pytest.mark.rule("storyteller 21.5")
def test_who_becomes_what() -> None:
    vampires = [one for one in Subject if EMBRACE[one] is EmbraceEnd.VAMPIRE]
    assert vampires == [Subject.MORTAL, Subject.GHOUL, Subject.MAGE]
    assert {one: EMBRACE[one] for one in Subject if one not in vampires} == {
        Subject.WEREWOLF: EmbraceEnd.DIES_OR_ABOMINATION,
        Subject.SHAPECHANGER: EmbraceEnd.NOTHING,
        Subject.WRAITH: EmbraceEnd.IMPOSSIBLE,
        Subject.CHANGELING: EmbraceEnd.DIES,
        Subject.MUMMY: EmbraceEnd.REVIVES,
        Subject.RISEN: EmbraceEnd.NO_BLOOD,
        Subject.ANIMAL: EmbraceEnd.DIES,
        Subject.OBJECT: EmbraceEnd.NO_CASE,
    }
    assert [childe_generation(sire) for sire in (10, 15, 16)] == [11, 16, 16]
    assert SIRE_STEP == 1


@pytest.mark.rule("storyteller 25.1")
@pytest.mark.rule("storyteller 25.2")
@pytest.mark.rule("storyteller 25.3")
@pytest.mark.rule("storyteller 25.5")
def test_what_each_step_is_rolled_with() -> None:
    mine = {step: [key.name for key in SEDUCER_TRAITS[step]] for step in SeductionStep}
    assert mine == {
        SeductionStep.APPROACH: ["appearance", "subterfuge"],
        SeductionStep.TALK: ["wits", "subterfuge"],
        SeductionStep.INTIMACY: ["charisma", "empathy"],
    }
    assert [TARGET_TRAITS[step].name for step in SeductionStep] == [
        "wits",
        "intelligence",
        "perception",
    ]
    assert len({name for pair in mine.values() for name in pair}) == 5


@pytest.mark.rule("storyteller 25.6")
def test_the_trait_and_three_are_dice_or_the_difficulty() -> None:
    assert target_dice(2) == 5
    assert seducer_difficulty(2, REFERENCE.seduction).used == 6
    assert seducer_difficulty(2, PUBLISHED.seduction).used == 5
    assert seducer_difficulty(8, PUBLISHED.seduction).used == 10


@pytest.mark.rule("storyteller 25.4")
def test_a_won_step_gives_one_die_to_the_next_alone() -> None:
    run = Seduction(who=ILSE, target=None, name="Ilse", target_name="The porter")
    assert (run.step, run.dice) == (SeductionStep.APPROACH, 0)
    run = went(run, step_end(4, 1, PoolVerdict.SUCCESS))
    assert (run.step, run.dice) == (SeductionStep.TALK, 1)
    tied = went(run, step_end(2, 2, PoolVerdict.SUCCESS))
    assert (tied.step, tied.is_tied, tied.dice) == (SeductionStep.TALK, True, 0)
    with pytest.raises(SeductionOverError):
        went(tied, SeductionEnd.WON)
    with pytest.raises(NotTiedError):
        untied(run, is_won=True)
    assert untied(tied, is_won=False).step is None
    run = untied(tied, is_won=True)
    assert (run.step, run.dice) == (SeductionStep.INTIMACY, 1)
    run = went(run, SeductionEnd.WON)
    assert run.step is None
    with pytest.raises(SeductionOverError):
        went(run, SeductionEnd.WON)


@pytest.mark.rule("storyteller 25.4")
def test_a_failure_or_a_botch_ends_it() -> None:
    run = Seduction(who=ILSE, target=None, name="Ilse", target_name="The porter")
    for end in (
        step_end(1, 2, PoolVerdict.SUCCESS),
        step_end(0, 0, PoolVerdict.FAILURE),
        step_end(0, 3, PoolVerdict.BOTCH),
    ):
        assert went(run, end).step is None
    assert step_end(0, 0, PoolVerdict.BOTCH) is SeductionEnd.BOTCHED
    assert step_end(0, 0, PoolVerdict.FAILURE) is SeductionEnd.FAILED
    for wrong in ({"name": ""}, {"target_name": ""}, {"ends": (SeductionEnd.WON,) * 4}):
        with pytest.raises(ValueError, match="Seduction"):
            replace(run, **wrong)


TORPOR = Health(lethal=5, bashing=2, beyond=Beyond.TORPOR)
