"""Real databases for the tests: a file for SQLite, a server of our own for PostgreSQL."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "postgres"  # PostgreSQL refuses to run as root


def _programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    path = shutil.which("initdb")
    assert path, "the tests need PostgreSQL: install the package postgresql"
    return Path(path).resolve().parent


def _run(*command: str | Path) -> None:
    words = [str(word) for word in command]
    if os.getuid() == 0:
        words = ["runuser", "-u", USER, "--", *words]
    subprocess.run(words, check=True, capture_output=True, cwd="/")


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests; only a socket in a folder."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="citadels-pg-"))
    try:
        if os.getuid() == 0:
            account = pwd.getpwnam(USER)
            os.chown(folder, account.pw_uid, account.pw_gid)
            folder.chmod(0o755)
        data = folder / "data"
        _run(programs / "initdb", "-D", data, "-U", "citadels", "-A", "trust", "--no-sync")
        options = f"-c listen_addresses='' -k {folder} -c fsync=off"
        _run(programs / "pg_ctl", "-D", data, "-w", "-o", options, "-l", folder / "log", "start")
        try:
            yield f"postgresql://citadels@/{{name}}?host={folder}"
        finally:
            _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str, name: str) -> str:
    """A fresh database of the running server."""
    folder = address.partition("host=")[2]
    _run(_programs() / "createdb", "-h", folder, "-U", "citadels", name)
    return address.format(name=name)
