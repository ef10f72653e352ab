"""What the tests share."""

import cenacle
import pytest


@pytest.fixture(params=cenacle.games())
def name(request):
    """Each game."""
    return request.param
