"""Buttons that stand in a flow: hidden while there is no use for them, never taken out of it."""

from duskboard.widgets.glyph_button import GlyphButton


def spare(used: list[GlyphButton], kept: list[GlyphButton], count: int) -> None:
    """Have as many buttons in use as are wanted, as far as there are any.

    A button that is deleted while its layout thinks of it brings the program down.

    Args:
        used: Those in use, in order.
        kept: Those that are hidden, the one to be used next last.
        count: How many are wanted.
    """
    while len(used) > count:
        button = used.pop()
        button.hide()
        kept.append(button)
    while len(used) < count and kept:
        button = kept.pop()
        button.show()
        used.append(button)
