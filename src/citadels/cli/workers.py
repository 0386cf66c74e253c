"""Who plays the games of a long command: processes of this machine, or a Ray cluster (``--ray``)."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from citadels.cli.parsing import Parser, UsageError
from citadels.cli.voice import Later
from citadels.sim.workers import Workers


def ray_flag(parser: Parser) -> None:
    parser.add_argument("--ray", nargs="?", const="", metavar="HOST:PORT", help=Later("help-simulate-ray"))


@contextmanager
def workers(flags: argparse.Namespace) -> Iterator[int | Workers]:
    """A number of processes, or the cluster that was asked for."""
    if flags.ray is None:
        yield flags.jobs
        return
    try:
        from citadels.sim.cluster import Cluster, NoCluster, OtherVersion
    except ImportError as error:
        raise UsageError("no_ray") from error
    try:
        with Cluster(flags.ray) as cluster:
            yield cluster
    except NoCluster as error:
        raise UsageError("no_cluster", problem=str(error)) from error
    except OtherVersion as error:
        raise UsageError("other_version_on_cluster") from error
