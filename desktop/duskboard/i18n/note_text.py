"""Notes -> words: what a note is on."""

from duskboard.i18n.words import Words
from duskboard.table.view import NoteView


def about_text(words: Words, note: NoteView) -> str:
    """Return what a note is on: the name of a thing, "Session 7", or "" for nothing."""
    if note.about_session is None:
        return note.about
    return words.gettext("Session %(number)d") % {"number": note.about_session}
