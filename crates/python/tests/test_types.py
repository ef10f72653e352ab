"""What the package says of its types is so."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mypy")

CRATE = Path(__file__).parents[1]


def checked(*arguments):
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=CRATE, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_the_package_keeps_to_its_types():
    status, said = checked("mypy")
    assert status == 0, said


def test_the_stub_names_everything_that_the_module_has():
    status, said = checked("mypy.stubtest", "cenacle._cenacle", "--mypy-config-file", "pyproject.toml")
    assert status == 0, said
