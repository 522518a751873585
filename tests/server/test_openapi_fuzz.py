"""Schemathesis drives every call of the OpenAPI description with data that fits and data that does not:
never a 5xx, every error is problem+json, every success is as described, and the log has no traceback."""

import dataclasses
import logging
import tempfile

import pytest
import requests
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS
from schemathesis.core.failures import FailureGroup
from schemathesis.generation.modes import GenerationMode

from depth import by_day
from regnum.server.app import create_app
from regnum.server.auth import Passwords
from regnum.server.settings import Settings
from server.kit import LocalServer, Player

EXAMPLES = {True: by_day(6, 10), False: by_day(3, 5)}  # for each call and kind of data, by a guest and by a stranger
DESCRIPTION = create_app(Settings(db=f"sqlite:///{tempfile.gettempdir()}/regnum-never-made.db")).openapi()
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
OPERATIONS = {op.ok().label: op.ok() for op in SCHEMA.get_all_operations()}
UNBOUNDED = {f"{name}_per_minute": 10**9 for name in ("guests", "tables", "create", "chat", "logins")}
FITTING = CHECKS.get_by_names(["not_a_server_error", "content_type_conformance", "response_schema_conformance"])


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    known = {f.name for f in dataclasses.fields(Settings)}
    limits = {k: v for k, v in UNBOUNDED.items() if k in known}
    made = LocalServer(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/regnum.db", **limits)
    made.app.state.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    yield made
    made.stop()


@pytest.fixture(autouse=True)
def no_traceback(caplog):
    yield
    bad = [r for r in caplog.get_records("call") if r.levelno >= logging.ERROR or r.exc_info]
    assert not bad, "\n".join(f"{r.name}: {r.getMessage()}\n{r.exc_text or r.exc_info or ''}" for r in bad)


class Caller:
    """Sends generated requests as a stranger or as a guest; a guest who was logged out comes back."""

    def __init__(self, server, signed_in):
        self.server, self.signed_in = server, signed_in
        self.session = requests.Session()

    def send(self, case):
        headers = {"Origin": self.server.address}
        if self.signed_in:
            if not self.session.cookies.get("regnum_session"):
                arrived = self.session.post(f"{self.server.address}/api/guest", json={"name": "Cyd"}, headers=headers)
                assert arrived.status_code == 200, arrived.text
            headers["X-CSRF"] = self.session.cookies["regnum_csrf"]
        else:
            self.session.cookies.clear()
        return case.call(base_url=self.server.address, session=self.session, headers=headers)


def check(case, response):
    where = f"{case.method} {case.formatted_path} {case.query} {case.body!r}: {response.status_code}"
    assert response.status_code < 500, where
    described = case.operation.definition.raw["responses"]
    assert {str(response.status_code), f"{response.status_code // 100}XX"} & set(described), where
    case.validate_response(response, checks=FITTING)
    if response.headers["content-type"][0].partition(";")[0] == "application/problem+json":
        assert response.json()["status"] == response.status_code, where


@pytest.mark.parametrize("signed_in", [True, False], ids=["guest", "stranger"])
@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_whatever_is_sent_the_answer_is_in_order(server, label, signed_in):
    operation = OPERATIONS[label]
    owner = Player(server.address, "Ania")
    shared = owner.table("me", "open")
    own = owner.table("me", "local", seed=7)
    caller = Caller(server, signed_in)
    if signed_in:  # sits at a table of two
        table = owner.table("me", "open")
        caller.session.post(f"{server.address}/api/guest", json={"name": "Cyd"}, headers={"Origin": server.address})
        sits = caller.session.post(
            f"{server.address}/api/tables/{table}/join",
            json={"token": owner.links["1"]},
            headers={"Origin": server.address, "X-CSRF": caller.session.cookies["regnum_csrf"]},
        )
        assert sits.status_code == 200, sits.text
        places = [table, table, shared, own]
    else:
        places = [shared, own]
    fits = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    any_data = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE) if has_input(operation) else fits

    @settings(
        max_examples=EXAMPLES[signed_in],
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(cases=st.tuples(fits, any_data), place=st.sampled_from([*places, None]), seat=st.sampled_from([0, 1, None]))
    def fuzz(cases, place, seat):
        for case in cases:
            if place is not None and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = place
            if seat is not None and isinstance(case.body, dict) and "seat" in case.body:
                case.body["seat"] = seat
            check(case, caller.send(case))

    fuzz()
    after = owner.get(f"/api/tables/{own}/log", 200)  # nobody but its owner plays here
    assert not any(isinstance(e[0], int) for e in after["entries"])


def has_input(operation):
    """Whether there is anything to get wrong: any text at all fits a parameter that is just a text."""
    raw = operation.definition.raw
    parameters = [p["schema"] for p in raw.get("parameters", ())]
    return "requestBody" in raw or any(set(s) - {"title", "type"} or s["type"] != "string" for s in parameters)


def test_every_error_is_described_as_it_is_sent():
    assert "HTTPValidationError" not in str(DESCRIPTION)
    for operation in OPERATIONS.values():
        responses = operation.definition.raw["responses"]
        for status, described in responses.items():
            if status[0] in "45" and (operation.path, status) != ("/api/notifications/confirm", "404"):
                assert list(described["content"]) == ["application/problem+json"], (operation.label, status)
        assert {"4XX", "5XX"} <= set(responses)


@pytest.mark.parametrize(
    ("kind", "found"), [("application/json", "Content-Type"), ("application/problem+json", "required property")]
)
def test_the_check_can_see_a_wrong_answer(server, kind, found):
    answer = requests.get(f"{server.address}/api/me", timeout=10)
    answer.status_code, answer._content = 422, b'{"detail": []}'
    answer.raw.headers["content-type"] = kind
    with pytest.raises(FailureGroup) as failed:
        check(OPERATIONS["GET /api/me"].Case(), schemathesis.Response.from_requests(answer, verify=False))
    assert found in str(failed.value)


def test_the_description_is_complete():
    paths = {path for path in DESCRIPTION["paths"] if path.startswith("/api/")}
    assert paths == set(DESCRIPTION["paths"])
    for needed in (
        "/api/guest",
        "/api/forgot",
        "/api/reset",
        "/api/me",
        "/api/games",
        "/api/tables",
        "/api/tables/{table_id}/answer",
        "/api/import",
    ):
        assert needed in paths
