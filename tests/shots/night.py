"""A night of Vampire in pictures: the sheet, and the docks beside it, large and small."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from tests.shots.sitting import LARGE, SMALL, Sitting

from duskboard.core.chase.check import Verdict
from duskboard.core.storyteller.calendar import Span, SpanUnit
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.trait import (
    AbilityId,
    AttributeId,
    Creature,
    ability,
    attribute,
)
from duskboard.panels.dice_entry import TotalTold, VerdictTold
from duskboard.panels.line_offer import LineMode
from duskboard.panels.sheet_page import SheetPage
from duskboard.play.storyteller.decision import LoosePool
from duskboard.play.storyteller.field import RowField
from duskboard.table.public_frame import PublicPage
from duskboard.windows.workspace import DockName

_SHOT = (attribute(AttributeId.DEXTERITY), ability(AbilityId.FIREARMS))
_GUARD = LoosePool(who="Guard", dice=5, difficulty=6)

Picture = tuple[str, QPixmap]


def the_night(sitting: Sitting) -> Iterator[Picture]:
    """A sheet as it is played, its rows, as it is written on, and a new one."""
    page = _page(sitting)
    panel = sitting.evening.desk.sheet_panel
    _pick(sitting, page)
    yield "night-sheet", sitting.picture()
    sitting.press(Qt.Key.Key_Escape)
    page.lists.lists[RowField.WEAPONS].rows[0].click()
    sitting.rest()
    panel.show_part(page.notes)
    sitting.rest()
    yield "night-sheet-rows", sitting.picture()
    panel.tabs.edit.click()
    sitting.rest()
    yield "night-sheet-edit", sitting.picture()
    page.lists.lists[RowField.WEAPONS].write(1)
    sitting.rest()
    panel.show_part(page.notes)
    sitting.rest()
    yield "night-sheet-edit-rows", sitting.picture()
    panel.show_part(page.bodies.soaks)
    sitting.rest()
    yield "night-sheet-soaks", sitting.picture()
    panel.tabs.edit.click()
    panel.new_requested.emit(Creature.GHOUL)
    sitting.rest()
    yield "night-sheet-new", sitting.picture()
    panel.tabs.edit.click()
    sitting.rest()


def the_night_docks(sitting: Sitting) -> Iterator[Picture]:
    """Damage and healing, several rolls, extended actions and time, large and small."""
    _page(sitting)
    for size, mark in ((LARGE, ""), (SMALL, "-small")):
        sitting.open_sample()
        sitting.evening.window.workspaces.select("night")
        sitting.resize(size)
        for scene in (_damage, _several, _extended, _time):
            for name, picture in scene(sitting):
                yield f"{name}{mark}", picture


def _damage(sitting: Sitting) -> Iterator[Picture]:
    evening = sitting.evening
    evening.window.show_dock(DockName.BODY)
    blow = evening.desk.body_panel.blow
    blow.damage_chosen.emit(Damage.LETHAL)
    blow.levels_typed.emit(3)
    sitting.rest()
    yield "night-damage", sitting.picture()
    blow.damage_chosen.emit(Damage.AGGRAVATED)
    sitting.rest()
    yield "night-damage-aggravated", sitting.picture()
    blow.damage_chosen.emit(Damage.LETHAL)
    blow.unsoaked_requested.emit()
    sitting.rest()
    yield "night-damage-done", sitting.picture()


def _several(sitting: Sitting) -> Iterator[Picture]:
    evening = sitting.evening
    desk = evening.desk
    panel = desk.line_panel
    evening.window.show_dock(DockName.SEVERAL)
    _pick(sitting, _page_of(sitting))
    desk.sheet_panel.bar.set_aside_requested.emit()
    panel.loose_typed.emit(_GUARD, None)
    sitting.rest()
    yield "night-contest", sitting.picture()
    _tell(sitting, 4, 2)
    panel.go_requested.emit()
    sitting.rest()
    yield "night-contest-rolled", sitting.picture()
    for page in (PublicPage.ROLL, PublicPage.CLOCKS):
        sitting.show_players(page)
        yield f"players-contest-{page.value}", evening.players.grab()
    panel.mode_chosen.emit(LineMode.MATCH)
    sitting.rest()
    yield "night-match-new", sitting.picture()
    panel.mode_chosen.emit(LineMode.TEAM)
    for name in ("Mira", "Old Tom"):
        panel.loose_typed.emit(LoosePool(who=name, dice=4, difficulty=6), None)
    _tell(sitting, 2, 1, 3)
    botch = VerdictTold(verdict=Verdict.FUMBLE)
    panel.told.emit(desk.line_panel.rows[0].key, botch, "botch")
    panel.go_requested.emit()
    sitting.rest()
    yield "night-team-rolled", sitting.picture()
    sitting.show_players(PublicPage.ROLL)
    yield "players-team", evening.players.grab()
    panel.clear_requested.emit()
    panel.mode_chosen.emit(LineMode.ACTIONS)
    for _ in range(3):
        panel.loose_typed.emit(_GUARD, None)
    sitting.rest()
    yield "night-actions", sitting.picture()
    panel.clear_requested.emit()


def _extended(sitting: Sitting) -> Iterator[Picture]:
    evening = sitting.evening
    panel = evening.desk.procedure_panel
    _pick(sitting, _page_of(sitting))
    sitting.run("pools.extended")
    yield "night-extended-new", sitting.picture()
    panel.written.emit("The register", 15, 10, 6)
    evening.desk.sheet_panel.bar.told.emit(TotalTold(total=3))
    sitting.rest()
    yield "night-extended", sitting.picture()


def _time(sitting: Sitting) -> Iterator[Picture]:
    evening = sitting.evening
    evening.window.show_dock(DockName.TIME)
    evening.desk.time_panel.span_requested.emit(Span(count=1, unit=SpanUnit.NIGHT))
    sitting.rest()
    yield "night-time", sitting.picture()


def _page(sitting: Sitting) -> SheetPage:
    """Return the sheet that is open in the workspace of a night, large."""
    sitting.evening.window.workspaces.select("night")
    sitting.resize(LARGE)
    return _page_of(sitting)


def _page_of(sitting: Sitting) -> SheetPage:
    page = sitting.evening.desk.sheet_panel.page
    if page is None:
        msg = "no sheet is open"
        raise LookupError(msg)
    return page


def _pick(sitting: Sitting, page: SheetPage) -> None:
    for key in _SHOT:
        page.picked.emit(key)
    sitting.rest()


def _tell(sitting: Sitting, *nets: int) -> None:
    panel = sitting.evening.desk.line_panel
    for row, net in zip(panel.rows, nets, strict=False):
        panel.told.emit(row.key, TotalTold(total=net), str(net))
    sitting.rest()
