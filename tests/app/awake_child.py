"""Stays awake and lets go again, on a message bus with a screen saver that writes down who asks.

Run under `dbus-run-session`; prints the calls as one line of JSON.
"""

import json
import sys
import threading

from jeepney import HeaderFields, MessageType, new_error, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from duskboard.app.awake import Awake

_COOKIE = 4711


class ScreenSaver:
    """A screen saver on the bus."""

    def __init__(self) -> None:
        self.calls: list[list[object]] = []
        self._connection: DBusConnection = open_dbus_connection(bus="SESSION")
        self._connection.send_and_get_reply(message_bus.RequestName("org.freedesktop.ScreenSaver"))
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            message = self._connection.receive()
            if message.header.message_type is not MessageType.method_call:
                continue
            member = message.header.fields[HeaderFields.member]
            self.calls.append([member, *message.body])
            if member == "Inhibit":
                reply = new_method_return(message, "u", (_COOKIE,))
            elif member == "UnInhibit":
                reply = new_method_return(message)
            else:
                reply = new_error(message, "org.freedesktop.DBus.Error.UnknownMethod")
            self._connection.send(reply)


def main() -> int:
    saver = ScreenSaver()
    awake = Awake()
    awake.hold()
    awake.hold()
    awake.wait()
    held = list(saver.calls)
    awake.release()
    awake.wait()
    awake.close()
    sys.stdout.write(f"{json.dumps([held, saver.calls[len(held) :]])}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
