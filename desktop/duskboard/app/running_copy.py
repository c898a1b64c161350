"""The copy of the program that runs: it opens what others were started for."""

import asyncio
import json
import os
import secrets
from collections.abc import Callable
from pathlib import Path

from duskboard.app.handing_over import ACTIVATION, DONE, HERE, NOTE, PATIENCE

_LONGEST = 64 * 1024
"""Bytes of a wish."""


class RunningCopy:
    """Listens for other copies as long as the program runs."""

    def __init__(self, home: Path, opened: Callable[[Path | None], None]) -> None:
        """Listen; `opened` is called with what another copy was started for, or None."""
        self._home = home
        self._opened = opened
        self._word = secrets.token_hex(16)

    async def listen(self) -> None:
        """Listen until this is cancelled; where a machine allows none, there is none."""
        try:
            server = await asyncio.start_server(self._answer, HERE, 0, limit=_LONGEST)
        except OSError:
            return
        try:
            self._leave_note(server.sockets[0].getsockname()[1])
            await asyncio.get_running_loop().create_future()
        finally:
            server.close()
            self._take_note_away()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await asyncio.wait_for(reader.readline(), PATIENCE)
            wish = self._understood(line)
            if wish is not None:
                writer.write(DONE)
                await writer.drain()
                # From a plain slot of Qt's: a question in a box must not stand below a task.
                asyncio.get_running_loop().call_soon(self._opened, wish[0])
        except (OSError, ValueError, TimeoutError):
            pass
        finally:
            writer.close()

    def _understood(self, line: bytes) -> tuple[Path | None] | None:
        """Return what is to be opened, or None for somebody who does not know the word."""
        wish = json.loads(line)
        if not isinstance(wish, dict) or not secrets.compare_digest(
            str(wish.get("word")), self._word
        ):
            return None
        if wish.get("activation"):
            os.environ[ACTIVATION] = str(wish["activation"])
        path = wish.get("path")
        return (Path(str(path)) if path else None,)

    def _leave_note(self, port: int) -> None:
        try:
            self._home.mkdir(parents=True, exist_ok=True)
            # Made anew, so that whoever may read it is decided here.
            (self._home / NOTE).unlink(missing_ok=True)
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
            with os.fdopen(os.open(self._home / NOTE, flags, 0o600), "w") as file:
                json.dump({"port": port, "word": self._word}, file)
        except OSError:
            return

    def _take_note_away(self) -> None:
        """Take the note away, unless another copy has left its own meanwhile."""
        note = self._home / NOTE
        try:
            if json.loads(note.read_text("utf-8"))["word"] == self._word:
                note.unlink()
        except (OSError, ValueError, KeyError, TypeError):
            return
