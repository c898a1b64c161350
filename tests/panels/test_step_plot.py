"""The plot of what a clock has gone through."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from duskboard.panels.plot_step import PlotStep
from duskboard.panels.step_plot import StepPlot
from duskboard.theme.look import Look
from duskboard.theme.token import Role, ThemeName

STEPS = tuple(
    PlotStep(value=value, era=era)
    for value, era in ((0, "session 1"), (3, "session 1"), (2, "session 2"), (6, "session 2"))
)


def test_a_plot_shows_steps_figures_and_sessions_in_any_theme(qtbot: QtBot, look: Look) -> None:
    plot = StepPlot(look)
    qtbot.addWidget(plot)
    plot.resize(400, plot.sizeHint().height())
    plot.mirror(STEPS, 6, Role.PURSUER)
    look.text_record = []
    image: QImage = plot.grab().toImage()
    said = sorted(one.text for one in look.text_record)
    assert said == ["0", "2", "4", "6", "session 1", "session 2"]
    assert all(one.lines == (one.text,) for one in look.text_record)
    assert plot.focusPolicy() is Qt.FocusPolicy.NoFocus

    def at(step: float, value: float) -> QColor:
        scene = plot.getViewBox().mapViewToScene(QPointF(step, value))
        return image.pixelColor(plot.mapFromScene(scene))

    assert [at(1.5, 1), at(2.5, 1), at(3.5, 4)] == [look.color(Role.PURSUER_DIM)] * 3
    assert [at(0.5, 1), at(1.5, 4.5), at(2.5, 3)] == [look.color(Role.BG1)] * 3
    look.use(theme=ThemeName.LIGHT)
    plot.changeEvent(QEvent(QEvent.Type.StyleChange))
    image = plot.grab().toImage()
    assert at(3.5, 4) == look.color(Role.PURSUER_DIM)
    assert at(0.5, 1) == look.color(Role.BG1)
