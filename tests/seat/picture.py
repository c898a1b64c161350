"""Pictures of windows, as they stand on a screen, and as they are kept."""

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

_NO_DITHER = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither


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


def few_colours(image: QImage) -> QImage:
    """Return a picture in its commonest 256 colours: a quarter of the bytes, and no eye sees it."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    colours, counts = np.unique(np.frombuffer(plain.constBits(), np.uint32), return_counts=True)
    table = [int(colour) for colour in colours[np.argsort(-counts)][:256]]
    return plain.convertToFormat(QImage.Format.Format_Indexed8, table, _NO_DITHER)
