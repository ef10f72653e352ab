"""What the tests share."""

import signal

import cenacle
import pytest

# Who starts the tests in the background may have told them not to hear interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(params=cenacle.games())
def name(request):
    """Each game."""
    return request.param
