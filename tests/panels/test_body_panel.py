"""Damage and healing on screen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot
from tests.play.storyteller.hands import ILSE, ilse, table

from duskboard.core.storyteller.calendar import Span, SpanUnit, day_of
from duskboard.core.storyteller.gear import Armour, ArmourId
from duskboard.core.storyteller.healing import HealingPrice
from duskboard.core.storyteller.health import Beyond, Damage, Health
from duskboard.core.storyteller.soak import HarmSource
from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.words import Language, Words
from duskboard.panels.body_offer import BodyOffer, Chance, HealOffer
from duskboard.panels.body_panel import BodyPanel
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.play.storyteller.body import HealMeans, LevelsError
from duskboard.play.storyteller.soak import Blow, soak_plan
from duskboard.table.sheet_view import health_view
from duskboard.theme.look import Look

LEFT = Qt.MouseButton.LeftButton
HURT = Health(bashing=1, lethal=1)
SPARED = Chance(levels=0, share=0.25, level="hurt", beyond=Beyond.NONE)
STRUCK = Chance(levels=1, share=0.75, level="injured", beyond=Beyond.NONE)
HEAL = HealOffer(
    damage=Damage.BASHING,
    levels=1,
    most=1,
    price=HealingPrice(blood=1, willpower=0),
    time=None,
)


def offer(levels: int = 1, health: Health = HURT, **more: object) -> BodyOffer:
    """Return Ilse, wounded, with a blow that comes."""
    laid = table(ilse=replace(ilse(), health=health))
    blow = Blow(who=ILSE, damage=Damage.LETHAL, levels=levels)
    made = BodyOffer(
        name="Ilse",
        creature=Creature.KINDRED,
        body=health,
        health=health_view(health, laid.rulings.storyteller),
        blow=blow,
        plan=soak_plan(laid, blow),
        counts_armour=True,
        has_armour=False,
        chances=(SPARED, STRUCK) if levels else (),
        refusal=None,
        heal=HEAL,
        is_lit=levels > 0,
    )
    return replace(made, **more)  # type: ignore[arg-type] # fields of BodyOffer


@pytest.fixture
def panel(qtbot: QtBot, look: Look, words: Words) -> BodyPanel:
    made = BodyPanel(look, words)
    qtbot.addWidget(made)
    made.resize(720, 520)
    made.show()
    return made


def test_without_a_sheet_it_says_so(panel: BodyPanel) -> None:
    assert not panel.blow.isVisible()
    panel.mirror(offer())
    assert panel.blow.isVisible()


@pytest.mark.rule("storyteller 17.1")
def test_what_soaks_and_what_it_may_come_to_is_shown(panel: BodyPanel) -> None:
    panel.mirror(offer())
    assert panel.blow.sum.accessibleName() == "Stamina 3 = Soak 3d10"
    assert panel.blow.go.text() == "Soak with 3d10"
    assert (panel.blow.go.isEnabled(), panel.blow.go.property("role")) == (True, "primary")
    assert [(one.figure, one.name, one.text) for one in panel.chart.bars] == [
        ("none", "Hurt", "25%"),
        ("1", "Injured", "75%"),
    ]
    assert panel.chart.accessibleName() == "0.8 on average · 75% any"
    panel.mirror(offer(levels=0))
    assert (panel.blow.go.isEnabled(), panel.chart.isVisible()) == (False, False)


@pytest.mark.rule("storyteller 26.4")
@pytest.mark.parametrize(
    ("language", "torpor"),
    [
        (Language.ENGLISH, "in torpor any unsoaked level is Final Death"),
        (Language.TRADITIONAL_CHINESE, "休眠中任何未吸收的傷害都會消滅"),
        (Language.SIMPLIFIED_CHINESE, "休眠中任何未吸收的伤害都会消灭"),
    ],
)
def test_torpor_warns(panel: BodyPanel, words: Words, language: Language, torpor: str) -> None:
    words.switch(language)
    panel.mirror(offer(health=Health(lethal=7, beyond=Beyond.TORPOR)))
    assert panel.blow.said.text() == torpor
    assert panel.heal.wake.isVisible()


def test_what_is_chosen_and_typed_is_wished(panel: BodyPanel, qtbot: QtBot) -> None:
    said: list[object] = []
    blow, heal = panel.blow, panel.heal
    for signal in (
        blow.damage_chosen,
        blow.source_chosen,
        blow.levels_typed,
        blow.dice_added,
        blow.told,
        heal.heal_requested,
        heal.levels_stepped,
    ):
        signal.connect(said.append)
    blow.go_requested.connect(lambda: said.append("go"))
    blow.unsoaked_requested.connect(lambda: said.append("unsoaked"))
    panel.mirror(offer())
    assert not blow.source.isVisible()
    kinds = {one.text(): one for one in blow.damage.findChildren(QRadioButton)}
    qtbot.mouseClick(kinds["Aggravated"], LEFT)
    fiery = replace(offer().blow, damage=Damage.AGGRAVATED)
    panel.mirror(offer(blow=fiery))
    sources = {one.text(): one for one in blow.source.findChildren(QRadioButton)}
    qtbot.mouseClick(sources["Fire"], LEFT)
    panel.mirror(offer())
    blow.begin()
    qtbot.keyClicks(blow.levels, "6")
    for widget in (blow.stepper.more, blow.added.less, blow.go, blow.unsoaked):
        qtbot.mouseClick(widget, LEFT)
    for line in ("6 7 1", "2"):
        blow.field.clear()
        qtbot.keyClicks(blow.field, line)
        qtbot.keyClick(blow.field, Qt.Key.Key_Return)
    panel.mirror(offer(heal=replace(HEAL, most=3)))
    qtbot.mouseClick(heal.levels.more, LEFT)
    qtbot.mouseClick(heal.means[HealMeans.BLOOD], LEFT)
    told = [FacesTyped(faces=(6, 7, 1)), TotalTold(total=2)]
    assert said == [
        Damage.AGGRAVATED,
        HarmSource.FIRE,
        6,
        2,
        -1,
        "go",
        "unsoaked",
        *told,
        1,
        HealMeans.BLOOD,
    ]


@pytest.mark.rule("storyteller 28.9")
@pytest.mark.rule("storyteller 28.13")
def test_healing_says_what_it_takes(panel: BodyPanel) -> None:
    panel.mirror(offer())
    assert panel.heal.says.text() == "1 blood"
    assert not panel.heal.means[HealMeans.TIME].isVisible()
    slow = HealOffer(
        damage=Damage.LETHAL,
        levels=1,
        most=1,
        price=None,
        time=Span(count=3, unit=SpanUnit.NIGHT),
    )
    panel.mirror(offer(heal=slow))
    assert panel.heal.says.text() == "the gravest takes 3 nights"
    assert not panel.heal.means[HealMeans.BLOOD].isVisible()
    rest = replace(HEAL, damage=Damage.AGGRAVATED, price=HealingPrice(blood=10, willpower=1))
    panel.mirror(offer(health=Health(aggravated=2), heal=rest))
    assert panel.heal.says.text() == "10 blood, 1 Willpower, a full rest"


def test_what_was_typed_for_one_blow_is_gone_with_it(panel: BodyPanel, qtbot: QtBot) -> None:
    typed: list[int] = []
    panel.blow.levels_typed.connect(typed.append)
    panel.mirror(offer())
    panel.blow.begin()
    qtbot.keyClicks(panel.blow.levels, "999x")
    assert typed == [9, 99, 999]
    assert panel.blow.levels.text() == "999"
    panel.mirror(offer(levels=999, refusal=LevelsError(999, 30)))
    assert panel.blow.said.text() == "999 levels do not fit. Choose 0 to 30."
    panel.mirror(offer(levels=6))
    qtbot.keyClicks(panel.blow.field, "1 2 3")
    panel.mirror(offer(levels=6))
    assert panel.blow.field.text() == "1 2 3"
    panel.mirror(offer(levels=0))
    assert (panel.blow.field.text(), panel.blow.levels.text()) == ("", "0")


def test_why_a_healing_is_refused_stands_beside_it(panel: BodyPanel, qtbot: QtBot) -> None:
    wished: list[object] = []
    panel.heal.overrule_requested.connect(lambda: wished.append("overrule"))
    panel.mirror(offer())
    assert not panel.heal.overrule.isVisible()
    panel.heal.show_error("Ilse has 0 blood, not 1.")
    assert panel.heal.says.text() == "Ilse has 0 blood, not 1."
    qtbot.mouseClick(panel.heal.overrule, LEFT)
    assert wished == ["overrule"]
    panel.mirror(offer())
    assert (panel.heal.says.text(), panel.heal.overrule.isVisible()) == ("1 blood", False)


@pytest.mark.rule("storyteller 17.1")
def test_each_layer_of_armour_is_told_apart(panel: BodyPanel) -> None:
    layers = (Armour(name=ArmourId.VEST, rating=3), Armour(name="Chain", rating=2))
    plan = replace(offer().plan, layers=layers, armour=5, dice=8)
    panel.mirror(offer(plan=plan))
    assert panel.blow.sum.accessibleName() == ("Stamina 3 + Ballistic vest 3 + Chain 2 = Soak 8d10")
    panel.mirror(offer(plan=replace(plan, layers=layers[:1], armour=3, dice=6)))
    assert panel.blow.sum.accessibleName() == "Stamina 3 + Armour 3 = Soak 6d10"


@pytest.mark.rule("storyteller 26.2")
def test_how_long_torpor_lasts_is_told(panel: BodyPanel) -> None:
    night = day_of(2000, 1, 15)
    asleep = Health(lethal=7, beyond=Beyond.TORPOR)
    panel.mirror(offer(levels=0, health=asleep, asleep_until=night))
    assert panel.heal.says.text() == (
        "asleep until 2000-01-15, then 1 blood, and Humanity against 8 · 1 blood"
    )
    panel.mirror(offer(levels=0, health=asleep, asleep_until=night, may_wake=True))
    assert panel.heal.says.text() == "may wake: 1 blood, and Humanity against 8 · 1 blood"


def test_what_real_dice_soak_is_taken_by_the_button(panel: BodyPanel, qtbot: QtBot) -> None:
    said: list[object] = []
    panel.blow.go_requested.connect(lambda: said.append("rolled here"))
    panel.blow.told.connect(said.append)
    panel.mirror(offer())
    qtbot.keyClicks(panel.blow.field, "=2")
    assert panel.blow.go.text() == "Take these dice"
    qtbot.mouseClick(panel.blow.go, LEFT)
    assert said == [TotalTold(total=2)]
