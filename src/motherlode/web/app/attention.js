/** Somebody who looks elsewhere learns that they are wanted: a mark on the icon of the page and of the app, a message of the system. */

import { WEB } from "./base.js";
import { gameName } from "./game-info.js";
import * as calls from "./push/calls.js";

/** @typedef {{ title: string, body: string, path: string, tag: string }} Message */

const PLAIN = "logo.svg";
const WANTED = "logo-wanted.svg";
/** what is shown, until somebody looks @type {Message | null} */
let shown = null;

/** Call a person who is wanted and looks elsewhere, until they look or are not wanted any more. @param {import("./main.js").App} app */
export async function attend({ words, games, path, head: { wanted, game = "" } }) {
  if (!wanted || document.visibilityState === "visible") return takeBack();
  await words?.need("calls");
  if (words && games) call({ title: words.say(`page-wanted-${wanted.why}`, { game: gameName(words, games, wanted.game ?? game) }), body: wanted.body, path: wanted.path ?? path, tag: wanted.tag });
}

/** @param {Message} message */
function call(message) {
  shown = message;
  mark(WANTED);
  navigator.setAppBadge?.().catch(() => {}); // only an installed app has a badge
  calls.show(message).catch(reportError);
}

function takeBack() {
  if (!shown) return;
  calls.close(shown.tag).catch(reportError);
  shown = null;
  mark(PLAIN);
  navigator.clearAppBadge?.().catch(() => {});
}

/** @param {string} picture */
function mark(picture) {
  /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]")).href = `${WEB}art/${picture}`;
}

document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && takeBack());
