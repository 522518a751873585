"""The names under which a server answers, who may read its figures, and what it says to browsers that come by https."""

from socket import create_connection as socket_to

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from regnum.server.doors import Doors
from regnum.server.settings import Settings
from server.kit import PLAIN, LocalServer


@pytest.fixture(scope="module")
def named(tmp_path_factory):
    made = LocalServer(f"sqlite:///{tmp_path_factory.mktemp('db')}/x.db", base_url="https://play.example.org")
    yield made
    made.stop()


def test_another_name_is_refused_and_the_own_one_is_not(named):
    for host in ("evil.example", "play.example.org.evil.example", "evil.example:8000", "", "play.example.org@evil"):
        for path in ("/", "/api/games", "/metrics"):
            found = httpx.get(named.address + path, headers={"Host": host}, verify=PLAIN)
            assert (found.status_code, found.json()["code"]) == (421, "wrong_host"), host
            assert found.headers["content-type"] == "application/problem+json"
    port = named.settings.port
    for host in ("play.example.org", "PLAY.example.org.", "play.example.org:443", f"localhost:{port}", "[::1]:80"):
        assert httpx.get(f"{named.address}/api/games", headers={"Host": host}, verify=PLAIN).status_code == 200, host
    for probe in ("/healthz", "/readyz"):  # machines ask by address
        assert httpx.get(named.address + probe, headers={"Host": "10.0.0.7"}, verify=PLAIN).status_code == 200


def test_a_socket_under_another_name_is_refused(server, ania):
    path = f"/api/tables/{ania.table('me', 'open')}/ws"
    with connect(server.address.replace("http", "ws") + path, origin=server.address) as socket:
        socket.send('{"type": "hello"}')
        assert '"doc"' in socket.recv(20)
    wire = socket_to(("127.0.0.1", server.settings.port))
    with pytest.raises(InvalidStatus) as refused:  # a page whose name was made to point here
        connect(f"ws://evil.example{path}", sock=wire, origin="http://evil.example")
    assert refused.value.response.status_code == 403
    there = server.address.replace("http", "ws") + path
    with pytest.raises(InvalidStatus) as refused:  # two names
        connect(there, origin=server.address, additional_headers={"Host": "evil.example"})
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("settings", "host", "let_in"),
    [
        ({}, "localhost:8000", True),
        ({}, "127.0.0.1", True),
        ({}, "192.168.1.5:8000", True),
        ({}, "[fe80::1]:8000", True),
        ({}, "evil.example", False),
        ({"host": "0.0.0.0"}, "evil.example", False),
        ({"host": "board.local"}, "board.local:8000", True),
        ({"allowed_hosts": "a.example, B.example"}, "b.example", True),
        ({"allowed_hosts": "a.example"}, "192.168.1.5", False),
        ({"allowed_hosts": "a.example"}, "localhost", True),
        ({"allowed_hosts": "a.example", "base_url": "https://c.example"}, "c.example", True),
        ({"allowed_hosts": "*"}, "anything.example", True),
        ({"base_url": "https://c.example/"}, "192.168.1.5", False),
        ({}, "a:b:c", False),
        ({}, "localhost:99999", False),
    ],
)
def test_which_names_are_known(settings, host, let_in):
    assert Doors(Settings(**settings)).knows(host) == let_in


def test_figures_are_for_this_machine_and_not_for_who_comes_by_a_proxy_on_it(server):
    path = f"{server.address}/metrics"
    assert httpx.get(path, verify=PLAIN).status_code == 200
    for headers in ({"X-Forwarded-For": "192.0.2.1"}, {"Forwarded": "for=192.0.2.1"}, {"Host": "192.168.1.5"}):
        found = httpx.get(path, headers=headers, verify=PLAIN)
        assert (found.status_code, found.json()["code"]) == (403, "operators_only"), headers


def test_figures_with_a_token(tmp_path):
    server = LocalServer(f"sqlite:///{tmp_path}/x.db", metrics_token="figures-please")
    try:
        path = f"{server.address}/metrics"
        for wrong in ("", "Bearer", "Bearer figures", "Bearer figures-please2", "Basic figures-please"):
            assert httpx.get(path, headers={"Authorization": wrong}, verify=PLAIN).status_code == 403, wrong
        right = {"Authorization": "Bearer figures-please", "X-Forwarded-For": "192.0.2.1"}
        assert httpx.get(path, headers=right, verify=PLAIN).status_code == 200
        assert "figures-please" not in repr(server.settings)
    finally:
        server.stop()


def test_https_is_remembered_and_its_cookies_are_secure(named, server):
    for path in ("/", "/api/games", "/api/nothing", "/assets/nothing.js"):
        assert httpx.get(named.address + path, verify=PLAIN).headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in httpx.get(server.address + path, verify=PLAIN).headers
    made = httpx.post(f"{named.address}/api/guest", json={"name": "A", "language": "en"}, verify=PLAIN)
    assert all("; Secure" in line for line in made.headers.get_list("set-cookie"))
    assert Settings(secure_cookies=True).https
