"""The bars of the main window: campaign and session, named undo, news, the one question."""

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.desk import Desk
from duskboard.app.files import Files
from duskboard.app.wiring.key_hints import (
    aftermath_hints,
    claim_hints,
    deed_hints,
    downtime_hints,
    guide_hints,
    key_hints,
    roll_hints,
    rule_hints,
)
from duskboard.app.wiring.players import PlayersScreen
from duskboard.app.wiring.setup import ChasePlace
from duskboard.app.wiring.trouble_bar import Trouble, TroubleBar
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.error_text import error_text
from duskboard.i18n.moment_text import day_text, time_text
from duskboard.i18n.report_text import act_text
from duskboard.i18n.words import Language
from duskboard.models.document import Step
from duskboard.play.session import running_session
from duskboard.storage.error import LostFileError
from duskboard.storage.journal import Act, JournalRow
from duskboard.table.entity import Session
from duskboard.table.public_frame import PublicPage, has_something
from duskboard.windows.main_window import MainWindow
from duskboard.windows.players_group import PageRow, PlayersState
from duskboard.windows.status_bar import KeyHint, StatusState, UndoQuestion
from duskboard.windows.status_news import Tone
from duskboard.windows.top_bar import TopBarState
from duskboard.windows.workspace import DockName


class Bars:
    """Keeps the bars at what is so now.

    Attributes:
        trouble: The bar of trouble.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what the bars tell of
        self,
        desk: Desk,
        hand: ChaseHand,
        place: ChasePlace,
        window: MainWindow,
        screen: PlayersScreen,
        files: Files,
    ) -> None:
        """Fill the bars of `window`; `files` helps out of trouble with the open file."""
        self._desk = desk
        self._hand = hand
        self._place = place
        self._window = window
        self._screen = screen
        self._files = files
        self._saved = ""
        self._after_step = ""
        self._said_of_hold = ("", False, False)
        self._page = desk.projection.page
        self._pages: tuple[PageRow, ...] = ()
        self._pages_of: tuple[frozenset[PublicPage], Language] | None = None
        self.trouble = TroubleBar(window.error_bar, desk.room.words)
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Say everything as it is now."""
        words = self._desk.room.words
        document = self._desk.document
        undo, redo = self._name(document.next_undo), self._name(document.next_redo)
        self._window.mirror(
            TopBarState(
                campaign=self._campaign(),
                session=self._session(),
                session_short=self._session(),
                undo=undo,
                redo=redo,
                players=self._players(),
                language=words.language,
                theme=self._desk.room.look.theme,
            )
        )
        self._say_status(undo)

    def retranslate(self) -> None:
        """Say everything anew, with the trouble there is."""
        self.refresh()
        self.trouble.refresh()

    def say_screen(self) -> None:
        """Say that the players' screen is held or blank, where one that opens finds it so."""
        words, projection = self._desk.room.words, self._desk.projection
        if projection.frozen:
            said = words.gettext(
                "The players’ screen is still frozen, as it was left. Press Frozen to go on."
            )
        elif projection.blank:
            said = words.gettext("The players’ screen is still blank. Press Blank to light it.")
        else:
            return
        self._say_of_hold(said)

    def say_as_left(self) -> None:
        """Say how the last evening left what players see: their screen, else the secret rolls."""
        self.say_screen()
        if self._desk.tray.is_secret and not self._window.status_bar.news:
            self._window.status_bar.say(self._still_secret())

    def _still_secret(self) -> str:
        return self._desk.room.words.gettext(
            "Rolls are still secret, as they were left. "
            "Press Secret to let players see the next ones."
        )

    def _say_of_hold(self, said: str) -> None:
        """Say what is so while the players' screen is as it is now."""
        projection = self._desk.projection
        self._said_of_hold = said, projection.frozen, projection.blank
        self._window.status_bar.say(said)

    def _say_keys(self) -> None:
        self._say_status(self._name(self._desk.document.next_undo))

    def _say_status(self, undo: str) -> None:
        words = self._desk.room.words
        undo_text = words.gettext("Undo: %(step)s") % {"step": undo} if undo else ""
        saved = words.gettext("Saved %(time)s") % {"time": self._saved} if self._saved else ""
        self._window.status_bar.mirror(
            StatusState(hints=self._hints(), undo=undo_text, saved=saved)
        )

    def _connect(self) -> None:
        desk, bar, status = self._desk, self._window.top_bar, self._window.status_bar
        desk.document.changed.connect(self._on_document_changed)
        desk.projection.state_changed.connect(self._on_projection_state_changed)
        desk.projection.held.connect(self._on_projection_held)
        desk.projection.let_go.connect(self._on_projection_let_go)
        desk.tray.secret_changed.connect(self._on_tray_secret_changed)
        self._hand.changed.connect(self._say_keys)
        self._place.changed.connect(self._say_keys)
        self._window.workspaces.laid_out.connect(self._say_keys)
        desk.clerk.refused.connect(self._on_clerk_refused)
        desk.clerk.failed.connect(self._on_clerk_failed)
        desk.clerk.second_press_wanted.connect(self._on_clerk_second_press_wanted)
        bar.undo_requested.connect(desk.clerk.undo)
        bar.redo_requested.connect(desk.clerk.redo)
        bar.players.page_requested.connect(self._on_players_page_requested)
        status.undo_confirmed.connect(desk.clerk.undo)
        status.stay_requested.connect(desk.clerk.stay)
        status.overrule_requested.connect(desk.clerk.overrule)

    def _campaign(self) -> str:
        campaign = self._desk.document.table.campaign
        return campaign.name if campaign is not None else self._desk.document.file.path.stem

    def _session(self) -> str:
        words, table = self._desk.room.words, self._desk.document.table
        running = running_session(table)
        if running is not None:
            return words.gettext("Session %(number)d") % {"number": running.number}
        latest = table.session
        if latest is not None and isinstance(latest.value, Session):
            number = {"number": latest.value.number}
            return words.gettext("after session %(number)d") % number
        return words.gettext("before the first session")

    def _name(self, row: JournalRow | None) -> str:
        if row is None:
            return ""
        room = self._desk.room
        return act_text(room.words, self._desk.document.report(row.seq), room.zone)

    def _players(self) -> PlayersState:
        projection, words = self._desk.projection, self._desk.room.words
        view = projection.coming.view
        full = frozenset(page for page in PublicPage if has_something(view, page))
        if (full, words.language) != self._pages_of:
            self._pages_of = full, words.language
            self._pages = tuple(
                PageRow(page_id=page, label=enum_text(words, page), is_empty=page not in full)
                for page in PublicPage
            )
        return PlayersState(
            page=projection.page if self._screen.is_open else "",
            pages=self._pages,
            frozen=projection.frozen,
            waiting=projection.waiting,
            blank=projection.blank,
            beside=projection.choice.beside or "",
            held=(projection.frame.page, projection.frame.beside or ""),
        )

    def _hints(self) -> tuple[KeyHint, ...]:
        aside = {"rules": rule_hints, "downtime": downtime_hints}
        told = aside.get(self._window.workspaces.current)
        if told is not None:
            return told(self._desk.room.words)
        rolls = self._desk.roll_panel
        if rolls.isVisible() and not rolls.is_idle:
            hints = roll_hints if rolls.offer is not None else aftermath_hints
            return hints(self._desk.room.words)
        if self._desk.claim_panel.is_in_sight:
            return claim_hints(self._desk.room.words)
        has_track = self._window.is_dock_shown(DockName.CHASE)
        guide, board = self._place.guide, self._desk.board_model.board
        if has_track and guide is not None:
            return guide_hints(self._desk.room.words, guide.step)
        chase = self._desk.chase_board
        if has_track and chase.deed.offer is not None:
            return deed_hints(self._desk.room.words)
        return key_hints(
            self._desk.room.words,
            verbs=chase.verbs.verbs,
            is_forked=board is not None and board.is_forked,
            has_track=has_track,
            has_turn=board is not None and board.active is not None,
            is_armed=self._hand.is_armed,
            has_sheet=self._desk.sheet_panel.has_sheet_in_sight,
            has_scoundrel=self._desk.scoundrel_panel.has_sheet_in_sight,
        )

    def _on_document_changed(self, step: Step) -> None:
        room = self._desk.room
        self._saved = time_text(room.words, step.row.at, room.zone)
        self.trouble.saved()
        self._window.status_bar.end_question()
        self._window.status_bar.clear_news()
        if step.row.act is not Act.DO:
            undone = room.words.gettext("Undone: %(step)s")
            redone = room.words.gettext("Redone: %(step)s")
            said = undone if step.row.act is Act.UNDO else redone
            text = said % {"step": act_text(room.words, step.report, room.zone)}
            self._window.status_bar.say(text)
        if self._after_step:
            self._say_of_hold(self._after_step)
            self._after_step = ""
        self.refresh()

    def _on_projection_state_changed(self) -> None:
        said, *was = self._said_of_hold
        is_over = was != [self._desk.projection.frozen, self._desk.projection.blank]
        if is_over and self._window.status_bar.news == said:
            self._window.status_bar.clear_news()
        self._say_page()
        self.refresh()

    def _say_page(self) -> None:
        """Say of a page that was just turned to that it has nothing for players yet."""
        projection, words = self._desk.projection, self._desk.room.words
        before, self._page = self._page, projection.page
        if self._page is before or has_something(projection.coming.view, self._page):
            return
        text = words.gettext("%(page)s: nothing of it is shown to players yet.")
        self._window.status_bar.say(text % {"page": enum_text(words, self._page)}, Tone.REFUSED)

    def _on_tray_secret_changed(self) -> None:
        if self._window.status_bar.news == self._still_secret():
            self._window.status_bar.clear_news()

    def _on_projection_held(self) -> None:
        # It is said once the step itself has been told of, which would take its place.
        self._after_step = self._desk.room.words.gettext(
            "The players’ screen is frozen: this step would show them something hidden. "
            "Press Frozen to show it."
        )

    def _on_projection_let_go(self) -> None:
        self._after_step = self._desk.room.words.gettext(
            "Nothing is held back from the players any more: their screen goes on."
        )

    def _on_clerk_refused(self, error: Exception) -> None:
        text = error_text(self._desk.room.words, error)
        bold = self._desk.clerk.can_overrule
        self._window.status_bar.say(text, Tone.REFUSED, can_overrule=bold)

    def _on_clerk_failed(self, error: Exception) -> None:
        is_lost = isinstance(error, LostFileError)
        trouble = Trouble(
            title=lambda words: words.gettext("Nothing was saved, and nothing has changed."),
            text=lambda words: error_text(words, error),
            act=(lambda words: words.gettext("Duplicate…")) if is_lost else None,
            run=self._files.ask_duplicate if is_lost else None,
            until_saved=True,
        )
        self.trouble.tell(trouble)

    def _on_clerk_second_press_wanted(self) -> None:
        document, room = self._desk.document, self._desk.room
        row = document.next_undo
        if row is None:
            return
        self._window.status_bar.ask(
            UndoQuestion(
                session=row.session,
                current=document.session_number,
                step=self._name(row),
                day=day_text(room.words, row.at, room.now(), room.zone),
                key="Ctrl Z",
            )
        )

    def _on_players_page_requested(self, page: str) -> None:
        self._desk.projection.choose(PublicPage(page))
