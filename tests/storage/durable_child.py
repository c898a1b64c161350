"""Commits without end and says so before and after each: `begin NAME`, `ack NAME`.

Started by test_durability.py. For each line it is sent it starts a process of its own, which says
`pid NUMBER` and is then killed; `dead` follows. So Python starts but once.
"""

import os
import sys
from itertools import count
from pathlib import Path

from duskboard.core.identity import EntityId
from duskboard.play.campaign import CampaignBegun
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.journal import Act
from duskboard.table.entity import Entity, Moment, Note
from duskboard.table.transaction import Change, Transaction


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def commit_without_end(path: Path) -> None:
    file = CampaignFile.open(path)
    say(f"pid {os.getpid()}")
    for number in count():
        name = f"{os.getpid()}-{number}"
        note = Entity(entity_id=EntityId(name), value=Note(title=name, text="x" * (number % 5000)))
        change = Change(entity_id=note.entity_id, before=None, after=note)
        transaction = Transaction(report=CampaignBegun(name=name), changes=(change,))
        say(f"begin {name}")
        file.commit(at=Moment(number), session=1, act=Act.DO, of_seq=None, transaction=transaction)
        say(f"ack {name}")


def main(path: Path) -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            commit_without_end(path)
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
