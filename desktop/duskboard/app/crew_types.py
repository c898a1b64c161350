"""Crew types: those that the program brings and the table's own, which come from a file."""

from collections.abc import Sequence
from functools import cache, partial

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.own_content import OwnFile, bring
from duskboard.content.crew_type import CrewTypePreset
from duskboard.content.fault import ContentError
from duskboard.content.reading import load_crew_types, read_crew_types
from duskboard.core.blades.crew_creation import CrewType
from duskboard.i18n.words import Language, Words
from duskboard.play.blades.crew_making import add_crew_types
from duskboard.windows.file_choice import CREW_TYPES


def _refusal(words: Words, count: int) -> str:
    text = words.npgettext(
        "blades crew",
        "These crew types cannot be used. %(count)d place in the file is wrong; nothing was "
        "changed.",
        "These crew types cannot be used. %(count)d places in the file are wrong; nothing was "
        "changed.",
        count,
    )
    return text % {"count": count}


_FILE = OwnFile(
    title=lambda words: words.pgettext("blades crew", "Import crew types"),
    kind=CREW_TYPES,
    read=read_crew_types,
    refusal=_refusal,
)


class CrewTypes:
    """Knows the crew types, and brings more of them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._ours = cache(partial(load_crew_types, desk.room.resources / "content"))

    def brought(self) -> tuple[CrewType, ...]:
        """Return the types that the program brings, none where their file is damaged."""
        return self._made(self._desk.room.words.language)

    def own(self) -> tuple[CrewType, ...]:
        """Return the table's own."""
        return tuple(self._desk.document.table.values(CrewType).values())

    def named(self, name: str) -> CrewType | None:
        """Return the type of a name, in whatever language that was written down."""
        said = {one.name: one for one in self.own()}
        for language in Language:
            for one, other in zip(self.brought(), self._made(language), strict=True):
                said.setdefault(other.name, one)
        return said.get(name)

    def bring(self) -> None:
        """Ask for a file of crew types and put them on the table."""
        panel = self._desk.crew_panel
        bring(panel.window(), self._desk.room.words, _FILE, self._came)

    def _made(self, language: Language) -> tuple[CrewType, ...]:
        try:
            return tuple(one.made(language.value) for one in self._ours())
        except ContentError:
            return ()

    def _came(self, presets: Sequence[CrewTypePreset]) -> None:
        tag = self._desk.room.words.language.value
        types = {new_id(): one.made(tag) for one in presets}
        self._desk.clerk.do(lambda table: add_crew_types(table, types))
