"""The rolls of a score: one in hand at a time, whichever it is, and what comes of an action."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal

from duskboard.app.action_hand import ActionHand
from duskboard.app.desk import Desk
from duskboard.app.fortune_hand import FortuneHand
from duskboard.app.outcome_hand import OutcomeHand
from duskboard.app.roll_act import act_of
from duskboard.app.sheet_keys import SheetKeys
from duskboard.app.team_hand import TeamHand
from duskboard.core.blades.action import ActionTerms
from duskboard.core.blades.consequence import ConsequenceKind
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.clocks.clock import Clock
from duskboard.core.dice import ReportedBest
from duskboard.core.identity import EntityId
from duskboard.i18n.error_text import error_text
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.action_roll_text import dice_name
from duskboard.panels.dice_entry import FacesTyped
from duskboard.panels.fortune_offer import FortuneOffer
from duskboard.panels.outcome_offer import OutcomeOffer
from duskboard.panels.outcome_wish import Finish, Inflict, OutcomeWish, Resist
from duskboard.panels.roll_keys import RollKey
from duskboard.panels.roll_panel import RollKind, RollOffer
from duskboard.panels.scoundrel_offer import ScoundrelOffer
from duskboard.panels.team_offer import TeamOffer
from duskboard.play.blades.decision import ActionDecision


class Rolls(QObject):
    """Keeps the panel of rolls and the sheets at the roll in hand.

    Signals:
        changed(): What is shown of rolls is otherwise.
        wanted(): A roll is taken in hand from elsewhere; its panel is wanted in sight.
        adjusted(): Another roll is in hand, or none, or it is on other terms.
    """

    changed = Signal()
    adjusted = Signal()
    wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.roll_panel)
        self._desk = desk
        clerk, dice, words = desk.clerk, desk.room.dice, desk.room.words
        self.action = ActionHand(clerk, dice, self)
        self.team = TeamHand(clerk, dice, words, self)
        self.fortune = FortuneHand(clerk, dice, words, self)
        self.outcome = OutcomeHand(clerk, dice, self)
        self._offer: RollOffer | None = None
        self._facing: tuple[EntityId, AttributeId] | None = None
        self._wire_hands()
        self._wire_panel()
        self._wire_sheets()
        self._show()

    @property
    def offer(self) -> RollOffer | None:
        """The roll in hand, or None."""
        return self._offer

    @property
    def is_in_hand(self) -> bool:
        """Whether a roll is in hand."""
        return self._offer is not None

    def arm(self, who: EntityId, action: ActionId) -> None:
        """Take an action in hand, or put it down where it is in hand already; of a group too."""
        self.wanted.emit()
        leader = self.team.leader
        if leader is None:
            self.action.arm(who, action)
        elif (leader.who, leader.terms.action) == (who, action):
            self.drop()
        else:
            terms = replace(leader.terms, action=action)
            self.team.begin(replace(leader, who=who, terms=terms), self.team.target)

    def resist(self, who: EntityId, attribute: AttributeId) -> None:
        """Resist what threatens somebody; where nothing does, ask what it is (40)."""
        is_again = self._facing == (who, attribute)
        self.drop()
        if is_again:
            return
        panel = self._desk.roll_panel
        self.wanted.emit()
        self._facing = (who, attribute)
        self._show()
        if not panel.resist(who, attribute):
            panel.outcome.inflict.begin(ConsequenceKind.HARM, who)

    def resist_now(self, who: EntityId, attribute: AttributeId) -> None:
        """Resist what threatens somebody, at once where it is known what that is."""
        panel = self._desk.roll_panel
        self.drop()
        if panel.resist(who, attribute):
            panel.outcome.roll_resistance(who)
        else:
            self.resist(who, attribute)

    def choose(self, kind: RollKind) -> None:
        """Take another kind of roll in hand, as far as it can be said what."""
        who = self._who()
        match kind:
            case RollKind.ACTION:
                leader = self.team.leader
                self.drop()
                if leader is not None:
                    self.action.hold(leader)
            case RollKind.GROUP:
                self._lead(who)
            case RollKind.GATHER:
                self.drop()
                self.fortune.begin_question(who)
            case RollKind.FORTUNE:
                self.drop()
                self.fortune.begin()
        self._show()

    def drop(self) -> None:
        """Put down whatever is in hand."""
        self.action.drop()
        self.team.drop()
        self.fortune.drop()
        self._face_nothing()

    def _face_nothing(self) -> None:
        """Ask no longer what somebody resists."""
        if self._facing is not None:
            self._facing = None
            self._show()

    def _lead(self, who: EntityId | None) -> None:
        """Have the action in hand be a group's, or else the best one of whoever is open."""
        leader, target = self.action.decision, self.action.target
        if leader is None and who is not None:
            leader = ActionDecision(who=who, terms=ActionTerms(action=ActionId.PROWL))
        self.drop()
        if leader is not None:
            self.team.begin(leader, target)

    def _who(self) -> EntityId | None:
        decision = self.action.decision
        return decision.who if decision is not None else self._desk.scoundrel_panel.sheet_id

    def _wire_hands(self) -> None:
        desk, words, foot = self._desk, self._desk.room.words, self._desk.roll_panel.foot

        def on_refused(error: Exception) -> None:
            foot.show_error(error_text(words, error))

        for hand in (self.action, self.team, self.fortune):
            hand.refused.connect(on_refused)
        self.outcome.refused.connect(desk.clerk.refuse)
        self.outcome.retry_wished.connect(self.action.hold)
        self.action.changed.connect(partial(self._on_hand_changed, self.action))
        self.team.changed.connect(partial(self._on_hand_changed, self.team))
        self.fortune.changed.connect(partial(self._on_hand_changed, self.fortune))
        self.fortune.action_wished.connect(self.action.arm)
        desk.document.changed.connect(self._on_document_changed)
        desk.holder.changed.connect(self._on_other_changed)
        desk.wall.drag_dropped.connect(self._on_wall_drag_dropped)
        desk.wall.aim_requested.connect(self._on_wall_aim_requested)

    def _wire_panel(self) -> None:
        panel = self._desk.roll_panel
        panel.kind_chosen.connect(self.choose)
        panel.put_down.connect(self.drop)
        panel.why.textEdited.connect(self._on_why_text_edited)
        panel.key_wished.connect(self._on_panel_key_wished)
        panel.action.adjusted.connect(self.action.adjust)
        panel.group.adjusted.connect(self.team.adjust)
        panel.group.member_toggled.connect(self.team.toggle_member)
        panel.group.push_toggled.connect(self.team.toggle_push)
        panel.group.told.connect(self.team.tell)
        panel.group.wished.connect(self.team.wish)
        panel.fortune.wished.connect(self.fortune.wish)
        panel.outcome.wished.connect(self._on_outcome_wished)
        foot = panel.foot
        foot.go_requested.connect(lambda: self._do(RollKey.GO))
        foot.cancel_requested.connect(self.drop)
        foot.overrule_toggled.connect(lambda: self._do(RollKey.OVERRULE))
        foot.secret_toggled.connect(self._on_foot_secret_toggled)
        foot.target_chosen.connect(self._on_foot_target_chosen)
        foot.told.connect(self._on_foot_told)

    def _wire_sheets(self) -> None:
        panel = self._desk.scoundrel_panel
        panel.action_armed.connect(self.arm)
        panel.action_rolled.connect(self.action.roll_alone)
        panel.resistance_armed.connect(self.resist)
        panel.resistance_rolled.connect(self.resist_now)
        panel.wound_ticked.connect(self.action.tick_wound)
        SheetKeys(panel, self._desk.roll_panel)

    def _do(self, key: RollKey) -> None:
        """Do what a key does to the roll in hand."""
        was_priced = self._has_price()
        act = act_of(key, self.action, self.team, self.fortune)
        if act is not None:
            act()
        if key is RollKey.BARGAIN and self._has_price() and not was_priced:
            # A bargain without its price is refused: the next thing is to write that.
            self._desk.roll_panel.action.dice.price.setFocus(Qt.FocusReason.OtherFocusReason)

    def _has_price(self) -> bool:
        decision = self.action.decision
        return decision is not None and decision.terms.bargain is not None

    def _show(self) -> None:
        """Show the roll in hand, and what came of the last action."""
        desk = self._desk
        desk.roll_panel.mirror(self._offer, self._outcome())
        desk.scoundrel_panel.mirror_offer(self._sheet_offer())
        desk.wall.plan(self._planned())
        self.changed.emit()

    def _outcome(self) -> OutcomeOffer | None:
        """Return what came of the last action, or None when nothing is left of it."""
        facing = self._facing[0] if self._facing is not None else None
        return self.outcome.offer(facing)

    def _planned(self) -> dict[EntityId, int]:
        """Return the segments that a success would fill."""
        offer = self._offer.leader if isinstance(self._offer, TeamOffer) else self._offer
        if not isinstance(offer, ActionRollOffer) or offer.target is None:
            return {}
        clock = self._desk.clerk.table.value(offer.target.clock, Clock)
        room = 0 if clock is None else clock.size - clock.filled
        return {offer.target.clock: min(offer.ticks or 0, room)}

    def _sheet_offer(self) -> ScoundrelOffer | None:
        """Return what the sheets show of the roll in hand."""
        if self._facing is None:
            return _sheet_offer(self._offer)
        who, attribute = self._facing
        scoundrel = self._desk.clerk.table.value(who, Scoundrel)
        dice = 0 if scoundrel is None else scoundrel.ratings.attribute(attribute)
        return ScoundrelOffer(who=who, attribute=attribute, figure=dice_name(dice))

    def _on_outcome_wished(self, wish: OutcomeWish) -> None:
        facing = self._facing
        if isinstance(wish, Resist | Finish):
            self._facing = None
        self.outcome.wish(wish)
        self._show()
        if isinstance(wish, Inflict) and facing is not None:
            self._desk.roll_panel.resist(*facing)

    def _on_hand_changed(self, hand: QObject, offer: RollOffer | None) -> None:
        if offer is not None:
            self._facing = None
            self._desk.holder.drop()
            for other in (self.action, self.team, self.fortune):
                if other is not hand:
                    other.drop()
        self._offer = offer
        self._show()
        self.adjusted.emit()

    def _on_document_changed(self, _step: object) -> None:
        for hand in (self.action, self.team, self.fortune):
            hand.say()
        if not (self._desk.roll_panel.is_idle and self._outcome() is None):
            self._show()

    def _on_other_changed(self, other: object) -> None:
        if other is not None:
            self.drop()

    def _on_panel_key_wished(self, key: RollKey) -> None:
        self._do(key)

    def _on_why_text_edited(self, why: str) -> None:
        for hand in (self.action, self.team, self.fortune):
            hand.write_why(why)

    def _on_foot_secret_toggled(self) -> None:
        for hand in (self.action, self.team, self.fortune):
            hand.toggle_secret()

    def _on_foot_target_chosen(self, clock: EntityId | None) -> None:
        if isinstance(self._offer, TeamOffer):
            self.team.aim(clock)
        else:
            self.action.aim(clock)

    def _on_wall_drag_dropped(self, clock: EntityId, at: QPoint) -> None:
        """Have a success tick a clock that was dropped on the roll in hand."""
        panel = self._desk.roll_panel
        is_over = panel.isVisible() and panel.rect().contains(panel.mapFromGlobal(at))
        if is_over and self._offer is not None:
            self._on_foot_target_chosen(clock)

    def _on_wall_aim_requested(self, clock: EntityId) -> None:
        """Have a success tick a clock, or no longer where it does already."""
        offer = self._offer.leader if isinstance(self._offer, TeamOffer) else self._offer
        if not isinstance(offer, ActionRollOffer):
            return
        if any(one.clock == clock for one in offer.clocks):
            is_aim = offer.target is not None and offer.target.clock == clock
            self._on_foot_target_chosen(None if is_aim else clock)

    def _on_foot_told(self, said: FacesTyped | ReportedBest) -> None:
        if isinstance(self._offer, FortuneOffer):
            self.fortune.tell(said)
        else:
            self.action.tell(said)


def _sheet_offer(offer: RollOffer | None) -> ScoundrelOffer | None:
    """Return what the sheets show of the roll in hand."""
    match offer:
        case ActionRollOffer():
            paid = [offer.stress, *([offer.helper] if offer.helper is not None else [])]
            return ScoundrelOffer(
                who=offer.who,
                action=offer.terms.action,
                figure=dice_name(offer.dice),
                wounds=offer.terms.wounds,
                stress={one.who: one.after - one.before for one in paid},
            )
        case TeamOffer():
            rolling = [one.stress for one in offer.members if one.is_in]
            return ScoundrelOffer(
                who=offer.leader.who,
                action=offer.leader.terms.action,
                figure=dice_name(offer.leader.dice),
                wounds=offer.leader.terms.wounds,
                stress={
                    **{one.who: one.after - one.before for one in rolling},
                    **({} if offer.help is None else {offer.help.helper: offer.help.price}),
                },
            )
        case _:
            return None
