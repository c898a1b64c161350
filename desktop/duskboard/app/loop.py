"""The event loop: Qt's own, driven by asyncio once the first window is painted.

qasync costs a fifth of the start, so it is imported after that.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from duskboard.app.preload import preload

_T = TypeVar("_T")


def run(app: QApplication, begun: Callable[["Tasks"], None]) -> int:
    """Run until the application quits and return its exit code; its first window is shown.

    Args:
        app: The application.
        begun: Called once work off the GUI thread can be done, with who does it.
    """
    import qasync

    loop = qasync.QEventLoop(app)
    loop.set_exception_handler(_on_fault)
    asyncio.set_event_loop(loop)
    tasks = Tasks(loop)
    quitting = asyncio.Event()
    app.setQuitOnLastWindowClosed(False)  # all work is ended first, and the loop by that

    def on_last_window_closed() -> None:
        # Looked at a moment later: a list that closes may be about to open what was chosen in it.
        loop.call_soon(lambda: None if _is_any_open(app) else quitting.set())

    app.lastWindowClosed.connect(on_last_window_closed)
    app.aboutToQuit.connect(quitting.set)

    async def evening() -> None:
        begun(tasks)
        tasks.start(preload())
        await quitting.wait()
        await tasks.stop()

    with loop:
        try:
            loop.run_until_complete(evening())
        except RuntimeError:
            if not quitting.is_set():
                raise
            # The system ends the program, and has ended the loop before the work.
    return 0


class Tasks:
    """Work off the GUI thread. Every task is kept, and ended when the program ends."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Start a piece of work. What it raises is a fault, as what a slot raises is."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    def compute(self, work: Callable[[], _T], done: Callable[[_T], None]) -> None:
        """Do `work` on another thread and call `done` on this one with what it returns.

        When the program ends before that, `done` is not called.
        """

        async def carry() -> None:
            done(await asyncio.to_thread(work))

        self.start(carry())

    async def stop(self) -> None:
        """End all work and wait until it has ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:  # asyncio would say it once the task is forgotten, if ever
            sys.excepthook(type(error), error, error.__traceback__)


def _is_any_open(app: QApplication) -> bool:
    """Return whether a window can be seen that the program goes on for; the players' is none."""
    goes_on = Qt.WidgetAttribute.WA_QuitOnClose
    return any(one.isVisible() and one.testAttribute(goes_on) for one in app.topLevelWidgets())


def _on_fault(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """Take a fault in what the loop itself calls to where faults of slots go."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        sys.excepthook(type(error), error, error.__traceback__)
    else:
        loop.default_exception_handler(context)
