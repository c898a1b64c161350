"""Where windows and screens truly lie."""

from PySide6.QtCore import QPoint, QRect

from duskboard.windows.true_place import in_pixels


def test_a_window_over_the_edge_is_on_both_screens_however_large_text_is() -> None:
    # Two screens of 3840 x 2160 side by side at 200 %: to Qt the second begins at 3840, too.
    second = in_pixels(QRect(3840, 0, 1920, 1080), QPoint(3840, 0), 2.0)
    assert second == QRect(3840, 0, 3840, 2160)
    over = in_pixels(QRect(1500, 100, 600, 400), QPoint(0, 0), 2.0)
    assert over == QRect(3000, 200, 1200, 800)
    assert over.intersected(second) == QRect(3840, 200, 360, 800)
