/** Tokens, and ids of tables that follow from what was asked for: `server/tokens.py` in the page. */

import { base64url, fromHex, hex, hmac } from "./sha256.js";

const SEAL = "motherlode token 1", TABLE = "motherlode table 1";
const TABLE_BYTES = 9; // of an id

export class Seals {
  /** @param {string} key as hexadecimal digits */
  constructor(key) {
    this.key = fromHex(key);
  }

  /** @param {string} identity */
  token(identity) {
    return `${identity}.${hex(hmac(this.key, `${SEAL} ${identity}`))}`;
  }

  /** Whose token it is; "" when this browser did not make it. @param {string} token */
  identity(token) {
    const identity = token.slice(0, Math.max(0, token.lastIndexOf(".")));
    return identity && this.token(identity) === token ? identity : "";
  }

  /** The id of the table that somebody asks for with a nonce. @param {string} identity @param {string} nonce */
  table(identity, nonce) {
    return base64url(hmac(this.key, `${TABLE} ${identity} ${nonce}`).slice(0, TABLE_BYTES));
  }
}
