"""The page about privacy in a real browser, and being forgotten there."""

from tests.browser.visitor import Visitors
from tests.server.guests import Server


def test_forgotten_on_this_device(visitors: Visitors, server: Server) -> None:
    anna, ben = visitors(), visitors()
    table = anna.open_table(2, people=2)
    page = anna.go(f"/t/{table}")
    anna.await_state(lambda state: state["table"]["shuffle"]["commitments"][0] is not None)
    ben.ask("/api/guest", {})
    ben.command(table, command="sit", name="Ben")
    anna.command(table, command="start")
    page.wait_for_selector(".board")
    [token] = [cookie["value"] for cookie in anna.context.cookies() if cookie["name"] == "citadels"]
    anna.go("/")
    page.locator("footer").get_by_text("Privacy").click()
    assert "No network addresses" in page.locator(".privacy").inner_text()
    assert page.evaluate("localStorage.length") > 0
    page.get_by_role("button", name="Forget me on this device").click()
    page.get_by_text("This can’t be undone.").wait_for()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Forget me on this device").click()
    page.get_by_role("button", name="Forget me on this device").click()
    page.get_by_text("this browser is a stranger here now").wait_for()
    # The cookie is gone, and whoever has kept it has nothing; a bot plays on.
    assert not [cookie for cookie in anna.context.cookies() if cookie["name"] == "citadels"]
    with_old = anna.context.request.get(
        f"{server.address}/api/tables/mine", headers={"authorization": f"Bearer {token}"}
    )
    assert with_old.status == 401
    assert page.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]
    assert ben.ask(f"/api/tables/{table}")["state"]["table"]["seats"][0]["away"]
    # The page goes on as somebody new.
    page.locator("footer").get_by_text("Credits").click()
    anna.go("/")
    assert anna.ask("/api/tables/mine")["tables"] == []


def test_without_a_server_nothing_is_lost(visitors: Visitors, server: Server) -> None:
    anna = visitors()
    anna.open_table(2)
    page = anna.go("/privacy")
    page.get_by_role("button", name="Forget me on this device").click()
    anna.context.set_offline(True)
    page.get_by_role("button", name="Forget me on this device").click()
    page.get_by_text("The server can’t be reached").wait_for()
    assert [cookie for cookie in anna.context.cookies() if cookie["name"] == "citadels"]
    anna.context.set_offline(False)
    page.get_by_role("button", name="Forget me on this device").click()
    page.get_by_text("this browser is a stranger here now").wait_for()
