"""A score of Blades in pictures: a scoundrel as she is played, as she is written on, and done."""

from collections.abc import Iterator

from PySide6.QtGui import QPixmap
from tests.shots.sitting import LARGE, SMALL, Sitting

from duskboard.core.blades.consequence import ConsequenceKind
from duskboard.core.blades.trait import ActionId
from duskboard.core.dice import ReportedBest
from duskboard.panels.roll_panel import RollKind
from duskboard.panels.scoundrel_page import ScoundrelPage

Picture = tuple[str, QPixmap]


def the_score(sitting: Sitting) -> Iterator[Picture]:
    """A scoundrel with an action in hand, her foot, her fields, and the end of a session."""
    panel = sitting.evening.desk.scoundrel_panel
    page = _page(sitting)
    page.picked.emit(ActionId.PROWL)
    sitting.rest()
    yield "score-scoundrel", sitting.picture()
    yield from _rolls(sitting)
    panel.show_part(page.notes)
    sitting.rest()
    yield "score-scoundrel-foot", sitting.picture()
    panel.begin_writing()
    sitting.rest()
    yield "score-scoundrel-edit", sitting.picture()
    panel.tabs.edit.click()
    panel.session.begin()
    sitting.rest()
    yield "score-session", sitting.picture()
    sitting.resize(SMALL)
    yield "score-session-small", sitting.picture()
    panel.session.cancel.click()
    panel.new_requested.emit()
    sitting.rest()
    yield "score-scoundrel-new-small", sitting.picture()
    panel.tabs.edit.click()


def _rolls(sitting: Sitting) -> Iterator[Picture]:
    """What comes of the action in hand, then the other kinds of rolls; nothing is in hand after."""
    rolls = sitting.evening.desk.roll_panel
    rolls.foot.told.emit(ReportedBest(best=4))
    rolls.outcome.inflict.begin(ConsequenceKind.HARM)
    sitting.rest()
    yield "score-outcome", sitting.picture()
    rolls.outcome.done.click()
    for kind in (RollKind.GROUP, RollKind.GATHER, RollKind.FORTUNE):
        rolls.kind_chosen.emit(kind)
        sitting.rest()
        yield f"score-{kind.value}", sitting.picture()
    rolls.put_down.emit()


def _page(sitting: Sitting) -> ScoundrelPage:
    """Return the scoundrel that is open in the workspace of a score, large."""
    sitting.evening.window.workspaces.select("score")
    sitting.resize(LARGE)
    page = sitting.evening.desk.scoundrel_panel.page
    if page is None:
        msg = "no scoundrel is open"
        raise LookupError(msg)
    return page
