"""Pictures of windows, as they stand on a screen, and as they are kept."""

import numpy as np
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_NO_DITHER = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither


_WHILE, _PATIENCE = 30, 100
"""How long nothing has to move, in milliseconds, and how often that is awaited."""
_VISIBLE = 64
"""So much must red, green or blue differ."""
_FEW = 50
"""A little less than the smallest thing that the board shows, an action."""


def composed(window: QWidget) -> QPixmap:
    """Return a window and the dialogs and menus over it, as on a screen."""
    picture = window.grab()
    with QPainter(picture) as painter:
        for over in QApplication.topLevelWidgets():
            if over is not window and over.isVisible() and is_over(over, window):
                painter.drawPixmap(
                    over.mapToGlobal(QPoint()) - window.mapToGlobal(QPoint()), over.grab()
                )
    return picture


def is_over(over: QWidget, window: QWidget) -> bool:
    """Return whether a window stands over another, as a dialog or a menu of it."""
    parent = over.parentWidget()
    return parent is not None and (parent is window or parent.window() is window)


def on_screen(widget: QWidget) -> QImage:
    """Return what stands painted of a widget on the screen now, stale or not."""
    window = widget.window()
    shown = window.screen().grabWindow(window.winId()).toImage()
    return shown.copy(QRect(widget.mapTo(window, QPoint()), widget.size()))


def stale(*widgets: QWidget) -> QRect:
    """Return the box of what widgets of one window show and would not if they were painted anew.

    Whatever moves is left to come to rest first. The widgets and all in them are painted anew as
    the window system does it; `grab` would be of no use, it tells scenes what no screen has shown.
    """
    window = widgets[0].window()
    before = at_rest(window)
    for widget in widgets:
        for part in (widget, *widget.findChildren(QWidget)):
            part.update()
    return differing(before, at_rest(window))


def at_rest(window: QWidget) -> QImage:
    """Return what stands painted of a window once nothing moves any more.

    Raises:
        AssertionError: Something moves on and on.
    """
    before = on_screen(window)
    for _ in range(_PATIENCE):
        QTest.qWait(_WHILE)
        now = on_screen(window)
        if now == before:
            return now
        before = now
    raise AssertionError(window)


def differing(first: QImage, second: QImage) -> QRect:
    """Return the box round all pixels in which two pictures of one size differ; empty for none.

    Edges that are smoothed a little otherwise, as where only a part was painted, are the same.
    """
    if first == second:
        return QRect()
    plain = [image.convertToFormat(QImage.Format.Format_RGBX8888) for image in (first, second)]
    one, other = (
        np.frombuffer(image.constBits(), np.uint8)
        .reshape(image.height(), image.width(), 4)
        .astype(np.int16)
        for image in plain
    )
    rows, columns = np.nonzero((abs(one - other) > _VISIBLE).any(axis=2))
    if rows.size < _FEW:
        return QRect()
    return QRect(
        QPoint(int(columns.min()), int(rows.min())), QPoint(int(columns.max()), int(rows.max()))
    )


def few_colours(image: QImage) -> QImage:
    """Return a picture in its commonest 256 colours: a quarter of the bytes, and no eye sees it."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    colours, counts = np.unique(np.frombuffer(plain.constBits(), np.uint32), return_counts=True)
    table = [int(colour) for colour in colours[np.argsort(-counts)][:256]]
    return plain.convertToFormat(QImage.Format.Format_Indexed8, table, _NO_DITHER)
