/**
 * Where the page is: at the root of its site, or under a path of it. Its files know, because they are in `web/` below it.
 *
 * A server answers for every place of the page. A host of files has one document only, so there a place stands in the
 * query of its address: `/t/ABC234` is `?t/ABC234`.
 */

/** where the files of the page are: beside this one, under a name that is theirs alone */
export const WEB = new URL("..", import.meta.url).pathname;
/** the path before everything that this server has; empty at the root */
export const BASE = WEB.slice(0, WEB.lastIndexOf("/web/"));
/** whether there are only files, and no server behind them */
export const STATIC = globalThis.document?.querySelector('meta[name="motherlode-site"]')?.getAttribute("content") === "static";

/** The address of a path of this server, such as `/t/ABC234`, with a query or a fragment if it has one. @param {string} path */
export function addressOf(path) {
  if (!STATIC) return BASE + path;
  const [, place, query = "", fragment = ""] = /** @type {RegExpExecArray} */ (/^\/([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path));
  const asked = [place, query].filter(Boolean).join("&");
  return `${BASE}/${asked && `?${asked}`}${fragment}`;
}

/** The path that an address of this site has within this server; empty where it is not the server's. @param {{ pathname: string, search: string }} address */
export function within({ pathname, search }) {
  if (!pathname.startsWith(`${BASE}/`)) return "";
  const path = pathname.slice(BASE.length);
  return STATIC && path === "/" ? `/${search.slice(1).split("&")[0]}` : path;
}

/** The address of where one is, with another query. @param {string} query */
export function hereWith(query) {
  return addressOf(`${within(location)}?${query}`);
}
