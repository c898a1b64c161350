"""Chances as columns."""

import pytest

from duskboard.widgets.level_bars import grid


@pytest.mark.parametrize(
    ("highest", "lines"),
    [
        (0.27, (0.0, 0.1, 0.2)),
        (0.5, (0.0, 0.2, 0.4)),
        (1.0, (0.0, 0.25, 0.5, 0.75, 1.0)),
        (0.07, (0.0, 0.02, 0.04, 0.06)),
        (0.2, (0.0, 0.05, 0.1, 0.15, 0.2)),
    ],
)
def test_lines_stand_at_even_steps(highest: float, lines: tuple[float, ...]) -> None:
    assert grid(highest) == lines
