"""The track of a chase for paper: as it stands, without people, or as a form to be filled in."""

from enum import StrEnum

from duskboard.board.board_words import fate_text, person_name, place_name, side_name
from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Fate
from duskboard.core.chase.skill import SkillId
from duskboard.i18n.chase_check_text import check_name, check_value
from duskboard.i18n.listing import clauses
from duskboard.i18n.words import Words
from duskboard.paper.leaf import Block, Document, PaperSize, page_room
from duskboard.paper.table import Column, table
from duskboard.paper.track_row import PER_ROW, form, stops, track_rows
from duskboard.table.board_view import BoardView, TokenView
from duskboard.theme.look import Look

_FORM_PLACES = 2 * PER_ROW
_FORM_PEOPLE = 6
_ROUNDS = 8


class TrackPrint(StrEnum):
    """What is printed of a chase."""

    STATE = "state"
    """The track and everybody on it, as they stand now."""
    TRACK = "track"
    """The track alone, with room for people."""
    FORM = "form"
    """Empty places and lines, to be filled in by hand."""


def track_document(  # noqa: PLR0913 - what is printed, in which words, on what
    look: Look,
    words: Words,
    view: BoardView | None,
    what: TrackPrint,
    *,
    campaign: str,
    paper: PaperSize,
) -> Document:
    """Return the track as a document. Without a chase it is a form.

    Args:
        look: The look of the paper.
        words: The words.
        view: The chase as the game master sees it, or None.
        what: What of it is printed.
        campaign: The name of the campaign.
        paper: The size of the paper.
    """
    if view is None or what is TrackPrint.FORM:
        track, people = form(_FORM_PLACES), [[""] * 9] * _FORM_PEOPLE
        title = words.pgettext("paper", "Chase")
    elif what is TrackPrint.TRACK:
        track, people = stops(view, with_people=False), [[""] * 9] * _FORM_PEOPLE
        title = view.name
    else:
        track = stops(view)
        people = [_person(words, view, token) for token in _in_order(view)]
        title = view.name
    blocks: tuple[Block, ...] = (
        *track_rows(look, words, track),
        *table(look, _columns(words), people, page_room(paper).width()),
    )

    def foot(page: int, count: int) -> str:
        texts = {"page": page, "count": count}
        return words.gettext("Duskboard, page %(page)d of %(count)d") % texts

    return Document(
        title=title,
        detail=_detail(words, view, what, campaign),
        blocks=blocks,
        foot=foot,
        paper=paper,
    )


def _detail(words: Words, view: BoardView | None, what: TrackPrint, campaign: str) -> str:
    if view is None or what is TrackPrint.FORM:
        return ""
    if what is TrackPrint.TRACK or not view.round:
        return campaign
    texts = {"number": view.round}
    return clauses(words, [campaign, words.pgettext("chase", "Round %(number)d") % texts])


def _columns(words: Words) -> tuple[Column, ...]:
    return (
        Column(title=words.pgettext("paper", "Turn"), share=0.045),
        Column(title=words.pgettext("paper", "Name"), share=0.16),
        Column(title=words.pgettext("paper", "Side"), share=0.08),
        Column(title=words.pgettext("paper", "MOV"), share=0.055, is_number=True),
        Column(title=words.pgettext("paper", "DEX"), share=0.06, is_number=True),
        Column(title=words.pgettext("paper", "Actions"), share=0.1),
        Column(title=words.pgettext("paper", "Place"), share=0.13),
        Column(title=words.pgettext("paper", "Skills"), share=0.23),
        Column(title=words.pgettext("paper", "Rounds"), share=0.14, boxes=_ROUNDS),
    )


def _in_order(view: BoardView) -> list[TokenView]:
    """Return everybody, those who act first in their order."""
    return sorted(view.tokens, key=lambda token: (token.order is None, token.order or 0))


def _person(words: Words, view: BoardView, token: TokenView) -> list[str]:
    source = token.source or CheckSource.D100
    # A value stays beside its skill when a line is broken.
    skill = words.pgettext("check", "%(skill)s %(value)s").replace(" ", "\N{NO-BREAK SPACE}")
    skills = [
        skill
        % {
            "skill": check_name(words, one.name, source),
            "value": check_value(words, source, one.value),
        }
        for one in token.skills
        if one.name != SkillId.DEX  # has a column of its own
    ]
    where = place_name(words, view.place(token.place_id)) if token.place_id is not None else ""
    if token.fate is not Fate.RUNNING:
        where = fate_text(words, token.fate)
    return [
        "" if token.order is None else str(token.order),
        person_name(words, token),
        side_name(words, token.side),
        "" if token.mov is None else str(token.mov),
        "" if token.dex is None else str(token.dex),
        _actions(words, token),
        where,
        clauses(words, skills),
        "",
    ]


def _actions(words: Words, token: TokenView) -> str:
    if token.left is None or token.granted is None or not token.granted:
        return ""
    texts = {"left": token.left, "granted": token.granted}
    left = words.pgettext("chase", "%(left)d of %(granted)d") % texts
    owed = words.pgettext("chase", "owes %(count)d") % {"count": token.owed or 0}
    return clauses(words, [left, owed if token.owed else ""])
