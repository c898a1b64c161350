from duskboard.core.dice import Percentile
from duskboard.models.decision import DecisionHolder
from duskboard.play.roll import Decision


def test_a_roll_is_in_hand_until_it_is_put_down() -> None:
    holder = DecisionHolder()
    heard: list[Decision | None] = []
    holder.changed.connect(heard.append)
    climb = Decision(check=Percentile(extra=1), who="Edda", why="Climb")
    holder.arm(climb)
    holder.arm(climb)
    assert holder.decision == climb
    jump = Decision(check=Percentile(), who="Edda", why="Jump")
    holder.arm(jump)
    holder.drop()
    holder.drop()
    assert holder.decision is None
    assert heard == [climb, jump, None]
