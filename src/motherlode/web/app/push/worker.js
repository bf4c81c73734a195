/** Shows the messages of the system that a server sends to this browser while no page of it is open; nothing else. */

const worker = /** @type {any} */ (self);
const HERE = "/web/app/push/worker.js";
const BASE = location.pathname.slice(0, -HERE.length);

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, path, tag } = event.data.json();
  const pictures = { icon: `${BASE}/web/art/logo-192.png`, badge: `${BASE}/web/art/logo-192.png` };
  event.waitUntil(worker.registration.showNotification(title, { body, tag, renotify: true, data: { path }, ...pictures }));
});

/** A press leads to the table, in a page that shows it already, or in another one. */
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(go(`${location.origin}${BASE}${event.notification.data.path}`));
});

/** @param {string} address */
async function go(address) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {any} */ { url }) => url === address);
  return page ? page.focus() : worker.clients.openWindow(address);
}
