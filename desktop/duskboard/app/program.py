"""The program: one campaign open at a time, first run, trouble with files."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from duskboard.app.appearance import Appearance
from duskboard.app.campaigns import Campaigns, is_same_file, plain_path
from duskboard.app.copying import Copying
from duskboard.app.evening import Evening
from duskboard.app.fault import fault_text, fault_title, fault_trouble
from duskboard.app.files import Files
from duskboard.app.recent import OpenTable
from duskboard.app.rescuing import Background, Rescuing
from duskboard.app.room import Room
from duskboard.app.run_log import RunLog
from duskboard.app.trouble import tell
from duskboard.app.wiring.trouble_bar import Trouble
from duskboard.i18n.error_text import error_text
from duskboard.i18n.words import Words
from duskboard.settings import option
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import (
    CampaignFileError,
    DamagedFileError,
    FolderNotWritableError,
    ReadOnlyFileError,
)
from duskboard.windows.first_run import FirstRun, Game
from duskboard.windows.main_window import MainWindow


class Program:
    """Opens campaigns one after the other, and knows what to do when there is none."""

    def __init__(
        self, application: QApplication, room: Room, window: MainWindow | None = None
    ) -> None:
        """Begin; `window` is a bare main window that is shown already, for the first campaign."""
        self._application = application
        self._room = room
        self._appearance = Appearance(application, room)
        self._campaigns = Campaigns(room)
        self.files = Files(room, self._campaigns, self)
        self._rescuing = Rescuing(room, self._campaigns, self.open)
        self._copying = Copying(room, self._campaigns, self.open)
        self._first: FirstRun | None = None
        self._bare = window
        self._failed: Path | None = None
        self._background: Background | None = None
        self.evening: Evening | None = None
        application.setQuitOnLastWindowClosed(True)
        self._appearance.changed.connect(self._on_appearance_changed)

    @property
    def home(self) -> Path:
        """The user's folder."""
        return self._room.home

    @property
    def words(self) -> Words:
        """The words of the game master."""
        return self._room.words

    @property
    def log(self) -> RunLog:
        """The program's own log."""
        return self._room.log

    def start(self, path: Path | None) -> None:
        """Show the first window: a campaign named, else the first run, else the last one."""
        if path is not None:
            self.open(path)
        elif not self._room.settings.get(option.FIRST_RUN_DONE):
            self._show_first_run()
        elif self._campaigns.recent:
            self.open(self._campaigns.recent[0])
        else:
            self._show_first_run()

    def open(self, path: Path) -> None:
        """Open a campaign in place of the one that is open; trouble is told and changes nothing."""
        path = plain_path(path)
        current = self.current()
        if current is not None and is_same_file(path, current):
            return
        log = self._room.log
        try:
            file = CampaignFile.open(path)
        except DamagedFileError as error:
            log.write("open: damaged")
            self._rescuing.offer(self._landing(), error)
            return
        except (ReadOnlyFileError, FolderNotWritableError) as error:
            log.write(f"open: {type(error).__name__}")
            self._copying.offer(self._landing(), error)
            return
        except CampaignFileError as error:
            self.on_failed(error)
            return
        self._show(file)
        log.write("open: done")
        self._campaigns.remember(path)
        self._room.settings.set(option.FIRST_RUN_DONE, value=True)

    def come_to_front(self, path: Path | None) -> None:
        """Show the window above all others and open a campaign, if one is named."""
        if path is not None:
            self.open(path)
        front = self.files.recent or self.owner()
        if front is not None:
            front.setWindowState(front.windowState() & ~Qt.WindowState.WindowMinimized)
            front.show()
            front.raise_()
            front.activateWindow()

    def tell_crash(self, report: Path | None) -> None:
        """Say that something went wrong in the program, and where the report of it is."""
        self._room.log.write(f"fault: {report.name if report is not None else 'not written'}")
        failed, self._failed = self._failed, None
        if self.evening is not None:
            self._drop_bare()
            self.evening.trouble.tell(fault_trouble(failed, report))
            return
        page = self._rescue_page()
        if any(box.isVisible() for box in page.findChildren(QMessageBox)):
            return  # one is enough: a fault in painting comes again and again
        words = self._room.words
        tell(page, fault_title(words, failed), fault_text(words, failed, report))

    def close(self) -> None:
        """Close the campaign that is open."""
        if self.evening is not None:
            self.evening.close()
            self.evening = None

    def _show(self, file: CampaignFile) -> None:
        before = self.evening
        if self._bare is None:
            self._bare = MainWindow(self._room.look, self._room.words)
        try:
            evening = Evening(self._room, self._appearance, self.files, file, self._bare)
            if self._background is not None:
                evening.use(self._background)
            evening.show()
        except BaseException:
            self._failed = file.path
            file.close()  # else it would be held for nobody; what was made goes once it is told
            raise
        self.evening, self._bare = evening, None
        if before is not None:
            before.close()
        if self._first is not None:
            self._first.close()
            self._first = None
        self.files.close_recent()

    def _drop_bare(self) -> None:
        """Close the window that waits: there is nothing to furnish it with."""
        window, self._bare = self._bare, None
        if window is not None:
            window.blockSignals(True)  # noqa: FBT003 - Qt's; half furnished, it has nothing to keep
            window.close()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)

    def _show_first_run(self) -> FirstRun:
        settings = self._room.settings
        first = FirstRun(
            self._room.look,
            self._room.words,
            settings.get(option.THEME),
            [game for game in Game if game in settings.get(option.GAMES)],
        )
        first.language_requested.connect(self._appearance.set_language)
        first.theme_requested.connect(self._appearance.set_theme)
        first.zoom_requested.connect(self._appearance.zoom)
        first.games_changed.connect(self._on_first_games_changed)
        first.open_requested.connect(self.files.browse)
        first.empty_requested.connect(self.files.open_empty)
        first.sample_requested.connect(self.files.open_sample)
        self._first = first
        first.show()
        return first

    def owner(self) -> QWidget | None:
        """Return the window that questions are asked over, or None where none is open."""
        return self.evening.window if self.evening is not None else self._first

    def current(self) -> Path | None:
        """Return the open campaign, or None."""
        return self.evening.path if self.evening is not None else None

    def open_table(self) -> OpenTable | None:
        """Return the open campaign with its table, or None."""
        if self.evening is None:
            return None
        return OpenTable(path=self.evening.path, table=self.evening.desk.document.table)

    def duplicate_current(self, target: Path) -> None:
        """Copy the open campaign.

        Raises:
            CampaignFileError: The copy cannot be made.
        """
        if self.evening is not None:
            self.evening.duplicate(target)

    def on_failed(self, error: CampaignFileError) -> None:
        """Tell trouble with a file, and leave the user where something can be done about it."""
        self._room.log.write(f"trouble: {type(error).__name__}")
        if self.evening is not None:
            trouble = Trouble(
                title=lambda words: words.gettext("That did not work."),
                text=lambda words: error_text(words, error),
            )
            self.evening.trouble.tell(trouble)
            return
        tell(self._landing(), error_text(self._room.words, error))

    def use(self, background: Background) -> None:
        """Take who does work off the GUI thread, once the program runs."""
        self._background = background
        self._rescuing.use(background)
        if self.evening is not None:
            self.evening.use(background)

    def _landing(self) -> QWidget | None:
        """Return a window to tell trouble over, where something can be done about it."""
        if self.owner() is None and self.files.recent is None:
            self.files.show_recent()
        self._drop_bare()
        return self.files.recent or self.owner()

    def _rescue_page(self) -> QWidget:
        """Return a window from which anything can be begun, after a fault that left none."""
        page = self.files.recent or self._first
        if page is None or not page.isVisible():
            page = self._show_first_run()
        self._drop_bare()
        return page

    def _on_first_games_changed(self, games: frozenset[Game]) -> None:
        self._room.settings.set(option.GAMES, frozenset(game.value for game in games))

    def _on_appearance_changed(self) -> None:
        if self.evening is not None:
            self.evening.retranslate()
