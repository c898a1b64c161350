"""The house rules: what is wished in the panel becomes steps, and the roll in hand is shown."""

from types import MappingProxyType

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.desk import Desk
from duskboard.core.rulings import Preset, reason
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.odds.any_check import pass_chance
from duskboard.panels.action_offer import ActionOffer
from duskboard.panels.offer_text import offer_text
from duskboard.panels.ruling_changes import ChangeLine
from duskboard.panels.ruling_hand import HandView, OutlookLine
from duskboard.play.chase.check import Crossed
from duskboard.play.chase.outlook import Outlook, outlooks, rulings_read
from duskboard.play.ruling import choose_ruling, explain_ruling, use_preset
from duskboard.settings import option
from duskboard.table.table import Table
from duskboard.windows.first_run import Game

_RULINGS = MappingProxyType(
    {Game.CHASES: "chase", Game.BLADES: "blades", Game.VAMPIRE: "storyteller"}
)
"""The rulings of each game."""


def wire_rulings(desk: Desk, hand: ChaseHand) -> None:
    """Connect the house rules with the document and with the crossing in hand."""
    clerk, panel, model = desk.clerk, desk.house_rules, desk.ruling_model

    def on_choice_requested(ruling_id: str, chosen: str) -> None:
        clerk.do(lambda table: choose_ruling(table, ruling_id, chosen))

    def on_preset_requested(name: Preset) -> None:
        clerk.do(lambda table: use_preset(table, name))

    def on_reason_requested(ruling_id: str, text: str) -> None:
        clerk.do(lambda table: explain_ruling(table, ruling_id, text))

    def on_model_changed() -> None:
        panel.mirror(model.rulings, lambda: _lines(desk))
        desk.chase_board.mirror(desk.board_model.board)  # moves may be priced otherwise now
        if hand.is_armed:
            hand.say()

    def on_hand_changed(offer: ActionOffer | None) -> None:
        crossed = hand.crossed
        view = None
        if offer is not None and crossed is not None:
            view = _hand_view(desk.room.words, clerk.table, crossed, offer)
        panel.mirror_hand(view)

    panel.choice_requested.connect(on_choice_requested)
    panel.preset_requested.connect(on_preset_requested)
    panel.reason_requested.connect(on_reason_requested)
    panel.go_requested.connect(hand.go)
    panel.cancel_requested.connect(hand.drop)
    model.changed.connect(on_model_changed)
    hand.changed.connect(on_hand_changed)
    panel.begin_at(_first_game(desk.room.settings.get(option.GAMES)))
    panel.mirror(model.rulings, lambda: _lines(desk))


def _first_game(games: frozenset[str]) -> str:
    """Return the rulings to begin with: those of a game that is run, else those of the chase."""
    return next((_RULINGS[game] for game in Game if game in games), _RULINGS[Game.CHASES])


def _lines(desk: Desk) -> tuple[ChangeLine, ...]:
    model = desk.ruling_model
    return tuple(
        ChangeLine(
            turn=turn,
            reason=reason(model.rulings, turn.ruling_id),
            is_tonight=turn.session == model.session,
        )
        for turn in model.turns()
    )


def _hand_view(words: Words, table: Table, crossed: Crossed, offer: ActionOffer) -> HandView:
    text = offer_text(words, offer)
    used = rulings_read(table, crossed)
    return HandView(
        title=dotted(words, [text.title, text.check]),
        used=used,
        lines={
            name: tuple(_line(words, crossed, one) for one in outlooks(table, crossed, name))
            for name in used
        },
        act=text.go,
    )


def _line(words: Words, crossed: Crossed, outlook: Outlook) -> OutlookLine:
    dice = words.npgettext("chase", "+%(count)d die", "+%(count)d dice", outlook.caution)
    text = dice % {"count": outlook.caution}
    if not outlook.caution:
        text = words.pgettext("chase", "none")
    elif outlook.waits:
        text = words.gettext("%(dice)s, later") % {"dice": text}
    chance = None
    if outlook.dice is not None:
        chance = float(pass_chance(outlook.dice, crossed.value, crossed.difficulty))
    lost = {"least": outlook.least_loss, "most": outlook.most_loss}
    loss = words.pgettext("chase", "%(least)d–%(most)d AP") % lost
    if not outlook.most_loss:
        loss = words.pgettext("chase", "no AP")
    return OutlookLine(choice=outlook.choice, dice=text, chance=chance, loss=loss)
