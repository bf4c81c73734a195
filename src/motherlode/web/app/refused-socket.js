/** Why a socket was not opened: the browser hides the reason, so it is requested over HTTP. */

import { addressOf } from "./base.js";
import { RefusedCommand } from "./wire.js";

/** @param {import("./wire.js").Wire} wire */
export async function wonder(wire) {
  const answer = await fetch(addressOf("/api/sockets"), { method: "POST" }).catch(() => null);
  if (answer?.status !== 403 && answer?.status !== 429) return;
  const { reason, arguments: details } = await answer.json();
  wire.refused = new RefusedCommand(reason, details);
  wire.become(wire.state);
}
