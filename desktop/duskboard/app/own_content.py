"""Content of a table's own comes from a file; all that is wrong in it is said by line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from duskboard.app.trouble import tell
from duskboard.content.fault import ContentFaultsError
from duskboard.i18n.words import Words
from duskboard.panels.content_fault_text import content_error_text
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
        tell: Says all that is wrong in it, a line each, where a box of its own will not do.
    """

    title: Callable[[Words], str]
    kind: FileKind
    read: Callable[[Path], Sequence[_T]]
    refusal: Callable[[Words, int], str]
    tell: Callable[[Sequence[str]], None] | None = None


def bring(
    owner: QWidget, words: Words, file: OwnFile[_T], came: Callable[[Sequence[_T]], None]
) -> None:
    """Ask for a file and hand on what stands in it, or tell all that is wrong there."""
    question = FileQuestion(title=file.title, kind=file.kind, folder=documents())

    def on_asked(path: Path | None) -> None:
        if path is None:
            return
        try:
            found = file.read(path)
        except ContentFaultsError as error:
            lines = [content_error_text(words, fault) for fault in error.faults]
            if file.tell is not None:
                file.tell(lines)
            else:
                _tell(owner, file.refusal(words, len(lines)), lines)
            return
        came(found)

    ask_file(owner, words, question, on_asked)


def documents() -> Path:
    """Return where users keep files of their own."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found)


def _tell(owner: QWidget, text: str, faults: Sequence[str]) -> None:
    """Say everything that is wrong in a file, line by line, the first dozen at most."""
    lines = [*faults[:_MOST_TOLD], *(["…"] if len(faults) > _MOST_TOLD else [])]
    tell(owner, text, "\n".join(lines))
