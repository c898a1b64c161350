"""Importing what is heavy on a thread, once the first window is painted."""

import asyncio
import importlib

_HEAVY = ("numpy", "pyqtgraph")
"""On the GUI thread these stop it for a quarter of a second and more."""


async def preload() -> None:
    """Import the heavy packages in the background; nothing waits for it."""
    for name in _HEAVY:
        await asyncio.to_thread(importlib.import_module, name)
