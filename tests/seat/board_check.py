"""What has to be on screen of a chase, held against the table."""

from duskboard.app.evening import Evening
from duskboard.board.drawing import PlateDrawing, TokenDrawing
from duskboard.board.part import PartKind
from duskboard.board.way_drawing import WayDrawing
from duskboard.core.chase.participant import Fate, Side
from duskboard.models.view_list_model import ModelRole
from duskboard.table.board_view import BoardView, TokenView


def check_board(evening: Evening, view: BoardView) -> None:
    """Each place, way and person is drawn once, where and as the table has it."""
    scene = evening.desk.chase_board.track.board
    drawn = {kind: sorted(key for one, key in scene.keys if one is kind) for kind in PartKind}
    assert drawn[PartKind.PLATE] == sorted(one.place_id for one in view.places)
    assert drawn[PartKind.WAY] == sorted(one.edge_id for one in view.ways)
    assert len(scene.items()) == len(scene.keys)
    for place in view.places:
        part = scene.part_of(place.place_id)
        assert part is not None
        assert isinstance(part.drawing, PlateDrawing)
        assert "".join(part.drawing.face.lines).replace(" ", "") == str(place.name).replace(" ", "")
        assert part.drawing.face.number in {"", str(place.number)}  # "" where a badge has it
        assert scene.measures.column_at(part.drawing.box.center().x(), 99) == place.column
    for way in view.ways:
        part = scene.part_of(way.edge_id)
        assert part is not None
        assert isinstance(part.drawing, WayDrawing)
        lying = way.barrier or way.hazard
        assert (part.drawing.label.name if part.drawing.label else None) == (
            lying.name if lying else None
        )
    check_tokens(evening, view, set(drawn[PartKind.TOKEN]))


def check_tokens(evening: Evening, view: BoardView, drawn: set[str]) -> None:
    """Whoever is in the chase is drawn, or counted in the mark of a stack."""
    scene, groups = evening.desk.chase_board.track.board, lanes(view)
    hidden = sum(max(0, len(group) - 5) for group in groups if len(group) > 6)
    standing = [one for group in groups for one in group]
    benched = [one for one in view.tokens if one.place_id is None and one.fate is Fate.RUNNING]
    assert drawn <= {one.person_id for one in (*standing, *benched)}
    assert len(drawn) + hidden == len(standing) + len(benched)
    for token in standing:
        part = scene.part_of(token.person_id)
        place = view.place(token.place_id)
        assert place is not None
        if part is None or part.is_lifted:
            continue
        away = part.at.x() - scene.measures.column_x(place.column)
        assert abs(away) <= scene.measures.plate_width / 2
        assert (part.at.y() < scene.measures.rail_y) is (token.side is Side.QUARRY)
        assert isinstance(part.drawing, TokenDrawing)
        pips = part.drawing.pips
        if pips is not None:
            assert (pips.left, pips.owed) == (token.left, token.owed)
            assert pips.is_active is (token.person_id == view.active)


def lanes(view: BoardView) -> list[list[TokenView]]:
    """Return who shares a lane of a place."""
    found: dict[tuple[str, Side | None], list[TokenView]] = {}
    for token in view.tokens:
        if token.place_id is not None:
            found.setdefault((token.place_id, token.side), []).append(token)
    return list(found.values())


def check_rows(evening: Evening, view: BoardView) -> None:
    """The list names every place, whoever stands there, and the way on, in that order."""
    model = evening.desk.track_list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    keys = [row.data(ModelRole.KEY) for row in rows]
    assert len(set(keys)) == len(keys)
    expected: list[str] = []
    for place in view.places:
        expected.append(place.place_id)
        expected += sorted(one.person_id for one in view.tokens if one.place_id == place.place_id)
        expected += [way.edge_id for way in view.ways if way.start_id == place.place_id]
    expected += sorted(one.person_id for one in view.tokens if one.place_id is None)
    people = {one.person_id for one in view.tokens}
    in_blocks: list[str] = []
    block: list[str] = []
    for key in keys:
        if key in people:
            block.append(key)
            continue
        in_blocks += [*sorted(block), key]
        block = []
    assert [*in_blocks, *sorted(block)] == expected
    texts = {row.data(ModelRole.KEY): str(row.data()) for row in rows}
    for token in view.tokens:
        assert texts[token.person_id].startswith(str(token.name))
        assert ("in turn" in texts[token.person_id]) is (token.person_id == view.active)
        owes = bool(token.owed) and token.fate is Fate.RUNNING
        assert (f"owes {token.owed}" in texts[token.person_id]) is owes
