"""The line protocol from the side of a program; `crates/cenacle/tests/cli/programs.rs` plays it."""

import io

import cenacle
import cenacle.program
import pytest

LINES = """cenacle 1
game {"game": "cult", "players": 3, "seat": 2, "actions": 1362}
go 3 9000 {"numbers": [5, 900, 17], "observation": [1, 2, 3]}
over
quit
go 1 1 {}
"""


def test_a_program_answers_what_it_is_asked():
    out, asked = io.StringIO(), []

    def choose(question):
        asked.append(question)
        return 2

    cenacle.program.play(choose, wants=["numbers", "observation"], lines=io.StringIO(LINES), out=out)
    assert out.getvalue() == "want numbers observation\nready\nplay 2\n"
    [question] = asked
    assert (question.count, question.millis, question.game["seat"]) == (3, 9000, 2)
    assert question.mask.sum() == 3 and question.mask[900] == 1 and question.observation.tolist() == [1, 2, 3]
    assert question.view is None and question.legal is None
    assert question.place(17) == 2
    with pytest.raises(cenacle.CenacleError, match="18 is not the number of a legal action"):
        question.place(18)


def test_what_is_wrong_is_named():
    with pytest.raises(cenacle.CenacleError, match="no 'everything' to be told"):
        cenacle.program.play(lambda question: 0, wants=["everything"], lines=io.StringIO())
    with pytest.raises(cenacle.CenacleError, match="speaks version 2"):
        cenacle.program.play(lambda question: 0, lines=io.StringIO("cenacle 2\n"))
    with pytest.raises(cenacle.CenacleError, match="needs the numbers"):
        _ = cenacle.program.Question({}, 1, 1).mask
