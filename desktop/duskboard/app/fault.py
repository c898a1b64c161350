"""What is said of faults of our own while the program goes on."""

from pathlib import Path

from duskboard.app.wiring.trouble_bar import Trouble
from duskboard.i18n.words import Words


def fault_title(words: Words, failed: Path | None) -> str:
    """Return what happened; `failed` is the campaign that did not open, if that is it."""
    if failed is None:
        return words.gettext("Something in Duskboard went wrong.")
    text = words.gettext("“%(file)s” could not be opened: something in Duskboard went wrong.")
    return text % {"file": failed.name}


def fault_text(words: Words, failed: Path | None, report: Path | None) -> str:
    """Return what that means, and where the report of it is, if there is one."""
    if failed is None:
        text = words.gettext("What was done before is saved. You can go on.")
    else:
        text = words.gettext("What is in the file is as it was. You can open another one.")
    if report is None:
        return text
    more = words.gettext("%(text)s A report is in %(path)s.")
    return more % {"text": text, "path": report}


def fault_trouble(failed: Path | None, report: Path | None) -> Trouble:
    """Return it for the bar of an open campaign."""
    return Trouble(
        title=lambda words: fault_title(words, failed),
        text=lambda words: fault_text(words, failed, report),
    )
