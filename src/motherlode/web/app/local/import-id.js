/** How matches are called that were brought here as files. */

export const PREFIX = "import."; // the dot is in no table's id

/** Whether an id is that of an imported match. @param {string} match */
export function isImport(match) {
  return match.startsWith(PREFIX);
}
