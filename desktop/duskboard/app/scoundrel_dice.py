"""What is clicked on a scoundrel's sheet is taken in hand, or rolled at once."""

from PySide6.QtCore import QObject

from duskboard.app.desk import Desk
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.identity import EntityId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.roll_text import roll_name
from duskboard.panels.scoundrel_offer import ScoundrelOffer
from duskboard.play.roll import Decision, SkillCheck, check_decision


class ScoundrelDice(QObject):
    """Has the dice of an action or of a resistance in the tray, and says so on the sheet."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.scoundrel_panel)
        self._desk = desk
        self._held: tuple[Decision, ScoundrelOffer] | None = None
        panel = desk.scoundrel_panel
        panel.action_armed.connect(self._on_armed)
        panel.resistance_armed.connect(self._on_armed)
        panel.action_rolled.connect(self._on_rolled)
        panel.resistance_rolled.connect(self._on_rolled)
        desk.holder.changed.connect(self._on_holder_changed)

    def _on_armed(self, who: EntityId, what: ActionId | AttributeId) -> None:
        """Take a roll in hand, or put it down where it is in hand already."""
        offer = self._held[1] if self._held is not None else None
        is_held = offer is not None and offer.who == who and what in (offer.action, offer.attribute)
        if is_held:
            self._desk.holder.drop()
        else:
            self._arm(who, what)

    def _on_rolled(self, who: EntityId, what: ActionId | AttributeId) -> None:
        self._arm(who, what)
        self._desk.tray.roll_requested.emit()

    def _arm(self, who: EntityId, what: ActionId | AttributeId) -> None:
        sheet = self._desk.clerk.table.value(who, Scoundrel)
        if sheet is None:
            return
        words, ratings = self._desk.room.words, sheet.ratings
        check = SkillCheck(
            person_id=who,
            skill=enum_text(words, what),
            value=ratings.of(what) if isinstance(what, ActionId) else ratings.attribute(what),
            difficulty=Difficulty.REGULAR,
            source=CheckSource.RATING,
        )
        secret = self._desk.tray.wishes_secret
        decision = check_decision(check, who=sheet.name, secret=secret)
        if decision is None:
            return
        offer = ScoundrelOffer(
            who=who,
            action=what if isinstance(what, ActionId) else None,
            attribute=what if isinstance(what, AttributeId) else None,
            figure=roll_name(words, decision.check),
        )
        self._held = (decision, offer)
        self._desk.holder.arm(decision)
        self._desk.scoundrel_panel.mirror_offer(offer)

    def _on_holder_changed(self, decision: Decision | None) -> None:
        if self._held is not None and decision != self._held[0]:
            self._held = None
            self._desk.scoundrel_panel.mirror_offer(None)
