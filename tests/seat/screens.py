"""Screens that are not there: Qt's offscreen platform with two of them."""

import json
from pathlib import Path

from PySide6.QtCore import QRect

WIDTH, HEIGHT = 1920, 1080


def one_screen(folder: Path) -> str:
    """Return what QT_QPA_PLATFORM must say, before the application is made, for a usual screen.

    Without a word Qt's has 800 × 800 pixels: a window that opens there is soon laid out anew.
    """
    return _platform(folder, {"desk": QRect(0, 0, WIDTH, HEIGHT)})


def two_screens(folder: Path) -> str:
    """Return what QT_QPA_PLATFORM must say, before the application is made, for two screens.

    The game master's is called "laptop", the one to the right of it "projector".
    """
    areas = {"laptop": QRect(0, 0, WIDTH, HEIGHT), "projector": QRect(WIDTH, 0, WIDTH, HEIGHT)}
    return _platform(folder, areas)


def screen_of(name: str, area: QRect) -> dict[str, object]:
    """Return a screen as the offscreen platform is told of it."""
    return {
        "name": name,
        "x": area.x(),
        "y": area.y(),
        "width": area.width(),
        "height": area.height(),
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
    }


def _platform(folder: Path, areas: dict[str, QRect]) -> str:
    screens = [screen_of(name, area) for name, area in areas.items()]
    path = folder / "screens.json"
    path.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    return f"offscreen:configfile={path}"
