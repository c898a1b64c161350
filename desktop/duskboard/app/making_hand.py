"""Rituals, inventions and crafting in their dock: what is wished becomes acts at the table."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.app.rolls import Rolls
from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.design import Design
from duskboard.core.blades.fortune import FortuneTerms
from duskboard.core.blades.magnitude import Ritual
from duskboard.core.blades.scoundrel import Fate, Scoundrel
from duskboard.core.blades.stress import stress_boxes
from duskboard.core.blades.trait import ActionId
from duskboard.core.dice import MAX_DICE
from duskboard.i18n.blades_magnitude_text import sum_text
from duskboard.i18n.words import Words
from duskboard.models.document import Step
from duskboard.panels.making_offer import MakingOffer
from duskboard.panels.making_panel import MakingPage, MakingPanel
from duskboard.panels.making_wish import (
    AskFortune,
    Begin,
    Craft,
    KeepCraft,
    MakingWish,
    Perform,
    Study,
    Teach,
    ThrowAway,
    Write,
)
from duskboard.play.blades.craft import (
    CraftKept,
    CraftRolled,
    CraftTerms,
    KeepTerms,
    begin_study,
    craft,
    keep_craft,
    learnt_at,
    remove_design,
    teach,
    write_design,
)
from duskboard.play.blades.decision import ActionDecision
from duskboard.play.blades.fortune import FortuneDecision
from duskboard.play.blades.ritual import (
    PerformTerms,
    RitualPerformed,
    perform,
    remove_ritual,
    write_ritual,
)
from duskboard.play.blades.scene import crew_of
from duskboard.storage.journal import Act
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName


class MakingHand(QObject):
    """Keeps the panel of rituals and making, and does what is wished of it.

    Signals:
        roll_wanted(): A roll is in hand; its panel is wanted in sight.
    """

    roll_wanted = Signal()

    def __init__(self, desk: Desk, rolls: Rolls) -> None:
        self.panel = MakingPanel(desk.room.look, desk.room.words)
        super().__init__(self.panel)
        self._desk, self._clerk, self._rolls = desk, desk.clerk, rolls
        self._rolled: CraftRolled | None = None
        self._window: MainWindow | None = None
        desk.document.changed.connect(self._on_document_changed)
        self.panel.wished.connect(self._do)
        self._show()

    def furnish(self, window: MainWindow) -> None:
        """Put the dock into the window."""
        self._window = window
        window.add_panel(DockName.MAKING, _title, self.panel, self.panel.pages)

    def commands(self) -> Iterator[Command]:
        """Yield a command for each page."""
        labels = {
            MakingPage.RITUALS: _rituals,
            MakingPage.DESIGNS: _designs,
            MakingPage.CRAFT: _crafts,
            MakingPage.MAGNITUDE: _magnitudes,
        }
        for page, label in labels.items():
            yield Command(
                command_id=f"making.{page.value}",
                label=label,
                run=partial(self._open, page),
                group=CommandGroup.GAME,
                glyph="project",
            )

    def _open(self, page: MakingPage) -> None:
        window = self._window
        if window is None:
            return
        if not window.is_dock_shown(DockName.MAKING):
            window.workspaces.select("score")
        window.show_dock(DockName.MAKING)
        self.panel.turn_to(page)
        self.panel.begin()

    def _show(self) -> None:
        table = self._clerk.table
        crew = crew_of(table)
        sheets = table.values(Scoundrel).items()
        people = {key: one for key, one in sheets if one.fate is Fate.ACTIVE}
        self.panel.mirror(
            MakingOffer(
                rituals=dict(table.values(Ritual)),
                designs=dict(table.values(Design)),
                people=people,
                boxes={key: stress_boxes(one, crew) for key, one in people.items()},
                crew=crew,
                rolled=self._rolled,
            )
        )

    def _do(self, wish: MakingWish) -> None:
        """Do what was wished."""
        match wish:
            case Begin():
                self._begin(wish)
            case Perform():
                self._perform(wish)
            case Craft(terms=terms):
                self._craft(wish, terms)
            case KeepCraft(coin=coin):
                self._keep(coin)
            case AskFortune():
                self._ask(wish)
            case Study():
                self._study(wish)
            case _:
                self._clerk.do(lambda table: _act(table, wish))

    def _begin(self, wish: Begin) -> None:
        """Write a new ritual or design down, and give the keyboard to its name."""
        words, key = self._desk.room.words, new_id()
        if wish.is_ritual:
            ritual = Ritual(name=words.pgettext("blades making", "New ritual"))
            self._clerk.do(lambda table: write_ritual(table, key, ritual))
            self.panel.turn_to(MakingPage.RITUALS, key)
        else:
            design = Design(name=words.pgettext("blades making", "New invention"))
            self._clerk.do(lambda table: write_design(table, key, design))
            self.panel.turn_to(MakingPage.DESIGNS, key)
        self.panel.begin()

    def _perform(self, wish: Perform) -> None:
        """Perform a ritual; a dangerous one takes an action roll then (129, 165)."""
        dice = wish.told or self._desk.room.dice

        def act(table: Table, *, is_overruled: bool = False) -> Transaction:
            terms = PerformTerms(
                who=wish.who,
                ritual=wish.key,
                coin=wish.coin,
                primes=wish.primes,
                is_overruled=is_overruled,
            )
            return perform(table, terms, dice)

        step = self._clerk.do(act, lambda table: act(table, is_overruled=True))
        ritual = self._clerk.table.value(wish.key, Ritual)
        if step is None or ritual is None or not isinstance(step.report, RitualPerformed):
            return
        if ritual.is_dangerous and not wish.primes:
            self._rolls.drop()
            terms = ActionTerms(action=ActionId.ATTUNE)
            held = ActionDecision(who=wish.who, terms=terms, why=ritual.name)
            self._rolls.action.hold(held)
            self.roll_wanted.emit()

    def _craft(self, wish: Craft, terms: CraftTerms) -> None:
        dice = wish.told or self._desk.room.dice

        past = replace(terms, is_overruled=True)
        self._clerk.do(
            lambda table: craft(table, terms, dice), lambda table: craft(table, past, dice)
        )

    def _keep(self, coin: int | None) -> None:
        """Put what was crafted on the sheet, or let it go."""
        rolled = self._rolled
        if rolled is None or coin is None:
            self._rolled = None
            self._show()
            return

        def act(table: Table, *, is_overruled: bool = False) -> Transaction:
            terms = KeepTerms(
                who=rolled.who,
                name=rolled.what,
                quality=rolled.quality,
                coin=coin,
                least=rolled.least,
                is_overruled=is_overruled,
            )
            return keep_craft(table, terms)

        self._clerk.do(act, lambda table: act(table, is_overruled=True))

    def _study(self, wish: Study) -> None:
        """Begin a project, and before it one for access where the means are missing (118)."""
        words, keys = self._desk.room.words, (new_id(), new_id())

        def act(table: Table) -> Transaction:
            learnt = learnt_at(table, wish.key)
            name = words.pgettext("blades craft", "Access: %(what)s") % {"what": learnt.name}
            access = None if wish.has_access else (keys[1], name)
            return begin_study(table, wish.key, wish.who, keys[0], access)

        self._clerk.do(act)

    def _ask(self, wish: AskFortune) -> None:
        """Take a fortune roll in hand, with a magnitude for its trait (49, 128)."""
        rating = min(MAX_DICE, wish.magnitude.total)
        trait = sum_text(self._desk.room.words, wish.magnitude)
        terms = FortuneTerms(trait=trait, rating=rating)
        self._rolls.drop()
        self._rolls.fortune.hold(FortuneDecision(terms=terms))
        self.roll_wanted.emit()

    def _on_document_changed(self, step: Step) -> None:
        report, before = step.report, self._rolled
        if isinstance(report, CraftRolled):
            self._rolled = None if step.row.act is Act.UNDO else report
        elif isinstance(report, CraftKept):
            self._rolled = None
        kinds = (Crew, Design, Ritual, Scoundrel)
        entities = (change.after or change.before for change in step.changes)
        is_here = any(one is not None and isinstance(one.value, kinds) for one in entities)
        if is_here or self._rolled is not before:
            self._show()


def _act(table: Table, wish: MakingWish) -> Transaction:
    """Return the step that does something to a ritual or a design."""
    match wish:
        case Write(key=what, what=Ritual() as ritual):
            return write_ritual(table, what, ritual)
        case Write(key=what, what=Design() as design):
            return write_design(table, what, design)
        case ThrowAway(key=what):
            is_ritual = isinstance(learnt_at(table, what), Ritual)
            return remove_ritual(table, what) if is_ritual else remove_design(table, what)
        case Teach(key=what, who=who, knows=knows):
            return teach(table, what, who, knows=knows)
        case _:
            msg = f"not a wish about something made: {wish!r}"
            raise TypeError(msg)


def _title(words: Words) -> str:
    return words.pgettext("dock", "Making")


def _rituals(words: Words) -> str:
    return words.pgettext("blades making", "Rituals: their questions, performing them")


def _designs(words: Words) -> str:
    return words.pgettext("blades making", "Inventions: their questions, projects")


def _crafts(words: Words) -> str:
    return words.pgettext("blades making", "Crafting: quality by roll, Workshop and coin")


def _magnitudes(words: Words) -> str:
    return words.pgettext("blades making", "The magnitude table")
