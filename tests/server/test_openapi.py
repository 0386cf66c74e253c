"""The HTTP part against its own description: random requests that fit it, and others (schemathesis)."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from citadels.server.app import _openapi, _schema
from tests.server.guests import Guest, Server, served

EXAMPLES = 20  # of each operation, of each kind
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
QUIET = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_answers_are_as_described(sqlite: str) -> None:
    with served(sqlite) as server:
        ask_for_everything(server)


def ask_for_everything(server: Server) -> None:
    guest = Guest(server)
    table = guest.opens(setup={"players": 3}, seats=[{}, {"bot": "random"}, {"bot": "random"}], name="Ann")
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    requests = 0
    operations: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    assert {(one.method.upper(), one.path) for one in operations} >= {
        ("POST", "/api/guest"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/{id}"),
        ("POST", "/api/tables/{id}"),
    }
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

            @given(case=operation.as_strategy(generation_mode=mode), there=st.booleans(), known=st.booleans())
            @QUIET
            def ask(case: Any, there: bool, known: bool) -> None:
                nonlocal requests
                requests += 1
                parameters: Any = case.path_parameters
                if parameters and there:
                    parameters["id"] = table
                # A token that is renewed or given back here must not be missing later.
                token = Guest(server).token if case.path.startswith("/api/guest/") else guest.token
                headers = {"authorization": f"Bearer {token}"} if known else {}
                case.call_and_validate(checks=CHECKS, headers=headers, timeout=30)

            ask()
    print(f"{requests} requests")
    assert requests > 100
    assert guest.http.get("/api/tables/mine").status_code == 200


def test_what_never_changes_is_written_once() -> None:
    """It takes the time of a hundred commands, and anybody may ask for it."""
    assert _schema() is _schema()
    assert _openapi() is _openapi()
