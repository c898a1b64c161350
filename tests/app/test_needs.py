"""What a machine lacks is said in plain words, before Qt is there to say it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from duskboard.app import needs
from duskboard.app.display import display_answers
from duskboard.app.needs import Finding, Library, Machine, Use
from duskboard.app.room import Room
from duskboard.app.way_to_screen import can_open_window
from duskboard.i18n.words import Language, Words

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"
X11 = {"DISPLAY": ":0"}
WAYLAND = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lacks libraries")


def without(*names: str) -> Callable[[str], object]:
    """Return a loader that finds all libraries but some."""

    def load(name: str) -> object:
        if name in names:
            raise OSError(name)
        return name

    return load


def there(_variable: str, _name: str) -> bool:
    return True


def test_missing_libraries_are_found(resources: Path) -> None:
    wanted = needs.libraries(resources)
    assert needs.missing(wanted, without()) == ()
    assert needs.missing(wanted, without("libxcb-cursor.so.0")) == (
        Library(
            soname="libxcb-cursor.so.0",
            use=Use.X11,
            debian="libxcb-cursor0",
            fedora="xcb-util-cursor",
        ),
    )


@on_linux
def test_the_library_and_the_lines_that_bring_it_are_named(words: Words, resources: Path) -> None:
    load = without("libxcb-cursor.so.0", "libwayland-egl.so.1", "libEGL.so.1")
    assert needs.no_window_text(words, resources, X11, load) == (
        "Duskboard cannot open its window: this machine lacks libEGL.so.1, libxcb-cursor.so.0.\n\n"
        "On Debian, Ubuntu and Mint this line brings it:\n"
        "  sudo apt-get install libegl1 libxcb-cursor0\n"
        "On Fedora this one:\n"
        "  sudo dnf install libglvnd-egl xcb-util-cursor"
    )


def test_without_a_display_that_is_said(words: Words, resources: Path) -> None:
    said = needs.no_window_text(words, resources, {}, without())
    assert said.startswith("There is no display here: neither DISPLAY nor WAYLAND_DISPLAY is set.")


def test_another_reason_is_passed_on(words: Words, resources: Path) -> None:
    said = needs.no_window_text(words, resources, {}, without(), reason="libodd.so: no such file")
    assert said.endswith("cannot be loaded on this machine. libodd.so: no such file")


@on_linux
def test_what_another_kind_of_screen_would_need_is_no_lack(
    words: Words, resources: Path, home: Path
) -> None:
    machine = Machine(load=without("libxcb-cursor.so.0"), answers=there)
    labels = {
        finding.label: finding.holds
        for finding in needs.findings(words, resources, home, WAYLAND, machine)
    }
    assert "Libraries for an X11 desktop" not in labels
    assert all(labels.values())
    by_itself = {"QT_QPA_PLATFORM": "offscreen", **X11}
    assert all(each.holds for each in needs.findings(words, resources, home, by_itself, machine))
    found = needs.findings(words, resources, home, X11, machine)
    (lack,) = [finding for finding in found if not finding.holds]
    assert lack == Finding(
        label="Libraries for an X11 desktop",
        holds=False,
        detail="libxcb-cursor.so.0 (Debian libxcb-cursor0, Fedora xcb-util-cursor)",
    )


@on_linux
@pytest.mark.parametrize(
    ("environment", "answering", "lacking"),
    [
        (WAYLAND, {"wayland-0", ":0"}, []),
        (WAYLAND, {":0"}, []),
        (X11, set(), ["DISPLAY=:0 does not answer"]),
        (WAYLAND, set(), ["WAYLAND_DISPLAY=wayland-0, DISPLAY=:0 does not answer"]),
        ({}, set(), ["neither DISPLAY nor WAYLAND_DISPLAY is set"]),
    ],
)
def test_a_display_has_to_answer(
    room: Room, environment: dict[str, str], answering: set[str], lacking: list[str]
) -> None:
    machine = Machine(load=without(), answers=lambda _variable, name: name in answering)
    found = needs.findings(room.words, room.resources, room.home, environment, machine)
    assert [finding.detail for finding in found if not finding.holds] == lacking


@on_linux
def test_no_display_answers_where_there_is_none() -> None:
    assert not display_answers("DISPLAY", ":4711")
    assert not display_answers("WAYLAND_DISPLAY", "/nowhere/wayland-4711")


@on_linux
@pytest.mark.parametrize(
    ("way", "name", "told"),
    [
        # Where the libraries for such a screen are missing, those are what is told.
        ("DISPLAY", ":4711", "Duskboard 無法開啟視窗："),
        (
            "QT_QPA_PLATFORM",
            "fog",
            "Duskboard 無法開啟視窗：QT_QPA_PLATFORM 指定了「fog」，但 Qt 沒有這種顯示方式，",
        ),
    ],
)
def test_where_qt_would_abort_a_sentence_is_said(way: str, name: str, told: str) -> None:
    ways = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in ways}
    done = subprocess.run(
        [sys.executable, "-m", "duskboard"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**environment, "PYTHONPATH": str(DESKTOP), "LANGUAGE": "zh_TW", way: name},
    )
    assert done.stderr.startswith(told)
    assert "platform plugin" not in done.stderr
    assert (done.stdout, done.returncode) == ("", 1)


def test_the_findings_come_to_something(words: Words) -> None:
    good, bad = Finding(label="Display", holds=True, detail=":0"), Finding(label="Qt", holds=False)
    lines = needs.check_text(words, (good, bad)).splitlines()
    assert lines[1:] == ["[ok] Display: :0", "[MISSING] Qt", "1 thing is missing."]
    assert needs.check_text(words, (good,)).endswith("Nothing is missing on this machine.")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "zh_TW.UTF-8"}, Language.TRADITIONAL_CHINESE),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "zh_HK"}, Language.TRADITIONAL_CHINESE),
        ({"LANGUAGE": "zh-Hant:en"}, Language.TRADITIONAL_CHINESE),
        ({"LC_MESSAGES": "zh_CN.UTF-8"}, Language.SIMPLIFIED_CHINESE),
        ({"LANG": "de_DE.UTF-8"}, Language.ENGLISH),
        ({}, Language.ENGLISH),
    ],
)
def test_before_qt_the_environment_says_the_language(
    environment: dict[str, str], language: Language
) -> None:
    assert needs.system_language(environment) is language


@pytest.mark.parametrize(
    ("environment", "broken", "can"),
    [
        (X11, "", True),
        (X11, "libqxcb.so", False),
        (WAYLAND, "libqwayland.so", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "libqwayland.so", False),
        ({}, "", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "libqxcb.so", True),
    ],
)
def test_one_way_to_a_screen_is_enough(
    environment: dict[str, str], broken: str, *, can: bool
) -> None:
    assert can_open_window(environment, "linux", lambda path: path.name != broken) is can
    assert can_open_window(environment, "win32", lambda _path: False)
