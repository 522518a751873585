"""A real server process, and people at browsers before it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as Timeout

from regnum.server.touches import touched

ROOT = Path(__file__).parents[2]
CHROMIUM = "/usr/bin/chromium"
# First Playwright's own list, which this one replaces. Then, from AimEnabled on, what would give every window two more
# renderers, for pop-ups of an address bar that nobody sees: a second of processor for each window.
NOT_WANTED = [
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "OptimizationHints"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "LensOverlay", "PreconnectToSearch"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "NetworkTimeServiceQuerying"),
    *("AimEnabled", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    "SpareRendererForSitePerProcess",
]
CHROMIUM_ARGS = [
    f"--disable-features={','.join(NOT_WANTED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# No server here has a certificate. A client that is given nothing reads all of the world's anew: 30 ms of processor.
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
CLIENT = os.environ.get("REGNUM_E2E_CLIENT", "")  # a client built somewhere else than in the package
# The server as people start it, but with the same cards in every run: the seed is in a file beside it.
SERVE = """
import pathlib, sys
from regnum import cli
from regnum.server import app, tables
seed = pathlib.Path("seed")
tables.new_seed = lambda: int(seed.read_text()) if seed.exists() else 7
client = sys.argv.pop(1)
if client:
    app.STATIC = pathlib.Path(client)
cli.main()
"""
PATIENCE = 30.0  # seconds for what is sure to come: a machine may be busy with other things
DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)
TEXT = r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\""""
ENTRY = re.compile(rf"^  (?:'([^']+)'|(\w+)):\s+(?:({TEXT})|\{{(.*?)\}}),?$", re.M | re.S)
FORM = re.compile(rf"(\w+):\s+({TEXT})")

# What may not happen on any page, told to the page before its own scripts run.
WATCH = """
window.__violations = []
document.addEventListener('securitypolicyviolation', (e) =>
  window.__violations.push(`${e.violatedDirective}: ${e.blockedURI} ${e.sourceFile}:${e.lineNumber}`))
"""
# Most tests are about something else than being asked once more at the end of a turn, or than the moment in which a new
# question takes no answer: that one ends at once.
LULL = re.search(r"LULL = (\d+)", (ROOT / "web/src/lib/lull.svelte.ts").read_text(encoding="utf-8"))[1]  # type: ignore[index]
HASTY = f"""
try {{
  localStorage.getItem('regnum.confirm') ?? localStorage.setItem('regnum.confirm', '"off"')
}} catch {{}} // a page of no address has no storage
{{
  const later = window.setTimeout.bind(window)
  window.setTimeout = (work, ms, ...rest) => later(work, ms === {LULL} ? 0 : ms, ...rest)
}}
"""
DRAWN = "() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))"
ANSWERABLE = "[data-option]:not(:disabled)"


@cache
def words(lang: str) -> dict[str, str]:
    """The client's own words, so that a better wording breaks no test; of plurals the form `other`."""
    text = (ROOT / f"web/src/lib/text/{lang}.ts").read_text(encoding="utf-8")
    found = {}
    for quoted, bare, single, forms in ENTRY.findall(text):
        value = dict(FORM.findall(forms))["other"] if forms else single
        found[quoted or bare] = value[1:-1].replace("\\'", "'")
    return found


def wait_until(done: Callable[[], Any], seconds: float = PATIENCE, pause: float = 0.05, why: str = "") -> Any:
    end = time.monotonic() + seconds
    while True:
        value = done()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(why or f"nothing came of it in {seconds} s")
        time.sleep(pause)


class Server:
    """`regnum serve` on a port of its own, with a SQLite file of its own. Outlives being killed."""

    script = SERVE

    def __init__(self, folder: Path, **environ: str) -> None:
        self.folder = folder
        self.environ = environ
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port: int = s.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environ = {k: v for k, v in os.environ.items() if not k.startswith("REGNUM_")}
        environ |= {
            "REGNUM_DB": f"sqlite:///{self.folder / 'regnum.db'}",
            "REGNUM_DATA_FOLDER": str(self.folder),
            "REGNUM_HOME": str(self.folder),
            "REGNUM_GUESTS_PER_MINUTE": "6000",
            "REGNUM_TABLES_PER_MINUTE": "6000",
            "REGNUM_GUEST_TABLES": "6000",
            "REGNUM_GUEST_TABLES_PER_DAY": "60000",
            "REGNUM_GUEST_IMPORTS_PER_DAY": "60000",
            **self.environ,
        }
        command = [sys.executable, "-c", self.script, CLIENT, "serve", "--port", str(self.port)]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, cwd=self.folder, env=environ, stdout=out, stderr=out)
        wait_until(self.ready, 90, why="the server does not start")

    def ready(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended: {self.log.read_text()[-4000:]}")
        try:
            return httpx.get(f"{self.url}/readyz", timeout=2, verify=PLAIN).status_code == 200
        except httpx.TransportError:
            return False

    def end(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(5)
                raise AssertionError("the server did not end within 15 s of a SIGTERM") from None
        self.process = None


class Player:
    """One person at one browser window, with cookies of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        touch: bool = False,
        mobile: bool = False,
        bypass_csp: bool = False,
        hasty: bool = True,
    ) -> None:
        self.server = server
        self.name = name
        self.lang = lang
        self.context = browser.new_context(
            base_url=server.url,
            locale={"en": "en-GB", "pl": "pl-PL"}[lang],
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=mobile,
            accept_downloads=True,
            bypass_csp=bypass_csp,
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(WATCH)
        if hasty:
            self.context.add_init_script(HASTY)
        self.troubles: list[str] = []  # errors in the console, of scripts or of the policy
        self.excused: list[re.Pattern[str]] = []
        self.version = -1  # of the newest document that came over the socket
        self.acked = -1  # the version of the newest answer that was acknowledged
        self.oks = 0
        self.refused: list[dict[str, Any]] = []
        self.received: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda e: self.troubles.append(f"script: {e}"))
        self.page.on("websocket", self._socket)

    # --- what the page says to whoever looks under it ---

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "Content Security Policy" in message.text:
            self.troubles.append(f"console: {message.text} {message.location.get('url', '')}")

    def _socket(self, socket: WebSocket) -> None:
        self.version = self.acked = -1  # it may be of another table
        socket.on("framereceived", self._frame)

    def _frame(self, data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        self.received.append(text)
        message = json.loads(text)
        match message.get("type"):
            case "doc":
                self.version = max(self.version, message["doc"]["version"])
            case "change":
                self.version = max(self.version, message["version"])
            case "ok":
                self.acked = max(self.acked, message["version"])
                self.oks += 1
            case "error":
                self.refused.append(message)

    def excuse(self, *patterns: str) -> None:
        """This test breaks something on purpose: such errors are part of it."""
        self.excused += [re.compile(p) for p in patterns]

    def complaints(self) -> list[str]:
        found = list(self.troubles)
        if not self.page.is_closed():
            found += [f"policy: {v}" for v in self.page.evaluate("window.__violations ?? []")]
        return [t for t in found if not any(p.search(t) for p in self.excused)]

    # --- words and places ---

    def word(self, key: str, **args: Any) -> str:
        text = words(self.lang)[key]
        for name, value in args.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.word(key, **args))

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=self.word("prompt"), exact=True)

    @property
    def question(self) -> str:
        return self.prompt.get_by_role("heading").first.inner_text()

    @property
    def option_buttons(self) -> Locator:
        return self.page.locator("[data-option]")

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("tabpanel")

    def tab(self, key: str) -> Locator:
        tab = self.page.get_by_role("tab", name=self.word(key))
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        return self.panel

    def options(self) -> list[str]:
        """The ids of the options that can be pressed now."""
        found: list[str] = self.page.evaluate(
            f"[...document.querySelectorAll('{ANSWERABLE}')].map((e) => e.dataset.option)"
        )
        return found

    def chronicle(self) -> list[str]:
        found: list[str] = self.panel.locator("ol > li").evaluate_all("l => l.map((e) => e.innerText.trim())")
        return found

    # --- over HTTP, with this person's cookies ---

    def call(self, method: str, path: str, body: Any = None) -> Any:
        cookies = {c["name"]: c["value"] for c in self.context.cookies()}
        headers = {"X-CSRF": cookies.get("regnum_csrf", ""), "Origin": self.server.url}
        answer = self.context.request.fetch(f"/api{path}", method=method, data=body, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:500]}"
        return answer.json()

    def be_guest(self) -> None:
        self.call("POST", "/guest", {"name": self.name, "language": self.lang})

    def create(self, *kinds: str, seed: int = 7, **more: Any) -> str:
        """A table made over HTTP, for tests about something else than making one."""
        if self.call("GET", "/me")["user"] is None:
            self.be_guest()
        seats = [
            {"kind": "bot", "bot": k.partition(":")[2]} if k.startswith("bot:")
            else {"kind": "local", "name": k.partition(":")[2]} if k.startswith("local:")
            else {"kind": k}
            for k in kinds
        ]  # fmt: skip
        body = {
            "game": "principato",
            "seats": seats,
            "options": {},
            "open": False,
            "rated": False,
            "clock": {"kind": "none", "on_timeout": "none"},
        }
        (self.server.folder / "seed").write_text(str(seed))
        made = self.call("POST", "/tables", body | more)
        self.links = made.get("links") or {}
        table: str = made["id"]
        return table

    def doc(self, table: str, seat: int | None = 0, lang: str = "", slim: bool = False) -> Any:
        """What this person may see of a table; `slim`: without panels and what is barred."""
        where = "" if seat is None else f"&seat={seat}"
        parts = "" if slim else "what=panels&what=barred&"
        doc = self.call("GET", f"/tables/{table}/doc?{parts}lang={lang or self.lang}{where}")
        for decision in doc["decisions"]:  # read as the browser does
            for option in [*decision["options"], *(decision["barred"] or ())]:
                option["touches"] = touched(decision, option)
        return doc

    # --- at the table ---

    def open_start(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", name=self.word("start.title"))).to_be_visible()
        expect(self.button("new.start")).to_be_enabled()

    def open_table(self, table: str) -> None:
        self.page.goto(f"/#/t/{table}")
        self.seated()

    def seated(self) -> None:
        """The table is drawn: question and board."""
        expect(self.prompt).to_be_visible()
        expect(self.page.locator("[data-board]")).to_be_visible()
        self.rested()

    def rested(self) -> None:
        """Until a new question, or one to confirm, takes answers."""
        self.page.wait_for_selector("[data-resting]", state="detached")

    def settle(self, version: int | None = None, seconds: float = PATIENCE) -> None:
        """Until the newest document, and what was acknowledged, is drawn."""

        def done() -> bool:
            self.page.wait_for_timeout(10)
            return self.version >= max(self.acked, version if version is not None else -1)

        wait_until(done, seconds, 0, f"{self.name} was not told of version {version}")
        self.page.evaluate(DRAWN)
        self.rested()

    def asked(self, seconds: float = PATIENCE) -> list[str]:
        """Waits for a question to this seat; the options."""
        self._wait_for(ANSWERABLE, seconds, "is not asked anything")
        self.rested()
        return self.options()

    def asked_or_over(self, seconds: float = PATIENCE) -> list[str]:
        """Waits for a question to this seat or the end of the game; the options, none in the end."""
        over = f'[aria-label="{self.word("over.title")}"]'
        self._wait_for(f"{ANSWERABLE}, {over}", seconds, "is neither asked anything nor told the result")
        return [] if self.is_over() else self.asked(seconds)

    def _wait_for(self, selector: str, seconds: float, why: str) -> None:
        try:
            self.page.wait_for_selector(selector, state="attached", timeout=seconds * 1000)
        except Timeout:
            raise AssertionError(f"{self.name} {why} in {seconds} s: {self.question}") from None

    def confirm(self) -> None:
        """What was chosen is asked for once more: yes."""
        self.rested()
        with self.acknowledged():
            self.page.locator("#confirm").click()

    @contextmanager
    def acknowledged(self, seconds: float = PATIENCE) -> Iterator[None]:
        """What is done inside must be acknowledged by the server and then drawn."""
        before = self.oks
        refusals = len(self.refused)
        yield

        def done() -> bool:
            self.page.wait_for_timeout(10)
            assert len(self.refused) == refusals, self.refused[-1]
            return self.oks > before

        wait_until(done, seconds, 0, f"{self.name}'s answer was not acknowledged")
        self.settle()

    def press(self, key: str) -> None:
        """One answer by its key."""
        self.rested()
        with self.acknowledged():
            self.page.keyboard.press(key)

    def take(self, option: str = "") -> str:
        """One answer by its button; the first one unless told."""
        wanted = option or self.asked()[0]
        self.rested()
        with self.acknowledged():
            self.page.locator(f'[data-option="{wanted}"]').click()
        return wanted

    def pick(self, start: str) -> str:
        """The first option whose id begins like this."""
        found = next((o for o in self.asked() if o.startswith(start)), None)
        assert found is not None, f"no option {start}… in {self.options()}"
        return found

    def is_over(self) -> bool:
        return self.page.get_by_role("region", name=self.word("over.title"), exact=True).count() > 0

    def overflow(self) -> int:
        """How many pixels the page is wider than the window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return wide


NewPlayer = Callable[..., Player]  # a window for one more; the fixture `player`
