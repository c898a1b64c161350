"""One copy runs: a second start hands its file over; a stranger gets nothing."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from duskboard.app.handing_over import DONE, HERE, NOTE, PATIENCE, hand_over
from duskboard.app.running_copy import RunningCopy

Opened = list[Path | None]


def while_running(home: Path, ask: Callable[[], Awaitable[object]]) -> Opened:
    """Do something while a copy listens, and return what it was asked to open."""
    opened: Opened = []

    async def run() -> None:
        listening = asyncio.create_task(RunningCopy(home, opened.append).listen())
        while not (home / NOTE).exists():  # noqa: ASYNC110 - as another program would wait
            await asyncio.sleep(0.005)
        await ask()
        await asyncio.sleep(0.02)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)

    asyncio.run(run())
    return opened


def said(home: Path, wish: bytes) -> bytes:
    port = json.loads((home / NOTE).read_text("utf-8"))["port"]
    with socket.create_connection((HERE, port), 2) as line:
        line.sendall(wish)
        return line.recv(100)


def test_a_file_is_handed_over_by_its_whole_path(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)

    async def ask() -> None:
        assert await asyncio.to_thread(hand_over, home, Path("Kelder Quay.duskboard"), {})
        assert await asyncio.to_thread(hand_over, home, None, {})

    assert while_running(home, ask) == [home / "Kelder Quay.duskboard", None]
    assert not (home / NOTE).exists()


def test_only_the_user_can_read_the_word(home: Path) -> None:
    async def ask() -> None:
        assert (home / NOTE).stat().st_mode & 0o077 == 0

    while_running(home, ask)


@pytest.mark.parametrize("wish", [b'{"word": "guess", "path": "/x"}\n', b"[]\n", b"hello\n", b"\n"])
def test_who_does_not_know_the_word_opens_nothing(home: Path, wish: bytes) -> None:
    async def ask() -> None:
        assert await asyncio.to_thread(said, home, wish) != DONE

    assert while_running(home, ask) == []


def test_the_note_of_a_copy_that_was_killed_does_no_harm(home: Path) -> None:
    with socket.create_server((HERE, 0)) as server:
        port = server.getsockname()[1]
    (home / NOTE).write_text(json.dumps({"port": port, "word": "x"}), "utf-8")
    assert not hand_over(home, None, {})
    (home / NOTE).write_text("{", "utf-8")
    assert not hand_over(home, None, {})


def test_a_copy_that_is_busy_is_waited_for(home: Path) -> None:
    """Else a second program would start, and the first would open the file as well."""
    with socket.create_server((HERE, 0)) as server:
        port = server.getsockname()[1]
        (home / NOTE).write_text(json.dumps({"port": port, "word": "x"}), "utf-8")

        def answer() -> None:
            line, _ = server.accept()
            with line:
                time.sleep(PATIENCE + 0.3)
                line.sendall(DONE)

        busy = threading.Thread(target=answer)
        busy.start()
        assert hand_over(home, Path("a.duskboard"), {})
        busy.join()


def test_where_none_runs_the_first_copy_goes_on(home: Path) -> None:
    assert not hand_over(home, Path("a.duskboard"), {})
