"""Games on a Ray cluster: the same as in one process, whoever dies meanwhile."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster as Machines

from citadels import Setup
from citadels.sim import simulate
from citadels.sim.arena import compare
from citadels.sim.cluster import Cluster, NoCluster

SMALL = Setup(players=3, city_size=4)

# Kills the process that plays it, once, in the first of those games that are one in five.
DYING = """
import os, signal
from pathlib import Path

from citadels.bots.random_bot import RandomBot


class Dying(RandomBot):
    def __init__(self, seed, marker):
        super().__init__(seed)
        self.dies, self.marker = seed % 5 == 0, Path(marker)

    def choose(self, observation):
        if self.dies and not self.marker.exists():
            self.marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(observation)
"""


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    """A Ray of our own with two workers."""
    started = None
    for patience in (2, 1, 0):
        try:
            started = Machines(True, head_node_args={"num_cpus": 2, "include_dashboard": False})
            break
        except Exception as error:  # on a busy machine Ray gives up on itself after 30 seconds
            if "timed out during startup" not in str(error) or not patience:
                raise
    assert started is not None
    yield started
    started.shutdown()


@pytest.fixture
def cluster(machines: Machines) -> Iterator[Cluster]:
    with Cluster(machines.address) as connected:
        yield connected


@pytest.fixture
def dying(tmp_path: Path) -> str:
    file = tmp_path / "dying.py"
    file.write_text(DYING)
    return str(file)


def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    assert cluster.count == 2
    done: list[int] = []
    alone = simulate(SMALL, ["steward", "greedy", "random"], 60, 3)
    result = simulate(SMALL, ["steward", "greedy", "random"], 60, 3, jobs=cluster, progress=done.append)
    assert result.digest == alone.digest
    assert result.bots == alone.bots
    assert sum(done) == 60
    assert len(done) > 4


def test_a_cluster_holds_the_same_tournament(cluster: Cluster) -> None:
    def told(jobs: int | Cluster) -> dict[str, object]:
        found = compare(SMALL, ["greedy", "random"], 24, 5, jobs, pair_games=6).to_json()
        return {name: value for name, value in found.items() if name not in ("jobs", "seconds")}

    assert told(cluster) == told(1)


def test_a_killed_worker_changes_nothing(cluster: Cluster, dying: str, tmp_path: Path) -> None:
    marker = tmp_path / "died"
    bots = [f"dying:{marker}", "random", "random"]
    result = simulate(SMALL, bots, 60, 3, jobs=cluster, own_code=[dying])
    assert marker.exists()
    # The marker is there now, so nobody dies here.
    assert result.digest == simulate(SMALL, bots, 60, 3, own_code=[dying]).digest
    assert result.lost == []


def test_the_command_plays_on_a_cluster(machines: Machines) -> None:
    command = ["simulate", "--players", "3", "--bots", "greedy", "--games", "20", "--json"]
    asked = [sys.executable, "-m", "citadels", *command]
    here = subprocess.run(asked, check=True, capture_output=True, text=True)
    there = subprocess.run([*asked, "--ray", machines.address], check=True, capture_output=True, text=True)
    assert json.loads(there.stdout)["digest"] == json.loads(here.stdout)["digest"]
    assert there.stderr == ""


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999", ":"])
def test_an_address_without_a_cluster(address: str) -> None:
    with pytest.raises(NoCluster, match=address):
        Cluster(address)
    asked = [sys.executable, "-m", "citadels", "simulate", "--ray", address]
    told = subprocess.run(asked, capture_output=True, text=True)
    assert told.returncode == 2
    assert told.stderr.startswith("citadels: There is no Ray cluster that answers: ")
    assert told.stderr.count("\n") == 1
