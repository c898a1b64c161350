"""A screen is known by what it says of itself, never by its number or by being some other one."""

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QScreen

from duskboard.projector.screen_key import ScreenKey, find, key_of, read_key
from duskboard.settings import option
from duskboard.settings.settings import Settings

LAPTOP = ScreenKey(name="eDP-1", geometry=(0, 0, 1440, 900))
BEAMER = ScreenKey(
    name="HDMI-1", manufacturer="Acme", model="Beam", serial="77", geometry=(1440, 0, 1920, 1080)
)


def test_the_serial_number_decides_whatever_the_connector() -> None:
    moved = ScreenKey(name="DP-2", manufacturer="Acme", model="Beam", serial="77")
    assert find(BEAMER, [LAPTOP, moved]) == 1


def test_a_serial_number_of_another_model_is_another_screen() -> None:
    other = ScreenKey(name="DP-2", manufacturer="Acme", model="Wall", serial="77")
    assert find(BEAMER, [LAPTOP, other]) is None


def test_without_a_serial_number_maker_model_and_connector_decide() -> None:
    known = ScreenKey(name="HDMI-1", manufacturer="Acme", model="Beam")
    twin = ScreenKey(name="HDMI-2", manufacturer="Acme", model="Beam")
    assert find(known, [twin, known]) == 1


def test_of_two_screens_with_one_number_it_is_the_one_at_its_connector() -> None:
    twin = ScreenKey(name="HDMI-2", manufacturer="Acme", model="Beam", serial="77")
    assert find(BEAMER, [twin, BEAMER]) == 1


def test_another_screen_at_the_same_connector_is_not_taken() -> None:
    bravia = ScreenKey(name="HDMI-1", manufacturer="Other", model="Wall", serial="12")
    same_make = ScreenKey(name="HDMI-1", manufacturer="Acme", model="Beam", serial="78")
    assert find(BEAMER, [LAPTOP, bravia]) is None
    assert find(BEAMER, [LAPTOP, same_make]) is None


def test_one_that_says_nothing_of_itself_any_more_is_known_by_its_connector() -> None:
    mute = ScreenKey(name="HDMI-1", geometry=(0, 0, 800, 600))
    assert find(BEAMER, [LAPTOP, mute]) == 1


class FakeScreen:
    """A screen with data of its own, as no virtual one has."""

    def name(self) -> str:
        return "HDMI-1"

    def manufacturer(self) -> str:
        return "Acme"

    def model(self) -> str:
        return "Beam"

    def serialNumber(self) -> str:  # noqa: N802 - as Qt's
        return "77"

    def geometry(self) -> QRect:
        return QRect(1440, 0, 1920, 1080)


def test_what_a_screen_says_of_itself_is_found_again_in_the_settings(tmp_path: Path) -> None:
    key = key_of(cast("QScreen", FakeScreen()))
    assert key == BEAMER
    Settings(tmp_path).set(option.PROJECTOR_SCREEN, key.stored())
    assert read_key(Settings(tmp_path).get(option.PROJECTOR_SCREEN)) == BEAMER


@pytest.mark.parametrize("stored", [{}, {"name": ""}, {"name": 7}, {"serial": "77"}])
def test_what_names_no_screen_is_no_key(stored: dict[str, object]) -> None:
    assert read_key(stored) is None


def test_a_key_written_before_places_were_kept_is_read() -> None:
    assert read_key({"name": "VGA-1", "geometry": [1, "2"]}) == ScreenKey(name="VGA-1")


def test_a_nameless_screen_is_known_by_connector_and_place() -> None:
    left, right = (ScreenKey(name="X", geometry=(x, 0, 800, 600)) for x in (0, 800))
    assert find(right, [left, right]) == 1


def test_the_connector_alone_is_the_last_resort() -> None:
    known = ScreenKey(name="VGA-1", geometry=(0, 0, 1024, 768))
    grown = ScreenKey(name="VGA-1", geometry=(0, 0, 1920, 1080))
    assert find(known, [LAPTOP, grown]) == 1


def test_another_screen_is_never_taken_in_its_place() -> None:
    assert find(BEAMER, [LAPTOP]) is None
    assert find(BEAMER, []) is None
