/** Playing without a network: a service worker keeps the site in the browser, and a newer version is announced, never forced. */

import { BASE, WEB } from "../base.js";

const ADDRESS = `${BASE}/service-worker.js`;
const LOOK = 60 * 60 * 1000; // milliseconds between two looks for a newer version
const USE = "use", TIDY = "tidy"; // messages to the service worker
const QUIET = 1000; // milliseconds without anything new being loaded

/** @typedef {Event & { prompt: () => Promise<{ outcome: string }> }} Installing */

/** Listeners get `change`. */
export class Offline extends EventTarget {
  constructor() {
    super();
    /** whether the site is here, or on its way, or cannot be kept @type {"coming" | "here" | "not-kept"} */
    this.state = "serviceWorker" in navigator ? "coming" : "not-kept";
    /** a newer version that is ready @type {ServiceWorker | null} */ this.newer = null;
    /** what the browser offers to make an app of the page @type {Installing | null} */ this.installing = null;
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is offered in the settings
      this.become({ installing: /** @type {Installing} */ (event) });
    });
    addEventListener("appinstalled", () => this.become({ installing: null }));
  }

  /** @param {Partial<Pick<Offline, "state" | "newer" | "installing">>} changed */
  become(changed) {
    Object.assign(this, changed);
    this.dispatchEvent(new Event("change"));
  }

  /** Keep the site, and look for newer versions of it. */
  async keep() {
    if (this.state === "not-kept") return;
    navigator.locks.request(WEB, { mode: "shared" }, () => new Promise(() => {})); // while this page is open, its version is kept
    await nothingComes(); // somebody who presses Play at once should not wait for what is kept for later
    try {
      const registration = await navigator.serviceWorker.register(ADDRESS);
      registration.addEventListener("updatefound", () => this.follow(registration));
      this.follow(registration);
      setInterval(() => registration.update().catch(() => {}), LOOK); // without a network there is none
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage(TIDY);
      this.become({ state: "here" });
    } catch {
      this.become({ state: "not-kept" }); // as in private windows
    }
  }

  /** @param {ServiceWorkerRegistration} registration */
  follow(registration) {
    const coming = registration.installing;
    const look = () => {
      if (registration.active && registration.waiting) this.become({ newer: registration.waiting });
      if (coming?.state === "redundant" && !registration.active) this.become({ state: "not-kept" }); // not every file could be had
    };
    coming?.addEventListener("statechange", look);
    look();
  }

  /** Somebody wants the newer version: the page begins anew with it. */
  use() {
    if (this.newer?.state === "activated") return location.reload(); // another tab wanted it before
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.newer?.postMessage(USE);
  }

  /** Matches are worth keeping: the browser should not sweep them away when it needs room. */
  async holdOn() {
    await navigator.storage?.persist?.().catch(() => false);
  }

  /** Make an app of the page. */
  async install() {
    const { outcome } = (await this.installing?.prompt()) ?? { outcome: "" };
    if (outcome === "accepted") this.become({ installing: null });
  }
}

/** When the page has loaded nothing for a while. @returns {Promise<void>} */
function nothingComes() {
  return new Promise((done) => {
    const end = () => (observer.disconnect(), done());
    let timer = setTimeout(end, QUIET);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    });
    observer.observe({ type: "resource" });
  });
}
