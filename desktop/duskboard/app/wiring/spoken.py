"""What is said to screen readers of the chase, and kept to be read again."""

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.desk import Desk
from duskboard.board.board_words import price_text
from duskboard.i18n.chase_damage_text import damage_row
from duskboard.i18n.chase_track_text import track_row
from duskboard.i18n.chase_turn_text import turn_row
from duskboard.i18n.listing import clauses, sentence
from duskboard.i18n.words import Words
from duskboard.models.document import Step
from duskboard.panels.act_rows import chance_text
from duskboard.panels.action_offer import ActionOffer, OfferKind
from duskboard.panels.offer_text import offer_text
from duskboard.panels.spoken_list import SpeechKind
from duskboard.play.chase.running import TurnDelayed, TurnEnded, TurnTaken
from duskboard.storage.journal import Act
from duskboard.table.transaction import Report


def wire_spoken(desk: Desk, hand: ChaseHand) -> None:
    """Say what happens in the chase, and keep all that is said."""
    spoken, board, words, room = desk.spoken, desk.chase_board, desk.room.words, desk.room

    def on_document_changed(step: Step) -> None:
        text = told(words, step.report) if step.row.act is Act.DO else ""
        if text:
            board.say_aloud(text)
            spoken.hear(text, SpeechKind.RESULT, room.now())

    def on_board_announced(text: str) -> None:
        spoken.hear(text, SpeechKind.TURN, room.now())

    def on_track_spoken(text: str) -> None:
        spoken.hear(text, SpeechKind.FOCUS, room.now())

    def on_hand_changed(offer: ActionOffer | None) -> None:
        if offer is None:
            return
        text = offer_sentence(words, offer)
        board.say_aloud(text)
        spoken.hear(text, SpeechKind.VALUE, room.now())

    desk.document.changed.connect(on_document_changed)
    board.announced.connect(on_board_announced)
    board.track.spoken.connect(on_track_spoken)
    hand.changed.connect(on_hand_changed)
    desk.copy_spoken.clicked.connect(spoken.copy)


def told(words: Words, report: Report | None) -> str:
    """Return what happened in the chase as one says it; "" for anything else.

    The turns are announced by the board, which knows whose is next.
    """
    if isinstance(report, TurnEnded | TurnDelayed | TurnTaken):
        return ""
    row = turn_row(words, report) or track_row(words, report) or damage_row(words, report)
    if row is None:
        return ""
    what = clauses(words, [row.figure, sentence(words, row.detail)])
    return words.pgettext("spoken", "%(who)s: %(what)s") % {"who": row.title, "what": what}


def offer_sentence(words: Words, offer: ActionOffer) -> str:
    """Return what is in hand: "Edda to Chapel yard, Climb 45, 70%, 2 AP"."""
    text = offer_text(words, offer)
    if offer.kind is OfferKind.LOSS:
        return clauses(words, [text.title, text.subject])
    parts = [text.title, text.check, chance_text(words, offer.choice)]
    return clauses(words, [*parts, price_text(words, offer.price)])
