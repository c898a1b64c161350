"""Asking for a file without stopping the program: Qt's dialog, opened, and an answer later."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, QFileInfo
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QMessageBox, QStyle, QWidget
from typing_extensions import override

from duskboard.i18n.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class FileKind:
    """A kind of file.

    Attributes:
        label: Says it in the words given.
        patterns: Such as "*.png".
        suffix: Added to a new name without one, no dot; "" for none.
        replaces: Whether a new file may take the place of one that is there.
    """

    label: Callable[[Words], str]
    patterns: tuple[str, ...]
    suffix: str = ""
    replaces: bool = True

    def filter_text(self, words: Words) -> str:
        """Return it as a file dialog takes it."""
        patterns = " ".join(self.patterns)
        return f"{self.label(words)} ({patterns})"


@dataclass(frozen=True, slots=True, kw_only=True)
class FileQuestion:
    """What is asked for.

    Attributes:
        title: Title of the dialog in the words given.
        kind: The kind of file.
        saving: Whether the file is to be written; else it must be there.
        folder: Where to begin; where it is not there yet, the user's own folder.
        name: Name proposed, or "".
    """

    title: Callable[[Words], str]
    kind: FileKind
    folder: Path
    saving: bool = False
    name: str = ""


CAMPAIGN = FileKind(
    label=lambda words: words.gettext("Duskboard campaign"),
    patterns=("*.duskboard",),
    suffix="duskboard",
    replaces=False,
)
PICTURE = FileKind(
    label=lambda words: words.gettext("Picture"),
    patterns=("*.png", "*.jpg", "*.jpeg"),
)
MARKDOWN = FileKind(
    label=lambda words: words.gettext("Markdown text"), patterns=("*.md",), suffix="md"
)
PLAYBOOKS = FileKind(
    label=lambda words: words.pgettext("blades", "Playbooks"), patterns=("*.toml",), suffix="toml"
)
CREW_TYPES = FileKind(
    label=lambda words: words.pgettext("blades crew", "Crew types"), patterns=("*.toml",)
)
TEXT = FileKind(label=lambda words: words.gettext("Text"), patterns=("*.txt",), suffix="txt")


def ask_file(
    parent: QWidget | None,
    words: Words,
    question: FileQuestion,
    answered: Callable[[Path | None], None],
    *,
    native: bool = True,
) -> QFileDialog:
    """Open a file dialog over a window and return it; it closes and goes by itself.

    Args:
        parent: The window, or None where none is open.
        words: The words.
        question: What is asked for.
        answered: Called once, with the path, or None when nothing was chosen.
        native: Whether the system's own dialog may be taken.
    """
    # Of a folder that is not there Qt takes the last part for the name of a file.
    folder = question.folder if question.folder.is_dir() else QDir.homePath()
    dialog = QFileDialog(parent, question.title(words), str(folder))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog, not native)
    # Nothing is asked that the answer could not change.
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not question.kind.replaces)
    dialog.setOption(QFileDialog.Option.DontUseCustomDirectoryIcons)
    icons = _PlainIcons(dialog.style())
    dialog.setIconProvider(icons)
    dialog.setNameFilter(question.kind.filter_text(words))
    dialog.setDefaultSuffix(question.kind.suffix)
    if question.saving:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.selectFile(question.name)
    else:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    if question.saving:
        answered = partial(_answer_whole, parent, words, question.kind, answered)
    dialog.finished.connect(partial(_answer, dialog, icons, answered))
    dialog.open()
    return dialog


class _PlainIcons(QFileIconProvider):
    """Pictures and kinds of files by their names: opening them all would be slow, and rude."""

    def __init__(self, style: QStyle) -> None:
        super().__init__()
        self._file = style.standardIcon(QStyle.StandardPixmap.SP_FileIcon)
        self._folder = style.standardIcon(QStyle.StandardPixmap.SP_DirIcon)

    @override
    def icon(self, what: QFileInfo | QFileIconProvider.IconType) -> QIcon:
        if isinstance(what, QFileInfo):
            return self._folder if what.isDir() else self._file
        return super().icon(what)

    @override
    def type(self, info: QFileInfo) -> str:
        return "" if info.isDir() else info.suffix()


def _answer(
    dialog: QFileDialog, _icons: _PlainIcons, answered: Callable[[Path | None], None], result: int
) -> None:
    """Pass on what was chosen; the dialog does not own its icons, so that they come along."""
    chosen = dialog.selectedFiles() if result == QFileDialog.DialogCode.Accepted else []
    dialog.deleteLater()
    answered(Path(chosen[0]) if chosen else None)


def _answer_whole(
    parent: QWidget | None,
    words: Words,
    kind: FileKind,
    answered: Callable[[Path | None], None],
    path: Path | None,
) -> None:
    """Pass on a path with its suffix.

    Qt adds none to a name with a dot in it ("Dr. Who", "Dusk.."), so that what it asked about
    writing over was another file.
    """
    whole = path and _with_suffix(path, kind.suffix)
    if whole is None or whole == path or not (kind.replaces and whole.exists()):
        answered(whole)
        return
    box = QMessageBox(parent)
    box.setWindowTitle("Duskboard")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(
        words.gettext("There is a “%(file)s” already. Write over it?") % {"file": whole.name}
    )
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    box.setDefaultButton(QMessageBox.StandardButton.No)

    def on_box_finished(result: int) -> None:
        box.deleteLater()
        answered(whole if result == QMessageBox.StandardButton.Yes else None)

    box.finished.connect(on_box_finished)
    box.open()


def _with_suffix(path: Path, suffix: str) -> Path:
    """Return a path that ends in a suffix. Dots before it go: Windows takes no such name."""
    if not suffix or path.name.lower().endswith(f".{suffix}"):
        return path
    stem = path.name.rstrip(" .") or "Duskboard"
    return path.with_name(f"{stem}.{suffix}")
