"""Hints and who is who at the table; statistics of one's own games, saved as a file and brought elsewhere."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from citadels import Game, Setup
from citadels.bots import bot_choice, find_bot
from tests.browser.visitor import Visitors
from tests.server.guests import Server

SETUP: dict[str, Any] = {"edition": "classic", "players": 3, "city_size": 4}


def test_a_hint_and_who_is_who(visitors: Visitors, server: Server) -> None:
    anna = visitors()
    table = anna.open_table(3, city_size=4)
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    page.wait_for_selector(".status.mine [data-settled]")
    page.keyboard.press("a")
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", name="Hint")).to_be_visible()
    expect(dialog.locator(".button.primary")).to_have_count(1)
    expect(dialog).to_contain_text("%")
    page.keyboard.press("Escape")

    # Without the suggestion: only who the others could be. Nobody has chosen before the first draft is over.
    page.get_by_role("button", name="Who is who").click()
    expect(dialog.get_by_role("heading", name="Who is who")).to_be_visible()
    expect(dialog.locator(".button.primary")).to_have_count(0)
    told = anna.ask(f"/api/tables/{table}/hint", {})
    asked = [entry for entry in server.stored.entries(table) if entry["entry"] == "hinted"]
    assert len(asked) == 1, "the same hint is noted once"
    listed = [one for one in told["suspicions"] if one["characters"]]
    expect(dialog.locator(".who > li")).to_have_count(len(listed))


def test_statistics_of_own_games_and_of_a_file(visitors: Visitors, tmp_path: Path) -> None:
    game = Game(Setup(**SETUP), seed=7)
    bots = [find_bot("steward").player(seat) for seat in range(3)]
    while not game.over:
        game.play_choice(bot_choice(game, bots[game.decision.seat]))
    page = visitors().go("/stats")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()

    # A file from elsewhere counts with one's own games.
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"games": [{"record": game.record(), "seat": 1}]}), encoding="utf-8")
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.locator(".figures dd").first).to_have_text("1")
    expect(page.locator(".figures")).to_contain_text(str(game.scores[1].total))
    expect(page.get_by_role("heading", name="Points by source")).to_be_visible()
    taken = page.locator("tbody tr td:nth-child(2)").all_inner_texts()
    assert sum(map(int, taken)) >= game.state.round
    page.reload()
    expect(page.get_by_text("From a file: 1 game")).to_be_visible()
    page.get_by_label("Number of players").select_option("3")
    expect(page.locator(".figures dd").first).to_have_text("1")
    page.get_by_role("button", name="Forget them").click()
    expect(page.get_by_text("No finished games yet.")).to_be_visible()

    file.write_text("[]", encoding="utf-8")
    page.locator('input[type="file"]').set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This is not a file of games")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save my games").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8")) == {"games": []}
    page.get_by_role("link", name="All games here").click()
    expect(page).to_have_url(re.compile("of=server"))
