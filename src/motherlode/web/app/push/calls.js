/**
 * "Call me when it is my turn": messages of the system. While the page is open but out of sight it shows them itself; while
 * it is closed, the server calls by Web Push, where the browser has a push service.
 */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { BASE, STATIC } from "../base.js";
import { chosenLanguage } from "../words.js";

/** @typedef {import("../wire.js").Wire} Wire */

const CHOSEN = "motherlode-calls";
const WORKER = `${BASE}/web/app/push/worker.js`; // by a name that stays: it belongs to what it was registered with

/** Whether this browser can show messages, at all; without a server nobody is waited for. */
function canCall() {
  return !STATIC && "Notification" in globalThis && "serviceWorker" in navigator;
}

/** Whether they were asked for, and are allowed. */
export function isCalled() {
  return canCall() && localStorage.getItem(CHOSEN) === "on" && Notification.permission === "granted";
}

/** The switch in the settings. @param {import("../main.js").App} app @param {import("../words.js").Words} words */
export function renderCalls(app, words) {
  if (!canCall() || !words.has("page-calls")) return nothing; // another language was chosen, and its words are on their way
  const change = async () => {
    await (isCalled() ? switchOff(app.wire) : switchOn(app.wire));
    app.requestUpdate();
  };
  return html`<button type="button" class="calls" aria-pressed=${isCalled()} @click=${change}>${symbol("icon-bell")} ${words.say("page-calls")}</button>
    ${Notification.permission === "denied" ? html`<p class="hint">${words.say("page-calls-blocked")}</p>` : nothing}`;
}

/** Ask for them, where the person allows it. @param {Wire} wire */
async function switchOn(wire) {
  if ((await Notification.requestPermission()) !== "granted") return;
  localStorage.setItem(CHOSEN, "on");
  await subscribe(wire);
}

/** @param {Wire} wire */
async function switchOff(wire) {
  localStorage.setItem(CHOSEN, "off");
  const found = await (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager?.getSubscription();
  if (found) await Promise.allSettled([wire.ask("unsubscribe", { endpoint: found.endpoint }), found.unsubscribe()]);
}

/** The browser may have made its subscription anew, or another language may have been chosen. @param {Wire} wire */
export function renew(wire) {
  if (isCalled()) subscribe(wire).catch(reportError);
}

/** Let the server know this browser, by its keys and in its language; a browser without a push service is called by its page alone. @param {Wire} wire */
async function subscribe(wire) {
  const registration = await navigator.serviceWorker.register(WORKER);
  try {
    const { key } = await wire.ask("push-key");
    if (!key || !registration.pushManager) return;
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    await wire.ask("subscribe", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: chosenLanguage() });
  } catch (error) {
    console.debug("no push service:", error); // as in private windows
  }
}

/** A message of the page itself. @param {{ title: string, body: string, path: string, tag: string }} message */
export async function show({ title, body, path, tag }) {
  if (!isCalled()) return;
  const registration = await navigator.serviceWorker.register(WORKER);
  await registration.showNotification(title, { body, tag, data: { path } });
}

/** Take back what is not true any more. @param {string} tag */
export async function close(tag) {
  if (!canCall()) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  for (const message of (await registration?.getNotifications({ tag })) ?? []) message.close();
}
