"""A screen is known by what it says of itself, never by its number or by being some other one."""

from duskboard.projector.screen_key import ScreenKey, find

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
