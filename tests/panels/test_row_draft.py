"""Rows of a sheet in fields: what they hold makes the row again; what does not fit says so."""

import pytest
from tests.play.storyteller.hands import DEX, FIREARMS, ILSE, ilse, table

from duskboard.core.storyteller.gear import ARMOURS, WEAPONS, Armour, ArmourId, Weapon, WeaponId
from duskboard.core.storyteller.health import Box, Damage
from duskboard.core.storyteller.power import Merit, Power, Ritual
from duskboard.core.storyteller.sheet import rated
from duskboard.core.storyteller.trait import DisciplineId, TraitKey, TraitKind
from duskboard.i18n.words import Language, Words
from duskboard.panels.row_draft import DraftError, disciplines, draft_text, filled, read_row
from duskboard.panels.sheet_row_text import row_face
from duskboard.paths import resources
from duskboard.play.storyteller.field import Row, RowField
from duskboard.table.sheet_view import SheetView, sheet_view

AUSPEX = TraitKey(kind=TraitKind.DISCIPLINE, name=DisciplineId.AUSPEX)
VEIL = Power(
    discipline="auspex",
    dot=2,
    name="Veil",
    path="Tides",
    pool=(DEX, FIREARMS),
    difficulty=7,
    blood=1,
    willpower=2,
    note="by night",
)
LAMP = Ritual(discipline="auspex", level=3, name="Lamp", pool=(DEX,), blood=4, note="oil")
NET = Weapon(
    name="Net", pool=(DEX,), dice=3, adds_strength=False, damage=Damage.BASHING, note="5 m"
)
HIDE = Armour(name="Hide", rating=1, penalty=-2, stops=frozenset({Damage.LETHAL}), is_worn=False)
ROWS: list[tuple[RowField, Row]] = [
    (RowField.POWERS, VEIL),
    (RowField.POWERS, Power(discipline="auspex", dot=1, name="Breath")),
    (RowField.RITUALS, LAMP),
    (RowField.MERITS, Merit(name="Nine debts", points=-3, note="the court")),
    (RowField.WEAPONS, NET),
    (RowField.WEAPONS, WEAPONS[WeaponId.PISTOL]),
    (RowField.ARMOUR, HIDE),
    (RowField.ARMOUR, ARMOURS[ArmourId.RIOT_GEAR]),
    (RowField.BOXES, Box(name="Hide", penalty=-1)),
]


@pytest.fixture(scope="module")
def view() -> SheetView:
    found = sheet_view(table(ilse=rated(ilse(), AUSPEX, 2)), ILSE)
    assert found is not None
    return found


@pytest.mark.parametrize("language", Language)
def test_every_row_comes_back_from_its_fields(view: SheetView, language: Language) -> None:
    words = Words(resources() / "translations", language)
    for field, row in ROWS:
        assert read_row(words, view, field, filled(words, row)) == row


@pytest.mark.parametrize(
    ("row", "name", "text", "said"),
    [
        (VEIL, "difficulty", "11", "11 does not fit. Type 2 to 10."),
        (VEIL, "dot", "0", "0 does not fit. Type 1 to 10."),
        (VEIL, "dot", "two", "A number is wanted, 1 to 10."),
        (VEIL, "name", "  ", "A name is wanted. Type one."),
        (
            VEIL,
            "pool",
            "Dexterity + Yodelling",
            "“Yodelling” is no trait, or may be several. Type its whole name.",
        ),
        (NET, "dice", "31", "31 does not fit. Type 0 to 30."),
        (HIDE, "penalty", "1", "1 does not fit. Type -30 to 0."),
    ],
)
def test_what_does_not_fit_is_said_of_its_field(  # noqa: PLR0913, PLR0917 - a table of cases
    view: SheetView, words: Words, row: Row, name: str, text: str, said: str
) -> None:
    field = next(field for field, one in ROWS if one == row)
    with pytest.raises(DraftError) as refused:
        read_row(words, view, field, {**filled(words, row), name: text})
    assert refused.value.args[0] == name
    assert draft_text(words, refused.value) == said


def test_the_disciplines_of_the_sheet_are_offered_or_all(view: SheetView) -> None:
    assert disciplines(view) == ("auspex",)
    bare = sheet_view(table(), ILSE)
    assert bare is not None
    assert disciplines(bare) == tuple(DisciplineId)


@pytest.mark.rule("vampire-extra X6.5")
@pytest.mark.parametrize(
    ("row", "figure", "detail"),
    [
        (
            VEIL,
            "5d10",
            "Tides 2 · Dexterity + Firearms · difficulty 7 · 1 blood · 2 Willpower · by night",
        ),
        (LAMP, "3d10", "Auspex 3 · Dexterity · 4 blood · oil"),
        (Merit(name="Nine debts", points=-3, note="the court"), "−3", "flaw · the court"),
        (Merit(name="Light sleeper", points=2), "+2", ""),
        (WEAPONS[WeaponId.PISTOL], "5d10", "Dexterity + Firearms · 5 dice lethal"),
        (WEAPONS[WeaponId.KNIFE], "3d10", "Dexterity + Melee · 2 dice lethal"),
        (NET, "3d10", "Dexterity · 3 dice bashing · 5 m"),
        (HIDE, "+1", "not worn · −2 with Dexterity · only lethal"),
        (ARMOURS[ArmourId.VEST], "+3", "worn · −1 with Dexterity"),
    ],
)
def test_rows_say_what_they_roll_and_do(
    view: SheetView, words: Words, row: Row, figure: str, detail: str
) -> None:
    face = row_face(words, view, row)
    assert (face.figure, face.detail) == (figure, detail)
