"""Damage and healing on screen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot
from tests.play.storyteller.hands import ILSE, ilse, table

from duskboard.core.storyteller.calendar import Span, SpanUnit
from duskboard.core.storyteller.healing import HealingPrice
from duskboard.core.storyteller.health import Beyond, Damage, Health
from duskboard.core.storyteller.soak import HarmSource
from duskboard.core.storyteller.trait import Creature
from duskboard.i18n.words import Language, Words
from duskboard.panels.body_offer import BodyOffer, Chance, HealOffer
from duskboard.panels.body_panel import BodyPanel
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.play.storyteller.body import HealMeans
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
