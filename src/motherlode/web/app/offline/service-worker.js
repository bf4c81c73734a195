/**
 * Keeps the whole site in the browser, so that it is played without a network. `motherlode page build` writes its list of
 * files, each with its digest, before this text: another version is another script, and that is how browsers notice.
 *
 * A version is kept whole or not at all. It is used by pages that are opened when no page of the version before is open any
 * more, or when somebody asks for it; pages that are open keep their version until they are closed, however many came since.
 */

const worker = /** @type {any} */ (self);
/** @type {{ version: string, files: Record<string, string> }} */
const { version, files } = worker.SITE;

const BASE = new URL("./", location.href).pathname;
const DOCUMENT = "index.html";
const OURS = `motherlode ${BASE} `; // other sites of this host have caches of their own
const HERE = OURS + version;
const FILES = `${BASE}web/v-`; // and the version
const LIST = `${BASE}service-worker.js?files`; // nothing is loaded by this name
const AT_ONCE = 6;
const own = caches.open(HERE);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepAll());
  event.addRoutes?.({ condition: { urlPattern: { pathname: `${FILES}${version}/*` } }, source: { cacheName: HERE } }).catch(() => {}); // without waking this
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim())); // from now on pages get this version
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(event.data === "use" ? worker.skipWaiting() : tidyUp()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(answer(event.request, name));
});

/** What a request is for, if it is for a file of the site. @param {Request} request */
function nameOf(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(BASE)) return "";
  const name = pathname.slice(BASE.length) || DOCUMENT;
  return name in files || name.startsWith("web/") ? name : ""; // a page that is open may want a file of an older version
}

/** @param {Request} request @param {string} name */
async function answer(request, name) {
  return (await (await own).match(BASE + name)) ?? (await caches.match(BASE + name)) ?? fetch(request);
}

/** Have every file: what an older version has already is not loaded again. */
async function keepAll() {
  const cache = await own;
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const older = await olderFiles();
  const missing = Object.keys(files).filter((name) => !there.has(BASE + name));
  const keepNext = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
      await cache.put(BASE + name, (await older.get(files[name])?.()) ?? (await load(name)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
  await cache.put(LIST, new Response(JSON.stringify(files)));
}

/** A file of this version and of no other: the browser compares the digest. @param {string} name */
async function load(name) {
  const address = BASE + (name === DOCUMENT ? "" : name); // some hosts know their document only by the folder
  const cache = name.startsWith("web/") ? "default" : "no-cache"; // a name with a digest in it means one content only
  const answer = await fetch(address, { integrity: files[name], cache, priority: "low" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** Files of the versions that are kept, by their digests. @returns {Promise<Map<string, () => Promise<Response | undefined>>>} */
async function olderFiles() {
  const found = new Map();
  for (const key of await older()) {
    const cache = await caches.open(key);
    const listed = await cache.match(LIST);
    for (const [name, digest] of Object.entries(listed ? await listed.json() : {})) found.set(digest, async () => moved(await cache.match(BASE + name)));
  }
  return found;
}

/** The same file at another address: what was loaded remembers its own, and modules look for others beside it. @param {Response | undefined} kept */
function moved(kept) {
  return kept && new Response(kept.body, { headers: kept.headers });
}

/** The caches of other versions, the oldest first. */
async function older() {
  return (await caches.keys()).filter((key) => key.startsWith(OURS) && key !== HERE);
}

/** Let go of what no page uses any more. Every page asks for that when it is open and holds its version. */
async function tidyUp() {
  const used = await versionsInUse();
  if (used) for (const key of await older()) if (!used.has(key.slice(OURS.length))) await caches.delete(key);
}

/** The versions of the pages that are open, each of which holds a lock with the path of its files (`offline.js`); nothing where one has not got so
 * far, or another version is on its way already. Browsers do not agree whether a lock knows its page, so both are counted. @returns {Promise<Set<string> | null>} */
async function versionsInUse() {
  const { installing, waiting } = worker.registration;
  const open = /** @type {{ url: string }[]} */ (await worker.clients.matchAll({ type: "window", includeUncontrolled: true })).filter(isPage);
  const { held = [] } = await navigator.locks.query();
  const locks = held.filter(({ name }) => name?.startsWith(FILES));
  if (installing || waiting || open.length > locks.length) return null;
  return new Set(locks.map(({ name = "" }) => name.slice(FILES.length, -1)));
}

/** Whether a window shows this site: it has one document. @param {{ url: string }} client */
function isPage({ url }) {
  return [BASE, BASE + DOCUMENT].includes(new URL(url).pathname);
}
