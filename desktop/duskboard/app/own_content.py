"""Content of a table's own comes from a file; all that is wrong in it is said by line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from duskboard.app.trouble import tell
from duskboard.content.reading import ContentFaultsError
from duskboard.i18n.words import Words
from duskboard.windows.file_choice import FileKind, FileQuestion, ask_file

_MOST_TOLD = 12
_T = TypeVar("_T")


@dataclass(frozen=True, kw_only=True)
class OwnFile(Generic[_T]):
    """A file of a table's own.

    Attributes:
        title: What is asked for.
        kind: Its kind.
        read: Reads it, or raises with all that is wrong.
        refusal: Says that so many places of it are wrong.
    """

    title: Callable[[Words], str]
    kind: FileKind
    read: Callable[[Path], Sequence[_T]]
    refusal: Callable[[Words, int], str]


def bring(
    owner: QWidget, words: Words, file: OwnFile[_T], came: Callable[[Sequence[_T]], None]
) -> None:
    """Ask for a file and hand on what stands in it, or tell all that is wrong there."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    question = FileQuestion(title=file.title, kind=file.kind, folder=Path(folder))

    def on_asked(path: Path | None) -> None:
        if path is None:
            return
        try:
            found = file.read(path)
        except ContentFaultsError as error:
            _tell(owner, file.refusal(words, len(error.faults)), error)
            return
        came(found)

    ask_file(owner, words, question, on_asked)


def _tell(owner: QWidget, text: str, error: ContentFaultsError) -> None:
    """Say everything that is wrong in a file, line by line, the first dozen at most."""
    lines = [str(fault) for fault in error.faults[:_MOST_TOLD]]
    if len(error.faults) > _MOST_TOLD:
        lines.append("…")
    tell(owner, text, "\n".join(lines))
