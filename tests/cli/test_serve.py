"""The server as people start and stop it, and what it says when it cannot start."""

from __future__ import annotations

import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from citadels.cli.serve import say_ready
from citadels.server.database_access import engine_of
from citadels.tables.settings import SettingsError
from citadels.terminal.qr_code import drawn
from tests.cli.command import SECONDS, citadels, line_of


@pytest.mark.parametrize("told_to_stop", [signal.SIGINT, signal.SIGTERM])
def test_it_says_when_it_is_ready_and_ends_well(told_to_stop: signal.Signals, tmp_path: Path) -> None:
    serving = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.sqlite3'}"]
    with subprocess.Popen(line_of(serving), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            ready = server.stdout.readline()
            assert ready.startswith("Citadels is ready at http://127.0.0.1:")
            with urllib.request.urlopen(f"{ready.split()[-1]}/healthz", timeout=SECONDS) as answer:
                assert answer.status == 200
                assert answer.read() == b'{"status": "ok"}'
            port = ready.split()[-1].rpartition(":")[2]
            busy = citadels("serve", "--port", port, "--database", "sqlite://", "--lang", "cs")
            assert busy.returncode == 2
            assert f"127.0.0.1, port {port}, nelze poslouchat" in busy.stderr
            server.send_signal(told_to_stop)
            assert server.wait(SECONDS) == 0
        finally:
            server.kill()  # does nothing once it has ended


def test_it_says_how_others_reach_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    for host, told in (("127.0.0.1", "HOST=0.0.0.0"), ("127.0.0.2", "HOST=0.0.0.0")):
        serving = ["serve", "--port", "0", "--host", host, "--database", database, "--lang", "en"]
        with subprocess.Popen(line_of(serving), stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                assert server.stdout.readline().startswith(f"Citadels is ready at http://{host}:")
                assert told in server.stdout.readline()
            finally:
                server.kill()


def test_a_terminal_shows_a_qr_code_for_phones(capsys: pytest.CaptureFixture[str]) -> None:
    others = ["http://192.168.1.20:8000", "http://10.0.0.7:8000"]
    say_ready("http://127.0.0.1:8000", others, in_terminal=True)
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Citadels is ready at http://127.0.0.1:8000"
    assert [line.strip() for line in told[2:4]] == others
    assert "\n".join(told[4:-1]) == drawn(others[0])
    assert told[-1].endswith(": citadels play --join CODE --server http://192.168.1.20:8000")
    say_ready("http://127.0.0.1:8000", others, in_terminal=False)
    assert len(capsys.readouterr().out.splitlines()) == 5


@pytest.mark.parametrize(
    "address", ["sqlite:////no/such/folder/file", "postgresql://nobody@127.0.0.1:1/none"]
)
def test_a_database_that_is_not_there(address: str) -> None:
    done = citadels("serve", "--port", "0", "--database", address, "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.startswith("citadels: The database doesn’t answer: ")
    assert done.stderr.count("\n") == 1


def test_what_is_no_database() -> None:
    done = citadels("serve", "--port", "0", "--database", "mysql://somewhere/x", "--lang", "en")
    assert done.returncode == 2
    assert "is not a database" in done.stderr


def test_postgresql_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)  # as if it were not installed
    with pytest.raises(SettingsError) as refused:
        engine_of("postgresql://nobody@127.0.0.1:1/none")
    assert refused.value.id == "no_postgresql"
    assert engine_of("sqlite://").dialect.name == "sqlite"
