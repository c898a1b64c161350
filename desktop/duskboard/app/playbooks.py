"""Playbooks: chosen for the scoundrel that is open, and brought from a file of the table's own."""

from collections.abc import Sequence
from functools import cache, partial

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.own_content import OwnFile, bring
from duskboard.content.playbook import PlaybookPreset
from duskboard.content.reading import ContentError, load_playbooks, read_playbooks
from duskboard.core.blades.playbook import Playbook
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.playbook_menu import PlaybookMenu
from duskboard.play.blades.playbook import add_playbooks, choose_playbook
from duskboard.windows.file_choice import PLAYBOOKS


def _refusal(words: Words, count: int) -> str:
    text = words.npgettext(
        "blades",
        "These playbooks cannot be used. %(count)d place in the file is wrong; nothing was "
        "changed.",
        "These playbooks cannot be used. %(count)d places in the file are wrong; nothing was "
        "changed.",
        count,
    )
    return text % {"count": count}


_FILE = OwnFile(
    title=lambda words: words.pgettext("blades", "Import playbooks"),
    kind=PLAYBOOKS,
    read=read_playbooks,
    refusal=_refusal,
)


class PlaybookHand:
    """Offers playbooks and brings more of them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._ours = cache(partial(load_playbooks, desk.room.resources / "content"))

    def offer(self) -> None:
        """Offer every playbook for the scoundrel that is open."""
        panel = self._desk.scoundrel_panel
        who = panel.sheet_id
        if who is None:
            return
        menu = PlaybookMenu(panel)
        menu.show_playbooks(self._desk.room.words, self._brought(), self._own())
        menu.chosen.connect(partial(self._choose, who))
        menu.import_requested.connect(self.bring)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(panel.mapToGlobal(panel.tabs.geometry().bottomLeft()))

    def known(self) -> tuple[Playbook, ...]:
        """Return every playbook: those that the program brings, then the table's own."""
        return (*self._brought(), *self._own())

    def bring(self) -> None:
        """Ask for a file of playbooks and put them on the table."""
        words, owner = self._desk.room.words, self._desk.scoundrel_panel.window()
        bring(owner, words, _FILE, self._came)

    def _came(self, presets: Sequence[PlaybookPreset]) -> None:
        tag = self._desk.room.words.language.value
        playbooks = {new_id(): one.made(tag) for one in presets}
        self._desk.clerk.do(lambda table: add_playbooks(table, playbooks))

    def _choose(self, who: EntityId, playbook: Playbook) -> None:
        self._desk.clerk.do(lambda table: choose_playbook(table, who, playbook))

    def _brought(self) -> tuple[Playbook, ...]:
        """Return the playbooks that the program brings, none where their file is damaged."""
        try:
            return self._ours().made(self._desk.room.words.language.value)
        except ContentError:
            return ()

    def _own(self) -> tuple[Playbook, ...]:
        return tuple(self._desk.document.table.values(Playbook).values())
