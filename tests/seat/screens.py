"""Screens that are not there: Qt's offscreen platform with two of them."""

import json
from pathlib import Path

WIDTH, HEIGHT = 1920, 1080


def two_screens(folder: Path) -> str:
    """Return what QT_QPA_PLATFORM must say, before the application is made, for two screens.

    The game master's is called "laptop", the one to the right of it "projector".
    """
    screens = [
        {
            "name": name,
            "x": x,
            "y": 0,
            "width": WIDTH,
            "height": HEIGHT,
            "logicalDpi": 96,
            "logicalBaseDpi": 96,
            "dpr": 1,
        }
        for name, x in (("laptop", 0), ("projector", WIDTH))
    ]
    path = folder / "screens.json"
    path.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    return f"offscreen:configfile={path}"
