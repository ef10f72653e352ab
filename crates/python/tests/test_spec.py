"""What a game says of itself, and whether the examples of the pages do what they say."""

import doctest
import re
from pathlib import Path

import cenacle
import cenacle._game
import cenacle._space
import cenacle._vector
import pytest


def test_fields_follow_one_another_without_a_gap(name):
    spec = cenacle.describe(name)
    for before, after in zip(spec.fields, spec.fields[1:]):
        assert before.first + before.values == after.first
    assert spec.fields[-1].first + spec.fields[-1].values == spec.observation_length
    kinds = spec.actions.kinds
    assert all(one.first + one.size == other.first for one, other in zip(kinds, kinds[1:]))


def test_a_number_splits_into_kind_and_factors(name):
    space = cenacle.describe(name).actions
    for number in range(0, space.size, max(1, space.size // 997)):
        kind, factors = space.split(number)
        again = 0
        for factor in kind.factors:
            again = again * factor.size + factors[factor.name]
        assert kind.first + again == number


@pytest.mark.parametrize("module", [cenacle, cenacle._game, cenacle._space, cenacle._vector])
def test_examples_do_what_they_say(module):
    tried = doctest.testmod(module)
    assert tried.attempted > 0 and tried.failed == 0


def run_examples(page):
    """Runs what stands between ```python and ```, one after another, and gives what they have made."""
    examples = re.findall(r"```python\n(.*?)```", page.read_text(), re.S)
    assert examples
    known = {}
    for example in examples:
        exec(compile(example, page.name, "exec"), known)
    return known


def test_the_examples_of_the_readme_run():
    known = run_examples(Path(__file__).parents[1] / "README.md")
    assert known["many"].decisions >= 64 * 100 and known["game"].over


def test_the_examples_of_the_page_run():
    known = run_examples(Path(__file__).parents[3] / "docs" / "python.md")
    assert known["game"].spec.field("seat-0.followers").of(known["row"]) == known["followers"]
    assert known["won"] > 0
