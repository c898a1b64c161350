from dataclasses import replace

import pytest
from tests.play.storyteller.hands import (
    DEX,
    GREGOR,
    ILSE,
    TOBIAS,
    after,
    ilse,
    sheet,
    table,
)

from duskboard.core.identity import AssetId, EntityId
from duskboard.core.storyteller.calendar import TimeUnit
from duskboard.core.storyteller.gear import WEAPONS, WeaponId
from duskboard.core.storyteller.growth import AboveLimitError, ExperienceError
from duskboard.core.storyteller.health import Box, Health
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.power import Merit
from duskboard.core.storyteller.sheet import Sheet, Spent, Trait, new_sheet
from duskboard.core.storyteller.soak import SoakBy, Soaks
from duskboard.core.storyteller.trait import ClanId, Creature, TraitKind
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.play.storyteller.chronicle import advance
from duskboard.play.storyteller.edit import (
    BlankNameError,
    CreatureWritten,
    NumberRangeError,
    NumberWritten,
    RestWritten,
    RowsWritten,
    SoaksWritten,
    TextWritten,
    TraitWritten,
    WrongRowError,
    rate_trait,
    write_creature,
    write_number,
    write_rest,
    write_rows,
    write_soaks,
    write_text,
    write_trait,
)
from duskboard.play.storyteller.field import NumberField, RowField, TextField, number_of, text_of
from duskboard.play.storyteller.growth import ExperienceEarned, TraitRaised, earn, raise_trait
from duskboard.play.storyteller.naming import drop_trait
from duskboard.play.storyteller.sheet import (
    SheetRemoved,
    SheetsAdded,
    TooManySheetsError,
    add_extras,
    add_sheet,
    duplicate_sheet,
    remove_sheet,
)
from duskboard.play.storyteller.spending import (
    BloodChanged,
    BloodError,
    BloodTurnError,
    NoWillpowerError,
    SpentOn,
    WillpowerChanged,
    WillpowerTwiceError,
    gain_blood,
    regain_willpower,
    spend_blood,
    spend_willpower,
)


def test_sheets_come_copied_or_in_numbers_and_go() -> None:
    laid = table()
    constable = new_sheet("Constable", Creature.MORTAL)
    ids = [EntityId(f"c{number}") for number in range(6)]
    step = add_extras(laid, ids, constable)
    assert step.report == SheetsAdded(names=tuple(f"Constable {one}" for one in range(1, 7)))
    more = after(laid, step)
    third = add_extras(more, [EntityId("c7")], constable)
    assert third.report == SheetsAdded(names=("Constable 7",))
    assert list(more.values(Sheet)) == [ILSE, GREGOR, *ids]
    used = after(laid, spend_blood(laid, ILSE))
    copy = duplicate_sheet(used, ILSE, TOBIAS, " Twin ")
    twin = sheet(after(used, copy), TOBIAS)
    assert (twin.name, twin.blood, twin.spent) == ("Twin", 7, Spent())
    gone = remove_sheet(laid, GREGOR)
    assert gone.report == SheetRemoved(name="Gregor")
    assert after(laid, gone).get(GREGOR) is None
    with pytest.raises(AlreadyOnTableError):
        add_sheet(laid, ILSE, ilse())
    with pytest.raises(TooManySheetsError, match=r"\(41, 40\)"):
        add_extras(laid, [EntityId(str(number)) for number in range(41)], constable)
    with pytest.raises(NothingToChangeError):
        add_extras(laid, [], constable)
    with pytest.raises(NotOnTableError):
        remove_sheet(laid, TOBIAS)


# Every field of words and numbers once, each with a value of its own.
@pytest.mark.rule("storyteller 10.1")
@pytest.mark.rule("vampire-extra X5.1")
@pytest.mark.parametrize("field", TextField)
def test_any_words_can_be_written_and_the_log_keeps_the_old_ones(field: TextField) -> None:
    laid = table()
    step = write_text(laid, ILSE, field, f"  new {field}  ")
    before = text_of(ilse(), field)
    assert step.report == TextWritten(
        who=ILSE, name="Ilse", field=field, before=before, after=f"new {field}"
    )
    written = after(laid, step)
    assert text_of(sheet(written), field) == f"new {field}"
    assert [one for one in TextField if text_of(sheet(written), one) != text_of(ilse(), one)] == [
        field
    ]
    with pytest.raises(NothingToChangeError):
        write_text(written, ILSE, field, f"new {field}")


@pytest.mark.rule("storyteller 10.1")
@pytest.mark.parametrize("field", NumberField)
def test_any_number_can_be_written_and_the_log_keeps_the_old_one(field: NumberField) -> None:
    laid, number = table(), 6
    step = write_number(laid, ILSE, field, number)
    before = number_of(ilse(), field)
    assert step.report == NumberWritten(
        who=ILSE, name="Ilse", field=field, before=before, after=number
    )
    written = sheet(after(laid, step))
    assert [one for one in NumberField if number_of(written, one) != number_of(ilse(), one)] == [
        field
    ]
    for wrong in (-1, 10**9):
        with pytest.raises(NumberRangeError):
            write_number(laid, ILSE, field, wrong)


def test_a_limit_may_be_left_to_the_body_and_blood_may_not() -> None:
    laid = table(ilse=replace(ilse(), blood_limit=8))
    written = after(laid, write_number(laid, ILSE, NumberField.BLOOD_LIMIT, None))
    assert sheet(written).limits.blood == 10
    with pytest.raises(NumberRangeError):
        write_number(laid, ILSE, NumberField.BLOOD, None)


@pytest.mark.rule("vampire-extra X7.9")
def test_the_fourteenth_holds_ten_of_which_a_sheet_may_say_that_eight_are_of_use() -> None:
    thin = table(ilse=replace(ilse(), generation=14, blood=6))
    assert sheet(thin).limits.blood == 10
    assert sheet(after(thin, gain_blood(thin, ILSE, 5))).blood == 10
    said = after(thin, write_number(thin, ILSE, NumberField.BLOOD_LIMIT, 8))
    assert sheet(after(said, gain_blood(said, ILSE, 5))).blood == 8


def test_a_name_is_not_blank_and_a_portrait_may_go() -> None:
    laid = table(ilse=replace(ilse(), portrait=AssetId("face")))
    with pytest.raises(BlankNameError):
        write_text(laid, ILSE, TextField.NAME, "  ")
    assert sheet(after(laid, write_text(laid, ILSE, TextField.PORTRAIT, ""))).portrait is None


@pytest.mark.rule("storyteller 28.3")
def test_a_clan_that_is_written_brings_its_disciplines() -> None:
    laid = table()
    written = after(laid, write_text(laid, ILSE, TextField.CLAN, ClanId.GANGREL))
    names = [one.name for one in sheet(written).of_kind(TraitKind.DISCIPLINE)]
    assert names == ["animalism", "fortitude", "protean"]


@pytest.mark.rule("storyteller 10.1")
@pytest.mark.rule("storyteller 28.4")
def test_dots_stop_at_the_limit_unless_the_game_master_says_so() -> None:
    laid = table()
    step = rate_trait(laid, ILSE, DEX, 4)
    assert isinstance(step.report, TraitWritten)
    assert step.report.before is not None
    assert step.report.after is not None
    assert (step.report.before.rating, step.report.after.rating) == (3, 4)
    with pytest.raises(AboveLimitError, match=r"dexterity.*, 6, 5"):
        rate_trait(laid, ILSE, DEX, 6)
    over = after(laid, rate_trait(laid, ILSE, DEX, 6, is_overruled=True))
    assert sheet(over).rating(DEX) == 6
    assert sheet(after(over, rate_trait(over, ILSE, DEX, 5))).rating(DEX) == 5
    for wrong in (-1, 11):
        with pytest.raises(NumberRangeError):
            rate_trait(laid, ILSE, DEX, wrong, is_overruled=True)


@pytest.mark.rule("storyteller 2.9")
def test_a_trait_keeps_specialties_and_may_go() -> None:
    laid = table()
    trait = Trait(kind=TraitKind.TALENT, name="Juggling", rating=4, specialties=("knives",))
    written = after(laid, write_trait(laid, ILSE, trait))
    assert sheet(written).trait(trait.key) == trait
    dropped = drop_trait(written, ILSE, trait.key)
    assert isinstance(dropped.report, TraitWritten)
    assert dropped.report.after is None
    assert sheet(after(written, dropped)) == ilse()
    with pytest.raises(NotOnTableError):
        drop_trait(laid, ILSE, trait.key)


@pytest.mark.rule("vampire-extra X4.3")
def test_rows_are_written_as_a_whole() -> None:
    laid = table(ilse=replace(ilse(), health=Health(lethal=3)))
    knife, axe = WEAPONS[WeaponId.KNIFE], WEAPONS[WeaponId.AXE]
    step = write_rows(laid, ILSE, RowField.WEAPONS, (knife, axe))
    assert step.report == RowsWritten(
        who=ILSE, name="Ilse", field=RowField.WEAPONS, before=(), after=("knife", "axe")
    )
    assert sheet(after(laid, step)).weapons == (knife, axe)
    boxes = (Box(name="Shaken"), Box(name="Broken", penalty=-3))
    small = after(laid, write_rows(laid, ILSE, RowField.BOXES, boxes))
    assert sheet(small).health == Health(boxes=boxes, lethal=2)
    merit = Merit(name="Tall", points=4)
    assert sheet(after(laid, write_rows(laid, ILSE, RowField.MERITS, (merit,)))).merits == (merit,)
    with pytest.raises(WrongRowError):
        write_rows(laid, ILSE, RowField.ARMOUR, (knife,))
    with pytest.raises(NothingToChangeError):
        write_rows(laid, ILSE, RowField.RITUALS, ())


def test_bodies_soaks_and_rest_are_written() -> None:
    laid = table()
    step = write_creature(laid, GREGOR, Creature.GHOUL)
    assert step.report == CreatureWritten(
        who=GREGOR, name="Gregor", before=Creature.MORTAL, after=Creature.GHOUL
    )
    tough = Soaks(bashing=SoakBy.BODY, lethal=SoakBy.BODY, aggravated=SoakBy.NOTHING)
    said = write_soaks(laid, GREGOR, tough)
    assert said.report == SoaksWritten(who=GREGOR, name="Gregor", before=None, after=tough)
    rest = write_rest(laid, ILSE, is_resting=True)
    assert rest.report == RestWritten(who=ILSE, name="Ilse", is_resting=True)
    assert sheet(after(laid, rest)).is_resting
    with pytest.raises(NothingToChangeError):
        write_rest(laid, ILSE, is_resting=False)


@pytest.mark.rule("storyteller 28.8")
def test_experience_is_earned_and_spent() -> None:
    laid = table()
    step = earn(laid, (ILSE, GREGOR), 12)
    assert step.report == ExperienceEarned(names=("Ilse", "Gregor"), points=12)
    rich = after(laid, step)
    raised = raise_trait(rich, ILSE, DEX)
    assert raised.report == TraitRaised(
        who=ILSE, name="Ilse", key=DEX, before=3, after=4, price=12, left=0
    )
    with pytest.raises(ExperienceError, match=r"\(16, 0\)"):
        raise_trait(after(rich, raised), ILSE, DEX)
    spent = after(rich, raised)
    loose = after(spent, raise_trait(spent, ILSE, DEX, is_overruled=True))
    assert (sheet(loose).rating(DEX), sheet(loose).unspent) == (5, -16)
    for wrong in (0, 101):
        with pytest.raises(NumberRangeError):
            earn(laid, (ILSE,), wrong)
    with pytest.raises(NothingToChangeError):
        earn(laid, (), 3)


@pytest.mark.rule("storyteller 5.2")
@pytest.mark.rule("vampire-extra X5.2")
@pytest.mark.rule("vampire-extra X7.7")
def test_willpower_goes_once_a_turn_and_comes_back() -> None:
    laid = table()
    step = spend_willpower(laid, ILSE)
    assert step.report == WillpowerChanged(
        who=ILSE, name="Ilse", before=5, after=4, why=SpentOn.OTHER
    )
    spent = after(laid, step)
    with pytest.raises(WillpowerTwiceError):
        spend_willpower(spent, ILSE)
    twice = after(spent, spend_willpower(spent, ILSE, is_overruled=True))
    assert sheet(twice).willpower_left == 3
    again = after(twice, regain_willpower(twice, ILSE, 1, SpentOn.NATURE))
    assert sheet(again).willpower_left == 4
    assert sheet(after(twice, regain_willpower(twice, ILSE, None, SpentOn.STORY))) == replace(
        sheet(twice), willpower_left=5
    )
    with pytest.raises(NothingToChangeError):
        regain_willpower(laid, ILSE, None, SpentOn.SUNSET)
    with pytest.raises(NoWillpowerError):
        spend_willpower(laid, GREGOR, 2)


@pytest.mark.rule("storyteller 28.4")
@pytest.mark.rule("vampire-extra X1.4")
def test_blood_has_a_limit_a_turn_and_a_limit_held() -> None:
    laid = table()
    step = spend_blood(laid, ILSE, why=SpentOn.STRENGTH)
    assert step.report == BloodChanged(
        who=ILSE, name="Ilse", before=8, after=7, why=SpentOn.STRENGTH
    )
    spent = after(laid, step)
    with pytest.raises(BloodTurnError, match=r"\('Ilse', 1, 1\)"):
        spend_blood(spent, ILSE)
    assert sheet(after(spent, spend_blood(spent, ILSE, 3, is_overruled=True))).blood == 4
    later = after(spent, advance(spent, TimeUnit.TURN))
    assert sheet(after(later, spend_blood(later, ILSE))).blood == 6
    with pytest.raises(BloodError, match=r"\('Ilse', 8, 9\)"):
        spend_blood(laid, ILSE, 9)
    empty = spend_blood(laid, ILSE, 9, is_overruled=True)
    assert empty.report == BloodChanged(
        who=ILSE, name="Ilse", before=8, after=0, why=SpentOn.OTHER, overruled=Limit.BLOOD
    )
    assert sheet(after(laid, gain_blood(laid, ILSE, 5))).blood == 10
    full = table(ilse=replace(ilse(), blood=12))
    with pytest.raises(NothingToChangeError):
        gain_blood(full, ILSE, 1)
