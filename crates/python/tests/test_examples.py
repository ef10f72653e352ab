"""The example that learns: that it goes, and goes on. How well it learns takes longer than a test may."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[1] / "examples" / "ppo.py"


@pytest.mark.long
def test_ppo_plays_learns_and_goes_on(tmp_path):
    pytest.importorskip("jax", reason="make python-long installs it")
    small = ["--n", "64", "--steps", "32", "--games", "24", "--final", "4", "--out", str(tmp_path / "ppo.npz")]

    def told(*more):
        done = subprocess.run([sys.executable, str(EXAMPLE), *small, *more], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        curve = re.findall(r"([\d.]+) min +([\d,]+) decisions +([\d.]+)% against random", done.stdout)
        assert len(re.findall(r"% against (?:random|easy|greedy) in 4 games", done.stdout)) == 3, done.stdout
        return [(float(minutes), int(decisions.replace(",", "")), float(share)) for minutes, decisions, share in curve]

    first = told("--minutes", "0.1")
    assert first[0][1] == 0 and 5 < first[0][2] < 70, "what has learned nothing is as good as chance"
    assert first[-1][1] >= 64 * 32
    again = told("--minutes", str(first[-1][0] + 0.1), "--resume")
    assert again[0][1] == first[-1][1] and again[-1][1] > first[-1][1]
