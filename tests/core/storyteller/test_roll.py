from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.dice import FaceCountError, FaceError, ReportedNet, ScriptedDice
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.difficulty import Degree
from duskboard.core.storyteller.roll import (
    OVERRULED_POOL,
    DecidingRuling,
    NoDiceError,
    PoolCheck,
    PoolLimitError,
    PoolResult,
    PoolVerdict,
    ReportedNetError,
    RollKind,
    judge_pool,
    pool_check,
    roll_pool,
    typed_pool,
)
from duskboard.core.storyteller_rulings import (
    BotchRule,
    DamageOnes,
    SpecialtyRule,
    StorytellerRulings,
    WillpowerRule,
)

REFERENCE = preset(Preset.REFERENCE).storyteller
PUBLISHED = preset(Preset.PUBLISHED).storyteller
PRESETS = pytest.mark.parametrize("rulings", [REFERENCE, PUBLISHED])
SUCCESS, FAILURE, BOTCH = PoolVerdict
A, B, C = BotchRule


def rolled(  # noqa: PLR0913 - every option of a roll by its name
    faces: str,
    difficulty: int = 6,
    rulings: StorytellerRulings = REFERENCE,
    *,
    kind: RollKind = RollKind.ACTION,
    pool: int = 0,
    specialty: bool = False,
    willpower: bool = False,
) -> PoolResult:
    shown = [int(face) for face in faces.split()]
    check = PoolCheck(
        dice=pool or len(shown),
        difficulty=difficulty,
        specialty=specialty,
        willpower=willpower,
        kind=kind,
    )
    dice = ScriptedDice(shown)
    result = roll_pool(check, dice, rulings)
    assert dice.left == 0
    return result


def said(result: PoolResult) -> tuple[int, int, int, PoolVerdict]:
    return result.successes, result.ones, result.net, result.verdict


# v1-v4, v7, v11: the same under every reading of a botch.
@pytest.mark.rule("storyteller 2.1")
@pytest.mark.rule("storyteller 2.3")
@pytest.mark.rule("storyteller 2.4")
@pytest.mark.rule("storyteller 2.5")
@pytest.mark.rule("storyteller 2.7")
@pytest.mark.rule("storyteller 2.8")
@PRESETS
@pytest.mark.parametrize("rule", BotchRule)
@pytest.mark.parametrize(
    ("faces", "difficulty", "expected"),
    [
        ("2 3 6 9", 6, (2, 0, 2, SUCCESS)),
        ("1 4 4 5 7", 8, (0, 1, -1, BOTCH)),
        ("6 6 6", 6, (3, 0, 3, SUCCESS)),
        ("2 3 4 5", 6, (0, 0, 0, FAILURE)),
        ("1 1 8 9 10", 6, (3, 2, 1, SUCCESS)),
        ("10", 10, (1, 0, 1, SUCCESS)),
    ],
)
def test_faces_at_the_difficulty_count_and_ones_take(
    rulings: StorytellerRulings,
    rule: BotchRule,
    faces: str,
    difficulty: int,
    expected: tuple[int, int, int, PoolVerdict],
) -> None:
    assert said(rolled(faces, difficulty, replace(rulings, botch=rule))) == expected


# v5, v6, v8, v9.
@pytest.mark.rule("storyteller 2.6")
@PRESETS
@pytest.mark.parametrize(
    ("faces", "difficulty", "net", "verdicts"),
    [
        ("1 3 7", 6, 0, (FAILURE, FAILURE, BOTCH)),
        ("1 1 7", 6, -1, (FAILURE, BOTCH, BOTCH)),
        ("1 1 5 6 10", 6, 0, (FAILURE, FAILURE, BOTCH)),
        ("1 1 5 6 10", 7, -1, (FAILURE, BOTCH, BOTCH)),
    ],
)
def test_a_botch_is_what_the_ruling_says(
    rulings: StorytellerRulings,
    faces: str,
    difficulty: int,
    net: int,
    verdicts: tuple[PoolVerdict, ...],
) -> None:
    for rule, verdict in zip((A, B, C), verdicts, strict=True):
        result = rolled(faces, difficulty, replace(rulings, botch=rule))
        assert (result.net, result.verdict) == (net, verdict)
        assert result.decided_by is DecidingRuling.BOTCH


# v10.
@pytest.mark.rule("storyteller 2.2")
@PRESETS
@pytest.mark.parametrize("difficulty", range(2, 11))
def test_a_lone_1_is_a_botch_at_every_difficulty(
    rulings: StorytellerRulings, difficulty: int
) -> None:
    for rule in BotchRule:
        result = rolled("1", difficulty, replace(rulings, botch=rule))
        assert said(result) == (0, 1, -1, BOTCH)
        assert result.decided_by is None


# v12, v13.
@pytest.mark.rule("storyteller 5.2")
@PRESETS
def test_willpower_is_a_success_that_nothing_cancels(rulings: StorytellerRulings) -> None:
    lost = rolled("1 6", willpower=True, rulings=rulings)
    assert (lost.successes, lost.ones, lost.willpower, lost.net) == (1, 1, 1, 1)
    assert (lost.verdict, lost.decided_by) == (SUCCESS, DecidingRuling.WILLPOWER)
    saved = rolled("1 1 2", willpower=True, rulings=rulings)
    assert said(saved) == (0, 2, 1, SUCCESS)
    better = rolled("6 7 8", willpower=True, rulings=rulings)
    assert (better.net, better.degree, better.decided_by) == (4, Degree.EXCEPTIONAL, None)


@pytest.mark.rule("storyteller 5.2")
def test_willpower_may_be_three_dice_which_can_fail() -> None:
    rulings = replace(REFERENCE, willpower=WillpowerRule.THREE_DICE)
    result = rolled("2 3 4 6 1", willpower=True, rulings=rulings, pool=2)
    assert said(result) == (1, 1, 0, FAILURE)
    assert result.willpower == 0
    assert rolled("1 2 3 4 5", willpower=True, rulings=rulings, pool=2).verdict is BOTCH


# v14-v17.
@pytest.mark.rule("storyteller 2.9")
@pytest.mark.parametrize(
    ("rule", "faces", "added", "counts"),
    [
        (SpecialtyRule.CHAINED, "10 10 3 10 1 7", ((10, 1), (7,)), (4, 0, 1, 4)),
        (SpecialtyRule.CHAINED_ONES_COUNT, "10 10 3 10 1 7", ((10, 1), (7,)), (4, 1, 0, 3)),
        (SpecialtyRule.ONE_DIE_EACH, "10 10 3 10 1", ((10, 1),), (3, 1, 0, 2)),
        (SpecialtyRule.COUNTS_TWO, "10 10 3", (), (4, 0, 0, 4)),
    ],
)
def test_tens_within_a_specialty(
    rule: SpecialtyRule,
    faces: str,
    added: tuple[tuple[int, ...], ...],
    counts: tuple[int, int, int, int],
) -> None:
    rulings = replace(REFERENCE, specialty=rule)
    result = rolled(faces, rulings=rulings, pool=3, specialty=True)
    assert (result.faces, result.added) == ((10, 10, 3), added)
    assert (result.successes, result.ones, result.ignored_ones, result.net) == counts


@pytest.mark.rule("storyteller 2.9")
def test_a_preset_says_what_a_ten_brings() -> None:
    assert rolled("10 2 5", pool=2, specialty=True).net == 1
    assert rolled("10 2", rulings=PUBLISHED, specialty=True).net == 2
    plain = rolled("10 2")
    assert (plain.net, plain.added) == (1, ())


@pytest.mark.rule("storyteller 2.9")
def test_the_ruling_that_made_a_success_of_it_is_named() -> None:
    saved = rolled("10 2 1", pool=2, specialty=True)
    assert (saved.net, saved.decided_by) == (1, DecidingRuling.SPECIALTY)
    doubled = rolled("10 1", rulings=PUBLISHED, specialty=True)
    assert (doubled.net, doubled.decided_by) == (1, DecidingRuling.SPECIALTY)
    assert rolled("10 2 5", pool=2, specialty=True).decided_by is None


# v18-v20.
@pytest.mark.rule("storyteller 17.1")
@PRESETS
@pytest.mark.parametrize("kind", [RollKind.DAMAGE, RollKind.SOAK])
def test_damage_and_soak_know_no_botch_and_no_ones(
    rulings: StorytellerRulings, kind: RollKind
) -> None:
    many = rolled("2 3 5 6 9 8 8 7 7", kind=kind, rulings=rulings)
    assert (many.levels, many.decided_by) == (6, None)
    two = rolled("1 1 6 7", kind=kind, rulings=rulings)
    assert (two.levels, two.ones, two.ignored_ones) == (2, 0, 2)
    assert two.decided_by is DecidingRuling.ONES
    none = rolled("1 2 3 4", kind=kind, rulings=rulings)
    assert (none.levels, none.verdict) == (0, FAILURE)


@pytest.mark.rule("storyteller 17.1")
def test_ones_may_be_kept_on_damage_and_soak() -> None:
    rulings = replace(REFERENCE, ones_on_damage_and_soak=DamageOnes.SUBTRACT)
    assert rolled("1 1 6 7", kind=RollKind.SOAK, rulings=rulings).levels == 0
    lone = rolled("1 2 3 4", kind=RollKind.DAMAGE, rulings=rulings)
    assert (lone.levels, lone.net, lone.verdict) == (0, -1, FAILURE)
    special = rolled("10 2", kind=RollKind.DAMAGE, rulings=PUBLISHED, specialty=True)
    assert special.net == 1


def test_what_the_player_said_is_taken_as_said() -> None:
    check = PoolCheck(dice=5, difficulty=6, willpower=True)
    told = roll_pool(check, ReportedNet(net=3), REFERENCE)
    assert (told.net, told.verdict, told.is_told, told.faces) == (3, SUCCESS, True, ())
    assert roll_pool(check, ReportedNet(net=0), REFERENCE).verdict is FAILURE
    assert roll_pool(check, ReportedNet(net=0, is_botch=True), REFERENCE).verdict is BOTCH
    for wrong in (
        ReportedNet(net=-1),
        ReportedNet(net=100),
        ReportedNet(net=1, is_botch=True),
    ):
        with pytest.raises(ReportedNetError):
            roll_pool(check, wrong, REFERENCE)


def test_typed_faces_are_the_pool_and_then_each_wave() -> None:
    check = PoolCheck(dice=3, difficulty=6, specialty=True)
    faces = (10, 10, 3, 10, 1, 7)
    assert typed_pool(check, faces, REFERENCE).roll(6, 10) == faces
    with pytest.raises(FaceCountError, match=r"\(5, 3\)"):
        typed_pool(check, (10, 10, 3), REFERENCE)
    with pytest.raises(FaceCountError, match=r"\(6, 7\)"):
        typed_pool(check, (*faces, 4), REFERENCE)
    with pytest.raises(FaceCountError, match=r"\(3, 5\)"):
        typed_pool(check, (10, 10, 3, 10, 1), PUBLISHED)
    with pytest.raises(FaceError, match=r"\(11, 10\)"):
        typed_pool(check, (11, 1, 1), REFERENCE)
    once = replace(REFERENCE, specialty=SpecialtyRule.ONE_DIE_EACH)
    assert typed_pool(check, (10, 10, 3, 10, 1), once).left == 5
    zeros = typed_pool(check, (0, 10, 3, 0, 1, 7), REFERENCE)
    assert zeros.roll(6, 10) == (10, 10, 3, 10, 1, 7)


def test_a_pool_has_1_to_30_dice_and_a_difficulty_of_2_to_10() -> None:
    assert pool_check(30, 2) == PoolCheck(dice=30, difficulty=2)
    with pytest.raises(PoolLimitError, match=r"\(31, 30\)"):
        pool_check(31, 6)
    for dice in (0, -2):
        with pytest.raises(NoDiceError):
            pool_check(dice, 6)
    assert pool_check(90, 6, most=OVERRULED_POOL).dice == 90
    with pytest.raises(PoolLimitError, match=r"\(91, 90\)"):
        pool_check(91, 6, most=OVERRULED_POOL)
    for dice, difficulty in ((0, 6), (91, 6), (5, 1), (5, 11)):
        with pytest.raises(ValueError, match=r"PoolCheck\."):
            PoolCheck(dice=dice, difficulty=difficulty)


rulings_drawn = st.builds(
    StorytellerRulings,
    botch=st.sampled_from(BotchRule),
    specialty=st.sampled_from(SpecialtyRule),
    ones_on_damage_and_soak=st.sampled_from(DamageOnes),
)
checks = st.builds(
    PoolCheck,
    dice=st.integers(1, 8),
    difficulty=st.integers(2, 10),
    specialty=st.booleans(),
    willpower=st.booleans(),
    kind=st.sampled_from(RollKind),
)


@given(checks, rulings_drawn, st.lists(st.integers(1, 10), min_size=60, max_size=60))
def test_the_net_is_what_the_faces_say(
    check: PoolCheck, rulings: StorytellerRulings, faces: list[int]
) -> None:
    result = roll_pool(check, ScriptedDice([*faces, *([2] * 60)]), rulings)
    more = [face for wave in result.added for face in wave]
    harm, two = check.kind.is_harm, rulings.specialty is SpecialtyRule.COUNTS_TWO
    net = sum(face >= check.difficulty for face in [*result.faces, *more])
    if two and check.specialty and not harm:
        net += result.faces.count(10)
    if not harm or rulings.ones_on_damage_and_soak is DamageOnes.SUBTRACT:
        net -= result.faces.count(1)
        net -= 0 if rulings.specialty is SpecialtyRule.CHAINED else more.count(1)
    if check.willpower:
        net = max(0, net) + 1
    assert result.net == net
    assert (result.verdict is SUCCESS) == (net > 0)
    assert not (harm and result.verdict is BOTCH)
    assert judge_pool(check, result.faces, result.added, rulings) == result
