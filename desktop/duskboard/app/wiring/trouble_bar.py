"""The bar of trouble: said anew in another language, and gone once it is over."""

from collections.abc import Callable
from dataclasses import dataclass

from duskboard.i18n.words import Words
from duskboard.widgets.error_bar import ErrorBar


@dataclass(frozen=True, slots=True, kw_only=True)
class Trouble:
    """What stands in the bar.

    Attributes:
        title: What happened, in the words given.
        text: What it means and what to do, in the words given.
        act: What the one button says, or None for no button.
        run: What the button does.
        until_saved: Whether the next step that is written shows that it is over.
    """

    title: Callable[[Words], str]
    text: Callable[[Words], str]
    act: Callable[[Words], str] | None = None
    run: Callable[[], None] | None = None
    until_saved: bool = False


class TroubleBar:
    """Says one trouble at a time, the latest."""

    def __init__(self, bar: ErrorBar, words: Words) -> None:
        self._bar = bar
        self._words = words
        self._told: Trouble | None = None
        bar.act_requested.connect(self._on_bar_act_requested)
        bar.dismissed.connect(self._on_bar_dismissed)

    def tell(self, trouble: Trouble) -> None:
        """Say a trouble in place of the one that is said."""
        self._told = trouble
        self.refresh()

    def refresh(self) -> None:
        """Say it anew, as after another language was chosen."""
        told, words = self._told, self._words
        if told is None:
            return
        acts = [("act", told.act(words))] if told.act is not None else []
        self._bar.tell(told.title(words), told.text(words), acts)

    def end(self, trouble: Trouble) -> None:
        """Say no more of a trouble that is over; another one stays."""
        if self._told == trouble:
            self._told = None
            self._bar.clear()

    def saved(self) -> None:
        """Say no more that nothing was saved."""
        if self._told is not None and self._told.until_saved:
            self.end(self._told)

    def _on_bar_act_requested(self) -> None:
        if self._told is not None and self._told.run is not None:
            self._told.run()

    def _on_bar_dismissed(self) -> None:
        self._told = None
