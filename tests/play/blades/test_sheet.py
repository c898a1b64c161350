from dataclasses import replace

import pytest
from tests.core.blades.crews import bearing
from tests.play.blades.hands import ARDA, BREN, CREW, after, arda, scoundrel, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.growth import DotLimitError
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.scoundrel import (
    Bond,
    Contact,
    Fate,
    Item,
    Load,
    Scoundrel,
    Tracks,
)
from duskboard.core.blades.trait import ActionId, TraumaId, ViceId
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.identity import AssetId, EntityId
from duskboard.core.rulings import Preset
from duskboard.play.blades.edit import (
    BlankNameError,
    DotsWritten,
    FateWritten,
    FigureWritten,
    FlagWritten,
    FullRowError,
    LoadWritten,
    NumberRangeError,
    RowsReplaced,
    RowTwiceError,
    TrackLengthError,
    WordsWritten,
    WrongRowError,
    write_dots,
    write_fate,
    write_flag,
    write_load,
    write_number,
    write_rows,
    write_text,
)
from duskboard.play.blades.field import (
    RANGES,
    FlagField,
    NumberField,
    Row,
    RowField,
    TextField,
    flag_of,
    number_of,
    range_of,
    row_name,
    rows_of,
    text_of,
)
from duskboard.play.blades.sheet import (
    ScoundrelAdded,
    ScoundrelRemoved,
    add_scoundrel,
    duplicate_scoundrel,
    remove_scoundrel,
)
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.play.ruling import choose_ruling
from duskboard.table.entity import Visibility
from duskboard.table.name import name_of
from duskboard.table.table import Table


def test_a_sheet_comes_last_and_hidden() -> None:
    laid = table()
    step = add_scoundrel(laid, EntityId("cato"), Scoundrel(name="Cato"))
    assert step.report == ScoundrelAdded(who=EntityId("cato"), name="Cato")
    entities = after(laid, step).of(Scoundrel)
    assert [one.entity_id for one in entities] == ["arda", "bren", "cato"]
    assert entities[-1].visibility is Visibility.HIDDEN
    with pytest.raises(AlreadyOnTableError):
        add_scoundrel(laid, ARDA, arda())


def test_a_copy_has_everything_but_the_name() -> None:
    laid = table(arda=replace(arda(), stress=4, coin=2))
    laid = after(laid, duplicate_scoundrel(laid, ARDA, EntityId("copy"), " Arda’s sister "))
    copy = replace(arda(), name="Arda’s sister", stress=4, coin=2)
    assert scoundrel(laid, EntityId("copy")) == copy


def test_a_sheet_goes_and_is_named() -> None:
    laid = table()
    step = remove_scoundrel(laid, BREN)
    assert step.report == ScoundrelRemoved(name="Bren")
    assert list(after(laid, step).values(Scoundrel)) == [ARDA]
    assert name_of(laid, BREN) == "Bren"
    with pytest.raises(NotOnTableError):
        remove_scoundrel(after(laid, step), BREN)


@pytest.mark.parametrize("field", TextField)
def test_words_are_written_into_each_field(field: TextField) -> None:
    laid = table()
    step = write_text(laid, ARDA, field, " Lark ")
    before = "Arda" if field is TextField.NAME else ""
    assert step.report == WordsWritten(
        who=ARDA, name="Arda", field=field, before=before, after="Lark"
    )
    changed = scoundrel(after(laid, step))
    assert text_of(changed, field) == "Lark"
    assert [one for one in TextField if text_of(changed, one) == "Lark"] == [field]


def test_a_portrait_goes_again_and_a_name_stays() -> None:
    laid = table(arda=replace(arda(), portrait=AssetId("ab")))
    assert scoundrel(after(laid, write_text(laid, ARDA, TextField.PORTRAIT, ""))).portrait is None
    with pytest.raises(BlankNameError):
        write_text(laid, ARDA, TextField.NAME, "  ")
    with pytest.raises(NothingToChangeError):
        write_text(laid, ARDA, TextField.NAME, "Arda")


@pytest.mark.parametrize("field", NumberField)
def test_a_number_is_written_within_its_range(field: NumberField) -> None:
    laid = table()
    step = write_number(laid, ARDA, field, 3, is_overruled=True)
    was = number_of(arda(), field)
    assert step.report == FigureWritten(who=ARDA, name="Arda", field=field, before=was, after=3)
    changed = scoundrel(after(laid, step))
    assert number_of(changed, field) == 3
    assert [one for one in NumberField if number_of(changed, one) == 3] == [field]
    least, most = range_of(arda(), field)
    for wrong in (least - 1, most + 1):
        with pytest.raises(NumberRangeError) as refused:
            write_number(laid, ARDA, field, wrong, is_overruled=True)
        assert refused.value.args == (wrong, least, most)


@pytest.mark.rule("blades 41")
@pytest.mark.rule("blades-abilities U5")
def test_stress_is_written_as_far_as_its_track_goes() -> None:
    assert range_of(arda(), NumberField.STRESS) == (0, 9)
    assert range_of(arda(), NumberField.STRESS, bearing(UpgradeId.COMPOSED)) == (0, 10)
    short = replace(arda(), tracks=Tracks(stress=6))
    assert range_of(short, NumberField.STRESS, bearing(UpgradeId.COMPOSED)) == (0, 7)


@pytest.mark.rule("blades 41")
@pytest.mark.rule("blades 75")
@pytest.mark.parametrize("published", [False, True], ids=list(Preset))
def test_tracks_are_as_long_as_given_unless_the_table_rules_otherwise(published: bool) -> None:  # noqa: FBT001 - a case
    laid = table(published=published)
    with pytest.raises(TrackLengthError) as refused:
        write_number(laid, ARDA, NumberField.STRESS_BOXES, 7)
    assert refused.value.args == (NumberField.STRESS_BOXES,)
    ruled = after(laid, choose_ruling(laid, "blades.track_lengths", "by-sheet"))
    ruled = after(ruled, write_number(ruled, ARDA, NumberField.STRESS_BOXES, 7))
    assert scoundrel(ruled).tracks == Tracks(stress=7)


def test_a_track_goes_back_to_its_usual_length_and_no_other_number_is_left_out() -> None:
    laid = table(arda=replace(arda(), tracks=Tracks(attribute=8)))
    laid = after(laid, write_number(laid, ARDA, NumberField.ATTRIBUTE_BOXES, None))
    assert scoundrel(laid).tracks == Tracks()
    with pytest.raises(NumberRangeError) as refused:
        write_number(laid, ARDA, NumberField.STRESS, None)
    assert refused.value.args == (0, 0, 9)
    assert [RANGES[field][0] for field in NumberField] == [0] * 9 + [1] * 4


@pytest.mark.parametrize("field", FlagField)
def test_a_flag_is_set_once(field: FlagField) -> None:
    laid = table()
    step = write_flag(laid, ARDA, field, is_so=True)
    assert step.report == FlagWritten(who=ARDA, name="Arda", field=field, after=True)
    laid = after(laid, step)
    assert flag_of(scoundrel(laid), field)
    with pytest.raises(NothingToChangeError):
        write_flag(laid, ARDA, field, is_so=True)


@pytest.mark.rule("blades 9")
@pytest.mark.rule("blades 11")
@pytest.mark.parametrize(("has_mastery", "most"), [(False, 3), (True, 4)])
def test_dots_go_to_the_limit_of_the_crew(has_mastery: bool, most: int) -> None:  # noqa: FBT001 - a case
    laid = table(crew=bearing(UpgradeId.MASTERY) if has_mastery else Crew(name="Gulls"))
    laid = after(laid, write_dots(laid, ARDA, ActionId.HUNT, most))
    assert scoundrel(laid).ratings.hunt == most
    if not has_mastery:
        with pytest.raises(DotLimitError) as refused:
            write_dots(laid, ARDA, ActionId.HUNT, 4)
        assert refused.value.args == (ActionId.HUNT, 4, 3)
        step = write_dots(laid, ARDA, ActionId.HUNT, 4, is_overruled=True)
        assert step.report == DotsWritten(
            who=ARDA, name="Arda", action=ActionId.HUNT, before=3, after=4
        )
        laid = after(laid, step)
    with pytest.raises(NumberRangeError) as out:
        write_dots(laid, ARDA, ActionId.HUNT, 5, is_overruled=True)
    assert out.value.args == (5, 0, 4)
    # Four dots of another time may be lessened without a word of the game master.
    assert scoundrel(after(laid, write_dots(laid, ARDA, ActionId.HUNT, 0))).ratings.hunt == 0


def test_rows_are_written_as_a_whole() -> None:
    laid = table()
    rows: dict[RowField, tuple[Row, ...]] = {
        RowField.TRAUMAS: (TraumaId.COLD, "Afraid of bells"),
        RowField.WOUNDS: (Wound(level=2, text="gashed arm"), Wound(level=1, text="sore")),
        RowField.ITEMS: (Item(name="Rope", load=1), Item(name="Ladder", load=2)),
        RowField.ABILITIES: (Ability(key=AbilityId.MULE), Ability(name="Rooftops")),
        RowField.CONTACTS: (Contact(name="Tove", bond=Bond.FRIEND),),
    }
    for field, wanted in rows.items():
        step = write_rows(laid, ARDA, field, wanted)
        assert step.report == RowsReplaced(
            who=ARDA,
            name="Arda",
            field=field,
            before=(),
            after=tuple(row_name(row) for row in wanted),
        )
        laid = after(laid, step)
        assert rows_of(scoundrel(laid), field) == wanted
    assert [row_name(row) for row in rows[RowField.ABILITIES]] == ["mule", "Rooftops"]


def test_rows_that_cannot_be_are_refused() -> None:
    laid = table()
    with pytest.raises(WrongRowError):
        write_rows(laid, ARDA, RowField.ITEMS, (Contact(name="Tove"),))
    with pytest.raises(RowTwiceError, match="cold"):
        write_rows(laid, ARDA, RowField.TRAUMAS, (TraumaId.COLD, "cold"))
    with pytest.raises(BlankNameError):
        write_rows(laid, ARDA, RowField.TRAUMAS, (" ",))
    three = tuple(Wound(level=1, text=text) for text in ("sore", "winded", "shaken"))
    with pytest.raises(FullRowError) as refused:
        write_rows(laid, ARDA, RowField.WOUNDS, three)
    assert refused.value.args == (1, 2)
    with pytest.raises(NothingToChangeError):
        write_rows(laid, ARDA, RowField.WOUNDS, ())


def test_load_and_fate_are_written_and_nothing_else_changes() -> None:
    laid = table(arda=replace(arda(), stress=9, harm=Harm(healing=2)))
    step = write_load(laid, ARDA, Load.HEAVY)
    assert step.report == LoadWritten(who=ARDA, name="Arda", before=None, after=Load.HEAVY)
    laid = after(laid, step)
    step = write_fate(laid, ARDA, Fate.DEAD)
    assert step.report == FateWritten(who=ARDA, name="Arda", before=Fate.ACTIVE, after=Fate.DEAD)
    assert scoundrel(after(laid, step)) == replace(
        arda(), stress=9, harm=Harm(healing=2), load=Load.HEAVY, fate=Fate.DEAD
    )
    with pytest.raises(NothingToChangeError):
        write_load(laid, ARDA, Load.HEAVY)


def test_nobody_without_a_sheet_is_edited() -> None:
    with pytest.raises(NotOnTableError):
        write_text(Table(), ARDA, TextField.VICE, ViceId.FAITH)
    with pytest.raises(NotOnTableError):
        write_flag(table(crew=Crew(name="Gulls")), CREW, FlagField.HEALER, is_so=True)
