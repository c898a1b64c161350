from dataclasses import replace

import pytest

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import (
    CalendarError,
    Chronicle,
    DueKind,
    Offer,
    Reminder,
    Span,
    SpanUnit,
    TimeUnit,
    advanced,
    after,
    date_of,
    day_of,
    is_shorter,
    moved,
)
from duskboard.core.storyteller.due import comes_later, falls_due
from duskboard.core.storyteller.healing import HealingPrice, blood_price, healed_in, mortal_time
from duskboard.core.storyteller.health import Beyond, Box, Damage, Health
from duskboard.core.storyteller.sheet import Sheet, new_sheet, rated
from duskboard.core.storyteller.torpor import laid_to_sleep
from duskboard.core.storyteller.trait import HUMANITY, Creature

START = day_of(1998, 10, 31)
NIGHT_1 = Chronicle(day=START)
ILSE, TOBIAS = EntityId("ilse"), EntityId("tobias")


def span(count: int, unit: SpanUnit) -> Span:
    return Span(count=count, unit=unit)


def due(sheet: Sheet, nights: int, chronicle: Chronicle = NIGHT_1) -> list[tuple[DueKind, int]]:
    later = moved(chronicle, span(nights, SpanUnit.NIGHT))
    offers = falls_due({ILSE: sheet}, {}, chronicle, later)
    return [(offer.kind, offer.amount) for offer in offers]


@pytest.mark.rule("storyteller 1.1")
@pytest.mark.rule("storyteller 1.2")
@pytest.mark.rule("storyteller 1.3")
@pytest.mark.rule("storyteller 1.4")
@pytest.mark.rule("storyteller 1.5")
def test_turn_scene_chapter_story_chronicle() -> None:
    assert [unit.value for unit in TimeUnit] == ["turn", "scene", "chapter", "story", "chronicle"]
    assert is_shorter(TimeUnit.TURN, TimeUnit.SCENE)
    assert not is_shorter(TimeUnit.STORY, TimeUnit.STORY)
    late = replace(NIGHT_1, story=2, chapter=3, scene=4, turn=5, turns=60)

    def counts(chronicle: Chronicle) -> tuple[int, ...]:
        return (
            chronicle.story,
            chronicle.chapter,
            chronicle.scene,
            chronicle.turn,
            chronicle.turns,
        )

    assert counts(advanced(late, TimeUnit.TURN)) == (2, 3, 4, 6, 61)
    assert counts(advanced(late, TimeUnit.SCENE)) == (2, 3, 5, 1, 61)
    assert counts(advanced(late, TimeUnit.CHAPTER)) == (2, 4, 1, 1, 61)
    assert counts(advanced(late, TimeUnit.STORY)) == (3, 1, 1, 1, 61)
    with pytest.raises(ValueError, match="chronicle"):
        advanced(late, TimeUnit.CHRONICLE)


@pytest.mark.rule("storyteller 1.6")
def test_the_date_moves_by_nights_to_years() -> None:
    def date(count: int, unit: SpanUnit) -> tuple[int, int, int]:
        return date_of(after(START, span(count, unit)))

    assert date(5, SpanUnit.HOUR) == (1998, 10, 31)
    assert date(1, SpanUnit.NIGHT) == (1998, 11, 1)
    assert date(2, SpanUnit.WEEK) == (1998, 11, 14)
    assert date(1, SpanUnit.MONTH) == (1998, 11, 30)
    assert date(4, SpanUnit.MONTH) == (1999, 2, 28)
    assert date(500, SpanUnit.YEAR) == (2498, 10, 31)
    later = moved(replace(NIGHT_1, turn=3, turns=9), span(1, SpanUnit.WEEK))
    assert (later.night, later.turn, later.turns) == (8, 1, 10)


def test_the_calendar_ends() -> None:
    for act in (
        lambda: after(START, span(9000, SpanUnit.YEAR)),
        lambda: after(day_of(9999, 12, 31), span(1, SpanUnit.NIGHT)),
        lambda: day_of(1999, 2, 29),
        lambda: date_of(0),
    ):
        with pytest.raises(CalendarError):
            act()
    for wrong in ({"day": 0}, {"night": 0}, {"turns": 0}):
        with pytest.raises(ValueError, match="Chronicle"):
            replace(NIGHT_1, **wrong)  # type: ignore[arg-type]  # wrong values are the test
    with pytest.raises(ValueError, match=r"Span\.count"):
        span(0, SpanUnit.NIGHT)


# Diablerie of the 13th on the 9th generation, in the first night.
@pytest.mark.rule("storyteller 1.6")
def test_air_and_stain_end_in_their_time() -> None:
    reminders = {
        EntityId("air"): Reminder(
            kind=DueKind.AIR_ENDS, day=after(START, span(4, SpanUnit.MONTH)), who=ILSE
        ),
        EntityId("stain"): Reminder(
            kind=DueKind.STAIN_ENDS, day=after(START, span(4, SpanUnit.YEAR)), who=ILSE
        ),
    }

    def ended(count: int, unit: SpanUnit) -> list[DueKind]:
        later = moved(NIGHT_1, span(count, unit))
        return [offer.kind for offer in falls_due({}, reminders, NIGHT_1, later)]

    assert ended(3, SpanUnit.MONTH) == []
    assert ended(4, SpanUnit.MONTH) == [DueKind.AIR_ENDS]
    assert ended(4, SpanUnit.YEAR) == [DueKind.AIR_ENDS, DueKind.STAIN_ENDS]


@pytest.mark.rule("storyteller 1.6")
@pytest.mark.rule("storyteller 28.9")
def test_each_night_takes_blood_and_then_levels_until_torpor() -> None:
    fed = replace(new_sheet("Ilse"), blood=3)
    assert due(fed, 2) == [(DueKind.NIGHTLY_BLOOD, 2)]
    assert due(fed, 5) == [(DueKind.NIGHTLY_BLOOD, 3), (DueKind.HUNGER, 2)]
    assert due(replace(fed, blood=0), 99) == [(DueKind.HUNGER, 8)]
    assert due(replace(fed, is_resting=True), 5) == []
    asleep = Health(lethal=7, beyond=Beyond.TORPOR)
    assert due(replace(fed, health=asleep), 5) == [(DueKind.NIGHTLY_BLOOD, 3)]
    gone = Health(lethal=7, beyond=Beyond.FINAL_DEATH)
    assert due(replace(fed, health=gone), 5) == []


@pytest.mark.rule("storyteller 1.6")
@pytest.mark.rule("storyteller 26.2")
@pytest.mark.rule("storyteller 26.3")
@pytest.mark.rule("storyteller 26.5")
@pytest.mark.parametrize(
    ("humanity", "wounded", "chosen"),
    [
        (10, 1, 1),
        (9, 3, 1),
        (8, 7, 3),
        (7, 14, 7),
        (6, 30, 15),
        (5, 365, 182),
        (4, 3653, 1826),
        (3, 18263, 9131),
        (2, 36525, 18262),
        (1, 182622, 91311),
        (0, 365243, 182621),
    ],
)
def test_the_sleep_of_torpor_is_listed_and_then_offered(
    humanity: int, wounded: int, chosen: int
) -> None:
    awake = rated(new_sheet("Ilse"), HUMANITY, humanity)
    by_wounds = replace(awake, health=Health(lethal=7, beyond=Beyond.TORPOR))
    for asleep, nights in ((by_wounds, wounded), (replace(awake, is_resting=True), chosen)):
        assert comes_later({ILSE: asleep}, NIGHT_1) == ()  # hunger sets no term
        sleeping = laid_to_sleep(awake, asleep, START)
        end = Offer(kind=DueKind.TORPOR_ENDS, day=START + nights, who=ILSE)
        assert comes_later({ILSE: sleeping}, NIGHT_1) == (end,)
        later = replace(NIGHT_1, day=START + nights - 1)
        assert falls_due({ILSE: sleeping}, {}, NIGHT_1, later) == ()
        over = replace(NIGHT_1, day=START + nights)
        assert falls_due({ILSE: sleeping}, {}, later, over) == (end,)
        assert comes_later({ILSE: sleeping}, over) == ()
        assert laid_to_sleep(sleeping, sleeping, START + 1).asleep_since == START
        assert laid_to_sleep(sleeping, awake, START + 1).asleep_since is None


@pytest.mark.rule("storyteller 1.6")
def test_what_waits_is_one_offer_however_often_the_date_moved() -> None:
    fed = replace(new_sheet("Ilse"), blood=3)
    chronicle = NIGHT_1
    for _ in range(5):
        later = moved(chronicle, span(1, SpanUnit.NIGHT))
        chronicle = replace(later, offers=falls_due({ILSE: fed}, {}, chronicle, later))
    assert [(offer.kind, offer.amount) for offer in chronicle.offers] == [
        (DueKind.NIGHTLY_BLOOD, 3),
        (DueKind.HUNGER, 2),
    ]
    assert falls_due({ILSE: fed}, {}, chronicle, NIGHT_1) == chronicle.offers


@pytest.mark.rule("storyteller 28.13")
@pytest.mark.rule("vampire-extra X1.4")
def test_mortals_and_ghouls_heal_by_time() -> None:
    hurt = replace(
        new_sheet("Tobias", Creature.GHOUL), health=Health(bashing=1, lethal=2), hurt_on=START
    )
    assert due(hurt, 1) == [(DueKind.HEALS_BASHING, 1)]
    assert due(hurt, 3) == [(DueKind.HEALS_BASHING, 1), (DueKind.HEALS_LETHAL, 1)]
    assert due(hurt, 4) == [(DueKind.HEALS_BASHING, 1), (DueKind.HEALS_LETHAL, 2)]
    late = moved(NIGHT_1, span(3, SpanUnit.NIGHT))
    assert due(hurt, 1, late) == [(DueKind.HEALS_BASHING, 1), (DueKind.HEALS_LETHAL, 2)]


@pytest.mark.rule("storyteller 28.13")
@pytest.mark.parametrize(
    ("filled", "hours", "lethal"),
    [
        (1, 1, (1, SpanUnit.NIGHT)),
        (2, 1, (3, SpanUnit.NIGHT)),
        (3, 1, (1, SpanUnit.WEEK)),
        (4, 1, (1, SpanUnit.MONTH)),
        (5, 3, (2, SpanUnit.MONTH)),
        (6, 6, (3, SpanUnit.MONTH)),
        (7, 12, (5, SpanUnit.MONTH)),
    ],
)
def test_how_long_each_box_takes(filled: int, hours: int, lethal: tuple[int, SpanUnit]) -> None:
    assert mortal_time(Health(bashing=filled), Damage.BASHING) == span(hours, SpanUnit.HOUR)
    assert mortal_time(Health(lethal=filled), Damage.LETHAL) == span(*lethal)
    assert mortal_time(Health(aggravated=filled), Damage.AGGRAVATED) is None
    assert mortal_time(Health(), Damage.LETHAL) is None


def test_a_box_of_another_name_takes_as_long_as_the_one_in_its_place() -> None:
    row = tuple(Box(name=name, penalty=-place) for place, name in enumerate("abc"))
    assert mortal_time(Health(boxes=row, lethal=3), Damage.LETHAL) == span(1, SpanUnit.WEEK)
    assert healed_in(Health(lethal=1, aggravated=1), START, START + 3) == (0, 1)
    assert healed_in(Health(lethal=1), START, START) == (0, 0)


@pytest.mark.rule("storyteller 28.9")
def test_what_healing_with_blood_takes() -> None:
    assert blood_price(Damage.LETHAL, 3) == HealingPrice(blood=3, willpower=0)
    assert blood_price(Damage.BASHING, 1) == HealingPrice(blood=1, willpower=0)
    assert blood_price(Damage.AGGRAVATED, 1) == HealingPrice(blood=5, willpower=0)
    assert blood_price(Damage.AGGRAVATED, 2) == HealingPrice(blood=10, willpower=1)
    assert blood_price(Damage.AGGRAVATED, 1, 1) == HealingPrice(blood=5, willpower=1)


@pytest.mark.rule("vampire-extra X1.1")
def test_a_ghoul_needs_to_drink_within_thirty_nights() -> None:
    ghoul = replace(new_sheet("Tobias", Creature.GHOUL), last_drink=START - 28)
    assert due(ghoul, 1) == []
    assert due(ghoul, 2) == [(DueKind.GHOUL_LAPSES, 0)]
    later = moved(NIGHT_1, span(2, SpanUnit.NIGHT))
    assert falls_due({TOBIAS: ghoul}, {}, NIGHT_1, later) == (
        Offer(kind=DueKind.GHOUL_LAPSES, day=START + 2, who=TOBIAS),
    )


@pytest.mark.rule("vampire-extra X1.3")
@pytest.mark.rule("vampire-extra X1.4")
def test_a_ghoul_holds_ten_and_spends_one() -> None:
    ghoul = new_sheet("Tobias", Creature.GHOUL)
    assert (ghoul.limits.blood, ghoul.limits.blood_a_turn) == (10, 1)
    assert replace(ghoul, blood_limit=2).limits.blood == 2
