"""The options of the user, kept in one file of the user's folder.

QSettings forgets types from one run to the next: `True` comes back as "true", a list of one as its
only item. So each option is one JSON text.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSettings

from duskboard.settings.option import Option

FILE_NAME = "duskboard.ini"
"""The name of the file in the user's folder."""

T = TypeVar("T")


class Settings:
    """Reads and writes the options. A broken or unwritable file is never in the way."""

    def __init__(self, folder: Path) -> None:
        """Keep the options in `folder`, which is made when the first one is written."""
        self._path = folder / FILE_NAME
        self._store = _opened(self._path)
        self._unkept: dict[str, str] = {}
        self._is_gathering = False

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    @property
    def is_kept(self) -> bool:
        """Whether everything that was set is in the file."""
        return not self._unkept

    def get(self, option: Option[T]) -> T:
        """Return the value of an option; its default when none, or none that fits, is stored."""
        if option.key in self._unkept:
            return option.decoded(self._unkept[option.key])
        return option.decoded(self._store.value(option.key))

    def set(self, option: Option[T], value: T) -> None:
        """Store the value of an option at once; where that is not possible it holds until the end.

        Raises:
            ValueError, TypeError: It is no value of this option.
        """
        text = option.encoded(value)
        if not self._unkept and self._store.value(option.key) == text:
            return  # writing waits for the disk
        self._unkept[option.key] = text
        if not self._is_gathering:
            self._keep()

    @contextmanager
    def together(self) -> Iterator[None]:
        """Write the options that are set within all at once, at the end."""
        self._is_gathering = True
        try:
            yield
        finally:
            self._is_gathering = False
            if self._unkept:
                self._keep()

    def _keep(self) -> None:
        if self._store.status() is QSettings.Status.AccessError:
            self._store = _opened(self._path)  # the error of the last time would stand for ever
        for key, kept in self._unkept.items():
            self._store.setValue(key, kept)
        self._store.sync()
        if self._store.status() is not QSettings.Status.AccessError:
            self._unkept.clear()


def _opened(path: Path) -> QSettings:
    return QSettings(str(path), QSettings.Format.IniFormat)
