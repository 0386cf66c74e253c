"""The page comes to the same verdict about a shuffle as ``citadels verify``, as far as it can check it."""

from typing import Any

from citadels.tables.verifying import verify
from tests.cli.test_verify import COMMITMENT, COMMITMENTS, FAIR_RECORD, OTHER, PARTS, changed, fair_record
from tests.page.node import answers

SEEN = {"commitment": COMMITMENT, "part": PARTS[1], "sealed": COMMITMENTS, "revealed": True}
HERE = (
    "shown",
    "server",
    "players",
    "own",
    "setup",
    "seed",
)  # the page has no engine to deal and replay with


def of_page(record: dict[str, Any], known: dict[str, Any] | None) -> dict[str, Any]:
    found: dict[str, Any] = answers("fairness.ts", [[record, known]])[0]
    return found


def test_the_page_and_the_command_agree() -> None:
    old = {key: value for key, value in FAIR_RECORD.items() if key != "fairness"}
    records = [
        FAIR_RECORD,
        old,
        fair_record([None] * 4),
        fair_record(withheld=(1,)),
        changed(secret=OTHER),
        changed(commitment=OTHER),
        changed(parts=[PARTS[1], PARTS[0], None, PARTS[3]]),
        changed(parts=[None, *PARTS[1:]]),
        changed(parts=[OTHER, *PARTS[1:]]),
        changed(table="abcdefgh"),
        changed(setup={**FAIR_RECORD["setup"], "city_size": 5}),
        {**FAIR_RECORD, "seed": "7"},
    ]
    for record, found in zip(records, answers("fairness.ts", [[one, None] for one in records]), strict=True):
        told = verify(record)
        assert found["verdict"] == told.verdict
        assert found["contributors"] == list(told.contributors)
        assert found["withheld"] == list(told.withheld)
        expected = [check for check in told.checks if check.id in HERE]
        assert sorted((one["id"], one["passed"], tuple(one["seats"])) for one in found["checks"]) == sorted(
            tuple(check) for check in expected
        )


def test_what_this_browser_saw_counts() -> None:
    """Other hashes than those that were shown here, or a part of mine that is gone: each is noticed."""
    assert of_page(FAIR_RECORD, SEEN)["verdict"] == "fair"
    for known, wrong in (
        ({**SEEN, "commitment": OTHER}, "shown"),
        ({**SEEN, "sealed": [*COMMITMENTS[:2], OTHER, COMMITMENTS[3]]}, "shown"),
        ({**SEEN, "sealed": [*COMMITMENTS[:3], None]}, "shown"),
        ({**SEEN, "part": OTHER}, "own"),
    ):
        found = of_page(FAIR_RECORD, known)
        assert found["verdict"] == "wrong"
        assert [one["id"] for one in found["checks"] if not one["passed"]] == [wrong]
    # A part that was never sent, or came too late, is not missed.
    assert of_page(FAIR_RECORD, {"commitment": COMMITMENT, "part": OTHER})["verdict"] == "fair"
    # My part was acknowledged, but left out: the hash is still there, and nobody can say that I withheld it.
    dropped = fair_record(withheld=(1,))
    assert [one["id"] for one in of_page(dropped, SEEN)["checks"] if not one["passed"]] == ["own"]
