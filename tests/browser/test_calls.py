"""Somebody who looks elsewhere is called: by the title, a mark, a sound, a message of the system, and by push."""

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from harness.page_tables import gather, go_to, lay
from harness.positions import POSITIONS
from harness.push_endpoint import PushEndpoint, push_endpoint
from harness.server_thread import ServerThread

RUIS_TURN = {**POSITIONS["quarry"]["act"], "turn": 2, "seats": [{}, {}]}
# A page whose visibility the test decides, which keeps the sounds that it makes.
SIGHT = """
let hidden = false;
Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
window.look = (away) => {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
};
window.sounds = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.sounds++;
  return start.apply(this, at);
};
"""
# This browser has no push service: a subscription is what the test's service says.
SUBSCRIPTION = """
([subscription]) => {
  const { endpoint, p256dh, auth } = subscription;
  const toJSON = () => ({ endpoint, keys: { p256dh, auth } });
  const made = { endpoint, toJSON, unsubscribe: async () => (made.gone = true) };
  PushManager.prototype.subscribe = async function ({ applicationServerKey, userVisibleOnly }) {
    window.subscribed = { applicationServerKey, userVisibleOnly };
    return made;
  };
  PushManager.prototype.getSubscription = async () => (made.gone ? null : made);
}
"""
# Without a window, it says that messages are not allowed though they are.
ALLOWED = 'Object.defineProperty(Notification, "permission", { get: () => "granted" });'
# Asked in earnest for a subscription, it refuses with an error of its own.
NO_SERVICE = "PushManager.prototype.subscribe = () => Promise.reject(new DOMException('none', 'NotSupportedError'));"
# Nor does it show messages: they are kept instead, in the page and in its worker.
KEPT = """
globalThis.kept = [];
ServiceWorkerRegistration.prototype.showNotification = async function (title, { body, tag, data }) {
  const close = () => (kept = kept.filter((one) => one.tag !== tag));
  close();
  kept.push({ title, body, tag, path: data.path, close });
};
ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => kept.filter((one) => one.tag === tag);
null;
"""
MESSAGES = "kept.map(({ title, body, tag, path }) => ({ title, body, tag, path }))"


def switch_calls(page: Page) -> None:
    page.locator("header.top .settings").press("Enter")
    page.locator("#settings .calls").press("Enter")


def called(visitors, **more: Any) -> Any:
    """Somebody who wants to be called."""
    ana = visitors(permissions=["notifications"], **more)
    ana.context.add_init_script(SIGHT + ALLOWED + KEPT + NO_SERVICE)
    page = ana.go()
    switch_calls(page)
    expect(page.locator("#settings .calls[aria-pressed=true]")).to_be_visible()
    page.keyboard.press("Escape")
    return page


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href").rpartition("/")[2]


def test_one_who_looks_elsewhere_is_called_until_they_look(visitors):
    ana, rui = called(visitors), visitors().go()
    ana.locator("header.top .settings").press("Enter")
    ana.locator("#settings .sound").press("Enter")
    ana.keyboard.press("Escape")
    code = gather(ana, rui, "quarry", name="Rui", position=RUIS_TURN)
    expect(ana.locator("section.ask:not([data-yours])")).to_be_visible()
    expect(ana).to_have_title("The Quarry · Motherlode")
    ana.evaluate("look(true)")
    sounds = ana.evaluate("sounds")
    rui.locator(".ask button[data-move]:not([disabled], [data-pass])").last.press("Enter")
    expect(ana).to_have_title("Your turn · The Quarry · Motherlode")
    ana.wait_for_function("() => document.querySelector('link[rel=icon]').href.endsWith('logo-wanted.svg')")
    table = ana.evaluate("document.querySelector('ml-table').state.table")
    ana.wait_for_function("() => kept.length === 1")
    assert ana.evaluate(MESSAGES) == [
        {"title": "It is your turn in The Quarry", "body": "Rui", "tag": table, "path": f"/t/{code}"}
    ]
    ana.wait_for_function("before => sounds > before", arg=sounds)  # a bell, though nobody looks
    ana.evaluate("look(false)")
    ana.wait_for_function("() => kept.length === 0")
    assert icon(ana) == "logo.svg"
    expect(ana).to_have_title("Your turn · The Quarry · Motherlode")  # it still is


def test_whoever_was_told_to_be_quiet_is_quiet(visitors):
    ana = visitors(permissions=["notifications"])
    ana.context.add_init_script(SIGHT)
    page = ana.go()
    page.evaluate("look(true)")
    go_to(page, lay(page, "quarry", ["me", "apprentice"]))
    page.wait_for_function("() => document.querySelector('link[rel=icon]').href.endsWith('logo-wanted.svg')")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


@pytest.fixture
def phone() -> Iterator[PushEndpoint]:
    with push_endpoint() as endpoint:
        yield endpoint


@pytest.fixture
def pushing(tmp_path, phone) -> Iterator[ServerThread]:
    server = ServerThread(tmp_path / "motherlode.db", push_services=(phone.origin,), push_after=1500)
    yield server
    server.stop()


def test_one_whose_page_is_closed_is_called_by_push_and_a_press_leads_to_the_table(visitors, pushing, phone):
    visitor = visitors("pt-BR", at=pushing, permissions=["notifications"])
    visitor.context.add_init_script(f"({SUBSCRIPTION})([{phone.subscription()}])".replace("'", '"') + f";{ALLOWED}")
    page = visitor.go()
    switch_calls(page)
    expect(page.locator("#settings .calls[aria-pressed=true]")).to_be_visible()
    page.wait_for_function("() => window.subscribed")
    made = page.evaluate("subscribed")
    page.keyboard.press("Escape")
    rui = visitors("pt-BR", at=pushing).go()
    gather(page, rui, "quarry", position=RUIS_TURN)
    table = page.evaluate("document.querySelector('ml-table').state.table")
    address = page.url
    page.locator("header.top a.brand").click()  # the table is closed, and the page will be
    rui.wait_for_function("() => document.querySelector('ml-table').state.here.length === 1")
    rui.locator(".ask button[data-move]:not([disabled], [data-pass])").last.press("Enter")
    call = phone.next()
    assert f"k={made['applicationServerKey']}" in call["headers"]["Authorization"]
    assert made["userVisibleOnly"]
    said = {
        "title": "É a sua vez em A Pedreira",
        "body": "Com Rui",
        "tag": table,
        "path": address[len(pushing.page) :],
    }
    assert call["message"] == said
    (worker,) = page.context.service_workers
    worker.evaluate(KEPT)
    deliver(page, pushing.page, phone.opened(call["body"]).decode())
    while not worker.evaluate("kept.length"):
        page.wait_for_timeout(20)
    assert worker.evaluate(MESSAGES) == [said]
    switch_calls(page)
    expect(page.locator("#settings .calls[aria-pressed=false]")).to_be_visible()
    page.keyboard.press("Escape")
    with sqlite3.connect(pushing.store) as store:
        while store.execute("select count(*) from subscription").fetchone()[0]:
            page.wait_for_timeout(20)


def deliver(page: Page, origin: str, message: str) -> None:
    """As the push service of the browser would."""
    wire = page.context.new_cdp_session(page)
    found: list[str] = []

    def registered(message: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in message["registrations"] if "/push/" in one["scopeURL"])

    wire.on("ServiceWorker.workerRegistrationUpdated", registered)
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    wire.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": message})
