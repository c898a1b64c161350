from dataclasses import replace

import pytest

from duskboard.core.identity import AssetId, EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.calendar import Chronicle
from duskboard.core.storyteller.health import Damage, Health, Mark, Movement
from duskboard.core.storyteller.sheet import Profile, Sheet, Spent, Trait, new_sheet, with_trait
from duskboard.core.storyteller.trait import (
    HUMANITY,
    WILLPOWER,
    AttributeId,
    Creature,
    TraitKind,
    attribute,
)
from duskboard.table.entity import CHRONICLE_ID, RULINGS_ID, Entity, Value, Visibility
from duskboard.table.face_view import FaceView
from duskboard.table.public_view import public_view, reveals
from duskboard.table.sheet_view import DotsView, sheet_tabs, sheet_view
from duskboard.table.table import Table

ILSE = EntityId("ilse")
SHEET = replace(
    new_sheet("Ilse"),
    profile=Profile(concept="Confidant", nature="Survivor"),
    generation=11,
    health=Health(bashing=1, lethal=2),
    blood=8,
    willpower_left=1,
    portrait=AssetId("face"),
    spent=Spent(turn=7, willpower=1, blood=1),
)


def table(sheet: Sheet = SHEET, seen: Visibility = Visibility.HIDDEN, turns: int = 7) -> Table:
    values: dict[EntityId, Value] = {CHRONICLE_ID: Chronicle(day=1, turns=turns), ILSE: sheet}
    return Table(
        entities={
            key: Entity(entity_id=key, value=value, visibility=seen)
            for key, value in values.items()
        }
    )


def test_a_sheet_is_drawn_group_by_group() -> None:
    view = sheet_view(table(), ILSE)
    assert view is not None
    assert [(group.kind.value, len(group.traits)) for group in view.groups] == [
        ("physical", 3),
        ("social", 3),
        ("mental", 3),
        ("talent", 10),
        ("skill", 10),
        ("knowledge", 10),
        ("virtue", 3),
    ]
    strength = DotsView(key=attribute(AttributeId.STRENGTH), rating=1, size=5, limit=5)
    assert view.group(TraitKind.PHYSICAL)[0] == strength
    assert view.group(TraitKind.DISCIPLINE) == ()
    assert [(one.key, one.rating, one.size) for one in view.long] == [
        (HUMANITY, 2, 10),
        (WILLPOWER, 1, 10),
    ]
    assert (view.generation, view.profile.nature) == (11, "Survivor")
    assert view.creation is not None


def test_more_dots_are_drawn_where_the_generation_or_the_game_master_allows_them() -> None:
    elder = replace(SHEET, generation=6)
    view = sheet_view(table(elder), ILSE)
    assert view is not None
    assert view.group(TraitKind.SOCIAL)[0].size == 7
    strong = Trait(kind=TraitKind.PHYSICAL, name=AttributeId.STRENGTH, rating=8)
    overruled = sheet_view(table(with_trait(SHEET, strong)), ILSE)
    assert overruled is not None
    assert (overruled.group(TraitKind.PHYSICAL)[0].size, overruled.long[0].limit) == (8, 10)


def test_a_body_is_drawn_with_its_current_box() -> None:
    view = sheet_view(table(), ILSE)
    assert view is not None
    health = view.health
    assert [box.damage for box in health.boxes[:4]] == [
        Damage.LETHAL,
        Damage.LETHAL,
        Damage.BASHING,
        None,
    ]
    assert [box.mark for box in health.boxes[:4]] == [Mark.SLASH, Mark.SLASH, Mark.SLASH, None]
    assert [box.is_current for box in health.boxes] == [False, False, True] + [False] * 4
    assert (health.level, health.penalty, health.movement) == ("injured", -1, Movement.HALF_SPEED)


@pytest.mark.rule("storyteller 28.9")
def test_marks_follow_the_ruling() -> None:
    published = Entity(entity_id=RULINGS_ID, value=preset(Preset.PUBLISHED))
    laid = Table(entities={**table().entities, RULINGS_ID: published})
    view = sheet_view(laid, ILSE)
    assert view is not None
    assert [box.mark for box in view.health.boxes[:3]] == [Mark.CROSS, Mark.CROSS, Mark.SLASH]


def test_what_was_spent_is_of_this_turn_alone() -> None:
    now, later = sheet_view(table(), ILSE), sheet_view(table(turns=8), ILSE)
    assert now is not None
    assert later is not None
    assert (now.pools.is_willpower_spent, now.pools.blood_spent) == (True, 1)
    assert (later.pools.is_willpower_spent, later.pools.blood_spent) == (False, 0)
    assert (now.pools.blood, now.pools.blood_limit, now.pools.blood_a_turn) == (8, 12, 1)


def test_who_is_not_kindred_has_no_generation_and_an_animal_no_totals() -> None:
    view = sheet_view(table(new_sheet("Hound", Creature.ANIMAL)), ILSE)
    assert view is not None
    assert (view.generation, view.creation, len(view.long)) == (None, None, 1)
    assert sheet_view(table(), EntityId("nobody")) is None


def test_sheets_have_tabs() -> None:
    (tab,) = sheet_tabs(table())
    assert (tab.name, tab.concept, tab.visibility) == ("Ilse", "Confidant", Visibility.HIDDEN)


def test_players_see_name_portrait_and_calling_of_a_sheet_that_is_shown() -> None:
    hidden, masked, shown = (public_view(table(seen=seen)) for seen in Visibility)
    assert hidden.faces == ()
    assert masked.faces == (FaceView(face_id=ILSE, name=None, calling="", portrait=None),)
    assert shown.faces == (
        FaceView(face_id=ILSE, name="Ilse", calling="Confidant", portrait=AssetId("face")),
    )
    assert reveals(masked, shown)


def test_players_learn_nothing_else_of_a_sheet() -> None:
    worse = replace(SHEET, health=Health(lethal=6), blood=1, notes="secret", generation=5)
    seen = Visibility.SHOWN
    assert public_view(table(worse, seen)) == public_view(table(SHEET, seen))
