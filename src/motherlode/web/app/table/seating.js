/** Coming and going at a table: sitting down, a name, a rematch, standing up, giving up. Every part of the page that offers one of them does it here. */

import { isMeant, nameOf, wayOf } from "../dialogs.js";
import { nonce } from "../wire.js";

/** @typedef {import("../table.js").TablePage} TablePage */

/** Take a seat by a name; the first one is one's own, everywhere from then on. @param {TablePage} page @param {number} seat @param {string} name */
export async function sit(page, seat, name) {
  if (!(await page.send("sit", { seat, name, nonce: nonce() }))) return;
  if (!page.seats.length) page.wire.remember(name);
  page.notice = "";
  await page.enter();
}

/** Take the seats that a rematch has kept. @param {TablePage} page */
export async function comeAlong(page) {
  const names = page.kept.map((seat) => page.state?.places[seat - 1].name ?? "");
  for (const [index, seat] of page.kept.entries()) if (!(await page.send("sit", { seat, name: names[index], nonce: nonce() }))) return;
  await page.enter();
}

/** Leave them to others. @param {TablePage} page */
export async function decline(page) {
  if (await page.send("decline")) page.kept = [];
}

/** Somebody of this screen is called something else. @param {TablePage} page @param {number} seat */
export async function rename(page, seat) {
  const { words, state, seats, wire } = page;
  await words.need("gathering");
  const name = await nameOf({ title: words.say("page-rename-title"), name: state?.places[seat - 1].name, yes: words.say("page-rename-do"), no: words.say("page-cancel") });
  if (name && (await page.send("rename", { seat, name })) && seats.length === 1) wire.remember(name);
}

/** Stand up before the game: nothing is lost, so nobody is asked. @param {TablePage} page @param {number} seat */
export function stand(page, seat) {
  page.standing = seat;
  return page.send("leave", { seat });
}

/** Give the match up, if that is meant. @param {TablePage} page @param {number} seat */
export async function resign(page, seat) {
  if (await isGivenUp(page)) await page.send("resign", { seat });
}

/** It cannot be taken back. @param {TablePage} page */
async function isGivenUp({ words }) {
  await words.need("gathering");
  return isMeant({ title: words.say("page-resign-title"), text: words.say("page-resign-how"), yes: words.say("page-resign"), no: words.say("page-cancel") });
}

/** Go away from a table, and say what becomes of the seats where others would wait for them; whether somebody goes. @param {TablePage} page @returns {Promise<boolean>} */
export async function leave(page) {
  const { words, state } = page;
  const seats = page.seats.filter((seat) => state?.places[seat - 1].kind === "person");
  const others = state?.places.some(({ kind }, index) => kind === "person" && !seats.includes(index + 1));
  const gathering = state?.status === "gathering";
  if (!state || !seats.length || state.status === "over" || !(others || gathering)) return true; // nobody waits: it is kept as it is
  await words.need("gathering");
  const ways = (gathering ? ["keep", "leave"] : ["keep", "hand-over", "resign"]).map((way) => ({ way, text: words.say(`page-leave-${way}`) }));
  const way = await wayOf({ title: words.say("page-leave-title"), text: words.say(gathering ? "page-leave-gathering" : "page-leave-how"), ways, no: words.say("page-leave-stay") });
  if (way === "keep") return true;
  if (way === "resign" && !(await isGivenUp(page))) return false;
  if (!way) return false;
  for (const seat of seats) {
    if (gathering) page.standing = seat;
    if (!(await page.send(way, { seat }))) return false;
  }
  return true;
}
