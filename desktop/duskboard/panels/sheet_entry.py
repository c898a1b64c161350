"""Sheets in one line: "constable x6 mortal dex3 firearms2"; what was understood is said below."""

from typing_extensions import override

from duskboard.i18n.quick_sheets import (
    QuickSheetError,
    SheetDraft,
    draft_caption,
    parse_sheets,
)
from duskboard.panels.quick_entry import QuickEntry


class SheetEntry(QuickEntry):
    """A line for sheets of Vampire.

    Signals:
        drafted(SheetDraft): Sheets shall be made.
    """

    @override
    def example(self) -> str:
        return self._words.pgettext("vampire", "constable x6 mortal dexterity3 firearms2")

    @override
    def title(self) -> str:
        return self._words.pgettext("vampire", "New sheets in one line")

    @override
    def hint(self) -> str:
        return self._words.pgettext(
            "vampire", "A name, how many, what they are, traits with their dots."
        )

    @override
    def read(self, text: str) -> object | Exception:
        try:
            return parse_sheets(self._words, text)
        except QuickSheetError as error:
            return error

    @override
    def caption(self, draft: object) -> str:
        return draft_caption(self._words, draft) if isinstance(draft, SheetDraft) else ""
