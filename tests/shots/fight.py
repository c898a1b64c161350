"""A fight of Vampire and procedures of the night in pictures, large and small."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu
from tests.shots.sitting import LARGE, SMALL, Sitting

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.health import Beyond, Health
from duskboard.core.storyteller.sheet import Sheet
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.panels.step_card import StepCard
from duskboard.play.storyteller.diablerie import begin_diablerie
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.storyteller.waking import begin_waking
from duskboard.table.public_frame import PublicPage
from duskboard.windows.workspace import DockName

Picture = tuple[str, QPixmap]

_ELDER, _SLEEPER = EntityId("elder"), EntityId("sleeper")
_DEED, _SLEEP = EntityId("deed"), EntityId("sleep")


def the_fight(sitting: Sitting) -> Iterator[Picture]:
    """The order of a fight, an attack from the aim to the wound, and cards of the night."""
    for size, mark in ((LARGE, ""), (SMALL, "-small")):
        sitting.open_sample()
        sitting.evening.window.workspaces.select("night")
        sitting.resize(size)
        for scene in (_order, _attack, _cards):
            for name, picture in scene(sitting):
                yield f"{name}{mark}", picture


def _order(sitting: Sitting) -> Iterator[Picture]:
    evening = sitting.evening
    panel = evening.desk.fight_panel
    evening.window.show_dock(DockName.FIGHT)
    sitting.rest()
    yield "fight-none", sitting.picture()
    panel.fight_requested.emit("begin")
    for _ in range(2):
        panel.fight_requested.emit("join")
        _choose(sitting)
    panel.fight_requested.emit("extra")
    sitting.rest()
    yield "fight-initiative", sitting.picture()
    for row, total in zip(tuple(panel.rows), (15, 9, 7), strict=True):
        assert row.face is not None
        panel.typed.emit(row.face.key, f"={total}")
    for row, said in zip(tuple(reversed(panel.rows)), ("punch", "dodge", "shoot"), strict=True):
        assert row.face is not None
        panel.typed.emit(row.face.key, said)
    sitting.rest()
    yield "fight-acting", sitting.picture()
    for wish in ("show", "reveal"):
        panel.fight_requested.emit(wish)
    sitting.show_players(PublicPage.ORDER)
    yield "players-fight", evening.players.grab()


def _attack(sitting: Sitting) -> Iterator[Picture]:
    panel = sitting.evening.desk.fight_panel
    row = panel.rows[0]
    assert row.face is not None
    panel.act_requested.emit(row.face.key, "attack")
    _choose(sitting)
    card = panel.attacks.cards[0]
    sitting.rest()
    yield "attack-aim", sitting.picture()
    _tell(sitting, card, FacesTyped(faces=(7, 8, 9, 10, 7)), TotalTold(total=1))
    yield "attack-damage", sitting.picture()
    _tell(sitting, card, TotalTold(total=5), TotalTold(total=2))
    yield "attack-wound", sitting.picture()


def _cards(sitting: Sitting) -> Iterator[Picture]:
    desk = sitting.evening.desk
    one = desk.clerk.table.of(Sheet)[0]
    sheet = one.value
    assert isinstance(sheet, Sheet)
    elder = replace(sheet, name="Aurel", generation=8, health=Health())
    torpor = Health(lethal=7, beyond=Beyond.TORPOR)
    sleeper = replace(sheet, name="Konrad Weiss", health=torpor, asleep_since=730120)
    desk.clerk.do(lambda table: add_sheet(table, _ELDER, elder))
    desk.clerk.do(lambda table: add_sheet(table, _SLEEPER, sleeper))
    desk.clerk.do(lambda table: begin_diablerie(table, _DEED, one.entity_id, _ELDER))
    panel = desk.night_panel
    panel.act_requested.emit(_DEED, "drain")
    sitting.evening.window.show_dock(DockName.NIGHT)
    sitting.rest()
    yield "night-diablerie", sitting.picture()
    panel.told.emit(_DEED, TotalTold(total=7))
    panel.act_requested.emit(_DEED, "beast-one")
    sitting.rest()
    yield "night-frenzy", sitting.picture()
    desk.clerk.do(lambda table: begin_waking(table, _SLEEP, _SLEEPER))
    for card in tuple(panel.cards)[:-1]:
        card.remove.click()
    sitting.rest()
    yield "night-torpor", sitting.picture()


def _tell(sitting: Sitting, card: StepCard, *said: FacesTyped | TotalTold) -> None:
    for one in said:
        assert card.face is not None
        card.told.emit(card.face.key, one)
    sitting.rest()


def _choose(sitting: Sitting) -> None:
    """Take the first of every menu that is open."""
    menu = sitting.evening.desk.fight_panel.findChildren(QMenu)[0]
    act = menu.actions()[0]
    while isinstance(inner := act.menu(), QMenu):
        act = inner.actions()[0]
    act.trigger()
    menu.close()
    sitting.rest()
