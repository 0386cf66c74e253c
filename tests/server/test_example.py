"""The example bot, unchanged: it plays a game to the end, at its own table and at another guest's."""

import random
import subprocess
import sys
from pathlib import Path

from tests.server.guests import PATIENCE, Guest, Server, play_on
from tests.server.witness import Story

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_at_a_table_of_its_own(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, str(BOT), server.address], capture_output=True, text=True, timeout=4 * PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith("and I am player 0")


def test_at_the_table_of_somebody_else(server: Server) -> None:
    guest = Guest(server)
    table = guest.opens(setup={"players": 3, "city_size": 4}, seats=[{}, {}, {"bot": "easy"}], name="Ann")
    bot = subprocess.Popen(
        [sys.executable, str(BOT), server.address, table],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        with guest.socket(table) as socket:
            socket.receive()
            socket.until(lambda one: one.state["table"]["seats"][1]["name"] == "Example")
            socket.do("start")
            play_on([socket], random.Random(1))
        output, errors = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
    assert bot.returncode == 0, errors
    assert output.rstrip().endswith("and I am player 1")
    assert Story(server.stored.entries(table)).over


def test_it_is_short() -> None:
    code = BOT.read_text().partition('"""\n')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 45


def test_without_an_address_it_tells_how_it_is_called() -> None:
    done = subprocess.run([sys.executable, str(BOT), "--help"], capture_output=True, text=True)
    assert done.returncode == 1
    assert "python examples/bot.py http://" in done.stderr
    assert "Traceback" not in done.stderr
