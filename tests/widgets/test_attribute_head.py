from pytestqt.qtbot import QtBot

from duskboard.theme.look import Look
from duskboard.widgets.attribute_head import AttributeFace, AttributeHead


def test_where_there_is_little_room_the_dice_alone_are_said(qtbot: QtBot, look: Look) -> None:
    head = AttributeHead(look)
    qtbot.addWidget(head)
    head.mirror(AttributeFace(text="Prowess", rating=2, detail="resist 2d", short="2d"))
    said: list[list[str]] = []
    for width in (200, 130):
        head.resize(width, head.sizeHint().height())
        look.text_record = []
        head.grab()
        assert not any(text.is_cut for text in look.text_record)
        said.append([text.text for text in look.text_record])
    assert said == [["2", "Prowess", "resist 2d"], ["2", "Prowess", "2d"]]
