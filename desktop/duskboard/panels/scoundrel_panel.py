"""The scoundrels of a campaign: tabs, and one sheet."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.core.blades.playbook import Playbook
from duskboard.core.blades.scoundrel import Fate
from duskboard.core.blades.trait import ActionId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.panels.scoundrel_creation import ScoundrelCreation
from duskboard.panels.scoundrel_entry import ScoundrelEntry
from duskboard.panels.scoundrel_offer import ScoundrelOffer
from duskboard.panels.scoundrel_session import ScoundrelSession
from duskboard.panels.scoundrel_tabs import ScoundrelTabs
from duskboard.panels.sheet_book import SheetBook
from duskboard.panels.tab_strip import TabFace
from duskboard.table.scoundrel_view import ScoundrelTabView, ScoundrelView
from duskboard.theme.look import Look

if TYPE_CHECKING:
    from duskboard.panels.scoundrel_page import ScoundrelPage


class ScoundrelPanel(SheetBook):
    """Scoundrels, one at a time, each tab with its stress.

    Signals:
        new_requested(): Somebody new.
        action_armed(EntityId, ActionId), action_rolled(EntityId, ActionId): An action shall be in
            hand, or be rolled at once.
        resistance_armed(EntityId, AttributeId), resistance_rolled(EntityId, AttributeId): The same
            of a resistance.
        wound_ticked(EntityId, Wound): A harm shall count for the roll in hand, or no longer.
        deed_requested(ScoundrelDeed): Something shall be done about whoever is open.
    """

    new_requested = Signal()
    action_armed = Signal(object, object)
    action_rolled = Signal(object, object)
    resistance_armed = Signal(object, object)
    resistance_rolled = Signal(object, object)
    wound_ticked = Signal(object, object)
    deed_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, words, parent)
        self._view: ScoundrelView | None = None
        self._sheets: tuple[ScoundrelTabView, ...] = ()
        self._offer: ScoundrelOffer | None = None
        self.tabs = ScoundrelTabs(look, words)
        self.creation = ScoundrelCreation(look, words)
        self.session = ScoundrelSession(look, words)
        self.page: ScoundrelPage | None = None
        self.entry = ScoundrelEntry(look, words)
        self._playbooks: Callable[[], Sequence[Playbook]] = tuple
        self.lay_out(self.tabs, self.entry, self.session, below=(self.creation,))
        self.tabs.new_requested.connect(self.new_requested)
        self.tabs.line_requested.connect(self.entry.begin)
        self.tabs.deed_requested.connect(self.deed_requested)
        self.tabs.session_requested.connect(self.session.begin)
        self.session.wished.connect(self.wish)
        self._none.act_requested.connect(self.new_requested)

    def set_playbooks(self, playbooks: Callable[[], Sequence[Playbook]]) -> None:
        """Take what gives every playbook that there is."""
        self._playbooks = playbooks
        if self.page is not None:
            self.page.growth.playbooks = playbooks

    def mirror(self, sheets: Sequence[ScoundrelTabView], view: ScoundrelView | None) -> None:
        """Show the scoundrels, one of them open."""
        self._sheets, self._view = tuple(sheets), view
        self.show_all()
        self.turned_to.emit()

    def mirror_offer(self, offer: ScoundrelOffer | None) -> None:
        """Show the roll in hand, or none."""
        if offer != self._offer:
            self._offer = offer
            self._show_page()

    @override
    def make_page(self) -> None:
        from duskboard.panels.scoundrel_page import ScoundrelPage  # noqa: PLC0415 - as a sheet's

        page = self.page = ScoundrelPage(self._look, self._words)
        page.growth.playbooks = self._playbooks
        page.deed_wished.connect(self.deed_requested)
        page.picked.connect(self._on_page_picked)
        page.rolled_alone.connect(self._on_page_rolled_alone)
        page.wound_ticked.connect(self._on_page_wound_ticked)
        self.open_book(page, page.head, page.form, page.portrait)

    @override
    def show_all(self) -> None:
        words, view = self._words, self._view
        self.open_sheet(view.sheet_id if view is not None else None)
        faces = [_face(words, tab) for tab in self._sheets]
        self.tabs.mirror(faces, self.sheet_id, is_editing=self.is_editing)
        self.tabs.setVisible(bool(faces))
        self._none.tell(
            words.pgettext("blades", "No scoundrels yet."),
            words.pgettext("blades", "New scoundrel"),
        )
        self.creation.mirror(view, is_editing=self.is_editing)
        self.session.mirror(view)
        self._show_page()

    def _show_page(self) -> None:
        if self._view is not None and self.page is not None:
            self.page.mirror(self._view, self._offer, is_editing=self.is_editing)

    def _on_page_picked(self, what: object) -> None:
        armed = self.action_armed if isinstance(what, ActionId) else self.resistance_armed
        armed.emit(self.sheet_id, what)

    def _on_page_rolled_alone(self, what: object) -> None:
        rolled = self.action_rolled if isinstance(what, ActionId) else self.resistance_rolled
        rolled.emit(self.sheet_id, what)

    def _on_page_wound_ticked(self, wound: object) -> None:
        self.wound_ticked.emit(self.sheet_id, wound)


def _face(words: Words, tab: ScoundrelTabView) -> TabFace:
    of = words.pgettext("blades", "stress %(count)d of %(most)d")
    stress = of % {"count": tab.stress.filled, "most": tab.stress.size}
    fate = enum_text(words, tab.fate) if tab.fate is not Fate.ACTIVE else ""
    return TabFace(
        sheet_id=tab.sheet_id,
        name=tab.name,
        filled=tab.stress.filled,
        size=tab.stress.size,
        is_high=tab.is_stress_high,
        says=clauses(words, [stress, fate]),
    )
