"""A scoundrel in one line: "Nell “Wick” prowl2 gambling"; what was understood is said below."""

from typing_extensions import override

from duskboard.i18n.quick_scoundrels import (
    QuickScoundrelError,
    ScoundrelDraft,
    parse_scoundrel,
    scoundrel_caption,
)
from duskboard.panels.quick_entry import QuickEntry


class ScoundrelEntry(QuickEntry):
    """A line for scoundrels, one after the other.

    Signals:
        drafted(ScoundrelDraft): A scoundrel shall be made.
    """

    stays = True

    @override
    def example(self) -> str:
        return self._words.pgettext("blades quick", "Nell “Wick” prowl2 finesse1 gambling")

    @override
    def title(self) -> str:
        return self._words.pgettext("blades quick", "A new scoundrel in one line")

    @override
    def hint(self) -> str:
        return self._words.pgettext(
            "blades quick", "A name, an alias in quotes, actions with their dots, a vice."
        )

    @override
    def read(self, text: str) -> object | Exception:
        try:
            return parse_scoundrel(self._words, text)
        except QuickScoundrelError as error:
            return error

    @override
    def caption(self, draft: object) -> str:
        return scoundrel_caption(self._words, draft) if isinstance(draft, ScoundrelDraft) else ""
