import pytest
from PySide6.QtGui import QColor, QFont

from duskboard.i18n.words import Language
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle, ThemeName


def test_it_changes_in_place(look: Look) -> None:
    assert look.color(Role.BG1) == QColor("#141B19")
    look.use(theme=ThemeName.LIGHT, scale=1.5)
    assert look.color(Role.BG1) == QColor("#F6F8F7")
    assert look.size("dockTitle") == 51
    assert look.px(10) == 15


def test_what_is_not_given_stays(look: Look) -> None:
    look.use(theme=ThemeName.LIGHT)
    look.use(scale=1.25)
    assert look.theme is ThemeName.LIGHT
    assert look.language is Language.ENGLISH


def test_the_colour_given_out_is_a_copy(look: Look) -> None:
    look.color(Role.NOW).setRed(0)
    assert look.color(Role.NOW) == QColor("#FFE6A3")


def test_high_contrast_makes_lines_and_quiet_text_strong(look: Look) -> None:
    plain = look.pen(Role.LINE_STRONG, 1).widthF()
    look.use(high_contrast=True)
    assert look.color(Role.LINE) == QColor("#6C8076")
    assert look.color(Role.TEXT2) == look.color(Role.TEXT)
    assert look.pen(Role.LINE_STRONG, 1).widthF() == plain + 0.5


@pytest.mark.parametrize(
    ("language", "pixels"),
    [(Language.ENGLISH, 12), (Language.TRADITIONAL_CHINESE, 13), (Language.SIMPLIFIED_CHINESE, 13)],
)
def test_chinese_type_is_larger(look: Look, language: Language, pixels: int) -> None:
    look.use(language=language)
    assert look.font(TextStyle.CAPTION).pixelSize() == pixels


def test_every_font_has_both_families(look: Look) -> None:
    for style in TextStyle:
        assert look.font(style).families() == ["Duskboard Sans", "Duskboard CJK"]


def test_a_weight_between_two_is_the_nearest(look: Look) -> None:
    assert look.font(TextStyle.HEAD, weight=650).weight() is QFont.Weight.DemiBold
    assert look.font(TextStyle.HEAD, weight=450).weight() is QFont.Weight.Normal


def test_figures_are_tabular_where_numbers_stand(look: Look) -> None:
    tag = QFont.Tag("tnum")
    assert look.font(TextStyle.RESULT).featureValue(tag) == 1
    assert look.font(TextStyle.BODY, tabular=True).featureValue(tag) == 1
    assert look.font(TextStyle.BODY).featureValue(tag) == 0
    assert look.font(TextStyle.BODY).featureValue(QFont.Tag("cv11")) == 1


def test_a_size_given_is_not_scaled_again(look: Look) -> None:
    look.use(scale=1.5)
    assert look.font(TextStyle.BODY, px=40).pixelSize() == 40
    assert look.font(TextStyle.BODY).pixelSize() == 20


def test_dashes_are_given_in_pixels(look: Look) -> None:
    pen = look.pen(Role.LINE_STRONG, 2, dash=(4, 3))
    assert pen.dashPattern() == [2.0, 1.5]


def test_reduced_motion_takes_no_time(look: Look) -> None:
    assert look.duration("base") == 140
    look.use(reduce_motion=True)
    assert look.duration("base") == 0


def test_a_blend_lies_between(look: Look) -> None:
    assert look.blend(Role.BG3, Role.TEXT, 0.12) == QColor(61, 72, 68)


@pytest.mark.parametrize("scale", [0.5, 9.0])
def test_a_scale_beyond_reason_is_refused(look: Look, scale: float) -> None:
    with pytest.raises(ValueError, match=r"Look\.scale"):
        look.use(scale=scale)
