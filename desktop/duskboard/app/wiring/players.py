"""The players' screen: its window follows the projection, and the projection the buttons."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from duskboard.app.awake import Awake
from duskboard.app.desk import Desk
from duskboard.app.room import Room
from duskboard.core.identity import AssetId
from duskboard.models.projection import Projection
from duskboard.projector.page_keys import PageKeys
from duskboard.projector.screen_key import ScreenKey, find, key_of, read_key
from duskboard.projector.stage import Stage
from duskboard.projector.window import PlayerWindow
from duskboard.settings import option
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import CampaignFileError
from duskboard.windows.command import CommandTable
from duskboard.windows.curtains import Curtains
from duskboard.windows.players_group import PlayersGroup
from duskboard.windows.screen_choice import ScreenChoice, ScreenRow

Say = Callable[[str], None]
"""Tells the game master something in the status bar."""


class PlayersScreen(QObject):
    """Opens and closes the players' window, and puts it where it stood before.

    Attributes:
        curtains: What covers the game master's windows on the players' screen.

    Signals:
        changed(): It was opened or closed.
    """

    changed = Signal()

    def __init__(self, room: Room, window: PlayerWindow, owner: Callable[[], QWidget]) -> None:
        """Look after `window`; questions are asked over `owner`, the game master's window."""
        super().__init__(window)
        self._room = room
        self._window = window
        self._owner = owner
        self._awake = Awake()
        self.curtains = Curtains(room.look, room.words, owner, window, self)
        window.placed.connect(self._on_window_placed)

    @property
    def is_open(self) -> bool:
        """Whether there is a players' screen, or one that is away and will come back."""
        return self._window.is_open

    def toggle(self) -> None:
        """Open the players' screen, or close it."""
        if self._window.is_open:
            self._window.leave()
            self.changed.emit()
            return
        own = self._owner().screen()
        others = [screen for screen in QGuiApplication.screens() if screen is not own]
        known = self._known()
        if known is not None and find(known, [key_of(own)]) is not None:
            self.choose()  # the game master has moved onto the screen of the players
            return
        place = find(known, [key_of(screen) for screen in others]) if known else None
        if place is not None:
            self._show_on(others[place])
        elif len(others) == 1:
            self._show_on(others[0])
        else:
            self.choose()

    def choose(self) -> None:
        """Ask where the players' screen is to be."""
        own = self._owner().screen()
        screens = QGuiApplication.screens()
        keys = [key_of(screen) for screen in screens]
        rows = [_row(place, screen, own) for place, screen in enumerate(screens)]
        choice = ScreenChoice(self._room.look, self._room.words, rows, parent=self._owner())

        def on_choice_screen_chosen(screen_id: str) -> None:
            # By its key: it may have gone while the question stood there, and others come.
            now = QGuiApplication.screens()
            place = find(keys[int(screen_id)], [key_of(screen) for screen in now])
            if place is not None:
                self._show_on(now[place])

        def on_choice_window_chosen() -> None:
            self._window.show_on(self._owner().screen(), full=False)
            self.changed.emit()

        choice.screen_chosen.connect(on_choice_screen_chosen)
        choice.window_chosen.connect(on_choice_window_chosen)
        choice.open()

    def close(self) -> None:
        """Leave the screen for good: the campaign is closed."""
        self._window.leave()
        self._awake.close()

    def _on_window_placed(self) -> None:
        """Guard a screen that players have for themselves, and keep the machine awake."""
        target = self._window.target
        is_whole = target is not None and self._window.is_full
        self.curtains.guard(target if is_whole else None)
        # Offscreen nobody looks.
        if target is not None and QGuiApplication.platformName() != "offscreen":
            self._awake.hold()
        else:
            self._awake.release()

    def _show_on(self, screen: QScreen) -> None:
        self._window.show_on(screen, full=True)
        self._remember(key_of(screen))
        self.changed.emit()

    def _known(self) -> ScreenKey | None:
        return read_key(self._room.settings.get(option.PROJECTOR_SCREEN))

    def _remember(self, key: ScreenKey) -> None:
        self._room.settings.set(option.PROJECTOR_SCREEN, key.stored())


def pictures_of(file: CampaignFile) -> Callable[[AssetId], bytes | None]:
    """Return what gives the bytes of the pictures in a campaign file."""

    def picture(asset_id: AssetId) -> bytes | None:
        try:
            asset = file.asset(asset_id)
        except CampaignFileError:
            return None
        return asset.data if asset is not None else None

    return picture


def wire_projection(projection: Projection, window: PlayerWindow, group: PlayersGroup) -> None:
    """Connect the projection: the window shows its frames, the buttons steer it."""
    window.mirror(projection.frame)
    projection.frame_changed.connect(window.mirror)
    group.freeze_requested.connect(projection.set_frozen)
    group.blank_requested.connect(projection.set_blank)


def wire_page_keys(
    desk: Desk, players: PlayerWindow, window: QWidget, commands: CommandTable, say: Say
) -> None:
    """Have keys after a click on the players' picture turn its pages, and nothing else."""
    words = desk.room.words
    shortcuts = [key for command in commands.of_players() for key in command.keys]
    keys = PageKeys(shortcuts, window)

    def turn(by: int) -> None:
        desk.projection.turn_to(*players.stage.turned(by))

    def on_players_pressed() -> None:
        keys.take_keyboard()
        say(words.gettext("Keys turn the players’ pages now. Esc, or a click here, goes on."))

    players.pressed.connect(on_players_pressed)
    players.turned.connect(turn)
    keys.turned.connect(turn)


class LivePictures:
    """The pictures of what players see: theirs, and the small one of the game master."""

    def __init__(
        self, room: Room, projection: Projection, window: PlayerWindow, file: CampaignFile
    ) -> None:
        self._room = room
        self._projection = projection
        self._pictures = pictures_of(file)
        self._stages = [window.stage]

    def make(self) -> QWidget:
        """Return another picture, at any size."""
        stage = Stage(self._room.player_look, self._room.player_words, self._pictures)
        stage.mirror(self._projection.frame)
        self._projection.frame_changed.connect(stage.mirror)
        self._stages.append(stage)
        return stage

    def look_again(self) -> None:
        """Paint all of them anew: language, size or colours have changed."""
        for stage in self._stages:
            stage.look_again()


def _row(place: int, screen: QScreen, own: QScreen) -> ScreenRow:
    size = screen.size() * screen.devicePixelRatio()
    name = " ".join(part for part in (screen.manufacturer(), screen.model()) if part)
    return ScreenRow(
        screen_id=str(place),
        name=name or screen.name(),
        width=size.width(),
        height=size.height(),
        is_own=screen is own,
    )
