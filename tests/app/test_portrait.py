from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from duskboard.app.picture import decoded
from duskboard.app.portrait import encoded, scaled
from duskboard.storage.asset import JPEG, PNG, checked_asset


def picture(width: int, height: int, form: QImage.Format) -> QImage:
    made = QImage(width, height, form)
    made.fill(Qt.GlobalColor.darkCyan)
    return made


def test_a_portrait_is_no_larger_than_512_pixels_and_keeps_its_shape() -> None:
    tall = scaled(picture(900, 1800, QImage.Format.Format_RGB32))
    assert (tall.width(), tall.height()) == (256, 512)
    small = picture(100, 64, QImage.Format.Format_RGB32)
    assert scaled(small).size() == small.size()


def test_a_portrait_is_kept_as_a_file_that_a_campaign_takes() -> None:
    for form, wanted in ((QImage.Format.Format_RGB32, JPEG), (QImage.Format.Format_ARGB32, PNG)):
        media_type, data = encoded(picture(40, 30, form))
        assert media_type == wanted
        assert checked_asset(media_type, data).media_type == wanted
        shown = decoded(data)
        assert shown is not None
        assert (shown.width(), shown.height()) == (40, 30)
